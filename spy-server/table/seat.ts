import { randomUUID } from 'node:crypto';
import { type Refusal, say } from '@longtable/kit';
import {
  type AtTable,
  type Handshake,
  type Protocol,
  type ProtocolTable,
  REFUSES_ANY_LINE,
  type SeatConnection,
  type Speaker,
} from '@longtable/kit/protocol';
import type { Player, State } from '@longtable/spy/state';
import { type Problem, readEquipment, readItem, readTurn } from '../match/answers.ts';
import { metaInformation, type Session } from '../match/session.ts';
import { decode, errorBody, gameLeft, helloReply, type Inbound, type Message } from '../wire/messages.ts';
import { detectCompat } from '../wire/normal.ts';
import { type Body, type CompatFlags, clientIdFor, type ErrorReason, NIL, seal } from '../wire/words.ts';
import { characterIds, Follower, filesAt, headerOf, playerId, tableOfId } from './follower.ts';
import { spyRecordings } from './recordings.ts';

/** A secret at the end of a name or path: `Ada@SECRET`, `/SECRET`. */
const SECRET = /(?:^|[@/])(([\w-]{8})\.[\w-]{22})$/;

/** The original protocol for a seat at a Longtable table, on Longtable's own port. */
export const spyProtocol: Protocol = {
  game: 'spy',

  handshake(text, path) {
    const decoded = decode(text);
    if (!('message' in decoded)) return undefined;
    const { message } = decoded;
    if (message.type === 'RECONNECT') return reconnecting(message);
    if (message.type !== 'HELLO' || message.role === 'SPECTATOR') return undefined;
    const match = SECRET.exec(message.name) ?? SECRET.exec(path);
    const [, secret = '', table = ''] = match ?? [];
    const session = randomUUID();
    const name = message.name.replace(SECRET, '');
    const compat = detectCompat(
      { isCommittee: path.startsWith('/websockets/game'), isOriginalAi: false },
      message,
      'auto',
    );
    return {
      credentials: { secret, token: `${table}.${session}`, name },
      begin: (connection) => new SeatSpeaker(connection, session, compat, true),
      farewell: farewellTo(randomUUID()),
    };
  },
};

function reconnecting({ clientId, sessionId }: Message<'RECONNECT'>): Handshake {
  return {
    credentials: { token: `${tableOfId(clientId) ?? ''}.${sessionId}` },
    // A reconnecting client may use either dialect. The original computer player never reconnects.
    begin: (connection) => new SeatSpeaker(connection, sessionId, { isCommittee: true, isOriginalAi: false }, false),
    farewell: farewellTo(clientIdFor(clientId)),
  };
}

/** Meta keys that the original computer player requests after its HELLO and needs to play. */
const CONFIGURATION = ['Configuration.MatchConfig', 'Configuration.Scenario', 'Configuration.CharacterInformation'];

const REASONS: Readonly<Record<string, ErrorReason>> = {
  wrongSecret: 'SESSION_DOES_NOT_EXIST',
  message: 'ILLEGAL_MESSAGE',
  rate: 'ILLEGAL_MESSAGE',
};

/** Returns a function that creates the error message for a refusal. */
function farewellTo(id: string): (refusal: Refusal) => string {
  return ({ code, sentence }) =>
    JSON.stringify(seal(errorBody(REASONS[code] ?? 'GENERAL', say(sentence, 'en')), id, Date.now()));
}

/** Speaks the original protocol with one program. */
class SeatSpeaker implements Speaker {
  readonly #connection: SeatConnection;
  readonly #session: string;
  readonly #compat: CompatFlags;
  /** Whether the client sent HELLO instead of RECONNECT, so that it does not know the match yet. */
  readonly #isNew: boolean;
  /** The reply to its HELLO. */
  #greeting: Body | undefined;
  #id: string = NIL;
  #follower: Follower | undefined;
  #moveCount = 0;
  /** Value of `undoCountOf` for the last table shown. It changes after an undo. */
  #undoCount = 0;
  #isPaused = false;
  #isOver = false;

  constructor(connection: SeatConnection, session: string, compat: CompatFlags, isNew: boolean) {
    this.#connection = connection;
    this.#session = session;
    this.#compat = compat;
    this.#isNew = isNew;
  }

