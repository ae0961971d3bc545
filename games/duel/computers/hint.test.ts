import { expect, test } from 'vitest';
import { fighter, stage } from '../testing/stage.ts';
import { hint } from './index.ts';

test.each([
  [stage({ field: { 1: fighter('Netter') } }, { life: 2 }), 'attack 0 with 1', 'It wins: 2 damage against 2 life.'],
  [
    stage({ field: { 1: fighter('Netter') } }),
    'attack 0 with 1',
    'The way is clear. Your opponent will be left with 28 life.',
  ],
  [
    stage({ field: { 1: fighter('Siphoner') } }, { mana: 6 }),
    'attack 0 with 1',
    'The way is clear. Your opponent will be left with 27 life and no mana.',
  ],
  [
    stage({ field: { 1: fighter('Torchman') } }, { field: { 1: fighter('Buoyman') } }),
    'attack 1 with 1',
    'It destroys Buoyman (5 life), which hits for 2.',
  ],
  [
    stage({ field: { 1: fighter('Netter') } }, { field: { 1: fighter('Buoyman') } }),
    'attack 1 with 1',
    'Buoyman, which hits for 2, is left with 3 life.',
  ],
  [
    stage({ mana: 3, hand: 'Buoyman' }, { field: { 1: fighter('Torchman') } }),
    'set 1 to 1',
    'Buoyman shields you with 5 life against 5 damage. It costs 3 of your 3 mana.',
  ],
  [
    stage({ mana: 9, hand: 'Ironhide', life: 2 }),
    'set 1 to 1',
    'Ironhide shields you with 8 life. It costs 6 of your 9 mana.',
  ],
  [stage({ mana: 5, hand: 'Kelpie' }), 'set 1 to 1', 'Kelpie can attack for 4 right away. It costs 4 of your 5 mana.'],
  [
    stage({ mana: 9, hand: 'Dreadsub' }),
    'set 1 to 1',
    'Dreadsub can hit for 7 from your next turn. It costs 7 of your 9 mana.',
  ],
  [
    stage({ hand: 'Dracula', mana: 2 }, { life: 2, field: { 1: fighter('Limpet') } }),
    'cast 1',
    'It wins: they have only 2 life left.',
  ],
  [
    stage({ hand: 'Dracula', mana: 2, life: 2 }, { life: 4, field: { 1: fighter('Limpet'), 2: fighter('Netter') } }),
    'cast 1',
    'Your life 2 → 4, your opponent’s 4 → 2, ignoring shields.',
  ],
  [stage({ hand: 'Relief', mana: 3 }), 'cast 1', 'You get 3 new cards for 3 mana. You have no other cards in hand.'],
  [stage({ hand: 'Rebirth', mana: 5, graveyard: 'Leviath' }), 'cast 1', 'Leviath 9/9 comes back.'],
  [
    stage({ hand: 'Traitor', mana: 9 }, { field: { 3: fighter('Leviath') } }),
    'cast 1 take 3 to 1',
    'Leviath 9/9 will fight for you.',
  ],
  [
    stage({ mana: 0, hand: 'Leviath Leviath Leviath Leviath Leviath Leviath Leviath' }),
    'sacrifice 1',
    'With 7 cards in hand, your next draw would cost 1 life. This gains 1 instead.',
  ],
  [
    stage({ mana: 0, hand: 'Leviath', life: 1 }, { field: { 1: fighter('Netter') } }),
    'sacrifice 1',
    'Your life: 1 → 2.',
  ],
  [stage({ hand: '' }), 'finish', 'There’s nothing more worth doing this turn.'],
  [stage({ mana: 3 }), 'finish', 'There’s nothing more worth doing this turn, and your 3 mana carries over.'],
])('a move and why: %#', (state, line, en) => {
  expect(hint(state, 0)).toMatchObject({ line, why: { en } });
});

test.each([
  [stage({ field: { 1: fighter('Netter') } }), 'Attack your opponent with Netter: 2 damage.'],
  [
    stage({ field: { 1: fighter('Netter') } }, { field: { 1: fighter('Buoyman') } }),
    'Attack Buoyman with Netter: 2 damage.',
  ],
  [stage({ mana: 5, hand: 'Kelpie' }), 'Set Kelpie in slot 1.'],
  [stage({ hand: 'Relief', mana: 3 }), 'Cast Relief.'],
  [stage({ hand: 'Traitor', mana: 9 }, { field: { 3: fighter('Leviath') } }), 'Cast Traitor on Leviath.'],
  [stage({ hand: '' }), 'End your turn.'],
])('the move is an instruction: %#', (state, en) => {
  expect(hint(state, 0).move).toMatchObject({ en });
});
