import { expect, test } from 'vitest';
import { runa } from './index.ts';
import { card, type PositionSketch, stage } from './testing/stage.ts';

const two = [{ name: 'Rat' }, { name: 'Frog' }] as const;
const hurt = { hand: ['Slash(1)', 'Ice(1)'], runa: { hp: 9 } } as const;
const offer = ['Fire(1)', 'Ice(1)', 'Water(1)', 'Swing(1)'].map(card);

test.each<[string, PositionSketch, string]>([
  ['a class before own seeds', { phase: { kind: 'class' }, class: null }, '1'],
  ['an attack before its target', { hand: ['Slash(1)'], monsters: two }, '1'],
  ['an attack before the roll', { hand: ['Slash(1)'], monsters: two.slice(0, 1) }, '1'],
  ['a target before the roll', { hand: ['Slash(1)'], monsters: two, phase: { kind: 'target', card: 0 } }, '1'],
  ['a bigger die before healing', { ...hurt, phase: { kind: 'reward' } }, '2'],
  ['loot before healing', { ...hurt, phase: { kind: 'loot', offer: offer.slice(0, 2) } }, '1'],
  ['healing before own seeds', { ...hurt, stage: 4, phase: { kind: 'heal' } }, '1'],
])('can be undone: %s', (_, sketch, line) => {
  expect(runa.play(stage(sketch), 0, line)).toMatchObject({ undoable: true });
});

test.each<[string, PositionSketch, string]>([
  ['a class with drawn seeds', { phase: { kind: 'class' }, class: null, seeds: [] }, '1'],
  ['own seeds', { phase: { kind: 'seeds' } }, '61,86'],
  ['a roll', { hand: ['Slash(1)'], monsters: two, phase: { kind: 'dice', card: 0, target: 0 } }, '1'],
  ['an attack that the bot rolls', { dice: 'bot', hand: ['Slash(1)'], monsters: two.slice(0, 1) }, '1'],
  ['a card without a target', { hand: ['Parry(1)'], monsters: two }, '1'],
  ['a spell on its target', { hand: ['Ice(1)'], monsters: two, phase: { kind: 'target', card: 0 } }, '1'],
  ['cards that are laid open', { phase: { kind: 'reward' }, pool: offer }, '1'],
  ['a bigger die before the next room', { phase: { kind: 'reward' }, queue: ['Rat', 'Frog'] }, '2'],
  ['loot before the next room', { phase: { kind: 'loot', offer: offer.slice(0, 2) }, queue: ['Rat', 'Frog'] }, '1'],
  ['healing before the next room', { ...hurt, phase: { kind: 'heal' }, queue: ['Rat', 'Frog'] }, 'none'],
])('can’t be undone: %s', (_, sketch, line) => {
  const outcome = runa.play(stage(sketch), 0, line);
  expect(outcome.refused).toBeUndefined();
  expect('undoable' in outcome).toBe(false);
});
