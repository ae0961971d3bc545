import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guess } from './guess.ts';
import { noughts } from './noughts.ts';
import type { Person, Typed } from './person.ts';
import { labelsOn, whispered } from './played.ts';
import { openStage, type Stage, temporaryFolder } from './stage.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const LOBBY = 'second-table';
const folder = temporaryFolder();

let now = Date.UTC(2026, 0, 1);
let stage: Stage;
let ada: Person;
let bo: Person;
let cleo: Person;

beforeAll(async () => {
  stage = await openStage([noughts, guess], `sqlite:${folder.path}/lobby.sqlite`, { now: () => now });
  ada = await stage.person('Ada');
  bo = await stage.person('Bo');
  cleo = await stage.person('Cleo');
});
afterAll(async () => {
  await stage.close();
  folder.remove();
});

async function look(person: Person, options: NonNullable<Typed['options']>): Promise<string> {
  await person.command('lounge', 'lobby', { options });
  return whispered(person, 'lounge').content;
}
const posted = (person: Person, words: string) =>
  person.until(() => person.messages(LOBBY).find(({ content }) => content.includes(words)));

test('a server chooses where people look for games', async () => {
  expect(await look(ada, { game: 'noughts' })).toContain('This server has no lobby channel yet.');
  const channel = ada.channels.find(({ name }) => name === LOBBY)?.id as string;
  await ada.command('lounge', 'settings', { subcommand: 'lobby', options: { channel } });
  expect(whispered(ada, 'lounge').content).toContain(`Lobby channel: **<#${channel}>**`);
});

test('one click seats the other, in a thread of the wish, across a restart', async () => {
  const even = { game: 'noughts', clock: DAY, 'similar-rating': true };
  expect(await look(ada, even)).toContain('Your rating is still provisional.');
  const established = { rating: 1500, deviation: 60, volatility: 0.06 };
  const { context } = stage.longtable.bot;
  for (const { user } of [ada, bo, cleo]) {
    const noughts = { played: 9, won: 4, drawn: 1, lost: 4, rating: established };
    await stage.storage.commit(context.standings.put(user.id, { games: { noughts }, homes: {} }));
  }
  expect(await look(ada, even)).toContain('Your challenge is in <#');
  const wish = await posted(bo, 'Ada is looking for a game of **Noughts and Crosses**.');
  expect(wish.content).toContain('Time per turn: **1 day**');
  expect(wish.content).toContain('Looking for a rating around **1500**');
  expect(await look(ada, { game: 'noughts' })).toContain('You’re already looking for this game here.');
  await ada.click(wish, 'Play');
  expect(whispered(ada, LOBBY).content).toContain('That’s your own challenge');
  await bo.click(wish, 'Withdraw');
  expect(whispered(bo, LOBBY).content).toContain('Only the player who posted this can withdraw it.');
  await stage.restartBot();
  await bo.until(() => bo.online);
  await Promise.all([bo.click(wish, 'Play'), cleo.click(wish, 'Play')]);
  const begun = await bo.until(() => bo.now(wish)?.content.includes('<#') && bo.now(wish));
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

test('a wish can be withdrawn, lapses, and there are limits', async () => {
  await cleo.arrange({ do: 'language', language: 'de' });
  expect(await look(cleo, { game: 'guess', duration: HOUR, rated: false })).toContain(
    'Wenn sich niemand meldet, läuft es',
  );
  expect(await look(cleo, { game: 'noughts' })).toContain('Dein Gesuch steht in');
  const [short, long] = await Promise.all([
    posted(cleo, '**Guess**'),
    posted(cleo, 'Cleo is looking for a game of **Noughts'),
  ]);
  expect(short.content).toContain('Unrated');
  await cleo.click(long, 'Withdraw');
  await cleo.until(() => !cleo.now(long));
  now += HOUR;
  await stage.longtable.ring();
  await cleo.until(() => !cleo.now(short as APIMessage));
  const { context } = stage.longtable.bot;
  expect(await context.lobbyLists.get(cleo.user.id)).toBeUndefined();
  expect(await Array.fromAsync(context.lobbyPosts.ids())).toEqual([]);
  expect(stage.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
});

test('what somebody looks for is exported to them, and goes when they are forgotten', async () => {
  await look(ada, { game: 'guess' });
  const wish = await posted(bo, 'Ada is looking for a game of **Guess**.');
  await ada.command('lounge', 'download-my-data');
  const file = await ada.until(() => whispered(ada, 'lounge').attachments[0]);
  expect(await (await fetch(file.url)).json()).toMatchObject({ lobby: [{ game: 'guess', name: 'Ada' }] });
  await ada.command('lounge', 'delete-my-data');
  await ada.click(whispered(ada, 'lounge'), 'Delete my data');
  await bo.until(() => !bo.now(wish));
  await expect.poll(() => Array.fromAsync(stage.longtable.bot.context.lobbyPosts.ids())).toEqual([]);
});
