import { describe, expect, test } from 'vitest';
import { gameContract } from '../kit/contract.ts';
import type { Viewer } from '../kit/game.ts';
import type { JavaRandom } from '../kit/random.ts';
import { say } from '../kit/text.ts';
import { deckLines, listDeck } from './deck-list.ts';
import { cardsOf, emberpack, tidewatch } from './decks.ts';
import { duel } from './index.ts';
import type { DuelOptions } from './options.ts';
import { fighter, scene } from './scene.ts';
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
  options: [{}, { decks: 'tidewatch' }, { decks: 'emberpack' }, { deck: deckOf() }],
});

describe('a table', () => {
  /** The decks of both seats, by their first creature, at a hundred tables: each pair that came about, once. */
  const pairs = (options: DuelOptions) => {
    const names = Array.from({ length: 100 }, (_, seed) =>
      begun(options, seed).sides.map(({ deck }) => deck[0]?.card.name),
    );
    return [...new Set(names.map((pair) => pair.join(' ')))].sort();
  };

  test.each<[DuelOptions, string[]]>([
    [{}, ['Ashling Gullboy', 'Gullboy Ashling']],
    [{ decks: 'rivals' }, ['Ashling Gullboy', 'Gullboy Ashling']],
    [{ decks: 'tidewatch' }, ['Gullboy Gullboy']],
    [{ decks: 'emberpack' }, ['Ashling Ashling']],
    [{ decks: 'tidewatch', deck: deckOf() }, ['Réx! Réx!']],
    [{ deck: deckOf({ name: 'Ada' }), deck2: deckOf({ name: 'Bo' }) }, ['Ada Bo', 'Bo Ada']],
  ])('%o plays %o', (options, expected) => {
    expect(pairs(options)).toEqual(expected);
  });

  test('shows its decks to everybody, and never what is left of them', () => {
    const state = begun({ deck: deckOf() }, 7);
    const [first, second] = duel.face?.pages?.(state, 'spectator') ?? [];
    expect(first).toEqual({
      title: { en: 'Deck of Player 1', de: 'Deck von Spieler 1' },
      lines: [' # card     cost  d/l', '12 Réx!        3  4/5 M'],
    });
    expect(second?.lines).toEqual(first?.lines);
    expect(duel.face?.pages?.(state, 1)).toEqual([second, first]);
    expect(deckLines(listDeck(ALL)).slice(-2)).toEqual([' 4 Rebirth     5', ' 2 Traitor     9']);
  });

  test('counts rounds and who won', () => {
    const opening = begun({}, 1);
    expect(duel.tally?.(opening).map(({ value }) => value)).toEqual([1, 0]);
    expect(duel.tally?.({ ...opening, round: 6, winner: 0 }).map(({ value }) => value)).toEqual([7, 1]);
  });

  test.each([
    ['attack 0 with 1', true],
    ['sacrifice 1', true],
    ['set 1 to 2', undefined],
    ['cast 2', undefined],
    ['finish', undefined],
  ])('%s may be taken back: %s', (line, undoable) => {
    const state = scene({ mana: 9, hand: 'Limpet Dracula', field: { 1: fighter('Netter') } });
    const outcome = duel.play(state, 0, line);
    expect(outcome.refused ?? outcome.undoable).toBe(undoable);
  });

  test.each<[DuelOptions, string]>([
    [{ deck: '{' }, 'JSON'],
    [{ deck2: deckOf({ mana_cost: 0 }) }, 'mana_cost'],
    [{ deck: deckOf({ name: '```' }) }, 'letters'],
    [{ deck2: deckOf({ name: 'a\nb' }) }, 'letters'],
    [{ deck2: deckOf({ name: '🐙' }) }, 'letters'],
  ])('refuses %j', (options, reason) => {
    const { refused } = duel.setup(options, 7, 2);
    expect(refused?.code).toBe('bad-deck');
    expect(say(refused!.sentence, 'en')).toContain(reason);
  });
});

function begun(options: DuelOptions, seed: number): Duel {
  const outcome = duel.setup(options, seed, 2);
  if (outcome.refused) throw new Error(outcome.refused.code);
  return outcome.state;
}
