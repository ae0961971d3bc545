import {
  about,
  inSentence,
  type Language,
  labelled,
  list,
  nameOf,
  type Reader,
  type Seat,
  say,
  type Text,
  type Viewer,
} from '@longtable/kit';
import { SIGNS } from '@longtable/kit/picture';
import type { Ending, Table } from '../../storage/records/table.ts';
import { type LoadedTable, linesAt } from '../host/feature.ts';
import { readerAt } from '../host/table/names.ts';
import { canStart, computerOnTurn, hasBegun, isPrivate, isUnanswered, onTurn, resultOf } from '../host/table/table.ts';
import { soon } from './duration.ts';
import { sign } from './emojis.ts';
import { everyoneAt, nameAt, namesOf } from './names.ts';
import { plainLine } from './text.ts';
import { texts } from './words/texts.ts';

/** The open menu: its partial line and page. */
export interface OpenMenu {
  readonly partial: string;
  readonly page: number;
}

export const CLOSED: OpenMenu = { partial: '', page: 0 };

/**
 * Returns the line above a board: the title of the game with its occasion and terms, and the players. In an exercise,
 * the progress instead of the players.
 */
export function headOf(loaded: LoadedTable, language: Language, viewer?: Seat): string {
  const { table, game } = loaded;
  const reader = readerAt(loaded, viewer ?? 'spectator', language);
  const [progress] = linesAt(loaded, 'progress', reader);
  if (progress) return `**${say(game.title, language)}** · ${progress}`;
  const known = game.terms?.(table.options).fixesSeed ? [say(texts.status.customSeed, language)] : [];
  const name = table.terms.name ? [plainLine(table.terms.name)] : [];
  const title = [
    say(game.title, language),
    ...linesAt(loaded, 'occasion', reader),
    ...name,
    ...linesAt(loaded, 'title', reader),
    ...known,
  ].join(' · ');
  return [`**${title}**`, everyoneAt(loaded, language, viewer)].filter(Boolean).join(' · ');
}

/** Returns the title of a message. After a game, the ending is the first line. */
export function titleOf(loaded: LoadedTable, language: Language, viewer: Viewer = 'spectator'): string {
  const ending = isPlayedOut(loaded) ? endHead(loaded, readerAt(loaded, viewer, language)) : [];
  const winners = resultOf(loaded)?.winners ?? [];
  const hasWon = viewer === 'spectator' ? winners.length > 0 : winners.includes(viewer);
  const trophy = hasWon ? sign(SIGNS.trophy) : '';
  return [...ending.map((line) => trophy + line), headOf(loaded, language)].join('\n');
}

/** Whether a started game is over. A guided one is excluded: its ending is shown with the tasks. */
function isPlayedOut({ table }: LoadedTable): boolean {
  return table.status === 'over' && hasBegun(table) && !table.terms.guided;
}

/** Returns the lines below a board, by status: when an open table expires, the players to move, that the game is paused, or the result. */
export function status(
  loaded: LoadedTable,
  opened: OpenMenu,
  language = loaded.table.location.language,
  viewer: Viewer = 'spectator',
): string[] {
  const { table } = loaded;
  switch (table.status) {
    case 'paused':
      return [`**${say(texts.status.paused, language)}**`];
    case 'open':
      return table.times.lapsesAt === null ? [] : [say(lapsing(loaded, soon(table.times.lapsesAt)), language)];
    case 'over': {
      const reader = readerAt(loaded, viewer, language);
      return [
        ...(isPlayedOut(loaded) ? resultLines : endLines)(loaded, reader),
        ...linesAt(loaded, 'achievements', reader),
      ];
    }
    case 'playing':
      return [waitingLine(loaded, opened, language)];
  }
}

function lapsing(loaded: LoadedTable, when: string): Text {
  const { seats } = loaded.table;
  if (seats.some(isUnanswered)) return texts.status.invitationExpires({ when });
  const canJoin = seats.some(({ kind }) => kind === 'open') && !canStart(loaded);
  return canJoin ? texts.status.tableExpires({ when }) : texts.status.tableCloses({ when });
}

function waitingLine(loaded: LoadedTable, opened: OpenMenu, language: Language): string {
  if (computerOnTurn(loaded)) return say(texts.status.computerThinking, language);
  const seat = publicSeat(loaded);
  const question = seat === undefined ? '' : plainLine(ask(loaded, seat, opened, language));
  if (question === '') return turnLine(loaded, onTurn(loaded), language);
  return loaded.table.seats.length === 1
    ? question
    : say(texts.status.asks({ name: nameAt(loaded, seat as Seat, language), question }), language);
}

