import { once } from 'node:events';
import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { type CommandInput, components, GUILD, type TestUser } from '@longtable/playground';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeServer } from '../bot/host/settings.ts';
import { boardIn, lastEphemeral, messageWithButton, startNoughts, textOf } from './game-helpers.ts';
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

test('lists every setting to users who can manage the server', async () => {
  const list = await changeSetting('show');
  expect(list).toContain('Games: **Noughts and Crosses, Guess**');
  expect(list).toContain('Channels: **all**');
  const tried = await bo.command('table', 'settings', { subcommand: 'reset' });
  expect(tried.ok && !lastEphemeral(bo, 'table').content.includes('You need the Manage Server permission')).toBe(false);
});

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

test('has a menu for every setting, and a note only after changes that open tables do not get', async () => {
  const note = 'Changes apply to new tables only.';
  expect(await changeSetting('show')).not.toContain(note);
  const page = lastEphemeral(ada, 'table');
  const settings = components(page).find(({ custom_id }) => custom_id === 'setup|menu')?.options ?? [];
  expect(settings).toHaveLength(16);
  for (const { value } of settings) {
    await changeSetting('show');
    const shown = lastEphemeral(ada, 'table');
    await ada.choose(shown, 'setup|menu', [value]);
    expect(components(lastEphemeral(ada, 'table')).flatMap(({ custom_id = [] }) => custom_id)).toEqual([
      `setup|${value}`,
      'setup|show',
    ]);
  }
  const set = async (what: string, values: readonly string[]) => {
    await changeSetting('show');
    await ada.choose(lastEphemeral(ada, 'table'), 'setup|menu', [what]);
    await ada.choose(lastEphemeral(ada, 'table'), `setup|${what}`, [...values]);
    return lastEphemeral(ada, 'table').content;
  };
  expect(await set('tables', ['25'])).toContain('Tables on the server: **up to 25**');
  expect(await set('tables', ['50'])).not.toContain(note);
  expect(await set('names', ['off'])).toContain('Custom table names: **not allowed**');
  expect(await set('inactivity', ['14'])).toContain(note);
  await reset();
});

test('limits tables and tournaments to roles, except for server admins', async () => {
  const { context } = testBot.longtable.bot;
  await changeServer(context, GUILD.id, (server) => ({ ...server, tableRoles: ['1'], tournamentRoles: ['1'] }));
  await bo.command('lounge', 'play', { subcommand: 'noughts' });
  expect(lastEphemeral(bo, 'lounge').content).toBe(
    'On this server, only <@&1> can open tables. You can still join one.',
  );
  await bo.command('lounge', 'tournament', { subcommand: 'create', options: { game: 'noughts' } });
  expect(lastEphemeral(bo, 'lounge').content).toBe(
    'On this server, only <@&1> can create tournaments. You can still join one.',
  );
  await ada.command('lounge', 'play', { subcommand: 'noughts' });
  await ada.until(() => ada.messages('lounge').some(({ content }) => content.includes('Noughts and Crosses')));
  await ada.command('lounge', 'leave');
  const [role = ''] = testBot.playground.world.users.rolesOf(bo.user.id);
  await changeServer(context, GUILD.id, (server) => ({ ...server, tableRoles: [role] }));
  if (role) {
    await bo.command('lounge', 'play', { subcommand: 'noughts' });
    expect(lastEphemeral(bo, 'lounge').content).not.toContain('only');
    await bo.command('lounge', 'leave');
  }
  await reset();
});

test('lists what the bot can do in each channel', async () => {
  const received = once(testBot.longtable.gateway, 'access');
  testBot.playground.world.setAccess(channelId('lounge'), 'threads');
  await received;
  await changeSetting('show');
  await ada.click(lastEphemeral(ada, 'table'), 'Check bot permissions');
  const lines = lastEphemeral(ada, 'table').content;
  expect(lines).toContain(`<#${channelId('table')}>: everything`);
  expect(lines).toContain(`<#${channelId('lounge')}>: I’m missing Send Messages`);
  const again = once(testBot.longtable.gateway, 'access');
  testBot.playground.world.setAccess(channelId('lounge'), 'full');
  await again;
});

