import { cpuSeconds, loadBundle, loadCore } from './core.mjs';

/**
 * `pnpm bench:coach fair [positions]`: whether anything tells in what order the unseen cards lie. Random games with
 * each number of suits are compared with the same games whose unseen cards have changed places: the question that
 * crosses to the worker byte by byte, the plain hint, and the coach's advice and estimate for the same seed, sampled
 * in one position of ten.
 *
 * @param {number} count of positions, over all numbers of suits
 */
export async function compareLookalikes(count) {
  const { PRESETS, coach, plainHint, questionOf } = await loadCore();
  /** @type {typeof import('../../packages/core/src/solver/coach/samples.ts')} */
  const { lookalikes } = await loadBundle('packages/core/src/solver/coach/samples.ts');
  let compared = 0;
  let differing = 0;
  let state = 1;
  const pick = (/** @type {number} */ limit) => {
    state = Math.imul(state, 1664525) + 1013904223 >>> 0;
    return Math.floor(state / 2 ** 32 * limit);
  };
  for (const rules of [PRESETS.spider1, PRESETS.spider2, PRESETS.spider4]) {
    for (const pair of lookalikes(rules, Math.ceil(count / 3), pick)) {
      const options = { seed: compared, samples: compared % 10 === 0 ? 3 : 0 };
      const [told, other] = pair.map((game) => (
        JSON.stringify([questionOf(game), plainHint(game), coach(game, options)])
      ));
      if (told !== other) differing++;
      compared++;
    }
    console.log(`${compared} positions compared, ${differing} differ; ${cpuSeconds().toFixed(0)} s`);
  }
}
