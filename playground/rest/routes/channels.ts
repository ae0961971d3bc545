import {
  type APIExternalGuildScheduledEvent,
  type APIMessage,
  AuditLogEvent,
  ChannelFlags,
  ChannelType,
  GatewayIntentBits,
  GuildScheduledEventEntityType,
  GuildScheduledEventPrivacyLevel,
  GuildScheduledEventStatus,
  MessageFlags,
  MessageType,
  PermissionFlagsBits,
} from 'discord-api-types/v10';
import { z } from 'zod';
import { type Discord, discordErrors } from '../../discord.ts';
import { check, duplicateIndexes, flag, int, reportViolation, snowflake, text } from '../../limits/form.ts';
import { compose, composeUnchecked, messageForm, timestamp } from '../../messages.ts';
import {
  announcementChannel,
  botDm,
  type Forum,
  forumChange,
  guildOf,
  isDm,
  isForum,
  isTextChannel,
  isThread,
  forum as newForum,
  newThread,
  postForm,
  type Thread,
  textChannel,
  threadChange,
  threadForm,
  type WorldChannel,
} from '../../world/channel.ts';
import { APPLICATION_ID } from '../../world/setup.ts';
import type { World } from '../../world/world.ts';
import { type Call, type Reply, type Route, route } from '../router.ts';
import { requireServer } from './members.ts';
import { attachPermission, publicMessage, requireChannel, requireWritableChannel } from './messages.ts';

const dmForm = z.looseObject({ recipient_id: snowflake });

const MAX_CHANNELS = 500;

const channelChange = z.looseObject({
  name: text(1, 100).optional(),
  topic: text(0, 1024).nullish(),
  nsfw: flag,
  rate_limit_per_user: int(0, 21_600).nullish(),
  position: z.int().min(0).nullish(),
  permission_overwrites: z
    .array(
      z.looseObject({
        id: snowflake,
        type: int(0, 1),
        allow: z.string().regex(/^\d+$/).default('0'),
        deny: z.string().regex(/^\d+$/).default('0'),
      }),
    )
    .nullish(),
});

/** A new text channel, announcement channel or forum. Other types are not supported. */
const channelForm = channelChange.extend({ name: text(1, 100), type: z.literal([0, 5, 15]).nullish() });

/** Returns the known fields of a form that are set. */
function channelFields(form: Omit<z.infer<typeof channelChange>, 'name'>): object {
  const { topic, nsfw, rate_limit_per_user, position, permission_overwrites } = form;
  const fields = { topic, nsfw, rate_limit_per_user, position, permission_overwrites };
  return Object.fromEntries(
    Object.entries(fields).filter(([field, value]) => value !== undefined && (value !== null || field === 'topic')),
  );
}

/** Changes a text channel. */
function changeChannel({ ids, world }: Discord, before: WorldChannel, body: unknown, reason?: string): Reply {
  requireChannel(world, before.id, PermissionFlagsBits.ManageChannels);
  const { name, ...form } = check(channelChange, body);
  if (form.permission_overwrites) requireChannel(world, before.id, PermissionFlagsBits.ManageRoles);
  const after = world.changeChannel(before.id, { ...(name !== undefined && { name }), ...channelFields(form) });
  const entry = { action: AuditLogEvent.ChannelUpdate, target: before.id, reason, before, after };
  world.state(guildOf(before).guild_id).audit(ids.next(), entry);
  return { body: after };
}

