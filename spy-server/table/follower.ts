import { createHash } from 'node:crypto';
import type { PlayedLine, ProtocolTable } from '@longtable/kit/protocol';
import { filesOf, type MatchFiles, MISSED, newMatch, optionsSchema } from '@longtable/spy/options';
import { play } from '@longtable/spy/play';
import { opponentOf } from '@longtable/spy/rules/match/people';
import type { Player, State } from '@longtable/spy/state';
import { ask, currentStatus, end, moveSender, requestBody, sendRequest, tell } from '../match/report.ts';
import { type Header, type PlayerInfo, SEATS, type Session, sessionAt } from '../match/session.ts';
import { replayBody } from '../replay/recording.ts';
import { gameLeft, gamePause, gameStarted, helloReply, strike } from '../wire/messages.ts';
import { type Audience, type Body, type CompatFlags, type Ids, NIL, seal } from '../wire/words.ts';

/** The receiver of messages: a seat, or a spectator who sees everything. */
export type Receiver = Player | 'spectators';

/** Follows a match at a Longtable table and creates the protocol's messages for one receiver. */
export class Follower {
  readonly session: Session;
  readonly #receiver: Receiver;
  readonly #send: (body: Body) => void;

  constructor(header: Header, state: State, receiver: Receiver, send: (body: Body) => void) {
    this.session = sessionAt(header, state);
    this.#receiver = receiver;
    this.#send = send;
    // Players marked as gone get no messages.
    for (const seat of SEATS) if (seat !== receiver) this.session.slots[seat].gone = true;
  }

  begin(): void {
    this.#send(gameStarted(this.session.header, this.#audience.viewer));
  }

  /** Sends the current status during the rounds, for a receiver that joins late. */
  sendStatus(): void {
    if (this.session.state.phase === 'rounds') this.#send(currentStatus(this.session, this.#audience));
  }

