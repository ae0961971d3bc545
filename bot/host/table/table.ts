import {
  type AnyGame,
  type Language,
  placesOf,
  type Reader,
  type Result,
  resultOfPlaces,
  type Score,
  type Seat,
  type Text,
  type Viewer,
} from '@longtable/kit';
import type { RecordKind, Write } from '../../../storage/index.ts';
import type { Display } from '../../../storage/records/person.ts';
import type { BoardLocation, Notice, SeatOccupant, Table } from '../../../storage/records/table.ts';
import type { Features, Latecomer } from '../../../storage/records/table-features.ts';
import type { PlainMessage } from '../../messages/messages.ts';
import type { Refusal } from '../refusal.ts';
import type { FeatureRequests, Request } from '../request.ts';

/** A validated table with its game and the features of the bot. */
export interface LoadedTable {
  readonly table: Table;
  readonly game: AnyGame;
  readonly features: readonly TableFeature[];
  /** A message for the player who made the change. */
  readonly note?: Text | undefined;
}

/** A changed table with further writes. */
export interface TableChange {
  readonly table: Table;
  readonly writes?: readonly Write[];
  /** A message for the player who made the change. */
  readonly note?: Text | undefined;
  /** Whether only one player sees the change. Then the table gets no new revision, side effect or delivery. */
  readonly isPrivate?: boolean;
}

/** A button: its custom id, label, style and icon. */
export type FeatureButton = readonly [id: string, label: Text, style: 1 | 2 | 3 | 4, icon?: string];

/** A picture that is not painted yet, with its alternative text. Of two pictures of the same board, only the newest is painted. */
export interface TableSketch {
  readonly of: string;
  readonly drawing: string;
  readonly description: string;
}

/** What a feature does with its notices of one kind. */
export interface FeatureNotice {
  /** Whether a seat has not acted yet. */
  isPending(loaded: LoadedTable, seat: Seat): boolean;
  draw(loaded: LoadedTable, seats: readonly Seat[]): PlainMessage;
  /** Whether a panel that is kept up to date shows the same. */
  readonly isInPanel?: true;
}

/** What a feature adds to a table and its messages. */
export interface TableFeature {
  readonly id: string;
  /** Records that the feature keeps beside a table, by their names in `table.features`. */
  readonly tableRecords?: Readonly<Record<string, RecordKind<unknown>>>;
  /** Whether the feature plays the next move of a seat for its player. See `HostFeature.playNext`. */
  playsNext?(loaded: LoadedTable, seat: Seat): boolean;
  /** What the feature does with its notices, by their kinds. */
  readonly notices?: Partial<Record<Notice['about'], FeatureNotice>>;
  /** Returns the table after a move of a seat. `isHidden`: whether the other players do not see it. */
  afterMove?(table: Table, seat: Seat, isHidden: boolean): Table;
  /** Returns the table after an undo that the other players have accepted. */
  afterUndo?(table: Table): Table;
  /** Why hints are refused, or taking back a move. */
  objections?(loaded: LoadedTable, action: 'help' | 'undo'): readonly Refusal[];
  /** Lines of which the player is asked to play one. */
  wantedLines?(loaded: LoadedTable): readonly string[];
  /** Request for another game after this one, if it differs from a usual rematch. */
  again?(loaded: LoadedTable): readonly Partial<Request>[];
  /** The player's progress instead of the rest of the title, such as “Lesson, step 2 of 5”. */
  progress?(loaded: LoadedTable, language: Language): readonly string[];
  /** Occasion of the game, after its name in the title, such as “Daily, 16 Nov”. */
  occasions?(loaded: LoadedTable, language: Language): readonly string[];
  /** Parts of the title, such as “Round 2”. */
  titles?(loaded: LoadedTable, language: Language): readonly string[];
  /** Lines above the board. */
  linesAbove?(loaded: LoadedTable, language: Language): readonly string[];
  /** Lines below the board. */
  linesBelow?(loaded: LoadedTable, language: Language, viewer: Viewer): readonly string[];
  /** Lines above a player's panel. */
  panelNews?(loaded: LoadedTable, seat: Seat, language: Language): readonly string[];
  /** Lines at the end of a player's panel. */
  panelLines?(loaded: LoadedTable, seat: Seat, language: Language): readonly string[];
  /** Name in the title of a requested or opened table's thread, such as “Puzzle: Duel”. */
  threadTitles?(about: FeatureRequests | Features, title: Text): readonly Text[];
  /** What a player loses by resigning, as a question whether to do so. */
  resignationWarnings?(loaded: LoadedTable): readonly Text[];
  /** Sentence about the end of an exercise. */
  exerciseEnding?(loaded: LoadedTable, reader: Reader): readonly string[];
  /** Lines about the result of a finished game. */
  resultLines?(loaded: LoadedTable, reader: Reader): readonly string[];
  /** Buttons that change how a reader sees the board. */
  displayButtons?(loaded: LoadedTable, display: Display): readonly FeatureButton[];
  /** Buttons for the players of a table that has not started. */
  seatButtons?(loaded: LoadedTable): readonly FeatureButton[];
  /** Buttons on the public board of an open table. */
  waitingButtons?(loaded: LoadedTable): readonly FeatureButton[];
  /** Buttons that answer a question to other players: on the public board, and for a seat on its panel. */
  answerButtons?(loaded: LoadedTable, seat?: Seat): readonly FeatureButton[];
  /** A player's buttons that lose their names, or are left out, if a panel has no room. The board of the only person has them too. */
  shrinkingButtons?(loaded: LoadedTable, seat: Seat): readonly FeatureButton[];
  /** Buttons on the public board during a game. */
  boardButtons?(loaded: LoadedTable): readonly FeatureButton[];
  /** Buttons on the panel of a seat during a game, and those that it has only if there is room. */
  panelButtons?(loaded: LoadedTable, seat: Seat): readonly FeatureButton[];
  extraPanelButtons?(loaded: LoadedTable, seat: Seat): readonly FeatureButton[];
  /** Buttons that open pages to read about a game, on the board, on panels and under “More”. */
  pageButtons?(loaded: LoadedTable): readonly FeatureButton[];
  /** A viewer's own marks on things, as they were after a move. */
  notes?(loaded: LoadedTable, viewer: Viewer, move: number): NonNullable<Reader['notes']>;
  /** Score of a finished game. */
  scores?(loaded: LoadedTable): readonly Score[];
  /** Facts about a finished game with icons. */
  endFacts?(
    loaded: LoadedTable,
    language: Language,
  ): readonly { readonly icon: string; readonly value: string; readonly words: string }[];
  /** Button with which a player ends the game, instead of resigning. */
  leaveButtons?(loaded: LoadedTable): readonly FeatureButton[];
  /** Buttons after a game that lead to the next one. An exercise has no others. */
  nextButtons?(loaded: LoadedTable): readonly FeatureButton[];
  /** Other buttons after a game. */
  endButtons?(loaded: LoadedTable): readonly FeatureButton[];
  /** Buttons that suggest something else to do after a game. */
  suggestionButtons?(loaded: LoadedTable): readonly FeatureButton[];
  /** Draws an open table with its terms as a picture. */
  waitingSketch?(loaded: LoadedTable, terms: readonly string[], language: Language): TableSketch;
}

