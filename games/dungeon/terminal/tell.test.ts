import { expect, test } from 'vitest';
import type { DungeonEvent } from '../events.ts';
import { newEnemy } from '../rules/enemies.ts';
import { HERO_NAMES, newHero } from '../rules/heroes.ts';
import { scripted } from '../rules/room.ts';
import { playRound } from '../rules/round.ts';
import { stage } from '../testing/stage.ts';
import { tell, unitLine } from './index.ts';

test('describes every hero in full', () => {
  expect(HERO_NAMES.map((name) => unitLine(newHero(name)))).toEqual([
    'Jon Snow (Warrior) · HP 300/300 · ATK 30 · DEF 4 · Level 1 · XP 0/50 · Cooldown 0/3',
    'The Hound (Warrior) · HP 400/400 · ATK 20 · DEF 6 · Level 1 · XP 0/50 · Cooldown 0/5',
    'Melisandre (Mage) · HP 100/100 · ATK 5 · DEF 1 · Level 1 · XP 0/50 · Mana 75/300 · Mana cost 30 · Spell power 15 · Hit count 5 · Range 6',
    'Thoros of Myr (Mage) · HP 250/250 · ATK 25 · DEF 4 · Level 1 · XP 0/50 · Mana 37/150 · Mana cost 20 · Spell power 20 · Hit count 3 · Range 4',
    'Arya Stark (Rogue) · HP 150/150 · ATK 40 · DEF 2 · Level 1 · XP 0/50 · Energy 100/100 · Cost 20',
    'Bronn (Rogue) · HP 250/250 · ATK 35 · DEF 3 · Level 1 · XP 0/50 · Energy 100/100 · Cost 50',
    'Ygritte (Hunter) · HP 220/220 · ATK 30 · DEF 2 · Level 1 · XP 0/50 · Arrows 10 · Range 6 · Counter 0/10',
  ]);
});

test('describes every enemy in full', () => {
  expect([...'skqzbgwMCKBQD'].map((tile) => unitLine(newEnemy(tile, { x: 0, y: 0 })!))).toEqual([
    'Lannister Solider · HP 80/80 · ATK 8 · DEF 3 · XP 25 · Vision 3',
    'Lannister Knight · HP 200/200 · ATK 14 · DEF 8 · XP 50 · Vision 4',
    "Queen's Guard · HP 400/400 · ATK 20 · DEF 15 · XP 100 · Vision 5",
    'Wright · HP 600/600 · ATK 30 · DEF 15 · XP 100 · Vision 3',
    'Bear-Wright · HP 1000/1000 · ATK 75 · DEF 30 · XP 250 · Vision 4',
    'Giant-Wright · HP 1500/1500 · ATK 100 · DEF 40 · XP 500 · Vision 5',
    'White Walker · HP 2000/2000 · ATK 150 · DEF 50 · XP 1000 · Vision 6',
    'The Mountain · HP 1000/1000 · ATK 60 · DEF 25 · XP 500 · Vision 6 · Frequency 5',
    'Queen Cersei · HP 100/100 · ATK 10 · DEF 10 · XP 1000 · Vision 1 · Frequency 8',
    "Night's King · HP 5000/5000 · ATK 300 · DEF 150 · XP 5000 · Vision 8 · Frequency 3",
    'Bonus Trap · HP 1/1 · ATK 1 · DEF 1 · XP 250 · Shown 1 · Hidden 5',
    "Queen's Trap · HP 250/250 · ATK 50 · DEF 10 · XP 100 · Shown 3 · Hidden 7",
    'Death Trap · HP 500/500 · ATK 100 · DEF 20 · XP 250 · Shown 1 · Hidden 10',
  ]);
});

