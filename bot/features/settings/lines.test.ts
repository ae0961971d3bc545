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

const TABLES = [ChannelType.GuildText, ChannelType.GuildVoice, ChannelType.GuildForum];

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

  test.each<[string, number | string, Server, string]>([
    ['language', 'own', { language: 'de' }, 'de'],
    ['clock', 0, { perTurn: HOUR_MS }, String(HOUR_MS)],
    ['display', 'plain', { display: 'picture' }, 'picture'],
    ['names', 'on', { unnamed: true }, 'off'],
    ['tables', LIMITS.tablesPerServer, { tables: 25 }, '25'],
    ['tablesEach', LIMITS.tablesPerPerson, { tablesEach: 3 }, '3'],
    ['inactivity', LIMITS.inactivity / DAY_MS, { inactivity: 14 * DAY_MS }, '14'],
    ['vacation', LIMITS.vacation / DAY_MS, { vacation: 0 }, '0'],
  ])('of %s has %s selected by default, and with %j the chosen value', (what, usual, server, value) => {
    expect([selected(what), selected(what, server)]).toEqual([[String(usual)], [value]]);
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
    expect(draw('channels').channel_types).toEqual(TABLES);
  });

  test('removes a display or a number without a selection', () => {
    const without = (what: string) => withValues(settingOf(what), { display: 'picture', tables: 3 }, [], CONTEXT);
    expect([without('display'), without('tables')]).toEqual([{ tables: 3 }, { display: 'picture' }]);
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
    for (const what of ['channels', 'tableRoles'])
      expect(draw(what, { [what]: ['1', '2', '3'] }, (id) => id !== '2')).toMatchObject({
        ...{ min_values: 0, max_values: 25, default_values: [{ id: '1' }, { id: '3' }] },
      });
  });
});

describe('/settings', () => {
  const valued = (...values: string[]) => values.map((value) => ({ value }));
  const required = (name: string, more: object = {}) => ({ name, required: true, ...more });

  test.each<[string, object[]]>([
    ['show', []],
    ['game', [required('game'), required('enabled', { type: Type.Boolean })]],
    [
      'channel',
      [required('channel', { type: Type.Channel, channel_types: TABLES }), required('allowed', { type: Type.Boolean })],
    ],
    ['forum', [{ name: 'channel', channel_types: [ChannelType.GuildForum] }]],
    ['lobby', [{ name: 'channel', channel_types: [ChannelType.GuildText] }]],
    ['language', [required('language', { choices: valued('en', 'en-US', 'de', 'fr', 'es', 'own') })]],
    ['clock', [required('time', { type: Type.Integer, choices: { length: 9 } })]],
    [
      'tables',
      Object.entries({ server: 1000, player: 100 }).map(([name, max]) => ({ name, min_value: 1, max_value: max })),
    ],
    ['inactivity', [required('days', { min_value: 1, max_value: 365 })]],
    ['vacation', [required('days', { min_value: 0, max_value: 365 })]],
    ['log', [{ name: 'channel', channel_types: [ChannelType.GuildText] }]],
    [
      'display',
      [
        required('style', { choices: valued('plain', 'picture', 'sentences', 'own') }),
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