/** Routes that create, read, change and delete channels, show typing, and open DMs. */
export function channelRoutes(discord: Discord): Route[] {
  const { clock, ids, world } = discord;
  return [
    route('GET', '/channels/:channel', ({ params }) => ({
      body: requireChannel(world, params.channel, PermissionFlagsBits.ViewChannel),
    })),
    route('PATCH', '/channels/:channel', ({ params, body, reason }) => {
      const channel = requireChannel(world, params.channel);
      if (isDm(channel)) throw discordErrors.wrongChannelType();
      if (isForum(channel)) return changeForum(discord, channel, body);
      if (!isThread(channel)) return changeChannel(discord, channel, body, reason);
      const { name, rate_limit_per_user: slow, applied_tags: tags, ...rest } = check(threadChange, body);
      const forum = forumOf(world, channel);
      if (channel.owner_id !== APPLICATION_ID) throw discordErrors.missingPermissions();
      const known = Object.entries(rest).filter(([field]) => field in (channel.thread_metadata ?? {}));
      const archived = rest.archived !== undefined && { archive_timestamp: timestamp(clock.now()) };
      const metadata = { ...channel.thread_metadata, ...Object.fromEntries(known), ...archived };
      const change = {
        ...(name !== undefined && { name }),
        ...(slow !== undefined && { rate_limit_per_user: slow ?? 0 }),
        ...(forum && tags && { applied_tags: checkTags(world, forum, tags) }),
        thread_metadata: metadata as NonNullable<Thread['thread_metadata']>,
      };
      return { body: world.changeChannel(channel.id, change) };
    }),
    route('DELETE', '/channels/:channel', ({ params, reason }) => {
      const { ManageChannels, ManageThreads } = PermissionFlagsBits;
      const known = world.channels.get(params.channel);
      const channel = requireChannel(world, params.channel, known && isThread(known) ? ManageThreads : ManageChannels);
      if (isDm(channel)) return { body: channel };
      world.deleteChannel(channel.id);
      const action = isThread(channel) ? AuditLogEvent.ThreadDelete : AuditLogEvent.ChannelDelete;
      const before = { name: channel.name };
      world.state(guildOf(channel).guild_id).audit(ids.next(), { action, target: channel.id, reason, before });
      return { body: channel };
    }),
    route('POST', '/channels/:channel/typing', ({ params }) => {
      const channel = requireWritableChannel(world, params.channel);
      world.emit('typing', { channel, user: APPLICATION_ID });
      return {};
    }),
    route('POST', '/guilds/:guild/channels', ({ params, body, reason }) => {
      const { guild } = params;
      if (!world.hasServer(guild) || !world.installations.isOn(guild)) throw discordErrors.missingAccess();
      const state = requireServer(world, guild, PermissionFlagsBits.ManageChannels);
      const { name, type, ...form } = check(channelForm, body);
      const position = [...world.channels.values()].filter(isTextChannel).length;
      if (position >= MAX_CHANNELS) throw discordErrors.tooManyChannels();
      const make = { 0: textChannel, 5: announcementChannel, 15: newForum }[type ?? 0];
      const channel = { ...make(ids.next(), name, position, guild), ...channelFields(form) } as WorldChannel;
      world.addChannel(channel);
      const entry = { action: AuditLogEvent.ChannelCreate, target: channel.id, reason, after: { name } };
      state.audit(ids.next(), entry);
      return { status: 201, body: channel };
    }),
    route('POST', '/users/@me/channels', ({ body }) => {
      const recipient = check(dmForm, body).recipient_id;
      if (recipient === APPLICATION_ID) throw discordErrors.ownDm();
      const person = world.users.member(recipient);
      if (!person) throw discordErrors.invalidRecipients();
      const known = world.dmWith(recipient);
      if (known) return { body: known };
      const dm = botDm(ids.next(), person.user);
      world.addChannel(dm);
      return { body: dm };
    }),
  ];
}

/** Creates a forum post: a thread whose first message has the thread's id. */
function createPost(discord: Discord, forum: Forum, { body, files }: Call): Reply {
  const { clock, ids, world } = discord;
  requireChannel(world, forum.id, PermissionFlagsBits.SendMessages | attachPermission(files));
  const form = check(postForm, body);
  const tags = checkTags(world, forum, form.applied_tags ?? []);
  const message = messageForm(form.message, ['message']);
  const thread: Thread = {
    ...newThread(forum, ids.next(), ChannelType.PublicThread, form, timestamp(clock.now())),
    applied_tags: tags,
  };
  const { id } = thread;
  const first = compose(discord, {
    form: message,
    files,
    channel: thread,
    author: world.users.bot,
    path: ['message'],
    extra: { id },
  });
  world.addChannel(thread, [APPLICATION_ID]);
  world.changeChannel(forum.id, { last_message_id: id });
  world.post(first);
  return { status: 201, body: { ...thread, message: first } };
}

/** Changes the tags of a forum. Tags that keep their id stay on its posts. */
function changeForum({ ids, world }: Discord, forum: Forum, body: unknown): Reply {
  requireChannel(world, forum.id, PermissionFlagsBits.ManageChannels);
  const { available_tags: wanted } = check(forumChange, body);
  if (!wanted) return { body: forum };
  if (duplicateIndexes(wanted.map(({ name }) => name)).length > 0) throw discordErrors.duplicateTag();
  const known = (id: string | null | undefined) => forum.available_tags.find((tag) => tag.id === id)?.id;
  const tags = wanted.map(({ id, name, moderated, emoji_name }) => ({
    id: known(id) ?? ids.next(),
    name,
    moderated: moderated ?? false,
    emoji_id: null,
    emoji_name: emoji_name ?? null,
  }));
  return { body: world.changeChannel(forum.id, { available_tags: tags }) };
}

