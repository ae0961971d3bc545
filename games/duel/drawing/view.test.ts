import { describe, expect, test } from 'vitest';
import { say } from '../../kit/text.ts';
import { fighter, midgame, stage } from '../testing/stage.ts';
import { view } from './view.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with one
const COLOUR = /\u001b\[\d+m/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with one
const PAINTED = /\u001b\[[1-9]\d*m\S+/g;

describe('view', () => {
  test('the owner sees the hand', () => {
    expect(view(midgame, 0).board).toEqual([
      'Round 5',
      '> Player 1 (you)    Player 2',
      'LP 30 MANA 15/15    LP 30 MANA 6/15',
      'hand 7 pile 3       hand 2 pile 3',
      '',
      'Torchman 5/4      1',
      '                  2 Harpoon  5/4    z',
      'Siphoner 3/4 M  = 3',
      '                  4 Dreadsub 7/7',
      '                  5',
      '                  6',
      'Sootmage 3/2 M    7',
      '',
      '1 Limpet   0/4 S   cost 1',
      '2 Dracula  spell   cost 2',
      '3 Relief   spell   cost 3',
      '4 Rebirth  spell   cost 5',
      '5 Healer   spell   cost 5',
      '6 Traitor  spell   cost 9',
      '7 Pyrarch  9/8 M   cost 9',
    ]);
  });

  test('the opponent sees the same from the other side, with the other hand', () => {
    const { board } = view(midgame, 1);
    expect(board[1]).toBe('Player 2 (you)      > Player 1');
    expect(board.slice(-2)).toEqual(['1 Netter   2/3     cost 2', '2 Netter   2/3     cost 2']);
    expect(board.join()).not.toContain('Limpet');
  });

  test('a spectator sees no hand', () => {
    expect(view(midgame, 'spectator').board).toHaveLength(12);
  });

  test('colours say who is in turn, who sleeps, who shields and drains, and what can be paid', () => {
    const field = { 1: fighter('Limpet'), 2: fighter('Siphoner'), 3: fighter('Netter', { awake: false }) };
    const { board, coloured } = view(stage({ mana: 1, hand: 'Limpet Netter', field }), 0);
    expect(coloured?.map((line) => line.replaceAll(COLOUR, '').trimEnd())).toEqual(board);
    expect(coloured?.flatMap((line) => line.match(PAINTED) ?? [])).toEqual([
      '\u001b[1m>',
      '\u001b[34mLimpet',
      '\u001b[35mSiphoner',
      '\u001b[30mNetter',
      '\u001b[32m1',
    ]);
  });

  test('sentences say it for the ear', () => {
    const spoken = view(midgame, 0).sentences.map((sentence) => say(sentence, 'en'));
    expect(spoken[0]).toBe("Round 5. It is Player 1's turn.");
    expect(spoken).toContain('Player 1: 30 life, 15 mana, cards in hand: 7, in the pile: 3.');
    expect(spoken).toContain(
      'Field of Player 2: slot 2 Harpoon, damage 5, life 4, asleep; slot 4 Dreadsub, damage 7, life 7.',
    );
    expect(spoken.at(-1)).toContain('Your hand: 1 Limpet, damage 0, life 4, shield, cost 1; 2 Dracula, spell, cost 2;');
  });

  test('a full board of long names fits', () => {
    const army = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((slot) => [slot, fighter('Undertow', { awake: false })]));
    const full = stage(
      { field: army, life: 120, hand: 'Pyrarch Pyrarch Pyrarch Pyrarch Pyrarch Pyrarch Pyrarch' },
      { field: army },
    );
    const { board } = view(full, 0);
    expect(Math.max(...board.map((line) => line.length))).toBeLessThanOrEqual(38);
    expect(board.join('\n').length).toBeLessThan(1500);
  });
});
