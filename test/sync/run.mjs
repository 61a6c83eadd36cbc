/** `pnpm sim:sync [schedules]`: the simulation of many devices with as many schedules as wanted. */
import { pnpm } from '../setup/pnpm.mjs';

process.env['SCHEDULES'] = process.argv[2] ?? '1000';
const { code, output } = await pnpm('exec', 'vitest', 'run', '--project', 'house', 'test/sync/simulation.test.ts');
console.log(output);
process.exitCode = code;
