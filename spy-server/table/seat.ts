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
import { metaInformation } from '../match/meta.ts';
import { type Problem, readEquipment, readItem, readTurn } from '../match/reading.ts';
import type { Session } from '../match/session.ts';
import type { Quirks } from '../wire/cast.ts';
import { decode, type Inbound, type Message } from '../wire/inbound.ts';
import { quirksOf } from '../wire/normal.ts';
import { errorBody, gameLeft, helloReply } from '../wire/outbound.ts';
import { answeredAs, type Body, type ErrorReason, NIL, seal } from '../wire/words.ts';
import { spyFilms } from './films.ts';
import { characterIds, Follower, playerId, tableOfId } from './follower.ts';
import { filesAt, headerOf } from './scene.ts';

/** A secret at the end of a name or of an address: `Ada@SECRET`, `/SECRET`. */
const SECRET = /(?:^|[@/])(([\w-]{8})\.[\w-]{22})$/;

/** The document's protocol for a seat at a Longtable table, on the same port as Longtable's own. */
export const spyProtocol: Protocol = {
  game: 'spy',

  handshake(text, path) {
    const decoded = decode(text);
    if (!('message' in decoded)) return undefined;
    const { message } = decoded;
    if (message.type === 'RECONNECT') return comingBack(message);
    if (message.type !== 'HELLO' || message.role === 'SPECTATOR') return undefined;
    const found = SECRET.exec(message.name) ?? SECRET.exec(path);
    const [, secret = '', table = ''] = found ?? [];
    const session = randomUUID();
    const name = message.name.replace(SECRET, '');
    const quirks = quirksOf({ doubled: path.startsWith('/websockets/game'), tender: false }, message, 'auto');
    return {
      credentials: { secret, token: `${table}.${session}`, name },
      begin: (connection) => new SeatSpeaker(connection, session, quirks, true),
      farewell: farewellTo(randomUUID()),
    };
  },
};

function comingBack({ clientId, sessionId }: Message<'RECONNECT'>): Handshake {
  return {
    credentials: { token: `${tableOfId(clientId) ?? ''}.${sessionId}` },
    // Whoever comes back may be of either dialect, and the original computer player never does.
    begin: (connection) => new SeatSpeaker(connection, sessionId, { doubled: true, tender: false }, false),
    farewell: farewellTo(answeredAs(clientId)),
  };
}

/** What the original computer player asks for after its hello, and cannot play without. */
const CONFIGURATION = ['Configuration.MatchConfig', 'Configuration.Scenario', 'Configuration.CharacterInformation'];

const REASONS: Readonly<Record<string, ErrorReason>> = {
  wrongSecret: 'SESSION_DOES_NOT_EXIST',
  message: 'ILLEGAL_MESSAGE',
  rate: 'ILLEGAL_MESSAGE',
};

/** Says why somebody has to go, to the id that they came with or to any. */
function farewellTo(id: string): (refusal: Refusal) => string {
  return ({ code, sentence }) =>
    JSON.stringify(seal(errorBody(REASONS[code] ?? 'GENERAL', say(sentence, 'en')), id, Date.now()));
}

/** Speaks the document's protocol with one program. */
class SeatSpeaker implements Speaker {
  readonly #connection: SeatConnection;
  readonly #session: string;
  readonly #quirks: Quirks;
  /** Said hello, and did not come back: knows nothing of the match but what it is told now. */
  readonly #isNew: boolean;
  /** The answer to its hello as it was sent. */
  #greeting: Body | undefined;
  #id: string = NIL;
  #follower: Follower | undefined;
  #moveCount = 0;
  /** Differs after moves were taken back. */
  #era = 0;
  #isPaused = false;
  #isOver = false;

  constructor(connection: SeatConnection, session: string, quirks: Quirks, isNew: boolean) {
    this.#connection = connection;
    this.#session = session;
    this.#quirks = quirks;
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
    if ('problem' in decoded) this.#offend(decoded.problem);
    else if ('message' in decoded) await this.#answer(decoded.message, loaded, place === 0 ? 0 : 1);
  }

