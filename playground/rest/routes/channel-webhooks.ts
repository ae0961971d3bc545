import { randomBytes } from 'node:crypto';
import {
  type APIMessage,
  type APIWebhook,
  AuditLogEvent,
  GatewayIntentBits,
  PermissionFlagsBits,
} from 'discord-api-types/v10';
import { z } from 'zod';
import { type Discord, discordErrors } from '../../discord.ts';
import { check, reportViolation, snowflake, text } from '../../limits/form.ts';
import { compose, messageForm, revise } from '../../messages.ts';
import { guildOf, isForum, isTextChannel, isThread, type WorldChannel } from '../../world/channel.ts';
import type { World } from '../../world/world.ts';
import { type Call, type Reply, type Route, route, tokenRoute } from '../router.ts';
import { requireServer } from './members.ts';
import { requireChannel } from './messages.ts';

const trimmed = z.string().trim().pipe(text(1, 80));
const name = trimmed.superRefine((value, context) => {
  if (/clyde|discord/i.test(value))
    reportViolation(context, 'USERNAME_INVALID_CONTAINS', 'Username cannot contain "clyde" or "discord"');
});
const avatar = z.string().nullish();
const newForm = z.looseObject({ name, avatar });
const changeForm = z.looseObject({ name: name.optional(), avatar, channel_id: snowflake.optional() });
const senderForm = z.looseObject({ username: name.nullish(), avatar_url: z.string().nullish() });

const MAX_WEBHOOKS = 15;

/** Returns the webhook with this id on any server. */
function findWebhook(world: World, id: string): APIWebhook | undefined {
  return world.servers.map((server) => world.state(server.id).webhooks.get(id)).find((webhook) => webhook);
}

/** Returns the webhook with this id and token. Throws Discord's error if the token is wrong. */
export function webhookWith(world: World, id: string, token: string): APIWebhook | undefined {
  const webhook = findWebhook(world, id);
  if (webhook && webhook.token !== token) throw discordErrors.invalidToken();
  return webhook;
}

