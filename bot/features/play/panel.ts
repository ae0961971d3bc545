import { MessageFlags } from 'discord.js';
import { say } from '../../../games/kit/text.ts';
import { CONTENT_MAX } from '../../discord-limits.ts';
import { spoils } from '../../host/daily/daily.ts';
import { refusal } from '../../host/refusal.ts';
import { findTable } from '../../host/table/find.ts';
import { hasBegun } from '../../host/table/table.ts';
import type { Bot } from '../../interactions/bot.ts';
import { seatFor, showPanel } from '../../interactions/panel.ts';
import { type Asked, refuse } from '../../interactions/reply.ts';
import { wholeStory } from '../../render/story.ts';
import { languageOf, WORDS } from '../../render/text.ts';
import { mayWatch } from '../tables/watch.ts';

/** Opens somebody's private panel of a table at which they sit. */
export async function openPanel(bot: Bot, asked: Asked, table: string): Promise<void> {
  const found = await findTable(bot.context, table);
  if ('refused' in found) return refuse(asked, found);
  const seat = seatFor(found, asked.user.id);
  if (seat === undefined) return refuse(asked, refusal('notYourTable'));
  await showPanel(bot, asked, found, seat);
}

/** Tells somebody all that happened last, of which boards and panels show the newest lines; the oldest go if it is too long. */
export async function tellStory(bot: Bot, asked: Asked, table: string): Promise<void> {
  const found = await findTable(bot.context, table);
  if ('refused' in found || !mayWatch(asked, found.table)) return refuse(asked, refusal('cannotWatch'));
  if (await spoils(bot.context, asked.user.id, found.table)) return refuse(asked, refusal('spoiler'));
  const language = languageOf(asked.locale);
  const viewer = seatFor(found, asked.user.id) ?? 'spectator';
  const lines = hasBegun(found.table) ? wholeStory(found, viewer, language) : [];
  while (lines.join('\n').length > CONTENT_MAX) lines.shift();
  const content = lines.join('\n') || say(WORDS.nothingHappened, language);
  await asked.reply({ content, flags: MessageFlags.Ephemeral, allowedMentions: { parse: [] } });
}