  #welcome(table: ProtocolTable): Body {
    const files = filesAt(table);
    return this.#send(helloReply(this.#session, files, characterIds(table.id, files.characters.length), this.#quirks));
  }

  #begin(table: ProtocolTable, seat: Player): Follower {
    const quirks = seat === 0 ? [this.#quirks] : [undefined, this.#quirks];
    const header = headerOf(table, this.#session, quirks);
    const follower = new Follower(header, table.state as State, seat, (body) => this.#send(body));
    this.#moveCount = table.log.moveCount;
    this.#era = eraOf(table);
    follower.begin();
    if (this.#isNew && follower.session.state.phase !== 'draft') this.#tellMissed(follower, table, seat);
    follower.present();
    return follower;
  }

  /** Whoever takes a seat over in the middle of a match learns first what was told in its preparation. */
  #tellMissed(follower: Follower, table: ProtocolTable, seat: Player): void {
    this.#tellMeta(CONFIGURATION, table, seat, follower.session);
    follower.recallEquipment();
  }

  /** What was played since is followed line by line; what was taken back is shown as it stands now. */
  async #catchUp(follower: Follower, loaded: AtTable): Promise<void> {
    const { table } = loaded;
    const moves = this.#era === eraOf(table) ? await this.#connection.moves(loaded) : undefined;
    if (moves) for (const move of moves.slice(this.#moveCount, table.log.moveCount)) follower.follow(move);
    else if (this.#moveCount !== table.log.moveCount || this.#era !== eraOf(table))
      follower.reset(table.state as State);
    this.#moveCount = table.log.moveCount;
    this.#era = eraOf(table);
  }

  #end(follower: Follower, { ending }: ProtocolTable, seat: Player): void {
    if (this.#isOver) return;
    this.#isOver = true;
    const by = ending?.by === 'time' ? 'kick' : 'leave';
    follower.end({ seat: ending?.seat ?? seat, by });
  }

  async #answer(message: Inbound, loaded: AtTable, seat: Player): Promise<void> {
    if (message.type === 'REQUEST_META_INFORMATION')
      this.#tellMeta(message.keys, loaded.table, seat, this.#follower?.session);
    else if (message.type === 'REQUEST_REPLAY') await this.#tellReplay(loaded, seat);
    else if (message.type === 'GAME_LEAVE') {
      await this.#connection.resign();
      this.#send(gameLeft(this.#id));
      this.#connection.hangUp(1000);
    } else await this.#decide(message, loaded, seat);
  }

  /** An answer to what was asked; any other is late and dropped. */
  async #decide(message: Inbound, { table }: AtTable, seat: Player): Promise<void> {
    const request = this.#follower?.session.chairs[seat].request;
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
      const read = readTurn(state, seat, message.operation, this.#quirks);
      // A table has no line for an attempt that cannot be: the turn is over with it.
      lines = 'problem' in read ? read : { lines: ['line' in read ? read.line : 'retire'] };
    }
    if (lines && 'problem' in lines) this.#offend(lines.problem);
    else if (lines) await this.#play(lines.lines, table.turns[seat]?.count ?? 0, state, seat);
  }

  async #play(lines: readonly string[], first: number, { cast, sides }: State, seat: Player): Promise<void> {
    // What somebody carries already is not given to them again.
    const has = sides[seat].gadgets.map(
      (gadget, index) => `give ${gadget} to ${cast[sides[seat].given[index] ?? -1]?.name}`,
    );
    let turn = first;
    for (const line of lines.filter((one) => !has.includes(one))) {
      const played = await this.#connection.play(line, turn++);
      if (!('refused' in played)) continue;
      const { code, sentence } = played.refused;
      if (!REFUSES_ANY_LINE.has(code)) this.#offend(say(sentence, 'en'));
      return;
    }
  }

  #tellMeta(keys: readonly string[], table: ProtocolTable, seat: Player, session: Session | undefined): void {
    const { header } = session ?? { header: headerOf(table, this.#session) };
    const asker = { ...this.#quirks, viewer: seat };
    const players = table.seats.flatMap(({ name }) => name ?? []);
    const around = { files: header.files, ids: header.ids, spectators: [], players };
    const information = metaInformation(keys, asker, around, session);
    this.#send({ type: 'META_INFORMATION', information });
  }

  async #tellReplay(loaded: AtTable, seat: Player): Promise<void> {
    const moves = this.#isOver ? await this.#connection.moves(loaded) : undefined;
    if (!moves || !this.#follower) return;
    const { header } = this.#follower.session;
    const { ending } = loaded.table;
    const text = await this.#connection.run(spyFilms.work, 'replayText', header, moves, ending, seat, this.#greeting);
    if (typeof text === 'string') this.#connection.send(text);
    else this.#send(errorBody('GENERAL', 'the replay is too large'));
  }

  /** Whoever asks for what cannot be is told so and cut off; the seat is kept, and its clock runs. */
  #offend(words: string): void {
    this.#send(errorBody('ILLEGAL_MESSAGE', words));
    this.#connection.hangUp(1003);
  }

  #send(body: Body): Body {
    const sealed = seal(body, this.#id, Date.now());
    this.#connection.send(JSON.stringify(sealed));
    return sealed;
  }
}

/** Moves that are taken back count as turns too. */
function eraOf({ turns, log }: ProtocolTable): number {
  return turns.reduce((sum, { count }) => sum + count, 0) - log.moveCount;
}
