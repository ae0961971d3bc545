import { dungeon } from '@longtable/dungeon';
import type { AnyGame } from '@longtable/kit';
import { auction } from '@longtable/kit/testing/games/auction';
import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { ChannelType, PermissionFlagsBits } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { playOptions } from '../../commands/play.ts';
import { serverSettingsKind } from '../../storage/records/server.ts';
import { locationIn, noughtsWithComputers, open, person } from '../../tests/context.ts';
import { type FeatureBot, openFeatureBot } from '../../tests/feature-bot.ts';
import type { Id } from '../../tests/ids.ts';
import type { CommandOptions } from '../../tests/interaction-data.ts';
import { FEATURES } from '../features/index.ts';
import { resign } from '../host/actions/resign.ts';
import { DAY_MS } from '../host/duration.ts';
import { changeServer } from '../host/settings.ts';

const { computers: _, ...guessForPeople } = guess;
const GAMES = [noughtsWithComputers, guessForPeople, auction, dungeon];
const solo: AnyGame = { ...noughtsWithComputers, seats: { min: 1, max: 1 } };
const BO = { opponent: { user: 'bo' } };
const kindsIn = async ({ tableIn }: FeatureBot, channel = 'c') =>
  (await tableIn(channel)).table.seats.map(({ kind }) => kind);
const set = (bot: FeatureBot, settings: object) =>
  changeServer(bot.context, 'g', (server) => ({ ...server, ...settings }));

describe('/play chooses the players', () => {
  test.each<[string, CommandOptions, string]>([
    ['a bot as opponent', { opponent: { user: 'bot2', isBot: true } }, 'needsOpponent'],
    ['oneself as opponent', { opponent: { user: 'ada' } }, 'needsOpponent'],
    ['an opponent with a computer', { ...BO, computer: 'master' }, 'oneOpponent'],
    ['an opponent with computers only', { ...BO, 'computers-only': true }, 'oneOpponent'],
  ])('and refuses %s', async (_, options, code) => {
    const bot = await openFeatureBot(GAMES);
    expect((await bot.user('ada').command('play noughts', options)).refused).toBe(code);
    await expect(bot.tableIn('c')).rejects.toThrow('nothingHere');
  });

  test.each<[string, string, CommandOptions, readonly string[]]>([
    ['nobody', 'noughts', {}, ['person', 'open']],
    ['an invited user', 'noughts', BO, ['person', 'invited']],
    ['a computer', 'noughts', { computer: 'master' }, ['person', 'computer']],
    ['only computers', 'noughts', { 'computers-only': true }, ['computer', 'computer']],
    ['no computers only', 'noughts', { 'computers-only': false }, ['person', 'open']],
    ['as many people as fit', 'auction', {}, ['person', ...Array(7).fill('open')]],
    ['as few computers as possible', 'auction', { computer: 'beginner' }, ['person', 'computer']],
    ['a number of players', 'auction', { players: 3, ...BO }, ['person', 'invited', 'open']],
    ['nobody else in a solo game', 'dungeon', {}, ['person']],
  ])('and seats %s', async (_, game, options, kinds) => {
    const bot = await openFeatureBot(GAMES);
    expect((await bot.user('ada').command(`play ${game}`, options)).refused).toBeUndefined();
    expect((await kindsIn(bot)).toSorted()).toEqual(kinds.toSorted());
  });

  test.each([1, 9])('and refuses %i players where two to eight can play', async (players) => {
    const bot = await openFeatureBot(GAMES);
    const answer = await bot.user('ada').command('play auction', { players });
    expect([answer.refused, answer.text]).toEqual(['wrongSize', expect.stringContaining('2–8')]);
  });

  test('and seats the program of the user against an opponent, or against the user', async () => {
    const bot = await openFeatureBot(GAMES, { programs: { address: 'tcp://x:1' } });
    const play = async (channel: string, options: object) => {
      await bot.user('ada', { channel }).command('play noughts', { program: true, ...options });
      return (await kindsIn(bot, channel)).toSorted();
    };
    expect(await play('c', {})).toEqual(['person', 'program']);
    expect(await play('d', { computer: 'master' })).toEqual(['computer', 'program']);
    expect(await play('e', BO)).toEqual(['invited', 'program']);
  });

  test('and needs a server for other people, but not for computers', async () => {
    const bot = await openFeatureBot(GAMES);
    const ada = bot.user('ada', { guild: null, channel: 'dm-ada' });
    const refused = await ada.command('play noughts');
    expect(refused.text).toContain('You can’t play against another person in a DM.');
    expect(refused.ids).toEqual([{ kind: 'start', game: 'noughts', how: 'computer' }]);
    expect((await ada.command('play guess')).refused).toBe('needsServer');
    expect((await ada.command('play noughts', { computer: 'master' })).refused).toBeUndefined();
  });
});

