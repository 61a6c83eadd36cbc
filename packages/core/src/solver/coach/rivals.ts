import type { Outcome } from './scene.ts';

/** Standard errors by which a rival must lead to be preferred, and by which it may trail before it is given up. */
const TO_LEAD = 2;
const TO_TRAIL = 1;
/** Fewer samples decide nothing. */
const LEAST_SAMPLES = 8;

interface Rival {
  readonly outcome: Outcome;
  /** Sum of its leads over the favourite, sample by sample, and of their squares. */
  sum: number;
  squares: number;
}

/**
 * Outcomes that compete in samples. The favourite is the one that the network likes best: its judgement has seen many
 * games, a sample is one. So a rival is preferred only where samples tell the two apart.
 */
export class Rivals {
  private readonly favourite: Outcome;
  private rivals: Rival[];
  private samples = 0;

  /** @param outcomes one or more, the best first */
  constructor([favourite, ...others]: readonly [Outcome, ...Outcome[]]) {
    this.favourite = favourite;
    this.rivals = others.map((outcome) => ({ outcome, sum: 0, squares: 0 }));
  }

  /** The favourite, and who has not fallen behind. */
  get outcomes(): readonly Outcome[] {
    return [this.favourite, ...this.rivals.map(({ outcome }) => outcome)];
  }

  get isDecided(): boolean {
    return this.rivals.length === 0;
  }

  get best(): Outcome {
    if (this.samples < LEAST_SAMPLES) return this.favourite;
    const leads = this.rivals.map((rival) => this.leadOf(rival, -TO_LEAD));
    const most = Math.max(0, ...leads);
    return this.rivals[leads.indexOf(most)]?.outcome ?? this.favourite;
  }

  /** Counts a sample: the chances of `outcomes`, in their order. */
  count([first = 0, ...chances]: readonly number[]): void {
    this.samples++;
    this.rivals.forEach((rival, index) => {
      const lead = chances[index]! - first;
      rival.sum += lead;
      rival.squares += lead * lead;
    });
    if (this.samples < LEAST_SAMPLES) return;
    this.rivals = this.rivals.filter((rival) => this.leadOf(rival, TO_TRAIL) > 0);
  }

  /** The mean lead, and so many standard errors of it. */
  private leadOf({ sum, squares }: Rival, errors: number): number {
    const mean = sum / this.samples;
    const variance = Math.max(0, squares / this.samples - mean * mean);
    return mean + errors * Math.sqrt(variance / (this.samples - 1));
  }
}
