import { randomUUID } from 'node:crypto';
import type { MatchFiles } from '@longtable/spy/options';
import { Journal, maySend, replayInputs } from '../match/journal.ts';
import { type LobbyInfo, newSession, type Session, seatWith } from '../match/session.ts';
import { errorBody, gameLeft, helloReply, type Inbound, type Message } from '../wire/messages.ts';
import { detectCompat } from '../wire/normal.ts';
import { clientIdFor, type Ids, NIL, type Role, sessionIn } from '../wire/words.ts';
import { type Archive, makeReplay } from './archive.ts';
import type { Client } from './client.ts';
import {
  type ClientLocation,
  LiveMatch,
  Lobby,
  readName,
  type ServerOptions,
  sendMeta,
  sendReplay,
  sendResult,
} from './lobby.ts';

/** Maximum number of concurrent matches. */
const MAX_MATCHES = 50;
/** Maximum number of stored matches that are kept in memory after they were replayed. */
const MAX_REPLAYED = 10;

/** Manages lobbies and matches, and passes each message to the lobby or match of its sender. */
export class Router {
  readonly #options: ServerOptions;
  readonly #archive: Archive;
  readonly #endedMatches = new Map<LiveMatch, string>();
  /** Lobbies with waiting clients, by name. */
  readonly #lobbies = new Map<string, Lobby>();
  readonly #running = new Set<LiveMatch>();
  #replayed: readonly Session[] = [];
  #seed: number | undefined;
  /** Queue of replays. They are large, so they are created one at a time. */
  #replays: Promise<void> = Promise.resolve();
  readonly #waitingForReplay = new Set<Client>();

  constructor(options: ServerOptions, archive: Archive) {
    this.#options = options;
    this.#archive = archive;
    this.#seed = options.seed;
  }

  /** Resumes the matches that were running when the last process stopped. */
  open(): void {
    const { log } = this.#options;
    for (const { path, history } of this.#archive.unfinished()) {
      let match: LiveMatch | undefined;
      try {
        if (!history) throw new Error('The journal is empty.');
        match = this.#newMatch(history.header, Journal.resume(path, history));
        match.resume(history);
        log.info({ session: history.header.session }, 'Resumed a stored match.');
      } catch (error) {
        log.error({ err: error }, 'Couldn’t resume a stored match, so it was quarantined.');
        if (match) this.#running.delete(match);
        this.#archive.quarantine(path);
      }
    }
  }

