import { setTimeout } from 'node:timers/promises';
import type { Refusal as GameRefusal } from '@longtable/kit';
import type { Handshake, Protocol, SeatConnection, Speaker } from '@longtable/kit/protocol';
import { playLine } from '../../host/actions/move.ts';
import type { Context } from '../../host/context.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { Refusal, settled } from '../../host/refusal.ts';
import { findTable } from '../../host/table/find.ts';
import { readLogIfIntact } from '../../host/table/state.ts';
import { seatOfToken } from '../../host/table/table.ts';
import { workersOf } from '../threads/index.ts';
import { protocolError } from './own.ts';
import { type AdmittedProgram, admitProgram, hashOf, resignByToken } from './seat.ts';
import { refusal } from './words/texts.ts';

export interface Connection {
  readonly path: string;
  send(text: string): void;
  close(code: number): void;
}

export interface SessionParts {
  readonly context: Context;
  readonly protocols: readonly Protocol<LoadedTable>[];
  /** Called when the program has its seat. Earlier connections of that seat must be closed. */
  onSeated(session: ProgramSession): void;
  /** Updates the board of a table. */
  deliver(loaded: LoadedTable): Promise<void>;
}

/** Maximum rate of messages. Excess messages are delayed. */
const MESSAGES_PER_SECOND = 50;
/** Number of messages that are not delayed after a pause. */
const BURST = 100;
/** Maximum number of queued messages before the connection is closed. */
const MAX_BACKLOG = 100;

interface TakenSeat {
  readonly table: string;
  readonly token: string;
  readonly speaker: Speaker<LoadedTable>;
  readonly handshake: Handshake<LoadedTable>;
  stopListening(): void;
  /** Last revision that was sent. */
  shown: number;
}

/** Session of a program: logs in, then plays. Messages are handled one at a time. */
export class ProgramSession {
  readonly #connection: Connection;
  readonly #parts: SessionParts;
  #seat: TakenSeat | undefined;
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;
  #isRefreshing = false;
  #isGone = false;
  #tokens = BURST;
  #filled = Date.now();

  constructor(connection: Connection, parts: SessionParts) {
    this.#connection = connection;
    this.#parts = parts;
  }

  /** Hash of the seat's token, once the program is logged in. */
  get seat(): string | undefined {
    return this.#seat && hashOf(this.#seat.token);
  }

  /** Queues a frame. Undefined means a binary frame. */
  receive(text: string | undefined): void {
    if (this.#isGone) return;
    if (this.#waiting > MAX_BACKLOG) this.#disconnect({ code: 'rate', sentence: TOO_FAST });
    else if (text === undefined) this.#disconnect({ code: 'message', sentence: NO_TEXT });
    else
      this.#enqueue(async () => {
        await this.#throttle();
        if (!this.#isGone) await this.#handle(text);
      });
  }

  /** Sends changes of the table to the program. */
  refresh(): void {
    if (this.#isRefreshing || !this.#seat) return;
    this.#isRefreshing = true;
    this.#enqueue(async () => {
      this.#isRefreshing = false;
      await this.#show();
    });
  }

  /** Closes this connection because the program has reconnected. */
  yieldToNewConnection(): void {
    this.#disconnect(refusal('elsewhere'));
  }

  /** Ends the session. The program keeps its seat. */
  leave(): void {
    this.#isGone = true;
    this.#seat?.stopListening();
  }

