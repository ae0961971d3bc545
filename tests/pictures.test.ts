import { farmland } from '@longtable/farmland';
import { components, type TestUser } from '@longtable/playground';
import { runa } from '@longtable/runa';
import { type APIMediaGalleryComponent, type APIMessage, ComponentType } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { painterOf } from '../bot/features/pictures/index.ts';
import { isEphemeral, labelsOn, newestBoard } from './game-helpers.ts';
import { startTestBot, type TestBot } from './test-bot.ts';

let testBot: TestBot;
let ada: TestUser;
let bo: TestUser;

beforeAll(async () => {
  // Allows rated results of games that end immediately.
  testBot = await startTestBot([runa, { ...farmland, ratedAfter: 0 }]);
  ada = await testBot.join('Ada');
  bo = await testBot.join('Bo');
  await ada.until(() => ada.online);
});
afterAll(() => testBot.close());

/** Returns the first picture in a message, or undefined if there is none. */
function pictureOf(
  message: APIMessage | undefined,
): { url: string; description?: string | null | undefined } | undefined {
  const [frame] = message?.components ?? [];
  if (frame?.type !== ComponentType.Container) return undefined;
  const gallery = frame.components.find((part): part is APIMediaGalleryComponent => part.type === 12);
  return gallery?.items.map(({ media, description }) => ({ url: media.url, description }))[0];
}

const PNG = '89504e470d0a1a0a';
const fetchFile = async (url: string) => {
  const answer = await fetch(url);
  return { status: answer.status, head: Buffer.from(await answer.arrayBuffer()).toString('hex', 0, 8) };
};

test('shows the board as a picture with a description and replaces it at each move', async () => {
  await ada.command('table', 'display', { options: { style: 'picture' } });
  await ada.command('table', 'play', { subcommand: 'runa' });
  const board = await ada.until(() => ada.messages('table').find((message) => pictureOf(message)));
  const first = pictureOf(board)!;
  expect(await fetchFile(first.url)).toEqual({ status: 200, head: PNG });
  expect(first.description).toContain('Warrior');
  expect(board.content).not.toContain('```');
  expect(board.attachments).toHaveLength(1);

  await ada.click(board, 'Warrior');
  const second = await ada.until(() => {
    const picture = pictureOf(ada.latest(board));
    return picture && picture.url !== first.url ? picture : undefined;
  });
  expect(second.description).not.toBe(first.description);
  expect(ada.latest(board)?.attachments).toHaveLength(1);
  expect((await fetchFile(first.url)).status).toBe(404);
  expect(await fetchFile(second.url)).toEqual({ status: 200, head: PNG });
});

