#!/usr/bin/env node
// Solves the deals FIRST … LAST and tells what they cost: node test/bench/solver.mjs [LAST] [FIRST] [CELLS]
// Times are CPU time of this process; a first round over a few hundred deals warms the compiler up.
import { build } from 'esbuild';
