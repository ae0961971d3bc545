import type { Reader, Viewer } from '@longtable/kit';
import { describe, expect, test } from 'vitest';
import { pages } from './drawing/pages.ts';
import { duel } from './index.ts';
import { fighter, midgame, stage } from './testing/stage.ts';

const { view } = duel.presentation;

const seenBy = (viewer: Viewer, more: Partial<Reader> = {}): Reader => ({
  viewer,
  language: 'en',
  names: ['Ada', 'Bo'],
  ...more,
});

describe('view', () => {
  test('shows the hand to its owner', () => {
    expect(view(midgame, seenBy(0)).board).toEqual([
      'Bo           ██████████████  30 life',
      ' mana 6     hand 2     pile 3',
      '─ Ada ──────────┬─┬─ Bo ────────────',
      'Torchman  5/4   │1│',
      '                │2│ Harpoon   5/4 z',
      'Siphoner  3/4 M=│3│',
      '                │4│ Dreadsub  7/7',
      'Sootmage  3/2 M │7│',
      '────────────────────────────────────',
      '> Ada        ██████████████  30 life',
      ' mana 15    hand 7     pile 3',
      '',
      ' 1 Limpet    0/4 shield       1 mana',
      ' 2 Dracula   drain 2          2 mana',
      ' 3 Relief    3 cards          3 mana',
      ' 4 Rebirth   revive           5 mana',
      ' 5 Healer    all +1           5 mana',
      ' 6 Traitor   take one         9 mana',
      ' 7 Pyrarch   9/8 mana drain   9 mana',
      '',
      'S shield, M mana drain, z asleep,',
      '= attacked',
    ]);
  });

  test('leaves out a hand without cards', () => {
    expect(view(stage({ hand: '' }), seenBy(1, { open: true })).board.join()).not.toContain('hand:');
  });

  test('shows the opponent the other side and the other hand, in German too', () => {
    const { board } = view(midgame, seenBy(1, { language: 'de' }));
    expect(board.slice(0, 2)).toEqual(['> Ada        ██████████████ 30 Leben', ' Mana 15    Hand 7     Stapel 3']);
    expect(board[4]).toBe('Harpune   5/4 z │2│');
    expect(board.slice(9)).toEqual([
      'Bo           ██████████████ 30 Leben',
      ' Mana 6     Hand 2     Stapel 3',
      '',
      ' 1 Fischer   2/3              2 Mana',
      ' 2 Fischer   2/3              2 Mana',
      '',
      'M Manaentzug, z schläft,',
      '= hat angegriffen',
    ]);
    expect(board.join()).not.toContain('Schnecke');
  });

  test('shows no hand to a spectator before the end', () => {
    expect(view(midgame, seenBy('spectator')).board.slice(11)).toEqual(['', 'M mana drain, z asleep, = attacked']);
    expect(view(midgame, seenBy('spectator', { open: true })).board.slice(11)).toEqual([
      '',
      'Ada’s hand:',
      'Limpet, Dracula, Relief, Rebirth,',
      'Healer, Traitor, Pyrarch',
      '',
      'Bo’s hand:',
      'Netter, Netter',
      '',
      'M mana drain, z asleep, = attacked',
    ]);
    expect(view(midgame, seenBy(1, { open: true })).sentences.join()).toContain('Ada’s hand: 1 Limpet');
    expect(pages(midgame, seenBy(0)).map(({ title }) => title)).toEqual(['Legend', 'Your deck', 'Bo’s deck', 'Spells']);
    expect(pages(midgame, seenBy(0, { open: true })).at(-1)).toMatchObject({ title: 'Stats' });
  });

  test('begins with the result after the end, and marks no creature as asleep or as having attacked', () => {
    const { board, sentences } = view({ ...midgame, winner: 0 }, seenBy(0, { open: true }));
    expect(board[0]).toBe('You beat Bo with 30 life left.');
    expect(board.filter((line) => line.includes('│'))).toEqual([
      'Torchman  5/4   │1│',
      '                │2│ Harpoon   5/4',
      'Siphoner  3/4 M │3│',
      '                │4│ Dreadsub  7/7',
      'Sootmage  3/2 M │7│',
    ]);
    expect(board.at(-1)).not.toContain('=');
    expect(sentences.join()).not.toContain('asleep');
  });

  test('begins with the end of a resigned game, without a warning', () => {
    const { sentences } = view(midgame, seenBy(0, { open: true }));
    expect(sentences[0]).toBe('The game is over.');
    expect(sentences.join()).not.toContain('can hit you');
  });

  test('states that a field is empty', () => {
    expect(view(stage({}), seenBy('spectator')).board[3]).toBe('No creatures yet');
  });

  test('keeps the names of uploaded cards and translates built-in ones', () => {
    const own = { ...fighter('Torchman'), card: { ...fighter('Torchman').card, own: true as const } };
    const { board } = view(stage({ field: { 1: own, 2: fighter('Torchman') } }), seenBy(0, { language: 'de' }));
    expect(board.slice(3, 5)).toEqual(['Torchman  5/4   │1│', 'Fackler   5/4   │2│']);
  });

  test('names two traits of a card in hand by letters if the words do not fit', () => {
    const both = { ...fighter('Siphoner').card, shield: true };
    const duel = stage({});
    const { board } = view(
      { ...duel, sides: [{ ...duel.sides[0], hand: [both] }, duel.sides[1]] },
      seenBy(0, { language: 'de' }),
    );
    expect(board.at(-3)).toBe(' 1 Sauger    3/4 MS           4 Mana');
    expect(board.at(-1)).toBe('S Schild, M Manaentzug');
  });

  test('explains no letter of a card in hand whose traits are in words, unless its button has the letter', () => {
    const key = (mana: number, viewer: 0 | 1) => {
      const duel = stage({ hand: 'Limpet', mana }, { hand: 'Limpet', mana: 9 });
      return view(duel, seenBy(viewer)).board.filter((line) => line.startsWith('S shield'));
    };
    expect([key(9, 0), key(0, 0), key(9, 1)]).toEqual([['S shield'], [], []]);
  });

  test('the sentences state the danger first', () => {
    const spoken = view(midgame, seenBy(0)).sentences;
    expect(spoken.slice(0, 3)).toEqual([
      'Round 6. It’s your turn.',
      'Bo can hit you for 12 next turn, leaving you with 18 life.',
      'You have 30 life, 15 mana, 7 cards in hand and 3 in the pile.',
    ]);
    expect(spoken).toContain('Bo’s creatures: 2 Harpoon, damage 5, life 4, asleep; 4 Dreadsub, damage 7, life 7.');
    expect(spoken.join()).toContain(
      'Your hand: 1 Limpet, damage 0, life 4, shield, costs 1; 2 Dracula, spell, drain 2, costs 2;',
    );
  });

  test('a full board with long names fits a phone', () => {
    const army = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((slot) => [slot, fighter('Undertow', { awake: false })]));
    const full = stage(
      { field: army, life: 120, hand: 'Pyrarch Pyrarch Pyrarch Pyrarch Pyrarch Pyrarch Pyrarch' },
      { field: army },
    );
    const { board } = view(full, seenBy(0, { language: 'de' }));
    expect(Math.max(...board.map((line) => line.length))).toBeLessThanOrEqual(36);
    expect(board.length).toBeLessThanOrEqual(23);
  });
});
