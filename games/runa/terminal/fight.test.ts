import { describe, expect, test } from 'vitest';
import type { State } from '../state.ts';
import { type PositionSketch, stage } from '../testing/stage.ts';
import { playLines } from './testing/play-lines.ts';

/** A fight, the lines to play, the expected output, and an optional check of the state. */
type Case = readonly [
  name: string,
  fight: PositionSketch,
  lines: readonly string[],
  told: readonly string[],
  check?: (state: State) => void,
];

const attempts = (state: State) => state.monsters.map(({ name, fp, next }) => `${name} ${fp} ${next}`);

const MONSTERS_TURN: readonly Case[] = [
  [
    'a monster skips abilities it cannot pay for permanently',
    { monsters: [{ name: 'Hornet', fp: 2, next: 2 }] },
    ['1', '1'],
    [
      ...['Runa uses Parry(1)', 'Hornet uses Fire(1)', 'Runa takes 14 mag. damage'],
      ...['Runa uses Parry(1)', 'Hornet uses Scratch(2)', 'Runa takes 3 phy. damage'],
    ],
    (state) => expect(attempts(state)).toEqual(['Hornet 1 1']),
  ],
  [
    'skipping wraps around the end of the list',
    { monsters: [{ name: 'Frog', next: 1 }] },
    ['1'],
    ['Runa uses Parry(1)', 'Frog uses Focus(1)'],
    (state) => expect(attempts(state)).toEqual(['Frog 0 1']),
  ],
  [
    'two spells of level 1 are paid from one Focus(2)',
    { monsters: [{ name: 'Mega Saurus', next: 2 }] },
    ['1', '1', '1', '1'],
    [
      ...['Runa uses Parry(1)', 'Mega Saurus uses Focus(2)'],
      ...['Runa uses Parry(1)', 'Mega Saurus gains 2 focus', 'Mega Saurus uses Fire(1)', 'Runa takes 14 mag. damage'],
      ...['Runa uses Parry(1)', 'Mega Saurus uses Lightning(1)', 'Runa takes 16 mag. damage'],
      ...['Runa uses Parry(1)', 'Mega Saurus uses Bite(2)', 'Runa takes 13 phy. damage'],
    ],
  ],
  [
    'focus points pile up',
    { monsters: [{ name: 'Hornet', next: 2, fp: 1, pending: 2 }] },
    ['1', '1'],
    [
      ...['Runa uses Parry(1)', 'Hornet gains 2 focus', 'Hornet uses Fire(1)', 'Runa takes 14 mag. damage'],
      ...['Runa uses Parry(1)', 'Hornet uses Fire(2)', 'Runa takes 26 mag. damage'],
    ],
    (state) => expect(attempts(state)).toEqual(['Hornet 0 0']),
  ],
  [
    'both payouts come before the first action',
    {
      monsters: [
        { name: 'Frog', pending: 1, next: 1 },
        { name: 'Ghost', pending: 1, next: 1 },
      ],
    },
    ['1'],
    [
      ...['Runa uses Parry(1)', 'Frog gains 1 focus', 'Ghost gains 1 focus'],
      ...['Frog uses Water(1)', 'Runa takes 10 mag. damage', 'Ghost uses Ice(1)', 'Runa takes 12 mag. damage'],
    ],
  ],
  [
    'no monster acts after Runa has died',
    { runa: { hp: 3 }, monsters: [{ name: 'Spider' }, { name: 'Goblin' }] },
    ['1'],
    ['Runa uses Parry(1)', 'Spider uses Bite(1)', 'Runa takes 3 phy. damage', 'Runa dies'],
    (state) => expect(state.phase.kind).toBe('lost'),
  ],
];

