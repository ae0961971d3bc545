import { optionWords } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { loaded, open, person, testContext } from '../../../tests/context.ts';
import { joinTournament, openTournament, startTournament } from '../tournaments/enter.ts';
import { advanceTournament, openPairingsOf, openPairingTable } from '../tournaments/rounds.ts';
import { isHiddenComputerTurn } from './terms.ts';

const start = z.enum(['fair', 'document']).optional().register(optionWords, { about: 'Start', default: 'document' });
const game = {
  ...noughts,
  options: z.object({ start }),
  computers: { levels: [{ id: 'steady', name: 'Steady', about: 'plays on' }], line: () => 'a1' },
} as unknown as typeof noughts;

const FAIR = { start: 'fair' };
const computer = { kind: 'computer', level: 'steady' } as const;

test.each([
  { what: 'rated, between people', asked: {}, options: {} },
  { what: 'as they chose', asked: { options: { start: 'fair' } }, options: { start: 'fair' } },
  { what: 'unrated', asked: { rated: false }, options: {} },
  { what: 'against a computer', asked: { sitters: [person('ada'), computer] }, options: {} },
])('adds no option that was not chosen: $what', async ({ asked, options }) => {
  const context = await testContext([game]);
  expect((await open(context, { game, ...asked })).table.options).toEqual(options);
});

test('uses the rules that a tournament was opened with', async () => {
  const context = await testContext([game]);
  const terms = { format: 'robin' as const, organiser: 'org', rules: FAIR, rated: false, roundTime: 1000 };
  const opened = await openTournament(context, { guild: 'g', channel: 'c', language: 'en', game: 'noughts', ...terms });
  const tournament = 'id' in opened ? opened.id : '';
  for (const who of ['ada', 'bo', 'cleo', 'dan']) await joinTournament(context, tournament, who, who);
  await startTournament(context, tournament, 'org', false);
  const begun = await advanceTournament(context, tournament, async () => {});
  const [meeting] = begun ? openPairingsOf(begun) : [];
  if (!begun || !meeting) throw new Error('nobody meets');
  const met = loaded(await openPairingTable(context, { id: tournament, tournament: begun }, meeting, 'e'));
  expect(met.table.options).toEqual(FAIR);
});

test.each([
  { who: 'only a computer', acting: [1], hidden: true },
  { who: 'a computer and a person', acting: [0, 1], hidden: false },
  { who: 'nobody', acting: [], hidden: false },
])('hides the turn at a table with secret moves if $who is on turn: $hidden', async ({ acting, hidden }) => {
  const opened = await open(await testContext([game]), { game, sitters: [person('ada'), computer] });
  const secret = { ...game, secrets: {}, turn: () => acting } as unknown as typeof game;
  expect(isHiddenComputerTurn({ ...opened, game: secret })).toBe(hidden);
});
