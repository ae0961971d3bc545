import { nameOf, type Reader, type StoryLine, say } from '@longtable/kit';
import type { ButtonSpec } from '../../host/feature.ts';
import { ignoreRefusal } from '../../host/refusal.ts';
import { readerAt } from '../../host/table/names.ts';
import { hasBegun } from '../../host/table/table.ts';
import { hasSecretMoves } from '../../host/table/terms.ts';
import type { AtTable } from '../../interactions/access.ts';
import { showPage } from '../../interactions/panel.ts';
import type { Reply } from '../../interactions/reply.ts';
import { drawTableView } from '../../render/display.ts';
import { buttonRows, plain } from '../../render/page.ts';
import { quoteLines, storyLinesFor } from '../../render/story.ts';
import { plainLine } from '../../render/text.ts';
import { logId, recordOf } from './record.ts';
import { readGameLog } from './replay.ts';
import type { LogEntry } from './replay-work.ts';
import { texts } from './words/texts.ts';

/** Shows a page of the log of the whole game, below the board for a player. Page 0 is the newest. */
export async function showLog(reply: Reply, at: AtTable, wanted: number): Promise<void> {
  const { language } = reply;
  const title = `**${say(texts.log.title, language)}**`;
  if (!hasBegun(at.table))
    return showPage(reply, undefined, { end: [title, say(texts.log.nothingHappened, language)] });
  const reader = readerAt(at, at.seat ?? 'spectator', language);
  const pages = pagesOf(await logLines(reply, at, reader));
  const page = Math.min(wanted, pages.length - 1);
  const button = (to: number, label: ButtonSpec[1]): ButtonSpec =>
    plain(logId.make({ table: at.table.id, page: to }), label);
  const end = [title, ...(pages[page] ?? [])];
  const rows = buttonRows(
    [
      ...(page < pages.length - 1 ? [button(page + 1, texts.log.older)] : []),
      ...(page > 0 ? [button(page - 1, texts.log.newer)] : []),
    ],
    language,
  );
  if (at.seat === undefined) return showPage(reply, undefined, { end, rows });
  await showPage(reply, at, { ...drawTableView(at.game, at.table, reader, await reply.display), end, rows });
}

/** Returns the lines of the whole game, or of the newest turns if the game cannot be replayed. */
async function logLines({ bot, user, language }: Reply, at: AtTable, reader: Reader): Promise<string[]> {
  const record = await recordOf(bot.context, at.table).catch(ignoreRefusal);
  const log = record && (await readGameLog(bot.context, user.id, record, reader).catch(ignoreRefusal));
  const lines = log
    ? log.flatMap((entry) => entryLines(entry, at, reader))
    : logLinesOf(storyLinesFor(at, at.seat ?? 'spectator', language).lines);
  return lines.length > 0 ? lines : [say(texts.log.nothingHappened, language)];
}

function entryLines({ seat, lines }: LogEntry, at: AtTable, reader: Reader): string[] {
  if (lines.length === 0) return [];
  // Where moves are secret, the mover is too.
  const isNamed = seat !== undefined && reader.names.length > 1 && !hasSecretMoves(at);
  return [...(isNamed ? [`**${plainLine(nameOf(reader, seat))}**`] : []), ...logLinesOf(lines)];
}

/** Maximum length of a page below a board, in characters. */
const MAX_PAGE_LENGTH = 1600;

/** Divides lines into pages, the newest first. */
export function pagesOf(lines: readonly string[]): string[][] {
  const pages: string[][] = [[]];
  for (const line of lines.toReversed()) {
    const page = pages.at(-1)!;
    if (page.length > 0 && [line, ...page].join('\n').length > MAX_PAGE_LENGTH) pages.push([line]);
    else page.unshift(line);
  }
  return pages;
}

/** Returns the lines of the log, with headings. */
export function logLinesOf(lines: readonly StoryLine[]): string[] {
  return lines.flatMap((line) => (line.heading ? [`**${plainLine(line.heading)}**`] : quoteLines([line])));
}