/** Returns what the features add to a table, in their order. */
export function fromFeatures<const Hook extends ListHook>(
  loaded: LoadedTable,
  hook: Hook,
  ...rest: Parameters<NonNullable<TableFeature[Hook]>> extends [LoadedTable, ...infer Rest] ? Rest : never
): Added<Hook>[] {
  return loaded.features.flatMap((feature) => {
    const ask = feature[hook] as ((loaded: LoadedTable, ...rest: unknown[]) => readonly Added<Hook>[]) | undefined;
    return ask?.(loaded, ...rest) ?? [];
  });
}

/** Hooks that return a list for a table. */
type ListHook = {
  [Name in keyof TableFeature]-?: NonNullable<TableFeature[Name]> extends (...given: never[]) => readonly unknown[]
    ? Name
    : never;
}[keyof TableFeature];

type Added<Hook extends keyof TableFeature> =
  NonNullable<TableFeature[Hook]> extends (...given: never[]) => readonly (infer Each)[] ? Each : never;

/** Whether a feature plays the next move of a seat for its player, who is then not notified. */
export function isPlayedFor(loaded: LoadedTable, seat: Seat): boolean {
  return loaded.features.some((feature) => feature.playsNext?.(loaded, seat));
}

/** Returns the seats of a user. More than one only if they play both sides. */
export function seatsOf(table: Table, person: string): Seat[] {
  return table.seats.flatMap((sitter, seat) => (sitter.kind === 'person' && sitter.id === person ? [seat] : []));
}

/** Whether a table ended with a result. False for exercises, and tables that were closed or aborted. */
export function isFinished({ ending }: Table): boolean {
  return ending !== null && !['nobody', 'aborted', 'silence', 'absence', 'manager', 'exercise'].includes(ending.by);
}

/** Whether the game was set up. False while waiting for players, or if they never came. */
export function hasBegun({ status, ending }: Table): boolean {
  return status !== 'open' && ending?.by !== 'nobody';
}

/** Whether a user has an unanswered invitation to a waiting table. */
export function isInvited({ status, seats }: Table, person: string): boolean {
  return status === 'open' && seats.some((sitter) => isUnanswered(sitter) && sitter.id === person);
}

/** Whether the seat is neither free nor reserved. */
export function isSeated({ kind }: SeatOccupant): boolean {
  return kind !== 'open' && kind !== 'invited';
}

