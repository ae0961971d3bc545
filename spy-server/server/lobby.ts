import { randomInt, randomUUID } from 'node:crypto';
import type { MatchFiles } from '@longtable/spy/options';
import { statistics } from '@longtable/spy/rules/course/ending';
import { opponentOf } from '@longtable/spy/rules/match/people';
import type { Player } from '@longtable/spy/state';
import type { Logger } from 'pino';
import { LOBBY_NAME } from '../cli.ts';
import { apply, type History, type Input, type Journal, nextDeadline, replayInputs } from '../match/journal.ts';
import { currentStatus } from '../match/report.ts';
import {
  type Header,
  type LobbyEntry,
  type LobbyInfo,
  metaInformation,
  newSession,
  type PlayerInfo,
  type Post,
  SEATS,
  type Session,
  seatWith,
} from '../match/session.ts';
import { audienceOf } from '../replay/recording.ts';
import { errorBody, gameStarted, statisticsBody } from '../wire/messages.ts';
import type { CompatibilityMode } from '../wire/normal.ts';
import { type Audience, type Body, type Ids, newIds } from '../wire/words.ts';
import { makeReplay } from './archive.ts';
import { type Client, unaddressedText, withReceiver } from './client.ts';

/**
 * Gadgets that crash the original computer player. They are removed from the whole match, because an offer needs three
 * gadgets.
 */
const CRASHING_GADGETS = ['LASER_COMPACT'];

/** A lobby before a match. Its ids are created in advance, because HELLO_REPLY contains them. */
export class Lobby {
  readonly name: string;
  readonly session: string = randomUUID();
  readonly ids: Ids;
  readonly files: MatchFiles;
  readonly spectators = new Set<Client>();
  waiting: Client | null = null;

  constructor(name: string, files: MatchFiles) {
    this.name = name;
    this.files = files;
    this.ids = newIds(files.characters);
  }

  /** Returns the initial data of the lobby's match. */
  header(
    players: readonly [Client, Client],
    terms: Pick<Header, 'spectators'> & { readonly seed: number | undefined },
  ): Header {
    return {
      session: this.session,
      lobby: this.name,
      seed: terms.seed ?? randomInt(2 ** 31),
      at: Date.now(),
      files: players.some(({ compat }) => compat.isOriginalAi)
        ? { ...this.files, excludedGadgets: CRASHING_GADGETS }
        : this.files,
      ids: this.ids,
      players: [playerInfo(players[0]), playerInfo(players[1])],
      spectators: terms.spectators,
    };
  }

  get isEmpty(): boolean {
    return this.waiting === null && this.spectators.size === 0;
  }

  get entry(): LobbyEntry {
    const { name, spectators } = this;
    return { name, players: this.playerNames.length, spectators: spectators.size, isPlaying: false };
  }

  get playerNames(): string[] {
    return this.waiting ? [this.waiting.name] : [];
  }

  get spectatorNames(): string[] {
    return [...this.spectators].map(({ name }) => name);
  }

  has(client: Client): boolean {
    return this.waiting === client || this.spectators.has(client);
  }

  /** Removes a spectator or the waiting player. */
  drop(client: Client): void {
    this.spectators.delete(client);
    if (this.waiting === client) this.waiting = null;
  }
}

function playerInfo({ id, name, role, session, compat, greetedAt }: Client): PlayerInfo {
  return { id, name, role: role === 'AI' ? 'AI' : 'PLAYER', session, ...compat, greetedAt };
}

const IN_PATH = new RegExp(`/lobby/(${LOBBY_NAME})$`);
const IN_NAME = new RegExp(`^(.*\\S)@(${LOBBY_NAME})$`, 's');

/** Reads the lobby and the dialect from a connection's path. */
export function readPath(path: string): { readonly lobby: string; readonly isCommittee: boolean } {
  return { lobby: IN_PATH.exec(path)?.[1] ?? '', isCommittee: path.startsWith('/websockets/game') };
}

/** Splits `NAME@LOBBY`. Without a lobby the one of the path is returned. */
export function readName(text: string, inPath: string): { readonly name: string; readonly lobby: string } {
  const [, name = text, lobby = inPath] = IN_NAME.exec(text) ?? [];
  return { name, lobby };
}

export interface ServerOptions {
  readonly files: MatchFiles;
  readonly host: string;
  readonly port: number;
  /** Folder of matches and replays. */
  readonly folder: string;
  /** Whether spectators see everything or only public information. */
  readonly spectators: 'all-seeing' | 'spectator';
  /** Compatibility mode for the original computer player: by detection, always or never. */
  readonly isOriginalAi: CompatibilityMode;
  /** Time after a match until its connections are closed, in milliseconds. */
  readonly lingerMs: number;
  /** Called when the folder was deleted while the server runs. */
  readonly folderGone?: () => void;
  readonly log: Logger;
  /** Maximum number of concurrent matches without a named lobby. */
  readonly matches: number;
  /** Seed of the first match, incremented for later ones. Random by default. */
  readonly seed?: number;
  /** Whether every replay is written to a file. */
  readonly replays: boolean;
}

/** The match of a client, and its seat unless it is a spectator. */
export interface ClientLocation {
  readonly match: LiveMatch;
  readonly seat?: Player;
}

/** Sends a client the answers to meta keys. Answers to players of a running match are recorded. */
export function sendMeta(
  client: Client,
  keys: readonly string[],
  location: ClientLocation | undefined,
  lobby: LobbyInfo,
): void {
  const { match, seat } = location ?? {};
  const lobbyInfo = match
    ? {
        ...{ files: match.header.files, ids: match.header.ids },
        spectators: [...match.spectators].map(({ name }) => name),
        players: match.header.players.map(({ name }) => name),
        lobbies: lobby.lobbies,
      }
    : lobby;
  const viewer = seat ?? match?.header.spectators ?? 'spectator';
  const information = metaInformation(keys, { ...client.compat, viewer }, lobbyInfo, match?.session);
  const body = { type: 'META_INFORMATION', information };
  if (match && seat !== undefined) match.answer(seat, body);
  else client.send(body, Date.now());
}

/** Sends the recording of an ended match to a player or spectator. */
export async function sendReplay(
  client: Client,
  { seat }: ClientLocation,
  journal: string,
  { log }: ServerOptions,
): Promise<void> {
  if (client.socket.readyState !== client.socket.OPEN) return;
  const { isCommittee } = client.compat;
  try {
    client.sendText(await makeReplay({ journal, receiver: seat ?? { spectator: client.id, isCommittee } }));
  } catch (error) {
    log.error({ err: error }, 'Couldn’t make the replay.');
  }
}

/**
 * Sends the result to a player who was disconnected at the end. A disqualified player and other clients get an error.
 */
export function sendResult(client: Client, { ending, slots, state, header }: Session, sessionId: string): void {
  const seat = seatWith(header, sessionId);
  if (seat !== undefined && header.players[seat].id === client.id && ending && !slots[seat].gone) {
    client.send(statisticsBody(header, ending.winner, ending.reason, statistics(state)), Date.now());
  } else client.refuse('SESSION_DOES_NOT_EXIST');
}

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

  get entry(): LobbyEntry {
    const { lobby, players } = this.header;
    return { name: lobby, players: players.length, spectators: this.spectators.size, isPlaying: true };
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
