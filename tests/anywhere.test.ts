import { duel } from '@longtable/duel';
import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import type { Outcome, TestUser } from '@longtable/playground';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  labelsOn,
  lastEphemeral,
  messageWithButton,
  newestBoard,
  playAlternately,
  startNoughts,
} from './game-helpers.ts';
import { OPENAPI, RequestCheck } from './openapi.ts';
import { startTestBot, type TestBot, tableAt, tableIn, temporaryFolder } from './test-bot.ts';

const DAY = 24 * 60 * 60_000;
const requests = OPENAPI === undefined ? undefined : new RequestCheck(OPENAPI);

let folder: ReturnType<typeof temporaryFolder>;
let testBot: TestBot;
let ada: TestUser;
let bo: TestUser;
let ahead = 0;
/** Requests rejected by Discord. */
let rejections: string[];
/** DM channel whose user has closed DMs, where rejections are expected. */
let closedDm: string | undefined;

beforeEach(async () => {
  ahead = 0;
  folder = temporaryFolder();
  const now = () => Date.now() + ahead;
  testBot = await startTestBot([noughts, guess, duel], `sqlite:${folder.path}/anywhere.sqlite`, { now }, now);
  requests?.watch(testBot.playground);
  [ada, bo] = await Promise.all([testBot.join('Ada'), testBot.join('Bo')]);
  rejections = [];
  closedDm = undefined;
  recordRejections();
});
afterEach(async () => {
  await testBot.close();
  folder.remove();
  expect(rejections.filter((one) => closedDm === undefined || !one.includes(closedDm))).toEqual([]);
});

function recordRejections(): void {
  testBot.longtable.bot.client.rest.on('response', ({ method, path }, { status }) => {
    if (status === 403 || status === 400) rejections.push(`${method} ${path} ${status}`);
  });
}

const waitForOutbox = () => expect.poll(() => testBot.longtable.bot.context.outbox.size).toBe(0);
const pingsFor = (person: TestUser, channel: string) =>
  person
    .messages(channel)
    .filter(({ mentions, components }) => components?.length && mentions.some(({ id }) => id === person.user.id));
const expectSuccess = async (outcome: Promise<Outcome>) => {
  const done = await outcome;
  if (!done.ok) throw new Error(done.sentence);
  return done;
};
const textIn = (person: TestUser, channel: string) =>
  person
    .messages(channel)
    .map(({ content }) => content)
    .join('\n');

describe('two users in a DM', () => {
  let chat: string;

  beforeEach(async () => {
    await ada.install();
    chat = (await ada.chat(bo)).id;
    await bo.chat(ada);
  });

  test('play on one board and are pinged when it is their turn', async () => {
    const board = await startNoughts(ada, bo, chat);
    await playAlternately(ada, bo, board, 'a1 b1');
    await waitForOutbox();
    await ada.until(() => pingsFor(ada, chat).length === 1);
    expect(pingsFor(bo, chat)).toEqual([]);
    await playAlternately(ada, bo, board, 'a2 b2 a3');
    await ada.until(() => ada.latest(board)?.content.includes('Ada wins'));
    await waitForOutbox();
    const rematch = await messageWithButton(bo, chat, 'Rematch');
    await bo.click(rematch, 'Rematch');
    const again = await messageWithButton(ada, chat, 'Accept');
    await ada.click(again, 'Accept');
    await bo.until(() => newestBoard(bo, chat).id !== board.id);
    await waitForOutbox();
  });

  test('play with secrets in private panels for a week, despite expired tokens and restarts', async () => {
    await ada.command(chat, 'play', { subcommand: 'guess', options: { opponent: bo.user.id } });
    await bo.click(await messageWithButton(bo, chat, 'Accept'), 'Accept');
    const act = async (person: TestUser, number: string) => {
      await person.click(await messageWithButton(person, chat, 'Your turn'), 'Your turn');
      const label = () =>
        labelsOn(lastEphemeral(person, chat)).find((one) => one === number || one === 'Guess a number');
      const { modal } = await expectSuccess(person.click(lastEphemeral(person, chat), await person.until(label)));
      if (modal) await expectSuccess(person.submit(modal, { text: number }));
      await waitForOutbox();
    };
    await act(ada, '2');
    await act(bo, '2');
    const first = newestBoard(ada, chat).id;
    for (const number of ['1', '1', '2']) {
      ahead += 2 * DAY;
      await testBot.restartBot();
      recordRejections();
      const isAda = newestBoard(ada, chat).content.includes('**Ada** to move');
      await act(isAda ? ada : bo, number);
      await ada.until(() => newestBoard(ada, chat).content.includes(`${isAda ? 'Ada' : 'Bo'} guesses ${number}`));
    }
    expect(newestBoard(ada, chat).id).not.toBe(first);
    expect(newestBoard(ada, chat).content).toContain('wins');
  });

  test('are reminded by DM, or at the next interaction if their DMs are closed', async () => {
    const board = await startNoughts(ada, bo, chat);
    await playAlternately(ada, bo, board, 'a1');
    await bo.until(() => pingsFor(bo, chat).length === 1);
    await waitForOutbox();
    ahead += 1.5 * DAY;
    await testBot.longtable.runDue();
    const dm = await bo.until(() => bo.channels.find(({ id, type }) => id !== chat && type === 1));
    await bo.until(() => textIn(bo, dm.id).includes('still your turn'));
    expect(textIn(bo, chat)).not.toContain('still your turn');
    testBot.playground.world.closedDms.add(bo.user.id);
    ahead += 1.5 * DAY;
    closedDm = dm.id;
    await testBot.longtable.runDue();
    await ada.command(chat, 'help');
    await bo.until(() => textIn(bo, chat).includes('still your turn'));
    await bo.click(board, 'b1');
    await ada.until(() => ada.latest(board)?.content.includes('Bo takes b1'));
  });

  test('keep their table private, and move it to a server, but not into a chat where one may be missing', async () => {
    const cleo = await testBot.join('Cleo');
    const board = await startNoughts(ada, bo, chat);
    await playAlternately(ada, bo, board, 'a1');
    const { table } = await tableAt(testBot, chat);
    await cleo.command('table', 'tables');
    expect(lastEphemeral(cleo, 'table').content).not.toContain('Noughts');
    expect(await cleo.autocomplete('table', 'watch', { options: { table: '' }, focused: 'table' })).toEqual([]);
    await bo.command('table', 'tables');
    expect(lastEphemeral(bo, 'table').content).toContain('Noughts');

    await bo.command('table', 'board', { options: { table: table.id } });
    const moved = await messageWithButton(bo, 'table', 'b1');
    const old = await ada.until(
      () => ada.latest(board)?.content.includes('This board is out of date.') && ada.latest(board),
    );
    expect(old.content).not.toContain('to move.');
    expect(labelsOn(old)).toEqual(['Go to board']);
    await bo.click(moved, 'b1');
    await cleo.until(() => cleo.latest(moved)?.content.includes('Bo takes b1'));
    await waitForOutbox();
    await ada.command(chat, 'board', { options: { table: table.id } });
    expect(lastEphemeral(ada, chat).content).toContain('Not everyone who plays can see this chat');
  });
});

