import { randomUUID } from 'node:crypto';
import { maySend, retrace } from '../match/apply.ts';
import { Journal } from '../match/journal.ts';
import type { Surroundings } from '../match/meta.ts';
import { newSession } from '../match/session.ts';
import { makeReplay } from '../replay/make.ts';
import type { Inbound, Message } from '../wire/inbound.ts';
import { errorBody, gameLeft, helloReply } from '../wire/outbound.ts';
import { quirksOf } from '../wire/quirks.ts';
import { answeredAs, NIL } from '../wire/words.ts';
import type { Archive } from './archive.ts';
import type { Client } from './client.ts';
import { LiveMatch } from './live.ts';
import { Lobby } from './lobby.ts';
import type { ServerOptions } from './options.ts';
import { type Place, tellEnd, tellMeta, tellReplay } from './replies.ts';

/** Knows who is where, lobby or match, and brings every message there. */
export class Router {
  readonly #options: ServerOptions;
  readonly #archive: Archive;
  readonly #past = new Map<string, { match: LiveMatch; journal: string }>();
  #lobby: Lobby;
  #match: LiveMatch | null = null;
  #seed: number | undefined;
  /** Replays are large, so they are made one after the other. */
  #replays: Promise<void> = Promise.resolve();
  readonly #awaiting = new Set<Client>();

  constructor(options: ServerOptions, archive: Archive) {
    this.#options = options;
    this.#archive = archive;
    this.#seed = options.seed;
    this.#lobby = new Lobby(options.files);
  }

  /** Goes on with the match that was running when the last process went down. */
  open(): void {
    const history = this.#archive.unfinished();
    if (!history) return;
    const { log } = this.#options;
    try {
      this.#match = this.#newMatch(history.header, Journal.resume(this.#archive.current, history));
      this.#match.resume(history);
      log.info({ session: history.header.session }, 'Resumed the stored match.');
    } catch (error) {
      log.error({ err: error }, 'Couldn’t resume the stored match, so it was quarantined.');
      this.#match = null;
      this.#archive.quarantine();
    }
  }

  close(): void {
    this.#match?.suspend();
  }

  #newMatch(header: LiveMatch['header'], journal: Journal): LiveMatch {
    return new LiveMatch(header, journal, this.#options.log, (match) => this.#ended(match));
  }

  receive(client: Client, message: Inbound): void {
    if (message.type === 'HELLO') this.#hello(client, message);
    else if (message.type === 'RECONNECT') this.#reconnect(client, message);
    else if (client.role === undefined) return;
    else if (message.type === 'REQUEST_META_INFORMATION')
      tellMeta(client, message.keys, this.#placeOf(client), this.#surroundings());
    else if (message.type === 'REQUEST_REPLAY') this.#replay(client);
    else this.#pass(client, message);
  }

  #replay(client: Client): void {
    const place = this.#placeOf(client);
    const past = place && this.#past.get(place.match.header.session);
    if (!past || this.#awaiting.has(client)) return;
    this.#awaiting.add(client);
    this.#replays = this.#replays.then(async () => {
      this.#awaiting.delete(client);
      await tellReplay(client, place, past.journal, this.#options);
    });
  }

  #surroundings(): Surroundings {
    const { ids, spectators } = this.#lobby;
    const names = [...spectators].map(({ name }) => name);
    return { files: this.#options.files, ids, spectators: names, players: this.#playerNames() };
  }

  /** Something that is no message: whoever sent it is turned away, and a player loses. */
  offence(client: Client, words: string): void {
    const place = this.#placeOf(client);
    if (place?.seat !== undefined && !place.match.session.ending) {
      place.match.happen({ kind: 'illegal', seat: place.seat, words });
    } else client.refuse('ILLEGAL_MESSAGE', words);
  }

  lost(client: Client): void {
    this.#lobby.drop(client);
    for (const { match } of this.#matches()) match.disconnect(client);
  }

  #pass(client: Client, message: Inbound): void {
    const place = this.#placeOf(client);
    if (place?.seat !== undefined && !place.match.session.ending) {
      place.match.happen({ kind: 'message', seat: place.seat, message });
    } else if (client.role && !maySend(client.role, message.type)) {
      client.send(errorBody('ILLEGAL_MESSAGE', `${message.type}: not for ${client.role}`), Date.now());
      client.refuse('GENERAL');
    } else if (message.type === 'GAME_LEAVE') {
      client.send(gameLeft(client.id), Date.now());
      this.lost(client);
      client.role = undefined;
    }
  }