/** Routes that create and change a channel's webhooks. */
export function channelWebhookRoutes(discord: Discord): Route[] {
  const { ids, world } = discord;
  const { ManageWebhooks } = PermissionFlagsBits;
  const changed = ({ guild_id, channel_id }: APIWebhook) =>
    world.state(guild_id ?? undefined).send('WEBHOOKS_UPDATE', { channel_id }, GatewayIntentBits.GuildWebhooks);

  const requireWebhook = ({ params }: Call<'webhook'>): APIWebhook => {
    const webhook = findWebhook(world, params.webhook);
    if (!webhook) throw discordErrors.unknownWebhook();
    requireChannel(world, webhook.channel_id ?? '', ManageWebhooks);
    return webhook;
  };
  const requireToken = ({ params }: Call<'webhook' | 'token'>): APIWebhook => {
    const webhook = webhookWith(world, params.webhook, params.token);
    if (!webhook) throw discordErrors.unknownWebhook();
    return webhook;
  };
  const change = (webhook: APIWebhook, body: unknown, reason?: string): Reply => {
    const { name = webhook.name, channel_id = webhook.channel_id } = check(changeForm, body);
    if (channel_id && channel_id !== webhook.channel_id) requireChannel(world, channel_id, ManageWebhooks);
    const after = { ...webhook, name, channel_id };
    const state = world.state(webhook.guild_id ?? undefined);
    state.webhooks.set(webhook.id, after);
    changed(after);
    state.audit(ids.next(), {
      action: AuditLogEvent.WebhookUpdate,
      target: webhook.id,
      reason,
      before: webhook,
      after,
    });
    return { body: after };
  };
  const remove = (webhook: APIWebhook, reason?: string): Reply => {
    const state = world.state(webhook.guild_id ?? undefined);
    state.webhooks.delete(webhook.id);
    changed(webhook);
    state.audit(ids.next(), { action: AuditLogEvent.WebhookDelete, target: webhook.id, reason, before: webhook });
    return {};
  };

  const withoutUser = ({ user: _, ...webhook }: APIWebhook) => webhook;
  return [
    route('POST', '/channels/:channel/webhooks', ({ params, body, reason }) => {
      const channel = requireChannel(world, params.channel, ManageWebhooks);
      if (!isTextChannel(channel) && !isForum(channel)) throw discordErrors.wrongChannelType();
      const form = check(newForm, body);
      const state = world.state(guildOf(channel).guild_id);
      const here = [...state.webhooks.values()].filter((webhook) => webhook.channel_id === channel.id);
      if (here.length >= MAX_WEBHOOKS) throw discordErrors.tooManyWebhooks();
      const webhook: APIWebhook = {
        id: ids.next(),
        type: 1,
        guild_id: state.id,
        channel_id: channel.id,
        user: world.users.bot,
        name: form.name,
        avatar: null,
        application_id: null,
        token: randomBytes(51).toString('base64url'),
      };
      state.webhooks.set(webhook.id, webhook);
      changed(webhook);
      state.audit(ids.next(), { action: AuditLogEvent.WebhookCreate, target: webhook.id, reason, after: webhook });
      return { body: webhook };
    }),
    route('GET', '/channels/:channel/webhooks', ({ params }) => {
      const channel = requireChannel(world, params.channel, ManageWebhooks);
      const all = [...world.state(guildOf(channel).guild_id).webhooks.values()];
      return { body: all.filter((webhook) => webhook.channel_id === channel.id) };
    }),
    route('GET', '/guilds/:guild/webhooks', ({ params }) => ({
      body: [...requireServer(world, params.guild, ManageWebhooks).webhooks.values()],
    })),
    route('GET', '/webhooks/:webhook', (call) => ({ body: requireWebhook(call) })),
    route('PATCH', '/webhooks/:webhook', (call) => change(requireWebhook(call), call.body, call.reason)),
    route('DELETE', '/webhooks/:webhook', (call) => remove(requireWebhook(call), call.reason)),
    tokenRoute('GET', '/webhooks/:webhook/:token', (call) => ({ body: withoutUser(requireToken(call)) })),
    tokenRoute('PATCH', '/webhooks/:webhook/:token', (call) => {
      const { name } = check(changeForm, call.body);
      const { body } = change(requireToken(call), { name });
      return { body: withoutUser(body as APIWebhook) };
    }),
    tokenRoute('DELETE', '/webhooks/:webhook/:token', (call) => remove(requireToken(call))),
  ];
}

/** Posts a message of a webhook. Returns it if the query has `wait=true`. */
export function executeWebhook(discord: Discord, webhook: APIWebhook, { body, files, query }: Call): Reply {
  const { world } = discord;
  const parent = world.channels.get(webhook.channel_id ?? '');
  const thread = query.get('thread_id');
  const channel: WorldChannel | undefined = thread ? world.channels.get(thread) : parent;
  if (!channel || (thread && (!isThread(channel) || channel.parent_id !== parent?.id)))
    throw discordErrors.unknownChannel();
  if (isForum(channel)) throw discordErrors.wrongChannelType();
  const form = messageForm(body);
  const { username } = check(senderForm, body);
  const author = {
    ...world.users.bot,
    id: webhook.id,
    username: username ?? webhook.name ?? '',
    global_name: null,
    avatar: null,
    discriminator: '0000',
    bot: true,
  };
  const extra: Partial<APIMessage> = { webhook_id: webhook.id };
  const message = compose(discord, {
    form: { ...form, allowed_mentions: form.allowed_mentions ?? { parse: ['users', 'roles', 'everyone'] } },
    files,
    channel,
    author,
    extra,
  });
  world.post(message);
  return query.get('wait') === 'true' ? { body: message } : {};
}

/** Returns a message of a webhook. Throws Discord's error if there is none. */
export function webhookMessage(world: World, webhook: APIWebhook, { params, query }: Call): APIMessage {
  const channel = query.get('thread_id') ?? webhook.channel_id ?? '';
  const posted = world.find(channel, params.message ?? '');
  if (posted?.message.webhook_id !== webhook.id) throw discordErrors.unknownMessage();
  return posted.message;
}

/** Edits a message of a webhook. */
export function editWebhookMessage(discord: Discord, webhook: APIWebhook, call: Call): Reply {
  const before = webhookMessage(discord.world, webhook, call);
  const message = revise(discord, before, messageForm(call.body, [], before), call.files);
  return { body: discord.world.edit(message).message };
}
