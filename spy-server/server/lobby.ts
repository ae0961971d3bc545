import { randomInt, randomUUID } from 'node:crypto';
import { statistics } from '@longtable/spy/rules/course/ending';
import type { MatchFiles } from '@longtable/spy/setup';
import type { Player } from '@longtable/spy/state';
import type { Logger } from 'pino';
import { LOBBY_NAME } from '../cli.ts';
import { type LobbyInfo, metaInformation } from '../match/meta.ts';
import { type Header, type PlayerInfo, type Session, seatWith } from '../match/session.ts';
import { makeReplay } from '../replay/make.ts';
import type { CompatibilityMode } from '../wire/normal.ts';
import { statisticsBody } from '../wire/outbound.ts';
import { type Ids, newIds } from '../wire/words.ts';
import type { Client } from './client.ts';
import type { LiveMatch } from './live.ts';

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
  readonly spectators = new Set<Client>();
  waiting: Client | null = null;

  constructor(name: string, files: MatchFiles) {
    this.name = name;
    this.ids = newIds(files.characters);
  }

  /** Returns the initial data of the lobby's match. */
  header(
    players: readonly [Client, Client],
    terms: Pick<Header, 'files' | 'spectators'> & { readonly seed: number | undefined },
  ): Header {
    return {
      session: this.session,
      lobby: this.name,
      seed: terms.seed ?? randomInt(2 ** 31),
      at: Date.now(),
      files: players.some(({ compat }) => compat.isOriginalAi)
        ? { ...terms.files, withheld: CRASHING_GADGETS }
        : terms.files,
      ids: this.ids,
      players: [playerInfo(players[0]), playerInfo(players[1])],
      spectators: terms.spectators,
    };
  }

  get isEmpty(): boolean {
    return this.waiting === null && this.spectators.size === 0;
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
