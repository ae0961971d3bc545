import {
  type APIRole,
  type APITextChannel,
  ChannelType,
  Locale,
  PermissionFlagsBits,
  PermissionsBitField,
} from 'discord.js';
import { beforeEach, describe, expect, test } from 'vitest';
import type { SeatOccupant, Table } from '../../storage/records/table.ts';
import { codeOf, locationIn, open, person, testContext } from '../../tests/context.ts';
import { FEATURES } from '../features/index.ts';
import { amendTable } from '../host/commit/commit.ts';
import type { Context } from '../host/context.ts';
import { Refusal } from '../host/refusal.ts';
import { type Access, admit, admitTo, canSee, seatFor, type TableAccess } from './access.ts';
import type { Bot } from './bot.ts';
import { layoutOf } from './layouts.ts';
import type { Reply } from './reply.ts';

const GUILD = '1';
const hidden = [{ id: GUILD, type: 0, allow: '0', deny: String(PermissionFlagsBits.ViewChannel) }];
const channel = (id: string, type: ChannelType, more: object = {}) =>
  ({ id, type, name: id, permission_overwrites: [], ...more }) as unknown as APITextChannel;

const layout = layoutOf(
  {
    ...{ id: GUILD, owner_id: '10', system_channel_id: null, preferred_locale: Locale.EnglishUS, members: [] },
    roles: [{ id: GUILD, permissions: String(PermissionFlagsBits.ViewChannel) } as APIRole],
    channels: [
      channel('room', ChannelType.GuildText),
      channel('staff', ChannelType.GuildText, { permission_overwrites: hidden }),
    ],
    threads: [
      channel('thread', ChannelType.PublicThread, { parent_id: 'room' }),
      channel('staff thread', ChannelType.PublicThread, { parent_id: 'staff' }),
      channel('private thread', ChannelType.PrivateThread, { parent_id: 'room' }),
    ],
  },
  'bot',
);

const archived = channel('archived', ChannelType.PublicThread, { parent_id: 'room' });
const layouts = {
  of: async () => layout,
  channel: async (_: string, id: string) => layout.channels.get(id) ?? [archived].find((one) => one.id === id),
};

interface Asking {
  readonly user?: string;
  readonly from?: string;
  readonly guild?: string;
  readonly isTyping?: boolean;
}

/** Whether a user, by default Eve in another channel, can see a table of Ada and Bo. */
async function sees(at: string, { user = 'eve', from = 'elsewhere', guild = GUILD, isTyping = false }: Asking = {}) {
  const context = await testContext();
  const { table } = await open(context, { location: { ...locationIn(at), guild: GUILD } });
  const asked = {
    ...{ channelId: from, guildId: guild, user: { id: user }, member: { user: { id: user }, roles: [] } },
    inRawGuild: () => true,
    isAutocomplete: () => isTyping,
  };
  return canSee({ context, layouts } as unknown as Bot, asked as unknown as Parameters<typeof canSee>[1], table);
}

test.each<[boolean, string, Asking?]>([
  [true, 'room'],
  [false, 'room', { guild: '2' }],
  [true, 'thread'],
  [false, 'staff'],
  [false, 'staff thread'],
  [false, 'private thread'],
  [true, 'private thread', { from: 'private thread' }],
  [true, 'private thread', { user: 'ada' }],
  [false, 'deleted'],
  [true, 'archived'],
  [false, 'archived', { isTyping: true }],
  [true, 'room', { isTyping: true }],
])('lets users see a table in channels that they can see: %s for %s %j', async (can, at, asking) => {
  expect(await sees(at, asking)).toBe(can);
});

