import { say } from '@longtable/kit';
import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { ChannelType, ApplicationCommandOptionType as Type } from 'discord.js';
import { describe, expect, test } from 'vitest';
import type { Server } from '../../../storage/records/server.ts';
import { DAY_MS, HOUR_MS } from '../../host/duration.ts';
import { LIMITS } from '../../host/limits.ts';
import { daysText, settingLines } from './lines.ts';
import { drawMenu, SETTINGS, type Setting } from './menus.ts';
import { SUBCOMMANDS } from './subcommands.ts';

const CONTEXT = { games: new Map([noughts, guess].map((game) => [game.id, game])), limits: LIMITS } as never;

describe('the lines of the settings', () => {
  const lines = (server: Server, closed: readonly string[] = []) =>
    say(settingLines(server, CONTEXT, new Set(closed)), 'en').split('\n');
  const changed = (server: Server) => {
    const before = lines({});
    return lines(server).filter((line, at) => line !== before[at]);
  };

  test.each<[Server, RegExp]>([
    [{ withheld: ['noughts'] }, /\*\*Guess\*\*$/],
    [{ withheld: ['noughts', 'guess'] }, /\*\*none\*\*$/i],
    [{ forum: '1' }, /\*\*<#1>\*\*$/],
    [{ lobby: '2' }, /\*\*<#2>\*\*$/],
    [{ log: '3' }, /\*\*<#3>\*\*$/],
    [{ perTurn: HOUR_MS }, /\*\*1 hour\*\*$/],
    [{ silence: DAY_MS }, /\*\*1 day\*\*$/],
    [{ vacation: 0 }, /\*\*off\*\*$/i],
    [{ tableRoles: ['1', '2'] }, /\*\*<@&1> <@&2>\*\*$/],
    [{ display: 'colour', displays: { '5': 'sentences' } }, /\*\*[^,]+, <#5> [^,]+\*\*$/],
    [{ unnamed: true }, /\*\*.+\*\*$/],
  ])('change with %j in one place', (server, value) => {
    expect(changed(server)).toEqual([expect.stringMatching(value)]);
  });

  test('have one per setting, with all games and no limits by default', () => {
    expect(lines({})).toHaveLength(Object.keys(SETTINGS).length);
    expect(lines({})[0]).toMatch(/\*\*Noughts and Crosses, Guess\*\*$/);
    expect(changed({ perTurn: null })).toEqual([]);
  });

  test('mark channels in which the bot lacks permissions', () => {
    expect(lines({ lobby: '2', log: '3' }, ['3']).filter((line) => line.includes('⚠'))).toEqual([
      expect.stringContaining('<#3> ⚠'),
    ]);
  });

  test('say that no days are off', () => {
    expect([0, 1, 2].map((days) => say(daysText(days), 'en'))).toEqual(['off', '1 day', '2 days']);
  });
});

describe('the menu of a setting', () => {
  const draw = (what: Setting, server: Server = {}, isKnown = (_: string) => true) =>
    drawMenu(what, SETTINGS[what].menu(server, CONTEXT), isKnown, 'en') as unknown as {
      readonly channel_types?: readonly ChannelType[];
      readonly min_values?: number;
      readonly max_values?: number;
      readonly default_values?: readonly { readonly id: string }[];
      readonly options: readonly { readonly value: string; readonly label: string; readonly default: boolean }[];
    };
  const selected = (what: Setting, server?: Server) =>
    draw(what, server).options.flatMap(({ value, default: isSelected }) => (isSelected ? [value] : []));

  test.each<[Setting, Server, string]>([
    ['language', {}, 'own'],
    ['language', { language: 'de' }, 'de'],
    ['clock', {}, '0'],
    ['clock', { perTurn: HOUR_MS }, String(HOUR_MS)],
    ['display', {}, 'plain'],
    ['display', { display: 'picture' }, 'picture'],
    ['names', {}, 'on'],
    ['names', { unnamed: true }, 'off'],
    ['tables', {}, String(LIMITS.tablesPerServer)],
    ['tables', { tables: 25 }, '25'],
    ['tablesEach', { tablesEach: 3 }, '3'],
    ['inactivity', { silence: 14 * DAY_MS }, '14'],
    ['vacation', { vacation: 0 }, '0'],
  ])('of %s with %j has its value selected', (what, server, value) => {
    expect(selected(what, server)).toEqual([value]);
    expect(draw(what, server).max_values).toBeUndefined();
  });

  test.each<[Setting, string]>([
    ['tables', 'up to 10'],
    ['tablesEach', 'up to 1'],
    ['inactivity', '3 days'],
    ['vacation', 'off'],
  ])('of %s starts with “%s”', (what, label) => {
    expect(draw(what).options[0]?.label).toBe(label);
  });

  test.each<[Setting, ChannelType]>([
    ['forum', ChannelType.GuildForum],
    ['lobby', ChannelType.GuildText],
    ['log', ChannelType.GuildText],
  ])('of %s takes one channel or none', (what, type) => {
    expect(draw(what)).toMatchObject({ channel_types: [type], min_values: 0, max_values: 1, default_values: [] });
    expect(draw(what, { [what]: '7' }).default_values).toMatchObject([{ id: '7' }]);
    expect(draw(what, { [what]: '7' }, () => false).default_values).toEqual([]);
  });

  test('of channels and roles takes several, without deleted ones', () => {
    const isKnown = (id: string) => id !== '2';
    expect(draw('channels', { channels: ['1', '2', '3'] }, isKnown).default_values).toMatchObject([
      { id: '1' },
      { id: '3' },
    ]);
    expect(draw('tableRoles', { tableRoles: ['1', '2', '3'] }, isKnown)).toMatchObject({
      ...{ min_values: 0, max_values: 25 },
      default_values: [{ id: '1' }, { id: '3' }],
    });
  });
});

describe('/settings', () => {
  test.each<[string, object[]]>([
    ['show', []],
    [
      'game',
      [
        { name: 'game', required: true },
        { name: 'enabled', type: Type.Boolean, required: true },
      ],
    ],
    [
      'channel',
      [
        { name: 'channel', type: Type.Channel, required: true },
        { name: 'allowed', type: Type.Boolean, required: true },
      ],
    ],
    ['forum', [{ name: 'channel', channel_types: [ChannelType.GuildForum] }]],
    ['lobby', [{ name: 'channel', channel_types: [ChannelType.GuildText] }]],
    ['language', [{ name: 'language', required: true }]],
    ['clock', [{ name: 'time', type: Type.Integer, required: true }]],
    [
      'tables',
      [
        { name: 'server', min_value: 1, max_value: 1000 },
        { name: 'player', min_value: 1, max_value: 100 },
      ],
    ],
    ['inactivity', [{ name: 'days', required: true, min_value: 1, max_value: 365 }]],
    ['vacation', [{ name: 'days', required: true, min_value: 0, max_value: 365 }]],
    ['close-table', [{ name: 'table', required: true, autocomplete: true }]],
    ['player', [{ name: 'user', type: Type.User, required: true }]],
    ['log', [{ name: 'channel', channel_types: [ChannelType.GuildText] }]],
    ['display', [{ name: 'style', required: true }, { name: 'channel' }]],
    ['fair-play', []],
    ['reset', []],
  ])('%s takes its options', (name, options) => {
    const found = SUBCOMMANDS.find((one) => one.name === name);
    const given = found?.options?.([noughts]) ?? [];
    expect(given).toHaveLength(options.length);
    expect(given).toMatchObject(options);
    expect(SUBCOMMANDS).toHaveLength(16);
  });
});
