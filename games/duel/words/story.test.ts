import { computerName, type Language, storyTexts, type Viewer } from '@longtable/kit';
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
    'You cast Relief. You draw Netter 2/3. Your hand is full, so you lose 2 life. You have 28 left.',
    'Ada casts Relief and draws 1 card. Ada can’t draw and loses 2 life: 28 left.',
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

test('uses German names in German', () => {
  expect(storyOf(midgame, 'attack 4 with 1', 1, 'de')).toEqual([
    'Adas Fackler trifft dein Tauchboot mit 5: noch 2 Leben.',
  ]);
  expect(storyOf(midgame, 'cast 6 take 2 to 2', 1, 'de')).toEqual([
    'Ada wirkt Verräter: Deine Harpune 5/4 wechselt die Seite.',
  ]);
});

test.each<[Language, string[]]>([
  [
    'en',
    [
      'The computer ends the turn.',
      'The computer casts Dracula: you drop to 28 life, the computer goes up to 32.',
      'The computer’s Torchman hits your Dreadsub for 5: 2 life left.',
      'Your Sootmage hits the computer for 3: 30 → 27. Its mana is gone.',
    ],
  ],
  [
    'de',
    [
      'Der Computer beendet den Zug.',
      'Der Computer wirkt Dracula: Du fällst auf 28 Leben, der Computer steigt auf 32.',
      'Der Fackler des Computers trifft dein Tauchboot mit 5: noch 2 Leben.',
      'Dein Rußmagier trifft den Computer mit 3: 30 → 27. Das Mana des Computers ist weg.',
    ],
  ],
  [
    'fr',
    [
      'L’ordinateur finit son tour.',
      'L’ordinateur lance Dracula : tu descends à 28 PV, l’ordinateur monte à 32.',
      'Le Flambeau de l’ordinateur frappe ton Nautile : 5 dégâts, encore 2 PV.',
      'Ton Mage-suie inflige 3 dégâts à l’ordinateur : 30 → 27. L’ordinateur perd tout son mana.',
    ],
  ],
  [
    'es',
    [
      'La máquina termina su turno.',
      'La máquina lanza Drácula: bajas a 28 de vida y la máquina sube a 32.',
      'La Antorcha de la máquina hace 5 de daño a tu Submarino: le quedan 2 de vida.',
      'Tu Tiznador hace 3 de daño a la máquina: 30 → 27. Se queda sin maná.',
    ],
  ],
])('declines the computer in %s', (language, sentences) => {
  const theirs = ['finish', 'cast 2', 'attack 4 with 1'].flatMap((line) =>
    storyOf(midgame, line, 1, language, [computerName(language), 'Bo']).slice(0, 1),
  );
  const mine = storyOf(midgame, 'attack 0 with 7', 0, language, ['Ada', computerName(language)]);
  expect([...theirs, ...mine]).toEqual(sentences);
});

test('contracts articles in French and Spanish, and elides them before vowels', () => {
  const cinder = stage(
    { field: { 1: fighter('Cinder') } },
    { field: { 1: fighter('Dreadsub'), 2: fighter('Cinder') } },
  );
  expect(storyOf(cinder, 'attack 1 with 1', 1, 'fr')).toEqual([
    'L’Étincelle d’Ada frappe ton Nautile\u00a0: 2 dégâts, encore 5 PV.',
  ]);
  expect(storyOf(cinder, 'attack 2 with 1', 0, 'fr')).toEqual(['Ton Étincelle détruit l’Étincelle de Bo.']);
  expect(storyOf(cinder, 'attack 1 with 1', 0, 'es')).toEqual([
    'Tu Chispa hace 2 de daño al Submarino de Bo: le quedan 5 de vida.',
  ]);
});

test('names the player at the end of a turn, and the drawn card only to its owner', () => {
  expect(BY.map((viewer) => storyOf(midgame, 'finish', viewer))).toEqual([
    ['You end your turn.'],
    ['Ada ends the turn.', 'You draw Netter 2/3.'],
    ['Ada ends the turn.'],
  ]);
  expect(storyOf(stage({}, { pile: '' }), 'finish', 0)[1]).toBe('Bo can’t draw and loses 1 life: 29 left.');
  expect(storyOf(stage({}, { pile: '' }), 'finish', 1)[1]).toBe(
    'Your pile is empty, so you lose 1 life. You have 29 left.',
  );
});

test('starts the log with the starting player', () => {
  const opening = duel.setup({}, 7, 2);
  if (opening.refused) throw new Error(opening.refused.code);
  const heard = storyTexts(duel, opening.events, { viewer: 1, language: 'en', names: ['Ada', 'Bo'] });
  expect(heard).toEqual(['Ada goes first.']);
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

test('never shows less than 0 life', () => {
  const [ada, bo] = midgame.sides;
  const state = { ...midgame, sides: [ada, { ...bo, life: 2 }] as const } as typeof midgame;
  expect(storyOf(state, 'attack 0 with 7', 0)[0]).toBe('Your Sootmage hits Bo for 3: 2 → 0. Their mana is gone.');
  expect(storyOf(state, 'cast 2', 'spectator')[0]).toContain('Bo drops to 0 life');
  const outcome = duel.play(state, state.current, 'attack 0 with 7');
  if (outcome.refused) throw new Error(outcome.refused.code);
  const { board, sentences } = duel.presentation.view(outcome.state, {
    viewer: 0,
    language: 'en',
    names: ['Ada', 'Bo'],
  });
  expect([...board, ...sentences].join('\n')).not.toContain('-1');
});
