import { createHash } from 'node:crypto';
import type { PlayedLine } from '@longtable/kit/protocol';
import { play } from '@longtable/spy/play';
import { opponentOf } from '@longtable/spy/rules/match/people';
import type { Player, State } from '@longtable/spy/state';
import { MISSED } from '@longtable/spy/timing';
import { tell } from '../match/report.ts';
import { ask, requestBody, sendRequest } from '../match/requests.ts';
import { type Header, SEATS, type Session, sessionAt } from '../match/session.ts';
import { end, onlooker, presentStatus } from '../match/status.ts';
import type { Ids } from '../wire/cast.ts';
import { gameLeft, gamePause, gameStarted, strike } from '../wire/outbound.ts';
import type { Audience } from '../wire/state.ts';
import type { Body } from '../wire/words.ts';

/** Whose messages are made: those of a seat, or those of somebody who may see everything. */
export type Whose = Player | 'spectators';

/** Follows a match at a Longtable table and makes the protocol's messages about it, for one receiver. */
export class Follower {
  readonly session: Session;
  readonly #whose: Whose;
  readonly #send: (body: Body) => void;

  constructor(header: Header, state: State, whose: Whose, send: (body: Body) => void) {
    this.session = sessionAt(header, state);
    this.#whose = whose;
    this.#send = send;
    // Nothing is made for those who do not listen.
    for (const seat of SEATS) if (seat !== whose) this.session.chairs[seat].gone = true;
  }

  begin(): void {
    this.#send(gameStarted(this.session.header, this.#audience.viewer));
  }

  /** Where the rounds stand, for whoever comes late. */
  present(): void {
    if (this.session.state.phase === 'rounds') this.#send(presentStatus(this.session, this.#audience));
  }

  /** Who is of the receiver's team and with what, for whoever was not there when that was decided. */
  recallEquipment(): void {
    if (this.session.state.phase === 'rounds' && this.#whose !== 'spectators')
      this.#send(requestBody(this.session, this.#whose, 'equipment'));
  }

  /** Asks for what is to be decided, if anything is. */
  ask(): void {
    ask(this.#table);
  }

  /** A line was played: everything that followed from it is told, one status per move. */
  follow({ seat, line, at }: PlayedLine): void {
    const { session } = this;
    session.now = at;
    const isMissed = line === MISSED;
    const player = seat === 0 ? 0 : 1;
    const outcome = play(session.state, player, line, onlooker(this.#table, { byClock: isMissed }));
    if (outcome.refused) throw new Error(`"${line}" was refused: ${outcome.refused.code}`);
    session.state = outcome.state;
    if (isMissed) this.#strike(player);
    if (player === this.#whose) session.chairs[player].request = null;
  }

  /** The match was set to another state, by taking a move back. */
  reset(state: State): void {
    this.session.state = state;
    for (const chair of this.session.chairs) chair.request = null;
    this.present();
  }

  pause(isPaused: boolean): void {
    this.session.pause = isPaused ? { until: null, left: null } : null;
    this.#send(gamePause(isPaused, false));
    // What was asked before is asked again.
    if (!isPaused && this.#whose !== 'spectators') sendRequest(this.#table, this.#whose);
  }

  /** It is over: by the rules, or because somebody gave up or ran out of time. */
  end(loser?: { readonly seat: number; readonly by: 'leave' | 'kick' }): void {
    const { state, header } = this.session;
    if (state.ending) {
      end(this.#table, state.ending.winner, state.ending.reason);
      return;
    }
    const gone: Player = loser?.seat === 0 ? 0 : 1;
    this.#send(gameLeft(header.players[gone].id));
    end(this.#table, opponentOf(gone), loser?.by === 'kick' ? 'VICTORY_BY_KICK' : 'VICTORY_BY_LEAVE');
  }

  #strike(seat: Player): void {
    const { state, header } = this.session;
    const { strikeMaximum } = header.files.config;
    const times = state.ending ? strikeMaximum : state.sides[seat].strikes;
    if (seat === this.#whose) tell(this.#table, seat, strike(times, strikeMaximum, 'Time limit reached.'));
  }

  get #audience(): Audience {
    if (this.#whose === 'spectators') return { viewer: 'all-seeing', doubled: false, tender: false };
    const { doubled, tender } = this.session.chairs[this.#whose].party;
    return { viewer: this.#whose, doubled, tender };
  }

  get #table() {
    const send = (to: Whose, make: (audience: Audience) => Body) => {
      if (to === this.#whose) this.#send(make(this.#audience));
    };
    return { session: this.session, post: { send, hangUp() {} } };
  }
}

/** How many of an id's digits are those of the table: six bytes, as Longtable names its tables. */
const TABLE_DIGITS = 12;

/** An id that follows from a text, and names a table in its last group, so that whoever comes back with it finds there. */
function idFor(table: string, text: string): string {
  const digits = createHash('sha256')
    .update(`${table} ${text}`)
    .digest('hex')
    .slice(0, 32 - TABLE_DIGITS);
  const [, a, b, c, d] = /^(.{8})(.{4})(.{4})(.{4})$/.exec(digits) ?? [];
  return [a, b, c, d, Buffer.from(table, 'base64url').toString('hex').padStart(TABLE_DIGITS, '0')].join('-');
}

/** The table that an id names. */
export function tableOfId(id: string): string | undefined {
  const digits = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-([0-9a-f]{12})$/.exec(id)?.[1];
  return digits && Buffer.from(digits, 'hex').toString('base64url');
}

/** The ids of a table's characters: the same whenever somebody looks. */
export function characterIds(table: string, count: number): Ids {
  const characters = Array.from({ length: count }, (_, index) => idFor(table, `character ${index}`));
  return { characters, cat: idFor(table, 'cat'), janitor: idFor(table, 'janitor') };
}

/** The id of whoever sits somewhere: a program's follows from the hash of what it comes back with, which lots do not change. */
export function playerId(table: string, seat: number, tokenHash: string | undefined): string {
  return idFor(table, tokenHash === undefined ? `seat ${seat}` : `token ${tokenHash}`);
}
