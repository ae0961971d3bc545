import { say } from '@longtable/kit';
import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { ChannelType, ApplicationCommandOptionType as Type } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { subcommandsOf } from '../../../commands/settings.ts';
import type { Server } from '../../../storage/records/server.ts';
import { DAY_MS, HOUR_MS } from '../../host/duration.ts';
import { LIMITS as CORE_LIMITS, type Limits } from '../../host/limits.ts';
import type { Setting } from '../../interactions/settings.ts';
import { drawRows } from '../../render/page.ts';
import { FEATURES } from '../index.ts';
import { settingLine } from './index.ts';
import { settingsOf } from './rows.ts';
import { settingMenu, withValues } from './setting.ts';

const LIMITS: Limits = Object.assign({}, CORE_LIMITS, ...FEATURES.map(({ limits }) => limits));
const CONTEXT = { games: new Map([noughts, guess].map((game) => [game.id, game])), limits: LIMITS } as never;

const SETTINGS = settingsOf(FEATURES);
const settingOf = (what: string) => SETTINGS.find(({ id }) => id === what) as Setting;

describe('the lines of the settings', () => {
  const lines = (server: Server, closed: readonly string[] = []) =>
    SETTINGS.map(settingLine(server, CONTEXT, new Set(closed))).map((line) => say(line, 'en'));
  const changed = (server: Server) => {
    const before = lines({});
    return lines(server).filter((line, at) => line !== before[at]);
  };

  test.each<[Server, string]>([
    [{ disabledGames: ['noughts'] }, 'Games: **Guess**'],
    [{ disabledGames: ['noughts', 'guess'] }, 'Games: **none**'],
    [{ channels: ['1', '2'] }, 'Channels: **<#1> <#2>**'],
    [{ forum: '1' }, 'Forum for tables: **<#1>**'],
    [{ lobby: '2' }, 'Lobby channel: **<#2>**'],
    [{ log: '3' }, 'Log channel for admins: **<#3>**'],
    [{ language: 'de' }, 'Language of public boards: **Deutsch**'],
    [{ perTurn: HOUR_MS }, 'Time per turn: **1 hour**'],
    [{ tables: 7 }, 'Tables on the server: **up to 7**'],
    [{ tablesEach: 8 }, 'Tables per player: **up to 8**'],
    [{ inactivity: DAY_MS }, 'Inactivity limit: **1 day**'],
    [{ vacation: 0 }, 'Vacation per year: **off**'],
    [
      { display: 'sentences', displays: { '5': 'picture' } },
      'Public boards: **in sentences (for screen readers), <#5> as a picture**',
    ],
    [{ tableRoles: ['1', '2'] }, 'Who can open tables: **<@&1> <@&2>**'],
    [{ tournamentRoles: ['3'] }, 'Who can create tournaments: **<@&3>**'],
    [{ designRoles: ['4'] }, 'Who can create designs: **<@&4>**'],
    [{ unnamed: true }, 'Custom table names: **not allowed**'],
  ])('change with %j in one place', (server, line) => {
    expect(changed(server)).toEqual([`- ${line}`]);
  });

  test('have one per setting, with all games and no limits by default', () => {
    expect(lines({}).map((line) => line.slice(2))).toEqual([
      'Games: **Noughts and Crosses, Guess**',
      'Channels: **all**',
      'Forum for tables: **none**',
      'Lobby channel: **off**',
      'Log channel for admins: **off**',
      'Language of public boards: **the server’s language**',
      'Time per turn: **no time limit**',
      'Tables on the server: **up to 200**',
      'Tables per player: **up to 20**',
      'Inactivity limit: **60 days**',
      'Vacation per year: **30 days**',
      'Public boards: **plain**',
      'Who can open tables: **everyone**',
      'Who can create tournaments: **everyone**',
      'Who can create designs: **everyone**',
      'Custom table names: **allowed**',
    ]);
    expect(changed({ perTurn: null })).toEqual([]);
  });

  test('mark channels in which the bot lacks permissions', () => {
    expect(lines({ lobby: '2', log: '3' }, ['3']).filter((line) => line.includes('⚠'))).toEqual([
      expect.stringContaining('<#3> ⚠'),
    ]);
  });
});

