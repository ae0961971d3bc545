import { type Language, storyLines, storyTexts, summarize, type Viewer } from '@longtable/kit';
import { describe, expect, test } from 'vitest';
import { farmland } from '../index.ts';
import type { State } from '../state.ts';
import { card, stage, unit } from '../testing/stage.ts';

const HAND = ['Stable Farmer 500/300', 'Daisy Farmer 300/500', 'Shield Farmer 800/1600', 'Barn Guard 400/900'];

function holding(state: State): State {
  return { ...state, teams: state.teams.map((team) => ({ ...team, hand: HAND.map(card) })) as State['teams'] };
}

const STATE = holding(
  stage({
    D2: unit('Goat Farmer 1000/1000', { up: false }),
    D3: unit('Pig Farmer 1200/800', { blocks: true }),
    E3: unit('Barrier Builder 900/1700'),
    D4: unit('Seed Farmer 2500/2300', { team: 1, up: false }),
    C3: unit('Threshing Maid 1300/1000', { team: 1, blocks: true }),
    E4: unit('Tractor Farmer 900/600', { team: 1 }),
  }),
);

function storyOf(line: string, viewer: Viewer, language: Language = 'en', state = STATE): readonly string[] {
  const outcome = farmland.play(state, state.turn, line);
  if (outcome.refused) throw new Error(outcome.refused.code);
  return storyTexts(farmland, outcome.events, { viewer, language, names: ['Ada', 'Bo'] });
}

describe('tells a move in one sentence to either player', () => {
  test.each([
    ['D1 move E1', 'You move the King to E1.', 'Ada moves the King to E1.'],
    ['D2 move E2', 'You move the Goat Farmer to E2.', 'Ada moves a face-down unit from D2 to E2.'],
    [
      'D1 move D2',
      'Your King steps on D2, and your Goat Farmer is lost.',
      'Ada’s King steps on D2, and Ada’s face-down unit is lost.',
    ],
    ['D3 move D3', 'Your Pig Farmer on D3 stops blocking.', 'Ada’s Pig Farmer on D3 stops blocking.'],
    ['D2 block', 'Your Goat Farmer on D2 blocks.', 'Ada’s face-down unit on D2 blocks.'],
    ['D2 flip', 'You flip Goat Farmer 1000/1000 on D2.', 'Ada flips Goat Farmer 1000/1000 on D2.'],
    [
      'D3 move D4',
      'Your Pig Farmer (1200) falls to Bo’s Seed Farmer (2500) on D4: you take 1300 damage (6700 left).',
      'Ada’s Pig Farmer (1200) falls to your Seed Farmer (2500) on D4: Ada takes 1300 damage (6700 left).',
    ],
    [
      'D3 move C3',
      'Your Pig Farmer (1200) breaks the blockade of Bo’s Threshing Maid (1000) on C3.',
      'Ada’s Pig Farmer (1200) breaks the blockade of your Threshing Maid (1000) on C3.',
    ],
    [
      'E3 move E4',
      'Your Barrier Builder (900) and Bo’s Tractor Farmer (900) on E4 both fall.',
      'Ada’s Barrier Builder (900) and your Tractor Farmer (900) on E4 both fall.',
    ],
    [
      'D3 move E3',
      'You unite two units on E3: Barrier Pig Builder 1800/2200.',
      'Ada unites two units on E3: Barrier Pig Builder 1800/2200.',
    ],
    ['D2 move D3', 'You unite two units on D3: Pig Goat Farmer 2000/1600.', 'Ada unites two units on D3.'],
    ['place 1 C2', 'You place the Stable Farmer on C2.', 'Ada places a unit on C2.'],
    [
      'place 1 2 C2',
      'You place the Stable Farmer and the Daisy Farmer on C2: Stable Daisy Farmer 500/500.',
      'Ada places 2 units on C2 and unites them.',
    ],
    [
      'place 2 4 C2',
      'You place the Daisy Farmer and the Barn Guard on C2. The Daisy Farmer is lost.',
      'Ada places 2 units on C2, but 1 is lost.',
    ],
    [
      'place 3 D2',
      'You place the Shield Farmer on D2: Goat Shield Farmer 1600/2400.',
      'Ada places a face-down unit on D2 and unites it with the unit there.',
    ],
    ['yield', 'You end your turn.', 'Ada ends the turn.'],
  ])('%s', (line, mine, theirs) => {
    expect([storyOf(line, 0), storyOf(line, 1)]).toEqual([[mine], [theirs]]);
  });
});

