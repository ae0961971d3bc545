import type { Refusal, Seat } from '../../games/kit/game.ts';
import type { Move } from '../../storage/records/table.ts';
import type { Knock } from '../host/acts/program.ts';
import type { Refused } from '../host/house/refusal.ts';
import type { Seated } from '../host/table/table.ts';

/** A language that programs speak at their seats: our own, or one that a game's document has. */
export interface Protocol {
  /** The only game it is for; any without it. */
  readonly game?: string;
  /** What the first frame of a connection asks for; nothing if it is not of this protocol. */
  knock(text: string, path: string): Knocking | undefined;
}

/** A program at the door. */
export interface Knocking {
  readonly knock: Knock;
  /** It has its seat: from now on it is spoken with. */
  begin(line: Line): Speaker;
  /** How it is told that it cannot come in, or has to go. */
  farewell(refusal: Refusal): string;
}

/** Speaks with one program about its seat; one call at a time. */
export interface Speaker {
  /** The table as it stands: the program is told what is new for it. */
  show(seated: Seated, seat: Seat): void | Promise<void>;
  /** The program has said something. */
  hear(text: string, seated: Seated, seat: Seat): void | Promise<void>;
}

/** The way to a program, and from it to the table. */
export interface Line {
  /** What the program comes back with. */
  readonly token: string;
  send(text: string): void;
  hangUp(code: number): void;
  play(line: string, turn: number): Promise<Seated | Refused>;
  resign(): Promise<Seated | Refused>;
  /** Everything that was played at the table, if it can be read. */
  moves(seated: Seated): Promise<readonly Move[] | undefined>;
}