test('reports an attack: both units before it, then the rolls', () => {
  const { events } = playRound(stage('@k', 'Jon Snow'), 'right', scripted([21, 6, 3, 4]));
  expect(events.flatMap(tell)).toEqual([
    'Jon Snow (Warrior) · HP 300/300 · ATK 30 · DEF 4 · Level 1 · XP 0/50 · Cooldown 0/3',
    'Lannister Knight · HP 200/200 · ATK 14 · DEF 8 · XP 50 · Vision 4',
    'Jon Snow strikes at Lannister Knight: attack 21, defense 6, damage 15 (185/200 left)',
    'Lannister Knight · HP 185/200 · ATK 14 · DEF 8 · XP 50 · Vision 4',
    'Jon Snow (Warrior) · HP 300/300 · ATK 30 · DEF 4 · Level 1 · XP 0/50 · Cooldown 0/3',
    'Lannister Knight strikes at Jon Snow: attack 3, defense 4, damage 0 (300/300 left)',
  ]);
});

test('reports a shield that kills and raises the hero twice', () => {
  const { events } = playRound(stage('@B.......s', 'Jon Snow', { health: 280 }), 'cast', scripted([0, 4]));
  expect(events.flatMap(tell)).toEqual([
    "Jon Snow casts Avenger's Shield: cooldown 3",
    'Jon Snow heals 20 (300/300)',
    "Avenger's Shield hits Bonus Trap for 30: damage 30 (0/1 left)",
    'Bonus Trap dies: 250 experience',
    'Jon Snow is now level 2: max HP +30, ATK +12, DEF +4',
    'Jon Snow is now level 3: max HP +45, ATK +18, DEF +6',
  ]);
});

test.each([
  ['Melisandre', 'max HP +20, ATK +8, DEF +2, mana pool +50, spell power +20'],
  ['Bronn', 'max HP +20, ATK +14, DEF +2'],
  ['Ygritte', 'max HP +20, ATK +12, DEF +4, arrows +20'],
] as const)('reports the gains of %s', (name, gains) => {
  const { events } = playRound(stage('@s......s', name, { experience: 25, attack: 99 }), 'right', scripted([99, 0, 4]));
  expect(events.flatMap(tell).at(-1)).toBe(`${name} is now level 2: ${gains}`);
});

test.each<[DungeonEvent, readonly string[]]>([
  [{ kind: 'quiet' }, []],
  [{ kind: 'level', level: 2, of: 10 }, ['Level 2 of 10 begins.']],
  [{ kind: 'cleared', level: 2, at: { x: 1, y: 1 } }, ['Level 2 is cleared.']],
  [{ kind: 'victory', name: 'Bronn' }, ['Victory! Bronn has cleared every level.']],
  [{ kind: 'defeat', level: 3 }, ['Defeat in level 3.']],
  [{ kind: 'blocked', name: 'Bronn' }, ['Bronn cannot go there.']],
  [
    { kind: 'cast', name: 'Ygritte', ability: 'Shoot', cost: { resource: 'arrow', paid: 1 } },
    ['Ygritte casts Shoot: 1 arrow'],
  ],
  [{ kind: 'nobody', ability: 'Blizzard' }, ['Blizzard finds nobody in reach.']],
  [
    { kind: 'refused', ability: "Avenger's Shield", refusal: { reason: 'cooldown', remaining: 2 } },
    ["Avenger's Shield is refused: 2 rounds of cooldown left."],
  ],
  [
    { kind: 'refused', ability: 'Blizzard', refusal: { reason: 'mana', had: 12, needed: 30 } },
    ['Blizzard is refused: mana 12, needed 30.'],
  ],
  [{ kind: 'refused', ability: 'Shoot', refusal: { reason: 'arrows' } }, ['Shoot is refused: no arrows.']],
  [
    { kind: 'refused', ability: 'Shoot', refusal: { reason: 'range', range: 6 } },
    ['Shoot is refused: no enemy in range 6.'],
  ],
  [{ kind: 'repeated', name: 'Bronn', what: 'walk', rounds: 4 }, []],
])('%j', (event, lines) => {
  expect(tell(event)).toEqual(lines);
});
