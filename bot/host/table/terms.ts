import {
  type AnyGame,
  type Choice,
  type Design,
  describeOptions,
  type GameTerms,
  isHelp,
  type PerSeat,
  placesOf,
  type Seat,
  type SeatDesign,
} from '@longtable/kit';
import { LOG_CHUNK_SIZE, type SeatOccupant, type Table } from '../../../storage/records/table.ts';
import { DAY_MS } from '../duration.ts';
import { firstFrom, type LoadedTable } from '../feature.ts';
import { Refusal } from '../refusal.ts';
import {
  isFinished,
  isNonComputer,
  isSamePerson,
  levelAt,
  onTurn,
  personsAt,
  playersAt,
  resultOf,
  seriesOf,
} from './table.ts';

/** Maximum duration of a turn or pause that a game's options can set. */
const MAX_TIMING_MS = 30 * DAY_MS;

/** Returns the time limits that a game's options set, each at most `MAX_TIMING_MS`. Undefined if they set none. */
export function timingOf(game: AnyGame, options: unknown): GameTerms['clock'] {
  const clock = game.terms?.(options).clock;
  const within = (ms: number | null) => (ms === null ? null : Math.min(ms, MAX_TIMING_MS));
  return clock && { ...clock, perTurn: within(clock.perTurn), pause: within(clock.pause) };
}

/** Whether a game is rated: all seats are different people, and no terms exclude it. */
export function isRated(table: Table): boolean {
  const {
    seats,
    terms: { unrated, help },
  } = table;
  return !unrated && !help && seats.length > 1 && playersAt(table).length === seats.length;
}

/** Whether a game uses uploaded files or custom designs. Such a game is never rated. */
export function hasOwnContent(game: AnyGame, options: unknown, seats: readonly SeatOccupant[]): boolean {
  const given = options as Readonly<Record<string, unknown>>;
  const files = describeOptions(game.options).filter(({ kind }) => kind === 'file');
  return (
    files.some(({ name }) => given[name] !== undefined) ||
    seats.some((occupant) => chosenDesignOf(occupant)?.text !== undefined)
  );
}

/** Whether a waiting table for two would be rated. */
export function mayCount(table: Table): boolean {
  return !table.terms.unrated && !table.terms.help && isBetweenPeople(table);
}

/** Whether a table has two seats that are taken by, reserved for or open to different people. */
export function isBetweenPeople(table: Pick<Table, 'seats'>): boolean {
  const { seats } = table;
  const isTheirs = seats.every(({ kind }) => kind === 'person' || kind === 'invited' || kind === 'open');
  return isTheirs && seats.length === 2 && !isSamePerson(table, 0, 1);
}

/** Returns the options of a table including the designs of its players. */
export function optionsAt({ table, game }: Pick<LoadedTable, 'table' | 'game'>): Readonly<Record<string, unknown>> {
  return { ...withSeatDesigns(game, table.options as object, table.seats) };
}

/** Whether a game has a result when a player leaves: each person and program has moved, unless the game requires no moves. */
export function hasCounted(loaded: LoadedTable): boolean {
  return haveMoved(loaded, Math.min(1, loaded.game.ratedAfter ?? 1));
}

/**
 * Whether a game is long enough to be rated: played to its end, or with the required number of moves by each player. A
 * series decides itself whether a short game counts.
 */
export function isLongEnough(loaded: LoadedTable): boolean {
  const { table, game } = loaded;
  return seriesOf(loaded)?.counts(loaded) || table.ending?.by === 'game' || haveMoved(loaded, game.ratedAfter ?? 1);
}

function haveMoved({ table }: LoadedTable, least: number): boolean {
  const movesOf = (seat: Seat) => table.log.recentMoves.filter((move) => move.seat === seat).length;
  return (
    table.log.moveCount >= LOG_CHUNK_SIZE ||
    table.seats.every((occupant, seat) => !isNonComputer(occupant) || movesOf(seat) >= least)
  );
}

/** Whether boards are visible only to players. */
export function isPrivate({ table, game }: LoadedTable): boolean {
  return game.secrets !== false || table.terms.hidden === true;
}

/** Returns a refusal if hints are not allowed: if a feature objects, and between people unless agreed. Otherwise undefined. */
export function objectionToHelp(loaded: LoadedTable): Refusal | undefined {
  const objection = firstFrom(loaded.features, (feature) => feature.objection?.(loaded, 'help'));
  if (objection) return objection;
  const { table } = loaded;
  if (personsAt(table).length < 2 || table.terms.help) return undefined;
  return new Refusal(isRated(table) ? 'ratedAlone' : 'withoutHelp');
}

/** Returns the choices of a seat after a partial line, without help choices if hints are not allowed. */
export function choicesFor(loaded: LoadedTable, seat: Seat, partial: string): readonly Choice[] {
  const choices = loaded.game.choices(loaded.table.state, seat, partial);
  return objectionToHelp(loaded) ? choices.filter(({ help }) => !help) : choices;
}

