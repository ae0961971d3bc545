import {
  type APIButtonComponentWithCustomId,
  ButtonStyle,
  ChannelType,
  GuildMember,
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
import type { Reply } from '../../interactions/reply.ts';
import { button, row } from '../../render/menu.ts';
import { WORDS } from '../../render/text.ts';
import { threadName } from './thread.ts';

/** So many other channels are offered, and so many are looked at for that. */
const MOST_OFFERED = 3;
const MOST_LOOKED_AT = 12;

/** No table can stand here: says why, and offers the places where it can. */
export async function offerElsewhere(bot: Bot, reply: Reply, request: Request, why: Refused): Promise<void> {
  const language = reply.language;
  const channels = await openChannels(bot, reply, request);
  const isForThread = reply.interaction.channel?.type === ChannelType.GuildText && !noThreadHere(reply);
  const isPrivate = request.sitters.every((sitter) => sitter.kind === 'computer' || isThis(reply, sitter));
  if (channels.length === 0 && !isForThread && !isPrivate) return reply.refuse(why);
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
  await reply.private({
    content: `${say(why.refused.sentence, language)}\n${say(ELSEWHERE, language)}`,
    components: [row(buttons)],
  });
}

const ELSEWHERE: Text = {
  en: 'You can open your table here instead:',
  de: 'Du kannst deinen Tisch stattdessen hier eröffnen:',
};
const IN_DIRECT_MESSAGES: Text = { en: 'In a DM', de: 'In einer Direktnachricht' };

function isThis({ user }: Reply, sitter: Request['sitters'][number]): boolean {
  return 'id' in sitter && sitter.id === user.id;
}

/** Channels in which both Longtable and this person may write, the server wants the game, and no table stands. */
async function openChannels(bot: Bot, reply: Reply, { game }: Request): Promise<TextChannel[]> {
  const { guild, member, channelId } = reply.interaction;
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
