import { storyLines, summarize } from '@longtable/kit';
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
