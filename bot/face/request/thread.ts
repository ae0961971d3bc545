import {
  ButtonStyle,
  ChannelType,
  type ChatInputCommandInteraction,
  type MessageComponentInteraction,
  MessageFlags,
  ThreadAutoArchiveDuration,
} from 'discord.js';
import { say } from '../../../games/kit/text.ts';
import { openTable, type Request } from '../../host/acts/open.ts';
import { type Refused, refusal } from '../../host/house/refusal.ts';
import { noRoomFor } from '../../host/books/sitting.ts';
import type { Seated } from '../../host/table/table.ts';
import { refuse } from '../answers/answer.ts';
import type { Bot } from '../bot.ts';
import { makeId } from '../drawing/id.ts';
import { button, row } from '../drawing/menu.ts';
import { languageOf, WORDS } from '../drawing/words.ts';
import type { Kept } from './pending.ts';
import { opponentOf } from './sitters.ts';

const NAME_MAX = 100;

/** A table already stands here: offers a thread of its own for the one that was asked for. */
export async function offerThread(bot: Bot, interaction: ChatInputCommandInteraction, request: Request): Promise<void> {
  if (interaction.channel?.type !== ChannelType.GuildText) return refuse(interaction, refusal('placeTaken'));
  const crowded = await noRoomFor(bot.house, interaction.user.id, interaction.guildId);
  if (crowded) return refuse(interaction, crowded);
  const language = languageOf(interaction.locale);
  const key = bot.pending.keep({ request, threadName: nameFor(interaction, request) });
  const open = button(makeId({ kind: 'thread', table: key }), say(WORDS.openThread, language), ButtonStyle.Primary);
  await interaction.reply({
    content: say(WORDS.busyChannel, language),
    flags: MessageFlags.Ephemeral,
    components: [row([open])],
  });
}

/** Opens the thread that was offered, and the table in it. */
export async function openThread(bot: Bot, pressed: MessageComponentInteraction, key: string): Promise<void> {
  await pressed.deferUpdate();
  const language = languageOf(pressed.locale);
  const answer = (content: string) => pressed.editReply({ content, components: [] });
  const kept = bot.pending.take(key);
  const opened = kept ? await openInThread(bot, pressed, kept) : refusal('requestGone');
  if ('refused' in opened) {
    await answer(say(opened.refused.sentence, language));
    return;
  }
  const { channel } = opened.table.place;
  await Promise.all([answer(`${say(WORDS.yourTable, language)} <#${channel}>`), bot.boards.settle(opened)]);
}

async function openInThread(
  bot: Bot,
  pressed: MessageComponentInteraction,
  { request, threadName }: Kept,
): Promise<Seated | Refused> {
  const crowded = await noRoomFor(bot.house, pressed.user.id, pressed.guildId);
  if (crowded) return crowded;
  const channel = await createThread(pressed, threadName);
  if (channel === undefined) return refusal('noThreads');
  return openTable(bot.house, { ...request, place: { ...request.place, channel } });
}

async function createThread({ channel }: MessageComponentInteraction, name: string): Promise<string | undefined> {
  if (channel?.type !== ChannelType.GuildText) return undefined;
  const thread = await channel.threads
    .create({ name, autoArchiveDuration: ThreadAutoArchiveDuration.OneWeek })
    .catch(() => undefined);
  return thread?.id;
}

/** Named after the game and those who were asked to play it. */
function nameFor(interaction: ChatInputCommandInteraction, { game, sitters }: Request): string {
  const computer = sitters.some(({ kind }) => kind === 'computer') ? ['Computer'] : [];
  const opponent = opponentOf(interaction)?.displayName ?? [];
  const players = [interaction.user.displayName, opponent, computer].flat().join(' – ');
  return `${game.title} · ${players}`.slice(0, NAME_MAX);
}
