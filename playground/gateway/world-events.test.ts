import { type APIMessage, ChannelType, GatewayIntentBits } from 'discord-api-types/v10';
import { beforeEach, describe, expect, test } from 'vitest';
import { MovableClock, Snowflakes } from '../clock.ts';
import type { Discord } from '../discord.ts';
import { Interactions } from '../interactions/interactions.ts';
import { message as fixture } from '../page/testing/fixtures.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { botDm, newThread, type WorldChannel } from '../world/channel.ts';
import { APPLICATION_ID, GUILD, type PlaygroundUser, parseSetup, TEXT_CHANNELS } from '../world/setup.ts';
import { World } from '../world/world.ts';
import { memberChunk, sendReady, sendWorldEvents } from './events.ts';
import { receivesGuild, SessionStarts, Sessions } from './sessions.ts';

const [general, random] = TEXT_CHANNELS;
const { DirectMessageReactions, DirectMessages, DirectMessageTyping, GuildMessageReactions } = GatewayIntentBits;
const { GuildMessages, GuildMessageTyping, Guilds, MessageContent } = GatewayIntentBits;

let clock: ManualClock;
let world: World;
let sessions: Sessions;
let discord: Discord;
let ada: PlaygroundUser;

beforeEach(() => {
  clock = new ManualClock();
  world = new World('http://127.0.0.1:1', parseSetup({ servers: ['Club'] }));
  world.createDefaultChannels();
  const ids = new Snowflakes(clock.now);
  const interactions = new Interactions(clock, ids, world);
  sessions = new Sessions(clock);
  const portal = { privileged: 0, shards: 1, otherGuilds: () => [{ id: '77' }] };
  discord = {
    clock: new MovableClock(clock),
    ids,
    world,
    interactions,
    portal,
    activities: { enabled: false },
    gatewayUrl: 'ws://x',
  } as unknown as Discord;
  sendWorldEvents(sessions, discord);
  ada = world.users.people[0] as PlaygroundUser;
});

/** Opens a session with these intents and returns its events. */
function listen(intents: number) {
  const events: { t: string; d: Record<string, unknown> }[] = [];
  const session = sessions.open(intents, [0, 1]);
  session.attach((text) => events.push(JSON.parse(text)));
  return { events, session, types: () => events.splice(0).map(({ t }) => t) };
}

const ROW = { type: 10 as const, content: 't' };
const message = (more: Partial<APIMessage> = {}) =>
  fixture('5', {
    channel_id: general.id,
    author: ada.user,
    content: 'secret',
    embeds: [{}],
    components: [ROW],
    ...more,
  });
const channel = (id: string) => world.channels.get(id) as WorldChannel;

describe('messages', () => {
  test('reach sessions with the intent of their channel, unless they are ephemeral', () => {
    const [guild, direct, none] = [listen(GuildMessages), listen(DirectMessages), listen(Guilds)];
    world.channels.set('9', botDm('9', ada.user));
    world.post(message());
    world.post(message({ id: '6' }), ada.user.id);
    world.edit(message({ id: '6' }));
    world.deleteMessage(general.id, '6');
    world.edit(message());
    world.deleteMessage(general.id, '5');
    world.post(message({ id: '7', channel_id: '9' }));
    expect(guild.types()).toEqual(['MESSAGE_CREATE', 'MESSAGE_UPDATE', 'MESSAGE_DELETE']);
    expect([direct.types(), none.types()]).toEqual([['MESSAGE_CREATE'], []]);
  });

  test('have their content for bots with the content intent, and if they concern the bot', () => {
    const [plain, reading] = [listen(GuildMessages | DirectMessages), listen(GuildMessages | MessageContent)];
    world.post(message());
    expect(plain.events[0]?.d).toMatchObject({
      content: '',
      embeds: [],
      components: [],
      guild_id: GUILD.id,
      channel_type: 0,
    });
    expect(plain.events[0]?.d.member).toMatchObject({ roles: ['1200000000000000201'] });
    expect(reading.events[0]?.d).toMatchObject({ content: 'secret', embeds: [{}] });
    world.channels.set('9', botDm('9', ada.user));
    world.post(message({ id: '6', mentions: [world.users.bot] }));
    world.post(message({ id: '7', author: world.users.bot }));
    world.post(message({ id: '8', channel_id: '9' }));
    expect(plain.events.slice(1).map(({ d }) => d.content)).toEqual(['secret', 'secret', 'secret']);
    expect(plain.events[3]?.d).not.toHaveProperty('guild_id');
  });

  test('do not reach a bot that cannot see the channel or has left', () => {
    const bot = listen(GuildMessages | Guilds);
    world.setAccess(general.id, 'none');
    bot.types();
    world.post(message());
    world.deleteMessage(general.id, '5');
    expect(bot.types()).toEqual([]);
    world.installations.setServer(false);
    expect(bot.types()).toEqual(['GUILD_DELETE']);
    world.post(message({ channel_id: random.id }));
    world.emit('typing', { channel: channel(random.id), user: '1' });
    expect(bot.types()).toEqual([]);
    world.installations.setServer(true);
    expect(bot.events[0]).toMatchObject({ t: 'GUILD_CREATE', d: { id: GUILD.id } });
  });
});

