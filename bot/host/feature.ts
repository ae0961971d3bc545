import type { AnyGame, Language, Reader, Score, Seat, Text, Viewer } from '@longtable/kit';
import type { RecordKind, Write } from '../../storage/index.ts';
import type { Display } from '../../storage/records/person.ts';
import type { Notice, Table } from '../../storage/records/table.ts';
import type { Features } from '../../storage/records/table-features.ts';
import type { Refusal } from './refusal.ts';
import type { FeatureRequests, Request } from './request.ts';

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
  /** Returns the score before the first move, and after a game. */
  news(loaded: LoadedTable, language: Language): string[];
  resultLines(loaded: LoadedTable, reader: Reader): string[];
}

/** A choice of a computer level. */
export interface LevelChoice {
  readonly value: string;
  readonly label: Text;
  readonly about: Text;
}

/** What a feature adds to a table and its messages. */
export interface TableFeature {
  readonly id: string;
  /** Records that the feature keeps beside a table, by their names in `table.features`. */
  readonly tableRecords?: Readonly<Record<string, RecordKind<unknown>>>;
  /** Whether the feature plays the next move of a seat for its player. See `HostFeature.playNext`. */
  playsNext?(loaded: LoadedTable, seat: Seat): boolean;
  readonly series?: Series;
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
  /** Terms of an open table. */
  terms?(loaded: LoadedTable): readonly Text[];
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
  /** What a seat has achieved in a finished game, and lines about it for boards. */
  achievements?(loaded: LoadedTable, seat: Seat): readonly { readonly name: Text; readonly about: Text }[];
  achievementLines?(loaded: LoadedTable, reader: Reader): readonly string[];
  /** Achievements over several games. `HostFeature.earned` decides about them. */
  readonly careerAchievements?: readonly { readonly id: string; readonly name: Text; readonly about: Text }[];
  /** Leaderboards to which a finished game counts, by their period, with the labels of their buttons. */
  leaderboardLinks?(loaded: LoadedTable): readonly (readonly [period: string, label: Text])[];
  /** Choices of a computer level before those of the game. */
  levelChoices?(game: AnyGame): readonly LevelChoice[];
  /** Buttons that change how a reader sees the board. */
  displayButtons?(loaded: LoadedTable, display: Display): readonly FeatureButton[];
  /** Buttons for the players of a table that has not started. */
  seatButtons?(loaded: LoadedTable): readonly FeatureButton[];
  /** Buttons with which the host changes an open table. */
  hostButtons?(loaded: LoadedTable): readonly FeatureButton[];
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
  /** Custom ids of buttons that open the same game against the next stronger computer. */
  strongerIds?(loaded: LoadedTable): readonly string[];
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