test('challenges a user, watches a game and replays it from context menus', async () => {
  await ada.install();
  const chat = (await ada.chat(bo)).id;
  await ada.menu(chat, 'Challenge', ada.user.id);
  expect(lastEphemeral(ada, chat).content).toContain('someone other than yourself');
  await ada.menu(chat, 'Challenge', bo.user.id);
  const asked = lastEphemeral(ada, chat);
  expect(asked.content).toContain(`<@${bo.user.id}>`);
  await ada.choose(asked, 'Choose a game…', ['Noughts and Crosses']);
  const board = await messageWithButton(bo, chat, 'Accept');
  expect(board.content).toContain(`Ada invited <@${bo.user.id}>`);
  await bo.click(board, 'Accept');
  await ada.until(() => labelsOn(ada.latest(board)).includes('a1'));
  await bo.say(chat, 'hi');
  const said = await ada.until(() => ada.messages(chat).find(({ content }) => content === 'hi'));
  await ada.menu(chat, 'Watch', said.id);
  expect(lastEphemeral(ada, chat).content).toContain('Use this on a game’s board');
  await ada.menu(chat, 'Watch', board.id);
  await ada.until(() => labelsOn(lastEphemeral(ada, chat)).includes('Refresh'));
  await ada.menu(chat, 'Replay this game', board.id);
  await ada.until(() => lastEphemeral(ada, chat).content.includes('over'));
  await playAlternately(ada, bo, board, 'a1 b1 a2 b2 a3');
  await ada.menu(chat, 'Replay this game', board.id);
  await ada.until(() => labelsOn(lastEphemeral(ada, chat)).includes('›'));
});

test('continues a game after the bot is removed from the server and after it is added again', async () => {
  const board = await startNoughts(ada, bo, 'table');
  await playAlternately(ada, bo, board, 'a1');
  await waitForOutbox();
  const { installations } = testBot.playground.world;
  installations.setServer(false);
  await expect.poll(() => testBot.longtable.gateway.servers.size).toBe(0);
  await playAlternately(bo, ada, board, 'b1 a2');
  await bo.until(() => pingsFor(bo, 'table').length === 1);
  await waitForOutbox();
  expect((await tableIn(testBot, 'table')).table.location.guest).toBe(true);
  await testBot.restartBot();
  recordRejections();
  installations.setServer(true);
  await expect.poll(() => testBot.longtable.gateway.servers.size).toBe(1);
  await expect.poll(async () => (await tableIn(testBot, 'table')).table.location.guest).toBeUndefined();
  await playAlternately(bo, ada, board, 'b2 a3');
  await waitForOutbox();
  expect(ada.latest(board)?.content).toContain('Ada wins');
  await bo.click(await messageWithButton(bo, 'table', 'Rematch'), 'Rematch');
  await ada.click(await messageWithButton(ada, 'table', 'Accept'), 'Accept');
  await bo.until(() => newestBoard(bo, 'table').content.includes(' to move'));
  await waitForOutbox();
});

test.skipIf(!requests)('sent only requests that match the schema in DISCORD_OPENAPI', () => {
  expect(requests?.errors).toEqual([]);
  expect(requests?.checked).toBeGreaterThan(0);
});
