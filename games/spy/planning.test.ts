import { RNG, read, storyLines } from '@longtable/kit';
import { randomPositions } from '@longtable/kit/testing/random-play';
import { expect, test } from 'vitest';
import { spy } from './index.ts';
import { choices } from './menus/turn.ts';
import { comingTurns } from './planning.ts';
import { play } from './play.ts';
import type { State } from './state.ts';
import { readerFor } from './testing/readers.ts';
import { scramble } from './testing/scramble.ts';
import { stage } from './testing/stage.ts';

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

test('names turns, menus, sentences and log by first names', () => {
  const { state } = stage(['..'], [{ at: 'A1' }, { at: 'B1', faction: 'NPC' }]);
  state.cast = ['Esra Yildiz', 'Olga Brandt'].map((name) => ({ name, features: [] }));
  const reader = readerFor(0);
  const labels = choices(state, 0, '').map(({ label }) => read(label, reader));
  const outcome = play(state, 0, 'spy B1');
  const story = storyLines(spy, outcome.refused ? [] : outcome.events, reader);
  const words = [
    ...comingTurns(state, 0).map(({ name }) => name),
    ...labels,
    ...spy.face.view(state, reader).sentences,
    ...story.map(({ text }) => text),
  ].join(' ');
  expect(words).toContain('Esra');
  expect(words).toContain('Olga');
  expect(words).not.toMatch(/Yildiz|Brandt/);
});

test('offers the menus of a turn from the field of each agent', () => {
  const [, second] = comingTurns(staged, 0);
  if (!second) throw new Error('No second agent.');
  expect(choices(second.state, 0, 'step').map(({ line }) => line)).toContain('step D3');
  expect(play(second.state, 0, 'step E1').refused?.code).toBe('too-far');
});

const positions = randomPositions(spy, {
  positions: 40,
  steps: 300,
  options: [{ match: 'blitz' }, { match: 'quick', scenario: 'rooftop' }],
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
