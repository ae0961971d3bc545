import { expect, test } from 'vitest';
import { dungeon } from '../index.ts';
import type { State } from '../state.ts';
import { stage } from '../testing/stage.ts';

const run = (health: number, level: number, ahead: string[] = []): State => {
  const room = stage('@s', 'The Hound', { health });
  const enemies = health > 0 ? [] : room.enemies;
  return { random: 0, level, rounds: 57, prior: 0, ahead, room: { ...room, enemies } };
};

test.each([
  [run(9, 2), 0, 'en', 'You won: the Hound cleared every level in 57 rounds.'],
  [run(9, 1), 0, 'en', 'You won: the Hound cleared the level in 57 rounds.'],
  [run(9, 2), 'spectator', 'de', 'Ada hat gewonnen: Der Bluthund hat alle Level in 57 Runden geschafft.'],
  [run(0, 3, ['@s']), 0, 'en', 'Your run is over: the Hound died on level 3 in round 57.'],
  [{ ...run(0, 3), endless: 1 }, 0, 'en', 'Your run is over: the Hound died at depth 3 in round 57.'],
  [run(0, 1), 'spectator', 'en', 'Ada’s run is over: the Hound died in round 57.'],
  [
    run(0, 3),
    'spectator',
    'de',
    'Der Durchlauf von Ada ist zu Ende: Der Bluthund ist auf Level 3 in Runde 57 gestorben.',
  ],
  [{ ...run(9, 1), chosen: 4 }, 0, 'en', 'You won: the Hound cleared level 4 in 57 rounds.'],
  [{ ...run(0, 1), chosen: 4 }, 0, 'en', 'Your run is over: the Hound died on level 4 in round 57.'],
  [run(0, 1), 0, 'de', 'Dein Durchlauf ist zu Ende: Der Bluthund ist in Runde 57 gestorben.'],
] as const)('%#: %s %s', (state, viewer, language, sentence) => {
  expect(dungeon.presentation.ending(state, { viewer, language, names: ['Ada'] })).toBe(sentence);
});