/** Returns the user who may start a table early: the first person or program owner in it. Undefined if there is none. */
export function hostOf({ seats }: Table): string | undefined {
  const [first] = seats.flatMap((sitter) => {
    if (sitter.kind === 'person') return [sitter.id];
    return sitter.kind === 'program' && sitter.owner ? [sitter.owner.id] : [];
  });
  return first;
}

/** Whether enough players are present to start a table with free seats. */
export function canStart({ table, game }: LoadedTable): boolean {
  return table.status === 'open' && table.seats.filter(isSeated).length >= game.seats.min;
}

/** Whether an invitation has not been answered. */
export function isUnanswered(sitter: SeatOccupant): sitter is Extract<SeatOccupant, { kind: 'invited' }> {
  return sitter.kind === 'invited' && sitter.answer === undefined;
}

/** Returns the users for whom seats are reserved, whatever they have answered. */
export function invitedTo({ status, seats }: Pick<Table, 'status' | 'seats'>): string[] {
  return status === 'open' ? seats.flatMap((sitter) => (sitter.kind === 'invited' ? [sitter.id] : [])) : [];
}

/** Returns the seats on turn. Empty before the start, during a pause and after the end. */
export function onTurn({ table, game }: LoadedTable): readonly Seat[] {
  return table.status === 'playing' ? game.turn(table.state) : [];
}

export function personsAt(table: Table): string[] {
  return [...new Set(table.seats.flatMap((sitter) => (sitter.kind === 'person' ? [sitter.id] : [])))];
}

/** Whether the occupant is a person who plays or has left. */
export function isPlayer(
  sitter: SeatOccupant | undefined,
): sitter is Extract<SeatOccupant, { kind: 'person' | 'gone' }> {
  return sitter?.kind === 'person' || sitter?.kind === 'gone';
}

/** Returns the users who play at a table or have left it. */
export function playersAt({ seats }: Table): string[] {
  return [...new Set(seats.filter(isPlayer).map(({ id }) => id))];
}

/** Returns the seats in which a user plays or has played. */
export function playedBy({ seats }: Table, person: string): Seat[] {
  return seats.flatMap((sitter, seat) => (isPlayer(sitter) && sitter.id === person ? [seat] : []));
}

/** Returns the level of the computer in a seat, including one that plays for a player who left. Undefined if no computer plays there. */
export function levelAt(sitter: SeatOccupant | undefined): string | undefined {
  return sitter?.kind === 'computer' || sitter?.kind === 'gone' ? sitter.level : undefined;
}

/** Returns the number of people and programs, who may keep each other waiting. Computers reply immediately. */
export function nonComputerCount(table: Table): number {
  return personsAt(table).length + table.seats.filter(({ kind }) => kind === 'program').length;
}

/** Whether the occupant is a person or a program. */
export function isNonComputer(sitter: SeatOccupant | undefined): boolean {
  return sitter?.kind === 'person' || sitter?.kind === 'program';
}

/** Returns the seats of a user's programs. */
export function programsOf({ seats }: Table, person: string): Seat[] {
  return seats.flatMap((sitter, seat) => (sitter.kind === 'program' && sitter.owner?.id === person ? [seat] : []));
}

/** Returns the seat of the program with this hashed token. Undefined if there is none. */
export function seatOfToken({ seats }: Table, token: string): Seat | undefined {
  const seat = seats.findIndex((sitter) => sitter.kind === 'program' && sitter.token === token);
  return seat < 0 ? undefined : seat;
}

/** Returns the owners of programs at a table. */
export function ownersAt({ seats }: Table): string[] {
  return seats.flatMap((sitter) => (sitter.kind === 'program' && sitter.owner ? [sitter.owner.id] : []));
}

/** Returns the users whom a computer has replaced and who may return. */
export function replacedAt({ seats }: Table): string[] {
  return seats.flatMap((sitter) => (sitter.kind === 'computer' && sitter.instead ? [sitter.instead.id] : []));
}

/** Returns the seat in which a computer has replaced a user, or undefined if there is none. */
export function seatInsteadOf({ seats }: Table, person: string): Seat | undefined {
  const seat = seats.findIndex((sitter) => sitter.kind === 'computer' && sitter.instead?.id === person);
  return seat < 0 ? undefined : seat;
}

/** Returns the time at which the vacation of a seat's player ends, or now if they are not on vacation. */
export function backAt({ seats }: Table, seat: Seat, now: number): number {
  const sitter = seats[seat];
  return Math.max(now, (sitter?.kind === 'person' && sitter.away) || 0);
}

/** Returns the occupant without their vacation. */
export function withoutVacation(sitter: SeatOccupant): SeatOccupant {
  if (sitter.kind !== 'person') return sitter;
  const { away: _, ...rest } = sitter;
  return rest;
}

