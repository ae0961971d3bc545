import { RNG } from '@longtable/kit';
import { randomPositions } from '@longtable/kit/testing/random-play';
import { describe, expect, test } from 'vitest';
import { spy } from './index.ts';
import { choices } from './menus/turn.ts';
import { acceptsUnlisted, comingTurns, play } from './play.ts';
import type { State } from './state.ts';
import { scramble } from './testing/scramble.ts';
import { enemyAt, guestAt, ownAt, type Role, stage } from './testing/stage.ts';

const HALL = ['....@', '...._', '.....'];
const roles: readonly Role[] = [
  ownAt('A1', { bp: 2, ap: 1, carries: ['JETPACK'] }),
  enemyAt('C3', { bp: 2, ap: 1 }),
  guestAt('E3'),
];

/** Returns a match in which person 0 acts and person 1 is next. */
function hall(changes: Parameters<typeof stage>[2] = {}) {
  return stage(HALL, roles, { order: [1], ...changes }).state;
}

function playedLine(line: string, state = hall(), seat = 0) {
  const outcome = play(state, seat, line);
  if (outcome.refused) throw new Error(outcome.refused.code);
  return outcome;
}

describe('rejection codes', () => {
  test.each([
    ['walk ZZ99', 'no-field'],
    ['spy ZZ99', 'no-field'],
    ['use JETPACK ZZ99', 'no-field'],
    ['walk A1', 'no-way'],
    ['spy C3', 'too-far'],
    ['drink', 'no-cocktail'],
    ['use NUGGET A2', 'no-gadget'],
    ['pick gadget JETPACK', 'unknown'],
    ['ready', 'unknown'],
    ['dance', 'unknown'],
  ])('rejects %s with %s', (line, code) => {
    expect(play(hall(), 0, line).refused?.code).toBe(code);
  });

  test('rejects an unknown field as such even without steps', () => {
    const state = hall();
    Object.assign(state.people[0] ?? {}, { bp: 0 });
    expect(play(state, 0, 'walk ZZ99').refused?.code).toBe('no-field');
    expect(play(state, 0, 'walk C1').refused?.code).toBe('no-bp');
  });

  test('rejects moves out of turn and after the end', () => {
    expect(play(hall(), 1, 'retire').refused?.code).toBe('not-your-turn');
    expect(play(hall({ phase: 'over' }), 0, 'retire').refused?.code).toBe('over');
  });
});

describe('undo', () => {
  test.each(['step B1', 'walk C1'])('is possible after %s while the agent is active', (line) => {
    expect(playedLine(line).undoable).toBe(true);
  });

  test('is impossible after a random draw or the end of the turn', () => {
    expect(playedLine('use JETPACK D3').undoable).toBeUndefined();
    expect(playedLine('retire').undoable).toBeUndefined();
    const state = hall();
    Object.assign(state.people[0] ?? {}, { bp: 1, ap: 0 });
    expect(playedLine('step B1', state).undoable).toBeUndefined();
  });
});

test('swaps with a person in the way of a walk and goes on', () => {
  const { state } = stage(['.....'], [ownAt('A1', { bp: 3 }), guestAt('B1')], { order: [1] });
  const { people } = playedLine('walk D1', state).state;
  expect([people[0]?.at, people[1]?.at]).toEqual([{ x: 3, y: 0 }, expect.anything()]);
  expect(people[1]?.at?.x).toBeLessThan(3);
});

test.each([
  ['retire', true],
  ['step B1', true],
  ['strike', true],
  ['use JETPACK A1', true],
  ['walk C1', false],
  ['spy C3', false],
  ['dance', false],
])('accepts the unlisted line "%s": %s', (line, accepted) => {
  expect(acceptsUnlisted(hall(), 0, line)).toBe(accepted);
  expect(acceptsUnlisted(hall(), 1, line)).toBe(false);
});

const { state: staged } = stage(
  ['.....', '.....', '.....'],
  [
    { at: 'A1', bp: 1, ap: 0 },
    { at: 'C2', bp: 0, ap: 0 },
    { at: 'E3', faction: 1 },
    { faction: 0 },
    { at: 'E1', bp: 0, ap: 1 },
  ],
);

test('names the next turn of each agent on the map, with the points that are left or those of a new round', () => {
  const turns = comingTurns(staged, 0).map(({ name, isCurrent, state }) => {
    const { bp, ap } = state.people[state.active ?? -1] ?? {};
    return [name, isCurrent, bp, ap];
  });
  expect(turns).toEqual([
    ['Agent A', true, 2, 1],
    ['Agent B', false, 2, 1],
    ['Agent E', false, 0, 1],
  ]);
  expect(comingTurns(staged, 1).map(({ isCurrent }) => isCurrent)).toEqual([false]);
});

const positions = randomPositions(spy, {
  positions: 40,
  steps: 300,
  options: [{ length: 'blitz' }, { length: 'quick', scenario: 'rooftop' }],
}).map(({ state }) => state as State);

test('lets every offered line of a coming turn be played, and has no turns before the casino opens', () => {
  for (const state of positions) {
    for (const seat of [0, 1]) {
      const turns = comingTurns(state, seat);
      if (state.phase !== 'rounds') expect(turns).toEqual([]);
      for (const turn of turns)
        for (const { line, final } of choices(turn.state, seat, ''))
          if (final) expect(play(turn.state, seat, line).refused).toBeUndefined();
    }
  }
});

test('shows only what the seat knows', () => {
  for (const state of positions.filter(({ phase }) => phase === 'rounds')) {
    for (const seat of [0, 1] as const) {
      const offered = (at: State) =>
        comingTurns(at, seat).map((turn) => [turn.name, choices(turn.state, seat, '').map(({ line }) => line)]);
      const other = scramble(structuredClone(state), seat, RNG.seeded(state.round));
      expect(offered(other)).toEqual(offered(state));
    }
  }
});