const DEFENCE: readonly Case[] = [
  [
    'damage of zero is not reported',
    { hand: ['Slash(1)'], monsters: [{ name: 'Rat', block: 7, next: 1 }] },
    ['1', '3'],
    ['Runa uses Slash(1)', 'Rat uses Claw(1)', 'Runa takes 6 phy. damage'],
  ],
  [
    'Block does not stop magic',
    { hand: ['Water(1)'], monsters: [{ name: 'Rat', block: 7 }] },
    ['1'],
    ['Runa uses Water(1)', 'Rat takes 6 mag. damage', 'Rat uses Block(1)'],
  ],
  [
    'Deflect does not stop an attack',
    { hand: ['Slash(1)'], monsters: [{ name: 'Bear', deflect: 24, next: 2 }] },
    ['1', '2'],
    ['Runa uses Slash(1)', 'Bear takes 6 phy. damage', 'Bear uses Block(2)'],
  ],
  [
    'Parry does not stop magic, nor Reflect an attack',
    { hand: ['Parry(2)', 'Reflect(2)'], monsters: [{ name: 'Spider King', fp: 1, next: 3 }] },
    ['1', '2'],
    [
      ...['Runa uses Parry(2)', 'Spider King uses Lightning(1)', 'Runa takes 16 mag. damage'],
      ...['Runa uses Reflect(2)', 'Spider King uses Bite(1)', 'Runa takes 10 phy. damage'],
    ],
  ],
  [
    'a block without an attack expires',
    {
      hand: ['Slash(1)'],
      monsters: [
        { name: 'Spider', next: 1 },
        { name: 'Mushroomlin', hp: 90 },
      ],
    },
    ['1', '2', '1', '1', '2', '1', '1', '1', '1'],
    [
      ...[
        'Runa uses Slash(1)',
        'Mushroomlin takes 5 phy. damage',
        'Spider uses Block(1)',
        'Mushroomlin uses Deflect(1)',
      ],
      ...['Runa uses Slash(1)', 'Mushroomlin takes 5 phy. damage'],
      ...[
        'Spider uses Bite(1)',
        'Runa takes 10 phy. damage',
        'Mushroomlin uses Scratch(1)',
        'Runa takes 5 phy. damage',
      ],
      ...['Runa uses Slash(1)', 'Spider takes 5 phy. damage', 'Spider uses Block(1)', 'Mushroomlin uses Deflect(1)'],
    ],
  ],
  [
    'Parry takes its whole value off both attacks',
    { monsters: [{ name: 'Spider' }, { name: 'Goblin' }] },
    ['1'],
    [
      ...['Runa uses Parry(1)', 'Spider uses Bite(1)', 'Runa takes 3 phy. damage'],
      ...['Goblin uses Smash(1)', 'Runa takes 1 phy. damage'],
    ],
  ],
  [
    'Reflect kills an attacker and the other one still acts',
    {
      hand: ['Reflect(1)'],
      monsters: [
        { name: 'Frog', hp: 10, fp: 1, next: 1 },
        { name: 'Gorgon', fp: 1, next: 1 },
      ],
    },
    ['1'],
    [
      ...['Runa uses Reflect(1)', 'Frog uses Water(1)', 'Frog takes 10 mag. damage', 'Frog dies'],
      ...['Gorgon uses Fire(1)', 'Runa takes 4 mag. damage', 'Gorgon takes 10 mag. damage'],
    ],
    (state) => expect(state.monsters.map(({ name }) => name)).toEqual(['Gorgon']),
  ],
  [
    'Reflect(2) reflects no more than the spell',
    { hand: ['Reflect(2)'], monsters: [{ name: 'Mega Saurus', fp: 1, next: 3 }] },
    ['1'],
    ['Runa uses Reflect(2)', 'Mega Saurus uses Fire(1)', 'Mega Saurus takes 14 mag. damage'],
  ],
  [
    'Reflect ends the fight',
    { hand: ['Reflect(1)'], monsters: [{ name: 'Frog', hp: 1, fp: 1, next: 1 }] },
    ['1'],
    ['Runa uses Reflect(1)', 'Frog uses Water(1)', 'Frog takes 10 mag. damage', 'Frog dies'],
    (state) => expect(state.phase.kind).toBe('reward'),
  ],
  [
    'one point of health is enough to reflect',
    { hand: ['Reflect(1)'], runa: { hp: 5 }, monsters: [{ name: 'Gorgon', next: 1, fp: 1 }] },
    ['1'],
    ['Runa uses Reflect(1)', 'Gorgon uses Fire(1)', 'Runa takes 4 mag. damage', 'Gorgon takes 10 mag. damage'],
    (state) => expect(state.runa.hp).toBe(1),
  ],
  [
    'a dead Runa reflects no damage',
    { hand: ['Reflect(1)'], runa: { hp: 4 }, monsters: [{ name: 'Gorgon', hp: 1, fp: 1, next: 1 }] },
    ['1'],
    ['Runa uses Reflect(1)', 'Gorgon uses Fire(1)', 'Runa takes 4 mag. damage', 'Runa dies'],
    (state) => expect(state.phase.kind).toBe('lost'),
  ],
];

