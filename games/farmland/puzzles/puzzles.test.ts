import type { Puzzle } from '@longtable/kit';
import { positionOf } from '@longtable/kit/puzzle';
import { expect, test } from 'vitest';
import { farmland, puzzles } from '../index.ts';
import type { State, Team } from '../state.ts';
import { stage, unit } from '../testing/stage.ts';

const { verdict, refutation, shortfall } = puzzles;
const puzzle: Puzzle = { id: '', goal: 'win', options: {}, seed: 1, lines: [], seat: 0, answer: [], rating: 1500 };

const { teams } = stage({});
const nearlyWon = stage(
  { D6: unit('Seed Farmer 2500/2300'), D2: unit('Goat Farmer 1000/1000', { team: 1 }) },
  { teams: [withHand(teams[0]), { ...teams[1], lp: 2500 }] },
);

test('leaves a game that must be won this turn open until it is won or the turn ends', () => {
  expect(verdict(nearlyWon, puzzle)).toBe('open');
  expect(verdict(after(nearlyWon, 'D6 move D7'), puzzle)).toBe('solved');
  expect(verdict(after(nearlyWon, 'yield'), puzzle)).toBe('failed');
});

test('refutes a failed attempt with a legal turn of the opponent', () => {
  const failed = after(nearlyWon, 'yield');
  const lines = refutation(failed, puzzle).map(({ line }) => line);
  expect(lines.length).toBeGreaterThan(0);
  expect(after(failed, ...lines).turn).toBe(1);
});

test('requires as many life points as the solution takes', () => {
  const puzzle = puzzles.all().find(({ goal }) => goal === 'most')!;
  expect(verdict(positionOf<State>(farmland, puzzle), puzzle)).toBe('open');
  expect(verdict(positionOf<State>(farmland, puzzle, puzzle.answer.slice(0, -1)), puzzle)).toBe('open');
  const solved = positionOf<State>(farmland, puzzle, puzzle.answer);
  expect(verdict(solved, puzzle)).toBe('solved');
  const missed = { ...positionOf<State>(farmland, puzzle), turn: 1 - puzzle.seat };
  expect(verdict(missed, puzzle)).toBe('failed');
  expect(refutation(missed, puzzle)).toEqual([]);
  expect(shortfall?.(missed, puzzle)).toMatchObject({
    en: expect.stringMatching(/^That takes 0 of a possible [1-9]\d* life points\.$/),
  });
});

/** Returns the team with a hand of two cards, so that it does not have to discard. */
function withHand(team: Team): Team {
  return { ...team, hand: team.hand.slice(0, 2) };
}

function after(state: State, ...lines: readonly string[]): State {
  return lines.reduce((at, line) => {
    const outcome = farmland.play(at, at.turn, line);
    if (outcome.refused) throw new Error(`${line}: ${outcome.refused.code}`);
    return outcome.state;
  }, state);
}
