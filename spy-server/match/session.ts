import type { Seed } from '@longtable/kit';
import { type MatchFiles, newMatch } from '@longtable/spy/options';
import { isPlayer } from '@longtable/spy/rules/match/people';
import type { Faction, Player, State } from '@longtable/spy/state';
import { type AskedOperation, type WireVictory, wireSettings } from '../wire/messages.ts';
import { type Audience, type Body, type CompatFlags, characterInformation, type Ids } from '../wire/words.ts';

/** A player of a match. */
export interface PlayerInfo extends CompatFlags {
  readonly id: string;
  readonly name: string;
  readonly role: 'PLAYER' | 'AI';
  /** Secret session id of this player, required to reconnect. */
  readonly session: string;
  /** Time at which the reply to the HELLO was sent. */
  readonly greetedAt?: number;
}

/** The initial data of a match. With it and the inputs, all messages can be reproduced. */
export interface Header {
  /** Id of the match. It is the session id of spectators. */
  readonly session: string;
  /** Name of the lobby. Empty for clients that name none. */
  readonly lobby: string;
  readonly seed: Seed;
  readonly at: number;
  readonly files: MatchFiles;
  readonly ids: Ids;
  readonly players: readonly [PlayerInfo, PlayerInfo];
  /** Whether spectators see everything or only public information. */
  readonly spectators: 'all-seeing' | 'spectator';
}

/** An open request. `deadline` is null while paused or without a limit. */
export interface Request {
  readonly kind: 'item' | 'equipment' | 'operation';
  deadline: number | null;
}

/** The state of a player in a match: strikes, open request and connection. */
export interface PlayerSlot {
  readonly info: Omit<PlayerInfo, 'isCommittee'> & { isCommittee: boolean };
  strikes: number;
  request: Request | null;
  /** Number of requests without an answer. Late answers to older requests are tolerated. */
  unanswered: number;
  /** Whether the player has ever answered. */
  answered: boolean;
  /** An operation received during a pause. */
  kept: AskedOperation | null;
  /** Set while disconnected. The reconnect deadline is null without a limit. */
  lost: { readonly deadline: number | null } | null;
  /** Whether the player has left or was disqualified. */
  gone: boolean;
}

/** A requested pause: its end, or its remaining time while an enforced pause runs. */
export interface Pause {
  until: number | null;
  left: number | null;
}

export interface Session {
  readonly header: Header;
  readonly slots: readonly [PlayerSlot, PlayerSlot];
  state: State;
  pause: Pause | null;
  ending: { readonly winner: Player; readonly reason: WireVictory } | null;
  /** Time of the last input. */
  now: number;
}

/** Connection of a match to its clients. A message is created only for clients that receive it. */
export interface Post {
  send(to: Player | 'spectators', make: (audience: Audience) => Body): void;
  /** Closes the connection of a disqualified player. */
  hangUp(seat: Player): void;
}

/** A match and the connection to its clients. */
export interface Table {
  readonly session: Session;
  readonly post: Post;
}

export const SEATS: readonly Player[] = [0, 1];

/** Returns the seat of the player with this session id, or undefined if there is none. */
export function seatWith({ players }: Pick<Header, 'players'>, session: string): Player | undefined {
  return SEATS.find((seat) => players[seat].session === session);
}

/** Creates a match at its start. Throws if the files are refused. */
export function newSession(header: Header): Session {
  const draft = newMatch(header.files, header.seed);
  if (draft.refused) throw new Error(`Couldn’t start the match: ${draft.refused.code}`);
  return sessionAt(header, draft.state);
}

/** Creates a match in a given state. */
export function sessionAt(header: Header, state: State): Session {
  const [one, two] = header.players;
  const slots: [PlayerSlot, PlayerSlot] = [newSlot(one), newSlot(two)];
  return { header, slots, state, pause: null, ending: null, now: header.at };
}

function newSlot(info: PlayerInfo): PlayerSlot {
  return {
    info: { ...info },
    ...{ strikes: 0, request: null, unanswered: 0, answered: false },
    ...{ kept: null, lost: null, gone: false },
  };
}