/** Validates the tags of a post and returns their ids. Throws Discord's error if they are not allowed. */
function checkTags(world: World, forum: Forum, ids: readonly string[]): string[] {
  const tags = ids.map((id) => forum.available_tags.find((tag) => tag.id === id) ?? refusedTag());
  if (tags.length === 0 && (forum.flags ?? 0) & ChannelFlags.RequireTag) throw discordErrors.tagRequired();
  if (tags.some(({ moderated }) => moderated)) requireChannel(world, forum.id, PermissionFlagsBits.ManageThreads);
  return tags.map(({ id }) => id);
}

/** Returns the forum of a post. Undefined for other threads. */
function forumOf(world: World, { parent_id }: Thread): Forum | undefined {
  const parent = world.channels.get(parent_id ?? '');
  return parent && isForum(parent) ? parent : undefined;
}

function refusedTag(): never {
  throw discordErrors.unknownTag();
}

const MAX_ACTIVE_THREADS = 1_000;

/** Routes that open threads and change their members. */
export function threadRoutes(discord: Discord): Route[] {
  const { clock, ids, world } = discord;

  const open = (parent: WorldChannel, id: string, body: unknown, type: 11 | 12): Thread => {
    const form = check(threadForm, body);
    const here = world.threads().filter((thread) => thread.guild_id === guildOf(parent).guild_id);
    const awake = here.filter((thread) => !thread.thread_metadata?.archived);
    if (awake.length >= MAX_ACTIVE_THREADS) throw discordErrors.tooManyThreads();
    const thread = newThread(parent, id, type, form, timestamp(clock.now()));
    world.addChannel(thread, [APPLICATION_ID]);
    return thread;
  };

  const systemMessage = (channel: WorldChannel, content: string, extra: Partial<APIMessage>) =>
    world.post(
      composeUnchecked(discord, { form: { content, allowed_mentions: {} }, channel, author: world.users.bot, extra }),
    );

  const membership = (thread: string, name: string): [Thread, string] => {
    const channel = requireChannel(world, thread);
    const user = name === '@me' ? APPLICATION_ID : name;
    if (!isThread(channel)) throw discordErrors.wrongChannelType();
    if (!world.users.userOrBot(user)) throw discordErrors.unknownUser();
    return [channel, user];
  };

  return [
    route('POST', '/channels/:channel/threads', (call) => {
      const { params, body } = call;
      const forum = world.channels.get(params.channel);
      if (forum && isForum(forum)) return createPost(discord, forum, call);
      const type = (body as { type?: unknown } | undefined)?.type === 11 ? 11 : 12;
      const needed = type === 11 ? PermissionFlagsBits.CreatePublicThreads : PermissionFlagsBits.CreatePrivateThreads;
      const parent = requireChannel(world, params.channel, needed | PermissionFlagsBits.SendMessages);
      if (!isTextChannel(parent)) throw discordErrors.wrongChannelType();
      const thread = open(parent, ids.next(), body, type);
      if (type === 11) {
        const pointer = { channel_id: thread.id, ...guildOf(parent), type: 0 };
        systemMessage(parent, thread.name, { type: MessageType.ThreadCreated, message_reference: pointer });
      }
      return { status: 201, body: thread };
    }),
    route('POST', '/channels/:channel/messages/:message/threads', ({ params, body }) => {
      const parent = requireChannel(world, params.channel, PermissionFlagsBits.CreatePublicThreads);
      if (!isTextChannel(parent)) throw discordErrors.wrongChannelType();
      const message = publicMessage(world, parent, params.message);
      if (world.channels.has(message.id)) throw discordErrors.threadExists();
      const thread = open(parent, message.id, body, 11);
      world.edit({ ...message, thread, flags: (message.flags ?? 0) | MessageFlags.HasThread });
      const pointer = { message_id: message.id, channel_id: parent.id, ...guildOf(parent), type: 0 };
      const extra = { type: MessageType.ThreadStarterMessage, message_reference: pointer, referenced_message: message };
      systemMessage(thread, '', extra);
      return { status: 201, body: thread };
    }),
    route('PUT', '/channels/:channel/thread-members/:user', ({ params }) => {
      world.join(...membership(params.channel, params.user));
      return {};
    }),
    route('DELETE', '/channels/:channel/thread-members/:user', ({ params }) => {
      world.part(...membership(params.channel, params.user));
      return {};
    }),
  ];
}

const BASE = '/guilds/:guild/scheduled-events';
const ONE = `${BASE}/:event` as const;

