import { storyLines } from '@longtable/kit';
import { expect, test } from 'vitest';
import { dungeon } from './index.ts';
import { scripted } from './rules/room.ts';
import { type Action, playRound } from './rules/round.ts';
import type { Room } from './state.ts';
import { stage } from './testing/stage.ts';

/** Returns the lines of the story of a round. */
const linesAfter = (room: Room, action: Action, ...draws: readonly number[]) =>
  storyLines(dungeon, playRound(room, action, scripted(draws)).events, {
    viewer: 0,
    language: 'en',
    names: ['Ada'],
  });
const effectsAfter = (...round: Parameters<typeof linesAfter>) => linesAfter(...round).map(({ effects }) => effects);

test('shows an attack and the reply as effects of two lines', () => {
  const room = stage('@k', 'Jon Snow');
  const [knight] = room.enemies;
  const enemy = knight?.id;
  expect(effectsAfter(room, 'right', 21, 6, 13, 4)).toEqual([
    [{ actor: 'hero', target: enemy, number: -15 }],
    [{ actor: enemy, target: 'hero', number: -9 }],
  ]);
});
