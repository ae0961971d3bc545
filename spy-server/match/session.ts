import type { Seed } from '@longtable/kit';
import { type MatchFiles, newMatch } from '@longtable/spy/setup';
import type { Player, State } from '@longtable/spy/state';
import type { AskedOperation } from '../wire/inbound.ts';
import type { WireVictory } from '../wire/outbound.ts';
import type { Audience } from '../wire/state.ts';
import type { Body, CompatFlags, Ids } from '../wire/words.ts';

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