describe('options of /play', () => {
  test.each<[AnyGame, string[]]>([
    [noughts, ['opponent', 'clock', 'name', 'rated', 'two-games']],
    [noughtsWithComputers, ['opponent', 'clock', 'computer', 'computers-only', 'name', 'rated', 'hints', 'two-games']],
    [guessForPeople, ['opponent', 'clock', 'name', 'spectators-see-all', 'rated', 'two-games']],
    [
      auction,
      ['opponent', 'players', 'clock', 'computer', 'computers-only', 'name', 'spectators-see-all', 'rated', 'hints'],
    ],
    [solo, []],
  ])('fit the game %#', (game, expected) => {
    const names = playOptions({ ...game, options: noughts.options }, { features: FEATURES, settings: {} }).map(
      ({ name }) => name,
    );
    expect(names).toEqual(expected);
  });

  test('set rating, hints, match, name and clock', async () => {
    const bot = await openFeatureBot(GAMES);
    const terms = { rated: false, hints: true, 'two-games': true, name: ' Final ', clock: DAY_MS };
    await bot.user('ada').command('play noughts', { ...BO, ...terms });
    const { table } = await bot.tableIn('c');
    expect(table.terms).toMatchObject({ unrated: true, name: 'Final' });
    expect(table.clock.perTurnMs).toBe(DAY_MS);
    expect(table.features.match).toBeDefined();
    await bot.user('ada', { channel: 'd' }).command('play noughts', { opponent: { user: 'cleo' } });
    const plain = (await bot.tableIn('d')).table;
    expect([plain.terms.unrated, plain.terms.name, plain.clock.perTurnMs]).toEqual([undefined, undefined, null]);
  });

  test('use the clock of the server unless the user chooses none', async () => {
    const bot = await openFeatureBot(GAMES);
    await set(bot, { perTurn: DAY_MS });
    await bot.user('ada').command('play noughts', BO);
    expect((await bot.tableIn('c')).table.clock.perTurnMs).toBe(DAY_MS);
    await bot.user('ada', { channel: 'd' }).command('play noughts', { opponent: { user: 'cleo' }, clock: 0 });
    expect((await bot.tableIn('d')).table.clock.perTurnMs).toBeNull();
    await bot.user('ada', { channel: 'e' }).command('play dungeon');
    expect((await bot.tableIn('e')).table.clock.perTurnMs).toBeNull();
  });
});

describe('/play other', () => {
  const other = (bot: FeatureBot, options: string, channel = 'c') =>
    bot.user('ada', { channel }).command('play other', { game: 'Guess', ...BO, options });

  test.each(['highest=3', 'Highest = 9', ' highest=4 ,'])('reads the options “%s”', async (typed) => {
    const bot = await openFeatureBot(GAMES);
    expect((await other(bot, typed)).refused).toBeUndefined();
    expect((await bot.tableIn('c')).table.options).toEqual({ highest: Number(/\d/.exec(typed)?.[0]) });
  });

  test.each(['highest=2', 'highest=10', 'highest=x', 'highest=4.5', 'highest', 'lowest=3', 'highest='])(
    'refuses “%s” and names the options',
    async (typed) => {
      const bot = await openFeatureBot(GAMES);
      const answer = await other(bot, typed);
      expect([answer.refused, answer.text]).toEqual(['noSuchOption', expect.stringContaining('highest=3–9')]);
    },
  );

  test('refuses a game that is not installed', async () => {
    const bot = await openFeatureBot(GAMES);
    expect((await bot.user('ada').command('play other', { game: 'chess' })).refused).toBe('gameGone');
  });

  test('suggests games, and then values of options that are not set', async () => {
    const bot = await openFeatureBot(GAMES);
    const ada = bot.user('ada');
    expect((await ada.suggest('play other', { game: 'gue' })).map(({ name }) => name)).toEqual(['Guess']);
    const typed = async (options: string) =>
      (await ada.suggest('play other', { game: 'guess', options })).map(({ value }) => value);
    expect(await typed('')).toEqual(['highest=3', 'highest=9']);
    expect(await typed('=9')).toEqual(['highest=9']);
    expect(await typed('highest=3, ')).toEqual([]);
  });
});

