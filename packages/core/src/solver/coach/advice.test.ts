import { describe, expect, test } from 'vitest';
import { sample } from '../../../../../test/fixtures/sweep.ts';
import { newGame, update, type SpiderGame } from '../../game.ts';
import { makeMove } from '../../notation.ts';
import { PRESETS, type SpiderRules } from '../../rules.ts';
import { plainHint } from '../../spider/hint.ts';
import { isWon, makeBoard, whyNot } from '../../variants.ts';
import { pickFrom } from '../samples.ts';
import { coach, coachInSlices } from './advice.ts';
import { drawFrom } from './chance.ts';
import { Coach, type Effort } from './coach.ts';
import { judgementOf } from './judgements.ts';
import { questionOf } from './question.ts';
import { lookalikes, reshuffled, wander } from './samples.ts';

const GAMES: readonly SpiderRules[] = [PRESETS.spider1, PRESETS.spider2, PRESETS.spider4];
const GLANCE: Effort = { positions: 40, outcomes: 3, samples: 9, glance: 5 };

describe.each(GAMES)('the coach of $suits suits', (rules) => {
  test('cannot be told by its answers in what order the unseen cards lie', () => {
    const pick = pickFrom(rules.suits);
    const player = new Coach(judgementOf(rules.suits));
    const answer = (game: SpiderGame, seed: number) => {
      const { view, barred } = questionOf(game);
      return [...player.choose(view, GLANCE, drawFrom(seed), barred)];
    };
    let number = 0;
    for (const [game, other] of lookalikes(rules, sample(150, 700), pick)) {
      expect(JSON.stringify(questionOf(other))).toBe(JSON.stringify(questionOf(game)));
      expect(plainHint(other)).toEqual(plainHint(game));
      if (number++ % 50 === 0) expect(answer(other, number)).toEqual(answer(game, number));
    }
  });

  test('gives the same advice and estimate for the same seed, whatever lies hidden', () => {
    const pick = pickFrom(10 + rules.suits);
    const game = wander(rules, 5, 30, pick);
    const advice = coach(game, { seed: 3, samples: 2 });
    expect(coach(game, { seed: 3, samples: 2 })).toEqual(advice);
    expect(coach(reshuffled(game, pick), { seed: 3, samples: 2 })).toEqual(advice);
  });

  test('plays on by its own advice, asked anew for every move, without going in circles', () => {
    let game: SpiderGame = newGame(rules, 11);
    const been = new Set([makeBoard(game.position)]);
    for (let asked = 0; asked < 25 && !isWon(game.position); asked++) {
      const advice = coach(game, { seed: asked });
      if (advice.type !== 'move') break;
      expect(advice.move).toBe(advice.plan[0]);
      expect(advice.estimate.chance).toBeGreaterThanOrEqual(0);
      expect(advice.estimate.chance).toBeLessThanOrEqual(1);
      game = update(game, { type: 'move', move: advice.move });
      expect(been.has(makeBoard(game.position))).toBe(false);
      been.add(makeBoard(game.position));
    }
    expect(game.cursor).toBeGreaterThan(5);
  });

  test('plans only what is allowed, up to something new', () => {
    const pick = pickFrom(20 + rules.suits);
    for (let number = 1; number <= 4; number++) {
      const game = wander(rules, number, 10 * number, pick);
      const advice = coach(game, { seed: number });
      if (advice.type !== 'move') continue;
      const positions = advice.plan.reduce((all, move) => {
        expect(whyNot(all.at(-1)!.position, move), makeMove(move)).toBeUndefined();
        return [...all, update(all.at(-1)!, { type: 'move', move })];
      }, [game]);
      const news = positions.map((each) => questionOf(each).view).map(({ stock, columns }) => (
        stock.length + columns.reduce((sum, { hidden }) => sum + hidden, 0)
      ));
      expect(new Set(news.slice(0, -1)).size).toBe(1);
      expect(news.at(-1)).toBeLessThan(news[0]!);
    }
  });
});

test('what was seen and taken back is not forgotten', () => {
  const pick = pickFrom(1);
  const game = wander(PRESETS.spider1, 3, 40, pick);
  const back = Array.from({ length: game.cursor }).reduce<SpiderGame>((now) => update(now, { type: 'undo' }), game);
  const known = (each: SpiderGame) => (
    questionOf(each).view.columns.flatMap(({ kinds }) => kinds).filter((kind) => kind > 0).length
  );
  expect(known(back)).toBeGreaterThan(known(newGame(PRESETS.spider1, 3)));
});

test('thinks as long as it is given, and has an answer at once', () => {
  const slices = coachInSlices(questionOf(newGame(PRESETS.spider2, 1)), { seed: 1, milliseconds: 0 });
  expect(slices.next()).toMatchObject({ done: true, value: { type: 'move' } });
});

test('a won game needs no advice', () => {
  const game = newGame(PRESETS.spider1, 1);
  const run = Array.from({ length: 13 }, (_, index) => 13 - index << 2 | 3);
  const won = { ...game.position, columns: game.position.columns.map(() => ({ cards: [], hidden: 0 })), stock: [],
    foundations: game.position.foundations.map(() => run) };
  expect(coach({ ...game, position: won } as unknown as SpiderGame, { seed: 1 })).toEqual({ type: 'won' });
});
