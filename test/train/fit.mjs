/**
 * The network of `network.ts` while it learns: the same layer of rectified units and one output, on inputs brought to a
 * common scale, fitted by Adam to the cross entropy of targets between 0 and 1.
 */
export class Fit {
  /**
   * @param {number} inputs
   * @param {number} units
   * @param {Float32Array} weights to begin with, as `Network` takes them
   */
  constructor(inputs, units, weights) {
    this.inputs = inputs;
    this.units = units;
    this.mean = new Float64Array(inputs);
    this.scale = new Float64Array(inputs).fill(1);
    this.values = Float64Array.from(weights);
    this.gradient = new Float64Array(weights.length);
    this.first = new Float64Array(weights.length);
    this.second = new Float64Array(weights.length);
    this.hidden = new Float64Array(units);
    this.steps = 0;
  }

  /** Brings inputs to a common scale; the function stays what it is. @param {Float32Array} rows */
  normalise(rows) {
    const { inputs, units, values } = this;
    const count = rows.length / inputs;
    for (let input = 0; input < inputs; input++) {
      let sum = 0;
      let squares = 0;
      for (let at = input; at < rows.length; at += inputs) {
        sum += rows[at] ?? 0;
        squares += (rows[at] ?? 0) ** 2;
      }
      const mean = sum / count;
      const deviation = Math.sqrt(Math.max(0, squares / count - mean ** 2));
      const scale = deviation > 1e-4 ? 1 / Math.max(deviation, 0.05) : 0;
      this.mean[input] = mean;
      this.scale[input] = scale;
      for (let unit = 0; unit < units; unit++) {
        const at = input * units + unit;
        const bias = inputs * units + unit;
        values[bias] = (values[bias] ?? 0) + (values[at] ?? 0) * mean;
        values[at] = scale > 0 ? (values[at] ?? 0) / scale : 0;
      }
    }
  }

  /** The weights as `Network` takes them. */
  weights() {
    const { inputs, units, mean, scale } = this;
    const weights = Float32Array.from(this.values);
    for (let input = 0; input < inputs; input++) {
      for (let unit = 0; unit < units; unit++) {
        const weight = (this.values[input * units + unit] ?? 0) * (scale[input] ?? 0);
        weights[input * units + unit] = weight;
        weights[inputs * units + unit] = (weights[inputs * units + unit] ?? 0) - weight * (mean[input] ?? 0);
      }
    }
    return weights;
  }

  /**
   * One step along the gradient of some rows.
   *
   * @param {Float32Array} rows
   * @param {Float32Array} targets
   * @param {Int32Array} chosen which of them
   * @param {number} rate
   * @returns {number} their loss before the step, in all
   */
  step(rows, targets, chosen, rate) {
    this.gradient.fill(0);
    let loss = 0;
    for (const row of chosen) loss += this.addGradient(rows, row * this.inputs, targets[row] ?? 0);
    this.steps++;
    const shrink = [1 - 0.9 ** this.steps, 1 - 0.999 ** this.steps];
    for (let at = 0; at < this.values.length; at++) {
      const slope = (this.gradient[at] ?? 0) / chosen.length;
      const first = this.first[at] = 0.9 * (this.first[at] ?? 0) + 0.1 * slope;
      const second = this.second[at] = 0.999 * (this.second[at] ?? 0) + 0.001 * slope ** 2;
      const value = this.values[at] ?? 0;
      this.values[at] = value - rate * (
        first / (shrink[0] ?? 1) / (Math.sqrt(second / (shrink[1] ?? 1)) + 1e-8) + 1e-4 * value
      );
    }
    return loss;
  }

  /**
   * @param {Float32Array} rows
   * @param {number} at
   * @param {number} target
   */
  addGradient(rows, at, target) {
    const { inputs, units, values, gradient, hidden } = this;
    const bias = inputs * units;
    const output = bias + units;
    for (let unit = 0; unit < units; unit++) hidden[unit] = values[bias + unit] ?? 0;
    this.eachInput(rows, at, (row, value) => {
      for (let unit = 0; unit < units; unit++) hidden[unit] = (hidden[unit] ?? 0) + value * (values[row + unit] ?? 0);
    });
    let odds = values[output + units] ?? 0;
    for (let unit = 0; unit < units; unit++) odds += Math.max(0, hidden[unit] ?? 0) * (values[output + unit] ?? 0);
    const chance = 1 / (1 + Math.exp(-odds));
    const error = chance - target;
    gradient[output + units] = (gradient[output + units] ?? 0) + error;
    for (let unit = 0; unit < units; unit++) {
      const value = Math.max(0, hidden[unit] ?? 0);
      const slope = value > 0 ? error * (values[output + unit] ?? 0) : 0;
      gradient[output + unit] = (gradient[output + unit] ?? 0) + error * value;
      gradient[bias + unit] = (gradient[bias + unit] ?? 0) + slope;
      hidden[unit] = slope;
    }
    this.eachInput(rows, at, (row, value) => {
      for (let unit = 0; unit < units; unit++) {
        gradient[row + unit] = (gradient[row + unit] ?? 0) + value * (hidden[unit] ?? 0);
      }
    });
    return -target * Math.log(chance + 1e-9) - (1 - target) * Math.log(1 - chance + 1e-9);
  }

  /**
   * @param {Float32Array} rows
   * @param {number} at
   * @param {(row: number, value: number) => void} visit told where an input's weights begin, and its value, if not 0
   */
  eachInput(rows, at, visit) {
    for (let input = 0; input < this.inputs; input++) {
      const value = ((rows[at + input] ?? 0) - (this.mean[input] ?? 0)) * (this.scale[input] ?? 0);
      if (value !== 0) visit(input * this.units, value);
    }
  }
}
