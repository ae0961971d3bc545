import { type Playground, startPlayground, type TestUser } from '@longtable/playground';
import { type APIMessageTopLevelComponent, Client, GatewayIntentBits } from 'discord.js';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Bot } from '../bot/interactions/bot.ts';
import { Reply } from '../bot/interactions/reply.ts';
import type { Answerable } from '../bot/interactions/responder.ts';
import { message } from '../bot/render/message.ts';
import { LOCAL_SERVER } from '../bot/settings.ts';
import { textOf } from './game-helpers.ts';

/** Delay after which the bot has deferred a reply. */
const LATE_MS = 1_500;

let playground: Playground;
let client: Client<true>;
let ada: TestUser;
let bo: TestUser;

beforeAll(async () => {
  playground = await startPlayground({ server: LOCAL_SERVER, limits: false });
  const fresh = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: playground.apiUrl } });
  const ready = new Promise((resolve) => fresh.once('clientReady', resolve));
  await fresh.login(playground.token);
  await ready;
  client = fresh as Client<true>;
  await client.application.commands.set([{ name: 'ask', description: 'Ask' }]);
  [ada, bo] = [playground.user('Ada'), playground.user('Bo')];
  await ada.until(() => ada.commands.length === 1);
});
afterEach(() => client.removeAllListeners('interactionCreate'));
afterAll(async () => {
  ada.leave();
  bo.leave();
  await client.destroy();
  await playground.close();
});

/** Replies to the next interaction after a delay. */
function replyLate(how: (reply: Reply) => Promise<unknown>, ms = LATE_MS): void {
  client.once('interactionCreate', (interaction) => {
    const reply = new Reply(interaction as Answerable, {} as Bot);
    setTimeout(() => void how(reply), ms);
  });
}

const button = {
  type: 1,
  components: [{ type: 2, style: 1, label: 'Go', custom_id: 'go' }],
} satisfies APIMessageTopLevelComponent;
const textsIn = (person: TestUser, channel: string) => person.messages(channel).map(textOf);
const textMessage = (text: string) => message({ end: [text] });

test('sends a late public reply as a new message and stores its location', async () => {
  let location: string | undefined;
  replyLate(async (reply) => {
    location = (await reply.public({ content: 'the board' })).message;
  });
  expect(await ada.command('second-table', 'ask')).toEqual({ ok: true });
  const seen = await bo.until(() => bo.messages('second-table').find(({ content }) => content === 'the board'));
  await expect.poll(() => location).toBe(seen.id);
  await ada.until(() => textsIn(ada, 'second-table').join() === 'the board');
});

test('edits the pressed message with a late update and adds a late private reply', async () => {
  replyLate((reply) => reply.public({ content: 'one', components: [button] }), 0);
  await ada.command('lounge', 'ask');
  const [board] = ada.messages('lounge');
  if (!board) throw new Error('no board');
  replyLate((reply) => reply.update({ content: 'two', components: [button] }));
  expect(await ada.click(board, 'Go')).toEqual({ ok: true });
  await bo.until(() => bo.latest(board)?.content === 'two');
  replyLate(async (reply) => {
    const sent = await reply.private(textMessage('your hand'));
    await sent.edit(textMessage('your new hand'));
  });
  expect(await bo.click(board, 'Go')).toEqual({ ok: true });
  await bo.until(() => textsIn(bo, 'lounge').includes('your new hand'));
  expect(textsIn(ada, 'lounge')).toEqual(['two']);
  expect(textsIn(bo, 'lounge')).toEqual(['two', 'your new hand']);
});
