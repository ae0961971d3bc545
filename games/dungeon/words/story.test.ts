import { type Language, storyTexts } from '@longtable/kit';
import { expect, test } from 'vitest';
import type { DungeonEvent } from '../events.ts';
import { dungeon } from '../index.ts';
import { scripted } from '../rules/room.ts';
import { type Action, playRound } from '../rules/round.ts';
import type { Room } from '../state.ts';
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

test('reports misses, and several attackers in one sentence', () => {
  expect(storyOf(round(stage('@k', 'The Hound'), 'right', 3, 6, 3, 4), 'de')).toEqual([
    'Der Bluthund verfehlt den Lannister-Ritter.',
    'Der Lannister-Ritter verfehlt den Bluthund.',
  ]);
  expect(storyOf(round(stage('s@k', 'Jon Snow'), 'wait', 5, 0, 9, 2))).toEqual([
    'Jon Snow takes 12 damage (Lannister Soldier 5, Lannister Knight 7) and has 288 life left.',
  ]);
});

test('names only the attackers who hit', () => {
  expect(storyOf(round(stage('s@s', 'Jon Snow'), 'wait', 0, 1, 0, 0))).toEqual(['Both attacks on Jon Snow miss.']);
  expect(storyOf(round(stage('.s.\ns@s\n...', 'The Hound'), 'wait', 0, 1, 0, 0, 1, 2), 'de')).toEqual([
    'Alle 3 Angriffe auf den Bluthund gehen daneben.',
  ]);
  expect(storyOf(round(stage('s@s', 'Jon Snow'), 'wait', 5, 2, 0, 0))).toEqual([
    'The Lannister Soldier hits Jon Snow for 3 (297 life left).',
  ]);
  expect(storyOf(round(stage('s@k', 'Jon Snow', { health: 4 }), 'wait', 3, 0, 9, 2))).toEqual([
    'Jon Snow takes 10 damage (Lannister Soldier 3, Lannister Knight 7) and dies.',
  ]);
});

test('counts the targets of a cast if there are many', () => {
  const crowd = stage('s.s\n.@.\ns.s', 'Bronn');
  expect(storyOf(round(crowd, 'cast', 0, 1, 2, 3, 4, 4, 4, 4))[0]).toBe(
    'Bronn uses Fan of Knives: 134 damage to 4 enemies.',
  );
});

test('reports a kill with its experience and the level-up', () => {
  const events = round(stage('@B', 'Jon Snow'), 'right', 30, 0);
  expect(storyOf(events)).toEqual([
    'Jon Snow kills the Bonus Trap with 30 damage and gains 250 experience.',
    'Jon Snow is now hero level 3: life +75, attack +30, defense +10.',
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

test('reports a fight of several rounds with one sentence per side', () => {
  const first = playRound(stage('@k', 'Jon Snow'), 'right', scripted([21, 6, 13, 4]));
  const second = playRound(first.room, 'cast', scripted([0, 10, 4]));
  const third = playRound(second.room, 'right', scripted([30, 0, 0, 4]));
  const events = [first, second, third].flatMap((each) => each.events);
  expect(storyOf(events)).toEqual([
    'Jon Snow attacks twice and uses Avenger’s Shield once: +9 life, Lannister Knight −75 (125 left).',
    'Jon Snow takes 15 damage (Lannister Knight 15) and has 294 life left.',
  ]);
  expect(storyOf(events, 'de')[0]).toBe(
    'Jon Snow greift zweimal an und setzt einmal den Rächerschild ein: +9 Leben, Lannister-Ritter −75 (noch 125).',
  );
});

test('omits the remaining health of a hero who has recovered', () => {
  const first = playRound(stage('@k', 'Jon Snow'), 'wait', scripted([13, 4]));
  const second = playRound(first.room, 'cast', scripted([0, 0, 4]));
  expect(storyOf([...first.events, ...second.events.slice(0, 3)])).toEqual([
    'Jon Snow uses Avenger’s Shield: +9 life, Lannister Knight −30 (170 left).',
    'The Lannister Knight hits Jon Snow for 9.',
  ]);
});

test('reports a deadly shot of a boss in one sentence', () => {
  const room = stage('@..M', 'Arya Stark', { health: 30 });
  Object.assign(room.enemies[0]!, { combatTicks: 5 });
  expect(storyOf(round(room, 'wait', 2), 'de')).toEqual([
    'Der Berg schießt auf Arya Stark und macht 58 Schaden. Arya Stark stirbt.',
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

test('declines German adjectives with the article, and writes them alone in lists', () => {
  const room = stage('z@z', 'Jon Snow');
  expect(storyOf(round(room, 'wait', 9, 0, 0, 0), 'de')).toEqual([
    'Der Untote trifft Jon Snow mit 9 Schaden (noch 291 Leben).',
  ]);
  expect(storyOf(round(room, 'wait', 9, 0, 9, 0), 'de')).toEqual([
    'Jon Snow erleidet 18 Schaden (Untoter 18) und hat noch 282 Leben.',
  ]);
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

test('tells attacks before the walk that follows them', () => {
  const events: DungeonEvent[] = [
    ...round(stage('@k', 'Jon Snow'), 'right', 21, 6, 13, 4),
    { kind: 'repeated', name: 'Jon Snow', what: 'walk', rounds: 3 },
  ];
  expect(storyOf(events)).toEqual([
    'Jon Snow hits the Lannister Knight for 15 (185 life left).',
    'The Lannister Knight hits Jon Snow for 9 (291 life left).',
    'Jon Snow walks 3 steps.',
  ]);
});