  /** Sends a request with the receiver's team and gadgets during the rounds, for a player that joins late. */
  sendEquipment(): void {
    if (this.session.state.phase === 'rounds' && this.#receiver !== 'spectators')
      this.#send(requestBody(this.session, this.#receiver, 'equipment'));
  }

  /** Sends the open request, if any. */
  ask(): void {
    ask(this.#table);
  }

  /** Plays a line and sends a status per move. Throws if the line is illegal. */
  follow({ seat, line, at }: PlayedLine): void {
    const { session } = this;
    session.now = at;
    const isMissed = line === MISSED;
    const player = seat === 0 ? 0 : 1;
    const outcome = play(session.state, player, line, moveSender(this.#table, { byClock: isMissed }));
    if (outcome.refused) throw new Error(`"${line}" was refused: ${outcome.refused.code}`);
    session.state = outcome.state;
    if (isMissed) this.#strike(player);
    if (player === this.#receiver) session.slots[player].request = null;
  }

  /** Replaces the state after an undo and sends the status. */
  reset(state: State): void {
    this.session.state = state;
    for (const slot of this.session.slots) slot.request = null;
    this.sendStatus();
  }

  pause(isPaused: boolean): void {
    this.session.pause = isPaused ? { until: null, left: null } : null;
    this.#send(gamePause(isPaused, false));
    // Repeat the open request.
    if (!isPaused && this.#receiver !== 'spectators') sendRequest(this.#table, this.#receiver);
  }

  /** Ends the match by the rules, or because the loser resigned or ran out of time. */
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
    if (seat === this.#receiver) tell(this.#table, seat, strike(times, strikeMaximum, 'Time limit reached.'));
  }

  get #audience(): Audience {
    if (this.#receiver === 'spectators') return { viewer: 'all-seeing', isCommittee: false, isOriginalAi: false };
    const { isCommittee, isOriginalAi } = this.session.slots[this.#receiver].info;
    return { viewer: this.#receiver, isCommittee, isOriginalAi };
  }

  get #table() {
    const send = (to: Receiver, make: (audience: Audience) => Body) => {
      if (to === this.#receiver) this.#send(make(this.#audience));
    };
    return { session: this.session, post: { send, hangUp() {} } };
  }
}

/** Number of hexadecimal digits of an id that encode the table: six bytes. */
const TABLE_DIGITS = 12;

/** Returns an id derived from a text. Its last group encodes the table, so that a reconnecting client finds it. */
function idFor(table: string, text: string): string {
  const digits = createHash('sha256')
    .update(`${table} ${text}`)
    .digest('hex')
    .slice(0, 32 - TABLE_DIGITS);
  const [, a, b, c, d] = /^(.{8})(.{4})(.{4})(.{4})$/.exec(digits) ?? [];
  return [a, b, c, d, Buffer.from(table, 'base64url').toString('hex').padStart(TABLE_DIGITS, '0')].join('-');
}

/** Returns the table encoded in an id, or undefined if the id is malformed. */
export function tableOfId(id: string): string | undefined {
  const digits = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-([0-9a-f]{12})$/.exec(id)?.[1];
  return digits && Buffer.from(digits, 'hex').toString('base64url');
}

/** Returns the ids of a table's characters, cat and janitor. They are always the same. */
export function characterIds(table: string, count: number): Ids {
  const characters = Array.from({ length: count }, (_, index) => idFor(table, `character ${index}`));
  return { characters, cat: idFor(table, 'cat'), janitor: idFor(table, 'janitor') };
}

/**
 * Returns the id of a seat's player. A program's id derives from the hash of its token, so that it stays the same when
 * seats are shuffled.
 */
export function playerId(table: string, seat: number, tokenHash: string | undefined): string {
  return idFor(table, tokenHash === undefined ? `seat ${seat}` : `token ${tokenHash}`);
}

const NO_COMPAT: CompatFlags = { isCommittee: false, isOriginalAi: false };

export function filesAt({ options }: Pick<ProtocolTable, 'options'>): MatchFiles {
  const files = filesOf(optionsSchema.parse(options));
  if ('refused' in files) throw new Error(`Couldn’t start the match: ${files.refused.code}`);
  return files;
}

/**
 * Returns the initial data of a table's match. `session` is the receiver's own session id, because it allows
 * reconnecting.
 */
export function headerOf(
  scene: ProtocolTable,
  session: string,
  compat: readonly (CompatFlags | undefined)[] = [],
): Header {
  const files = filesAt(scene);
  const playerInfo = (seat: 0 | 1): PlayerInfo => {
    const { kind, name, token } = scene.seats[seat] ?? { kind: 'someone' };
    return {
      id: playerId(scene.id, seat, token),
      name: name ?? (kind === 'computer' ? 'Computer' : `Player ${seat + 1}`),
      role: kind === 'person' ? 'PLAYER' : 'AI',
      session,
      ...(compat[seat] ?? NO_COMPAT),
    };
  };
  return {
    session,
    lobby: '',
    seed: scene.seed,
    at: scene.times.startedAt,
    files,
    ids: characterIds(scene.id, files.characters.length),
    players: [playerInfo(0), playerInfo(1)],
    spectators: 'all-seeing',
  };
}

/**
 * Returns the replay of a table's ended match as a message, which can be saved as a file: for a seat, or for a
 * spectator who sees everything. Starts with the original reply to the HELLO, if known. Undefined if it exceeds `max`
 * characters.
 */
export function replayOfTable(
  header: Header,
  moves: readonly PlayedLine[],
  { ending }: Pick<ProtocolTable, 'ending'>,
  receiver: Receiver,
  { greeting, max }: { readonly greeting?: Body | undefined; readonly max: number },
): Body | undefined {
  const begun = newMatch(header.files, header.seed);
  if (begun.refused) throw new Error(`Couldn’t start the match: ${begun.refused.code}`);
  const id = receiver === 'spectators' ? NIL : header.players[receiver].id;
  const messages: Body[] = [];
  let left = max;
  const follower = new Follower(header, begun.state, receiver, (body) => {
    const message = seal(body, id, follower.session.now);
    left -= JSON.stringify(message).length;
    if (left > 0) messages.push(message);
  });
  const compat = receiver === 'spectators' ? { isCommittee: false, isOriginalAi: false } : header.players[receiver];
  messages.push(greeting ?? seal(helloReply(header.session, header.files, header.ids, compat), id, header.at));
  follower.begin();
  follower.ask();
  for (const move of moves) {
    if (left <= 0) return undefined;
    follower.follow(move);
    if (!follower.session.state.ending) follower.ask();
  }
  follower.end({ seat: ending?.seat ?? 0, by: ending?.by === 'time' ? 'kick' : 'leave' });
  const lines = moves.map(({ seat, line }) => [seat, line]);
  return replayBody({ messages, session: follower.session }, id, { lines });
}