  /** Sends the reason and closes the connection. */
  #disconnect({ code, sentence }: GameRefusal): void {
    const farewell = this.#seat?.handshake.farewell({ code, sentence });
    this.#connection.send(farewell ?? protocolError(typeof sentence === 'string' ? sentence : sentence.en));
    this.#connection.close(1008);
    this.leave();
  }

  #enqueue(work: () => Promise<void>): void {
    this.#waiting++;
    this.#last = this.#last.then(async () => {
      this.#waiting--;
      if (this.#isGone) return;
      try {
        await this.#parts.context.work.run({ kind: 'program' }, work);
      } catch (error) {
        if (error instanceof Refusal) return this.#disconnect(error);
        this.#parts.context.log.error({ error: String(error) }, 'Could not handle a program’s message');
        this.#disconnect({ code: 'broken', sentence: BROKEN });
      }
    });
  }

  async #handle(text: string): Promise<void> {
    if (!this.#seat) return this.#logIn(text);
    const { speaker } = this.#seat;
    const { loaded, seat } = await this.#locate(this.#seat);
    await settled(() => speaker.hear(text, loaded, seat));
  }

  async #logIn(text: string): Promise<void> {
    const { context, protocols } = this.#parts;
    const opened = firstOf(protocols, (protocol) => protocol.handshake(text, this.#connection.path));
    if (!opened) return this.#disconnect({ code: 'message', sentence: SAY_HELLO });
    const admitted = await orRefused(admitTo(opened.protocol, context, opened.at));
    if ('refused' in admitted) {
      this.#connection.send(opened.at.farewell(admitted.refused));
      this.#connection.close(1008);
      return this.leave();
    }
    const { loaded, token } = admitted;
    const { id } = loaded.table;
    this.#seat = {
      table: id,
      token,
      speaker: opened.at.begin(this.#connectionTo(id, token)),
      handshake: opened.at,
      stopListening: context.changes.listen(id, () => this.refresh()),
      shown: Number.NaN,
    };
    this.#parts.onSeated(this);
    if ('secret' in opened.at.credentials) await this.#deliver(loaded);
    await this.#show();
  }

  async #show(): Promise<void> {
    const taken = this.#seat;
    if (!taken) return;
    const { loaded, seat } = await this.#locate(taken);
    const { revision } = loaded.table;
    if (taken.shown === revision) return;
    taken.shown = revision;
    await settled(() => taken.speaker.show(loaded, seat));
  }

  /** Returns the table and the program's seat, which shuffling may have changed. Refuses if no seat has the token any more. */
  async #locate({ table, token }: TakenSeat): Promise<{ loaded: LoadedTable; seat: number }> {
    const loaded = await findTable(this.#parts.context, table);
    const seat = seatOfToken(loaded.table, hashOf(token));
    if (seat === undefined) throw refusal('seatGone');
    return { loaded, seat };
  }

  #connectionTo(table: string, token: string): SeatConnection<LoadedTable> {
    const { context } = this.#parts;
    const done = async (changing: Promise<LoadedTable>) => {
      const outcome = await orRefused(changing);
      if ('table' in outcome) await this.#deliver(outcome);
      return outcome;
    };
    return {
      token,
      send: (text) => this.#connection.send(text),
      hangUp: (code) => this.#connection.close(code),
      play: (line, turn) => done(playLine(context, table, { program: hashOf(token), turn }, line)),
      resign: () => done(resignByToken(context, table, hashOf(token))),
      moves: (loaded) => readLogIfIntact(context, loaded.table),
      run: (module, name, ...args) =>
        orRefused(workersOf(context).run<WorkerModule, string>(hashOf(token), module, name, ...args)),
    };
  }

  /** Updates the board in the background. A failure is logged. */
  async #deliver(loaded: LoadedTable): Promise<void> {
    void this.#parts.deliver(loaded).catch((error) => {
      this.#parts.context.log.error({ table: loaded.table.id, error: String(error) }, 'Could not show a board');
    });
  }

  /** Delays messages above the rate limit. */
  async #throttle(): Promise<void> {
    const now = Date.now();
    this.#tokens = Math.min(BURST, this.#tokens + ((now - this.#filled) / 1000) * MESSAGES_PER_SECOND) - 1;
    this.#filled = now;
    if (this.#tokens < 0) await setTimeout((-this.#tokens / MESSAGES_PER_SECOND) * 1000);
  }
}

const TOO_FAST = 'That was too many messages at once. Wait for a reply before sending the next one.';
const NO_TEXT = 'Send text frames only, with one JSON object each.';
const SAY_HELLO = 'Send hello first, with the secret you were given.';
const BROKEN = 'Something went wrong on our end. The table hasn’t changed; reconnect in a moment.';

type WorkerModule = Record<string, (...args: unknown[]) => unknown>;

/** Returns a refusal as a value, which protocols expect. */
async function orRefused<T>(work: Promise<T>): Promise<T | { readonly refused: GameRefusal }> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Refusal) return { refused: error };
    throw error;
  }
}

/** Admits a program to its seat. Refuses a protocol for another game. */
async function admitTo(
  { game }: Protocol<LoadedTable>,
  context: Context,
  { credentials }: Handshake<LoadedTable>,
): Promise<AdmittedProgram> {
  const admitted = await admitProgram(context, credentials);
  if (game !== undefined && game !== admitted.loaded.game.id) throw refusal('wrongSecret');
  return admitted;
}

function firstOf(
  protocols: readonly Protocol<LoadedTable>[],
  ask: (protocol: Protocol<LoadedTable>) => Handshake<LoadedTable> | undefined,
): { protocol: Protocol<LoadedTable>; at: Handshake<LoadedTable> } | undefined {
  for (const protocol of protocols) {
    const at = ask(protocol);
    if (at) return { protocol, at };
  }
  return undefined;
}
