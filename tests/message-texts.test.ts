import type { AnyGame } from '@longtable/kit';
import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { components, GUILD, type TestUser } from '@longtable/playground';
import { runa } from '@longtable/runa';
import { type APIMessage, type APIUser, ApplicationCommandType } from 'discord-api-types/v10';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  hostControls,
  isEphemeral,
  labelsOn,
  lastEphemeral,
  messageWithButton,
  playAlternately,
  startNoughts,
  textOf,
} from './game-helpers.ts';
import { startTestBot, type TestBot } from './test-bot.ts';

const ROOM = 'table';

/** Name with markdown, a ping and a link. */
const HOSTILE_NAME = '```@everyone [x](http://y) ';

/** Noughts with long stories. */
const wordyNoughts: AnyGame = {
  ...noughts,
  id: 'wordy',
  title: 'Wordy',
  presentation: {
    ...noughts.presentation,
    story: (events, reader) =>
      noughts.presentation
        .story(events, reader)
        .flatMap((line) => [...Array.from({ length: 29 }, (_, index) => `${line} ${index + 1}.`), line]),
  },
};

let testBot: TestBot;
let ada: TestUser;
let bo: TestUser;
let cleo: TestUser;
let dev: TestUser;
const now = Date.parse('2026-05-04T10:00:00Z');

