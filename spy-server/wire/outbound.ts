import { MATCH_KEYS } from '@longtable/spy/files/write';
import type { MatchConfig } from '@longtable/spy/rules/config';
import type { MatchFiles } from '@longtable/spy/setup';
import type { Player, Victory } from '@longtable/spy/state';
import { characterInformation, type Ids, type Quirks } from './cast.ts';
import type { Audience } from './state.ts';
import type { Body, ErrorReason } from './words.ts';

interface Named {
  readonly id: string;
  readonly name: string;
  readonly session: string;
}

/** Two players as messages name them. */
interface Names {
  readonly session: string;
  readonly players: readonly [Named, Named];
}

/** Why a match is over: by the metrics, or because somebody is gone. */
export type WireVictory = Victory | 'VICTORY_BY_LEAVE' | 'VICTORY_BY_KICK';

/**
 * Announces a match and its players. The session id is the receiver's own: everyone learns the ids of both players, so
 * only the session id proves who may reconnect.
 */
export function gameStarted({ session, players: [one, two] }: Names, viewer: Audience['viewer']): Body {
  return {
    type: 'GAME_STARTED',
    playerOneId: one.id,
    playerTwoId: two.id,
    playerOneName: one.name,
    playerTwoName: two.name,
    sessionId: viewer === 0 ? one.session : viewer === 1 ? two.session : session,
  };
}

/** Tells a client what it did wrong. */
export function errorBody(reason: ErrorReason, debugMessage = ''): Body {
  return { type: 'ERROR', reason, debugMessage };
}

/** Tells that somebody has left. */
export function gameLeft(leftUserId: string): Body {
  return { type: 'GAME_LEFT', leftUserId };
}

/** Tells that a pause begins or ends, and whether the server forces it. */
export function gamePause(paused: boolean, serverEnforced: boolean): Body {
  return { type: 'GAME_PAUSE', gamePause: paused, gamePaused: paused, serverEnforced };
}

/** Tells a player of a strike. */
export function strike(strikeNr: number, strikeMax: number, reason: string): Body {
  return { type: 'STRIKE', strikeNr, strikeMax, reason };
}

/** The end of a match with its numbers, both dialects' names of the values. */
export function statisticsBody(
  { players }: Names,
  winner: Player,
  reason: WireVictory,
  numbers: readonly (readonly [string, readonly [number, number]])[],
): Body {
  const entries = numbers.map(([title, [one, two]]) => ({
    title,
    description: `${title}, for each of the two players`,
    ...{ valuePlayerOne: String(one), valuePlayerTwo: String(two) },
    ...{ valuePlayer1: String(one), valuePlayer2: String(two) },
  }));
  return { type: 'STATISTICS', statistics: { entries }, winner: players[winner].id, reason, hasReplay: true };
}

/** The answer to an accepted hello: the coming match's id and all its files. */
export function helloReply(
  session: string,
  { config, scenario, characters }: MatchFiles,
  ids: Ids,
  quirks: Quirks,
): Body {
  return {
    type: 'HELLO_REPLY',
    sessionId: session,
    level: scenario,
    settings: wireSettings(config),
    characterSettings: characterInformation(characters, ids, quirks),
  };
}

/** A match configuration as clients get it: the thirty keys of the standard and no others. */
export function wireSettings(config: MatchConfig): Record<string, number> {
  return Object.fromEntries(MATCH_KEYS.map((key) => [key, config[key]])) as Record<string, number>;
}
