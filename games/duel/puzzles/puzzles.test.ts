import type { Puzzle } from '@longtable/kit';
import { positionOf } from '@longtable/kit/puzzle';
import { expect, test } from 'vitest';
import { duel } from '../index.ts';
import type { Duel } from '../state.ts';
import { fighter, stage } from '../testing/stage.ts';
import { puzzles } from './index.ts';

const { verdict, refutation, shortfall } = puzzles;

test('leaves a duel that must be won this turn open until it is won or the turn ends', () => {
  const duel = stage({ field: { 1: fighter('Torchman') } }, { life: 5 });
  expect(verdict(duel, puzzleFor('win'))).toBe('open');
  expect(verdict(after(duel, 'attack 0 with 1'), puzzleFor('win'))).toBe('solved');
  expect(verdict(after(duel, 'finish'), puzzleFor('win'))).toBe('failed');
});

test('refutes a failed attempt with a turn of the opponent', () => {
  const failed = after(stage({ life: 5 }, { field: { 2: fighter('Torchman') } }), 'finish');
  expect(refutation(failed, puzzleFor('win'))).toEqual([{ seat: 1, line: 'attack 0 with 2' }]);
});

test('decides survival when the turn ends and refutes a missing shield with a lethal attack', () => {
  const duel = stage(
    { life: 5, mana: 4, hand: 'Limpet Netter' },
    { field: { 1: fighter('Torchman', { attacked: true }), 4: fighter('Cinder') } },
  );
  expect(verdict(duel, puzzleFor('survive'))).toBe('open');
  expect(verdict(after(duel, 'set 1 to 1', 'finish'), puzzleFor('survive'))).toBe('solved');
  const failed = after(duel, 'set 2 to 1', 'finish');
  expect(verdict(failed, puzzleFor('survive'))).toBe('failed');
  expect(after(failed, ...linesOf(failed, 'survive')).winner).toBe(1);
});

test('requires as much damage as the solution deals', () => {
  const puzzle = puzzles.all().find(({ goal }) => goal === 'most')!;
  expect(verdict(positionOf<Duel>(duel, puzzle), puzzle)).toBe('open');
  expect(verdict(positionOf<Duel>(duel, puzzle, puzzle.answer.slice(0, -1)), puzzle)).toBe('open');
  expect(verdict(positionOf<Duel>(duel, puzzle, puzzle.answer), puzzle)).toBe('solved');
  const failed = positionOf<Duel>(duel, puzzle, ['finish']);
  expect(verdict(failed, puzzle)).toBe('failed');
  expect(shortfall?.(failed, puzzle)).toMatchObject({
    en: expect.stringMatching(/^That takes 0 of a possible [1-9]\d* life\.$/),
  });
});

/** Returns a puzzle for seat 0 with this goal. */
function puzzleFor(goal: string): Puzzle {
  return { id: '', goal, options: {}, seed: 1, lines: [], seat: 0, answer: [], rating: 1500 };
}

function linesOf(failed: Duel, goal: string): readonly string[] {
  return refutation(failed, puzzleFor(goal)).map(({ line }) => line);
}

function after(state: Duel, ...lines: readonly string[]): Duel {
  return lines.reduce((at, line) => {
    const outcome = duel.play(at, at.current, line);
    if (outcome.refused) throw new Error(`${line}: ${outcome.refused.code}`);
    return outcome.state;
  }, state);
}
