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

test('tells the opponent’s moves in one sentence, more important if a unit comes next to the reader’s King', () => {
  let state = stage({
    D3: unit('Goat Farmer 1000/1000', { up: false }),
    E3: unit('Pig Farmer 1200/800', { up: false }),
    F3: unit('Silo Operator 500/1100', { up: false }),
    A3: unit('Fence Farmer 300/1000', { up: false }),
    D5: unit('Barn Guard 400/900', { up: false }),
  });
  const events = ['E3 move E4', 'F3 block', 'A3 block', 'D3 move D4', 'D5 move D6'].flatMap((line) => {
    const outcome = farmland.play(state, 0, line);
    if (outcome.refused) throw new Error(outcome.refused.code);
    state = outcome.state;
    return outcome.events;
  });
  const lines = storyLines(farmland, events, { viewer: 1, language: 'en', names: ['Ada', 'Bo'] });
  expect(summarize(lines, () => false).map(({ text, weight }) => [weight, text])).toEqual([
    ['others', 'Ada’s face-down unit on F3 and Ada’s face-down unit on A3 block.'],
    ['own', 'Ada moves E3 → E4, D3 → D4 and D5 → D6.'],
  ]);
});
