import type { Reader, Viewer } from '@longtable/kit';
import { describe, expect, test } from 'vitest';
import { duel } from './index.ts';
import { midgame } from './testing/stage.ts';

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
});