const FOCUS: readonly Case[] = [
  [
    'the focus of a dead monster is gone, that of the other one is paid',
    {
      hand: ['Pierce(1)'],
      monsters: [
        { name: 'Frog', hp: 1, pending: 1 },
        { name: 'Ghost', pending: 1 },
      ],
    },
    ['1', '1', '1'],
    ['Runa uses Pierce(1)', 'Frog takes 8 phy. damage', 'Frog dies', 'Ghost gains 1 focus', 'Ghost uses Focus(1)'],
  ],
  [
    'Slash breaks the focus of its target only',
    {
      hand: ['Slash(1)'],
      monsters: [
        { name: 'Frog', pending: 1, next: 1 },
        { name: 'Ghost', pending: 1, next: 0 },
      ],
    },
    ['1', '1', '1'],
    [
      ...['Runa uses Slash(1)', 'Frog takes 5 phy. damage', 'Ghost gains 1 focus'],
      ...['Frog uses Focus(1)', 'Ghost uses Focus(1)'],
    ],
    (state) => expect(attempts(state)).toEqual(['Frog 0 1', 'Ghost 1 1']),
  ],
  ...(['Swing(1)', 'Thrust(1)', 'Pierce(1)'] as const).map(
    (card): Case => [
      `${card} ${card === 'Swing(1)' ? 'breaks' : 'does not break'} focus`,
      { hand: [card], monsters: [{ name: 'Dark Elf', pending: 2, next: 0, block: 99 }] },
      ['1', '1'],
      [`Runa uses ${card}`, ...(card === 'Swing(1)' ? [] : ['Dark Elf gains 2 focus']), 'Dark Elf uses Focus(2)'],
    ],
  ),
  [
    'magic does not break focus',
    { hand: ['Fire(1)'], monsters: [{ name: 'Dark Elf', pending: 2 }] },
    ['1'],
    ['Runa uses Fire(1)', 'Dark Elf takes 7 mag. damage', 'Dark Elf gains 2 focus', 'Dark Elf uses Focus(2)'],
  ],
  ...(
    [
      ['Spider', 'Bite(1)', 10, false],
      ['Goblin', 'Smash(1)', 8, false],
      ['Wild Boar', 'Scratch(2)', 10, true],
      ['Bear', 'Claw(2)', 12, true],
    ] as const
  ).map(
    ([name, ability, damage, breaks]): Case => [
      `${ability} ${breaks ? 'breaks' : 'does not break'} Runa's focus`,
      { hand: ['Focus(1)'], monsters: [{ name }] },
      ['1'],
      [
        ...['Runa uses Focus(1)', `${name} uses ${ability}`, `Runa takes ${damage} phy. damage`],
        ...(breaks ? [] : ['Runa gains 1 focus']),
      ],
    ],
  ),
  [
    'focus at the cap is not reported',
    { hand: ['Focus(1)'], runa: { fp: 4 }, monsters: [{ name: 'Rat' }] },
    ['1'],
    ['Runa uses Focus(1)', 'Rat uses Block(1)'],
  ],
  [
    'focus is capped by the die',
    { hand: ['Focus(2)'], runa: { fp: 3 }, monsters: [{ name: 'Rat' }] },
    ['1'],
    ['Runa uses Focus(2)', 'Rat uses Block(1)', 'Runa gains 1 focus'],
  ],
];

