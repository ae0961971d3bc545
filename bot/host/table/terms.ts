import {
  type AnyGame,
  type Choice,
  describeOptions,
  type GameTerms,
  isHelp,
  placesOf,
  type Score,
  type Seat,
} from '@longtable/kit';
import { LOG_CHUNK_SIZE, type SeatOccupant, type Table } from '../../../storage/records/table.ts';
import { DAY_MS } from '../duration.ts';
import { type Refused, refusal } from '../refusal.ts';
import { broughtBy, withSeatDesigns } from './seat-designs.ts';
import {
  isFinished,
  isParty,
  isSamePerson,
  type LoadedTable,
  levelAt,
  onTurn,
  personsAt,
  playersAt,
  resultOf,
} from './table.ts';

/** Maximum time for a turn or a pause that a game's own options may ask for. */
const TIMING_MAX = 30 * DAY_MS;

/** Returns the time limits that a game's options ask for, none of them above the maximum. */
export function timingOf(game: AnyGame, options: unknown): GameTerms['clock'] {
  const clock = game.terms?.(options).clock;
  const within = (ms: number | null) => (ms === null ? null : Math.min(ms, TIMING_MAX));
  return clock && { ...clock, perTurn: within(clock.perTurn), pause: within(clock.pause) };
}

/** Whether a game counts for ratings: people, each in one seat, who did not agree on anything else. */
export function isRated(table: Table): boolean {
  const {
    seats,
    terms: { unrated, help },
  } = table;
  return !unrated && !help && seats.length > 1 && playersAt(table).length === seats.length;
}

/** Whether a game is played with uploaded files or designs that players made; such a game is never rated. */
export function hasOwnContent(game: AnyGame, options: unknown, seats: readonly SeatOccupant[]): boolean {
  const given = options as Readonly<Record<string, unknown>>;
  const files = describeOptions(game.options).filter(({ kind }) => kind === 'file');
  return (
    files.some(({ name }) => given[name] !== undefined) || seats.some((sitter) => broughtBy(sitter)?.text !== undefined)
  );
}

/** Whether a table that waits for players would count for ratings. */
export function mayCount(table: Table): boolean {
  return !table.terms.unrated && !table.terms.help && isBetweenPeople(table);
}

/** Whether only people have the two seats of a table, or may still come. */
export function isBetweenPeople(table: Pick<Table, 'seats'>): boolean {
  const { seats } = table;
  const isTheirs = seats.every(({ kind }) => kind === 'person' || kind === 'invited' || kind === 'open');
  return isTheirs && seats.length === 2 && !isSamePerson(table, 0, 1);
}

/** Returns the options that a table is played with, including the designs that its players bring. */
export function optionsAt({ table, game }: LoadedTable): Readonly<Record<string, unknown>> {
  return { ...withSeatDesigns(game, table.options as object, table.seats) };
}

/** Whether a game that a player leaves has a result: each person has moved. */
export function hasCounted(loaded: LoadedTable): boolean {
  return haveMoved(loaded, Math.min(1, loaded.game.ratedAfter ?? 1));
}

/** Whether a game is long enough to be rated: it was played to its end, or each person has made the moves that it asks for. */
export function isLongEnough(loaded: LoadedTable): boolean {
  return loaded.table.ending?.by === 'game' || haveMoved(loaded, loaded.game.ratedAfter ?? 1);
}

function haveMoved({ table }: LoadedTable, least: number): boolean {
  const movesOf = (seat: Seat) => table.log.recentMoves.filter((move) => move.seat === seat).length;
  return (
    table.log.moveCount >= LOG_CHUNK_SIZE ||
    table.seats.every((sitter, seat) => !isParty(sitter) || movesOf(seat) >= least)
  );
}

/** Whether only those who sit at a table see their boards: they have secrets from each other, or the day from everybody. */
export function isPrivate({ table, game }: LoadedTable): boolean {
  return game.secrets !== false || table.features.daily !== undefined;
}

/** Why nobody may be helped by the computer, if there is a reason: alone everybody may, unless the day compares them or a puzzle rates them, among people only as agreed. */
export function objectionToHelp(table: Table): Refused | undefined {
  if (table.features.daily !== undefined) return refusal('dailyAlone');
  if (table.features.puzzle) return refusal('puzzleAlone');
  if (personsAt(table).length < 2 || table.terms.help) return undefined;
  return refusal(isRated(table) ? 'ratedAlone' : 'withoutHelp');
}

