import { setTimeout } from 'node:timers/promises';
import type { Refusal } from '../../games/kit/game.ts';
import { playLine } from '../host/actions/move.ts';
import { type Admitted, admitProgram, resignByToken } from '../host/actions/program.ts';
import type { Context } from '../host/context.ts';
import { type Refused, refusal } from '../host/refusal.ts';
import { findTable } from '../host/table/find.ts';
import { readOrQuarantineLog } from '../host/table/log.ts';
import { hashOf, seatOfToken } from '../host/table/program.ts';
import type { LoadedTable } from '../host/table/table.ts';
import { notUnderstood } from './own.ts';
import type { Handshake, Line, Protocol, Speaker } from './protocol.ts';

/** The connection of a program, as far as a visitor needs it. */
export interface Connection {
  readonly path: string;
  send(text: string): void;
  close(code: number): void;
}

/** What a visitor needs of the house. */
export interface Reception {
  readonly context: Context;
  readonly protocols: readonly Protocol[];
  /** A program has taken its seat: whoever had it on another connection goes. */
  arrived(visitor: ProgramSession): void;
  /** Shows everybody what a program has done. */
  settle(loaded: LoadedTable): Promise<void>;
}

/** Messages that are heard a second, and at once; more of them wait. */
const RATE = 50;
const BURST = 100;
/** More than this waiting to be heard, and nobody listens any more. */
const BACKLOG = 100;

/** Where a program sits, and in which language it is spoken with. */
interface Place {
  readonly table: string;
  readonly token: string;
  readonly speaker: Speaker;
  readonly knocking: Handshake;
  stopListening(): void;
  /** The state that it was shown last. */
  shown: number;
}

/** A program on its connection: at the door first, then at its seat. One thing at a time. */
export class ProgramSession {
  readonly #connection: Connection;
  readonly #reception: Reception;
  #place: Place | undefined;
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;
  #isLooking = false;
  #isGone = false;
  #tokens = BURST;
  #filled = Date.now();

  constructor(connection: Connection, reception: Reception) {
    this.#connection = connection;
    this.#reception = reception;
  }

  /** The hash of what it comes back with, once it has its seat. */
  get seat(): string | undefined {
    return this.#place && hashOf(this.#place.token);
  }

  /** Takes a frame of the program. */
  receive(text: string | undefined): void {
    if (this.#isGone) return;
    if (this.#waiting > BACKLOG) this.#turnOut({ code: 'rate', sentence: TOO_FAST });
    else if (text === undefined) this.#turnOut({ code: 'message', sentence: NO_TEXT });
    else
      this.#inTurn(async () => {
        await this.#pace();
        if (!this.#isGone) await this.#hear(text);
      });
  }

  /** The table may have changed: the program is told what is new for it. */
  look(): void {
    if (this.#isLooking || !this.#place) return;
    this.#isLooking = true;
    this.#inTurn(async () => {
      this.#isLooking = false;
      await this.#show();
    });
  }

  /** The program has come back on another connection. */
  giveWay(): void {
    this.#turnOut(refusal('elsewhere').refused);
  }

  /** The connection is gone; the seat is kept. */
  leave(): void {
    this.#isGone = true;
    this.#place?.stopListening();
  }

