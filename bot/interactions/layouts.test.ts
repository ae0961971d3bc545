import {
  type APIGuildMember,
  type APIRole,
  type APITextChannel,
  ChannelType,
  Locale,
  PermissionFlagsBits,
} from 'discord.js';
import { describe, expect, test, vi } from 'vitest';
import { Layouts, layoutOf, permissionsIn } from './layouts.ts';

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
    id: GUILD,
    owner_id: OWNER,
    roles: [role(GUILD, ViewChannel), role(PLAYERS, SendMessages), role(ADMINS, Administrator)],
    system_channel_id: null,
    preferred_locale: Locale.EnglishUS,
    channels,
    threads: [],
    members: [{ user: { id: BOT }, roles: [PLAYERS] } as unknown as APIGuildMember],
  };
}

const member = (id: string, ...roles: string[]) => ({ user: { id }, roles });

describe('permissions in a channel', () => {
  const everybodyOut: Overwrite = { id: GUILD, type: 0, deny: ViewChannel };
  const rows: [string, Overwrite[], ReturnType<typeof member>, boolean][] = [
    ['allows what @everyone may', [], member(ADA), true],
    ['denies what is denied to @everyone', [everybodyOut], member(ADA), false],
    [
      'allows what a role of the member allows',
      [everybodyOut, { id: PLAYERS, type: 0, allow: ViewChannel }],
      member(ADA, PLAYERS),
      true,
    ],
    [
      'ignores roles that the member does not have',
      [everybodyOut, { id: PLAYERS, type: 0, allow: ViewChannel }],
      member(ADA),
      false,
    ],
    [
      'allows what the member overwrite allows',
      [everybodyOut, { id: ADA, type: 1, allow: ViewChannel }],
      member(ADA),
      true,
    ],
    ['denies what the member overwrite denies', [{ id: ADA, type: 1, deny: ViewChannel }], member(ADA, PLAYERS), false],
    ['allows administrators everything', [everybodyOut], member(ADA, ADMINS), true],
    ['allows the owner everything', [everybodyOut], member(OWNER), true],
  ];
  test.each(rows)('%s', (_, overwrites, who, may) => {
    const channel = textChannel(overwrites);
    expect(permissionsIn(layoutOf(server(channel), BOT), channel, who).has(ViewChannel)).toBe(may);
  });

  test('ignores overwrites of another type with the same id, and of other members', () => {
    const may = (...overwrites: Overwrite[]) =>
      permissionsIn(layoutOf(server(), BOT), textChannel(overwrites), member(ADA, PLAYERS)).has(ViewChannel);
    expect(may({ id: PLAYERS, type: 1, deny: ViewChannel })).toBe(true);
    expect(may({ id: ADA, type: 0, deny: ViewChannel })).toBe(true);
    expect(may({ id: OWNER, type: 1, deny: ViewChannel })).toBe(true);
  });

  test('allows what one role allows though another denies it, and everything without overwrites', () => {
    const [one, other] = [PLAYERS, ADMINS];
    const roles = server().roles.map((role) => ({
      ...role,
      permissions: String(role.id === GUILD ? ViewChannel : 0n),
    }));
    const both: Overwrite[] = [
      { id: one, type: 0, deny: ViewChannel },
      { id: other, type: 0, allow: ViewChannel },
    ];
    const layout = layoutOf({ ...server(), roles }, BOT);
    expect(permissionsIn(layout, textChannel(both), member(ADA, one, other)).has(ViewChannel)).toBe(true);
    const { permission_overwrites: _, ...bare } = textChannel([]);
    expect(permissionsIn(layout, bare as APITextChannel, member(ADA)).has(ViewChannel)).toBe(true);
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

  test('fetches archived threads separately and returns undefined for unknown channels', async () => {
    const { layouts } = discord();
    expect((await layouts.channel(GUILD, '21'))?.id).toBe('21');
    expect(await layouts.channel(GUILD, '22')).toBeUndefined();
    expect(await discord(false).layouts.of(GUILD)).toBeUndefined();
  });
});
