import { about, list, nameOf, type Reader, say } from '@longtable/kit';
import type { Ending, Table } from '../../storage/records/table.ts';
import { type LoadedTable, linesAt } from '../host/feature.ts';
import { resultOf } from '../host/table/table.ts';
import { plainLine } from './text.ts';
import { texts } from './words/texts.ts';

/** Returns the ending, the ranking, and the lines of features. */
export function endLines(loaded: LoadedTable, reader: Reader): string[] {
  return [...endHead(loaded, reader), ...resultLines(loaded, reader)];
}

/** Returns the ending as a bold line. Empty if the table has none. */
export function endHead(loaded: LoadedTable, reader: Reader): string[] {
  const ending = endingOf(loaded, reader);
  return ending ? [`**${plainLine(ending)}**`] : [];
}

/** Returns the ranking, and the lines of features after a game. */
export function resultLines(loaded: LoadedTable, reader: Reader): string[] {
  return [...placeLines(loaded, reader), ...linesAt(loaded, 'result', reader)];
}

/** Returns the ranking if more than two played and not all are equal: “1. Ada · 2. Bo and Cleo · 4. Dev”. */
function placeLines(loaded: LoadedTable, reader: Reader): string[] {
  const places = resultOf(loaded)?.places ?? [];
  if (loaded.table.seats.length < 3 || places.length < 2) return [];
  const levels = places.map((seats, at) => {
    const before = places.slice(0, at).flat().length;
    const names = seats.map((seat) => plainLine(nameOf(reader, seat)));
    // Bold, because Discord formats a plain number at the start of a line as a list.
    return `**${before + 1}.** ${list(names, reader.language)}`;
  });
  return [levels.join(' · ')];
}

/** Whether a winner of the game has left the table. */
function winsByLeaving({ table, game }: LoadedTable): boolean {
  return game.result(table.state)?.winners.some((seat) => table.seats[seat]?.kind === 'gone') ?? false;
}

function abortedText(reader: Reader, { seat, late }: Extract<Ending, { by: 'aborted' }>): string {
  return late
    ? about(reader, seat, texts.ending.youRanOutEarly, (name) => texts.ending.ranOutEarly({ name }))
    : about(reader, seat, texts.ending.youLeftEarly, (name) => texts.ending.leftEarly({ name }));
}

/** Returns the ending in the game's own words, or the decision that ended it. Empty if the table has not ended. */
export function endingOf(loaded: LoadedTable, reader: Reader): string {
  const { table, game } = loaded;
  const { ending } = table;
  switch (ending?.by) {
    case undefined:
      return '';
    case 'game':
      // A player who left does not win, even if the replacing computer did.
      return winsByLeaving(loaded) ? winnerText(loaded, reader) : game.presentation.ending(table.state, reader);
    case 'draw':
      return say(texts.ending.draw, reader.language);
    case 'silence':
      return say(texts.ending.inactive, reader.language);
    case 'aborted':
      return abortedText(reader, ending);
    case 'absence':
      return about(reader, ending.seat, texts.ending.youWereAway, (name) => texts.ending.wasAway({ name }));
    case 'exercise':
      return linesAt(loaded, 'ending', reader).join(' ');
    case 'manager':
      return say(texts.ending.closedByAdmin, reader.language);
    case 'nobody':
      return neverBegan(table, ending, reader);
    case 'resigning': {
      const gone = about(reader, ending.seat, texts.ending.youResigned, (name) => texts.ending.resigned({ name }));
      return [gone, winnerText(loaded, reader)].filter(Boolean).join(' ');
    }
    case 'time': {
      const late = about(reader, ending.seat, texts.ending.youRanOutOfTime, (name) =>
        texts.ending.ranOutOfTime({ name }),
      );
      return [late, winnerText(loaded, reader)].filter(Boolean).join(' ');
    }
  }
}

function neverBegan({ seats }: Table, { why, seat }: Extract<Ending, { by: 'nobody' }>, reader: Reader): string {
  if (why === 'manager') return say(texts.ending.closedByAdmin, reader.language);
  if (why === 'lapsed') return say(texts.ending.nobodyJoined, reader.language);
  if (why === undefined || seat === undefined || seats[seat]?.kind === 'someone')
    return say(texts.ending.neverStarted, reader.language);
  return say(texts.ending[why]({ name: nameOf(reader, seat) }), reader.language);
}

/** Returns the sentence that names the winners. Empty without a winner. */
export function winnerText(loaded: LoadedTable, reader: Reader): string {
  const winners = resultOf(loaded)?.winners ?? [];
  const [first, ...others] = winners;
  if (first === undefined) return '';
  if (others.length > 0) {
    return say(texts.ending.severalWin({ names: winners.map((seat) => nameOf(reader, seat)) }), reader.language);
  }
  return about(reader, first, texts.ending.youWin, (name) => texts.ending.wins({ name }));
}
