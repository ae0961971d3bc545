import type { Seed } from '@longtable/kit';
import { type MatchFiles, newMatch } from '@longtable/spy/setup';
import type { Player, State } from '@longtable/spy/state';
import type { Ids, Quirks } from '../wire/cast.ts';
import type { AskedOperation } from '../wire/operation.ts';
import type { WireVictory } from '../wire/outbound.ts';
import type { Audience } from '../wire/state.ts';
import type { Body } from '../wire/words.ts';

/** Somebody who plays. */
export interface Party extends Quirks {
  readonly id: string;
  readonly name: string;
  readonly role: 'PLAYER' | 'AI';
  /** The session id that only this player is told, and must give to reconnect. */
  readonly session: string;
  /** When the answer to the hello was sent. */
  readonly greeted?: number;
}

/** What a match begins with: with this and its inputs everything that was ever sent can be sent again. */
export interface Header {
  /** The id of the match. Spectators get it as their session id. */
  readonly session: string;
  /** The name of the lobby, empty for clients that name none. */
  readonly lobby: string;
  readonly seed: Seed;
  readonly at: number;
  readonly files: MatchFiles;
  readonly ids: Ids;
  readonly players: readonly [Party, Party];
  /** Whether spectators see everything or only what all may see. */
  readonly spectators: 'all-seeing' | 'spectator';
}

/** Something that a player has been asked for; the deadline is nothing while clocks stand still or there is no limit. */
export interface Request {
  readonly kind: 'item' | 'equipment' | 'operation';
  deadline: number | null;
}

/** A player's place at the table. */
export interface Chair {
  readonly party: Omit<Party, 'doubled'> & { doubled: boolean };
  strikes: number;
  request: Request | null;
  /** How often the player was asked without an answer since: late answers to older requests are no offence. */
  unanswered: number;
  /** Whether the player ever answered. */
  answered: boolean;
  /** An operation that arrived in a pause. */
  kept: AskedOperation | null;
  /** The connection is gone, and when the player must be back. */
  lost: { readonly deadline: number | null } | null;
  /** Left or kicked: hears nothing more. */
  gone: boolean;
}

/** A pause that a player asked for: when it ends, or how much of it is left while a forced one runs. */
export interface Pause {
  until: number | null;
  left: number | null;
}

/** A match on the server. */
export interface Session {
  readonly header: Header;
  readonly chairs: readonly [Chair, Chair];
  state: State;
  pause: Pause | null;
  ending: { readonly winner: Player; readonly reason: WireVictory } | null;
  /** When the last input came. */
  now: number;
}

/** Where messages go; a message is only made for whom it reaches. */
export interface Post {
  send(to: Player | 'spectators', make: (audience: Audience) => Body): void;
  /** Closes the connection of a player who was turned out. */
  hangUp(seat: Player): void;
}

/** A match and its way to the outside. */
export interface Table {
  readonly session: Session;
  readonly post: Post;
}

/** Both players, in their order. */
export const SEATS: readonly Player[] = [0, 1];

/** Returns the seat of the player who was told this session id. */
export function seatWith({ players }: Pick<Header, 'players'>, session: string): Player | undefined {
  return SEATS.find((seat) => players[seat].session === session);
}

/** A match before its first input. */
export function newSession(header: Header): Session {
  const draft = newMatch(header.files, header.seed);
  if (draft.refused) throw new Error(`Couldn’t start the match: ${draft.refused.code}`);
  return sessionAt(header, draft.state);
}

/** A match that stands like this. */
export function sessionAt(header: Header, state: State): Session {
  const [one, two] = header.players;
  const chairs: [Chair, Chair] = [newChair(one), newChair(two)];
  return { header, chairs, state, pause: null, ending: null, now: header.at };
}

function newChair(party: Party): Chair {
  return {
    party: { ...party },
    ...{ strikes: 0, request: null, unanswered: 0, answered: false },
    ...{ kept: null, lost: null, gone: false },
  };
}

/** Whether somebody is missing, so that everything waits for them. */
export function isEnforced({ chairs }: Session): boolean {
  return chairs.some(({ lost, gone }) => lost && !gone);
}

/** Whether the clocks stand still. */
export function isPaused(session: Session): boolean {
  return session.pause !== null || isEnforced(session);
}