/** Whether a player is disconnected, so that the match waits. */
export function isEnforced({ slots }: Session): boolean {
  return slots.some(({ lost, gone }) => lost && !gone);
}

/** Whether the clocks are stopped. */
export function isPaused(session: Session): boolean {
  return session.pause !== null || isEnforced(session);
}

/** A lobby in the list of a server's lobbies. */
export interface LobbyEntry {
  /** Empty for the lobby of clients that name none. */
  readonly name: string;
  readonly players: number;
  readonly spectators: number;
  readonly isPlaying: boolean;
}

/** Lobby and match information that clients can request. */
export interface LobbyInfo extends Pick<Header, 'files' | 'ids'> {
  /** Absent at a table, which has none. */
  readonly lobbies?: readonly LobbyEntry[] | undefined;
  readonly spectators: readonly string[];
  readonly players: readonly string[];
}

/** The client that requests information. */
interface MetaRequester extends CompatFlags {
  readonly viewer: Player | 'all-seeing' | 'spectator';
}

/**
 * Returns the answers by meta key, in the spelling of the request. Unknown keys and keys the client may not read are
 * omitted.
 */
export function metaInformation(
  keys: readonly string[],
  requester: MetaRequester,
  lobbyInfo: LobbyInfo,
  session: Session | undefined,
): Record<string, unknown> {
  const answers = keys.map((key) => [key, answerTo(key, requester, lobbyInfo, session)] as const);
  return Object.fromEntries(answers.filter(([, value]) => value !== undefined));
}

function answerTo(
  key: string,
  requester: MetaRequester,
  { files, ids, spectators, players, lobbies }: LobbyInfo,
  session: Session | undefined,
): unknown {
  if (key === 'Configuration.Scenario') return files.scenario;
  if (/^Configuration\.Match[Cc]onfig$/.test(key)) return wireSettings(files.config);
  if (key === 'Configuration.CharacterInformation') return characterInformation(files.characters, ids, requester);
  if (key === 'Spectator.Count') return spectators.length;
  if (key === 'Spectator.Members' || key === 'Spectator.Names') return spectators;
  if (key === 'Player.Count') return players.length;
  if (key === 'Player.Names') return players;
  if (key === 'Lobby.List') return lobbies;
  if (key === 'Game.RemainingPauseTime') return pauseLeft(session);
  const [, subject, of] = /^(Faction|Gadgets)\.(Player1|Player2|Neutral)$/.exec(key) ?? [];
  const faction = of === 'Player1' ? 0 : of === 'Player2' ? 1 : 'NPC';
  if (!subject || !session || !mayKnow(requester, faction)) return undefined;
  if (subject === 'Faction') return members(session, faction);
  return faction === 'NPC' ? undefined : gadgetsOf(session, faction);
}

function mayKnow({ viewer }: MetaRequester, faction: Faction): boolean {
  return viewer === 'all-seeing' || viewer === faction;
}

function members({ header, state }: Session, faction: Player | 'NPC'): (string | undefined)[] {
  const drafting = state.phase === 'draft' || state.phase === 'equipment';
  const picked = isPlayer(faction) ? state.sides[faction].agents : [];
  const present = state.people.filter((person) => person.faction === faction).map(({ id }) => id);
  return (drafting ? picked : present).map((id) => header.ids.characters[id]);
}

function gadgetsOf({ state }: Session, player: Player): string[] {
  if (state.phase === 'draft' || state.phase === 'equipment') return state.sides[player].gadgets;
  return state.people
    .filter(({ faction }) => faction === player)
    .flatMap(({ items, cocktail }) => [...items.map(({ gadget }) => gadget), ...(cocktail ? ['COCKTAIL'] : [])]);
}

/** Returns the remaining seconds of a pause. -1 if there is none or it has no limit. */
function pauseLeft(session: Session | undefined): number {
  const lost = session?.slots.flatMap((slot) => slot.lost?.deadline ?? []) ?? [];
  const until = lost.length > 0 ? Math.min(...lost) : session?.pause?.until;
  return typeof until === 'number' ? Math.max(0, Math.ceil((until - Date.now()) / 1000)) : -1;
}