describe('the place of a table', () => {
  test('is offered elsewhere if there can be no thread, up to three free channels by position', async () => {
    const bot = await openFeatureBot(GAMES);
    bot.rest.channels = ['10', '11', '12', '13', '14', '15'].map((id, index) => ({
      ...{ id, name: id, type: id === '15' ? ChannelType.GuildVoice : ChannelType.GuildText, position: 9 - index },
      permission_overwrites: [],
    }));
    await open(bot.context, { location: locationIn('10') });
    await open(bot.context, { location: locationIn('13'), occupants: [person('dan'), person('eve')] });
    const botMay = PermissionFlagsBits.ViewChannel | PermissionFlagsBits.SendMessages;
    const cleo = bot.user('cleo', { botMay, channel: '10' });
    const answer = await cleo.command('play noughts');
    expect(answer.labels).toEqual(['#14', '#12', '#11', expect.stringMatching(/board/i)]);
    await changeServer(bot.context, 'g', () => ({ log: '14', lobby: '12' }));
    expect((await cleo.command('play noughts')).labels).toEqual(['#11', expect.stringMatching(/board/i)]);
    await changeServer(bot.context, 'g', () => ({}));
    const alone = await cleo.command('play noughts', { computer: 'master' });
    expect(alone.ids).toContainEqual(expect.objectContaining({ kind: 'choice' }));
    const [id] = answer.ids;
    expect((await cleo.press(id!, { isPrivate: true })).text).toContain('<#14>');
    expect(await kindsIn(bot, '14')).toEqual(['person', 'open']);
    expect((await cleo.press(id!, { isPrivate: true })).refused).toBe('requestGone');
  });

  test('can be the direct messages of a user who plays alone', async () => {
    const bot = await openFeatureBot(GAMES);
    const cleo = bot.user('cleo', { botMay: 0n });
    const { ids } = await cleo.command('play noughts', { computer: 'master' });
    const dm = ids.find((id) => id.kind === 'elsewhere' && id.channel === 'dm');
    await cleo.press(dm as never, { isPrivate: true });
    expect((await bot.tableIn('dm-cleo')).table.location.guild).toBeNull();
    const invited = await cleo.command('play noughts', BO);
    expect(invited.ids.some((id) => id.kind === 'elsewhere' && id.channel === 'dm')).toBe(false);
  });

  test('has the button to close the table of the same user, but not of others', async () => {
    const bot = await openFeatureBot(GAMES);
    bot.rest.failures.set('POST /channels/c/threads', 'MissingPermissions');
    await open(bot.context, { occupants: [person('ada'), { kind: 'open' }] });
    const kinds = async (who: string) => (await bot.user(who).command('play noughts')).ids.map(({ kind }) => kind);
    expect(await kinds('ada')).toContain('leave');
    expect(await kinds('bo')).not.toContain('leave');
  });

  test('must be allowed by the server', async () => {
    const bot = await openFeatureBot(GAMES);
    await set(bot, { channels: ['d'] });
    expect((await bot.user('ada').command('play noughts')).refused).toBe('wrongChannel');
    await set(bot, { channels: [], disabledGames: ['noughts'] });
    expect((await bot.user('ada').command('play noughts')).refused).toBe('gameDisabled');
    await set(bot, { disabledGames: [], tableRoles: ['r1'] });
    expect((await bot.user('ada').command('play noughts')).refused).toBe('needsRole');
    expect((await bot.user('ada', { roles: ['r1'] }).command('play noughts')).refused).toBeUndefined();
    expect((await bot.user('bo', { isManager: true, channel: 'd' }).command('play noughts')).refused).toBeUndefined();
    expect(await bot.context.storage.store(serverSettingsKind).get('g')).toMatchObject({ tableRoles: ['r1'] });
  });

  test('keeps the limits of tables per user and server', async () => {
    const bot = await openFeatureBot(GAMES, { limits: { tablesPerPerson: 1 } });
    expect((await bot.user('ada').command('play noughts')).refused).toBeUndefined();
    expect((await bot.user('ada', { channel: 'd' }).command('play noughts')).refused).toBe('tooManyTables');
    await set(bot, { tables: 1 });
    expect((await bot.user('bo', { channel: 'd' }).command('play noughts')).refused).toBe('serverFull');
  });

  test('uses the language and display of a user who plays alone, and those of the server for several', async () => {
    const bot = await openFeatureBot(GAMES);
    await set(bot, { language: 'fr' });
    const ada = bot.user('ada', { locale: 'de' });
    await ada.press({ kind: 'display', how: 'sentences' });
    await ada.command('play noughts', { computer: 'master' });
    expect((await bot.tableIn('c')).table.location).toMatchObject({ language: 'de', display: 'sentences' });
    await bot.user('ada', { locale: 'de', channel: 'd' }).command('play noughts', BO);
    const { location } = (await bot.tableIn('d')).table;
    expect([location.language, location.display]).toEqual(['fr', undefined]);
  });
});