describe('other events', () => {
  test('of channels and threads need the intent of servers', () => {
    const [bot, bo] = [listen(Guilds), listen(GuildMessages)];
    world.addChannel(newThread(channel(general.id), '8', ChannelType.PublicThread, { name: 'T' }, 'now'));
    expect(bot.events[0]?.d).toMatchObject({ id: '8', newly_created: true });
    world.changeChannel('8', { name: 'U' });
    expect(bot.events[1]?.d).not.toHaveProperty('newly_created');
    world.deleteChannel('8');
    world.deleteChannel(random.id);
    world.addChannel(botDm('9', ada.user));
    expect(bot.types()).toEqual(['THREAD_CREATE', 'THREAD_UPDATE', 'THREAD_DELETE', 'CHANNEL_DELETE']);
    expect(bo.types()).toEqual([]);
  });

  test('of languages go to servers with the bot', () => {
    const bot = listen(Guilds);
    world.installations.setServer(false, world.servers[1]?.id);
    bot.types();
    world.languages.chooseForServer('de');
    expect(bot.events.map(({ t, d }) => [t, d.id, d.preferred_locale])).toEqual([['GUILD_UPDATE', GUILD.id, 'de']]);
  });

  test('of typing and reactions need the intents of their channel', () => {
    world.channels.set('9', botDm('9', ada.user));
    const guild = listen(GuildMessageTyping | GuildMessageReactions);
    const direct = listen(DirectMessageTyping | DirectMessageReactions);
    for (const id of [general.id, '9']) {
      world.emit('typing', { channel: channel(id), user: ada.user.id });
      world.react(channel(id), message({ id: id === '9' ? '6' : '5', channel_id: id }) as APIMessage, '🎲');
    }
    expect([guild, direct].map(({ events }) => events.map(({ d }) => d.channel_id))).toEqual([
      [general.id, general.id],
      ['9', '9'],
    ]);
    expect(guild.events[0]?.d).toMatchObject({
      timestamp: clock.now() / 1000,
      user_id: ada.user.id,
      guild_id: GUILD.id,
    });
    expect(guild.events[1]?.d).toMatchObject({ message_id: '5', emoji: { name: '🎲' }, user_id: APPLICATION_ID });
  });
});

describe('a new session', () => {
  const ready = (intents: number) => {
    const { session, events } = listen(intents);
    sendReady(session, discord);
    return events;
  };

  test('without the intent of servers is sent READY only, and none that the bot has left', () => {
    expect(ready(GuildMessages)).toHaveLength(1);
    world.installations.setServer(false);
    expect(ready(Guilds).map(({ d }) => d.id)).not.toContain(GUILD.id);
  });

  test('asks for members by id or by the start of their name', () => {
    const names = (request: object) =>
      (memberChunk(world, request as never) as { members: { user: { username: string } }[] }).members.map(
        ({ user }) => user.username,
      );
    expect([names({ query: 'AD' }), names({ query: '' }).length]).toEqual([['ada'], 5]);
    expect(names({ user_ids: ada.user.id })).toEqual(['ada']);
    const chunk = memberChunk(world, { user_ids: [ada.user.id, '1'], nonce: 'n', guild_id: '3' });
    expect(chunk).toMatchObject({ not_found: ['1'], nonce: 'n', guild_id: '3', chunk_count: 1 });
    expect(memberChunk(world, { nonce: 5 })).not.toHaveProperty('nonce');
  });
});

describe('sessions', () => {
  test('can be resumed for five minutes after a lost connection', () => {
    const online: boolean[] = [];
    sessions.on('online', (is) => online.push(is));
    const send = () => {};
    const [lost, resumed] = [sessions.open(0, [0, 1]), sessions.open(0, [0, 1])];
    for (const session of [lost, resumed]) {
      session.attach(send);
      expect([session.detach(() => {}), session.detach(send)]).toEqual([false, true]);
      sessions.onConnectionLost(session);
    }
    resumed.attach(send);
    clock.advance(5 * 60_000 - 1);
    expect(sessions.find(lost.id)).toBe(lost);
    clock.advance(1);
    expect([sessions.find(lost.id), sessions.find(resumed.id)]).toEqual([undefined, resumed]);
    expect(online).toEqual([false, false]);
    expect(sessions.online).toBe(true);
    for (let event = 0; event <= 1000; event++) resumed.dispatch('EVENT', {});
    expect([resumed.replay(0), resumed.replay(1)]).toEqual([false, true]);
  });

  test('start once per five seconds and 1,000 times per day', () => {
    const starts = new SessionStarts(clock);
    expect(starts.limit).toEqual({ total: 1000, remaining: 1000, reset_after: 0, max_concurrency: 1 });
    expect([starts.take(0), starts.take(1)]).toEqual([true, false]);
    expect(starts.limit).toMatchObject({ remaining: 998, reset_after: 86_400_000 });
    clock.advance(4_999);
    expect(starts.take(0)).toBe(false);
    clock.advance(1);
    expect(starts.take(0)).toBe(true);
    clock.advance(86_400_000);
    expect(starts.limit).toMatchObject({ remaining: 1000, reset_after: 0 });
    starts.take(0);
    expect(starts.limit.remaining).toBe(999);
  });

  test('receive the servers of their shard, and DMs on the first', () => {
    const guild = String(5n << 22n);
    expect([receivesGuild([1, 4], guild), receivesGuild([0, 4], guild)]).toEqual([true, false]);
    expect([receivesGuild([0, 4], undefined), receivesGuild([1, 4], undefined)]).toEqual([true, false]);
  });
});
