import { once } from 'node:events';
import { auction } from '@longtable/kit/testing/games/auction';
import { guess } from '@longtable/kit/testing/games/guess';
import { APPLICATION_ID, type CommandInput, GUILD, TEXT_CHANNELS, type TestUser } from '@longtable/playground';
import { type APIChannel, type APIMessage, OverwriteType, PermissionFlagsBits } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { challengesIn } from '../bot/features/lobby/quick-match.ts';
import { playerStatsKind } from '../bot/features/ratings/record.ts';
import { joinTable } from '../bot/host/actions/seats.ts';
import { labelsOn, lastEphemeral, messageWithButton } from './game-helpers.ts';
import { openOutside } from './games/outside-game.ts';
import { startTestBot, type TestBot, temporaryFolder } from './test-bot.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const [, LOBBY, LOUNGE] = TEXT_CHANNELS.map(({ id }) => id) as [string, string, string];
const STARTED = 'This game has started. You can watch it in the thread.';
const folder = temporaryFolder();

let now = Date.UTC(2026, 0, 1);
let noughts: Awaited<ReturnType<typeof openOutside>>;
let testBot: TestBot;
let ada: TestUser;
let bo: TestUser;
let cleo: TestUser;

beforeEach(async () => {
  noughts = await openOutside('noughts');
  testBot = await startTestBot([noughts.game, guess, auction], `sqlite:${folder.path}/${crypto.randomUUID()}.sqlite`, {
    now: () => now,
  });
  [ada, bo, cleo] = await Promise.all([testBot.join('Ada'), testBot.join('Bo'), testBot.join('Cleo')]);
  await cleo.configure({ do: 'language', language: 'en-US' });
});
afterEach(async () => {
  expect(testBot.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
  await testBot.close();
  await noughts.close();
  folder.remove();
});

const setLobby = () => ada.command(LOUNGE, 'settings', { subcommand: 'lobby', options: { channel: LOBBY } });

/** Uses `/lobby` and returns the reply. */
async function seek(person: TestUser, options: NonNullable<CommandInput['options']>): Promise<APIMessage> {
  await person.command(LOUNGE, 'lobby', { options });
  return lastEphemeral(person, LOUNGE);
}

const waitForPost = (person: TestUser, words: string) =>
  person.until(() => person.messages(LOBBY).find(({ content }) => content.includes(words)));

/** Changes the bot's permissions in the lobby channel and waits until it has received them. */
async function deny(denied: bigint): Promise<void> {
  const received = once(testBot.longtable.gateway, 'access');
  const overwrite = { id: APPLICATION_ID, type: OverwriteType.Member, allow: '0' };
  testBot.playground.world.changeChannel(LOBBY, { permission_overwrites: [{ ...overwrite, deny: String(denied) }] });
  await received;
}

const openChallenges = () => challengesIn(testBot.longtable.bot.context, GUILD.id);

test('pairs the second user with an equal challenge, in a thread of its message', async () => {
  await setLobby();
  const looking = await seek(ada, { game: 'noughts', clock: DAY });
  expect(looking.content).toContain(
    `Looking for an opponent in **Noughts and Crosses**… Your challenge is in <#${LOBBY}> and expires`,
  );
  const post = await waitForPost(bo, 'Ada is looking for a game of **Noughts and Crosses**.');
  expect(post.content).toContain('Rated · 1 day per turn');
  expect(labelsOn(post)).toEqual(['Join', 'Cancel']);
  expect((await seek(bo, { game: 'noughts' })).content).toContain('Looking for an opponent');
  expect((await seek(cleo, { game: 'noughts', clock: DAY })).content).toBe(`Your table: <#${post.id}>`);
  const board = await messageWithButton(ada, post.id, 'a1');
  const pings = () => ada.messages(post.id).filter(({ mentions }) => mentions.length > 0);
  const ping = await ada.until(() => pings()[0]);
  expect(new Set(ping.mentions.map(({ id }) => id))).toEqual(new Set([ada.user.id, cleo.user.id]));
  expect(ping.content).toMatch(/\*\*Noughts and Crosses\*\* has started\. \*\*(Ada|Cleo)\*\* to move\.$/);
  expect(labelsOn(ping)).toEqual([]);
  // The thread below the message has the names of the game and the players, so the message does not repeat them.
  expect(ada.latest(post)).toMatchObject({ content: STARTED });
  expect(labelsOn(ada.latest(post))).toEqual([]);
  expect((await openChallenges()).map(({ seats }) => seats[0])).toMatchObject([{ id: bo.user.id }]);
  await ada.until(() => ada.latest(looking)?.content === `Your table: <#${post.id}>`);
  expect(labelsOn(ada.latest(looking))).toEqual([]);
  await (ping.content.includes('**Ada** to move') ? ada : cleo).click(board, 'a1');
  await ada.until(() => !ada.latest(ping));
});

test('lets one of two users join a challenge and tells the other, across a restart', async () => {
  await setLobby();
  await seek(ada, { game: 'noughts' });
  const post = await waitForPost(bo, 'Ada is looking');
  await ada.click(post, 'Join');
  expect(lastEphemeral(ada, LOBBY).content).toContain('You’re already at this table.');
  await bo.click(post, 'Cancel');
  expect(lastEphemeral(bo, LOBBY).content).toBe('Only Ada can change the table.');
  await testBot.restartBot();
  await bo.until(() => bo.online);
  await Promise.all([bo.click(post, 'Join'), cleo.click(post, 'Join')]);
  await ada.until(() => ada.latest(post)?.content === STARTED);
  const replies = [bo, cleo].map((person) => lastEphemeral(person, LOBBY).content).sort();
  expect(replies).toEqual([expect.stringContaining('All seats at this table are taken.'), `Your table: <#${post.id}>`]);
  expect(await openChallenges()).toEqual([]);
});

test('opens the thread of a game whose start was stored before a crash', async () => {
  await setLobby();
  await seek(ada, { game: 'noughts' });
  const post = await waitForPost(bo, 'Ada is looking');
  const [challenge] = await openChallenges();
  await joinTable(testBot.longtable.bot.context, challenge?.id ?? '', bo.user.id, 'Bo');
  await testBot.restartBot();
  await messageWithButton(bo, post.id, 'a1');
  expect(bo.latest(post)?.content).toBe(STARTED);
});

test('accepts only similar ratings if the challenge asks for them', async () => {
  await setLobby();
  const similar = { game: 'noughts', 'similar-rating': true };
  expect((await seek(ada, similar)).content).toContain('Your rating is still provisional.');
  const { storage } = testBot.longtable.bot.context;
  for (const [{ user }, rating] of [[ada, 1500] as const, [bo, 1800] as const, [cleo, 1600] as const]) {
    const established = { rating, deviation: 60, volatility: 0.06 };
    const noughts = { played: 9, won: 4, drawn: 1, lost: 4, rating: established, lostTo: ['x', 'y', 'z'] };
    await storage.transact({
      writes: [storage.store(playerStatsKind).put(user.id, { games: { noughts }, scopes: {} })],
    });
  }
  await seek(ada, similar);
  const post = await waitForPost(bo, 'Ada is looking');
  expect(post.content).toContain('opponent’s rating around 1500');
  await bo.click(post, 'Join');
  expect(lastEphemeral(bo, LOBBY).content).toContain('for ratings around 1500, and yours is 1800');
  expect((await seek(bo, similar)).content).toContain('Looking for an opponent');
  expect((await seek(cleo, similar)).content).toBe(`Your table: <#${post.id}>`);
});

test('fills a table for more players until it is full or its host starts it', async () => {
  await setLobby();
  expect((await seek(ada, { game: 'noughts', players: 3 })).content).toBe('Noughts and Crosses is for 2 players.');
  expect((await seek(ada, { game: 'auction', players: 3 })).content).toContain('Looking for players for **Auction**…');
  const post = await waitForPost(bo, 'Ada is looking for a game of **Auction**.');
  expect(post.content).toContain('Ada · 1 of 2–3 players');
  expect((await seek(bo, { game: 'auction', players: 3 })).content).toContain('You’ve joined a table of **Auction**');
  await ada.until(() => ada.latest(post)?.content.includes('Ada – Bo · 2 of 2–3 players'));
  await bo.click(post, 'Start');
  expect(lastEphemeral(bo, LOBBY).content).toBe('Only Ada can change the table.');
  await bo.click(post, 'Leave');
  await ada.until(() => ada.latest(post)?.content.includes('Ada · 1 of 2–3 players'));
  await bo.click(post, 'Join');
  await ada.until(() => labelsOn(ada.latest(post)).includes('Start'));
  await cleo.click(post, 'Join');
  await messageWithButton(cleo, post.id, 'Your turn');

  await seek(ada, { game: 'auction' });
  const any = await waitForPost(bo, 'Ada · 1 of 2–8 players');
  await Promise.all([bo.click(any, 'Join'), cleo.click(any, 'Join')]);
  await ada.until(() => ada.latest(any)?.content.includes('3 of 2–8 players'));
  await ada.click(any, 'Start');
  await messageWithButton(bo, any.id, 'Your turn');
  expect(ada.latest(any)?.content).toBe(STARTED);
});

test('deletes the message of a challenge that is cancelled or expires', async () => {
  await setLobby();
  await cleo.configure({ do: 'language', language: 'de' });
  const looking = await seek(cleo, { game: 'guess', duration: HOUR, rated: false });
  expect(looking.content).toContain('Ich suche einen Gegner für **Guess** …');
  const short = await waitForPost(cleo, '**Guess**');
  expect(short.content).toContain('Unrated');
  expect((await seek(cleo, { game: 'guess' })).content).toBe(looking.content);
  await seek(cleo, { game: 'noughts' });
  const long = await waitForPost(cleo, '**Noughts and Crosses**');
  await cleo.click(lastEphemeral(cleo, LOUNGE), 'Abbrechen');
  await cleo.until(() => !cleo.latest(long));
  expect(lastEphemeral(cleo, LOUNGE).content).toBe('Du hast dein Gesuch zurückgezogen.');
  now += HOUR;
  await testBot.longtable.runDue();
  await cleo.until(() => !cleo.latest(short));
  await seek(cleo, { game: 'noughts' });
  const last = await waitForPost(cleo, '**Noughts and Crosses**');
  await cleo.click(last, 'Cancel');
  await cleo.until(() => !cleo.latest(last));
  expect(await openChallenges()).toEqual([]);
});

test('lets a server admin set up the lobby and then posts the challenge', async () => {
  const offer = await seek(ada, { game: 'noughts', rated: false });
  expect(offer.content).toBe('This server has no lobby channel yet. Where should players find opponents?');
  expect(labelsOn(offer)).toEqual(['Create #games', 'Use this channel']);
  await ada.click(offer, 'Create #games');
  expect(lastEphemeral(ada, LOUNGE).content).toContain(
    'I’m missing the **Manage Channels** permission on this server.',
  );
  testBot.playground.world.serverPermissions |= PermissionFlagsBits.ManageChannels;
  await Promise.all([ada.click(offer, 'Create #games'), ada.click(offer, 'Create #games')]);
  const created = ada.channels.filter((channel) => 'name' in channel && channel.name === 'games');
  expect(created).toHaveLength(1);
  const games = created[0] as APIChannel;
  expect(ada.latest(offer)?.content).toContain(`Your challenge is in <#${games.id}>`);
  const post = await bo.until(() => bo.messages(games.id).find(({ content }) => content.includes('Ada is looking')));
  expect(post.content).toContain('Unrated');
  testBot.playground.world.deleteChannel(games.id);
  testBot.longtable.bot.layouts.forget(GUILD.id);
  const again = await seek(ada, { game: 'guess' });
  await ada.click(again, 'Use this channel');
  expect(ada.latest(again)?.content).toContain(`Your challenge is in <#${LOUNGE}>`);
  await bo.until(() => bo.messages(LOUNGE).some(({ content }) => content.includes('Ada is looking')));
});

test('finds an opponent from the button in /help', async () => {
  await setLobby();
  for (const person of [ada, bo]) {
    await person.command(LOUNGE, 'help');
    await person.click(lastEphemeral(person, LOUNGE), 'Find an opponent');
    const menu = lastEphemeral(person, LOUNGE);
    expect(menu.content).toBe('Which game do you want to find an opponent for?');
    await person.choose(menu, 'opponent', ['start|noughts|open']);
  }
  const { id } = await waitForPost(ada, STARTED);
  expect(lastEphemeral(bo, LOUNGE).content).toBe(`Your table: <#${id}>`);
});

test('names missing permissions in the lobby channel and posts nothing', async () => {
  await setLobby();
  await seek(ada, { game: 'noughts' });
  const post = await waitForPost(bo, 'Ada is looking');
  for (const [permission, name] of [
    [PermissionFlagsBits.SendMessages, 'Send Messages'],
    [PermissionFlagsBits.CreatePublicThreads, 'Create Public Threads'],
  ] as const) {
    await deny(permission);
    const missing = `I’m missing the **${name}** permission in <#${LOBBY}>.`;
    expect((await seek(bo, { game: 'guess' })).content).toContain(missing);
    await bo.click(post, 'Join');
    expect(lastEphemeral(bo, LOBBY).content).toContain(missing);
    await setLobby();
    expect(lastEphemeral(ada, LOUNGE).content).toContain(missing);
  }
  expect(await openChallenges()).toHaveLength(1);
});

test('exports a user’s challenges with their tables and deletes them with the user’s data', async () => {
  await setLobby();
  await seek(ada, { game: 'guess' });
  const post = await waitForPost(bo, '**Guess**');
  await ada.command(LOUNGE, 'download-my-data');
  const file = await ada.until(() => lastEphemeral(ada, LOUNGE).attachments[0]);
  expect(await (await fetch(file.url)).json()).toMatchObject({ tables: [{ game: 'guess', name: 'Ada' }] });
  await ada.command(LOUNGE, 'delete-my-data');
  await ada.click(lastEphemeral(ada, LOUNGE), 'Delete my data');
  await bo.until(() => !bo.latest(post));
});
