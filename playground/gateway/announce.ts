import { type APIMessage, GatewayIntentBits, PermissionFlagsBits } from 'discord-api-types/v10';
import type { Discord } from '../discord.ts';
import { BOT, GUILD } from '../world/cast.ts';
import { guildOf, isChat, isDm, isThread, type WorldChannel } from '../world/channel.ts';
import { guildObject, membership } from '../world/guild.ts';
import type { Posted } from '../world/message-log.ts';
import { isOwn } from '../world/world.ts';
import type { Hearing, Sessions } from './sessions.ts';
import { introduction } from './welcome.ts';

/** Lets the bot hear what happens in the world, as far as its intents go. What is ephemeral it never hears. */
export function announce(sessions: Sessions, { clock, world, interactions }: Discord): void {
  interactions.on('ask', (payload) => sessions.tell('INTERACTION_CREATE', () => payload, payload.guild_id));

  const sees = (channel: WorldChannel) =>
    world.installations.isMember(channel) && (world.botPermissions(channel) & PermissionFlagsBits.ViewChannel) !== 0n;

  const tell = (event: string, channel: WorldChannel, needed: number, data: object) =>
    world.installations.isMember(channel) &&
    sessions.tell(event, (intents) => (intents & needed ? data : undefined), guildOf(channel).guild_id);

  const tellMessage = (event: string) => (posted: Posted) => {
    const channel = world.channels.get(posted.message.channel_id);
    if (!channel || posted.only !== undefined || !sees(channel)) return;
    sessions.tell(event, messageHearing(channel, posted.message), guildOf(channel).guild_id);
  };
  world.on('message', tellMessage('MESSAGE_CREATE'));
  world.on('edit', tellMessage('MESSAGE_UPDATE'));

  world.on('delete', ({ channel, message, only }) => {
    if (only !== undefined || !sees(channel)) return;
    tell('MESSAGE_DELETE', channel, messageIntent(channel), {
      id: message,
      channel_id: channel.id,
      ...guildOf(channel),
    });
  });

  world.on('channel', (change, channel) => {
    if (isChat(channel)) return;
    const event = `${isThread(channel) ? 'THREAD' : 'CHANNEL'}_${change.toUpperCase()}`;
    const fresh = isThread(channel) && change === 'create' ? { newly_created: true } : {};
    tell(event, channel, GatewayIntentBits.Guilds, { ...channel, ...fresh });
  });

  world.on('membership', () => {
    const { server } = world.installations;
    const told = (intents: number) => (server ? introduction(world, intents) : { id: GUILD.id });
    const hearing = (intents: number) => (intents & GatewayIntentBits.Guilds ? told(intents) : undefined);
    sessions.tell(server ? 'GUILD_CREATE' : 'GUILD_DELETE', hearing, GUILD.id);
  });

  world.on('languages', () => {
    if (!world.installations.server) return;
    const server = guildObject(world.languages.server);
    sessions.tell('GUILD_UPDATE', (intents) => (intents & GatewayIntentBits.Guilds ? server : undefined), GUILD.id);
  });

  world.on('typing', ({ channel, user }) => {
    const needed = isDm(channel) ? GatewayIntentBits.DirectMessageTyping : GatewayIntentBits.GuildMessageTyping;
    const timestamp = Math.floor(clock.now() / 1000);
    tell('TYPING_START', channel, needed, { channel_id: channel.id, user_id: user, timestamp, ...guildOf(channel) });
  });

  world.on('reaction', ({ channel, message, emoji }) => {
    const needed = isDm(channel) ? GatewayIntentBits.DirectMessageReactions : GatewayIntentBits.GuildMessageReactions;
    const reaction = { emoji: { id: null, name: emoji }, burst: false, type: 0 };
    const place = { channel_id: channel.id, message_id: message, ...guildOf(channel) };
    tell('MESSAGE_REACTION_ADD', channel, needed, { user_id: BOT.id, ...place, ...reaction });
  });
}

function messageIntent(channel: WorldChannel): GatewayIntentBits {
  return isDm(channel) ? GatewayIntentBits.DirectMessages : GatewayIntentBits.GuildMessages;
}

/** Without the intent for content a bot sees only what is addressed to it: its own words, conversations, mentions. */
function messageHearing(channel: WorldChannel, message: APIMessage): Hearing {
  const addressed = isDm(channel) || isOwn(message) || message.mentions.some((one) => one.id === BOT.id);
  const place = isDm(channel) ? {} : { ...guildOf(channel), member: membership(message.author.id) };
  return (intents) => {
    if (!(intents & messageIntent(channel))) return undefined;
    const open = addressed || intents & GatewayIntentBits.MessageContent;
    const blank = open ? {} : { content: '', embeds: [], attachments: [], components: [] };
    return { ...message, ...place, ...blank, channel_type: channel.type };
  };
}