/** What a seat is offered after a partial; help only where it is allowed. */
export function choicesFor({ table, game }: LoadedTable, seat: Seat, partial: string): readonly Choice[] {
  const choices = game.choices(table.state, seat, partial);
  return objectionToHelp(table) ? choices.filter(({ help }) => !help) : choices;
}

/** The same for a person's menu, with the presses that stand for several moves first, or at the top of the lists; a lesson goes step by step. */
export function menuFor(loaded: LoadedTable, seat: Seat, partial: string): readonly Choice[] {
  const { table, game } = loaded;
  const choices = choicesFor(loaded, seat, partial);
  if (!game.shortcuts || table.features.lesson) return choices;
  const offered = game.shortcuts.choices(table.state, seat, partial);
  const own = choices.filter(({ line }) => !offered.some(({ replaces }) => replaces?.includes(line)));
  const firstList = own.findIndex(({ under }) => under);
  const buttons = firstList < 0 ? own : own.slice(0, firstList);
  const shortcuts = Map.groupBy(offered, ({ under }) => under !== undefined);
  return [...(shortcuts.get(false) ?? []), ...buttons, ...(shortcuts.get(true) ?? []), ...own.slice(buttons.length)];
}

/** Why a line may not be played although the game takes it: the computer would play it for the person. */
export function objectionToLine({ table, game }: LoadedTable, seat: Seat, line: string): Refused | undefined {
  const objection = objectionToHelp(table);
  return objection && isHelp(game, table.state, seat, line) ? objection : undefined;
}

/** Whether single moves at a table are a secret: each hears of them at their own time, and whoever waits sees what they last saw. */
export function tellsInPieces({ game }: LoadedTable): boolean {
  return typeof game.secrets === 'object';
}

/** Whether only computers are to act at such a table: they answer at once, and nobody needs to be shown that they were waited for. */
export function isPassing(loaded: LoadedTable): boolean {
  const acting = onTurn(loaded);
  return (
    tellsInPieces(loaded) &&
    acting.length > 0 &&
    acting.every((seat) => levelAt(loaded.table.seats[seat]) !== undefined)
  );
}

/** Whether a seat's time begins anew with a change: with each of its moves, or, where those are a secret, when everybody may see that it goes on. */
export function beginsAnew(before: Table | undefined, { table, game }: LoadedTable, seat: Seat): boolean {
  if (!before || before.state === null || typeof game.secrets !== 'object')
    return before?.turns[seat]?.count !== table.turns[seat]?.count;
  return game.secrets.phase(before.state) !== game.secrets.phase(table.state);
}

/** What each seat scored in the first game of a match, at the table of the second; nothing at any other. */
export function scoredBefore({ features }: Table): readonly number[] | undefined {
  const { match } = features;
  return match && 'scored' in match ? match.scored : undefined;
}

/** The table at which a match goes on, once its first game is over and has counted; nothing where it ends with that. */
export function secondOf(loaded: LoadedTable): string | undefined {
  const { match } = loaded.table.features;
  const goesOn = isFinished(loaded.table) && hasCounted(loaded) && personsAt(loaded.table).length === 2;
  return match && 'next' in match && goesOn ? match.next : undefined;
}

/** The points of a finished game by seat, in a match those of both games: 1 for each seat left behind, half for each that is level. */
export function pointsAt(loaded: LoadedTable): readonly number[] {
  const { table } = loaded;
  const result = (isFinished(table) && resultOf(loaded)) || { winners: [] };
  const places = placesOf(result, table.seats.length);
  const placeOf = (seat: Seat) => places.findIndex((level) => level.includes(seat));
  const pointsOf = (seat: Seat) =>
    table.seats.reduce((sum, _, other) => {
      const ahead = placeOf(other) - placeOf(seat);
      return other === seat ? sum : sum + (Math.sign(ahead) + 1) / 2;
    }, 0);
  return table.seats.map((_, seat) => pointsOf(seat) + (scoredBefore(table)?.[seat] ?? 0));
}

/** Above zero if the first of two runs is the better one; what the game counts first decides first. */
export function compareScores(one: Pick<Score, 'points'>, other: Pick<Score, 'points'>): number {
  const at = one.points.findIndex((points, index) => points !== other.points[index]);
  return at < 0 ? 0 : (one.points[at] ?? 0) - (other.points[at] ?? 0);
}
