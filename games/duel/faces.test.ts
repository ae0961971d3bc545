import { describe, expect, test } from 'vitest';
import { say } from '../kit/text.ts';
import { ask } from './ask.ts';
import { choices } from './choices.ts';
import type { DuelEvent } from './event.ts';
import { cards, fighter, scene } from './scene.ts';
import { tell } from './tell.ts';
import { view } from './view.ts';

const duel = scene(
  {
    mana: 15,
    hand: 'Limpet Dracula Relief Rebirth Healer Traitor Pyrarch',
    graveyard: 'Gullboy',
    field: { 1: fighter('Torchman'), 3: fighter('Siphoner', { attacked: true }), 7: fighter('Sootmage', { life: 2 }) },
  },
  { mana: 6, hand: 'Netter Netter', field: { 2: fighter('Harpoon', { awake: false }), 4: fighter('Dreadsub') } },
);

/** Every line that walking the choices meets, with its English label. */
function menu(state: typeof duel, partial = ''): string[] {
  return choices(state, state.current, partial).flatMap(({ line, label, final }) => [
    `${line}| ${say(label, 'en')}`,
    ...(final ? [] : menu(state, line)),
  ]);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with one
const COLOUR = /\u001b\[\d+m/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with one
const PAINTED = /\u001b\[[1-9]\d*m\S+/g;

describe('choices', () => {
  const lines = menu(duel);

  test.each([
    'attack 0 with 1| Torchman: Player 2 30 → 25',
    'attack 0 with 7| Sootmage: Player 2 30 → 27, Mana 6 → 0',
    'attack 4 with 1| Torchman: Dreadsub 7/7 → 7/2',
    'set 1 to 2| Set Limpet 0/4 S (1)',
    'set 7 to 2| Set Pyrarch 9/8 M (9)',
    'set 1 to | Limpet 0/4 S (1)',
    'set 1 to 4| Slot 4',
    'cast 2| Dracula (2): you 30 → 32, opponent 30 → 28',
    'cast 3| Relief (3): draw 1, life 30 → 28',
    'cast 4| Rebirth (5): Gullboy 2/1 to slot 2',
    'cast 5| Healer (5): +1 life for 3 creatures',
    'cast 6 take | Traitor (9): take a creature',
    'cast 6 take 2 to | Harpoon 5/4',
    'cast 6 take 2 to 2| Slot 2',
    'sacrifice 2| Dracula: life 30 → 31',
    'finish| Finish the turn',
  ])('%s', (line) => {
    expect(lines).toContain(line);
  });

  test('only what is legal is offered', () => {
    expect(lines.filter((line) => /^attack 2|with 3|^set \d to [137]|^set 2/.test(line))).toEqual([]);
  });

  test('a shield that would not survive is all that can be attacked', () => {
    const state = scene({ field: { 1: fighter('Torchman') } }, { field: { 1: fighter('Limpet') } });
    expect(menu(state)).toContain('attack 1 with 1| Torchman: Limpet 0/4 → destroyed');
    expect(menu(state).filter((line) => line.startsWith('attack'))).toHaveLength(1);
  });

  test('Rebirth says when nobody would return', () => {
    expect(menu(scene({ mana: 5, hand: 'Rebirth' }))).toContain(
      'cast 1| Rebirth (5): nobody returns, the card is lost',
    );
  });

  test('an attack that does nothing is a step away', () => {
    const state = scene({ field: { 1: fighter('Limpet'), 2: fighter('Netter') } }, { field: { 1: fighter('Netter') } });
    const attacks = choices(state, 0, '').filter(({ line }) => line.startsWith('attack'));
    expect(attacks.map(({ line }) => line)).toEqual(['attack 0 with 2', 'attack 1 with 2', 'attack ']);
    expect(menu(state, 'attack ')).toContain('attack 0 with 1| Limpet: Player 2 30 → 30');
  });

  const army = (...slots: number[]) => Object.fromEntries(slots.map((slot) => [slot, fighter('Netter')]));
  const hand = 'Limpet Limpet Limpet Limpet Limpet Limpet Limpet';

  test.each([
    ['attacks', army(1, 2, 3), army(1, 2), '', 'attack 0 with 1', [5, 4, 1]],
    [
      'attacks, in two rows, with cards in two more',
      army(1, 2, 3),
      army(1, 2),
      hand,
      'attack 0 with 1',
      [5, 4, 5, 2, 3],
    ],
    ['targets, if attacks are too many', army(1, 2, 3, 4), army(1, 2, 3), hand, 'attack 0 with ', [4, 5, 2, 3]],
    ['eight targets', army(1, 2, 3, 4), army(1, 2, 3, 4, 5, 6, 7), hand, 'attack 0 with ', [5, 3, 5, 2, 3]],
  ])('a line begins with %s', (_case, field, enemies, held, first, rows) => {
    const offered = choices(scene({ mana: 15, hand: held, field }, { field: enemies }), 0, '');
    expect(offered[0]?.line).toBe(first);
    expect(rows.map((_, row) => offered.filter(({ at }) => at?.row === row).length)).toEqual(rows);
  });

  test('without a target Traitor is not offered', () => {
    expect(menu(scene({ mana: 9, hand: 'Traitor' })).filter((line) => line.startsWith('cast'))).toEqual([]);
  });

  test.each([
    'attack',
    'attack 9 with ',
    'attack # with ',
    'set 2 to ',
    'cast 1 take ',
    'cast 6 take 1 to ',
    'cast ',
    'x',
  ])('nothing goes on after "%s"', (partial) => {
    expect(choices(duel, 0, partial)).toEqual([]);
  });
});

describe('view', () => {
  test('the owner sees the hand', () => {
    expect(view(duel, 0).board).toEqual([
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
    const { board } = view(duel, 1);
    expect(board[1]).toBe('Player 2 (you)      > Player 1');
    expect(board.slice(-2)).toEqual(['1 Netter   2/3     cost 2', '2 Netter   2/3     cost 2']);
    expect(board.join()).not.toContain('Limpet');
  });

  test('a spectator sees no hand', () => {
    expect(view(duel, 'spectator').board).toHaveLength(12);
  });

  test('colours say who is in turn, who sleeps, who shields and drains, and what can be paid', () => {
    const field = { 1: fighter('Limpet'), 2: fighter('Siphoner'), 3: fighter('Netter', { awake: false }) };
    const { board, coloured } = view(scene({ mana: 1, hand: 'Limpet Netter', field }), 0);
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
    const spoken = view(duel, 0).sentences.map((sentence) => say(sentence, 'en'));
    expect(spoken[0]).toBe("Round 5. It is Player 1's turn.");
    expect(spoken).toContain('Player 1: 30 life, 15 mana, cards in hand: 7, in the pile: 3.');
    expect(spoken).toContain(
      'Field of Player 2: slot 2 Harpoon, damage 5, life 4, asleep; slot 4 Dreadsub, damage 7, life 7.',
    );
    expect(spoken.at(-1)).toContain('Your hand: 1 Limpet, damage 0, life 4, shield, cost 1; 2 Dracula, spell, cost 2;');
  });

  test('a full board of long names fits', () => {
    const army = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((slot) => [slot, fighter('Undertow', { awake: false })]));
    const full = scene(
      { field: army, life: 120, hand: 'Pyrarch Pyrarch Pyrarch Pyrarch Pyrarch Pyrarch Pyrarch' },
      { field: army },
    );
    const { board } = view(full, 0);
    expect(Math.max(...board.map((line) => line.length))).toBeLessThanOrEqual(38);
    expect(board.join('\n').length).toBeLessThan(1500);
  });
});

describe('tell', () => {
  const [limpet] = cards('Limpet');
  const by = { name: 'Torchman', damage: 5, life: 4 };
  test.each<[DuelEvent, string]>([
    [{ kind: 'round', round: 3 }, '[INFO] Round: 3'],
    [{ kind: 'turn', seat: 1 }, '[INFO] Current player is Player 2'],
    [{ kind: 'rebirth-failed' }, '[INFO] Rebirth unsuccessful!'],
    [{ kind: 'end', winner: 0 }, '[INFO] Game ended. Player 1 won!'],
    [{ kind: 'sacrificed', seat: 0, card: limpet!, life: 31 }, 'Player 1 sacrifices a card: 31 life.'],
    [{ kind: 'hit-player', seat: 0, by, life: 25, drained: false }, 'Torchman hits Player 2 for 5: 25 life left.'],
    [
      { kind: 'hit-creature', seat: 0, by, target: { name: 'Troll', damage: 3, life: 7 } },
      'Torchman hits Troll 3/7: 3/2 left.',
    ],
    [
      { kind: 'hit-creature', seat: 0, by, target: { name: 'Troll', damage: 3, life: 5 } },
      'Torchman hits Troll 3/5: destroyed.',
    ],
  ])('%j', (event, line) => {
    expect(tell(event, 'spectator')).toEqual([line]);
    expect(tell(event, 1)).toEqual([line]);
  });

  test('only the owner hears which card was drawn or sacrificed', () => {
    expect(tell({ kind: 'drawn', seat: 0, card: limpet! }, 1)).toEqual([]);
    expect(tell({ kind: 'drawn', seat: 0, card: limpet! }, 0)).toEqual(['You draw Limpet.']);
    expect(tell({ kind: 'sacrificed', seat: 1, card: limpet!, life: 9 }, 1)).toEqual([
      'Player 2 sacrifices Limpet: 9 life.',
    ]);
  });
});

test.each([
  ['', 'You have 15 mana. What next?'],
  ['attack ', 'What do you attack?'],
  ['attack 0 with ', 'Who attacks Player 2?'],
  ['attack 4 with ', 'Who attacks Dreadsub 7/7?'],
  ['set ', 'Which creature do you set?'],
  ['set 1 to ', 'Where do you set Limpet 0/4 S?'],
  ['cast 6 take ', 'Which creature changes sides?'],
  ['cast 6 take 2 to ', 'Where shall it stand?'],
  ['sacrifice ', 'Which card do you give up for 1 life?'],
])('"%s" is asked about', (partial, question) => {
  expect(say(ask(duel, 0, partial), 'en')).toBe(question);
});
