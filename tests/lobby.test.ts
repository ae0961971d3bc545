import { auction } from '@longtable/kit/testing/games/auction';
import { guess } from '@longtable/kit/testing/games/guess';
import { type CommandInput, GUILD, TEXT_CHANNELS, type TestUser } from '@longtable/playground';
import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { challengesIn } from '../bot/features/lobby/quick-match.ts';
import { joinTable } from '../bot/host/actions/seats.ts';
import { labelsOn, lastEphemeral, messageWithButton } from './game-helpers.ts';
import { openOutside } from './games/outside-game.ts';
import { startTestBot, type TestBot, temporaryFolder } from './test-bot.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const [, LOBBY, LOUNGE] = TEXT_CHANNELS.map(({ id }) => id) as [string, string, string];
const STARTED = 'This game has started. You can watch it in the thread.';
const folder = temporaryFolder();

const now = Date.UTC(2026, 0, 1);
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
