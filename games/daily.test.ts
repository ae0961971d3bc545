import type { AnyGame, Score } from '@longtable/kit';
import { describe, expect, test } from 'vitest';
import { builtInGames } from './index.ts';

const begun = (game: AnyGame, choice: number): { seats: number; state: unknown } => {
  const seats = game.seats.min;
  const outcome = game.setup(game.options.parse(game.daily?.options(choice, choice)), choice, seats);
  if (outcome.refused) throw new Error(outcome.refused.code);
  return { seats, state: outcome.state };
};

/** Returns the daily score of a changed first state. */
const at = (game: AnyGame, change: (state: never) => object): Score => {
  const state = structuredClone(begun(game, 1).state) as object;
  return game.daily!.score({ ...state, ...change(state as never) });
};

const better = (scores: readonly Score[]) =>
  scores.toSorted((one, other) => {
    const difference = one.points.findIndex((point, index) => point !== other.points[index]);
    return other.points[difference]! - one.points[difference]!;
  });

describe.each(builtInGames)('the daily of $id', (game) => {
  test('has a score from the start, in both languages', () => {
    const { points, words } = game.daily!.score(begun(game, 7).state);
    expect(points.length).toBeGreaterThan(0);
    expect(words).toMatchObject({ en: expect.stringMatching(/./), de: expect.stringMatching(/./) });
  });
});

const by = (id: string) => builtInGames.find((game) => game.id === id) as AnyGame;

test('ranks duels by quick wins, then life left; losses by the life of the opponent', () => {
  const duel = (winner: 0 | 1 | null, round: number, lives: readonly number[]) =>
    at(by('duel'), ({ sides }: { sides: object[] }) => ({
      winner,
      round,
      sides: sides.map((side, index) => ({ ...side, life: lives[index] })),
    }));
  const scores = [
    duel(0, 7, [3, -2]),
    duel(0, 8, [20, 0]),
    duel(0, 8, [19, 0]),
    duel(1, 12, [0, 4]),
    duel(null, 3, [25, 9]),
  ];
  expect(better(scores)).toEqual(scores);
  expect(scores[0]?.words).toMatchObject({
    en: 'Won in 8 rounds, 3 life left',
    de: 'Sieg in 8 Runden, noch 3 Leben',
  });
});

test('ranks Farmland games by quick wins, then life points left', () => {
  const game = (winner: 0 | 1 | null, cards: number, lps: readonly number[]) =>
    at(by('farmland'), ({ teams }: { teams: { deck: unknown[] }[] }) => ({
      winner,
      teams: teams.map((team, index) => ({ ...team, lp: lps[index], deck: team.deck.slice(-cards) })),
    }));
  const scores = [game(0, 20, [100, 0]), game(0, 19, [9000, 0]), game(1, 5, [0, 100]), game(null, 30, [8000, 7000])];
  expect(better(scores)).toEqual(scores);
  expect(scores[0]?.words).toMatchObject({ en: 'Won in 16 turns, 100 life points left' });
});

test('ranks won spy matches by their lead and shows only the round before the end', () => {
  const match = (ending: object | null, round: number, ip: readonly number[]) =>
    at(by('spy'), () => ({
      phase: ending ? 'over' : 'rounds',
      ending,
      round,
      people: ip.map((points, faction) => ({ faction, ip: points, chips: 0, properties: [], items: [] })),
    }));
  const scores = [
    match({ winner: 0 }, 5, [300, 100]),
    match({ winner: 0 }, 5, [300, 290]),
    match({ winner: 1 }, 5, [100, 120]),
    match(null, 4, [900, 0]),
    match(null, 3, [0, 900]),
  ];
  expect(better(scores)).toEqual(scores);
  expect(match(null, 4, [900, 0])).toEqual(match(null, 4, [0, 0]));
  expect(scores[1]?.words).toMatchObject({ de: 'Sieg mit 300 zu 290 IP' });
});
