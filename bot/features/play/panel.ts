import { say } from '../../../games/kit/text.ts';
import { spoils } from '../../host/daily/daily.ts';
import { nextTable } from '../../host/people/inbox.ts';
import { refusal } from '../../host/refusal.ts';
import { findTable } from '../../host/table/find.ts';
import { hasBegun } from '../../host/table/table.ts';
import type { Bot } from '../../interactions/bot.ts';
import { showPage } from '../../interactions/page.ts';
import { seatFor, showPanel } from '../../interactions/panel.ts';
import type { Reply } from '../../interactions/reply.ts';
import { heard, NOTHING_TOLD, quoted } from '../../render/story.ts';
import { WORDS } from '../../render/text.ts';
import { mayWatch, watch } from '../tables/watch.ts';

/** Opens somebody's private panel of a table; whoever does not sit at it watches. */
export async function openPanel(bot: Bot, reply: Reply, table: string): Promise<void> {
  const found = await findTable(bot.context, table);
  if ('refused' in found) return reply.refuse(found);
  const seat = seatFor(found, reply.user.id);
  if (seat === undefined) return watch(bot, reply, table, 'spectator');
  await showPanel(bot, reply, found, seat);
}

/** Turns somebody's panel into that of the next table that waits for them. */
export async function openNext(bot: Bot, reply: Reply, table: string): Promise<void> {
  const found = await findTable(bot.context, table);
  if ('refused' in found) return reply.refuse(found);
  const person = reply.user.id;
  const next = await nextTable(bot.context, person, table);
  const shown = next ?? found;
  const seat = seatFor(shown, person);
  if (seat === undefined) return reply.refuse(refusal('notYourTable'));
  if (next && reply.message) bot.boards.panels.leave(table, person, reply.message.id);
  await showPanel(bot, reply, shown, seat, next ? {} : { done: WORDS.noNextGame });
}

/** Tells somebody all that happened last, of which boards and panels show the newest lines; the oldest go if it is too long. */
export async function tellStory(bot: Bot, reply: Reply, table: string): Promise<void> {
  const found = await findTable(bot.context, table);
  if ('refused' in found || !(await mayWatch(bot, reply.interaction, found.table)))
    return reply.refuse(refusal('cannotWatch'));
  if (await spoils(bot.context, reply.user.id, found.table)) return reply.refuse(refusal('spoiler'));
  const language = reply.language;
  const viewer = seatFor(found, reply.user.id) ?? 'spectator';
  const { heading = WORDS.whatHappened, lines } = hasBegun(found.table) ? heard(found, viewer, language) : NOTHING_TOLD;
  const story = lines.length > 0 ? quoted(lines) : [say(WORDS.nothingHappened, language)];
  await showPage(bot, reply, viewer === 'spectator' ? undefined : table, {
    title: `**${say(heading, language)}**`,
    story,
  });
}