const MAGIC: readonly Case[] = [
  [
    'magic is free with one FP',
    { hand: ['Ice(1)'], monsters: [{ name: 'Rat' }] },
    ['1'],
    ['Runa uses Ice(1)', 'Rat takes 8 mag. damage', 'Rat uses Block(1)'],
    (state) => expect(state.runa.fp).toBe(1),
  ],
  [
    'magic of any level costs one FP, and damage is not clipped',
    { hand: ['Water(2)'], runa: { fp: 3 }, monsters: [{ name: 'Rat' }] },
    ['1'],
    ['Runa uses Water(2)', 'Rat takes 24 mag. damage', 'Rat dies'],
    (state) => expect(state.runa.fp).toBe(2),
  ],
  [
    'wasted magic is paid for',
    { hand: ['Water(1)'], runa: { fp: 2 }, monsters: [{ name: 'Goblin', deflect: 13, next: 1 }] },
    ['1'],
    ['Runa uses Water(1)', 'Goblin uses Deflect(1)'],
    (state) => expect(state.runa.fp).toBe(1),
  ],
  [
    'the bonus comes before Deflect',
    { hand: ['Water(1)'], runa: { fp: 2 }, monsters: [{ name: 'Skeleton', deflect: 13 }] },
    ['1'],
    ['Runa uses Water(1)', 'Skeleton takes 1 mag. damage', 'Skeleton uses Focus(1)'],
  ],
  [
    'the Spider King is a Lightning monster',
    { hand: ['Water(2)'], monsters: [{ name: 'Spider King', next: 1 }] },
    ['1'],
    ['Runa uses Water(2)', 'Spider King takes 12 mag. damage', 'Spider King uses Block(1)'],
  ],
];

describe.each(Object.entries({ MONSTERS_TURN, DEFENCE, FOCUS, MAGIC }))('%s', (_, cases) => {
  for (const [name, setting, lines, printed, check] of cases) {
    test(name, () => {
      const end = playLines(stage(setting), ...lines);
      expect(end.printed).toEqual(printed);
      check?.(end.state);
    });
  }
});

test('asks for a target if there are two and the card attacks', () => {
  const two: PositionSketch = {
    hand: ['Slash(1)', 'Water(1)', 'Parry(1)'],
    monsters: [{ name: 'Frog' }, { name: 'Ghost' }],
  };
  expect(playLines(stage(two), '1').state.phase).toEqual({ kind: 'target', card: 0 });
  expect(playLines(stage(two), '1', '2').state.phase).toEqual({ kind: 'dice', card: 0, target: 1 });
  expect(playLines(stage(two), '2', '2').printed).toContain('Ghost takes 6 mag. damage');
  expect(playLines(stage(two), '3').state.phase).toEqual({ kind: 'card' });
});

test('rolls within the die for the bot', () => {
  let state = stage({
    hand: ['Slash(1)'],
    dice: 'bot',
    monsters: [{ name: 'Rat', hp: 9999 }],
    runa: { hp: 9999, die: 6 },
  });
  const rolls = new Set<number>();
  for (let round = 0; round < 200; round++) {
    const next = playLines(state, '1');
    expect(next.printed[0]).toBe('Runa uses Slash(1)');
    rolls.add(Number(next.printed[1]?.replace('Runa rolls ', '')));
    state = next.state;
  }
  expect([...rolls].sort()).toEqual([1, 2, 3, 4, 5, 6]);
});
