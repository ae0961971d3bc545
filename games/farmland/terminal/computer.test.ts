import { expect, test } from 'vitest';
import { line } from '../computers/index.ts';
import { fieldName, parseField, surroundingFields } from '../fields.ts';
import { farmland } from '../index.ts';
import { makeLine } from '../rules/commands.ts';
import { computerTurn } from '../rules/computer.ts';
import { perform } from '../rules/perform.ts';
import { draftOf, type State } from '../state.ts';
import { stage, unit } from '../testing/stage.ts';
import { tell } from './tell.ts';

function auto(state: State): { state: State; lines: string[] } {
  const outcome = farmland.play(state, state.turn, 'auto');
  if (outcome.refused) throw new Error(outcome.refused.code);
  return { state: outcome.state, lines: outcome.events.flatMap((event) => tell(event, state.turn)) };
}

/** Returns a state in which the second team is to move and has drawn its fifth card. */
function secondsTurn(pieces: Parameters<typeof stage>[0]): State {
  const state = stage(pieces);
  const [first, second] = state.teams;
  const [drawn, ...deck] = second.deck;
  return { ...state, turn: 1, teams: [first, { ...second, deck, hand: [...second.hand, drawn!] }] };
}

test('discards without placing if no field is free, never the strongest card', () => {
  const foes = surroundingFields(parseField('D7')!).map((field) => [
    fieldName(field),
    unit('Big Bull 1000/1000', { team: 0 }),
  ]);
  for (let seed = 0; seed < 20; seed++) {
    const state = { ...secondsTurn(Object.fromEntries(foes)), random: seed * 12345 };
    const { lines, state: after } = auto(state);
    expect(lines[0]).toBe('Farmer King moves to D7.');
    expect(lines[1]).toMatch(/^Enemy discarded .* \(\d+\/\d+\)\.$/);
    expect(lines).toHaveLength(3);
    const value = (card: { atk: number; def: number }) => card.atk + card.def;
    const strongest = Math.max(...state.teams[1].hand.map(value));
    expect(value(after.teams[1].discarded[0]!)).toBeLessThan(strongest);
  }
});

test('blocks with a unit that has no better move', () => {
  // Stronger open enemies surround the corner, so that no move scores above 0.
  const cornered = {
    G1: unit('Weak Hen 100/100', { team: 1 }),
    G2: unit('Big Bull 3000/100'),
    F1: unit('Big Ox 3000/100'),
  };
  const blocked = auto(secondsTurn(cornered)).lines.filter((line) => line.includes('Weak Hen'));
  expect(blocked).toEqual(['Weak Hen (G1) blocks!']);
});

test('draws no random number for a unit that can only block', () => {
  const draft = draftOf(
    secondsTurn({
      G1: unit('Weak Hen 100/100', { team: 1 }),
      G2: unit('Big Bull 3000/100'),
      F1: unit('Big Ox 3000/100'),
    }),
  );
  let before = draft.random;
  const draws = new Map<string, boolean>();
  for (const command of computerTurn(draft)) {
    draws.set(makeLine(command), draft.random !== before);
    perform(draft, command);
    before = draft.random;
  }
  expect(draws.get('G1 block')).toBe(false);
  expect([...draws.values()]).toContain(true);
});

test('ends its turn with the game when a King falls', () => {
  const state = secondsTurn({ D2: unit('War Bull 9999/9999', { team: 1 }) });
  const [first, second] = state.teams;
  for (let random = 0; random < 10; random++) {
    const { lines } = auto({ ...state, random, teams: [{ ...first, lp: 1 }, second] });
    if (lines.at(-1) === 'Enemy wins!') return;
  }
  throw new Error('It never attacked.');
});

test('ends a turn that a player has started, discarding the weakest card', () => {
  const begun = stage({}, { acted: true });
  const end = line(begun, 0, 'beginner');
  const { hand } = begun.teams[0];
  const values = hand.map(({ atk, def }) => atk + def);
  expect(end).toBe(`yield ${values.indexOf(Math.min(...values)) + 1}`);
  expect(farmland.play(begun, 0, end).refused).toBeUndefined();
});
