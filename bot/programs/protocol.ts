import type { Refusal, Seat } from '../../games/kit/game.ts';
import type { Move } from '../../storage/records/table.ts';
import type { Credentials } from '../host/programs/program.ts';
import type { LoadedTable, TableResult } from '../host/table/table.ts';

/** A language that programs speak at their seats: our own, or one that a game's document has. */
export interface Protocol {
  /** The only game it is for; any without it. */
  readonly game?: string;
  /** What the first frame of a connection asks for; nothing if it is not of this protocol. */
  handshake(text: string, path: string): Handshake | undefined;
}

/** What a program asks for when it connects. */
export interface Handshake {
  readonly credentials: Credentials;
  /** It has its seat: begins to speak with it. */
  begin(seat: SeatConnection): Speaker;
  /** What it is told when it is refused or disconnected. */
  farewell(refusal: Refusal): string;
}

/** Speaks with one program about its seat; one call at a time. */
export interface Speaker {
  /** The table as it stands: the program is told what is new for it. */
  show(loaded: LoadedTable, seat: Seat): void | Promise<void>;
  /** The program has said something. */
  hear(text: string, loaded: LoadedTable, seat: Seat): void | Promise<void>;
}

/** The way to a program, and from it to the table. */
export interface SeatConnection {
  /** What the program comes back with. */
  readonly token: string;
  send(text: string): void;
  hangUp(code: number): void;
  play(line: string, turn: number): Promise<TableResult>;
  resign(): Promise<TableResult>;
  /** Everything that was played at the table, if it can be read. */
  moves(loaded: LoadedTable): Promise<readonly Move[] | undefined>;
}
