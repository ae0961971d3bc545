import { beforeAll, describe, expect, test } from 'vitest';
import type { Ending, Table } from '../../../storage/records/table.ts';
import { locationIn, open, person, testContext } from '../../../tests/context.ts';
import { type FeatureBot, openFeatureBot } from '../../../tests/feature-bot.ts';
import { playLine } from '../../host/actions/move.ts';
import { resign } from '../../host/actions/resign.ts';
import { DAY_MS } from '../../host/duration.ts';
import { changeServer } from '../../host/settings.ts';
import { findTable, findTableAt } from '../../host/table/find.ts';
import { tableWrites } from '../../host/table/record.ts';
import { isVoidable } from './action.ts';
import { tellOfFairPlay } from './fair-play.ts';
import { patternsIn } from './patterns.ts';

const admin = (bot: FeatureBot) => bot.user('9', { isManager: true });

const OFTEN = { kind: 'fairPlay', act: 'show', pattern: 'often', game: 'noughts', one: '1', other: '2' } as const;

/** Plays games that the second player resigns after some moves, and returns their ids. */
async function play(bot: FeatureBot, count: number, moves = '', [one, other] = ['1', '2']): Promise<string[]> {
  const ids: string[] = [];
  for (let game = 0; game < count; game++) {
    const location = { ...locationIn(`c${one}-${other}-${game}`), message: `m${game}` };
    const occupants = [one, other].map((id) => ({ ...person(id), name: `P${id}` }));
    const { id } = (await open(bot.context, { occupants, location })).table;
    for (const [turn, line] of moves.split(' ').filter(Boolean).entries())
      await playLine(bot.context, id, { person: turn % 2 === 0 ? one : other }, line);
    await resign(bot.context, id, other);
    ids.push(id);
  }
  return ids;
}

const logOf = ({ rest }: FeatureBot) => rest.sent.filter(({ channel }) => channel === 'log').map(({ text }) => text);

async function openLogged(options?: Parameters<typeof openFeatureBot>[1]): Promise<FeatureBot> {
  const bot = await openFeatureBot(undefined, options);
  await changeServer(bot.context, 'g', () => ({ log: 'log' }));
  return bot;
}

