import { describe, expect, test } from 'vitest';
import { PRESETS } from '../../rules.ts';
import { pickFrom } from '../samples.ts';
import { COLUMN_FEATURES } from './features.ts';
import { judgementOf } from './judgements.ts';
import { UNITS } from './network.ts';
import { Piles } from './piles.ts';
import { wander } from './samples.ts';
import { COLUMNS } from './scene.ts';
import { Survey } from './survey.ts';
import { sceneOf, viewOf } from './view.ts';

const STEP_COST = 0.002;

describe.each([PRESETS.spider1, PRESETS.spider2, PRESETS.spider4])('a survey of $suits suits', (rules) => {
  const judgement = judgementOf(rules.suits);
  const piles = new Piles(judgement, 16);
  const survey = new Survey(piles, judgement);

  test('judges an outcome as the network does that is told all of it anew', () => {
    const pick = pickFrom(rules.suits);
    for (let number = 1; number <= 12; number++) {
      piles.clear();
      const scene = sceneOf(viewOf(wander(rules, number, 5 * number, pick)), piles);
      for (const outcome of survey.run(scene, 60, 8)) {
        const longest = outcome.steps.length * STEP_COST;
        const odds = judge(survey.featuresOf(outcome, scene.unseen));
        expect(outcome.value).toBeLessThan(odds + 1e-4);
        expect(outcome.value).toBeGreaterThan(odds - longest - 1e-4);
      }
    }
  });

  function judge(features: Float32Array): number {
    const sums = new Float32Array(UNITS);
    const layer = new Float32Array(UNITS);
    for (let column = 0; column < COLUMNS; column++) {
      const at = column * COLUMN_FEATURES;
      judgement.network.layColumn(features.subarray(at, at + COLUMN_FEATURES), layer, 0);
      layer.forEach((share, unit) => {
        sums[unit]! += share;
      });
    }
    return judgement.network.logOdds(sums, features.subarray(COLUMNS * COLUMN_FEATURES));
  }
});