describe('admission', () => {
  let context: Context;
  let id: string;

  /** Commands and their permissions, as Discord lists them. */
  let registered: Record<string, object[]>;
  beforeEach(async () => {
    registered = { commands: [], changed: [] };
    context = await testContext();
    ({ id } = (await open(context)).table);
  });

  interface As {
    readonly user?: string;
    readonly guild?: string | null;
    readonly channel?: string;
    readonly isManager?: boolean;
    readonly permissions?: bigint;
    readonly roles?: readonly string[] | object;
  }

  /** Returns the reply to a user, by default Eve in the channel of the table. */
  function replyTo({
    user = 'eve',
    guild = 'g',
    channel = 'c',
    isManager: manages = false,
    permissions = 0n,
    roles = [],
  }: As = {}): Reply {
    const own = new PermissionsBitField(manages ? PermissionFlagsBits.ManageGuild : permissions);
    const rest = { get: async (route: string) => registered[route.includes('/guilds/') ? 'changed' : 'commands'] };
    const bot = {
      context,
      features: FEATURES,
      layouts: { of: async () => undefined, channel: async () => undefined },
      client: { rest, application: { id: 'bot' } },
    } as unknown as Bot;
    const interaction = {
      applicationId: 'bot',
      ...{ user: { id: user }, guildId: guild, channelId: channel, member: { roles } },
      memberPermissions: guild === null ? null : own,
      inRawGuild: () => guild !== null,
      isAutocomplete: () => false,
    };
    return { bot, user: { id: user }, guildId: guild, channelId: channel, interaction } as unknown as Reply;
  }

  const changed = (changes: Partial<Table>) =>
    amendTable(context, id, (table) => ({ table: { ...table, ...changes } }));

  const codeFor = async (access: Access, as: As = {}, target: object = { table: id }) => {
    const code = await codeOf(admit(replyTo(as), access, target));
    return code === 'done' ? 'admitted' : code;
  };

  const HOST: SeatOccupant = { kind: 'person', id: 'ada', name: 'Ada' };
  const OVER: Partial<Table> = { status: 'over', ending: { by: 'nobody', why: 'lapsed' } };
  const PROGRAM: Partial<Table> = { seats: [HOST, { kind: 'program', owner: { id: 'eve' } }] };
  const LATE: Partial<Table> = { features: { latecomers: [{ id: 'eve' }] } };
  const WAITING: Partial<Table> = { status: 'open', seats: [HOST, { kind: 'open' }] };
  const REPLACED: SeatOccupant = { kind: 'computer', level: 'x', instead: { id: 'eve' } };

  describe('a refusal names its reason', () => {
    test.each<[string, TableAccess, Partial<Table>, As, string]>([
      ['the owner of a program', 'playerOrOwner', PROGRAM, {}, 'admitted'],
      ['a stranger', 'playerOrOwner', {}, {}, 'notYourTable'],
      ['the owner of a program', 'joined', PROGRAM, {}, 'admitted'],
      ['a waiting user', 'joined', LATE, {}, 'admitted'],
      ['a stranger at an open table', 'joined', WAITING, {}, 'notHost'],
      ['a stranger after the start', 'joined', { seats: [HOST, HOST] }, {}, 'notYourTable'],
      ['the host', 'host', WAITING, { user: 'ada' }, 'admitted'],
      ['a guest of an open table', 'host', { status: 'open', seats: [HOST, person('bo')] }, { user: 'bo' }, 'notHost'],
      ['a player after the start', 'host', { seats: [HOST, person('bo')] }, { user: 'bo' }, 'begun'],
      ['a stranger after the start', 'host', { seats: [HOST, person('bo')] }, {}, 'notYourTable'],
      ['a stranger after the end', 'host', { ...OVER, seats: [HOST, person('bo')] }, {}, 'over'],
      ['a nameless host', 'host', { status: 'open', seats: [person('ada'), { kind: 'open' }] }, {}, 'notYourTable'],
      ['a user who waits for the next game', 'nextPlayer', LATE, {}, 'admitted'],
      ['a stranger during the game', 'nextPlayer', {}, {}, 'notYourTable'],
      ['a stranger after a cancelled game', 'nextPlayer', { ...OVER, seats: [] }, {}, 'notYourTable'],
      ['an invited user', 'invited', { status: 'open', seats: [HOST, { kind: 'invited', id: 'eve' }] }, {}, 'admitted'],
      ['a user without an invitation', 'invited', WAITING, {}, 'notInvited'],
      ['an invited user after the end', 'invited', OVER, {}, 'over'],
      ['a replaced player', 'replaced', { seats: [HOST, REPLACED] }, {}, 'admitted'],
      ['a player who was not replaced', 'replaced', {}, { user: 'ada' }, 'notYourTable'],
      ['a replaced player after the end', 'replaced', OVER, {}, 'over'],
      ['a manager', 'moderated', {}, { isManager: true }, 'admitted'],
      ['a member who may not manage', 'moderated', {}, {}, 'notModerator'],
      ['a manager of another server', 'moderated', {}, { isManager: true, guild: 'h' }, 'noTable'],
      ['a running game', 'finished', {}, {}, 'notOver'],
      ['a game that never began', 'finished', OVER, {}, 'neverBegan'],
      ['a user who does not see the channel', 'finished', {}, { channel: 'x' }, 'notFromHere'],
      ['a user who does not see the channel', 'spectator', {}, { channel: 'x' }, 'cannotWatch'],
      ['a user who does not see the channel', 'visitor', {}, { channel: 'x' }, 'notYourTable'],
      ['a player elsewhere', 'playerHere', {}, { user: 'ada', channel: 'x' }, 'otherChannel'],
      ['a player here', 'playerHere', {}, { user: 'ada' }, 'admitted'],
    ])('%s, %s', async (_, access, changes, as, expected) => {
      await changed(changes);
      expect(await codeFor(access, as)).toBe(expected);
    });

    test('of a missing table', async () => {
      const codeOfNone = (access: Access) => codeFor(access, {}, { table: 'none' });
      expect([await codeOfNone('spectator'), await codeOfNone('player')]).toEqual(['cannotWatch', 'noTable']);
      const busy = Promise.reject(new Refusal('newer'));
      expect(await codeOf(admitTo(replyTo(), 'spectator', busy))).toBe('newer');
    });
  });

  const given = (id: string, type: number, permission = true) => ({ id, type, permission });
  test.each<[string, object[], string]>([
    ['nobody', [], 'notModerator'],
    ['one of their roles', [given('mods', 1)], 'admitted'],
    ['another role', [given('others', 1)], 'notModerator'],
    ['everyone', [given('g', 1)], 'admitted'],
    ['them', [given('eve', 2)], 'admitted'],
    ['their role, but not them', [given('mods', 1), given('eve', 2, false)], 'notModerator'],
  ])(
    'lets a user moderate if the Integrations page gives a moderators’ command to %s',
    async (_, permissions, code) => {
      const commands = [
        { id: '1', default_member_permissions: String(PermissionFlagsBits.ModerateMembers) },
        { id: '2', default_member_permissions: null },
      ];
      registered = { commands, changed: [{ id: '1', permissions }] };
      for (const access of ['moderator', 'moderated'] as const)
        expect(await codeFor(access, { roles: ['mods'] })).toBe(code);
      registered = { commands, changed: [{ id: '2', permissions }] };
      expect(await codeFor('moderator', { roles: ['mods'] })).toBe('notModerator');
    },
  );

  test('lets a user with Moderate Members moderate, but not change settings', async () => {
    const may = { permissions: PermissionFlagsBits.ModerateMembers };
    expect(await codeFor('moderator', may)).toBe('admitted');
    expect(await codeFor('moderated', may)).toBe('admitted');
    expect(await codeFor('manager', may)).toBe('notManager');
    expect(await codeFor('moderator', { ...may, guild: null })).toBe('serverOnly');
  });

  test('chooses the seat that can act, else the first', async () => {
    const opened = await open(context, { location: locationIn('d') });
    const both = { ...opened, table: { ...opened.table, seats: [person('bo'), person('ada'), person('ada')] } };
    expect([seatFor(opened, 'ada'), seatFor(opened, 'bo'), seatFor(opened, 'eve')]).toEqual([0, 1, undefined]);
    expect(seatFor(both, 'ada')).toBe(1);
  });
});
