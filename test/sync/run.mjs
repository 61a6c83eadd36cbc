/** `pnpm sim:sync [schedules]`: the simulation of many devices with as many schedules as wanted, some at a time. */
import { pnpm } from '../setup/pnpm.mjs';

const AT_ONCE = 500;
const wanted = Number(process.argv[2] ?? 1000);
const start = Date.now();

for (let done = 0; done < wanted && !process.exitCode;) {
  const count = Math.min(AT_ONCE, wanted - done);
  process.env['SCHEDULES'] = String(count);
  const { code, output } = await pnpm('exec', 'vitest', 'run', '--project', 'house', 'test/sync/simulation.test.ts');
  done += count;
  if (code !== 0) console.log(output);
  console.log(`${done} schedules, ${code === 0 ? 'nothing lost' : 'FAILED'}, ${Math.round((Date.now() - start) / 1000)} s`);
  process.exitCode = code;
}
