import {
  type APIGuildMember,
  type APIRole,
  type APITextChannel,
  ChannelFlags,
  ChannelType,
  Client,
  Locale,
  PermissionFlagsBits,
  PermissionsBitField,
} from 'discord.js';
import { describe, expect, test, vi } from 'vitest';
import type { Bot } from './bot.ts';
import { Layouts, layoutOf, permissionsIn } from './layouts.ts';
import { cannotIn, findRepair, grantLink, invitesOf } from './permissions.ts';

describe('permissions', () => {
  const { ViewChannel, SendMessages, SendMessagesInThreads, CreatePublicThreads, ManageChannels } = PermissionFlagsBits;
  const [GUILD, ROLE, BOT, ROOM] = ['1', '2', '12', '20'];

  interface Room {
    readonly id?: string;
    readonly type?: ChannelType;
    readonly flags?: number;
    readonly available_tags?: readonly object[];
    readonly denied?: bigint;
  }

  const TAGS = ['Waiting', 'Playing', 'Over'].map((name) => ({ id: name, name }));

  /** Returns a bot whose role has these permissions on a server with these channels. */
  function botWith(granted: bigint, ...rooms: Room[]) {
    const role = (id: string, permissions: bigint) => ({ id, permissions: String(permissions) }) as APIRole;
    const channels = rooms.map(({ denied = 0n, ...room }) => ({
      ...{ id: ROOM, type: ChannelType.GuildText, name: 'room', ...room },
      permission_overwrites: [{ id: GUILD, type: 0, allow: '0', deny: String(denied) }],
    }));
    const layout = layoutOf(
      {
        ...{ id: GUILD, owner_id: '10', system_channel_id: null, preferred_locale: Locale.EnglishUS, threads: [] },
        roles: [role(GUILD, ViewChannel), role(ROLE, granted)],
        channels: channels as unknown as APITextChannel[],
        members: [{ user: { id: BOT }, roles: [ROLE] } as unknown as APIGuildMember],
      },
      BOT,
    );
    const forgotten: string[] = [];
    const layouts = { of: async () => layout, forget: (guild: string) => void forgotten.push(guild) };
    return { bot: { client: { generateInvite: () => 'link' }, layouts } as unknown as Bot, forgotten };
  }

  test('needs to manage a forum that requires tags and lacks those for statuses', async () => {
    const post = ViewChannel | SendMessages | SendMessagesInThreads;
    const forum = { type: ChannelType.GuildForum, flags: ChannelFlags.RequireTag, available_tags: [] as object[] };
    const refused = async (granted: bigint, room: Room) => {
      const { bot } = botWith(granted, room);
      return (await cannotIn(bot, GUILD, ROOM, 'table'))?.code;
    };
    expect(await refused(post, forum)).toBe('notAllowed');
    expect(await refused(post | ManageChannels, forum)).toBeUndefined();
    expect(await refused(post, { ...forum, available_tags: TAGS })).toBeUndefined();
    expect(await refused(post, { ...forum, flags: 0 })).toBeUndefined();
    expect(await refused(ViewChannel | SendMessages, { ...forum, flags: 0 })).toBe('notAllowed');
  });

  test.each<['thread' | 'tags' | 'games' | 'log' | 'files' | 'event', bigint]>([
    ['thread', ViewChannel | SendMessagesInThreads | CreatePublicThreads],
    ['tags', ViewChannel | SendMessages | SendMessagesInThreads | ManageChannels],
    ['games', ViewChannel | SendMessages | SendMessagesInThreads | CreatePublicThreads],
    ['log', ViewChannel | SendMessages],
    ['files', PermissionFlagsBits.AttachFiles],
    ['event', PermissionFlagsBits.CreateEvents],
  ])('allows the work %s with exactly its permissions', async (work, needed) => {
    const refused = async (granted: bigint) => {
      const { bot } = botWith(granted, { denied: ViewChannel & ~granted });
      return (await cannotIn(bot, GUILD, ROOM, work)) !== undefined;
    };
    expect(await refused(needed)).toBe(false);
    const bits = Object.values(PermissionFlagsBits).filter((bit) => (needed & bit) !== 0n && bit !== ViewChannel);
    for (const bit of bits) expect(await refused(needed & ~bit)).toBe(true);
  });

  test('looks again at a server before it explains a repair', async () => {
    const { bot, forgotten } = botWith(ViewChannel, {});
    expect(await findRepair(bot, GUILD, ROOM)).toBeDefined();
    expect(forgotten).toEqual([GUILD]);
  });
});

