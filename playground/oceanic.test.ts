import { Client, type CommandInteraction } from 'oceanic.js';
import { expect, test } from 'vitest';
import { APPLICATION_ID, GUILD, startPlayground } from './index.ts';

test('works with another Discord library', async () => {
  const playground = await startPlayground({ port: 0, limits: false });
  const client = new Client({
    auth: `Bot ${playground.token}`,
    rest: { baseURL: `${playground.apiUrl}/v10` },
    gateway: { intents: ['GUILDS'], compress: false },
  });
  const ready = new Promise((resolve) => client.once('ready', () => resolve(undefined)));
  client.on('interactionCreate', (interaction) => {
    void (interaction as CommandInteraction).createMessage({ content: 'hello from elsewhere' });
  });
  await client.connect();
  await ready;
  await expect.poll(() => client.guilds.get(GUILD.id)?.name).toBe('Playground');
  await client.rest.applications.bulkEditGlobalCommands(APPLICATION_ID, [
    { type: 1, name: 'play', description: 'Open a table' },
  ]);
  const ada = playground.user('Ada');
  expect(await ada.command('general', 'play')).toEqual({ ok: true });
  expect(ada.messages('general').at(-1)?.content).toBe('hello from elsewhere');
  ada.leave();
  client.disconnect(false);
  await playground.close();
});