  #hello(client: Client, hello: Message<'HELLO'>): void {
    const { name, role } = hello;
    const place = this.#placeOf(client);
    if (place && !place.match.session.ending) return;
    if (this.#lobby.waiting === client || this.#lobby.spectators.has(client)) return;
    if (place) {
      this.lost(client);
      client.id = randomUUID();
    }
    const players = this.#playerNames();
    if (role !== 'SPECTATOR' && this.#match) client.refuse('ALREADY_SERVING');
    else if (players.includes(name)) client.refuse('NAME_NOT_AVAILABLE');
    else {
      const quirks = quirksOf(client.quirks, hello, this.#options.tender);
      Object.assign(client, { name, role, quirks });
      this.#admit(client);
    }
  }

  #admit(client: Client): void {
    const { log } = this.#options;
    const { session, ids, files } = this.#match?.header ?? { ...this.#lobby, files: this.#options.files };
    client.greeted = Date.now();
    client.send(helloReply(session, files, ids, client.quirks), client.greeted);
    log.info({ client: client.id, name: client.name, role: client.role }, 'A client joined.');
    const lobby = this.#lobby;
    if (client.role === 'SPECTATOR') {
      if (this.#match) this.#match.watch(client);
      else lobby.spectators.add(client);
    } else if (lobby.waiting) this.#start([lobby.waiting, client]);
    else lobby.waiting = client;
  }

  #start(players: readonly [Client, Client]): void {
    const { files, spectators } = this.#options;
    const header = this.#lobby.header(players, { files, spectators, seed: this.#seed });
    if (this.#seed !== undefined) this.#seed++;
    const match = this.#newMatch(header, Journal.begin(this.#archive.current, header));
    for (const client of this.#lobby.spectators) match.spectators.add(client);
    this.#match = match;
    this.#lobby = new Lobby(files);
    match.begin(players);
  }

  #reconnect(client: Client, { clientId, sessionId }: Message<'RECONNECT'>): void {
    if (client.role !== undefined) return;
    const match = this.#match?.header.session === sessionId ? this.#match : null;
    const seat = match?.seatNamed(clientId);
    if (!match) this.#afterEnd(client, clientId, sessionId);
    else if (seat === undefined) return;
    else {
      const old = match.isConnected(seat);
      if (old) old.probe();
      else match.reconnect(seat, client);
    }
  }

  /** Comes back to a match that is over, or was before the last restart; the answer goes to the id that was claimed. */
  #afterEnd(client: Client, clientId: string, sessionId: string): void {
    const past = this.#past.get(sessionId)?.match.session;
    const history = past ? undefined : this.#archive.find(sessionId);
    const session = past ?? (history && retrace(newSession(history.header), history.inputs));
    client.id = answeredAs(clientId);
    if (session) tellEnd(client, session);
    else client.refuse('SESSION_DOES_NOT_EXIST');
  }

  #ended(match: LiveMatch): void {
    const { log, lingerMs, replays } = this.#options;
    match.journal.close();
    const journal = this.#archive.file(match.header);
    const { session } = match.header;
    this.#past.set(session, { match, journal });
    if (this.#match === match) this.#match = null;
    log.info({ session, ...match.session.ending }, 'The match is over.');
    if (replays) {
      const errand = {
        journal,
        whose: { spectator: NIL, doubled: false },
        file: this.#archive.replayPath(match.header),
      };
      makeReplay(errand).catch((error) => log.error({ err: error }, 'Couldn’t write the replay.'));
    }
    const sweep = setTimeout(() => {
      for (const client of match.clients) client.close(1001);
      this.#past.delete(session);
    }, lingerMs);
    sweep.unref();
  }

  #placeOf(client: Client): Place | undefined {
    for (const { match } of this.#matches()) {
      const seat = match.seatOf(client);
      if (seat !== undefined) return { match, seat };
      if (match.spectators.has(client)) return { match };
    }
    return undefined;
  }

  #matches(): { match: LiveMatch }[] {
    return [...(this.#match ? [{ match: this.#match }] : []), ...this.#past.values()];
  }

  #playerNames(): string[] {
    if (this.#match) return this.#match.header.players.map(({ name }) => name);
    return this.#lobby.waiting ? [this.#lobby.waiting.name] : [];
  }
}
