import { describe, expect, test } from 'vitest';
import { say } from '../kit/text.ts';
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

describe('choices', () => {
  const lines = menu(duel);

  test.each([
    'attack 0 with | Player 2 (30 life)',
    'attack 0 with 1| Torchman 5/4: life 30 → 25',
    'attack 0 with 7| Sootmage 3/2: life 30 → 27, mana 6 → 0',
    'attack 4 with | Dreadsub 7/7 (slot 4)',
    'attack 4 with 1| Torchman 5/4: Dreadsub 7/7 → 7/2',
    'set 1 to | Limpet 0/4 S',
    'set 1 to 2| Slot 2',
    'set 7 to | Pyrarch 9/8 M',
    'cast 2| Dracula: you 30 → 32, opponent 30 → 28 life',
    'cast 3| Relief: draw 1, life 30 → 28',
    'cast 4| Rebirth: Gullboy 2/1 to slot 2',
    'cast 5| Healer: +1 life for 3 creatures',
    'cast 6 take | Traitor: take a creature',
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

  test('a creature that would not survive, and a shield', () => {
    const state = scene({ field: { 1: fighter('Torchman') } }, { field: { 1: fighter('Limpet') } });
    expect(menu(state)).toContain('attack 1 with | Limpet 0/4 (slot 1, shield)');
    expect(menu(state)).toContain('attack 1 with 1| Torchman 5/4: Limpet 0/4 → destroyed');
  });

  test('Rebirth says when nobody would return', () => {
    expect(menu(scene({ mana: 5, hand: 'Rebirth' }))).toContain('cast 1| Rebirth: nobody returns, the card is lost');
  });

  test('without a target Traitor is not offered', () => {
    expect(menu(scene({ mana: 9, hand: 'Traitor' })).filter((line) => line.startsWith('cast'))).toEqual([]);
  });

  test.each(['attack', 'attack 9 with ', 'attack # with ', 'set 2 to ', 'cast 1 take ', 'cast 6 take 1 to ', 'x'])(
    'nothing goes on after "%s"',
    (partial) => {
      expect(choices(duel, 0, partial)).toEqual([]);
    },
  );
});

describe('view', () => {
  test('the owner sees the hand', () => {
    expect(view(duel, 0).board).toEqual([
      'Round 5',
      '> Player 1          Player 2',
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
    expect(board[1]).toBe('Player 2            > Player 1');
    expect(board.slice(-2)).toEqual(['1 Netter   2/3     cost 2', '2 Netter   2/3     cost 2']);
    expect(board.join()).not.toContain('Limpet');
  });

  test('a spectator sees no hand', () => {
    expect(view(duel, 'spectator').board).toHaveLength(12);
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
    [{ kind: 'drawn', seat: 0, card: limpet! }, 'Player 1 draws a card.'],
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

  test('the owner hears which card was drawn or sacrificed', () => {
    expect(tell({ kind: 'drawn', seat: 0, card: limpet! }, 0)).toEqual(['You draw Limpet.']);
    expect(tell({ kind: 'sacrificed', seat: 1, card: limpet!, life: 9 }, 1)).toEqual([
      'Player 2 sacrifices Limpet: 9 life.',
    ]);
  });
});
