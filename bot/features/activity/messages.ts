import type { Choice, Effect, NumberRole, Scene, Seat } from '@longtable/kit';
import type { Colour, Picture } from '@longtable/kit/picture';
import type { TouchMessage } from './client-messages.ts';

/** A choice in the reader's language, with the choices that continue its line. */
export interface TouchChoice extends Pick<Choice, 'line' | 'final'> {
  readonly things?: Choice['things'] | undefined;
  readonly via?: Choice['via'] | undefined;
  readonly emphasis?: Choice['emphasis'] | undefined;
  readonly label: string;
  readonly detail?: string | undefined;
  /** What it does to the last of its things. */
  readonly result?: string | undefined;
  /** What it does to other things, by their ids. */
  readonly effects?: Readonly<Record<string, string>> | undefined;
  readonly icon?: string | undefined;
  /** Question above the choices that continue its line. */
  readonly ask?: string;
  /** Name of the list that it is in. */
  readonly under?: string | undefined;
  readonly input?: { readonly label: string; readonly pattern: string; readonly example: string } | undefined;
  readonly next?: readonly TouchChoice[];
}

/** A line of the log. */
export interface LogLine {
  readonly text: string;
  readonly icon?: string | undefined;
  /** Heading, which is also the text. */
  readonly heading?: string | undefined;
  readonly effects?: readonly Effect[] | undefined;
}

/** A button that plays no line, such as undo. */
export interface ActButton {
  readonly act: string;
  /** The table that it is about, if that is another one than the shown one. */
  readonly table?: string;
  readonly label: string;
  readonly isCostly?: true;
  /** Whether it is beside the moves, not in a menu. */
  readonly isMain?: true;
  /** Whether what it sets is set. */
  readonly isOn?: true;
}

/** A player's notes or plan, or a question: what it says, and buttons in groups. */
export interface Options {
  readonly type: 'options';
  readonly of: Extract<TouchMessage, { type: 'options' }>['of'];
  readonly title: string;
  readonly lines: readonly string[];
  readonly groups: readonly { readonly title: string; readonly buttons: readonly ActButton[] }[];
}

/** A table as its reader may know it. Equal for all readers of a seat and language. */
export interface TableView {
  readonly type: 'view';
  readonly table: string;
  /** Later views have higher numbers, also on later sockets. Not the table's: that would tell of hidden moves. */
  readonly revision: number;
  /** Whether the table has fewer moves than in the view that the socket sent before: moves were undone. */
  readonly isUndone?: true;
  readonly title: string;
  readonly emblem?: string | undefined;
  readonly status: 'open' | 'playing' | 'paused' | 'over';
  /** Null for a spectator. */
  readonly seat: Seat | null;
  /** Number of the seat's turns. A line names the turn that it is for. */
  readonly turn: number;
  readonly mayAct: boolean;
  readonly names: readonly string[];
  /** What the reader has to decide, who is to move, or how the game has ended. */
  readonly prompt: string;
  /** Card of the result after the end, and what decided the game. */
  readonly end?: readonly Picture[];
  /** Times at which the running clocks end, with the names of the seats. */
  readonly clocks: readonly { readonly name: string; readonly at: number }[];
  /** Absent if the game has none. Then `board` has its lines of text. */
  readonly scene?: Scene;
  readonly board?: readonly string[];
  readonly sentences?: readonly string[];
  readonly lines: readonly LogLine[];
  /** The newest lines that matter most, in few words, the newest last. */
  readonly news: readonly LogLine[];
  /** Number of the newest lines: those since the reader's last turn, or of the last turn. */
  readonly fresh: number;
  readonly isSinceOwnTurn: boolean;
}

/** What a seat can do in the view with this number. It follows the view. */
export interface TableChoices {
  readonly type: 'choices';
  readonly table: string;
  readonly revision: number;
  readonly choices: readonly TouchChoice[];
  readonly acts: readonly ActButton[];
  /** A question of another player with the answers to it, or the reader's own one, or how it was answered. */
  readonly request?: { readonly text: string; readonly acts: readonly ActButton[] };
}

export type TouchUpdate =
  | TableView
  | TableChoices
  | Options
  /** Grounds below the scene by region. Sent if they have changed. */
  | {
      readonly type: 'grounds';
      readonly revision: number;
      readonly grounds: Readonly<Record<string, Picture>>;
    }
  /** Time of the server, which its clocks use. */
  | { readonly type: 'time'; readonly now: number }
  /** Paths and colours of icons that were not sent before. */
  | {
      readonly type: 'icons';
      readonly paths: Readonly<Record<string, string | undefined>>;
      readonly colours: Readonly<Record<string, Colour | undefined>>;
    }
  /** A message was handled, with a note for the user. */
  | { readonly type: 'done'; readonly id: string; readonly note?: string }
  | { readonly type: 'refused'; readonly id?: string; readonly code: string; readonly sentence: string }
  | {
      readonly type: 'tables';
      readonly tables: readonly {
        readonly id: string;
        readonly title: string;
        readonly about: string;
        readonly isMine: boolean;
      }[];
      readonly games: readonly { readonly id: string; readonly title: string; readonly about: string }[];
    }
  | {
      readonly type: 'pages';
      readonly pages: readonly { readonly title: string; readonly lines: readonly string[]; readonly text: string }[];
    }
  /** A GIF of the games in Base64, absent if it cannot be rendered, and the credits. */
  | { readonly type: 'film'; readonly gif?: string; readonly credits: string }
  | { readonly type: 'hint'; readonly line: string; readonly move: string; readonly why: string };

/** A message that is equal for all pages that get it. */
export type SharedUpdate = WithoutRevision<TouchUpdate>;
type WithoutRevision<Update> = Update extends { readonly revision: number } ? Omit<Update, 'revision'> : Update;

/** Codes with which the server closes a socket. */
export const CloseCode = { busy: 1013, message: 4400, session: 4401, left: 4403, elsewhere: 4409, rate: 4429 } as const;

/** Icons of numbers. */
export const ROLE_ICONS: Readonly<Partial<Record<NumberRole, string>>> = {
  attack: 'broadsword',
  defence: 'shield',
  life: 'hearts',
  cost: 'crystal-shine',
  mana: 'crystal-shine',
  hand: 'poker-hand',
  pile: 'card-draw',
  steps: 'boot-prints',
  actions: 'power-lightning',
  secrets: 'envelope',
  chips: 'two-coins',
  level: 'rank-3',
  score: 'trophy',
};