test('hides and rejects a disabled game', async () => {
  expect(await changeSetting('game', { game: 'guess', enabled: false })).toContain('Games: **Noughts and Crosses**');
  await bo.command('table', 'play', { subcommand: 'guess' });
  expect(lastEphemeral(bo, 'table').content).toContain('isn’t available on this server');
  await bo.command('table', 'help');
  expect(textOf(lastEphemeral(bo, 'table'))).not.toContain('/play guess');
  expect(await changeSetting('game', { game: 'guess', enabled: true })).toContain('Guess');
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

test('lists suspicious games for moderators', async () => {
  const fairPlay = async () => {
    await ada.command('table', 'moderate', { subcommand: 'fair-play' });
    return lastEphemeral(ada, 'table').content;
  };
  expect(await fairPlay()).toBe('No unusual games in the last 7 days.');
  for (let games = 0; games < 2; games++) {
    await startNoughts(bo, cleo, 'lounge');
    await resign(bo, 'lounge');
  }
  const players = [bo, cleo].map(({ user }) => user.id).sort();
  const both = players.map((id) => `<@${id}>`).join(' and ');
  expect(await fairPlay()).toContain(`- ${both} · Noughts and Crosses: **3 games with hardly any moves**`);
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

test('applies a channel’s display settings to its boards and threads', async () => {
  await changeSetting('display', { style: 'sentences' });
  const list = await changeSetting('display', { style: 'plain', channel: channelId('lounge') });
  expect(list).toContain(`Public boards: **in sentences (for screen readers), <#${channelId('lounge')}> plain`);
  const plain = await startNoughts(bo, cleo, 'lounge');
  expect(boardIn(plain)).toContain('  a b c');
  await bo.command('lounge', 'play', { subcommand: 'noughts', options: { opponent: cleo.user.id } });
  const isThread = () => cleo.channels.find(({ name }) => name?.startsWith('Noughts and Crosses · '));
  const thread = await cleo.until(isThread);
  await cleo.click(await messageWithButton(cleo, thread.id, 'Accept'), 'Accept');
  expect(boardIn(await messageWithButton(cleo, thread.id, 'a1'))).toContain('  a b c');
  await resign(bo, thread.id);
  await resign(bo, 'lounge');
  expect((await startNoughts(bo, cleo, 'table')).content).toContain('The board is empty');
  await resign(bo, 'table');
  const usual = await changeSetting('display', { style: 'own', channel: channelId('lounge') });
  expect(usual).toContain('Public boards: **in sentences (for screen readers)**');
  expect(await changeSetting('display', { style: 'own' })).toContain('Public boards: **plain**');
});

test('shows sentences in panels of users who chose them', async () => {
  await reset();
  await cleo.command('lounge', 'display', { options: { style: 'sentences' } });
  await startNoughts(bo, cleo, 'lounge');
  await resign(bo, 'lounge');
  await cleo.command('lounge', 'replay');
  expect(boardIn(lastEphemeral(cleo, 'lounge'))).toBe('');
  await bo.command('lounge', 'replay');
  expect(boardIn(lastEphemeral(bo, 'lounge'))).toContain('  a b c');
});

test('enforces the limits on tables with an explanation', async () => {
  expect(await changeSetting('tables', { server: 1, player: 1 })).toContain('Tables on the server: **up to 1**');
  await startNoughts(bo, cleo, 'lounge');
  await bo.command('second-table', 'play', { subcommand: 'noughts' });
  expect(lastEphemeral(bo, 'second-table').content).toContain('You’ve reached your table limit');
  await ada.command('second-table', 'play', { subcommand: 'noughts' });
  expect(lastEphemeral(ada, 'second-table').content).toContain('This server has reached its table limit');
  expect(testBot.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
});