test('falls back to text while the bot may not attach files, with a note on the board and once in the log', async () => {
  const [channel, log] = ['second-table', 'lounge'].map((room) => ada.channels.find(({ name }) => name === room)!.id);
  await ada.command('lounge', 'settings', { subcommand: 'log', options: { channel: log! } });
  testBot.playground.world.setAccess(channel!, 'no files');
  await ada.command('second-table', 'play', { subcommand: 'runa' });
  const board = await ada.until(() => ada.messages('second-table').find(({ content }) => content.includes('```')));
  expect(pictureOf(board)).toBeUndefined();
  const why = `I’m missing the **Attach Files** permission in <#${channel}>.`;
  expect(board.content).toMatch(new RegExp(`^⚠ ${RegExp.escape(why)} .*Edit Channel › Permissions`));
  await ada.click(ada.latest(board)!, 'Warrior');
  expect(ada.latest(board)?.content).toContain(why);
  const entries = () => ada.messages('lounge').filter(({ content }) => content.startsWith(why));
  await ada.until(() => entries().length > 0);
  expect(entries()).toHaveLength(1);
  testBot.playground.world.setAccess(channel!, 'full');
  await ada.click(ada.latest(board)!, labelsOn(ada.latest(board)).find((label) => label.includes('(')) ?? '');
  await ada.until(() => pictureOf(ada.latest(board)));
  expect(ada.latest(board)?.content).not.toMatch(/```|Attach Files/);
});

test('shows a film of the games and their makers in /help', async () => {
  await ada.command('table', 'help');
  const help = await ada.until(() => ada.messages('table').find((message) => isFor(message, 'Film: who made it')));
  await ada.click(help, 'Film: who made it');
  const film = await ada.until(() => ada.messages('table').find(({ attachments }) => isGif(attachments[0])));
  expect(film.content).toContain('Longtable is made by');
});

test('exports a finished game as a GIF that can be shared', async () => {
  await ada.command('table', 'resign');
  const question = await ada.until(() => ada.messages('table').find((message) => isFor(message, 'Resign')));
  await ada.click(question, 'Resign');
  await ada.until(() => ada.messages('table').some(({ content }) => content.includes('You resigned.')));
  await ada.command('table', 'replay');
  const opened = await ada.until(() => ada.messages('table').find((message) => isFor(message, 'Save as GIF')));
  await ada.click(opened, 'Save as GIF');
  const film = await ada.until(() => ada.messages('table').find(({ content }) => content.includes('Here’s the game')));
  const [file] = film.attachments;
  const gif = Buffer.from(await (await fetch(file!.url)).arrayBuffer());
  expect(gif.toString('latin1', 0, 6)).toBe('GIF89a');
  expect(gif.length).toBeLessThan(4_000_000);
  expect(film.content).toContain('Here’s the game as a GIF.');
  testBot.playground.world.setAccess(film.channel_id, 'no files');
  await ada.click(film, 'Share GIF');
  await ada.until(() => ada.messages('table').at(-1)?.content.includes('missing the **Attach Files** permission'));
  testBot.playground.world.setAccess(film.channel_id, 'full');
  await ada.click(film, 'Share GIF');
  const shared = await bo.until(() => bo.messages('table').find(({ attachments }) => isGif(attachments[0])));
  expect(shared.content).toContain('Runa’s Strive');
  expect(Buffer.from(await (await fetch(pictureOf(shared)!.url)).arrayBuffer()).equals(gif)).toBe(true);
});

/** Returns the newest public message in a channel with this button. */
const newestWithButton = (person: TestUser, channel: string, label: string) =>
  person.until(() => person.messages(channel).findLast((message) => !isEphemeral(message) && isFor(message, label)));

test('shares a result card with players, outcome and ratings', async () => {
  const channel = ada.channels.find(({ name }) => name === 'second-table')!.id;
  await ada.command('second-table', 'resign');
  await ada.click(await ada.until(() => ada.messages('second-table').find((one) => isFor(one, 'Resign'))), 'Resign');
  const run = await newestWithButton(ada, 'second-table', 'Share');
  await bo.click(await newestWithButton(bo, 'second-table', 'Share'), 'Share');
  await bo.until(() => bo.messages('second-table').at(-1)?.content.startsWith('You’re not at'));
  await ada.click(run, 'Share');
  const alone = await bo.until(() => bo.messages('second-table').find((one) => one.id !== run.id && pictureOf(one)));
  expect(pictureOf(alone)!.description).toBe('Runa’s Strive: Ada. Ada resigned.');
  expect(await fetchFile(pictureOf(alone)!.url)).toEqual({ status: 200, head: PNG });

  await ada.command('second-table', 'settings', { subcommand: 'language', options: { language: 'de' } });
  await ada.command('second-table', 'play', { subcommand: 'farmland' });
  await bo.click(await newestWithButton(bo, 'second-table', 'Mitspielen'), 'Mitspielen');
  await bo.until(() => bo.messages('second-table').some((one) => isFor(one, 'Dein Zug')));
  await bo.command('second-table', 'resign');
  await bo.click(await bo.until(() => bo.messages('second-table').findLast((one) => isFor(one, 'Resign'))), 'Resign');
  const board = await ada.until(() => ada.messages('second-table').findLast((one) => isFor(one, 'Teilen')));
  await ada.click(board, 'Teilen');
  const isCard = (message: APIMessage) =>
    message.id !== board.id && isFor(message, 'Nachspielen') && !isFor(message, 'Teilen');
  const shared = await bo.until(() => bo.messages('second-table').findLast((one) => isCard(one) && pictureOf(one)));
  const { description } = pictureOf(shared)!;
  expect(description).toMatch(/^Crown of Farmland: (Ada – Bo|Bo – Ada)\. Bo hat aufgegeben\. Ada gewinnt\. /);
  expect(description).toMatch(/Ada 1500 → 1[56]\d\d \+\d+\./);
  expect(description).toMatch(/Bo 1500 → 1[34]\d\d −\d+\./);
  expect(shared.content).not.toContain('```');

  testBot.playground.world.setAccess(channel, 'no files');
  await ada.click(board, 'Teilen');
  const text = await bo.until(() => bo.messages('second-table').findLast((one) => isCard(one) && !pictureOf(one)));
  expect(text.content).toMatch(
    /```[\s\S]*\*\*Bo hat aufgegeben\. Ada gewinnt\.\*\*\n-# Wertung: .*Ada 1500\? → \*\*\d+/,
  );
  expect(testBot.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
});

const isFor = (message: APIMessage, label: string) => components(message).some((one) => one.label === label);
const isGif = (file: { filename: string } | undefined) => file?.filename.endsWith('.gif') === true;

test('offers the picture on a board that could not be painted, shows it when it is ready, and counts the failure', async () => {
  const { pictures } = testBot.longtable.bot;
  const painting = vi.spyOn(painterOf(pictures)!, 'paint').mockResolvedValueOnce(undefined);
  const before = pictures.failed;
  const { id: room } = await ada.openDm();
  await ada.command('table', 'display', { options: { style: 'picture' } });
  await ada.command(room, 'play', { subcommand: 'runa' });
  const board = newestBoard(ada, room);
  expect(pictureOf(board)).toBeUndefined();
  expect([labelsOn(board).includes('Show picture'), labelsOn(board).includes('Show text')]).toEqual([true, false]);
  expect(pictures.failed).toBe(before + 1);
  const shown = await ada.until(() => {
    const latest = ada.latest(board);
    return pictureOf(latest) && latest;
  });
  expect(labelsOn(shown)).toContain('Show text');
  painting.mockRestore();
});
