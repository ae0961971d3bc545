import { guess } from '@longtable/kit/testing/games/guess';
import { describe, expect, test } from 'vitest';
import { locationIn, noughtsWithComputers, open, person, type ShortRequest } from '../../../tests/context.ts';
import { type FeatureBot, openFeatureBot } from '../../../tests/feature-bot.ts';
import type { Id } from '../../../tests/ids.ts';
import { playLine } from '../../host/actions/move.ts';
import { resign } from '../../host/actions/resign.ts';
import { changeTable } from '../../host/commit/commit.ts';
import { DAY_MS, HOUR_MS } from '../../host/duration.ts';
import { findTable } from '../../host/table/find.ts';

const SITTERS = ['Ada', 'Bo'].map((name) => ({ ...person(name.toLowerCase()), name }));
const AGAINST_COMPUTER = [SITTERS[0]!, { kind: 'computer' as const, level: 'master' }];
/** Noughts that is rated after two moves by each player. */
const LONG = { ...noughtsWithComputers, id: 'long', ratedAfter: 2 };
const GERMAN = { location: { ...locationIn('c'), language: 'de' as const } };

async function begin(request: ShortRequest = {}, now?: () => number) {
  const bot = await openFeatureBot([noughtsWithComputers, LONG, guess], now ? { now } : {});
  const asked = { game: noughtsWithComputers, occupants: SITTERS, ...request };
  const { id } = (await open(bot.context, asked)).table;
  return { bot, id };
}
const press = (bot: FeatureBot, who: string, id: Id) => bot.user(who).press(id, { isPrivate: true });
const boardsIn = (bot: FeatureBot, channel = 'c') => bot.rest.sent.filter((one) => one.channel === channel);

describe('a confirmation', () => {
  test('names what was applied without a question', async () => {
    const { bot, id } = await begin({ occupants: AGAINST_COMPUTER });
    await playLine(bot.context, id, { person: 'ada' }, 'a1');
    expect((await press(bot, 'ada', { kind: 'undo', table: id })).text).toContain('Your move was undone.');
    expect((await press(bot, 'ada', { kind: 'pause', table: id })).text).toContain(
      'The game and its clock are paused.',
    );
    expect((await press(bot, 'ada', { kind: 'resume', table: id })).text).toContain('The game continues.');
  });

  test('is shown when both players have offered a draw, and not before', async () => {
    const { bot, id } = await begin();
    expect((await press(bot, 'ada', { kind: 'draw', table: id })).text).not.toContain('The game ended in a draw.');
    expect((await press(bot, 'bo', { kind: 'draw', table: id })).text).toContain('The game ended in a draw.');
  });

  test('is shown for a new name and for a hidden table', async () => {
    const { bot, id } = await begin({ game: guess, openToSpectators: true });
    const hidden = await press(bot, 'ada', { kind: 'hide', table: id });
    expect(hidden.text).toContain('Spectators now see only what’s public.');
    const rename = { kind: 'rename', table: id } as const;
    const renamed = await bot.user('ada').submit(rename, { name: 'Final' }, { isPrivate: true });
    expect(renamed.text).toContain('Table renamed.');
  });

  test('comes with a new board', async () => {
    const { bot, id } = await begin({ occupants: AGAINST_COMPUTER });
    await press(bot, 'ada', { kind: 'pause', table: id });
    await bot.settle(await findTable(bot.context, id));
    expect(boardsIn(bot).at(-1)?.text).toMatch(/paused/i);
  });
});

test('updates the board after a private answer to an offer', async () => {
  const { bot, id } = await begin();
  await press(bot, 'ada', { kind: 'pause', table: id });
  const { offer } = (await findTable(bot.context, id)).table.features.agreement ?? {};
  const before = boardsIn(bot).length;
  await press(bot, 'bo', { kind: 'agree', table: id, mark: offer?.mark ?? 0 });
  expect(boardsIn(bot).length).toBeGreaterThan(before);
});

describe('before resigning', () => {
  test.each([
    [{ rated: true }, 'It’s rated and counts as a loss.'],
    [{ rated: false }, 'It isn’t rated, so it won’t change your rating.'],
  ])('names the effect on the rating: %j', async (request, words) => {
    const { bot, id } = await begin(request);
    expect((await press(bot, 'ada', { kind: 'giveUp', table: id })).text).toContain(words);
  });

  test('names the cost of leaving a short game', async () => {
    const { bot, id } = await begin({ game: LONG });
    const ask = async () => (await press(bot, 'ada', { kind: 'giveUp', table: id })).text;
    expect(await ask()).toContain('Not everyone has moved yet, so it won’t count.');
    for (const [who, line] of [
      ['ada', 'a1'],
      ['bo', 'b1'],
    ] as const)
      await playLine(bot.context, id, { person: who }, line);
    expect(await ask()).toContain('It’s too short to be rated, but counts as a loss.');
    const { table } = await resign(bot.context, id, 'ada');
    expect(table).toMatchObject({ ending: { by: 'resigning' }, seats: [{ id: 'ada' }, { id: 'bo' }] });
    expect(table.seats.some((seat) => 'rated' in seat)).toBe(false);
  });
});

test('asks for a name of up to 32 characters', async () => {
  const { bot, id } = await begin();
  const { form } = await press(bot, 'ada', { kind: 'rename', table: id });
  expect(form?.components).toMatchObject([{ component: { value: '', max_length: 32, required: false } }]);
});

test('keeps a table open in its own language, and updates its board', async () => {
  const { bot, id } = await begin(GERMAN);
  const kept = await bot.user('ada').press({ kind: 'keep', table: id });
  expect(kept.text).toBe('Der Tisch bleibt offen.');
  expect(boardsIn(bot).length).toBeGreaterThan(0);
});

describe('a decision about a player whose time is up', () => {
  async function decided(decision: Id<'overtime'>['decision'], request: ShortRequest = {}) {
    let now = DAY_MS;
    const { bot, id } = await begin({ perTurn: HOUR_MS, ...request }, () => now);
    const { table } = await changeTable(bot.context, id, ({ table: before }) => ({
      table: { ...before, clock: { ...before.clock, expired: [0] } },
    }));
    now += HOUR_MS;
    const turn = table.turns[0]?.count ?? 0;
    const answer = await bot.user('bo').press({ kind: 'overtime', table: id, seat: 0, turn, decision });
    return { bot, text: answer.text };
  }

  test.each([
    ['claim', 'Bo claimed the win on time.'],
    ['wait', 'Bo gave Ada more time.'],
    ['computer', 'Bo let the computer take over for Ada.'],
  ] as const)('names both players: %s', async (decision, text) => {
    const { bot, text: shown } = await decided(decision);
    expect(shown).toBe(text);
    expect(boardsIn(bot).length).toBeGreaterThan(0);
  });

  test('is written in the language of the table', async () => {
    expect((await decided('wait', GERMAN)).text).toMatch(/^Bo .*Ada .*Zeit/);
  });
});