  async show(loaded: AtTable, place: number): Promise<void> {
    const { table } = loaded;
    const seat: Player = place === 0 ? 0 : 1;
    this.#id = playerId(table.id, seat, table.seats[seat]?.token);
    if (this.#isNew && !this.#greeting) this.#greeting = this.#welcome(table);
    if (table.status === 'open') return;
    if (this.#follower) await this.#catchUp(this.#follower, loaded);
    else this.#follower = this.#begin(table, seat);
    const follower = this.#follower;
    if (this.#isPaused !== (table.status === 'paused')) {
      this.#isPaused = table.status === 'paused';
      follower.pause(this.#isPaused);
    }
    if (table.status === 'over') this.#end(follower, table, seat);
    else follower.ask();
  }

  async hear(text: string, loaded: AtTable, place: number): Promise<void> {
    const decoded = decode(text);
    if ('problem' in decoded) this.#reject(decoded.problem);
    else if ('message' in decoded) await this.#answer(decoded.message, loaded, place === 0 ? 0 : 1);
  }

  #welcome(table: ProtocolTable): Body {
    const files = filesAt(table);
    return this.#send(helloReply(this.#session, files, characterIds(table.id, files.characters.length), this.#compat));
  }

  #begin(table: ProtocolTable, seat: Player): Follower {
    const compat = seat === 0 ? [this.#compat] : [undefined, this.#compat];
    const header = headerOf(table, this.#session, compat);
    const follower = new Follower(header, table.state as State, seat, (body) => this.#send(body));
    this.#moveCount = table.log.moveCount;
    this.#undoCount = undoCountOf(table);
    follower.begin();
    if (this.#isNew && follower.session.state.phase !== 'draft') this.#sendPreparation(follower, table, seat);
    follower.sendStatus();
    return follower;
  }

  /** Sends the configuration and equipment of the match to a client that takes over a seat. */
  #sendPreparation(follower: Follower, table: ProtocolTable, seat: Player): void {
    this.#sendMeta(CONFIGURATION, table, seat, follower.session);
    follower.sendEquipment();
  }

  /**
   * Follows the lines played since the last call. After an undo, or if the moves are unavailable, sends the current
   * status instead.
   */
  async #catchUp(follower: Follower, loaded: AtTable): Promise<void> {
    const { table } = loaded;
    const moves = this.#undoCount === undoCountOf(table) ? await this.#connection.moves(loaded) : undefined;
    if (moves) for (const move of moves.slice(this.#moveCount, table.log.moveCount)) follower.follow(move);
    else if (this.#moveCount !== table.log.moveCount || this.#undoCount !== undoCountOf(table))
      follower.reset(table.state as State);
    this.#moveCount = table.log.moveCount;
    this.#undoCount = undoCountOf(table);
  }

  #end(follower: Follower, { ending }: ProtocolTable, seat: Player): void {
    if (this.#isOver) return;
    this.#isOver = true;
    const by = ending?.by === 'time' ? 'kick' : 'leave';
    follower.end({ seat: ending?.seat ?? seat, by });
  }

  async #answer(message: Inbound, loaded: AtTable, seat: Player): Promise<void> {
    if (message.type === 'REQUEST_META_INFORMATION')
      this.#sendMeta(message.keys, loaded.table, seat, this.#follower?.session);
    else if (message.type === 'REQUEST_REPLAY') await this.#sendReplay(loaded, seat);
    else if (message.type === 'GAME_LEAVE') {
      await this.#connection.resign();
      this.#send(gameLeft(this.#id));
      this.#connection.hangUp(1000);
    } else await this.#decide(message, loaded, seat);
  }

  /** Handles the answer to the open request. Other answers are late and dropped. */
  async #decide(message: Inbound, { table }: AtTable, seat: Player): Promise<void> {
    const request = this.#follower?.session.slots[seat].request;
    if (!this.#follower || !request || table.status !== 'playing') return;
    const { state, header } = this.#follower.session;
    let lines: Problem | { lines: string[] } | undefined;
    if (message.type === 'ITEM_CHOICE' && request.kind === 'item') {
      const read = readItem(state, header.ids, message);
      lines = 'line' in read ? { lines: [read.line] } : read;
    } else if (message.type === 'EQUIPMENT_CHOICE' && request.kind === 'equipment') {
      lines = readEquipment(state, header.ids, seat, message);
    } else if (message.type === 'GAME_OPERATION' && request.kind === 'operation') {
      const wanted = header.ids.characters[state.active ?? -1];
      if (message.operation.characterId.toLowerCase() !== wanted) return;
      const read = readTurn(state, seat, message.operation, this.#compat);
      // The table has no line for a failed attempt, so the turn ends.
      lines = 'problem' in read ? read : { lines: ['line' in read ? read.line : 'retire'] };
    }
    if (lines && 'problem' in lines) this.#reject(lines.problem);
    else if (lines) await this.#play(lines.lines, table.turns[seat]?.count ?? 0, state, seat);
  }

  async #play(lines: readonly string[], first: number, { cast, sides }: State, seat: Player): Promise<void> {
    // Skip gadgets that are already assigned.
    const has = sides[seat].gadgets.map(
      (gadget, index) => `give ${gadget} to ${cast[sides[seat].given[index] ?? -1]?.name}`,
    );
    let turn = first;
    for (const line of lines.filter((one) => !has.includes(one))) {
      const played = await this.#connection.play(line, turn++);
      if (!('refused' in played)) continue;
      const { code, sentence } = played.refused;
      if (!REFUSES_ANY_LINE.has(code)) this.#reject(say(sentence, 'en'));
      return;
    }
  }

  #sendMeta(keys: readonly string[], table: ProtocolTable, seat: Player, session: Session | undefined): void {
    const { header } = session ?? { header: headerOf(table, this.#session) };
    const requester = { ...this.#compat, viewer: seat };
    const players = table.seats.flatMap(({ name }) => name ?? []);
    const around = { files: header.files, ids: header.ids, spectators: [], players };
    const information = metaInformation(keys, requester, around, session);
    this.#send({ type: 'META_INFORMATION', information });
  }

  async #sendReplay(loaded: AtTable, seat: Player): Promise<void> {
    const moves = this.#isOver ? await this.#connection.moves(loaded) : undefined;
    if (!moves || !this.#follower) return;
    const { header } = this.#follower.session;
    const { ending } = loaded.table;
    const text = await this.#connection.run(
      spyRecordings.work,
      'replayText',
      header,
      moves,
      ending,
      seat,
      this.#greeting,
    );
    if (typeof text === 'string') this.#connection.send(text);
    else this.#send(errorBody('GENERAL', 'the replay is too large'));
  }

  /** Sends an error and disconnects. The seat stays reserved and its clock runs. */
  #reject(words: string): void {
    this.#send(errorBody('ILLEGAL_MESSAGE', words));
    this.#connection.hangUp(1003);
  }

  #send(body: Body): Body {
    const sealed = seal(body, this.#id, Date.now());
    this.#connection.send(JSON.stringify(sealed));
    return sealed;
  }
}

/** Returns a number that changes with each undo, because undone moves still count as turns. */
function undoCountOf({ turns, log }: ProtocolTable): number {
  return turns.reduce((sum, { count }) => sum + count, 0) - log.moveCount;
}
