import { auction } from '@longtable/kit/testing/games/auction';
import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import type { CommandInput, TestUser } from '@longtable/playground';
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lobbyListKind, lobbyPostKind } from '../storage/records/lobby.ts';
import { playerStatsKind } from '../storage/records/standing.ts';
import { labelsOn, lastEphemeral } from './game-helpers.ts';
import { startTestBot, type TestBot, temporaryFolder } from './test-bot.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const LOBBY = 'second-table';
const folder = temporaryFolder();

let now = Date.UTC(2026, 0, 1);
let testBot: TestBot;
let ada: TestUser;
let bo: TestUser;
let cleo: TestUser;

beforeAll(async () => {
  testBot = await startTestBot([noughts, guess, auction], `sqlite:${folder.path}/lobby.sqlite`, { now: () => now });
  ada = await testBot.join('Ada');
  bo = await testBot.join('Bo');
  cleo = await testBot.join('Cleo');
});
afterAll(async () => {
  await testBot.close();
  folder.remove();
});

async function postInLobby(person: TestUser, options: NonNullable<CommandInput['options']>): Promise<string> {
  await person.command('lounge', 'lobby', { options });
  return lastEphemeral(person, 'lounge').content;
}
const waitForPost = (person: TestUser, words: string) =>
  person.until(() => person.messages(LOBBY).find(({ content }) => content.includes(words)));

test('sets the lobby channel of a server', async () => {
  expect(await postInLobby(ada, { game: 'noughts' })).toContain('This server has no lobby channel yet.');
  const channel = ada.channels.find(({ name }) => name === LOBBY)?.id as string;
  await ada.command('lounge', 'settings', { subcommand: 'lobby', options: { channel } });
  expect(lastEphemeral(ada, 'lounge').content).toContain(`Lobby channel: **<#${channel}>**`);
});

test('seats an opponent with one click in a thread of the lobby post, across a restart', async () => {
  const even = { game: 'noughts', clock: DAY, 'similar-rating': true };
  expect(await postInLobby(ada, even)).toContain('Your rating is still provisional.');
  const established = { rating: 1500, deviation: 60, volatility: 0.06 };
  const { context } = testBot.longtable.bot;
  for (const { user } of [ada, bo, cleo]) {
    const noughts = { played: 9, won: 4, drawn: 1, lost: 4, rating: established, lostTo: ['x', 'y', 'z'] };
    await testBot.storage.transact({
      writes: [context.storage.store(playerStatsKind).put(user.id, { games: { noughts }, scopes: {} })],
    });
  }
  expect(await postInLobby(ada, even)).toContain('Your challenge is in <#');
  const wish = await waitForPost(bo, 'Ada is looking for a game of **Noughts and Crosses**.');
  expect(wish.content).toContain('Time per turn: **1 day**');
  expect(wish.content).toContain('Opponent’s rating: around **1500**');
  expect(await postInLobby(ada, { game: 'noughts' })).toContain('You’re already looking for this game here.');
  await ada.click(wish, 'Play');
  expect(lastEphemeral(ada, LOBBY).content).toContain('That’s your own challenge');
  await bo.click(wish, 'Withdraw');
  expect(lastEphemeral(bo, LOBBY).content).toContain('Only the player who posted this can withdraw it.');
  await testBot.restartBot();
  await bo.until(() => bo.online);
  await Promise.all([bo.click(wish, 'Play'), cleo.click(wish, 'Play')]);
  const begun = await bo.until(() => bo.latest(wish)?.content.includes('<#') && bo.latest(wish));
  expect(begun?.components).toEqual([]);
  const thread = /<#(\d+)>/.exec(begun?.content ?? '')?.[1] as string;
  expect(thread).toBe(wish.id);
  const board = await ada.until(() => ada.messages(thread).find((message) => labelsOn(message).includes('a1')));
  expect(board.content).toContain('Time runs out');
  const calls = () => ada.messages(thread).filter(({ mentions }) => mentions.length > 0);
  await ada.until(() => calls().length === 2);
  expect(calls().some(({ content }) => content.includes('**Noughts and Crosses** has started.'))).toBe(true);
  await ada.click(board, 'a1');
  await ada.until(() => calls().every(({ content }) => !content.includes('has started')));
});

