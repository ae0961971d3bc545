import { type Language, storyTexts, type Viewer } from '@longtable/kit';
import { expect, test } from 'vitest';
import { duel } from '../index.ts';
import { fighter, midgame, stage } from '../testing/stage.ts';

const BY: readonly Viewer[] = [0, 1, 'spectator'];

function storyOf(
  state: typeof midgame,
  line: string,
  viewer: Viewer,
  language: Language = 'en',
  names: readonly string[] = ['Ada', 'Bo'],
): readonly string[] {
  const outcome = duel.play(state, state.current, line);
  if (outcome.refused) throw new Error(outcome.refused.code);
  return storyTexts(duel, outcome.events, { viewer, language, names });
}

test.each([
  [
    'attack 0 with 7',
    'Your Sootmage hits Bo for 3: 30 → 27. Their mana is gone.',
    'Ada’s Sootmage hits you for 3: 30 → 27. Your mana is gone.',
  ],
  [
    'attack 4 with 1',
    'Your Torchman hits Bo’s Dreadsub for 5: 2 life left.',
    'Ada’s Torchman hits your Dreadsub for 5: 2 life left.',
  ],
  ['set 1 to 2', 'You set Limpet 0/4 in slot 2.', 'Ada sets Limpet 0/4 in slot 2.'],
  [
    'cast 2',
    'You cast Dracula: Bo drops to 28 life, you go up to 32.',
    'Ada casts Dracula: you drop to 28 life, Ada goes up to 32.',
  ],
  [
    'cast 3',
    'You cast Relief. You draw Netter 2/3. You lose 2 life because your hand is full: 30 → 28.',
    'Ada casts Relief and draws 1 card. Ada loses 2 life because their hand is full: 30 → 28.',
  ],
  ['cast 4', 'You cast Rebirth: Gullboy 2/1 returns to slot 2.', 'Ada casts Rebirth: Gullboy 2/1 returns to slot 2.'],
  ['cast 5', 'You cast Healer: 3 creatures gain 1 life each.', 'Ada casts Healer: 3 creatures gain 1 life each.'],
  [
    'cast 6 take 4 to 2',
    'You cast Traitor: Bo’s Dreadsub 7/7 changes sides.',
    'Ada casts Traitor: your Dreadsub 7/7 changes sides.',
  ],
  ['sacrifice 2', 'You sacrifice Dracula and now have 31 life.', 'Ada sacrifices a card and now has 31 life.'],
])('tells %s in one sentence to either player', (line, mine, theirs) => {
  expect(BY.slice(0, 2).map((viewer) => storyOf(midgame, line, viewer))).toEqual([[mine], [theirs]]);
});

test('names the player at the end of a turn, and the drawn card only to its owner', () => {
  expect(BY.map((viewer) => storyOf(midgame, 'finish', viewer))).toEqual([
    ['You end your turn.'],
    ['Ada ends the turn.', 'You draw Netter 2/3.'],
    ['Ada ends the turn.'],
  ]);
  expect(storyOf(stage({}, { pile: '' }), 'finish', 0)[1]).toBe(
    'Bo loses 1 life because their pile is empty: 30 → 29.',
  );
  expect(storyOf(stage({}, { pile: '' }), 'finish', 1)[1]).toBe('You lose 1 life because your pile is empty: 30 → 29.');
});

test('states the winner, the loser and the remaining life at the end', () => {
  const last = stage({ life: 3, field: { 1: fighter('Torchman') } }, { life: 5 });
  const outcome = duel.play(last, 0, 'attack 0 with 1');
  if (outcome.refused) throw new Error(outcome.refused.code);
  const names = ['Ada', 'Bo'];
  const endings = BY.map((viewer) => duel.presentation.ending(outcome.state, { viewer, language: 'en', names }));
  expect(endings).toEqual([
    'You beat Bo with 3 life left.',
    'Ada beats you with 3 life left.',
    'Ada beats Bo with 3 life left.',
  ]);
});
