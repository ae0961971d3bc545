import { matchers, startPlayground } from '@longtable/playground';
import { afterEach, beforeEach, expect, test } from 'vitest';

expect.extend(matchers);

const DAY_MS = 86_400_000;
let discord;

beforeEach(async () => {
  discord = await startPlayground({ strict: true });
  await discord.startBot(['node', 'bot.js'], { cwd: import.meta.dirname });
});
afterEach(() => discord.close());

test('answers a command', async () => {
  await discord.user('Ada').slash('/ping');
  expect(discord.channel('general').lastMessage()).toMatchText('pong');
});

test('only the challenged person can accept', async () => {
  const [ada, bo, cleo] = ['Ada', 'Bo', 'Cleo'].map((name) => discord.user(name));
  await ada.slash('/challenge opponent:@Bo');
  await cleo.click('Accept');
  expect(cleo.lastMessage()).toMatchText('isn’t for you');
  await bo.click('Accept');
  expect(discord.channel('general').lastMessage()).toMatchText('The challenge was accepted.');
});

test('answers again after an outage', async () => {
  const ada = discord.user('Ada');
  await ada.slash('/ping');
  discord.gateway.dropConnections();
  discord.faults.set({ errors: 0.5, lost: 0.2, seed: 7 });
  await ada.until(() => !ada.online);
  discord.faults.clear();
  await ada.until(() => ada.online);
  await ada.slash('/ping');
  expect(discord.channel('general').messages()).toHaveLength(2);
});

test('reminds a day later', async () => {
  const ada = discord.user('Ada');
  await ada.slash('/remind');
  discord.advance(DAY_MS);
  expect(await ada.sees('a day has passed')).toBeDefined();
});
