import { expect, test } from 'vitest';
import { parseField } from '../fields.ts';
import { farmland } from '../index.ts';
import { pieceOn, type Unit } from '../state.ts';
import { stage, unit } from '../testing/stage.ts';
import { tell } from './tell.ts';

const [FROM, TO] = [parseField('D4')!, parseField('D5')!];

interface Case {
  readonly attacker: Unit;
  readonly defender: Unit;
  readonly lines: readonly string[];
  /** The units on D4 and D5 afterwards. */
  readonly after: readonly [string | undefined, string | undefined];
  readonly lp: readonly [number, number];
}

const ram = (changes: Partial<Unit> = {}) => unit('Red Ram 1000/400', changes);
const foe = (text: string, changes: Partial<Unit> = {}) => unit(text, { team: 1, ...changes });

const CASES: Readonly<Record<string, Case>> = {
  'a stronger attacker takes the field': {
    attacker: ram(),
    defender: foe('Tall Goat 700/9000'),
    lines: ['Tall Goat was eliminated!', 'Enemy takes 300 damage!', 'Red Ram moves to D5.'],
    after: [undefined, 'Red'],
    lp: [8000, 7700],
  },
  'a weaker attacker falls': {
    attacker: ram(),
    defender: foe('Tall Goat 1200/0'),
    lines: ['Red Ram was eliminated!', 'Player takes 200 damage!'],
    after: [undefined, 'Tall'],
    lp: [7800, 8000],
  },
  'equals fall together, the attacked one first': {
    attacker: ram(),
    defender: foe('Tall Goat 1000/0'),
    lines: ['Tall Goat was eliminated!', 'Red Ram was eliminated!'],
    after: [undefined, undefined],
    lp: [8000, 8000],
  },
  'a blockade breaks without damage': {
    attacker: ram(),
    defender: foe('Tall Goat 5000/999', { blocks: true }),
    lines: ['Tall Goat was eliminated!', 'Red Ram moves to D5.'],
    after: [undefined, 'Red'],
    lp: [8000, 8000],
  },
  'a blockade holds and hurts': {
    attacker: ram(),
    defender: foe('Tall Goat 0/1500', { blocks: true }),
    lines: ['Player takes 500 damage!'],
    after: ['Red', 'Tall'],
    lp: [7500, 8000],
  },
  'an even blockade does nothing': {
    attacker: ram(),
    defender: foe('Tall Goat 0/1000', { blocks: true }),
    lines: [],
    after: ['Red', 'Tall'],
    lp: [8000, 8000],
  },
};

test.each(Object.entries(CASES))('%s', (_, { attacker, defender, lines, after, lp }) => {
  const outcome = farmland.play(stage({ D4: attacker, D5: defender }), 0, 'D4 move D5');
  if (outcome.refused) throw new Error(outcome.refused.code);
  const { state, events } = outcome;
  const { atk, def } = defender.card;
  expect(events.flatMap((event) => tell(event, 0))).toEqual([
    `Red Ram (1000/400) attacks Tall Goat (${atk}/${def}) on D5!`,
    ...lines,
  ]);
  const units = [FROM, TO].map((field) => {
    const piece = pieceOn(state, field);
    return piece?.kind === 'unit' ? piece.card.qualifier : undefined;
  });
  expect(units).toEqual(after);
  expect(state.teams.map((team) => team.lp)).toEqual(lp);
  expect(events).toMatchObject([{ kind: 'attacked', advances: after[1] === 'Red' }]);
  for (const field of [FROM, TO]) {
    const piece = pieceOn(state, field);
    if (piece?.kind === 'unit') expect(piece).toMatchObject({ up: true, moved: piece.team === 0 });
  }
});

test('turns hidden units face up, the attacker first, and ends the attacker’s block', () => {
  const state = stage({
    D4: ram({ up: false, blocks: true }),
    D5: foe('Tall Goat 0/1500', { up: false, blocks: true }),
  });
  const outcome = farmland.play(state, 0, 'D4 move D5');
  if (outcome.refused) throw new Error(outcome.refused.code);
  expect(outcome.events.flatMap((event) => tell(event, 0))).toEqual([
    'Red Ram no longer blocks.',
    'Red Ram (1000/400) attacks ??? on D5!',
    'Red Ram (1000/400) was flipped on D4!',
    'Tall Goat (0/1500) was flipped on D5!',
    'Player takes 500 damage!',
  ]);
  expect(tell(outcome.events[0]!, 1).slice(0, 2)).toEqual([
    '??? no longer blocks.',
    'Red Ram (1000/400) attacks Tall Goat (0/1500) on D5!',
  ]);
  expect(pieceOn(outcome.state, FROM)).toMatchObject({ blocks: false });
  expect(pieceOn(outcome.state, TO)).toMatchObject({ blocks: true });
});

test.each([
  ['Red Ram 1000/400', 7000, ['Enemy takes 1000 damage!']],
  ['Dead Ram 0/400', 8000, ['Enemy takes 0 damage!']],
  ['Sad Ram -200/400', 8200, ['Enemy takes -200 damage!']],
  ['War Ram 8000/400', 0, ['Enemy takes 8000 damage!', "Enemy's life points dropped to 0!", 'Player wins!']],
  ['War Ram 9999/400', 0, ['Enemy takes 9999 damage!', "Enemy's life points dropped to 0!", 'Player wins!']],
])('%s attacks the King', (attacker, lp, lines) => {
  const outcome = farmland.play(stage({ D6: unit(attacker) }), 0, 'D6 move D7');
  if (outcome.refused) throw new Error(outcome.refused.code);
  const [attack, ...told] = outcome.events.flatMap((event) => tell(event, 0));
  expect(told).toEqual(lines);
  expect(attack).toMatch(/ attacks Farmer King on D7!$/);
  expect(outcome.state.teams[1].lp).toBe(lp);
  expect(farmland.result(outcome.state)?.winners).toEqual(lp === 0 ? [0] : undefined);
});

test('can end the game by an attack for the attacker', () => {
  const state = stage({ D4: ram(), D5: foe('Tall Goat 9500/0') });
  const outcome = farmland.play(state, 0, 'D4 move D5');
  expect(outcome.refused ?? farmland.result(outcome.state)?.winners).toEqual([1]);
});
