import { expect, test } from 'vitest';
import { runa } from '../index.ts';
import { stage } from '../testing/stage.ts';

const reader = { viewer: 0, language: 'en', names: ['Ada'] } as const;
const boardOf = (state: Parameters<typeof runa.presentation.view>[0]) => runa.presentation.view(state, reader).board;

test('shows the classes below a header and a rule', () => {
  const begun = runa.setup(runa.options.parse({}), 1, 1);
  if (begun.refused) throw new Error(begun.refused.code);
  expect(boardOf(begun.state).slice(0, 3)).toEqual(['Runa’s class', '─'.repeat(36), 'Warrior']);
});

test('shows the hand while a target is chosen, because the buttons do not', () => {
  const hand = ['Slash(1)', 'Parry(1)'];
  const monsters = [{ name: 'Rat' as const }, { name: 'Frog' as const }];
  const board = boardOf(stage({ hand, monsters, phase: { kind: 'target', card: 0 } }));
  expect(board.slice(-3, -1)).toEqual(['Slash(1), Parry(1)', '']);
  expect(boardOf(stage({ hand, monsters }))).not.toContain('Slash(1), Parry(1)');
});

test('shows the hand and what a card heals between rooms', () => {
  const board = boardOf(stage({ phase: { kind: 'heal' }, hand: ['Slash(1)', 'Parry(1)'], runa: { hp: 9 } }));
  expect(board.slice(-3)).toEqual(['Runa’s cards', 'Slash(1), Parry(1)', '+10 life per card, up to 50']);
});

test('shows what a card really heals close to full health', () => {
  const state = stage({ phase: { kind: 'heal' }, hand: ['Slash(1)', 'Parry(1)'], runa: { hp: 44 } });
  expect(boardOf(state).at(-1)).toBe('+6 life per card, up to 50');
});

test('shows no seeds after the end', () => {
  const state = stage({ phase: { kind: 'lost' } });
  const story = { ...state.story, seeds: [[61, 86] as [number, number]] };
  expect(boardOf({ ...state, story }).join(' ')).not.toMatch(/seed|61/i);
});