describe('the buttons for a new game', () => {
  test('start it with open seats, with a computer near the strength of the user, or with a friend', async () => {
    const bot = await openFeatureBot(GAMES);
    await bot.user('ada').press({ kind: 'start', game: 'noughts', how: 'open' });
    expect((await kindsIn(bot)).toSorted()).toEqual(['open', 'person']);
    await bot.user('ada', { channel: 'd' }).press({ kind: 'start', game: 'noughts', how: 'computer' });
    expect((await kindsIn(bot, 'd')).toSorted()).toEqual(['computer', 'person']);
    const dm = bot.user('ada', { channel: 'dm', guild: null });
    await dm.press({ kind: 'start', game: 'noughts', how: 'open' });
    expect((await kindsIn(bot, 'dm')).toSorted()).toEqual(['computer', 'person']);
    expect((await dm.press({ kind: 'start', game: 'guess', how: 'open' })).refused).toBe('needsServer');
    expect((await dm.press({ kind: 'start', game: 'chess', how: 'open' })).refused).toBe('gameGone');
  });

  test('ask for a game for several that the server offers', async () => {
    const bot = await openFeatureBot(GAMES);
    await set(bot, { disabledGames: ['auction'] });
    const asked = await bot.user('ada').press({ kind: 'friend' });
    expect(asked.labels).toEqual(['Noughts and Crosses', 'Guess']);
    const [, chosen] = asked.messages[0]?.customIds ?? [];
    await bot.user('ada').press({ kind: 'friend' }, { values: [chosen ?? ''] });
    expect(await kindsIn(bot)).toEqual(['person', 'open']);
  });
});

describe('the offers after a game or a refusal', () => {
  test('open a thread for the one who asked', async () => {
    const bot = await openFeatureBot(GAMES);
    bot.rest.channels = [];
    bot.rest.failures.set('POST /channels/c/threads', 'MissingPermissions');
    await open(bot.context);
    const asked = await bot.user('cleo').command('play noughts');
    const thread = asked.ids.find(({ kind }) => kind === 'thread') as Id<'thread'>;
    expect((await bot.user('eve').press(thread)).refused).toBe('requestGone');
    expect((await bot.user('cleo').press(thread, { isPrivate: true })).text).toMatch(/thread/i);
    const again = await bot.user('cleo').command('play noughts');
    bot.rest.failures.clear();
    const opened = await bot
      .user('cleo')
      .press(again.ids.find(({ kind }) => kind === 'thread') as Id, { isPrivate: true });
    const [, channel = ''] = /<#(thread\d+)>/.exec(opened.text) ?? [];
    expect(await kindsIn(bot, channel)).toEqual(['person', 'open']);
  });

  test('repeat a solo game with the same or a new seed', async () => {
    const bot = await openFeatureBot(GAMES);
    await bot.user('ada').command('play dungeon');
    const { table } = await bot.tableIn('c');
    await resign(bot.context, table.id, 'ada');
    const seeds = new Set<unknown>();
    for (const seed of ['same', 'new'] as const) {
      expect((await bot.user('ada').press({ kind: 'again', table: table.id, seed })).refused).toBeUndefined();
      const next = (await bot.tableIn('c')).table;
      seeds.add(next.seed);
      expect(next.seed === table.seed).toBe(seed === 'same');
      await resign(bot.context, next.id, 'ada');
    }
    expect(seeds.size).toBe(2);
  });
});
