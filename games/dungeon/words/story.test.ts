import { type Language, storyTexts } from '@longtable/kit';
import { expect, test } from 'vitest';
import type { DungeonEvent } from '../events.ts';
import { dungeon } from '../index.ts';
import { scripted } from '../rules/room.ts';
import { type Action, playRound } from '../rules/round.ts';
import type { Room, State } from '../state.ts';
import { stage } from '../testing/stage.ts';

const storyOf = (events: readonly DungeonEvent[], language: Language = 'en') =>
  storyTexts(dungeon, events, { viewer: 0, language, names: ['Ada'] });

const round = (room: Room, action: Action, ...draws: readonly number[]) =>
  playRound(room, action, scripted(draws)).events;

test('reports an attack and the reply', () => {
  const events = round(stage('@k', 'Jon Snow'), 'right', 21, 6, 13, 4);
  expect(storyOf(events)).toEqual([
    'Jon Snow hits the Lannister Knight for 15 (185 life left).',
    'The Lannister Knight hits Jon Snow for 9 (291 life left).',
  ]);
  expect(storyOf(events, 'de')).toEqual([
    'Jon Snow trifft den Lannister-Ritter mit 15 Schaden (noch 185 Leben).',
    'Der Lannister-Ritter trifft Jon Snow mit 9 Schaden (noch 291 Leben).',
  ]);
});

test('reports a cast in one sentence', () => {
  const events = round(stage('@.sk', 'Melisandre', { spellPower: 90 }), 'cast', 0, 0, 0, 5, 0, 5, 0, 8, 0, 0, 4);
  expect(storyOf(events)[0]).toBe(
    'Melisandre uses Blizzard: Lannister Soldier −90 (dead), Lannister Knight −252 (dead), +75 experience.',
  );
  expect(storyOf(round(stage('@......s', 'Bronn'), 'cast', 4), 'de')).toEqual([
    'Bronn setzt den Messerfächer ein: niemand in Reichweite.',
  ]);
});

test.each<[DungeonEvent[], string[]]>([
  [[{ kind: 'quiet' }], []],
  [[{ kind: 'level', level: 1, of: 1 }], ['The level begins.']],
  [
    [
      { kind: 'cleared', level: 1, at: { x: 1, y: 1 } },
      { kind: 'level', level: 2, of: 10 },
    ],
    ['Level 1 cleared! Level 2 begins.'],
  ],
  [[{ kind: 'blocked', name: 'Bronn' }], ['There’s a wall in the way.']],
  [[{ kind: 'repeated', name: 'Bronn', what: 'walk', rounds: 1 }], []],
  [
    [{ kind: 'repeated', name: 'Bronn', what: 'walk', rounds: 4, opening: true }],
    ['Bronn walks 4 steps to a doorway.'],
  ],
  [
    [{ kind: 'repeated', name: 'Bronn', what: 'rest', rounds: 1, met: 'Wright' }],
    ['Bronn rests for 1 round. Enemy nearby: Wight.'],
  ],
  [
    [{ kind: 'refused', ability: 'Blizzard', refusal: { reason: 'mana', had: 12, needed: 30 } }],
    ['Blizzard: needs 30 mana, you have 12.'],
  ],
])('%j', (events, lines) => {
  expect(storyOf(events)).toEqual(lines);
});

test('contracts articles in French and Spanish', () => {
  const events = round(stage('@k', 'The Hound'), 'right', 20, 5, 7, 6);
  expect(storyOf(events, 'fr')).toEqual([
    'Le Limier inflige 15 dégâts au chevalier Lannister (reste 185 PV).',
    'Le chevalier Lannister inflige 1 dégât au Limier (reste 399 PV).',
  ]);
  expect(storyOf(events, 'es')).toEqual([
    'El Perro hace 15 de daño al caballero Lannister (le quedan 185 de vida).',
    'El caballero Lannister hace 1 de daño al Perro (le quedan 399 de vida).',
  ]);
});

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
