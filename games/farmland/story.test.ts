import { type StoryWeight, storyLines, summarize } from '@longtable/kit';
import { playerPlace, SIGNS } from '@longtable/kit/picture';
import { expect, test } from 'vitest';
import { farmland } from './index.ts';
import { stage, unit } from './testing/stage.ts';

function effectsAfter(pieces: Parameters<typeof stage>[0], ...lines: readonly string[]) {
  let state = stage(pieces);
  return lines.flatMap((line) => {
    const outcome = farmland.play(state, 0, line);
    if (outcome.refused) throw new Error(outcome.refused.code);
    state = outcome.state;
    const reader = { viewer: 'spectator', language: 'en', names: ['Ada', 'Bo'] } as const;
    return storyLines(farmland, outcome.events, reader).flatMap(({ effects }) => effects ?? []);
  });
}

test('shows an attack at both fields and the damage at the player’s line', () => {
  const fight = {
    D2: unit('Goat Farmer 1000/1000'),
    D3: unit('Seed Farmer 400/300', { team: 1 }),
  };
  expect(effectsAfter(fight, 'D2 move D3')).toEqual([
    { actor: 'land/D2', target: 'land/D3', icon: SIGNS.deadly },
    { target: playerPlace(1), number: -600 },
  ]);
});

test('tells the moves of a team in one sentence of a summary, also with another event between them', () => {
  let state = stage({
    B3: unit('Goat Farmer 1000/1000'),
    D3: unit('Seed Farmer 400/300'),
    F3: unit('Daisy Farmer 300/500'),
  });
  const reader = { viewer: 1, language: 'en', names: ['Ada', 'Bo'] } as const;
  const events = ['B3 move B4', 'D3 block', 'F3 move F4'].flatMap((line) => {
    const outcome = farmland.play(state, 0, line);
    if (outcome.refused) throw new Error(outcome.refused.code);
    ({ state } = outcome);
    return outcome.events;
  });
  const summary = summarize(storyLines(farmland, events, reader), () => false).map(({ text }) => text);
  expect(summary).toContain('Ada moves the Goat Farmer to B4 and the Daisy Farmer to F4.');
});

test('has the steps of a computer’s turn, with the same end, and none of other lines', () => {
  const start = farmland.setup({}, 5, 2);
  if (start.refused) throw new Error(start.refused.code);
  const outcome = farmland.play(start.state, start.state.turn, 'auto');
  if (outcome.refused) throw new Error(outcome.refused.code);
  const steps = farmland.presentation.steps!(start.state, 'auto');
  expect(steps.at(-1)?.state).toEqual(outcome.state);
  expect(steps.flatMap(({ events }) => events)).toEqual(outcome.events.slice(1));
  expect(farmland.presentation.steps!(start.state, 'yield')).toEqual([]);
});

type Pieces = Parameters<typeof stage>[0];
const down = (text: string) => unit(text, { up: false });

test.each<[string, Pieces, readonly string[], readonly (readonly [StoryWeight, string])[]]>([
  [
    'the moves in one sentence, more important if a unit comes next to the reader’s King, and face-down blockers together',
    {
      D3: down('Goat Farmer 1000/1000'),
      E3: down('Pig Farmer 1200/800'),
      F3: down('Silo Operator 500/1100'),
      A3: down('Fence Farmer 300/1000'),
      D5: down('Barn Guard 400/900'),
    },
    ['E3 move E4', 'F3 block', 'A3 block', 'D3 move D4', 'D5 move D6'],
    [
      ['others', 'Ada’s face-down units on A3 and F3 block.'],
      ['own', 'Ada moves E3 → E4, D3 → D4 and D5 → D6.'],
    ],
  ],
  [
    'a unit that reaches a field before others unite there first, and placings rather than moves',
    { D2: down('Goat Farmer 1000/1000'), D4: down('Pig Farmer 1200/800'), B4: down('Barn Guard 400/900') },
    ['D2 move D3', 'D3 move D4', 'place 1 E2', 'D4 move D5', 'B4 move B5'],
    [
      ['others', 'Ada moves a face-down unit from D2 to D3.'],
      ['own', 'Ada unites two units on D4.'],
      ['own', 'Ada places a unit on E2.'],
      ['others', 'Ada moves D4 → D5 and B4 → B5.'],
    ],
  ],
  [
    'moves in their order, and a King before the unit that is placed beside him',
    { E1: unit('Goat Farmer 1000/1000'), F3: down('Barn Guard 400/900') },
    ['F3 move F4', 'E1 move E2', 'D1 move E1', 'place 1 F1', 'E2 move E3'],
    [
      ['others', 'Ada moves F3 → F4, the Goat Farmer to E2 and the King to E1.'],
      ['own', 'Ada places a unit on F1.'],
      ['others', 'Ada moves the Goat Farmer to E3.'],
    ],
  ],
])('tells the opponent %s', (_, pieces, lines, told) => {
  let state = stage(pieces);
  const events = lines.flatMap((line) => {
    state = { ...state, board: state.board.map((piece) => piece && { ...piece, moved: false }) };
    const outcome = farmland.play(state, 0, line);
    if (outcome.refused) throw new Error(outcome.refused.code);
    state = outcome.state;
    return outcome.events;
  });
  const shown = summarize(
    storyLines(farmland, events, { viewer: 1, language: 'en', names: ['Ada', 'Bo'] }),
    () => false,
  );
  expect(shown.map(({ text, weight }) => [weight, text])).toEqual(told);
});
