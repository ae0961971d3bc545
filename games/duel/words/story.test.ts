import { expect, test } from 'vitest';
import type { Viewer } from '../../kit/game.ts';
import type { Language } from '../../kit/text.ts';
import { duel } from '../index.ts';
import { fighter, midgame, stage } from '../testing/stage.ts';

const BY: readonly Viewer[] = [0, 1, 'spectator'];

function told(state: typeof midgame, line: string, viewer: Viewer, language: Language = 'en'): readonly string[] {
  const outcome = duel.play(state, state.current, line);
  if (outcome.refused) throw new Error(outcome.refused.code);
  return duel.face.story(outcome.events, { viewer, language, names: ['Ada', 'Bo'] });
}

test.each([
  [
    'attack 0 with 7',
    'Your Sootmage hits Bo for 3: 27 left and no mana.',
    "Ada's Sootmage hits you for 3: 27 left, and your mana is gone.",
  ],
  [
    'attack 4 with 1',
    "Your Torchman hits Bo's Dreadsub for 5: 2 left.",
    "Ada's Torchman hits your Dreadsub for 5: 2 left.",
  ],
  ['set 1 to 2', 'You set Limpet 0/4 S to slot 2.', 'Ada sets Limpet 0/4 S to slot 2.'],
  [
    'cast 2',
    'You cast Dracula: Bo falls to 28 life, you rise to 32.',
    'Ada casts Dracula: you fall to 28 life, Ada rises to 32.',
  ],
  [
    'cast 3',
    'You cast Relief. You draw Netter 2/3. Your hand is full: you lose life and have 28 left.',
    'Ada casts Relief: 1 card drawn. Ada cannot draw and has 28 life left.',
  ],
  ['cast 4', 'You cast Rebirth: Gullboy 2/1 returns to slot 2.', 'Ada casts Rebirth: Gullboy 2/1 returns to slot 2.'],
  ['cast 5', 'You cast Healer: 3 creatures gain 1 life.', 'Ada casts Healer: 3 creatures gain 1 life.'],
  [
    'cast 6 take 4 to 2',
    "You cast Traitor: Bo's Dreadsub 7/7 changes sides.",
    'Ada casts Traitor: your Dreadsub 7/7 changes sides.',
  ],
  ['sacrifice 2', 'You sacrifice Dracula for 1 life: 31 now.', 'Ada sacrifices a card for 1 life: 31 now.'],
])('%s is told to the one and the other in a sentence', (line, mine, theirs) => {
  expect(BY.slice(0, 2).map((viewer) => told(midgame, line, viewer))).toEqual([[mine], [theirs]]);
});

test('German says it with German names', () => {
  expect(told(midgame, 'attack 4 with 1', 1, 'de')).toEqual([
    'Adas Fackler schlägt mit 5 zu: dein Tauchboot hat noch 2.',
  ]);
  expect(told(midgame, 'cast 6 take 2 to 2', 1, 'de')).toEqual([
    'Ada wirkt Verräter: deine Harpune 5/4 wechselt die Seite.',
  ]);
});

test('the end of a turn names whoever ends it, and a drawn card only to whom it came', () => {
  expect(BY.map((viewer) => told(midgame, 'finish', viewer))).toEqual([
    ['You end your turn.'],
    ['Ada ends the turn.', 'You draw Netter 2/3.'],
    ['Ada ends the turn.'],
  ]);
  expect(told(stage({}, { pile: '' }), 'finish', 0)[1]).toBe('Bo cannot draw and has 29 life left.');
  expect(told(stage({}, { pile: '' }), 'finish', 1)[1]).toBe('Your pile is empty: you lose life and have 29 left.');
});

test('the beginning is told', () => {
  const opening = duel.setup({}, 7, 2);
  if (opening.refused) throw new Error(opening.refused.code);
  const heard = duel.face.story(opening.events, { viewer: 1, language: 'en', names: ['Ada', 'Bo'] });
  expect(heard).toEqual(['Ada begins.']);
});

test('the end says who beats whom, with how much life left', () => {
  const last = stage({ life: 3, field: { 1: fighter('Torchman') } }, { life: 5 });
  const outcome = duel.play(last, 0, 'attack 0 with 1');
  if (outcome.refused) throw new Error(outcome.refused.code);
  const names = ['Ada', 'Bo'];
  const endings = BY.map((viewer) => duel.face.ending(outcome.state, { viewer, language: 'en', names }));
  expect(endings).toEqual([
    'You beat Bo with 3 life left.',
    'Ada beats you with 3 life left.',
    'Ada beats Bo with 3 life left.',
  ]);
});

test('whoever is beaten by more than they had has nothing left, not less', () => {
  const [ada, bo] = midgame.sides;
  const state = { ...midgame, sides: [ada, { ...bo, life: 2 }] as const } as typeof midgame;
  expect(told(state, 'attack 0 with 7', 0)[0]).toBe('Your Sootmage hits Bo for 3: 0 left and no mana.');
  expect(told(state, 'cast 2', 'spectator')[0]).toContain('Bo falls to 0 life');
  const outcome = duel.play(state, state.current, 'attack 0 with 7');
  if (outcome.refused) throw new Error(outcome.refused.code);
  const { board, sentences } = duel.face.view(outcome.state, { viewer: 0, language: 'en', names: ['Ada', 'Bo'] });
  expect([...board, ...sentences].join('\n')).not.toContain('-1');
});
