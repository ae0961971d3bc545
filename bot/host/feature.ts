import {
  type AnyGame,
  type Language,
  type OptionalText,
  type Reader,
  type Score,
  type Seat,
  type SeatLine,
  type Seed,
  say,
  type Text,
  type Viewer,
} from '@longtable/kit';
import type { RecordKind, Write } from '../../storage/index.ts';
import type { Display } from '../../storage/records/person.ts';
import type { Features, Notice, SeatOccupant, Table } from '../../storage/records/table.ts';
import type { Refusal } from './refusal.ts';

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
export type ButtonSpec = readonly [
  id: string,
  label: Text,
  style: 1 | 2 | 3 | 4,
  icon?: string | undefined,
  isDisabled?: boolean,
];

/** A button that opens an address. */
export interface Link {
  readonly url: string;
  readonly label: Text;
}

/** What a feature does with its notices of one kind. */
export interface FeatureNotice {
  /** Whether a seat has not acted yet. */
  isPending(loaded: LoadedTable, seat: Seat): boolean;
  /** Whether a panel that is kept up to date shows the same. */
  readonly isInPanel?: true;
}

/** Games that follow each other at tables of their own and count as one. */
export interface Series {
  /** Whether a table is part of a series. */
  has(table: Table): boolean;
  /** Returns the id of the table that follows a finished one and is opened in the same commit. */
  next(loaded: LoadedTable): string | undefined;
  /** Returns the points of each seat from earlier games. */
  earlierPoints(table: Table): readonly number[] | undefined;
  /** Whether a game counts however short it is. */
  counts(loaded: LoadedTable): boolean;
}

/** Users who wait at a table without a seat, such as for its next game. */
export interface WaitingList {
  usersAt(table: Table): readonly string[];
  /** Returns the table with another waiting user. Undefined if it takes none. */
  add(loaded: LoadedTable, user: { readonly id: string; readonly name?: string }): Table | undefined;
  remove(table: Table, users: readonly string[]): Table;
}

/** Place of lines on the messages of a table. */
type LinePlace =
  /** Progress instead of the rest of the title, such as “Lesson, step 2 of 5”. */
  | 'progress'
  /** Occasion of the game, after its name in the title, such as “Daily, 16 Nov”. */
  | 'occasion'
  /** Other parts of the title, such as “Round 2”. */
  | 'title'
  /** Terms of an open table. */
  | 'terms'
  /** Options of the game of an open table, a line each. */
  | 'options'
  /** Panel of the host of an open table. */
  | 'host'
  /** News above the board of a panel. */
  | 'news'
  | 'aboveBoard'
  | 'belowBoard'
  /** Below the clock of a public board. */
  | 'clock'
  /** Below the status of a public board. */
  | 'status'
  /** End of a panel. */
  | 'panel'
  /** Before the turn in a ping. */
  | 'ping'
  /** Question whether to resign, with what the player loses. */
  | 'resigning'
  /** Ending of an exercise. */
  | 'ending'
  /** Result of a finished game, on boards and in pings. */
  | 'result'
  /** Achievements in a finished game, on boards. */
  | 'achievements';

/** Place of buttons that are the same for all their readers. */
type BoardPlace =
  /** Public board of an open table. */
  | 'waiting'
  /** Players of an open table. */
  | 'seats'
  /** Contents of an open table, for its players and in the lobby. */
  | 'details'
  /** Host of an open table, beside the button that starts the game. */
  | 'start'
  /** Host of an open table. */
  | 'host'
  /** Public board during a game. */
  | 'board'
  /** Boards of a running game, for users without a seat. */
  | 'spectators'
  /** Answers to a question, on the public board. */
  | 'answers'
  /** Pages to read about a game, on the board, on panels and under “More”. */
  | 'pages'
  /** Beside the button to the panel, on a ping in a direct message. */
  | 'privatePing'
  /** Under “More”, before what the player can do. */
  | 'reference'
  /** Ends the game, instead of resigning. */
  | 'leaving'
  /** After a game: the next one. An exercise has no others. */
  | 'next'
  /** After a game: something else to do. */
  | 'suggestions'
  /** After a game. */
  | 'end';

/** Place of a player's buttons. */
type PanelPlace =
  /** Answers to a question. */
  | 'answers'
  | 'panel'
  /** Left out if there is no room. */
  | 'extra'
  /** The last that are left in if there is room. */
  | 'reference'
  /** Without its name, or left out, if there is no room. The board of the only person has it too. */
  | 'undo';

