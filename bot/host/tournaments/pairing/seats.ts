import type { Pairing, Tournament } from '../../../../storage/records/tournament.ts';

/** Two who meet, in their seats: who has had the first seat less often gets it, else they take turns by rounds. */
export function met({ rounds }: Tournament, one: number, other: number): Pairing {
  const firsts = (entrant: number) =>
    rounds.reduce((sum, { pairings }) => sum + pairings.filter(({ a, b }) => a === entrant && b !== null).length, 0);
  const [mine, theirs] = [firsts(one), firsts(other)];
  const isFirst = mine === theirs ? one < other === (rounds.length % 2 === 0) : mine < theirs;
  return isFirst ? { a: one, b: other } : { a: other, b: one };
}

/** Nobody to meet: worth a win. */
export function bye(entrant: number): Pairing {
  return { a: entrant, b: null, result: 'a' };
}