/** Returns the choices for a person's menu. Unless the table is guided, it includes shortcuts, which come first among the buttons and among the lists. */
export function menuFor(loaded: LoadedTable, seat: Seat, partial: string): readonly Choice[] {
  const { table, game } = loaded;
  const choices = choicesFor(loaded, seat, partial);
  if (!game.shortcuts || table.terms.guided) return choices;
  const offered = game.shortcuts.choices(table.state, seat, partial);
  const own = choices.filter(({ line }) => !offered.some(({ replaces }) => replaces?.includes(line)));
  const firstList = own.findIndex(({ under }) => under);
  const buttons = firstList < 0 ? own : own.slice(0, firstList);
  const rest = own.slice(buttons.length);
  // A list of the game keeps its place if shortcuts are added to it.
  const shared = offered.filter(({ under }) => under && rest.some((choice) => choice.under === under));
  const isFirst = (choice: Choice, at: number) => rest.findIndex(({ under }) => under === choice.under) === at;
  const lists = rest.flatMap((choice, at) =>
    choice.under && isFirst(choice, at) ? [...shared.filter(({ under }) => under === choice.under), choice] : [choice],
  );
  const shortcuts = Map.groupBy(
    offered.filter((choice) => !shared.includes(choice)),
    ({ under }) => under !== undefined,
  );
  return [...(shortcuts.get(false) ?? []), ...buttons, ...(shortcuts.get(true) ?? []), ...lists];
}

/** Refuses a line that is a help choice if hints are not allowed. */
export function checkLine(loaded: LoadedTable, seat: Seat, line: string): void {
  const { table, game } = loaded;
  const objection = objectionToHelp(loaded);
  if (objection && isHelp(game, table.state, seat, line)) throw objection;
}

/** Whether moves are secret and viewers receive events at different times. */
export function hasSecretMoves({ game }: LoadedTable): boolean {
  return typeof game.secrets === 'object';
}

/** Whether only computers are on turn at a table with secret moves. They move immediately, and the wait must not be visible. */
export function isHiddenComputerTurn(loaded: LoadedTable): boolean {
  const acting = onTurn(loaded);
  return (
    hasSecretMoves(loaded) &&
    acting.length > 0 &&
    acting.every((seat) => levelAt(loaded.table.seats[seat]) !== undefined)
  );
}

/**
 * Whether a seat's clock restarts. Without secret moves, it restarts with each of the seat's moves. With secret moves, it restarts when a new phase
 * starts.
 */
export function restartsClock(before: Table | undefined, { table, game }: LoadedTable, seat: Seat): boolean {
  if (!before || before.state === null || typeof game.secrets !== 'object')
    return before?.turns[seat]?.count !== table.turns[seat]?.count;
  return game.secrets.phase(before.state) !== game.secrets.phase(table.state);
}

/** Returns the points of each seat: 1 for each seat beaten, half for each tie. Adds those of earlier games of a series. */
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
  const earlier = seriesOf(loaded)?.earlierPoints(table);
  return table.seats.map((_, seat) => pointsOf(seat) + (earlier?.[seat] ?? 0));
}

export type SeatDesignKind = Design & { readonly second: { readonly perSeat: PerSeat } };

/** Returns the kind of design that each player can choose for their seat, or undefined if the game has none. */
export function seatDesignKind({ designs = [] }: AnyGame): SeatDesignKind | undefined {
  return designs.find((design): design is SeatDesignKind => design.second?.perSeat !== undefined);
}

/** Returns the design that an occupant has chosen for their seat. */
export function chosenDesignOf(occupant: SeatOccupant | undefined): SeatDesign | undefined {
  return occupant && 'brings' in occupant ? occupant.brings : undefined;
}

/** Returns a game's options with the designs of all seats. Omits the option if no seat has a design. */
function withSeatDesigns(game: AnyGame, options: object, seats: readonly SeatOccupant[]): object {
  const { perSeat } = seatDesignKind(game)?.second ?? {};
  if (!perSeat) return options;
  const { [perSeat.option]: _, ...rest } = options as Readonly<Record<string, unknown>>;
  const brought = seats.map((occupant) => chosenDesignOf(occupant) ?? null);
  return brought.some(Boolean) ? { ...rest, [perSeat.option]: brought } : rest;
}

/** Removes an occupant's design, which has become part of the game's options. */
export function withoutDesign(occupant: SeatOccupant): SeatOccupant {
  if (occupant.kind !== 'person') return occupant;
  const { brings, ...rest } = occupant;
  return rest;
}

/** Whether players can use designs of their own. These are not balanced, so the game must be unrated. */
export function isOpenToDesigns({ terms: { unrated, help } }: Table): boolean {
  return unrated === true || help === true;
}

/** Refuses a custom design in a rated game. */
export function checkDesign(table: Table, design: SeatDesign | undefined): void {
  if (design?.text !== undefined && !isOpenToDesigns(table)) throw new Refusal('ratedDesign');
}