beforeAll(async () => {
  testBot = await startTestBot([noughts, guess, runa, wordyNoughts], 'memory:', { now: () => now });
  const last = testBot.playground.world.users.people.at(-1)?.user as APIUser;
  last.global_name = HOSTILE_NAME;
  [ada, bo, cleo, dev] = await Promise.all([
    testBot.join('Ada'),
    testBot.join('Bo'),
    testBot.join('Cleo'),
    testBot.join(last.id),
  ]);
});
afterEach(() => {
  expect(testBot.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
});
afterAll(async () => {
  await testBot.close();
});

const publicMessages = (person: TestUser, room = ROOM) => person.messages(room).filter((one) => !isEphemeral(one));
const mentionedIds = ({ mentions }: APIMessage) => mentions.map(({ id }) => id);

/** Waits for a ping with these words. */
const waitForPing = (person: TestUser, words: string, room = ROOM) =>
  person.until(() =>
    publicMessages(person, room).findLast(
      (one) => mentionedIds(one).includes(person.user.id) && one.content.includes(words),
    ),
  );

async function resign(person: TestUser, room = ROOM): Promise<void> {
  await person.command(room, 'resign');
  await person.click(lastEphemeral(person, room), person === cleo ? 'Aufgeben' : 'Resign');
}

test('escapes names so that they cannot format, ping or link', async () => {
  await playAlternately(dev, ada, await startNoughts(dev, ada, ROOM), 'a1 b1 a2 b2 a3');
  await waitForPing(ada, 'is over');
  await ada.command(ROOM, 'history');
  await ada.command(ROOM, 'replay');
  await ada.command(ROOM, 'tables');
  const menu = components(ada.messages(ROOM).filter(isEphemeral)[0] as APIMessage).find(({ options }) => options);
  expect(menu?.options?.[0]?.label).toContain('@everyone [x](http://y) – Ada');
  for (const message of ada.messages(ROOM)) {
    const text = textOf(message);
    expect(text.split('```').length % 2, text).toBe(1);
    expect(text.replace(/```[\s\S]*?```/g, ''), text).not.toMatch(/@everyone|\]\(http:\/\/y|http:\/\/y/);
    expect(message.mention_everyone).toBe(false);
    expect(mentionedIds(message).filter((id) => ![ada.user.id, dev.user.id].includes(id))).toEqual([]);
  }
  const texts = publicMessages(ada).map(({ content }) => content.replaceAll('\u200b', ''));
  expect(texts.join('\n')).toContain('@everyone \\[x](http://y)');
});

test('orders a message as title, story, board and question, with the full story behind a button', async () => {
  await ada.command(ROOM, 'play', { subcommand: 'wordy', options: { opponent: bo.user.id } });
  await bo.click(await messageWithButton(bo, ROOM, 'Accept'), 'Accept');
  const board = await messageWithButton(ada, ROOM, 'a1');
  await ada.click(board, 'a1');
  const shown = await bo.until(() => bo.latest(board)?.content.includes('takes a1') && bo.latest(board));
  expect(shown.content).toMatch(
    /^\*\*Wordy\*\* · Ada – Bo\n(?:> Ada takes a1\. \d+\.\n)+> Ada takes a1\.\n```\n[^`]*```\n\*\*Bo\*\* to move\.$/,
  );
  await cleo.until(() => labelsOn(cleo.latest(board)).includes('Log'));
  await cleo.click(board, 'Log');
  expect(lastEphemeral(cleo, ROOM).content.split('\n')).toHaveLength(32);
  expect(lastEphemeral(cleo, ROOM).content).toMatch(/^\*\*Verlauf\*\*\n\*\*Ada\*\*\n/);
  expect(lastEphemeral(cleo, ROOM).content).toContain('> Ada nimmt a1. 1.');
  await resign(bo);
  await waitForPing(ada, 'Bo resigned. Ada wins.');
});

test('notifies the other player of the end and shows the winner the result immediately', async () => {
  const board = await startNoughts(ada, bo, ROOM);
  await playAlternately(ada, bo, board, 'a1 b1 a2 b2 a3');
  const news = await waitForPing(bo, 'Ada wins: three in a row.');
  expect(mentionedIds(news)).toEqual([bo.user.id]);
  expect(news.content).toMatch(
    /^<@\d+> \*\*Ada wins.*\*\* \*\*Noughts and Crosses\*\* is over\.\n> Ada takes a3\.\n-# Rating: Ada \d+\? → \*\*\d+\?\*\* \(\+\d+\) · Bo \d+\? → \*\*\d+\?\*\* \(−\d+\)\. “\?” means provisional\. The rating can still change a lot\.$/,
  );
  expect(labelsOn(news)).toEqual(['Rematch', 'Go to board']);
  expect(components(news).find(({ url }) => url)?.url).toBe(
    `https://discord.com/channels/${GUILD.id}/${board.channel_id}/${board.id}`,
  );
  const rating = /Rating.*$/m.exec(news.content)?.[0] ?? 'none';
  expect(ada.latest(board)?.content).toContain(rating);
  expect(ada.latest(board)?.content).toMatch(/^\*\*Ada wins: three in a row\.\*\*\n\*\*Noughts and Crosses\*\* · /);
  expect(labelsOn(ada.latest(board))).toEqual(['Rematch', 'Replay', 'Share', 'Log']);
  await bo.click(board, 'Replay');
  expect(lastEphemeral(bo, ROOM).content).toContain('Start position');
  await bo.command(ROOM, 'panel');
  expect(lastEphemeral(bo, ROOM).content).toMatch(/^\*\*Ada wins: three in a row\.\*\*\n/);
  expect(labelsOn(lastEphemeral(bo, ROOM))).toEqual(['Rematch', 'Replay', 'Share', 'Log']);
  expect(lastEphemeral(bo, ROOM).content).toMatch(/· you \d+\? → /);
  await bo.click(news, 'Rematch');
  const again = await messageWithButton(ada, ROOM, 'Accept');
  expect(again.content).toContain('Bo asked ');
  expect(mentionedIds(again)).toEqual([ada.user.id]);
  await ada.click(again, 'Decline');
  const declined = await waitForPing(bo, '**Ada declined.**');
  expect(labelsOn(declined)).toEqual(['Go to board']);
  await bo.click(await hostControls(bo, ROOM), 'Cancel');
});

test('groups clickable commands by purpose in /help', async () => {
  for (const [person, wish] of [
    [ada, '**Find your games**: '],
    [cleo, '**Deine Spiele finden**: '],
  ] as const) {
    const seen = new Set(person.messages(ROOM).map(({ id }) => id));
    await person.command(ROOM, 'help');
    const helpText = () =>
      person
        .messages(ROOM)
        .filter(({ id }) => !seen.has(id))
        .map(textOf)
        .join('\n');
    await person.until(() => helpText().includes('delete-my-data'));
    expect(helpText()).toContain(wish);
    const typed = person.commands.filter(({ type }) => type === ApplicationCommandType.ChatInput);
    for (const { name, id } of typed.filter((command) => command.name !== 'help'))
      expect(helpText()).toMatch(new RegExp(`</${name}( [a-z-]+)?:${id}>`));
  }
});
