import { describe, expect, test } from 'vitest';
import { currentSide } from '../state.ts';
import { cards, stage } from '../testing/stage.ts';
import { begin, finishTurn, startTurn } from './turn.ts';
import { perform } from './verbs.ts';

const pile = () => cards(Array<string>(20).fill('Netter').join(' '));

test('starts with four cards and 1 mana against three cards', () => {
  const { state, events } = begin([pile(), pile()]);
  expect(state.sides.map(({ hand, mana, life }) => [hand.length, mana, life])).toEqual([
    [4, 1, 30],
    [3, 0, 30],
  ]);
  expect(events.map(({ kind }) => kind)).toEqual(['round', 'turn', 'drawn']);
});

test('gives mana as in the table of the original', () => {
  const { state } = begin([pile(), pile()]);
  const spent = [0, 0, 3, 5, 3, 2, 13];
  const table = spent.map((amount) => {
    const side = currentSide(state);
    const start = side.mana;
    side.mana -= amount;
    side.hand.pop();
    const row = [state.round, start, side.mana];
    perform(state, { verb: 'finish' });
    currentSide(state).hand.pop();
    perform(state, { verb: 'finish' });
    return row;
  });
  expect(table).toEqual([
    [0, 1, 1],
    [1, 3, 3],
    [2, 7, 4],
    [3, 12, 7],
    [4, 15, 12],
    [5, 15, 13],
    [6, 15, 2],
  ]);
});

test('counts a round at each turn of seat 0', () => {
  const { state } = begin([pile(), pile()]);
  expect([state.round, state.current]).toEqual([0, 0]);
  finishTurn(state);
  expect([state.round, state.current, currentSide(state).mana]).toEqual([0, 1, 1]);
  finishTurn(state);
  expect([state.round, currentSide(state).mana]).toEqual([1, 3]);
});

describe('the draw of a turn', () => {
  const seven = 'Cinder Cinder Cinder Cinder Cinder Cinder Cinder';
  test.each([
    ['a card', 'Cinder', 'Limpet Netter', 30, 2, 1],
    ['no pile', 'Cinder', '', 29, 1, 0],
    ['a full hand', seven, 'Limpet', 29, 7, 1],
    ['both', seven, '', 29, 7, 0],
  ])('%s', (_case, hand, left, life, held, piled) => {
    const duel = stage({ hand, pile: left });
    startTurn(duel);
    expect([currentSide(duel).life, currentSide(duel).hand.length, currentSide(duel).pile.length]).toEqual([
      life,
      held,
      piled,
    ]);
  });

  test('can be the last', () => {
    const duel = stage({}, { life: 1, pile: '' });
    const events = finishTurn(duel);
    expect(duel.winner).toBe(0);
    expect(events.map(({ kind }) => kind)).toEqual(['turn', 'missed-draw', 'end']);
  });
});