  close(): void {
    for (const match of this.#running) match.suspend();
  }

  #newMatch(header: LiveMatch['header'], journal: Journal): LiveMatch {
    const match = new LiveMatch(header, journal, this.#options.log, (ended) => this.#ended(ended));
    this.#running.add(match);
    return match;
  }

  receive(client: Client, message: Inbound): void {
    if (message.type === 'HELLO') this.#hello(client, message);
    else if (message.type === 'RECONNECT') this.#reconnect(client, message);
    else if (client.role === undefined) return;
    else if (message.type === 'REQUEST_META_INFORMATION')
      sendMeta(client, message.keys, this.#locationOf(client), this.#surroundings(client));
    else if (message.type === 'REQUEST_REPLAY') this.#replay(client);
    else this.#pass(client, message);
  }

  #replay(client: Client): void {
    const location = this.#locationOf(client);
    const journal = location && this.#endedMatches.get(location.match);
    if (!location || journal === undefined || this.#waitingForReplay.has(client)) return;
    this.#waitingForReplay.add(client);
    this.#replays = this.#replays.then(async () => {
      this.#waitingForReplay.delete(client);
      await sendReplay(client, location, journal, this.#options);
    });
  }

  #surroundings(client: Client): LobbyInfo {
    const lobbies = [...this.#lobbies.values()];
    const lobby = lobbies.find((each) => each.has(client)) ?? new Lobby('', this.#options.files);
    const { files, ids, spectatorNames: spectators, playerNames: players } = lobby;
    return { files, ids, spectators, players, lobbies: [...lobbies, ...this.#running].map(({ entry }) => entry) };
  }

  /** Handles an invalid frame. A player of a running match is disqualified; other clients get an error. */
  handleViolation(client: Client, words: string): void {
    const location = this.#locationOf(client);
    if (location?.seat !== undefined && !location.match.session.ending) {
      location.match.handle({ kind: 'illegal', seat: location.seat, words });
    } else client.refuse('ILLEGAL_MESSAGE', words);
  }

  onDisconnect(client: Client): void {
    for (const lobby of this.#lobbies.values()) {
      lobby.drop(client);
      if (lobby.isEmpty) this.#lobbies.delete(lobby.name);
    }
    for (const match of this.#matches()) match.disconnect(client);
  }

  #pass(client: Client, message: Inbound): void {
    const location = this.#locationOf(client);
    if (location?.seat !== undefined && !location.match.session.ending) {
      location.match.handle({ kind: 'message', seat: location.seat, message });
    } else if (client.role && !maySend(client.role, message.type)) {
      client.send(errorBody('ILLEGAL_MESSAGE', `${message.type}: not for ${client.role}`), Date.now());
      client.refuse('GENERAL');
    } else if (message.type === 'GAME_LEAVE') {
      client.send(gameLeft(client.id), Date.now());
      this.onDisconnect(client);
      client.leave();
    }
  }

  #hello(client: Client, hello: Message<'HELLO'>): void {
    const location = this.#locationOf(client);
    if (location && !location.match.session.ending) return;
    if ([...this.#lobbies.values()].some((lobby) => lobby.has(client))) return;
    if (location) {
      this.onDisconnect(client);
      client.id = randomUUID();
    }
    const { role } = hello;
    const { name, lobby } = readName(hello.name, client.lobby);
    const match = this.#matchFor(lobby, role);
    const waiting = this.#lobbies.get(lobby);
    const players = match ? match.header.players.map((player) => player.name) : (waiting?.playerNames ?? []);
    if (role !== 'SPECTATOR' && (match || this.#running.size >= MAX_MATCHES)) client.refuse('ALREADY_SERVING');
    else if (players.includes(name)) client.refuse('NAME_NOT_AVAILABLE');
    else if (client.enter()) {
      const compat = detectCompat(client.compat, hello, this.#options.isOriginalAi);
      Object.assign(client, { name, role, compat });
      if (match) this.#watch(client, match);
      else this.#join(client, waiting ?? this.#openLobby(lobby, hello.configuration));
    }
  }

  /**
   * Returns the newest match of a lobby: for a spectator always, for a player only if no other match may start there.
   */
  #matchFor(lobby: string, role: Role): LiveMatch | undefined {
    const matches = [...this.#running].filter(({ header }) => header.lobby === lobby);
    const limit = role === 'SPECTATOR' || lobby !== '' ? 1 : this.#options.matches;
    return matches.length < limit ? undefined : matches.at(-1);
  }

  /** Opens a lobby. Only one with a name can have other files than the server. */
  #openLobby(name: string, own: MatchFiles | undefined): Lobby {
    const lobby = new Lobby(name, (name !== '' && own) || this.#options.files);
    this.#lobbies.set(name, lobby);
    return lobby;
  }

  #watch(client: Client, match: LiveMatch): void {
    const { session, ids, files } = match.header;
    this.#greet(client, session, files, ids);
    match.watch(client);
  }

  #join(client: Client, lobby: Lobby): void {
    const isSpectator = client.role === 'SPECTATOR';
    this.#greet(client, isSpectator ? lobby.session : sessionIn(lobby.session), lobby.files, lobby.ids);
    if (isSpectator) lobby.spectators.add(client);
    else if (lobby.waiting) this.#start(lobby, [lobby.waiting, client]);
    else lobby.waiting = client;
  }

  #greet(client: Client, session: string, files: MatchFiles, ids: Ids): void {
    Object.assign(client, { session, greetedAt: Date.now() });
    client.send(helloReply(session, files, ids, client.compat), client.greetedAt);
    this.#options.log.info({ client: client.id, name: client.name, role: client.role }, 'A client joined.');
  }

  #start(lobby: Lobby, players: readonly [Client, Client]): void {
    const { spectators } = this.#options;
    const header = lobby.header(players, { spectators, seed: this.#seed });
    if (this.#seed !== undefined) this.#seed++;
    this.#lobbies.delete(lobby.name);
    const match = this.#newMatch(header, Journal.begin(this.#archive.journal(header), header));
    for (const client of lobby.spectators) match.spectators.add(client);
    match.begin(players);
  }

  /** Reconnects a player who sends their secret session id. If the seat has a connection, probes that one instead. */
  #reconnect(client: Client, { clientId, sessionId }: Message<'RECONNECT'>): void {
    if (client.role !== undefined) return;
    for (const match of this.#running) {
      const seat = seatWith(match.header, sessionId);
      if (seat === undefined) continue;
      const old = match.isConnected(seat);
      if (match.header.players[seat].id !== clientId) return;
      if (old) old.probe();
      else if (client.enter()) match.reconnect(seat, client);
      return;
    }
    this.#afterEnd(client, clientId, sessionId);
  }

  /**
   * Sends the result to a player of an ended match, under the client id they sent, or an error if the session is
   * unknown.
   */
  #afterEnd(client: Client, clientId: string, sessionId: string): void {
    const session = this.#endedSession(sessionId);
    client.id = clientIdFor(clientId);
    if (session) sendResult(client, session, sessionId);
    else client.refuse('SESSION_DOES_NOT_EXIST');
  }

  /** Returns the ended match of a player's session id. A stored match is replayed once, because that takes long. */
  #endedSession(sessionId: string): Session | undefined {
    const isTheirs = ({ header }: Pick<Session, 'header'>) => seatWith(header, sessionId) !== undefined;
    const known = [...[...this.#endedMatches.keys()].map(({ session }) => session), ...this.#replayed].find(isTheirs);
    const history = known ? undefined : this.#archive.find(sessionId);
    if (!history || !isTheirs(history)) return known;
    const session = replayInputs(newSession(history.header), history.inputs);
    this.#replayed = [...this.#replayed, session].slice(-MAX_REPLAYED);
    return session;
  }

  #ended(match: LiveMatch): void {
    const { log, lingerMs, replays } = this.#options;
    match.journal.close();
    const journal = this.#archive.file(match.header);
    const { session } = match.header;
    this.#running.delete(match);
    this.#endedMatches.set(match, journal);
    log.info({ session, ...match.session.ending }, 'The match is over.');
    if (replays) {
      const job = {
        journal,
        receiver: { spectator: NIL, isCommittee: false },
        file: this.#archive.replayPath(match.header),
      };
      const write = () => makeReplay(job);
      this.#replays = this.#replays.then(write).then(
        () => {},
        (error) => log.error({ err: error }, 'Couldn’t write the replay.'),
      );
    }
    const sweep = setTimeout(() => {
      for (const client of match.clients) client.close(1001);
      this.#endedMatches.delete(match);
    }, lingerMs);
    sweep.unref();
  }

  #locationOf(client: Client): ClientLocation | undefined {
    for (const match of this.#matches()) {
      const seat = match.seatOf(client);
      if (seat !== undefined) return { match, seat };
      if (match.spectators.has(client)) return { match };
    }
    return undefined;
  }

  #matches(): LiveMatch[] {
    return [...this.#running, ...this.#endedMatches.keys()];
  }
}