export function turnLine(loaded: LoadedTable, seats: readonly Seat[], language: Language): string {
  return say(texts.status.toMove({ names: namesOf(loaded, seats, language) }), language);
}

/** Returns the running clocks as relative timestamps, which Discord keeps up to date. Empty if none runs. */
export function clockLine(loaded: LoadedTable, language: Language): string {
  const { table } = loaded;
  const { expiresAt, expired } = table.clock;
  const running = expiresAt.flatMap((moment, seat) =>
    moment === null || table.status !== 'playing' ? [] : [{ moment, seat }],
  );
  const lines = running.map(({ moment, seat }) => {
    const time = expired.includes(seat) ? texts.status.timeRanOut : texts.status.timeRunsOut;
    const words = time({ when: soon(moment) });
    return say(running.length > 1 ? labelled(nameAt(loaded, seat, language), words) : words, language);
  });
  return lines.join(' · ');
}

/** Returns the seat whose menus are on the public board: the only seat to move, if a person has it and its choices are not secret. */
export function publicSeat(loaded: LoadedTable): Seat | undefined {
  const [seat, ...others] = onTurn(loaded);
  if (seat === undefined || others.length > 0 || isPrivate(loaded)) return undefined;
  return loaded.table.seats[seat]?.kind === 'person' ? seat : undefined;
}

export function ask(loaded: LoadedTable, seat: Seat, opened: OpenMenu, language: Language): string {
  const { table, game } = loaded;
  return game.presentation.ask?.(table.state, seat, opened.partial, readerAt(loaded, seat, language)) ?? '';
}

/** Returns the name of the list for choices without their own list: that of the game, or a default. */
export function listName({ table, game }: LoadedTable, seat: Seat, { partial }: OpenMenu, language: Language): string {
  return say(game.presentation.listName?.(table.state, seat, partial) ?? texts.menus.choose, language);
}

/** Returns the game's names of lists with all choices of a verb. */
export function verbLists({ game }: LoadedTable, language: Language): Readonly<Record<string, string>> {
  const named = Object.entries(game.presentation.verbLists ?? {});
  return Object.fromEntries(named.map(([verb, name]) => [verb, say(name, language)]));
}

/** Seat colours. The first four are distinguishable with colour blindness. */
const SEATS = [0x3b82f6, 0xf59e0b, 0x10b981, 0xa855f7, 0xfacc15, 0xf472b6, 0x22d3ee, 0xef4444] as const;
/** Colour if several seats can act. */
const SEVERAL = 0xe5e7eb;

/** Returns the accent colour of the seat to move, or a neutral one if several seats can act. Undefined if none can. */
export function accentOf(loaded: LoadedTable): number | undefined {
  if (loaded.table.status !== 'playing') return undefined;
  const [seat, ...others] = onTurn(loaded);
  if (seat === undefined) return undefined;
  return others.length > 0 ? SEVERAL : SEATS[seat % SEATS.length];
}

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
    case 'inactivity':
      return say(texts.ending.inactivity, reader.language);
    case 'aborted':
      return abortedText(reader, ending);
    case 'absence':
      return about(reader, ending.seat, texts.ending.youWereAway, (name) => texts.ending.wasAway({ name }));
    case 'exercise':
      return linesAt(loaded, 'ending', reader).join(' ');
    case 'manager':
      return say(texts.ending.closedByAdmin, reader.language);
    case 'operator':
      return say(texts.ending.closedByOperator, reader.language);
    case 'nobody':
      return neverBegan(table, ending, reader);
    case 'resigning':
    case 'time': {
      const { youResigned, resigned, youRanOutOfTime, ranOutOfTime } = texts.ending;
      const [you, they] = ending.by === 'time' ? [youRanOutOfTime, ranOutOfTime] : [youResigned, resigned];
      const why = about(reader, ending.seat, you, (name) => they({ name }));
      return [why, winnerText(loaded, reader)].filter(Boolean).join(' ');
    }
  }
}

function neverBegan({ seats }: Table, { why, seat }: Extract<Ending, { by: 'nobody' }>, reader: Reader): string {
  if (why === 'manager') return say(texts.ending.closedByAdmin, reader.language);
  if (why === 'operator') return say(texts.ending.closedByOperator, reader.language);
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
    const names = winners.map((seat) => inSentence(nameOf(reader, seat), reader.language));
    return say(texts.ending.severalWin({ names }), reader.language);
  }
  return about(reader, first, texts.ending.youWin, (name) => texts.ending.wins({ name }));
}