test('starts a lobby table when it is full or its author starts it', async () => {
  expect(await postInLobby(ada, { game: 'noughts', players: 3 })).toBe('Noughts and Crosses is for 2 players.');
  await postInLobby(ada, { game: 'auction', players: 3 });
  const wish = await waitForPost(bo, 'Ada is looking for a game of **Auction**.');
  expect(wish.content).toContain('- 1 of 2–3 players: Ada');
  await bo.click(wish, 'Join');
  await ada.until(() => ada.latest(wish)?.content.includes('- 2 of 2–3 players: Ada, Bo'));
  await bo.click(wish, 'Join');
  expect(lastEphemeral(bo, LOBBY).content).toContain('You’re already in.');
  await bo.click(wish, 'Start');
  expect(lastEphemeral(bo, LOBBY).content).toContain('Only the player who opened this table');
  await bo.click(wish, 'Withdraw');
  await ada.until(() => ada.latest(wish)?.content.includes('- 1 of 2–3 players: Ada'));
  await bo.click(wish, 'Join');
  await ada.until(() => labelsOn(ada.latest(wish)).includes('Start'));
  await cleo.click(wish, 'Join');
  const begun = await ada.until(() => ada.latest(wish)?.content.includes('<#') && ada.latest(wish));
  expect(begun?.content).toContain('Ada – Bo – Cleo');
  await cleo.until(() => cleo.messages(wish.id).some((message) => labelsOn(message).includes('Your turn')));

  await postInLobby(ada, { game: 'auction' });
  const any = await waitForPost(bo, '- 1 of 2–8 players: Ada');
  await Promise.all([bo.click(any, 'Join'), cleo.click(any, 'Join')]);
  await ada.until(() => ada.latest(any)?.content.includes('- 3 of 2–8 players'));
  await ada.click(any, 'Start');
  await ada.until(() => /Ada – (Bo – Cleo|Cleo – Bo)/.test(ada.latest(any)?.content ?? ''));
});

test('withdraws, expires and limits lobby posts', async () => {
  await cleo.configure({ do: 'language', language: 'de' });
  expect(await postInLobby(cleo, { game: 'guess', duration: HOUR, rated: false })).toContain(
    'Wenn sich niemand meldet, läuft es',
  );
  expect(await postInLobby(cleo, { game: 'noughts' })).toContain('Dein Gesuch steht in');
  const [short, long] = await Promise.all([
    waitForPost(cleo, '**Guess**'),
    waitForPost(cleo, 'Cleo is looking for a game of **Noughts'),
  ]);
  expect(short.content).toContain('Unrated');
  await cleo.click(long, 'Withdraw');
  await cleo.until(() => !cleo.latest(long));
  now += HOUR;
  await testBot.longtable.runDue();
  await cleo.until(() => !cleo.latest(short as APIMessage));
  const { context } = testBot.longtable.bot;
  expect(await context.storage.store(lobbyListKind).get(cleo.user.id)).toBeUndefined();
  expect(await Array.fromAsync(context.storage.store(lobbyPostKind).ids())).toEqual([]);
  expect(testBot.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
});

test('exports a user’s lobby posts and deletes them with the user’s data', async () => {
  await postInLobby(ada, { game: 'guess' });
  const wish = await waitForPost(bo, 'Ada is looking for a game of **Guess**.');
  await postInLobby(cleo, { game: 'auction' });
  const other = await waitForPost(ada, '- 1 of 2–8 players: Cleo');
  await ada.click(other, 'Join');
  await cleo.until(() => cleo.latest(other)?.content.includes('Cleo, Ada'));
  await ada.command('lounge', 'download-my-data');
  const file = await ada.until(() => lastEphemeral(ada, 'lounge').attachments[0]);
  const kept = (await (await fetch(file.url)).json()) as { lobby: object[] };
  kept.lobby.sort((_, other) => ('person' in other ? 1 : -1));
  expect(kept).toMatchObject({
    lobby: [
      { game: 'guess', name: 'Ada' },
      { game: 'auction', name: 'Ada' },
    ],
  });
  expect(JSON.stringify(kept)).not.toContain('Cleo');
  await ada.command('lounge', 'delete-my-data');
  await ada.click(lastEphemeral(ada, 'lounge'), 'Delete my data');
  await bo.until(() => !bo.latest(wish));
  await testBot.longtable.runDue();
  await bo.until(() => bo.latest(other)?.content.includes('- 1 of 2–8 players: Cleo'));
  await cleo.click(other, 'Withdraw');
  await expect
    .poll(() => Array.fromAsync(testBot.longtable.bot.context.storage.store(lobbyPostKind).ids()))
    .toEqual([]);
});
