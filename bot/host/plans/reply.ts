import type { Seat } from '../../../games/kit/game.ts';
import { LANGUAGES } from '../../../games/kit/text.ts';
import type { House } from '../house/house.ts';
import { readSoundLog } from '../table/log.ts';
import { readerAt } from '../table/reader.ts';
import type { Seated } from '../table/table.ts';
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
export async function isAsExpected(house: House, seated: Seated, seat: Seat, reply: string): Promise<boolean> {
  if (isPrivate(seated)) return wasTold(seated, seat, reply);
  const log = (await readSoundLog(house, seated.table)) ?? [];
  const since = log.slice(log.findLastIndex((move) => move.seat === seat) + 1).map(({ line }) => line);
  return folded(since.join(NEXT)) === folded(linesOf(reply).join(NEXT));
}

function wasTold(seated: Seated, seat: Seat, words: string): boolean {
  const { table, game } = seated;
  return LANGUAGES.some((language) =>
    game.face
      .story(table.events, readerAt(seated, seat, language))
      .some((line) => folded(line).includes(folded(words))),
  );
}

function folded(text: string): string {
  return text.replace(/\s+/g, '').toLowerCase();
}