describe('layouts', () => {
  const { ViewChannel, SendMessages, Administrator } = PermissionFlagsBits;
  const [GUILD, PLAYERS, ADMINS] = ['1', '2', '3'];
  const [OWNER, ADA, BOT] = ['10', '11', '12'];
  type Overwrite = { id: string; type: 0 | 1; allow?: bigint; deny?: bigint };

  function textChannel(overwrites: Overwrite[], parts: object = {}): APITextChannel {
    const permission_overwrites = overwrites.map(({ id, type, allow = 0n, deny = 0n }) => {
      return { id, type, allow: String(allow), deny: String(deny) };
    });
    return { id: '20', type: ChannelType.GuildText, name: 'room', permission_overwrites, ...parts } as APITextChannel;
  }

  function server(...channels: APITextChannel[]) {
    const role = (id: string, permissions: bigint) => ({ id, permissions: String(permissions) }) as APIRole;
    return {
      ...{ id: GUILD, owner_id: OWNER, system_channel_id: null, preferred_locale: Locale.EnglishUS, channels },
      roles: [role(GUILD, ViewChannel), role(PLAYERS, SendMessages), role(ADMINS, Administrator)],
      threads: [],
      members: [{ user: { id: BOT }, roles: [PLAYERS] } as unknown as APIGuildMember],
    };
  }

  const member = (id: string, ...roles: string[]) => ({ user: { id }, roles });

  describe('permissions in a channel', () => {
    const everybodyOut: Overwrite = { id: GUILD, type: 0, deny: ViewChannel };
    const playersIn: Overwrite = { id: PLAYERS!, type: 0, allow: ViewChannel };
    test.each<[string, Overwrite[], ReturnType<typeof member>, boolean]>([
      ['allows what @everyone may', [], member(ADA), true],
      ['denies what is denied to @everyone', [everybodyOut], member(ADA), false],
      ['allows what a role of the member allows', [everybodyOut, playersIn], member(ADA, PLAYERS), true],
      ['ignores roles that the member does not have', [everybodyOut, playersIn], member(ADA), false],
      ['allows what the member may', [everybodyOut, { id: ADA, type: 1, allow: ViewChannel }], member(ADA), true],
      ['denies what the member may not', [{ id: ADA, type: 1, deny: ViewChannel }], member(ADA, PLAYERS), false],
      ['allows administrators everything', [everybodyOut], member(ADA, ADMINS), true],
      ['allows the owner everything', [everybodyOut], member(OWNER), true],
    ])('%s', (_, overwrites, who, may) => {
      const channel = textChannel(overwrites);
      expect(permissionsIn(layoutOf(server(channel), BOT), channel, who).has(ViewChannel)).toBe(may);
    });

    test('uses the parent channel of a thread and denies all if it is unknown', () => {
      const parent = textChannel([everybodyOut]);
      const thread = textChannel([], { id: '21', type: ChannelType.PublicThread, parent_id: '20' });
      const open = textChannel([]);
      const may = (...channels: APITextChannel[]) =>
        permissionsIn(layoutOf(server(...channels), BOT), thread, member(ADA)).has(ViewChannel);
      expect([may(parent), may(open), may()]).toEqual([false, true, false]);
    });
  });

  describe('fetched servers', () => {
    /** Returns layouts that are fetched from a fake API, and the list of its requests. */
    function discord(isThere = true) {
      const asked: string[] = [];
      const { channels, threads, members, ...guild } = server(textChannel([]));
      const answers: Record<string, unknown> = {
        '/guilds/1': guild,
        '/guilds/1/channels': channels,
        '/guilds/1/threads/active': { threads },
        '/guilds/1/members/12': members[0],
        '/channels/21': textChannel([], { id: '21' }),
      };
      const get = async (route: string) => {
        asked.push(route);
        if (!isThere || !(route in answers)) throw new Error('Missing Access');
        return answers[route];
      };
      return { asked, layouts: new Layouts({ get } as unknown as ConstructorParameters<typeof Layouts>[0], BOT) };
    }

    test('caches a server until it is forgotten', async () => {
      const { asked, layouts } = discord();
      const [one, other] = await Promise.all([layouts.of(GUILD), layouts.of(GUILD)]);
      expect(one).toBe(other);
      expect(one?.channels.get('20')?.name).toBe('room');
      expect(one?.me?.user.id).toBe(BOT);
      expect(asked).toHaveLength(4);
      layouts.forget(GUILD);
      await layouts.of(GUILD);
      expect(asked).toHaveLength(8);
    });

    test('fetches no server that the bot is not in, and each one again after a minute', async () => {
      const asked: string[] = [];
      const get = async (route: string) => {
        asked.push(route);
        return route.endsWith('/active') ? { threads: [] } : route.endsWith('/channels') ? [] : {};
      };
      const rest = { get } as unknown as ConstructorParameters<typeof Layouts>[0];
      const outside = new Layouts(rest, BOT, () => false);
      expect([await outside.of(GUILD), await outside.channel(GUILD, '20'), asked]).toEqual([undefined, undefined, []]);
      const now = vi.spyOn(performance, 'now').mockReturnValue(0);
      const inside = new Layouts(rest, BOT);
      await inside.of(GUILD);
      now.mockReturnValue(59_999);
      await inside.of(GUILD);
      const before = asked.length;
      now.mockReturnValue(60_000);
      await inside.of(GUILD);
      now.mockRestore();
      expect([before, asked.length]).toEqual([4, 8]);
    });
  });
});

