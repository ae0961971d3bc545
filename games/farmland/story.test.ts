import { storyLines, summarize } from '@longtable/kit';
import { playerPlace, SIGNS } from '@longtable/kit/picture';
import { expect, test } from 'vitest';
import { FIELDS, fieldSpot, parseField } from './fields.ts';
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

test('shows an attack that fails against a blocking unit', () => {
  const wall = {
    D2: unit('Goat Farmer 1000/1000'),
    D3: unit('Seed Farmer 400/1300', { team: 1, blocks: true }),
  };
  expect(effectsAfter(wall, 'D2 move D3')).toEqual([
    { actor: 'land/D2', target: 'land/D3', icon: SIGNS.defence },
    { target: playerPlace(0), number: -300 },
  ]);
});

test('shows the damage of an attack on a King at the King', () => {
  const attack = { D6: unit('Goat Farmer 1000/1000') };
  expect(effectsAfter(attack, 'D6 move D7')).toEqual([{ actor: 'land/D6', target: 'land/D7', number: -1000 }]);
});

test('shows a sixth unit, which is lost, as fallen', () => {
  const five = Object.fromEntries(
    ['A1', 'B1', 'C1', 'F1', 'G1'].map((field) => [field, unit('Goat Farmer 1000/1000')]),
  );
  expect(effectsAfter(five, 'place 1 E2')).toEqual([{ target: 'land/E2', icon: SIGNS.deadly }]);
});

test('shows placed, moved, united, blocking and revealed pieces without a number', () => {
  const units = {
    D2: unit('Goat Farmer 1000/1000'),
    D3: unit('Seed Farmer 400/300', { moved: true }),
    F2: unit('Pig Farmer 1200/800', { up: false }),
  };
  expect(effectsAfter(units, 'place 1 E2')).toEqual([{ target: 'land/E2' }]);
  expect(effectsAfter(units, 'D2 move C2')).toEqual([{ actor: 'land/D2', target: 'land/C2' }]);
  expect(effectsAfter(units, 'D2 move D3')).toEqual([{ actor: 'land/D2', target: 'land/D3' }]);
  expect(effectsAfter(units, 'D2 block')).toEqual([{ target: 'land/D2' }]);
  expect(effectsAfter(units, 'F2 flip')).toEqual([{ target: 'land/F2' }]);
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

test('lights the fields that the sentence names, in each step of random turns', () => {
  const reader = { viewer: 'spectator', language: 'en', names: ['Ada', 'Bo'], open: true } as const;
  const start = farmland.setup({}, 5, 2);
  if (start.refused) throw new Error(start.refused.code);
  let { state } = start;
  const told = [];
  for (let turn = 0; turn < 60 && state.winner === null; turn++) {
    const steps = farmland.presentation.steps!(state, 'auto');
    for (const { events, state: after } of steps)
      for (const { text, effects = [] } of storyLines(farmland, events, reader)) {
        const lit = effects.flatMap(({ actor = [], target }) => [actor, target].flat());
        const targets = effects.map(({ target }) => target);
        const named = (text.match(/\b[A-G][1-7]\b/g) ?? []).map((name) => fieldSpot(parseField(name)!));
        told.push(...named);
        expect(lit).toEqual(expect.arrayContaining(named));
        if (/\b(places|moves|unites|blocks)\b/.test(text) && !/lost/.test(text)) expect(targets).toEqual(named);
        if (/\bmoves\b/.test(text))
          expect(targets.map((spot) => after.board[FIELDS.find((field) => fieldSpot(field) === spot)!])).not.toContain(
            null,
          );
      }
    state = steps.at(-1)!.state;
  }
  expect(told.length).toBeGreaterThan(100);
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

test('tells both players who plays which deck, if the decks differ', () => {
  const told = (options: object, viewer: 0 | 1 | 'spectator', language: 'en' | 'de' = 'en') => {
    const begun = farmland.setup(farmland.options.parse(options), 1, 2);
    if (begun.refused) throw new Error(begun.refused.code);
    const reader = { viewer, language, names: ['Ada', 'Bo'] } as const;
    return storyLines(farmland, begun.events, reader).map(({ text }) => text);
  };
  const options = { deck: 'classic', against: 'orchard' };
  expect(told(options, 0)).toEqual(['You play Classic and start, and Bo plays Orchard Twins.']);
  expect(told(options, 1)).toEqual(['Ada plays Classic and starts, and you play Orchard Twins.']);
  expect(told(options, 1, 'de')).toEqual(['Ada spielt Klassisch und beginnt, du spielst Obstgarten-Zwillinge.']);
  const uploaded = {
    against: 'orchard',
    deck1: Array(24)
      .fill('')
      .map((_, at) => (at < 16 ? 2 : 1))
      .join('\n'),
  };
  expect(told(uploaded, 'spectator')).toEqual(['Ada plays a custom deck and starts, and Bo plays Orchard Twins.']);
  expect(told({ deck: 'orchard' }, 1)).toEqual([]);
});
