import { expect, test } from 'vitest';
import type { NextStep } from '../../../storage/records/table-features.ts';
import { nextStep, type SuggestionFacts } from './next-step.ts';

const NOTHING: SuggestionFacts = { isAwaited: false, hasStronger: false, dailies: [] };
const open = (id: string, streak = 0) => ({ id, game: { id, title: id.toUpperCase() }, streak });
const daily = (id: string): NextStep => ({ kind: 'daily', game: id, title: id.toUpperCase() });

test.each<[what: string, situation: Partial<SuggestionFacts>, step: NextStep | undefined]>([
  ['nothing to do', {}, undefined],
  [
    'a table that waits comes before everything',
    { isAwaited: true, hasStronger: true, dailies: [open('duel', 9)] },
    { kind: 'tables' },
  ],
  [
    'a streak that would end today comes before a stronger computer',
    { hasStronger: true, dailies: [open('runa'), open('duel', 2)] },
    daily('duel'),
  ],
  ['of several the longest', { dailies: [open('runa', 3), open('duel', 5)] }, daily('duel')],
  ['one day is no streak yet', { hasStronger: true, dailies: [open('duel', 1)] }, { kind: 'stronger' }],
  [
    'a stronger computer comes before a daily that nobody has begun',
    { hasStronger: true, dailies: [open('duel')] },
    { kind: 'stronger' },
  ],
  ['the daily of the game just played', { played: 'spy', dailies: [open('runa'), open('spy')] }, daily('spy')],
  [
    'a puzzle of the game just lost',
    { played: 'spy', lost: { id: 'spy', title: 'SPY' }, dailies: [open('runa')] },
    { kind: 'puzzle', game: 'spy', title: 'SPY' },
  ],
  [
    'its daily comes before',
    { played: 'spy', lost: { id: 'spy', title: 'SPY' }, dailies: [open('spy')] },
    daily('spy'),
  ],
  ['any other daily', { played: 'spy', dailies: [open('runa'), open('duel')] }, daily('runa')],
])('%s', (_, situation, step) => {
  expect(nextStep({ ...NOTHING, ...situation })).toEqual(step);
});
