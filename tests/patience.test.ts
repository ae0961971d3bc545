import { Client, GatewayIntentBits, MessageFlags } from 'discord.js';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { withReplyDeadline } from '../bot/gateway/reply-deadline.ts';
import type { Asked } from '../bot/interactions/reply.ts';
import { type Playground, startPlayground } from '../playground/index.ts';
import { Person } from './person.ts';

/** Longer than Discord waits for a first answer. */
const LONG_MS = 3_300;
/** Longer than it takes to ask for patience. */
const LATE_MS = 1_500;

let playground: Playground;
let client: Client<true>;
let ada: Person;
let bo: Person;

beforeAll(async () => {
  playground = await startPlayground({ port: 0, limits: false });
  const fresh = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: playground.apiUrl } });
  const ready = new Promise((resolve) => fresh.once('clientReady', resolve));
  await fresh.login(playground.token);
  await ready;
  client = fresh as Client<true>;
  await client.application.commands.set([{ name: 'ask', description: 'Ask' }]);
  [ada, bo] = await Promise.all([Person.join(playground.url, 'Ada'), Person.join(playground.url, 'Bo')]);
  await ada.until(() => ada.commands.length === 1);
});
afterEach(() => client.removeAllListeners('interactionCreate'));
afterAll(async () => {
  ada.leave();
  bo.leave();
  await client.destroy();
  await playground.close();
});

/** Answers the next interaction after a long time, or at least after Discord was asked for patience. */
function answerLate(how: (asked: Asked) => Promise<unknown>, ms = LONG_MS): void {
  client.once('interactionCreate', (interaction) => {
    const asked = interaction as Asked;
    withReplyDeadline(asked);
    setTimeout(() => void how(asked), ms);
  });
}

const said = (person: Person, channel: string) => person.messages(channel).map(({ content }) => content);
const button = { type: 1, components: [{ type: 2, style: 1, label: 'Go', custom_id: 'go' }] } as const;

test('a late answer to one person reaches that person alone', async () => {
  answerLate((asked) => asked.reply({ content: 'your hand', flags: MessageFlags.Ephemeral }));
  expect(await ada.command('table', 'ask')).toEqual({ ok: true });
  await ada.until(() => said(ada, 'table').includes('your hand'));
  expect(said(bo, 'table')).toEqual([]);
});

test('a late answer to everybody is a message of its own, and its place is known', async () => {
  let place: string | undefined;
  answerLate(async (asked) => {
    const { resource } = await asked.reply({ content: 'the board', withResponse: true });
    place = resource?.message?.id;
  });
  expect(await ada.command('second-table', 'ask')).toEqual({ ok: true });
  const seen = await bo.until(() => bo.messages('second-table').find(({ content }) => content === 'the board'));
  await expect.poll(() => place).toBe(seen.id);
  await ada.until(() => said(ada, 'second-table').join() === 'the board');
});

test('a late update changes the message of the button, and a late reply comes beside it', async () => {
  client.once(
    'interactionCreate',
    (asked) => asked.isCommand() && asked.reply({ content: 'one', components: [button] }),
  );
  await ada.command('lounge', 'ask');
  const [board] = ada.messages('lounge');
  if (!board) throw new Error('no board');
  answerLate((asked) => (asked.isMessageComponent() ? asked.update({ content: 'two' }) : Promise.resolve()));
  expect(await ada.click(board, 'Go')).toEqual({ ok: true });
  await bo.until(() => bo.now(board)?.content === 'two');
  answerLate(async (asked) => {
    await asked.reply({ content: 'your hand', flags: MessageFlags.Ephemeral });
    await asked.editReply('your new hand');
  }, LATE_MS);
  expect(await bo.click(board, 'Go')).toEqual({ ok: true });
  await bo.until(() => said(bo, 'lounge').includes('your new hand'));
  expect(said(ada, 'lounge')).toEqual(['two']);
  expect(said(bo, 'lounge')).toEqual(['two', 'your new hand']);
  // A private answer that was to be deferred, and comes after our own asking.
  answerLate(async (asked) => {
    await asked.deferReply({ flags: MessageFlags.Ephemeral });
    await asked.editReply('a hint');
    await asked.editReply('a better hint');
  }, LATE_MS);
  expect(await bo.click(board, 'Go')).toEqual({ ok: true });
  await bo.until(() => said(bo, 'lounge').includes('a better hint'));
  expect(said(ada, 'lounge')).toEqual(['two']);
});

test('whoever defers by themselves is not disturbed', async () => {
  client.once('interactionCreate', async (interaction) => {
    const asked = interaction as Asked;
    const done = withReplyDeadline(asked);
    await asked.deferReply({ flags: MessageFlags.Ephemeral });
    setTimeout(() => void asked.editReply('thought about').finally(done), LONG_MS);
  });
  expect(await ada.command('table', 'ask')).toEqual({ ok: true });
  await ada.until(() => said(ada, 'table').includes('thought about'));
});
