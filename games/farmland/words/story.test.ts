import { type Language, say, storyTexts, type Viewer } from '@longtable/kit';
import { describe, expect, test } from 'vitest';
import { farmland } from '../index.ts';
import type { State } from '../state.ts';
import { card, stage, unit } from '../testing/stage.ts';
import { texts } from './texts.ts';

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

test('names a card in menus as on the board if its whole name is too long', () => {
  const pig = card('Egg-laying Wool-Milk-Pig Farmer 3000/3000');
  expect(say(texts.units.short({ card: pig }), 'en')).toBe(say(texts.units.brief({ card: pig }), 'en'));
});