test('tells and asks about built-in units by their whole names', () => {
  const names: string[] = [];
  for (const language of ['en', 'de', 'fr', 'es'] as const)
    for (const { qualifier, role } of stage({}).teams.flatMap(({ hand, deck }) => [...hand, ...deck])) {
      const state = stage({ D3: unit(`${qualifier} ${role} 3000/3000`) });
      names.push(...storyOf('D3 move D4', 0, language, state));
      names.push(farmland.presentation.ask?.(state, 0, 'D3 ', { viewer: 0, language, names: ['Ada', 'Bo'] }) ?? '');
    }
  expect(names).toContain('You move the Egg-laying Wool-Milk-Pig Farmer to D4.');
  expect(names).toContain('D3 Egg-laying Wool-Milk-Pig Farmer: where to?');
  expect(names.filter((name) => name.includes('…'))).toEqual([]);
});

test('tells an attack on the King with its numbers, in German too', () => {
  const near = stage({ D6: unit('Goat Farmer 1000/1000') });
  expect(storyOf('D6 move D7', 1, 'en', near)).toEqual([
    'Ada’s Goat Farmer hits your King on D7 for 1000 damage (7000 left).',
  ]);
  expect(storyOf('D6 move D7', 1, 'de', near)).toEqual([
    'Adas Ziegenbauer trifft deinen König auf D7 mit 1000 Schaden (noch 7000).',
  ]);
  expect(storyOf('D3 move C3', 1, 'de')).toEqual([
    'Adas Schweinebauer (1200) bricht die Blockade auf C3: Deine Dreschmagd (1000) fällt.',
  ]);
});

test('tells a discard and the end of the turn in one sentence, with the card only to its owner', () => {
  const full = stage({});
  const { qualifier, role, atk, def } = full.teams[0].hand[1]!;
  expect(storyOf('yield 2', 0, 'en', full)).toEqual([
    `You discard the ${qualifier} ${role} (${atk}/${def}) and end your turn.`,
  ]);
  expect(storyOf('yield 2', 1, 'en', full)).toEqual(['Ada discards a card and ends the turn.']);
});

test('tells a summary of the opponent’s placing rather than of a move, and of a discard beside moves', () => {
  const summaryOf = (line: string, most: number, state = STATE) => {
    const lines = ['E3 move F3', line].flatMap((each) => {
      const outcome = farmland.play(state, 0, each);
      return outcome.refused
        ? []
        : storyLines(farmland, outcome.events, { viewer: 1, language: 'en', names: ['Ada', 'Bo'] });
    });
    return summarize(lines.toReversed(), (some) => some.length <= most).map(({ text }) => text);
  };
  expect(summaryOf('place 1 C2', 1)).toEqual(['Ada places a unit on C2.']);
  const full = stage({ E3: unit('Goat Farmer 1000/1000') });
  expect(summaryOf('yield 2', 2, full)).toContain('Ada discards a card and ends the turn.');
});

test('summarizes all plain moves in one line, and a placed unit and its move in another', () => {
  const summaryOf = (lines: readonly string[], most: number, language: Language = 'en') => {
    let state = holding(stage({ D5: unit('Titan Farmer 2200/1000'), G3: unit('Goat Farmer 1000/1000') }));
    const events = lines.flatMap((line) => {
      const outcome = farmland.play(state, 0, line);
      if (outcome.refused) throw new Error(outcome.refused.code);
      state = outcome.state;
      return outcome.events;
    });
    const told = storyLines(farmland, events, { viewer: 1, language, names: ['Ada', 'Bo'] });
    return summarize(told, (some) => some.length <= most).map(({ text }) => text);
  };
  const turn = ['D5 move D6', 'place 1 C2', 'C2 move C3', 'G3 move G4'];
  expect(summaryOf(turn, 1)).toEqual([
    'Ada places a unit on C2 and moves it to C3.',
    'Ada moves the Titan Farmer to D6 and the Goat Farmer to G4.',
  ]);
  expect(summaryOf(turn, 3, 'de')).toContain('Ada platziert eine Einheit auf C2 und bewegt sie nach C3.');
});

test('tells a whole turn of the computer in a few sentences', () => {
  for (const viewer of [0, 1, 'spectator'] as const) {
    const sentences = storyOf('auto', viewer, 'en', { ...STATE, acted: false });
    expect(sentences.length).toBeLessThanOrEqual(8);
    expect(new Set(sentences).size).toBe(sentences.length);
  }
});

