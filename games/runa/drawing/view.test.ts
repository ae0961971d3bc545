import { expect, test } from 'vitest';
import { runa } from '../index.ts';
import { played, stage } from '../testing/stage.ts';

const board = (state: Parameters<typeof runa.face.view>[0]) =>
  runa.face.view(state, { viewer: 0, language: 'en', names: ['Ada'] }).board;

test('a fight', () => {
  const state = stage({
    stage: 2,
    hand: ['Slash(1)', 'Reflect(1)', 'Lightning(1)', 'Thrust(1)'],
    runa: { hp: 36, die: 6 },
    monsters: [
      { name: 'Spider', hp: 5, block: 7 },
      { name: 'Gorgon', hp: 3, next: 1, pending: 1 },
    ],
  });
  expect(board(state)).toEqual([
    'Level 1, Stage 2               Paladin',
    '--------------------------------------',
    'Runa',
    '[###############.....] 36/50 HP',
    'FP 1/6, die d6',
    'Slash(1), Reflect(1), Lightning(1),',
    'Thrust(1)',
    '',
    'Spider',
    '[#######.............] 5/15 HP',
    'FP 0, attempts Bite(1) next',
    'blocks 7 physical damage',
    '',
    'Gorgon (Fire)',
    '[#####...............] 3/13 HP',
    'FP 0, attempts Fire(1) next',
    'focuses: +1 FP unless broken',
  ]);
  expect(runa.face.view(state, { viewer: 'spectator', language: 'de', names: ['Ada'] }).sentences).toEqual([
    'Level 1, Stage 2: Runa (Paladin) hat 36/50 HP, 1/6 FP und einen d6.',
    'Ihre Karten: Slash(1), Reflect(1), Lightning(1), Thrust(1).',
    'Spider hat 5/15 HP, 0 FP, versucht als Nächstes Bite(1) und blockt 7 phy. Schaden.',
    'Gorgon (Fire) hat 3/13 HP, 0 FP, versucht als Nächstes Fire(1) und fokussiert 1 FP.',
  ]);
});

test('a farewell', () => {
  const fight = stage({ hand: ['Slash(1)', 'Parry(1)'], runa: { hp: 9 }, monsters: [{ name: 'Spider' }] });
  const { state } = played({ ...fight, story: { ...fight.story, seeds: [[23, 32]] } }, '1', '4');
  expect(board(state)).toEqual([
    'Runa dies',
    '--------------------------------------',
    'Class          Paladin',
    'Die            d4',
    'Seeds level 1  23,32',
    'Fell in        Level 1, Stage 1',
    'Rooms won      0 of 8',
    'Rounds         0',
    'Damage dealt   8',
    'Damage taken   10',
    'Healed         0',
    '',
    'Slain',
    'nobody',
    '',
    'Cards at the end',
    'Slash(1), Parry(1)',
  ]);
  expect(runa.result(state)?.winners).toEqual([]);
});
