import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import {
  type APIGuildMember,
  type APIRole,
  type APITextChannel,
  ChannelType,
  type Client,
  Locale,
  PermissionFlagsBits,
} from 'discord.js';
import { beforeEach, expect, test } from 'vitest';
import { testContext } from '../../../tests/context.ts';
import type { Context } from '../../host/context.ts';
import { changeServer } from '../../host/settings.ts';
import type { Bot } from '../../interactions/bot.ts';
import { layoutOf } from '../../interactions/layouts.ts';
import { PERMISSIONS } from '../../interactions/permissions.ts';
import type { Pictures } from '../../messages/messages.ts';
import { FEATURES } from '../index.ts';
import { greet, greetIfEmpty, greetingChannel, welcome } from './index.ts';

const { ViewChannel, SendMessages, AttachFiles } = PermissionFlagsBits;
const ALL = PERMISSIONS.reduce((all, bit) => all | bit, 0n);

interface Room {
  readonly id: string;
  readonly position?: number;
  readonly denied?: bigint;
  readonly type?: ChannelType;
}

function layout(
  rooms: readonly Room[],
  { first = null as string | null, may = ALL, isMember = true, locale = Locale.EnglishUS } = {},
) {
  const channels = rooms.map(({ id, position = 0, denied = 0n, type = ChannelType.GuildText }) => ({
    ...{ id, position, type, name: id },
    permission_overwrites: [{ id: 'g', type: 0, allow: '0', deny: String(denied) }],
  }));
  return layoutOf(
    {
      ...{ id: 'g', owner_id: 'owner', system_channel_id: first, preferred_locale: locale, threads: [] },
      roles: [{ id: 'g', permissions: String(may) } as APIRole],
      channels: channels as unknown as APITextChannel[],
      members: isMember ? [{ user: { id: 'bot' }, roles: [] } as unknown as APIGuildMember] : [],
    },
    'bot',
  );
}

let context: Context;
let posted: { readonly route: string; readonly text: string; readonly files: number }[];
let messages: object[];
let painted: number;

beforeEach(async () => {
  context = await testContext([noughts, guess]);
  [posted, messages, painted] = [[], [], 0];
});

function greeter() {
  const rest = {
    get: async () => messages,
    post: async (route: string, { body, files }: { body: object; files: unknown[] }) =>
      void posted.push({ route, text: JSON.stringify(body), files: files.length }),
  };
  const client = { rest, generateInvite: () => 'https://grant.example' } as unknown as Client<true>;
  const paint = async () => void painted++;
  return {
    context,
    features: FEATURES,
    client,
    pictures: {
      findEmoji: () => undefined,
      painter: { paint },
      paint: async (drawn: object) => drawn,
    } as unknown as Pictures,
  } as unknown as Bot;
}

test('greets in the system channel, else in the first text channel where the bot can post', () => {
  const rooms = [
    { id: 'second', position: 2 },
    { id: 'first', position: 1 },
    { id: 'system', position: 3 },
  ];
  const channel = (...args: Parameters<typeof layout>) => greetingChannel(layout(...args))?.id;
  expect(channel(rooms, { first: 'system' })).toBe('system');
  expect(channel(rooms)).toBe('first');
  expect(channel([{ id: 'system', denied: SendMessages }, ...rooms.slice(0, 2)], { first: 'system' })).toBe('first');
  expect(channel([{ id: 'hidden', denied: ViewChannel }])).toBeUndefined();
  expect(channel([{ id: 'voice', type: ChannelType.GuildVoice }])).toBeUndefined();
  expect(channel(rooms, { isMember: false })).toBeUndefined();
});

test('greets a server once', async () => {
  const server = layout([{ id: 'c' }]);
  await greet(greeter(), server);
  await greet(greeter(), server);
  expect(posted.map(({ route }) => route)).toEqual(['/channels/c/messages']);
});

test('offers the games that the server allows, in its language', async () => {
  await greet(greeter(), layout([{ id: 'c' }], { locale: Locale.German }));
  expect([posted[0]?.text.includes('guess'), /Tisch|Spiel/.test(posted[0]?.text ?? '')]).toEqual([true, true]);
  await changeServer(context, 'g', () => ({ disabledGames: ['guess'], language: 'en' }));
  await greetIfEmpty(greeter(), layout([{ id: 'c' }], { locale: Locale.German }));
  expect([posted[1]?.text.includes('guess'), /Tisch|Spiel/.test(posted[1]?.text ?? '')]).toEqual([false, false]);
});

test('asks for missing permissions', async () => {
  await greetIfEmpty(greeter(), layout([{ id: 'c' }]));
  await greetIfEmpty(greeter(), layout([{ id: 'c' }], { may: ViewChannel | SendMessages | AttachFiles }));
  expect(posted.map(({ text }) => text.includes('https://grant.example'))).toEqual([false, true]);
});

test('paints pictures only where files can be attached', async () => {
  await greetIfEmpty(greeter(), layout([{ id: 'c' }], { may: ViewChannel | SendMessages }));
  expect(painted).toBe(0);
  await greetIfEmpty(greeter(), layout([{ id: 'c' }]));
  expect(painted).toBeGreaterThan(0);
});

test('asks the owner of a new server for permissions by DM if it can post nowhere', async () => {
  const sent: unknown[] = [];
  const messages = { send: async (to: object, { content }: { content: string }) => void sent.push([to, content]) };
  const join = (room: Room) => welcome.servers?.joined?.({ ...greeter(), messages } as unknown as Bot, layout([room]));
  await join({ id: 'c', denied: SendMessages });
  expect(posted).toEqual([]);
  expect(sent).toEqual([
    [{ user: 'owner' }, expect.stringMatching(/can’t post in any channel.*https:\/\/grant.example/)],
  ]);
  await join({ id: 'c' });
  expect([posted.length, sent.length]).toEqual([1, 1]);
});
