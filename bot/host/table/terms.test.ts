import { expect, test } from 'vitest';
import { z } from 'zod';
import { optionWords } from '../../../games/kit/options.ts';
import { loaded, open, person, place, testContext } from '../../../tests/context.ts';
import { noughts } from '../../../tests/noughts.ts';
import { addComputer } from '../actions/invite.ts';
import { joinTable } from '../actions/join.ts';
import { lookForGame } from '../lobby/post.ts';
import { takePost } from '../lobby/take.ts';
import { joinTournament, openTournament, startTournament } from '../tournaments/enter.ts';
import { meetingsOf, moveOn, seatMeeting } from '../tournaments/rounds.ts';
import { optionsAt } from './terms.ts';

const start = z.enum(['fair', 'document']).optional().register(optionWords, { about: 'Start', usual: 'document' });
const game = {
  ...noughts,
  options: z.object({ start, size: z.enum(['small', 'large']).optional().register(optionWords, { about: 'Size' }) }),
  usualOptions: { size: 'small' },
  fairStart: { option: 'start', fair: 'fair', document: 'document' },
  computers: { levels: [{ id: 'steady', name: 'Steady', about: 'plays on' }], line: () => 'a1' },
} as unknown as typeof noughts;

const FAIR = { size: 'small', start: 'fair' };
const computer = { kind: 'computer', level: 'steady' } as const;

test.each([
  { what: 'rated, between people', asked: {}, options: FAIR },
  { what: 'as they chose', asked: { options: { start: 'document' } }, options: { size: 'small', start: 'document' } },
  { what: 'with another size', asked: { options: { size: 'large' } }, options: { size: 'large', start: 'fair' } },
  { what: 'unrated', asked: { rated: false }, options: { size: 'small' } },
  { what: 'unrated, as they chose', asked: { rated: false, options: { start: 'fair' } }, options: FAIR },
  { what: 'with hints', asked: { help: true }, options: { size: 'small' } },
  { what: 'against a computer', asked: { sitters: [person('ada'), computer] }, options: { size: 'small' } },
  { what: 'one person on both sides', asked: { sitters: [person('ada'), person('ada')] }, options: { size: 'small' } },
])('how a game starts: $what', async ({ asked, options }) => {
  const context = await testContext([game]);
  expect((await open(context, { game, ...asked })).table.options).toEqual(options);
});

test('a table that waits says how it would start, and whoever comes decides', async () => {
  const context = await testContext([game]);
  const sitters = [person('ada'), { kind: 'open' as const }];
  const waiting = await open(context, { game, sitters });
  expect([waiting.table.options, optionsAt(waiting)]).toEqual([{ size: 'small' }, FAIR]);
  expect(loaded(await joinTable(context, waiting.table.id, 'bo')).table.options).toEqual(FAIR);
  const other = await open(context, { game, sitters, place: place('d') });
  expect(loaded(await addComputer(context, other.table.id, 'ada', 'steady')).table.options).toEqual({ size: 'small' });
});

test('lobby and tournaments start fair, rated or not', async () => {
  const context = await testContext([game]);
  const wish = { game: 'noughts', guild: 'g', channel: 'c', person: 'ada', name: 'Ada', language: 'en' as const };
  const posted = await lookForGame(context, { ...wish, perTurn: undefined, rated: false, isEven: false, lasts: 1000 });
  const id = 'id' in posted ? posted.id : '';
  const taken = loaded(await takePost(context, id, { person: 'bo', name: 'Bo' }, place('d')));
  expect(taken.table.options).toEqual(FAIR);
  const terms = { format: 'robin' as const, organiser: 'org', rated: false, roundTime: 1000 };
  const opened = await openTournament(context, { guild: 'g', channel: 'c', language: 'en', game: 'noughts', ...terms });
  const tournament = 'id' in opened ? opened.id : '';
  for (const who of ['ada', 'bo', 'cleo', 'dan']) await joinTournament(context, tournament, who, who);
  await startTournament(context, tournament, 'org', false);
  const begun = await moveOn(context, tournament, async () => {});
  const [meeting] = begun ? meetingsOf(begun) : [];
  if (!begun || !meeting) throw new Error('nobody meets');
  const met = loaded(await seatMeeting(context, { id: tournament, tournament: begun }, meeting, 'e'));
  expect(met.table.options).toEqual(FAIR);
});
