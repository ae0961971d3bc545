/** How often one level beat another. */
export interface Result {
  readonly level: string;
  readonly other: string;
  readonly won: number;
  readonly lost: number;
}

/** What the levels of a game are rated on average: a little less than people, whose average is 1500. */
const MIDDLE = 1400;

/** Points per natural logarithm of the odds: 400 for odds of ten to one. */
const POINTS = 400 / Math.log(10);

const STEPS = 2000;

/** The ratings under which the results are most likely, from Elo's odds, with half a game won and lost more per pair. */
export function ratingsOf(levels: readonly string[], results: readonly Result[]): Map<string, number> {
  const skills = new Map(levels.map((level) => [level, 0]));
  const of = (level: string) => skills.get(level)!;
  for (let step = 0; step < STEPS; step++) {
    for (const level of levels) {
      const [slope, curve] = results.reduce(
        ([up, bend], { level: one, other, won, lost }) => {
          if (one !== level && other !== level) return [up, bend];
          const [rival, wins] = one === level ? [other, won] : [one, lost];
          const expected = 1 / (1 + Math.exp(of(rival) - of(level)));
          const games = won + lost + 1;
          return [up + wins + 0.5 - games * expected, bend + games * expected * (1 - expected)];
        },
        [0, 0],
      );
      if (curve > 0) skills.set(level, of(level) + slope / curve);
    }
  }
  const average = levels.reduce((sum, level) => sum + of(level), 0) / levels.length;
  return new Map(levels.map((level) => [level, Math.round(MIDDLE + POINTS * (of(level) - average))]));
}
