const STEPS = 400;
const RATE = 0.5;
const DECAY = 1e-3;
const RIDGE = 0.5;

/** Learns to tell ones from zeros by their signs (logistic regression); what it gives is higher the likelier a one is. */
export function fitLogistic(
  rows: readonly (readonly number[])[],
  labels: readonly number[],
): (row: readonly number[]) => number {
  const width = rows[0]?.length ?? 0;
  const columns = Array.from({ length: width }, (_, index) => scaleOf(rows.map((row) => row[index] ?? 0)));
  const scaled = (row: readonly number[]) =>
    columns.map(({ mean, spread }, index) => ((row[index] ?? 0) - mean) / spread);
  const inputs = rows.map(scaled);
  const weights = Array.from({ length: width }, () => 0);
  let bias = 0;
  const judge = (input: readonly number[]) =>
    input.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), bias);
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((weight) => DECAY * weight);
    let drift = 0;
    inputs.forEach((input, at) => {
      const miss = (1 / (1 + Math.exp(-judge(input))) - (labels[at] ?? 0)) / inputs.length;
      drift += miss;
      for (let index = 0; index < width; index++) slope[index]! += miss * (input[index] ?? 0);
    });
    bias -= RATE * drift;
    slope.forEach((value, index) => {
      weights[index]! -= RATE * value;
    });
  }
  return (row) => judge(scaled(row));
}

function scaleOf(values: readonly number[]): { mean: number; spread: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return { mean, spread: Math.sqrt(variance) || 1 };
}

/** How much each column adds to a total (ridge regression), by Gaussian elimination of the normal equations. */
export function fitRidge(rows: readonly (readonly number[])[], totals: readonly number[]): number[] {
  const width = rows[0]?.length ?? 0;
  const equations = Array.from({ length: width }, (_, i) => [
    ...Array.from({ length: width }, (_, j) => rows.reduce((sum, row) => sum + row[i]! * row[j]!, i === j ? RIDGE : 0)),
    rows.reduce((sum, row, at) => sum + row[i]! * (totals[at] ?? 0), 0),
  ]);
  for (let i = 0; i < width; i++) {
    const pivot = equations[i]!;
    for (let other = 0; other < width; other++) {
      if (other === i) continue;
      const factor = equations[other]![i]! / pivot[i]!;
      for (let j = i; j <= width; j++) equations[other]![j]! -= factor * pivot[j]!;
    }
  }
  return equations.map((equation, i) => equation[width]! / equation[i]!);
}
