import { randomInt, randomUUID } from 'node:crypto';
import { statistics } from '@longtable/spy/rules/course/ending';
import type { MatchFiles } from '@longtable/spy/setup';
import type { Player } from '@longtable/spy/state';
import type { Logger } from 'pino';
import { LOBBY_NAME } from '../cli/arguments.ts';
import { metaInformation, type Surroundings } from '../match/meta.ts';
import { type Header, type Party, type Session, seatWith } from '../match/session.ts';
import { makeReplay } from '../replay/make.ts';
import { type Ids, newIds } from '../wire/cast.ts';
import type { Tenderness } from '../wire/normal.ts';
import { statisticsBody } from '../wire/outbound.ts';
import type { Client } from './client.ts';
import type { LiveMatch } from './live.ts';

/** Gadgets that the original computer player does not survive; an offer has three, so it must be out of the match. */
const UNBEARABLE = ['LASER_COMPACT'];

/** The room before a match: its ids are made already, so that everybody who says hello learns them. */
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

  /** What the match of two players begins with. */
  header(
    players: readonly [Client, Client],
    terms: Pick<Header, 'files' | 'spectators'> & { readonly seed: number | undefined },
  ): Header {
    return {
      session: this.session,
      lobby: this.name,
      seed: terms.seed ?? randomInt(2 ** 31),
      at: Date.now(),
      files: players.some(({ quirks }) => quirks.tender) ? { ...terms.files, withheld: UNBEARABLE } : terms.files,
      ids: this.ids,
      players: [party(players[0]), party(players[1])],
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

  /** Somebody leaves or vanishes; a first player who does empties the lobby. */
  drop(client: Client): void {
    this.spectators.delete(client);
    if (this.waiting === client) this.waiting = null;
  }
}

function party({ id, name, role, session, quirks, greeted }: Client): Party {
  return { id, name, role: role === 'AI' ? 'AI' : 'PLAYER', session, ...quirks, greeted };
}

const IN_PATH = new RegExp(`/lobby/(${LOBBY_NAME})$`);
const IN_NAME = new RegExp(`^(.*\\S)@(${LOBBY_NAME})$`, 's');

/** Reads the path of a connection: the lobby it names, and whether it is the path of the committee's clients. */
export function readPath(path: string): { readonly lobby: string; readonly doubled: boolean } {
  return { lobby: IN_PATH.exec(path)?.[1] ?? '', doubled: path.startsWith('/websockets/game') };
}

/** Splits `NAME@LOBBY`; a name without a lobby is returned with the lobby of the path. */
export function readName(text: string, inPath: string): { readonly name: string; readonly lobby: string } {
  const [, name = text, lobby = inPath] = IN_NAME.exec(text) ?? [];
  return { name, lobby };
}

/** How a server is run. */
export interface ServerOptions {
  readonly files: MatchFiles;
  readonly host: string;
  readonly port: number;
  /** Where matches are kept. */
  readonly folder: string;
  /** Whether spectators see everything or what all may see. */
  readonly spectators: 'all-seeing' | 'spectator';
  /** Whether clients are spared what the original computer player does not survive: as they seem, always or never. */
  readonly tender: Tenderness;
  /** How long connections stay after the end of a match. */
  readonly lingerMs: number;
  /** The folder is gone while the server runs, and nothing can be kept any more. */
  readonly folderGone?: () => void;
  readonly log: Logger;
  /** Maximum number of matches at a time of players who name no lobby. */
  readonly matches: number;
  /** The seed of the first match; the next ones count on. Random without it. */
  readonly seed?: number;
  /** Whether the replay of every match is written to a file. */
  readonly replays: boolean;
}

/** Where a client is: in a seat of a match, or looking on. */
export interface Place {
  readonly match: LiveMatch;
  readonly seat?: Player;
}

/** Answers meta keys; what a player is told while a match runs goes into its recording. */
export function tellMeta(client: Client, keys: readonly string[], place: Place | undefined, lobby: Surroundings): void {
  const { match, seat } = place ?? {};
  const surroundings = match
    ? {
        ...{ files: match.header.files, ids: match.header.ids },
        spectators: [...match.spectators].map(({ name }) => name),
        players: match.header.players.map(({ name }) => name),
      }
    : lobby;
  const viewer = seat ?? match?.header.spectators ?? 'spectator';
  const information = metaInformation(keys, { ...client.quirks, viewer }, surroundings, match?.session);
  const body = { type: 'META_INFORMATION', information };
  if (match && seat !== undefined) match.answer(seat, body);
  else client.send(body, Date.now());
}

/** Sends the recording of an ended match: a player's own, or a spectator's. */
export async function tellReplay(
  client: Client,
  { seat }: Place,
  journal: string,
  { log }: ServerOptions,
): Promise<void> {
  if (client.socket.readyState !== client.socket.OPEN) return;
  const { doubled } = client.quirks;
  try {
    client.sendText(await makeReplay({ journal, whose: seat ?? { spectator: client.id, doubled } }));
  } catch (error) {
    log.error({ err: error }, 'Couldn’t make the replay.');
  }
}

/** Tells a player who lost the connection how the match ended; a player who was disqualified gets an error. */
export function tellEnd(client: Client, { ending, chairs, state, header }: Session, sessionId: string): void {
  const seat = seatWith(header, sessionId);
  if (seat !== undefined && header.players[seat].id === client.id && ending && !chairs[seat].gone) {
    client.send(statisticsBody(header, ending.winner, ending.reason, statistics(state)), Date.now());
  } else client.refuse('SESSION_DOES_NOT_EXIST');
}
