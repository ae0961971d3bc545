import { describeOptions, say, type Viewer } from '@longtable/kit';
import { gameContract } from '@longtable/kit/testing';
import { describe, expect, test } from 'vitest';
import { duel } from './index.ts';
import type { Options } from './options.ts';
import { cardsOf, emberpack, listDeck, tidewatch } from './rules/decks.ts';
import { randomGame } from './testing/invariants.ts';
import { scramble } from './testing/scramble.ts';
import { fighter, openingOf, stage } from './testing/stage.ts';
import { deckLines } from './words/names.ts';

const seenBy = (viewer: Viewer) => ({ viewer, language: 'en' as const, names: ['Ada', 'Bo'] });

const ALL = [...cardsOf(tidewatch), ...cardsOf(emberpack)];

const rex = { name: 'Réx!', mana_cost: 3, damage_points: 4, life_points: 5, shield: false, mana_drain: true };
const deckOf = (change: object = {}) =>
  JSON.stringify({ Creatures: Array(12).fill({ ...rex, ...change }), Spells: [] });

gameContract(duel, {
  scramble,
  revealing: ['set', 'cast', 'drawn'],
  options: [
    {},
    { decks: 'tidewatch' },
    { decks: 'emberpack', start: 'fair' },
    { deck: deckOf() },
    { decks: 'thornwood', against: 'windrush' },
    { decks: 'clockwork', against: 'nightfen' },
  ],
  walks: 40,
  thoughts: 21,
  hints: 8,
  computerGames: 1,
});

describe('a table', () => {
  /** Returns the distinct deck pairs of a hundred tables, each deck by its first creature. */
  const pairs = (options: Options) => {
    const names = Array.from({ length: 100 }, (_, seed) =>
      openingOf(options, seed).sides.map(({ deck }) => deck[0]?.card.name),
    );
    return [...new Set(names.map((pair) => pair.join(' ')))].sort();
  };

  test.each<[Options, string[]]>([
    [{}, ['Ashling Gullboy', 'Gullboy Ashling']],
    [{ decks: 'rivals' }, ['Ashling Gullboy', 'Gullboy Ashling']],
    [{ decks: 'tidewatch' }, ['Gullboy Gullboy']],
    [{ decks: 'emberpack' }, ['Ashling Ashling']],
    [{ decks: 'thornwood', against: 'clockwork' }, ['Acorner Cog', 'Cog Acorner']],
    [{ against: 'nightfen' }, ['Bat Gullboy', 'Gullboy Bat']],
    [{ decks: 'tidewatch', deck: deckOf() }, ['Réx! Réx!']],
    [{ deck: deckOf({ name: 'Ada' }), deck2: deckOf({ name: 'Bo' }) }, ['Ada Bo', 'Bo Ada']],
    [{ own: [{ name: 'nightfen' }, { name: 'Mine', text: deckOf() }] }, ['Bat Réx!']],
    [{ own: [null, { name: 'nightfen' }] }, ['Ashling Bat', 'Gullboy Bat']],
  ])('%o plays %o', (options, expected) => {
    expect(pairs(options)).toEqual(expected);
  });

  test.each<[Options, number[], number[]]>([
    [{}, [1, 0], [4, 3]],
    [{ start: 'document' }, [1, 0], [4, 3]],
    [{ start: 'mana' }, [2, 5], [4, 3]],
    [{ start: 'fair' }, [1, 3], [4, 4]],
  ])('%o begins with mana %o and cards %o', (options, expected, cards) => {
    const { sides } = openingOf(options, 7);
    expect(sides.map(({ mana }) => mana)).toEqual(expected);
    expect(sides.map(({ hand }) => hand.length)).toEqual(cards);
  });

  test('does not offer starts that only stored puzzles use', () => {
    const start = describeOptions(duel.options).find(({ name }) => name === 'start');
    expect(start).toMatchObject({ values: [{ value: 'document' }, { value: 'fair' }] });
  });

  test('shows both deck lists to every reader, never the remaining cards', () => {
    const state = openingOf({ deck: deckOf() }, 7);
    const [, first, second] = duel.presentation.pages?.(state, seenBy('spectator')) ?? [];
    expect(first).toEqual({ title: 'Ada’s deck', lines: [' # card      cost', '12 Réx!         3  4/5 M'] });
    expect(second).toEqual({ ...first, title: 'Bo’s deck' });
    const own = duel.presentation.pages?.(state, seenBy(1)) ?? [];
    expect(own.map(({ title }) => title)).toEqual(['Legend', 'Your deck', 'Ada’s deck', 'Spells']);
    expect(deckLines(listDeck(ALL), 'de').slice(-2)).toEqual([' 4 Rückkehr     5', ' 2 Verräter     9']);
  });

  test('counts rounds and wins', () => {
    const opening = openingOf({}, 1);
    expect(duel.statistics?.(opening).map(({ value }) => value)).toEqual([1, 0]);
    expect(duel.statistics?.({ ...opening, round: 6, winner: 0 }).map(({ value }) => value)).toEqual([7, 1]);
  });

  test.each([
    ['attack 0 with 1', true],
    ['sacrifice 1', true],
    ['set 1 to 2', true],
    ['cast 2', true],
    ['cast 3', undefined],
    ['finish', undefined],
  ])('%s is undoable: %s', (line, undoable) => {
    const state = stage({ mana: 9, hand: 'Limpet Dracula Relief', field: { 1: fighter('Netter') } });
    const outcome = duel.play(state, 0, line);
    expect(outcome.refused ?? outcome.undoable).toBe(undoable);
  });

  test('an attack that ends the duel cannot be undone', () => {
    const outcome = duel.play(stage({ field: { 1: fighter('Netter') } }, { life: 1 }), 0, 'attack 0 with 1');
    expect(outcome.refused ?? outcome.undoable).toBeUndefined();
  });

  test.each<[Options, string]>([
    [{ deck: '{' }, 'JSON'],
    [{ deck2: deckOf({ mana_cost: 0 }) }, 'mana_cost'],
    [{ own: [null, { name: 'Mine', text: '{' }] }, 'JSON'],
    [{ own: [{ name: 'retired' }, null] }, 'no longer exists'],
    [{ deck: deckOf({ name: '```' }) }, 'letters'],
    [{ deck2: deckOf({ name: 'a\nb' }) }, 'letters'],
    [{ deck2: deckOf({ name: '🐙' }) }, 'letters'],
  ])('refuses %j', (options, reason) => {
    const { refused } = duel.setup(options, 7, 2);
    expect(refused?.code).toBe('bad-deck');
    expect(say(refused!.sentence, 'en')).toContain(reason);
  });
});

test.each(['rivals', 'thornwood', 'windrush', 'clockwork', 'nightfen'] as const)(
  'keeps the rules in random games (%s)',
  (decks) => {
    const games = Number(process.env.LONGTABLE_WALKS ?? 6);
    for (let seed = 0; seed < games; seed++) expect(randomGame({ decks }, seed)).toBeGreaterThan(10);
  },
);
