import type { Seat } from '../../../games/kit/game.ts';
import { LANGUAGES } from '../../../games/kit/text.ts';
import type { Context } from '../context.ts';
import { readOrQuarantineLog } from '../table/log.ts';
import { readerAt } from '../table/names.ts';
import { storyFor } from '../table/story.ts';
import type { LoadedTable } from '../table/table.ts';
import { isPrivate } from '../table/terms.ts';

/** Between the lines of a reply that has several. */
const NEXT = ';';

/** The lines that a reply consists of. */
export function linesOf(reply: string): string[] {
  return reply
    .split(NEXT)
    .map((line) => line.trim())
    .filter(Boolean);
}

/** A reply that goes on with one more line. */
export function longerReply(reply: string | undefined, line: string): string {
  return [...(reply === undefined ? [] : [reply]), line].join(`${NEXT} `);
}

/**
 * Whether the others did what somebody expected: where everybody sees every line, they played just these lines since; where
 * there are secrets, the person was told something in these words. Nobody learns more by expecting than by reading.
 */
export async function isAsExpected(context: Context, loaded: LoadedTable, seat: Seat, reply: string): Promise<boolean> {
  if (isPrivate(loaded)) return wasTold(loaded, seat, reply);
  const log = (await readOrQuarantineLog(context, loaded.table)) ?? [];
  const since = log.slice(log.findLastIndex((move) => move.seat === seat) + 1).map(({ line }) => line);
  return folded(since.join(NEXT)) === folded(linesOf(reply).join(NEXT));
}

function wasTold(loaded: LoadedTable, seat: Seat, words: string): boolean {
  const { game } = loaded;
  const { events } = storyFor(loaded, seat);
  return LANGUAGES.some((language) =>
    game.face.story(events, readerAt(loaded, seat, language)).some((line) => folded(line).includes(folded(words))),
  );
}

function folded(text: string): string {
  return text.replace(/\s+/g, '').toLowerCase();
}