describe('/moderate fair-play', () => {
  test('undoes the ratings of these games after a confirmation, notifies the players and writes it to the log', async () => {
    const bot = await openLogged();
    const ids = await play(bot, 7, 'a1 b1 a2 b2 c3');
    const isRated = async (id: string) => isVoidable((await findTable(bot.context, id)).table);
    const rated = (await Promise.all(ids.map(isRated))).filter(Boolean).length;
    const asked = await admin(bot).press({ ...OFTEN, act: 'void' });
    expect(asked.ids).toEqual([{ ...OFTEN, act: 'sure' }, OFTEN]);
    await admin(bot).press({ ...OFTEN, act: 'sure' }, { isPrivate: true });
    expect(await Promise.all(ids.map(isRated))).toEqual(ids.map(() => false));
    expect(logOf(bot)).toEqual([expect.stringContaining(`ratings of ${rated} unusual games`)]);
    expect(bot.rest.sent.some(({ channel }) => channel === 'dm-1')).toBe(true);
    expect((await admin(bot).command('moderate fair-play')).text).toContain('No unusual games');
  });

  test('is announced in the log channel, once a week, and is for moderators', async () => {
    let now = 1_800_000_000_000;
    const bot = await openFeatureBot(undefined, { now: () => now });
    await play(bot, 3, 'a1 b1');
    await tellOfFairPlay(bot.bot, 'g');
    expect(logOf(bot)).toEqual([]);
    await changeServer(bot.context, 'g', () => ({ log: 'log' }));
    for (let times = 0; times < 2; times++) await tellOfFairPlay(bot.bot, 'g');
    expect(logOf(bot)).toEqual([expect.stringMatching(/look unusual.*\n- <@1> and <@2> · .*\[1\]\(https/)]);
    now += 8 * DAY_MS;
    for (let times = 0; times < 3; times++) await play(bot, 1, 'a1 b1');
    await tellOfFairPlay(bot.bot, 'g');
    expect(logOf(bot)).toHaveLength(2);
    expect((await bot.user('1').press({ ...OFTEN, act: 'sure' })).refused).toBe('notModerator');
  });
});

describe('the pages of patterns', () => {
  const show = (bot: FeatureBot) => admin(bot).command('moderate fair-play');
  const patternOf = (one: string, other: string) =>
    ({ kind: 'fairPlay', act: 'show', pattern: 'unplayed', game: 'noughts', one, other }) as const;

  /** Lets the game in a channel have changed no ratings. */
  async function forgetRatings({ context }: FeatureBot, channel: string): Promise<void> {
    const { table } = await findTableAt(context, channel);
    const seats = table.seats.map((occupant) => ({ ...occupant, rated: undefined }));
    await context.storage.transact({ writes: tableWrites(context, table, { ...table, seats }) });
  }

  test('counts the rated games of a pattern, and offers to undo their ratings only if there are some', async () => {
    const bot = await openFeatureBot();
    await play(bot, 4);
    await forgetRatings(bot, 'c1-2-0');
    const { labels, text } = await admin(bot).press(patternOf('1', '2'));
    expect(text).toContain('3 of them rated');
    expect(labels).toContain('Undo the ratings of these 3 games');
    const asked = await admin(bot).press({ ...patternOf('1', '2'), act: 'void' });
    expect([asked.labels[0], asked.text]).toEqual([labels[2], expect.stringContaining('these 3 games')]);
    for (const channel of ['c1-2-1', 'c1-2-2']) await forgetRatings(bot, channel);
    expect((await admin(bot).press(patternOf('1', '2'))).labels).toContain('Undo the ratings of 1 game');
    await forgetRatings(bot, 'c1-2-3');
    const unrated = await admin(bot).press(patternOf('1', '2'));
    expect(unrated.ids).toMatchObject([{ person: '1' }, { person: '2' }, { kind: 'fairPlayList' }]);
  });

  test('tells admins of a new pattern without those that they know', async () => {
    const bot = await openLogged();
    for (const [one = '', other = ''] of ['12', '34']) {
      await play(bot, 3, '', [one, other]);
      await tellOfFairPlay(bot.bot, 'g');
      expect(logOf(bot).at(-1)).toContain(`<@${one}> and <@${other}>`);
      expect((await admin(bot).press(patternOf(one, other))).text).toContain(`<@${one}> and <@${other}>`);
    }
    expect(logOf(bot)).toEqual([expect.anything(), expect.not.stringContaining('<@1>')]);
  });

  describe('undoing the ratings of a pattern', () => {
    test('leads back to the list, lists the games in the log and redraws their boards', async () => {
      const bot = await openLogged();
      await play(bot, 3);
      await play(bot, 3, '', ['3', '4']);
      const done = await admin(bot).press({ ...patternOf('1', '2'), act: 'sure' }, { isPrivate: true });
      expect(done.ids).toContainEqual({ kind: 'fairPlayList' });
      const [entry] = logOf(bot);
      expect(entry).toMatch(/^<@9> undid the ratings of \d unusual games?:\n.*https:.*c1-2-\d/);
      expect(entry).not.toContain('c3-4');
      expect(bot.rest.sent.some(({ channel, isEdit }) => channel.startsWith('c1-2') && isEdit)).toBe(true);
      expect(bot.rest.sent.flatMap(({ channel }) => /^dm-.*/.exec(channel) ?? [])).toEqual(['dm-1', 'dm-2']);
      expect((await show(bot)).text).toContain('<@3> and <@4>');
    });

    test('by one of its players is not offered and changes nothing', async () => {
      const bot = await openFeatureBot();
      await play(bot, 3);
      const one = bot.user('1', { isManager: true });
      const shown = await one.press(patternOf('1', '2'), { isPrivate: true });
      expect(shown.text).toContain('Another moderator has to decide');
      expect(shown.ids).not.toContainEqual({ ...patternOf('1', '2'), act: 'void' });
      await one.press({ ...patternOf('1', '2'), act: 'sure' }, { isPrivate: true });
      expect(bot.rest.sent.filter(({ channel }) => channel.startsWith('dm'))).toEqual([]);
    });

    test('of a pattern that is gone changes nothing and writes nothing', async () => {
      const bot = await openLogged();
      const gone = patternOf('1', '2');
      for (const act of ['show', 'void'] as const)
        expect((await admin(bot).press({ ...gone, act })).text).toContain('No unusual games in the last 7 days.');
      for (const value of ['?', 'inbox|0'])
        expect((await admin(bot).press({ kind: 'fairPlayList' }, { values: [value] })).text).toContain('No unusual');
      await admin(bot).press({ ...gone, act: 'sure' }, { isPrivate: true });
      expect(bot.rest.sent).toEqual([]);
    });
  });
});

describe('patterns', () => {
  let table: Table;

  beforeAll(async () => {
    ({ table } = await open(await testContext()));
  });

  const game = (ending: Ending, moveCount = 20, players = ['ada', 'bo']): Table => ({
    ...table,
    status: 'over',
    ending,
    seats: players.map(person),
    log: { ...table.log, moveCount },
  });
  const won: Ending = { by: 'game' };
  const resigned = (seat: number): Ending => ({ by: 'resigning', seat });
  const times = (count: number, one: Table) => Array.from({ length: count }, () => one);
  const found = (games: Table[]) => patternsIn(games).map(({ kind, games: shown }) => `${kind} ${shown.length}`);

  test('lists three games that ended after at most four moves, unless the rules ended them', () => {
    expect(found(times(2, game(resigned(0), 4)))).toEqual([]);
    expect(found(times(3, game(resigned(0), 4)))).toEqual(['unplayed 3']);
    expect(found(times(3, game(resigned(0), 5)))).toEqual([]);
    expect(found(times(3, game(won, 4)))).toEqual([]);
  });

  test('lists five games in a row that the players resigned in turns', () => {
    const inTurns = (...seats: number[]) => seats.map((seat) => game(resigned(seat)));
    expect(found(inTurns(0, 1, 0, 1))).toEqual([]);
    expect(found(inTurns(0, 1, 0, 1, 0))).toEqual(['inTurns 5']);
    expect(found(inTurns(0, 1, 0, 0, 1, 0))).toEqual([]);
    expect(found(inTurns(0, 0, 1, 0, 1, 0))).toEqual(['inTurns 5']);
    expect(found([...inTurns(0, 1, 0), game(won), ...inTurns(1, 0)])).toEqual([]);
  });
});