const client = new Client({ intents: [] }) as Client<true>;

Object.assign(client, { application: { id: '77' } });

/** Returns the parameters of a link, with the names of the permissions. */
function paramsOf(link: string): Record<string, unknown> {
  const { permissions, ...params } = Object.fromEntries(new URL(link).searchParams);
  return { ...params, ...(permissions && { permissions: new PermissionsBitField(BigInt(permissions)).toArray() }) };
}

const BASE = ['AttachFiles', 'CreatePublicThreads', 'SendMessages', 'SendMessagesInThreads', 'ViewChannel'];

test('invites the bot to a server with its permissions, or only its commands to the apps of a user', () => {
  const { server, apps } = invitesOf(client);
  const { permissions, ...params } = paramsOf(server);
  expect((permissions as string[]).toSorted()).toEqual(BASE);
  expect(params).toEqual({ client_id: '77', scope: 'bot applications.commands', integration_type: '0' });
  expect(paramsOf(apps)).toEqual({ client_id: '77', scope: 'applications.commands', integration_type: '1' });
});

test('links to the missing permissions on one server', () => {
  const { ManageEvents, SendMessages } = PermissionFlagsBits;
  const { permissions, ...params } = paramsOf(grantLink(client, '1234567890', [ManageEvents, SendMessages]));
  expect((permissions as string[]).toSorted()).toEqual([...BASE, 'ManageEvents'].toSorted());
  expect(params).toEqual({
    ...{ client_id: '77', scope: 'bot applications.commands', integration_type: '0' },
    ...{ guild_id: '1234567890', disable_guild_select: 'true' },
  });
  expect((paramsOf(grantLink(client, '1234567890')).permissions as string[]).toSorted()).toEqual(BASE);
});
