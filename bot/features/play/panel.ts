import { say } from '@longtable/kit';
import { nextTable } from '../../host/commit/table-lists.ts';
import { refusal } from '../../host/refusal.ts';
import { hasBegun } from '../../host/table/table.ts';
import { type AtSeat, type AtTable, seatFor } from '../../interactions/access.ts';
import { showPage, showPanel } from '../../interactions/panel.ts';
import type { Reply } from '../../interactions/reply.ts';
import { NO_STORY, quoteLines, storyLinesFor } from '../../render/story.ts';
import { texts as common } from '../../render/words/texts.ts';
import { watch } from '../tables/watch.ts';

/** Opens the player's private panel of a table. Other users get the spectator's view. */
export async function openPanel(reply: Reply, at: AtTable): Promise<void> {
  if (at.seat === undefined) return watch(reply, at, 'spectator');
  await showPanel(reply, at, at.seat);
}

/** Replaces the panel by the one of the next table that waits for the player. If there is none, shows a note in the current panel. */
export async function openNext(reply: Reply, at: AtSeat): Promise<void> {
  const person = reply.user.id;
  const next = await nextTable(reply.bot.context, person, at.table.id);
  const shown = next ?? at;
  const seat = seatFor(shown, person);
  if (seat === undefined) return reply.refuse(refusal('notYourTable'));
  if (next && reply.message) reply.bot.boards.panels.leave(at.table.id, person, reply.message.id);
  await showPanel(reply, shown, seat, next ? {} : { done: common.replies.noNextGame });
}

/** Shows the full story of the last moves. Boards and panels show only the newest lines. */
export async function showStory(reply: Reply, at: AtTable): Promise<void> {
  const language = reply.language;
  const viewer = at.seat ?? 'spectator';
  const { heading = common.buttons.gameLog, lines } = hasBegun(at.table)
    ? storyLinesFor(at, viewer, language)
    : NO_STORY;
  const story = lines.length > 0 ? quoteLines(lines) : [say(common.replies.nothingHappened, language)];
  await showPage(reply, viewer === 'spectator' ? undefined : at, {
    title: `**${say(heading, language)}**`,
    story,
  });
}
