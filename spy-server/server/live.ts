import { opponentOf } from '@longtable/spy/rules/match/people';
import type { Player } from '@longtable/spy/state';
import type { Logger } from 'pino';
import { nextDeadline } from '../match/clock.ts';
import { apply, type History, type Input, type Journal, replayInputs } from '../match/journal.ts';
import { currentStatus } from '../match/report.ts';
import { type Header, newSession, type Post, SEATS, type Session } from '../match/session.ts';
import { audienceOf } from '../replay/recording.ts';
import { errorBody, gameStarted } from '../wire/outbound.ts';
import type { Audience } from '../wire/state.ts';
import type { Body } from '../wire/words.ts';
import { type Client, unaddressedText, withReceiver } from './client.ts';

/** Maximum delay of a timer in milliseconds. */
const MAX_TIMER = 2 ** 31 - 1;

/** Maximum number of recorded answers to meta requests. */
const MAX_RECORDED_ANSWERS = 50;

/** An input without its time. */
type NewInput = Input extends infer I ? (I extends Input ? Omit<I, 'at'> : never) : never;

/** A running match: its journal, clock and connections. */
export class LiveMatch {
  readonly session: Session;
  readonly journal: Journal;
  readonly spectators = new Set<Client>();
  readonly #clients: [Client | null, Client | null] = [null, null];
  readonly #log: Logger;
  readonly #onEnd: (match: LiveMatch) => void;
  #timer: NodeJS.Timeout | undefined;
  #answers = 0;
  #over = false;

  constructor(header: Header, journal: Journal, log: Logger, onEnd: (match: LiveMatch) => void) {
    this.session = newSession(header);
    this.journal = journal;
    this.#log = log;
    this.#onEnd = onEnd;
  }

  get header(): Header {
    return this.session.header;
  }

  get clients(): Client[] {
    return [...this.#clients.filter((client) => client !== null), ...this.spectators];
  }

  isConnected(seat: Player): Client | null {
    return this.#clients[seat];
  }

  begin(clients: readonly [Client, Client]): void {
    for (const seat of SEATS) this.#clients[seat] = clients[seat];
    this.handle({ kind: 'begin' });
  }

  /** Resumes a match from its history, with both players disconnected. */
  resume({ inputs }: History): void {
    replayInputs(this.session, inputs);
    if (inputs.length === 0) this.handle({ kind: 'begin' });
    for (const seat of SEATS) this.handle({ kind: 'lost', seat });
    this.#settle();
  }

  /**
   * Writes an input to the journal, applies it, and sets the timer. Has no effect after the end. If applying fails,
   * ends the match.
   */
  handle(newInput: NewInput): void {
    const input = { ...newInput, at: Math.max(Date.now(), this.session.now) } as Input;
    if (this.session.ending || this.#over) return;
    this.journal.append(input);
    try {
      apply({ session: this.session, post: this.#post() }, input);
    } catch (error) {
      this.#log.error({ err: error, session: this.header.session }, 'The match failed.');
      for (const client of this.clients) client.send(errorBody('GENERAL'), Date.now());
      this.session.ending ??= { winner: opponentOf('seat' in input ? input.seat : 1), reason: 'VICTORY_BY_KICK' };
    }
    this.#settle();
  }

  #settle(): void {
    clearTimeout(this.#timer);
    if (this.session.ending) {
      if (!this.#over) this.#onEnd(this);
      this.#over = true;
      return;
    }
    const due = nextDeadline(this.session);
    if (due === undefined) return;
    const wait = Math.min(MAX_TIMER, Math.max(0, due - Date.now()));
    this.#timer = setTimeout(() => this.handle({ kind: 'time' }), wait);
  }

  seatOf(client: Client): Player | undefined {
    return SEATS.find((seat) => this.#clients[seat] === client);
  }

  /** Sends a player an answer that does not belong to the match. The first `MAX_RECORDED_ANSWERS` are recorded. */
  answer(seat: Player, body: Body): void {
    if (!this.session.ending && this.#answers++ < MAX_RECORDED_ANSWERS) this.handle({ kind: 'told', seat, body });
    else this.#clients[seat]?.send(body, Date.now());
  }

  /** Replaces the lost connection of a player and restores their identity on the new one. */
  reconnect(seat: Player, client: Client): void {
    const { id, name, role, session, isCommittee, isOriginalAi } = this.session.slots[seat].info;
    Object.assign(client, { id, name, role, session, compat: { isCommittee, isOriginalAi } });
    this.#clients[seat] = client;
    this.handle({ kind: 'back', seat });
  }

  /** Adds a spectator to a running match and sends its start and, during the rounds, the current status. */
  watch(client: Client): void {
    this.spectators.add(client);
    const at = Date.now();
    client.send(gameStarted(this.header, this.header.spectators), at);
    if (this.session.state.phase !== 'rounds') return;
    const audience: Audience = { ...client.compat, viewer: this.header.spectators };
    client.send(currentStatus(this.session, audience), at);
  }

  disconnect(client: Client): void {
    const seat = this.seatOf(client);
    this.spectators.delete(client);
    if (seat === undefined) return;
    this.#clients[seat] = null;
    if (!this.session.slots[seat].gone) this.handle({ kind: 'lost', seat });
  }

  /** Stops the timer and closes the journal for a shutdown. */
  suspend(): void {
    clearTimeout(this.#timer);
    this.#over = true;
    this.journal.close();
  }

  #post(): Post {
    return {
      send: (to, make) => (to === 'spectators' ? this.#sendSpectators(make) : this.#sendSeat(to, make)),
      hangUp: (seat) => this.#clients[seat]?.close(1003),
    };
  }

  #sendSeat(seat: Player, make: (audience: Audience) => Body): void {
    this.#clients[seat]?.send(make(audienceOf(this.session, seat)), this.session.now);
  }

  /** Sends spectators their message, created once per dialect. */
  #sendSpectators(make: (audience: Audience) => Body): void {
    const texts = new Map<boolean, string>();
    for (const client of this.spectators) {
      const { isCommittee } = client.compat;
      const audience = { viewer: this.header.spectators, isCommittee, isOriginalAi: false };
      const text = texts.get(isCommittee) ?? unaddressedText(make(audience), this.session.now);
      texts.set(isCommittee, text);
      client.sendText(withReceiver(text, client.id));
    }
  }
}