describe('the menu of a setting', () => {
  const draw = (what: string, server: Server = {}, isKnown = (_: string) => true) =>
    drawRows([settingMenu(settingOf(what), server, CONTEXT, isKnown)], 'en')[0]?.components[0] as unknown as {
      readonly channel_types?: readonly ChannelType[];
      readonly min_values?: number;
      readonly max_values?: number;
      readonly default_values?: readonly { readonly id: string }[];
      readonly options: readonly { readonly value: string; readonly label: string; readonly default: boolean }[];
    };
  const selected = (what: string, server?: Server) =>
    draw(what, server).options.flatMap(({ value, default: isSelected }) => (isSelected ? [value] : []));

  test.each<[string, Server, string]>([
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
    ['tablesEach', {}, String(LIMITS.tablesPerPerson)],
    ['inactivity', {}, String(LIMITS.inactivity / DAY_MS)],
    ['vacation', {}, String(LIMITS.vacation / DAY_MS)],
    ['inactivity', { inactivity: 14 * DAY_MS }, '14'],
    ['vacation', { vacation: 0 }, '0'],
  ])('of %s with %j has its value selected', (what, server, value) => {
    expect(selected(what, server)).toEqual([value]);
    expect(draw(what, server).max_values).toBeUndefined();
  });

  test.each<[string, Server, string, readonly number[]]>([
    ['tables', { tables: 7 }, 'up to 7', [7, 10, 25, 50, 100, 250, 500, 1000]],
    ['tablesEach', {}, 'up to 1', [1, 2, 3, 5, 10, 20, 50, 100]],
    ['inactivity', {}, '3 days', [3, 7, 14, 30, 60, 90, 180, 365]],
    ['vacation', {}, 'off', [0, 7, 14, 21, 30, 60, 365]],
  ])('of %s with %j lists numbers in order, from “%s”', (what, server, label, values) => {
    const { options } = draw(what, server);
    expect(options[0]?.label).toBe(label);
    expect(options.map(({ value }) => Number(value))).toEqual(values);
  });

  test('has at most 25 options or selected channels', () => {
    const games = new Map(Array.from({ length: 26 }, (_, at) => [`g${at}`, { id: `g${at}`, title: `G${at}` }]));
    const many = { ...(CONTEXT as object), games } as never;
    expect(drawRows([settingMenu(settingOf('games'), {}, many, () => true)], 'en')[0]?.components[0]).toMatchObject({
      max_values: 25,
      options: { length: 25 },
    });
    const channels = Array.from({ length: 26 }, (_, at) => String(at));
    expect(draw('channels', { channels }).default_values).toHaveLength(25);
    expect(draw('channels').channel_types).toEqual([
      ChannelType.GuildText,
      ChannelType.GuildVoice,
      ChannelType.GuildForum,
    ]);
  });

  test('removes a display or a number without a selection', () => {
    expect(withValues(settingOf('display'), { display: 'picture', tables: 3 }, [], CONTEXT)).toEqual({ tables: 3 });
    expect(withValues(settingOf('tables'), { display: 'picture', tables: 3 }, [], CONTEXT)).toEqual({
      display: 'picture',
    });
  });

  test.each<[string, ChannelType]>([
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
  const TABLES = [ChannelType.GuildText, ChannelType.GuildVoice, ChannelType.GuildForum];
  const valued = (...values: string[]) => values.map((value) => ({ value }));

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
        { name: 'channel', type: Type.Channel, required: true, channel_types: TABLES },
        { name: 'allowed', type: Type.Boolean, required: true },
      ],
    ],
    ['forum', [{ name: 'channel', channel_types: [ChannelType.GuildForum] }]],
    ['lobby', [{ name: 'channel', channel_types: [ChannelType.GuildText] }]],
    ['language', [{ name: 'language', required: true, choices: valued('en', 'en-US', 'de', 'fr', 'es', 'own') }]],
    ['clock', [{ name: 'time', type: Type.Integer, required: true, choices: { length: 9 } }]],
    [
      'tables',
      [
        { name: 'server', min_value: 1, max_value: 1000 },
        { name: 'player', min_value: 1, max_value: 100 },
      ],
    ],
    ['inactivity', [{ name: 'days', required: true, min_value: 1, max_value: 365 }]],
    ['vacation', [{ name: 'days', required: true, min_value: 0, max_value: 365 }]],
    ['log', [{ name: 'channel', channel_types: [ChannelType.GuildText] }]],
    [
      'display',
      [
        { name: 'style', required: true, choices: valued('plain', 'picture', 'sentences', 'own') },
        { name: 'channel', channel_types: TABLES },
      ],
    ],
    ['reset', []],
  ])('%s takes its options', (name, options) => {
    const subcommands = subcommandsOf(FEATURES);
    const found = subcommands.find((one) => one.name === name);
    const given = found?.options?.([noughts]) ?? [];
    expect(given).toHaveLength(options.length);
    expect(given).toMatchObject(options);
    expect(subcommands).toHaveLength(13);
  });
});