/** Whether the same person sits in both seats. */
export function isSamePerson({ seats }: Pick<Table, 'seats'>, one: Seat, other: Seat): boolean {
  const [a, b] = [seats[one], seats[other]];
  return a?.kind === 'person' && b?.kind === 'person' && a.id === b.id;
}

/** Returns the users who wait for others, including the owners of waiting programs. */
export function waitingAt(loaded: LoadedTable): string[] {
  const { table } = loaded;
  const acting = onTurn(loaded);
  const isWaiting = (seats: readonly Seat[]) => !seats.some((seat) => acting.includes(seat));
  const players = personsAt(table);
  const owners = [...new Set(ownersAt(table))].filter((person) => !players.includes(person));
  return [
    ...players.filter((person) => isWaiting(seatsOf(table, person))),
    ...owners.filter((person) => isWaiting(programsOf(table, person))),
  ];
}

/** Returns the first seat on turn in which a computer moves by itself, or undefined if there is none. */
export function computerOnTurn(loaded: LoadedTable): { seat: Seat; level: string } | undefined {
  if (loaded.table.terms.computersWait) return undefined;
  for (const seat of onTurn(loaded)) {
    const level = levelAt(loaded.table.seats[seat]);
    if (level !== undefined) return { seat, level };
  }
  return undefined;
}

/** Whether a table has one person, and computers in all other seats. */
export function hasOnePerson(table: Table): boolean {
  return table.seats.every(({ kind }) => kind === 'person' || kind === 'computer') && personsAt(table).length === 1;
}

/** Returns the result of a table, or undefined if it is not over. Tables that ended without a result have no winners. */
export function resultOf({ table, game }: LoadedTable): Result | undefined {
  const { ending } = table;
  if (!ending) return undefined;
  const others = (loser: Seat) => table.seats.map((_, seat) => seat).filter((seat) => seat !== loser);
  switch (ending.by) {
    case 'game':
      return withoutLeavers(table, game.result(table.state));
    case 'resigning':
    case 'time':
      return withoutLeavers(table, { winners: others(ending.seat) });
    case 'draw':
    case 'aborted':
    case 'nobody':
    case 'silence':
    case 'absence':
    case 'manager':
    case 'exercise':
      return { winners: [] };
  }
}

/** Returns the result with all players who left ranked last. The player who left first is at the bottom. */
function withoutLeavers({ seats }: Table, result: Result | undefined): Result | undefined {
  const leftAt = (seat: Seat) => {
    const sitter = seats[seat];
    return sitter?.kind === 'gone' ? sitter.at : undefined;
  };
  const left = [...seats.keys()].filter((seat) => leftAt(seat) !== undefined);
  if (!result || left.length === 0) return result;
  const stayed = placesOf(result, seats.length).map((level) => level.filter((seat) => !left.includes(seat)));
  const last = left.sort((one, other) => (leftAt(other) ?? 0) - (leftAt(one) ?? 0)).map((seat) => [seat]);
  return resultOfPlaces([...stayed.filter((level) => level.length > 0), ...last]);
}

/** Returns the server, or the DM channel, under which a table's history is stored. */
export function homeOf({ guild, channel }: Pick<BoardLocation, 'guild' | 'channel'>): string {
  return guild ?? channel;
}

/** Whether a user who comes during a game can wait for a seat in the next one. */
export function takesLatecomers({ table, game }: LoadedTable): boolean {
  const { single, exercise, hidden } = table.terms;
  const hasNoNext = single ?? exercise ?? hidden ?? table.features.match;
  return hasBegun(table) && table.status !== 'over' && game.seats.max > 2 && !hasNoNext;
}

/** Returns the users who wait for the next game. Empty after a game without a result. */
export function latecomersAt(table: Table): string[] {
  const isInVain = table.status === 'over' && !isFinished(table);
  return isInVain ? [] : (table.features.latecomers ?? []).map(({ id }) => id);
}

/** Adds a user who waits for the next game, unless they already wait. */
export function withLatecomer(table: Table, latecomer: Latecomer): Table {
  if (latecomersAt(table).includes(latecomer.id)) return table;
  return { ...table, features: { ...table.features, latecomers: [...(table.features.latecomers ?? []), latecomer] } };
}

export function withoutLatecomers(table: Table, whom: readonly string[]): Table {
  const others = table.features.latecomers?.filter(({ id }) => !whom.includes(id));
  return { ...table, features: { ...table.features, latecomers: others?.length ? others : undefined } };
}

/** Whether a user belongs to a table: plays, owns a program, can take a seat back, is invited or waits. */
export function isMember(table: Table, person: string): boolean {
  const members = [...personsAt(table), ...ownersAt(table), ...replacedAt(table), ...invitedTo(table)];
  return [...members, ...latecomersAt(table)].includes(person);
}
