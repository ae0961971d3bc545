import { say } from '@longtable/kit';
import { nextTable } from '../../host/commit/table-lists.ts';
import { readerAt } from '../../host/table/names.ts';
import { hasBegun } from '../../host/table/table.ts';
import { type AtSeat, type AtTable, seatFor } from '../../interactions/access.ts';
import { showPage, showPanel, showPanelBeside } from '../../interactions/panel.ts';
import type { Reply } from '../../interactions/reply.ts';
import { drawTableView } from '../../render/display.ts';
import { NO_STORY, quoteLines, storyLinesFor } from '../../render/story.ts';
import { texts as common } from '../../render/words/texts.ts';
import { watch } from '../tables/watch.ts';

/** Opens the player's private panel of a table. Other users get the spectator's view. */
export async function openPanel(reply: Reply, at: AtTable): Promise<void> {
  if (at.seat === undefined) return watch(reply, at, 'spectator');
  await showPanel(reply, at, at.seat);
}

/** Opens the panel of the next table that waits for the player beside the current one. If there is none, shows a note in the current panel. */
export async function openNext(reply: Reply, at: AtSeat): Promise<void> {
  const person = reply.user.id;
  const next = await nextTable(reply.bot.context, person, at.table.id);
  const seat = next && seatFor(next, person);
  if (!next || seat === undefined) return showPanel(reply, at, at.seat, { done: common.replies.noNextGame });
  await showPanelBeside(reply, next, seat);
}

/** Shows a player the board and below it the full log since their last turn, and a spectator the log of the newest turn. */
export async function showLog(reply: Reply, at: AtTable): Promise<void> {
  const { language } = reply;
  const { heading = common.buttons.gameLog, lines } = hasBegun(at.table)
    ? storyLinesFor(at, at.seat ?? 'spectator', language)
    : NO_STORY;
  const log =
    lines.length > 0
      ? newestWithin(quoteLines(lines), MAX_LOG_LENGTH)
      : [say(common.replies.nothingHappened, language)];
  const end = [`**${say(heading, language)}**`, ...log];
  if (at.seat === undefined || !hasBegun(at.table)) return showPage(reply, undefined, { end });
  const reader = readerAt(at, at.seat, language);
  await showPage(reply, at, { ...drawTableView(at.game, at.table, reader, await reply.display), end });
}

/** Maximum length of a log below a board, in characters. */
const MAX_LOG_LENGTH = 2400;

/** Returns the newest lines whose length together is at most this. */
function newestWithin(lines: readonly string[], length: number): string[] {
  const start = lines.findLastIndex((_, at) => lines.slice(at).join('\n').length > length);
  return lines.slice(start + 1);
}
