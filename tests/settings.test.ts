import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { type CommandInput, components, type TestUser } from '@longtable/playground';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boardIn, lastEphemeral, messageWithButton, startNoughts } from './game-helpers.ts';
import { startTestBot, type TestBot } from './test-bot.ts';

let testBot: TestBot;
let ada: TestUser;
let bo: TestUser;
let cleo: TestUser;

beforeAll(async () => {
  testBot = await startTestBot([noughts, guess]);
  ada = await testBot.join('Ada');
  bo = await testBot.join('Bo');
  cleo = await testBot.join('Cleo');
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

/** Resigns the game in a channel. */
async function resign(person: TestUser, channel: string): Promise<void> {
  await person.command(channel, 'resign');
  await person.click(lastEphemeral(person, channel), 'Resign');
}

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

test('opens tables only in allowed channels', async () => {
  expect(await changeSetting('channel', { channel: channelId('lounge'), allowed: true })).toContain(
    `<#${channelId('lounge')}>`,
  );
  await bo.command('table', 'play', { subcommand: 'noughts' });
  expect(lastEphemeral(bo, 'table').content).toContain(`<#${channelId('lounge')}>`);
  await startNoughts(bo, cleo, 'lounge');
  await resign(bo, 'lounge');
  expect(await changeSetting('channel', { channel: channelId('lounge'), allowed: false })).toContain(
    'Channels: **all**',
  );
});

test('applies language, clock and display to new tables', async () => {
  await changeSetting('language', { language: 'de' });
  await changeSetting('clock', { time: 86_400_000 });
  expect(await changeSetting('display', { style: 'sentences' })).toContain('in sentences');
  await bo.command('table', 'play', { subcommand: 'noughts' });
  await cleo.click(await messageWithButton(cleo, 'table', 'Mitspielen'), 'Mitspielen');
  const board = await messageWithButton(bo, 'table', 'a1');
  expect(board.content).toContain('Das Brett ist leer');
  expect(board.content).toContain('Die Zeit endet <t:');
  await resign(bo, 'table');

  expect(await changeSetting('language', { language: 'own' })).toContain('the server’s language');
  await bo.command('table', 'play', { subcommand: 'noughts', options: { clock: 0 } });
  await cleo.click(await messageWithButton(cleo, 'table', 'Join'), 'Join');
  const spoken = await messageWithButton(bo, 'table', 'a1');
  expect(spoken.content).toContain('The board is empty');
  expect(boardIn(spoken)).toBe('');
  expect(spoken.content).not.toContain('Time runs out');
  await resign(bo, 'table');
});