  /** Says why it has to go, and hangs up. */
  #turnOut({ code, sentence }: Refusal): void {
    const farewell = this.#place?.knocking.farewell({ code, sentence });
    this.#connection.send(farewell ?? notUnderstood(typeof sentence === 'string' ? sentence : sentence.en));
    this.#connection.close(1008);
    this.leave();
  }

  #inTurn(work: () => Promise<void>): void {
    this.#waiting++;
    this.#last = this.#last.then(async () => {
      this.#waiting--;
      if (this.#isGone) return;
      try {
        await this.#reception.context.claims.after(work);
      } catch (error) {
        this.#reception.context.log.error({ error: String(error) }, 'A program could not be answered');
        this.#turnOut({ code: 'broken', sentence: BROKEN });
      }
    });
  }

  async #hear(text: string): Promise<void> {
    if (!this.#place) return this.#letIn(text);
    const { speaker } = this.#place;
    const at = await this.#whereabouts(this.#place);
    if ('refused' in at) this.#turnOut(at.refused);
    else await speaker.hear(text, at.loaded, at.seat);
  }

  async #letIn(text: string): Promise<void> {
    const { context, protocols } = this.#reception;
    const knocking = firstOf(protocols, (protocol) => protocol.knock(text, this.#connection.path));
    if (!knocking) return this.#turnOut({ code: 'message', sentence: SAY_HELLO });
    const admitted = await admitProgram(context, knocking.at.knock);
    const isForIt = 'refused' in admitted || fits(knocking.protocol, admitted);
    if ('refused' in admitted || !isForIt) {
      const { refused } = 'refused' in admitted ? admitted : refusal('wrongSecret');
      this.#connection.send(knocking.at.farewell(refused));
      this.#connection.close(1008);
      return this.leave();
    }
    const { loaded, token } = admitted;
    const { id } = loaded.table;
    this.#place = {
      table: id,
      token,
      speaker: knocking.at.begin(this.#lineTo(id, token)),
      knocking: knocking.at,
      stopListening: context.changes.listen(id, () => this.look()),
      shown: Number.NaN,
    };
    this.#reception.arrived(this);
    if ('secret' in knocking.at.knock) await this.#settle(loaded);
    await this.#show();
  }

  async #show(): Promise<void> {
    const place = this.#place;
    if (!place) return;
    const at = await this.#whereabouts(place);
    if ('refused' in at) return this.#turnOut(at.refused);
    const { revision } = at.loaded.table;
    if (place.shown === revision) return;
    place.shown = revision;
    await place.speaker.show(at.loaded, at.seat);
  }

  /** The table and the seat there, which lots may have changed; a seat that is somebody else's by now is gone. */
  async #whereabouts({ table, token }: Place): Promise<{ loaded: LoadedTable; seat: number } | Refused> {
    const loaded = await findTable(this.#reception.context, table);
    if ('refused' in loaded) return loaded;
    const seat = seatOfToken(loaded.table, hashOf(token));
    return seat === undefined ? refusal('seatGone') : { loaded, seat };
  }

  #lineTo(table: string, token: string): Line {
    const { context } = this.#reception;
    const done = async (outcome: Promise<LoadedTable | Refused>) => {
      const loaded = await outcome;
      if ('table' in loaded) await this.#settle(loaded);
      return loaded;
    };
    return {
      token,
      send: (text) => this.#connection.send(text),
      hangUp: (code) => this.#connection.close(code),
      play: (line, turn) => done(playLine(context, table, { program: hashOf(token), turn }, line)),
      resign: () => done(resignByToken(context, table, hashOf(token))),
      moves: (loaded) => readOrQuarantineLog(context, loaded.table),
    };
  }

  /** Nobody waits for the board: the program is answered first. */
  async #settle(loaded: LoadedTable): Promise<void> {
    void this.#reception.settle(loaded).catch((error) => {
      this.#reception.context.log.error({ table: loaded.table.id, error: String(error) }, 'A board was not shown');
    });
  }

  /** Waits until one more message may be heard. */
  async #pace(): Promise<void> {
    const now = Date.now();
    this.#tokens = Math.min(BURST, this.#tokens + ((now - this.#filled) / 1000) * RATE) - 1;
    this.#filled = now;
    if (this.#tokens < 0) await setTimeout((-this.#tokens / RATE) * 1000);
  }
}

const TOO_FAST = 'That was too many messages at once. Wait for a reply before sending the next one.';
const NO_TEXT = 'Only text frames are read here: one JSON object each.';
const SAY_HELLO = 'Say hello first, with the secret that you were given.';
const BROKEN = 'Something went wrong on our end. The table hasn’t changed; reconnect in a moment.';

function fits({ game }: Protocol, { loaded }: Admitted): boolean {
  return game === undefined || game === loaded.game.id;
}

function firstOf(
  protocols: readonly Protocol[],
  ask: (protocol: Protocol) => Handshake | undefined,
): { protocol: Protocol; at: Handshake } | undefined {
  for (const protocol of protocols) {
    const at = ask(protocol);
    if (at) return { protocol, at };
  }
  return undefined;
}