test('states the known danger on a line before the question', () => {
  const ask = (pieces: Parameters<typeof stage>[0], language: Language = 'en') =>
    farmland.presentation.ask?.(holding(stage(pieces, { placed: true })), 0, '', {
      viewer: 0,
      language,
      names: ['Ada', 'Bo'],
    });
  const foe = (text: string, up = true) => unit(text, { team: 1, up });
  expect(ask({ D2: foe('Goat Farmer 1000/1000'), C1: foe('Seed Farmer 2500/2300') })).toBe(
    'Bo can hit your King for 3500 damage (you’d have 4500 left).\nD1 King: where to?',
  );
  expect(ask({ D2: foe('Iron Ox 9000/1') }, 'de')).toBe(
    'Gefahr: Bo kann deinem König 9000 Schaden zufügen, und du hast nur 8000 Lebenspunkte.\nD1 König: Wohin?',
  );
  expect(ask({ D2: foe('Seed Farmer 2500/2300', false) })).toBe(
    'A face-down unit is next to your King.\nD1 King: where to?',
  );
  expect(ask({ D4: unit('Goat Farmer 1000/1000'), D5: foe('Pig Farmer 1200/800') })).toBe(
    'The Pig Farmer on D5 can beat your unit on D4 for 200 damage.\nD4 Goat Farmer: where to?',
  );
  expect(ask({ D4: unit('Goat Farmer 1000/1000'), D5: foe('Pig Farmer 1200/800', false) })).toBe(
    'D4 Goat Farmer: where to?',
  );
});

test('tells that the cards ran out in the ending only', () => {
  const [ada, bo] = STATE.teams;
  const outcome = farmland.play({ ...STATE, teams: [ada, { ...bo, deck: [] }] as State['teams'] }, 0, 'yield');
  if (outcome.refused) throw new Error(outcome.refused.code);
  const bos = { viewer: 1, language: 'de', names: ['Ada', 'Bo'] } as const;
  expect(storyTexts(farmland, outcome.events, bos)).toEqual(['Ada beendet den Zug.']);
  expect(farmland.presentation.ending(outcome.state, bos)).toBe('Ada gewinnt: Du kannst keine Karte mehr ziehen.');
});

test('uses German articles and cases, and none for uploaded names', () => {
  expect(storyOf('D2 move E2', 0, 'de')).toEqual(['Du bewegst den Ziegenbauern nach E2.']);
  expect(storyOf('place 2 4 C2', 0, 'de')).toEqual([
    'Du platzierst den Gänseblümchenbauern und den Scheunenwächter auf C2. Der Gänseblümchenbauer geht verloren.',
  ]);
  const sow = { ...unit('Old Sow 100/100'), card: { ...card('Old Sow 100/100'), own: true as const } };
  expect(storyOf('D2 move D3', 0, 'de', stage({ D2: sow }))).toEqual(['Du bewegst Old Sow nach D3.']);
  expect(storyOf('D2 block', 0, 'de', stage({ D2: sow }))).toEqual(['Deine Einheit Old Sow auf D2 blockiert.']);
});

test('contracts articles and elides names in French and Spanish', () => {
  expect(storyOf('D3 move D4', 0, 'fr')).toEqual([
    'Ton fermier aux cochons (1200) attaque D4 et tombe face au fermier des semis de Bo (2500). Tu subis 1300 dégâts (reste 6700).',
  ]);
  expect(storyOf('D2 move E2', 1, 'fr')).toEqual(['Ada déplace une unité face cachée de D2 à E2.']);
  expect(storyOf('D2 block', 1, 'fr')).toEqual(['L’unité face cachée d’Ada bloque en D2.']);
  const near = stage({ D6: unit('Goat Farmer 1000/1000') });
  expect(storyOf('D6 move D7', 0, 'es', near)).toEqual([
    'Tu granjero de cabras golpea al rey de Bo en D7: 1000 de daño (le quedan 7000).',
  ]);
});

test.each([
  ['D1 move D2', 'own', 'others'],
  ['D1 move E1', 'board', 'board'],
  ['D2 move D3', 'own', 'others'],
  ['D3 move D4', 'harm', 'own'],
])('ranks %s by the units that it loses or unites', (line, mine, theirs) => {
  const outcome = farmland.play(STATE, STATE.turn, line);
  if (outcome.refused) throw new Error(outcome.refused.code);
  const weights = ([0, 1] as const).map(
    (viewer) => storyLines(farmland, outcome.events, { viewer, language: 'en', names: ['Ada', 'Bo'] })[0]?.weight,
  );
  expect(weights).toEqual([mine, theirs]);
});
