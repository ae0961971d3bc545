import { describe, expect, test } from 'vitest';
import { gameContract } from '../kit/contract.ts';
import type { Viewer } from '../kit/game.ts';
import type { JavaRandom } from '../kit/random.ts';
import { say } from '../kit/text.ts';
import { cardsOf, emberpack, tidewatch } from './decks.ts';
import { duel } from './index.ts';
import type { Duel } from './state.ts';

const ALL = [...cardsOf(tidewatch), ...cardsOf(emberpack)];

/** Other cards in both piles, and in the hands and graveyards that the viewer does not own. */
function scramble(state: Duel, viewer: Viewer, random: JavaRandom): Duel {
  const other = () => ALL[random.below(ALL.length)]!;
  for (const [seat, side] of state.sides.entries()) {
    side.pile = side.pile.map(other);
    if (seat === viewer) continue;
    side.hand = side.hand.map(other);
    side.graveyard = [];
  }
  return state;
}

const rex = { name: 'Réx!', mana_cost: 3, damage_points: 4, life_points: 5, shield: false, mana_drain: true };
const deckOf = (change: object = {}) =>
  JSON.stringify({ Creatures: Array(12).fill({ ...rex, ...change }), Spells: [] });

gameContract(duel, {
  scramble,
  revealing: ['set', 'cast', 'drawn'],
  options: [{}, { decks: 'swapped', start: 'first' }, { decks: 'emberpack', start: 'second' }, { deck1: deckOf() }],
});

describe('a table', () => {
  const sides = (options: object) => {
    const outcome = duel.setup(duel.options.parse(options), 7, 2);
    if (outcome.refused) throw new Error(outcome.refused.code);
    const names = outcome.state.sides.map(({ pile }) => (pile.some(({ name }) => name === 'Leviath') ? 'T' : 'E'));
    return { decks: names.join(''), first: outcome.state.first };
  };

  test.each([
    [{}, 'TE'],
    [{ decks: 'rivals' }, 'TE'],
    [{ decks: 'swapped' }, 'ET'],
    [{ decks: 'tidewatch' }, 'TT'],
    [{ decks: 'emberpack' }, 'EE'],
    [{ decks: 'tidewatch', deck2: deckOf() }, 'TE'],
  ])('%j plays %s', (options, decks) => {
    expect(sides(options).decks).toBe(decks);
  });

  test('is begun by whom the option says, else by lot', () => {
    expect([sides({ start: 'first' }).first, sides({ start: 'second' }).first]).toEqual([0, 1]);
    const starters = Array.from({ length: 200 }, (_, seed) => duel.turn(begun(seed))[0]!);
    const second = starters.filter((seat) => seat === 1).length;
    expect(second).toBeGreaterThan(70);
    expect(second).toBeLessThan(130);
  });

  test.each([
    [{ deck1: '{' }, 'JSON'],
    [{ deck2: deckOf({ mana_cost: 0 }) }, 'mana_cost'],
    [{ deck1: deckOf({ name: '```' }) }, 'letters'],
    [{ deck2: deckOf({ name: 'a\nb' }) }, 'letters'],
    [{ deck2: deckOf({ name: '🐙' }) }, 'letters'],
  ])('refuses %j', (options, reason) => {
    const { refused } = duel.setup(options, 7, 2);
    expect(refused?.code).toBe('bad-deck');
    expect(say(refused!.sentence, 'en')).toContain(reason);
  });
});

function begun(seed: number): Duel {
  const outcome = duel.setup({}, seed, 2);
  if (outcome.refused) throw new Error(outcome.refused.code);
  return outcome.state;
}
