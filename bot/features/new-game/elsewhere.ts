import {
  type APIButtonComponentWithCustomId,
  ButtonStyle,
  ChannelType,
  GuildMember,
  MessageFlags,
  type TextChannel,
} from 'discord.js';
import { say, type Text } from '../../../games/kit/text.ts';
import { makeId } from '../../custom-ids/ids.ts';
import { BUTTON_MAX } from '../../discord-limits.ts';
import { isTaken, type Request } from '../../host/actions/open.ts';
import { readServer, unwelcome } from '../../host/people/server.ts';
import type { Refused } from '../../host/refusal.ts';
import type { Bot } from '../../interactions/bot.ts';
import { keepRequest } from '../../interactions/pending.ts';
import { mayPlay, noThreadHere } from '../../interactions/permissions.ts';
import { type Asked, refuse } from '../../interactions/reply.ts';
import { button, row } from '../../render/menu.ts';
import { languageOf, WORDS } from '../../render/text.ts';
import { threadName } from './thread.ts';

/** So many other channels are offered, and so many are looked at for that. */
const MOST_OFFERED = 3;
const MOST_LOOKED_AT = 12;

/** No table can stand here: says why, and offers the places where it can. */
export async function offerElsewhere(bot: Bot, asked: Asked, request: Request, why: Refused): Promise<void> {
  const language = languageOf(asked.locale);
  const channels = await openChannels(bot, asked, request);
  const isForThread = asked.channel?.type === ChannelType.GuildText && !noThreadHere(asked);
  const isPrivate = request.sitters.every((sitter) => sitter.kind === 'computer' || isThis(asked, sitter));
  if (channels.length === 0 && !isForThread && !isPrivate) return refuse(asked, why);
  const kept = await keepRequest(bot.context, { request, threadName: threadName(request) });
  const offer = (place: string, label: string) =>
    button(makeId({ kind: 'elsewhere', request: kept, place }), label.slice(0, BUTTON_MAX), ButtonStyle.Secondary);
  const thread = () =>
    button(makeId({ kind: 'thread', request: kept }), say(WORDS.openThread, language), ButtonStyle.Primary);
  const buttons: APIButtonComponentWithCustomId[] = [
    ...(isForThread ? [thread()] : []),
    ...channels.map(({ id, name }) => offer(id, `#${name}`)),
    ...(isPrivate ? [offer('dm', say(IN_DIRECT_MESSAGES, language))] : []),
  ];
  await asked.reply({
    content: `${say(why.refused.sentence, language)}\n${say(ELSEWHERE, language)}`,
    flags: MessageFlags.Ephemeral,
    components: [row(buttons)],
  });
}

const ELSEWHERE: Text = { en: 'Your table can stand elsewhere:', de: 'Dein Tisch kann anderswo stehen:' };
const IN_DIRECT_MESSAGES: Text = { en: 'In direct messages', de: 'In Direktnachrichten' };

function isThis({ user }: Asked, sitter: Request['sitters'][number]): boolean {
  return 'id' in sitter && sitter.id === user.id;
}

/** Channels in which both Longtable and this person may write, the server wants the game, and no table stands. */
async function openChannels(bot: Bot, asked: Asked, { game }: Request): Promise<TextChannel[]> {
  const { guild, member, channelId } = asked;
  const me = guild?.members.me;
  if (!guild || !me || !(member instanceof GuildMember)) return [];
  const server = await readServer(bot.context, guild.id);
  const open = [...guild.channels.cache.values()]
    .filter((channel) => channel.type === ChannelType.GuildText && channel.id !== channelId)
    .filter((channel): channel is TextChannel => [me, member].every((who) => mayPlay(channel.permissionsFor(who))))
    .filter(({ id }) => !unwelcome(server, game.id, id, null))
    .sort((one, other) => one.rawPosition - other.rawPosition);
  const free: TextChannel[] = [];
  for (const channel of open.slice(0, MOST_LOOKED_AT)) {
    if (free.length < MOST_OFFERED && !(await isTaken(bot.context, channel.id))) free.push(channel);
  }
  return free;
}