/** What a feature adds to a table and its messages. */
export interface TableFeature {
  readonly id: string;
  /** Records that the feature keeps beside a table, by their names in `table.features`. */
  readonly tableRecords?: Readonly<Record<string, RecordKind<unknown>>>;
  readonly lines?: Readonly<
    Partial<Record<LinePlace, (loaded: LoadedTable, reader: Reader) => readonly OptionalText[]>>
  >;
  /** Returns lines of the log that are not about moves, each with the number of moves before it. */
  logLines?(loaded: LoadedTable, reader: Reader): readonly { readonly move: number; readonly text: Text }[];
  readonly boardButtons?: Readonly<Partial<Record<BoardPlace, (loaded: LoadedTable) => readonly ButtonSpec[]>>>;
  /** Returns links on a ping to what the bot's application shows of a table. */
  pingLinks?(loaded: LoadedTable, application: string): readonly Link[];
  readonly panelButtons?: Readonly<
    Partial<Record<PanelPlace, (loaded: LoadedTable, seat: Seat, language: Language) => readonly ButtonSpec[]>>
  >;
  /** Returns the button that changes how a reader sees the board. */
  displayButton?(loaded: LoadedTable, display: Display): ButtonSpec | undefined;
  /** Whether the feature plays the next move of a seat for its player. See `HostFeature.playNext`. */
  playsNext?(loaded: LoadedTable, seat: Seat): boolean;
  /** Returns when the scheduler must process the table, once it is not open. `HostFeature.atDeadline` does the work. */
  deadlines?(table: Table): readonly number[];
  /** Returns the time until which the clock of a seat is paused. */
  stoppedUntil?(table: Table, seat: Seat): number | undefined;
  readonly series?: Series;
  readonly waitingList?: WaitingList;
  /** What the feature does with its notices, by their kinds. */
  readonly notices?: Partial<Record<Notice['about'], FeatureNotice>>;
  /** Returns the table after a move of a seat. `isHidden`: whether the other players do not see it. */
  afterMove?(table: Table, seat: Seat, isHidden: boolean): Table;
  /** Returns the table after an undo that the other players have accepted. */
  afterUndo?(table: Table): Table;
  /** Returns why hints are refused, or taking back a move. */
  objection?(loaded: LoadedTable, action: 'help' | 'undo'): Refusal | undefined;
  /** Returns the line that the player is asked to play. */
  wantedLine?(loaded: LoadedTable): string | undefined;
  /** Returns a viewer's own marks on things, as they were after a move. */
  notes?(loaded: LoadedTable, viewer: Viewer, move: number): NonNullable<Reader['notes']>;
  /** Returns the request for another game after this one, if it differs from a usual rematch. */
  again?(loaded: LoadedTable): Partial<Request> | undefined;
  /** Returns the name in the title of a requested or opened table's thread, such as “Puzzle: Duel”. */
  threadTitle?(about: FeatureRequests | Features, title: Text): Text | undefined;
  /** Returns the score of a finished game. */
  score?(loaded: LoadedTable): Score | undefined;
}

/** Features by hook, per list of features. */
const byHook = new WeakMap<readonly object[], Map<PropertyKey, readonly object[]>>();

/**
 * Returns the features that have a hook, in their order. Remembers them, because a move asks for 40 hooks, and V8 is slow to
 * find that an object lacks a property.
 */
export function withHook<Feature extends object, Hook extends keyof Feature>(
  features: readonly Feature[],
  hook: Hook,
): readonly (Feature & Required<Pick<Feature, Hook>>)[] {
  const known = byHook.get(features) ?? new Map();
  byHook.set(features, known);
  const found = known.get(hook) ?? features.filter((feature) => feature[hook] !== undefined);
  known.set(hook, found);
  return found;
}

/** Returns the lines of the features for a place, in their order. */
export function linesAt(loaded: LoadedTable, place: LinePlace, reader: Reader): string[] {
  const texts = withHook(loaded.features, 'lines').flatMap(({ lines }) => lines[place]?.(loaded, reader) ?? []);
  return texts.flatMap((text) => (text && say(text, reader.language)) || []);
}

export function boardButtonsAt(loaded: LoadedTable, place: BoardPlace): ButtonSpec[] {
  return withHook(loaded.features, 'boardButtons').flatMap(({ boardButtons }) => boardButtons[place]?.(loaded) ?? []);
}

export function panelButtonsAt(loaded: LoadedTable, place: PanelPlace, seat: Seat, language: Language): ButtonSpec[] {
  return withHook(loaded.features, 'panelButtons').flatMap(
    ({ panelButtons }) => panelButtons[place]?.(loaded, seat, language) ?? [],
  );
}

/** Returns the first answer of a feature. Undefined if none has one. */
export function firstFrom<Feature, Answer>(
  features: readonly Feature[],
  ask: (feature: Feature) => Answer | undefined,
): Answer | undefined {
  for (const feature of features) {
    const answer = ask(feature);
    if (answer !== undefined) return answer;
  }
  return undefined;
}

/** A request to open a table, as with `/play`. */
export interface Request {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly occupants: readonly SeatOccupant[];
  /** Whether `occupants` are in seat order. Otherwise the seats are shuffled, unless the game fixes them. */
  readonly seated?: boolean | undefined;
  readonly location: Table['location'];
  /** Terms that the user has chosen. A game between two people is rated by default. */
  readonly terms?: Partial<Table['terms']> | undefined;
  /** Random by default. A chosen seed makes the game unrated. */
  readonly seed?: Seed | undefined;
  /** Moves that are played immediately after the setup. */
  readonly opening?: readonly SeatLine[] | undefined;
  /** Milliseconds after which a table that has not started is closed. */
  readonly lapsesAfter?: number | undefined;
  /** Whether to notify the players at the start, because they may be elsewhere. */
  readonly notifyAtStart?: true | undefined;
  /** What the table is opened for, such as a pairing of a tournament. */
  readonly features?: FeatureRequests | undefined;
}

/** What a request asks of the features. Each feature declares its own part. */
// biome-ignore lint/suspicious/noEmptyInterface: Features add their parts.
export interface FeatureRequests {}

/** What a feature adds to a requested table, or replaces. */
export interface Opening {
  readonly options?: unknown;
  readonly seed?: Seed;
  /** The occupants in seat order. */
  readonly occupants?: readonly SeatOccupant[];
  /** Moves that are played immediately after the setup. */
  readonly lines?: readonly SeatLine[] | undefined;
  readonly terms?: Partial<Table['terms']>;
  /** Records beside the table. */
  readonly features?: Features;
}
