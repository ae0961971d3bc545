import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { type CommandInput, components, type TestUser } from '@longtable/playground';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lastEphemeral } from './game-helpers.ts';
import { startTestBot, type TestBot } from './test-bot.ts';

let testBot: TestBot;
let ada: TestUser;

beforeAll(async () => {
  testBot = await startTestBot([noughts, guess]);
  ada = await testBot.join('Ada');
});
afterAll(() => testBot.close());

async function changeSetting(subcommand: string, options: NonNullable<CommandInput['options']> = {}): Promise<string> {
  await ada.command('table', 'settings', { subcommand, options });
  return lastEphemeral(ada, 'table').content;
}

/** Resets all settings and returns the page with them. */
async function reset(): Promise<string> {
  await changeSetting('reset');
  await ada.click(lastEphemeral(ada, 'table'), 'Reset settings');
  return lastEphemeral(ada, 'table').content;
}

const channelId = (name: string) => ada.channels.find((channel) => channel.name === name)?.id as string;

test('changes settings with menus and preselects the current values', async () => {
  await changeSetting('show');
  const page = lastEphemeral(ada, 'table');
  const menu = (what: string) =>
    components(lastEphemeral(ada, 'table')).find(({ custom_id }) => custom_id === `setup|${what}`);
  await ada.choose(page, 'setup|menu', ['lobby']);
  expect(menu('lobby')).toMatchObject({ type: 8, min_values: 0, default_values: [] });
  await ada.choose(page, 'setup|lobby', [channelId('lounge')]);
  expect(lastEphemeral(ada, 'table').content).toContain(`Lobby channel: **<#${channelId('lounge')}>**`);
  await ada.choose(page, 'setup|menu', ['lobby']);
  expect(menu('lobby')).toMatchObject({ default_values: [{ id: channelId('lounge'), type: 'channel' }] });
  await ada.choose(page, 'setup|lobby', []);
  expect(lastEphemeral(ada, 'table').content).toContain('Lobby channel: **off**');
  await ada.choose(page, 'setup|menu', ['channels']);
  await ada.choose(page, 'setup|channels', [channelId('lounge'), channelId('table')]);
  const both = `<#${channelId('lounge')}> <#${channelId('table')}>`;
  expect(lastEphemeral(ada, 'table').content).toContain(`Channels: **${both}**`);
  await ada.choose(page, 'setup|menu', ['language']);
  await ada.choose(page, 'setup|language', ['Deutsch']);
  expect(lastEphemeral(ada, 'table').content).toContain('Language of public boards: **Deutsch**');
  expect(await reset()).toContain('Channels: **all**');
});
