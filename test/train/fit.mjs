/**
 * The network of `network.ts` while it learns, fitted by Adam to the cross entropy of targets between 0 and 1. What it
 * gives away are running means of its weights, which are steadier than where they are just now.
 */
export class Fit {
  /**
   * @param {Readonly<Record<string, readonly [number, number]>>} shape layers as `LAYERS` has them
   * @param {{ columns: number, suits: number }} counts how many columns and suits there are
   * @param {Float32Array} weights to begin with
   */
  constructor(shape, { columns, suits }, weights) {
    this.values = Float32Array.from(weights);
    this.means = Float32Array.from(weights);
    this.gradient = new Float32Array(weights.length);
    this.first = new Float32Array(weights.length);
    this.second = new Float32Array(weights.length);
    this.steps = 0;
    let at = 0;
    const layers = Object.fromEntries(Object.entries(shape).map(([name, [inputs, units]]) => {
      const end = at + inputs * units;
      const layer = new Layer(this.values.subarray(at, end), this.gradient.subarray(at, end), units);
      at = end;
      return [name, layer];
    }));
    const { column, columns: fromColumns, table, suit, suits: fromSuits, output } = layers;
    if (!column || !fromColumns || !table || !suit || !fromSuits || !output) throw new RangeError('A layer is missing');
    this.column = new Shared(column, columns);
    this.suit = new Shared(suit, suits);
    this.whole = { fromColumns, table, fromSuits, output, units: new Float32Array(fromColumns.units) };
  }

  /**
   * The log odds of a win.
   *
   * @param {Float32Array} row all that the network is told of an outcome
   */
  logOdds(row) {
    const { column, suit, whole: { fromColumns, table, fromSuits, output, units } } = this;
    const others = column.hear(row);
    units.set(fromSuits.bias);
    fromColumns.add(column.heard, units);
    table.add(row.subarray(others, others + table.inputs), units);
    suit.hear(row.subarray(others + table.inputs));
    fromSuits.add(suit.heard, units);
    return units.reduce((odds, sum, unit) => (
      odds + Math.max(0, sum) * (output.weights[unit] ?? 0)
    ), output.bias[0] ?? 0);
  }

  /**
   * One step along the gradient of some outcomes.
   *
   * @param {readonly { row: Float32Array, target: number, weight: number }[]} batch
   * @param {number} rate
   * @returns {number} their loss before the step, in all
   */
  step(batch, rate) {
    this.gradient.fill(0);
    let loss = 0;
    for (const { row, target, weight } of batch) {
      const chance = 1 / (1 + Math.exp(-this.logOdds(row)));
      loss -= target * Math.log(chance + 1e-7) + (1 - target) * Math.log(1 - chance + 1e-7);
      this.trace(row, weight * (chance - target));
    }
    this.adapt(batch.length, rate);
    return loss;
  }

  /**
   * Adds the gradient of the outcome that was judged last.
   *
   * @param {Float32Array} row
   * @param {number} error
   */
  trace(row, error) {
    const { column, suit, whole: { fromColumns, table, fromSuits, output, units } } = this;
    const others = column.length;
    const slopes = units.map((sum, unit) => sum > 0 ? error * (output.weights[unit] ?? 0) : 0);
    output.trace(units.map((sum) => Math.max(0, sum)), Float32Array.of(error), true);
    table.trace(row.subarray(others, others + table.inputs), slopes, false);
    fromColumns.trace(column.heard, slopes, false);
    fromSuits.trace(suit.heard, slopes, true);
    column.trace(row, fromColumns.back(slopes));
    suit.trace(row.subarray(others + table.inputs), fromSuits.back(slopes));
  }

  /**
   * @param {number} count
   * @param {number} rate
   */
  adapt(count, rate) {
    const { values, means, gradient, first, second } = this;
    this.steps++;
    const shrink = [1 - 0.9 ** this.steps, 1 - 0.999 ** this.steps];
    const keep = Math.min(0.998, (this.steps + 1) / (this.steps + 10));
    for (let at = 0; at < values.length; at++) {
      const slope = (gradient[at] ?? 0) / count;
      const mean = first[at] = 0.9 * (first[at] ?? 0) + 0.1 * slope;
      const square = second[at] = 0.999 * (second[at] ?? 0) + 0.001 * slope ** 2;
      const change = mean / (shrink[0] ?? 1) / (Math.sqrt(square / (shrink[1] ?? 1)) + 1e-8);
      values[at] = (values[at] ?? 0) - rate * (change + 1e-5 * (values[at] ?? 0));
      means[at] = keep * (means[at] ?? 0) + (1 - keep) * (values[at] ?? 0);
    }
  }
}

/** Weights from inputs to units, row by row, the bias last, and the gradient of them. */
class Layer {
  /**
   * @param {Float32Array} weights
   * @param {Float32Array} gradient
   * @param {number} units
   */
  constructor(weights, gradient, units) {
    this.weights = weights;
    this.gradient = gradient;
    this.units = units;
    this.inputs = weights.length / units;
    this.bias = weights.subarray(weights.length - units);
  }

  /** @param {Float32Array} inputs @param {Float32Array} sums */
  add(inputs, sums) {
    const { weights, units } = this;
    for (let input = 0; input < inputs.length; input++) {
      const value = inputs[input] ?? 0;
      if (value === 0) continue;
      for (let unit = 0; unit < units; unit++) {
        sums[unit] = (sums[unit] ?? 0) + value * (weights[input * units + unit] ?? 0);
      }
    }
  }

  /** @param {Float32Array} inputs @param {Float32Array} slopes @param {boolean} hasBias */
  trace(inputs, slopes, hasBias) {
    const { gradient, units } = this;
    const last = inputs.length;
    for (let input = 0; input < last + (hasBias ? 1 : 0); input++) {
      const value = input === last ? 1 : inputs[input] ?? 0;
      if (value === 0) continue;
      for (let unit = 0; unit < units; unit++) {
        gradient[input * units + unit] = (gradient[input * units + unit] ?? 0) + value * (slopes[unit] ?? 0);
      }
    }
  }

  /** The slopes of the inputs. @param {Float32Array} slopes */
  back(slopes) {
    const { weights, units } = this;
    return Float32Array.from({ length: this.inputs }, (_, input) => (
      slopes.reduce((sum, slope, unit) => sum + slope * (weights[input * units + unit] ?? 0), 0)
    ));
  }
}

/** A layer that hears several alike, one after another; what they make it say is added up. */
class Shared {
  /** @param {Layer} layer @param {number} count */
  constructor(layer, count) {
    this.layer = layer;
    this.inputs = layer.inputs - 1;
    this.length = count * this.inputs;
    this.heard = new Float32Array(layer.units);
    this.sums = Array.from({ length: count }, () => new Float32Array(layer.units));
  }

  /** Tells how many numbers of the row it took. @param {Float32Array} row */
  hear(row) {
    this.heard.fill(0);
    this.sums.forEach((sums, each) => {
      sums.set(this.layer.bias);
      this.layer.add(row.subarray(each * this.inputs, (each + 1) * this.inputs), sums);
      sums.forEach((sum, unit) => {
        this.heard[unit] = (this.heard[unit] ?? 0) + Math.max(0, sum);
      });
    });
    return this.length;
  }

  /** @param {Float32Array} row @param {Float32Array} slopes of what it says in all */
  trace(row, slopes) {
    this.sums.forEach((sums, each) => {
      const own = sums.map((sum, unit) => sum > 0 ? slopes[unit] ?? 0 : 0);
      this.layer.trace(row.subarray(each * this.inputs, (each + 1) * this.inputs), own, true);
    });
  }
}