export function eventRoutes({ clock, ids, world }: Discord): Route[] {
  const { events } = world;
  const send = (type: string, event: APIExternalGuildScheduledEvent) => {
    world.state(event.guild_id).send(`GUILD_SCHEDULED_EVENT_${type}`, event, GatewayIntentBits.GuildScheduledEvents);
    world.emit('events');
  };
  const checkServer = ({ params }: Call): void => {
    if (!world.hasServer(params.guild ?? '')) throw discordErrors.unknownGuild();
    if (!world.installations.isOn(params.guild ?? '')) throw discordErrors.missingAccess();
  };
  const requireEvent = (call: Call): APIExternalGuildScheduledEvent => {
    checkServer(call);
    const event = events.get(call.params.event ?? '');
    if (!event || event.guild_id !== call.params.guild) throw discordErrors.unknownEvent();
    return event;
  };
  const { CreateEvents, ManageEvents } = PermissionFlagsBits;
  /** Throws if the bot has none of the permissions. All events are its own, which need either to be changed. */
  const checkAllowed = (needed = CreateEvents | ManageEvents): void => {
    const own = world.state().permissionsOf(APPLICATION_ID, world.serverPermissions);
    if (!(own & needed)) throw discordErrors.missingPermissions();
  };
  return [
    route('GET', BASE, (call: Call) => {
      checkServer(call);
      return { body: [...events.values()].filter((event) => event.guild_id === call.params.guild) };
    }),
    route('POST', BASE, (call: Call) => {
      checkServer(call);
      checkAllowed(CreateEvents);
      const form = check(eventForm(clock.now()), call.body);
      if (events.size >= MAX_EVENTS) throw discordErrors.tooManyEvents();
      const event: APIExternalGuildScheduledEvent = {
        id: ids.next(),
        guild_id: call.params.guild ?? '',
        channel_id: null,
        creator_id: APPLICATION_ID,
        creator: world.users.bot,
        name: form.name,
        description: form.description ?? null,
        image: null,
        status: GuildScheduledEventStatus.Scheduled,
        entity_id: null,
        entity_type: form.entity_type,
        entity_metadata: { location: form.entity_metadata.location },
        privacy_level: form.privacy_level,
        scheduled_start_time: form.scheduled_start_time,
        scheduled_end_time: form.scheduled_end_time,
        recurrence_rule: null,
      };
      events.set(event.id, event);
      send('CREATE', event);
      return { body: event };
    }),
    route('GET', ONE, (call: Call) => ({ body: requireEvent(call) })),
    route('PATCH', ONE, (call: Call) => {
      const before = requireEvent(call);
      checkAllowed();
      const change = check(z.looseObject({ status: z.literal([2, 3, 4]).optional() }), call.body);
      const { name, description, entity_metadata, scheduled_start_time, scheduled_end_time } = { ...before, ...change };
      const wanted = { name, description, entity_metadata, scheduled_start_time, scheduled_end_time };
      const isMoved = 'scheduled_start_time' in change || 'scheduled_end_time' in change;
      check(eventForm(isMoved ? clock.now() : 0), { ...before, ...wanted });
      const after = { ...before, ...wanted, status: change.status ?? before.status } as APIExternalGuildScheduledEvent;
      events.set(before.id, after);
      send('UPDATE', after);
      return { body: after };
    }),
    route('GET', `${ONE}/users`, (call: Call) => {
      const { id } = requireEvent(call);
      const users = [...world.tally(id, 'interested')].flatMap((user) => world.users.userOrBot(user) ?? []);
      return { body: users.map((user) => ({ guild_scheduled_event_id: id, user })) };
    }),
    route('DELETE', ONE, (call: Call) => {
      const event = requireEvent(call);
      checkAllowed();
      events.delete(event.id);
      send('DELETE', event);
      return {};
    }),
  ];
}

/** Maximum number of upcoming events of a server. */
export const MAX_EVENTS = 100;

const time = z.string().superRefine((value, context) => {
  if (Number.isNaN(Date.parse(value)))
    reportViolation(context, 'DATE_TIME_TYPE_PARSE', `Could not parse ${value}. Should be ISO8601.`);
});

/** Returns the schema of a new external event, which must start after `now`. */
function eventForm(now: number) {
  return z
    .looseObject({
      name: text(1, 100),
      description: text(1, 1000).nullish(),
      privacy_level: z.literal(GuildScheduledEventPrivacyLevel.GuildOnly),
      entity_type: z.literal(GuildScheduledEventEntityType.External),
      entity_metadata: z.looseObject({ location: text(1, 100) }),
      scheduled_start_time: time,
      scheduled_end_time: time,
    })
    .superRefine(({ scheduled_start_time: start, scheduled_end_time: end }, context) => {
      if (Date.parse(start) <= now)
        reportViolation(context, 'GUILD_SCHEDULED_EVENT_SCHEDULE_PAST', 'Cannot schedule event in the past.', [
          'scheduled_start_time',
        ]);
      if (Date.parse(end) <= Date.parse(start))
        reportViolation(context, 'GUILD_SCHEDULED_EVENT_END_TIME_BEFORE_START_TIME', 'Cannot end before it starts.', [
          'scheduled_end_time',
        ]);
    });
}
