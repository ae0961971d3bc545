import { MATCH_KEYS } from '@longtable/spy/files/write';
import type { MatchConfig } from '@longtable/spy/rules/config';
import type { MatchFiles } from '@longtable/spy/setup';
import type { Player, Victory } from '@longtable/spy/state';
import type { Audience } from './state.ts';
import { type Body, type CompatFlags, characterInformation, type ErrorReason, type Ids } from './words.ts';

interface Named {
  readonly id: string;
  readonly name: string;
  readonly session: string;
}

interface Names {
  readonly session: string;
  readonly players: readonly [Named, Named];
}

/** The reason a match ended: the rules, or a player who left or was disqualified. */
export type WireVictory = Victory | 'VICTORY_BY_LEAVE' | 'VICTORY_BY_KICK';

/**
 * Returns the message that announces a match. The session id is the receiver's own: both player ids are public, so only
 * the session id proves who may reconnect.
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

export function errorBody(reason: ErrorReason, debugMessage = ''): Body {
  return { type: 'ERROR', reason, debugMessage };
}

export function gameLeft(leftUserId: string): Body {
  return { type: 'GAME_LEFT', leftUserId };
}

/** Returns the message that a pause starts or ends. */
export function gamePause(paused: boolean, serverEnforced: boolean): Body {
  return { type: 'GAME_PAUSE', gamePause: paused, gamePaused: paused, serverEnforced };
}

export function strike(strikeNr: number, strikeMax: number, reason: string): Body {
  return { type: 'STRIKE', strikeNr, strikeMax, reason };
}

/** Returns the result of a match with its statistics, under the names of both dialects. */
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

/** Returns the reply to an accepted HELLO: the session id and the files of the next match. */
export function helloReply(
  session: string,
  { config, scenario, characters }: MatchFiles,
  ids: Ids,
  compat: CompatFlags,
): Body {
  return {
    type: 'HELLO_REPLY',
    sessionId: session,
    level: scenario,
    settings: wireSettings(config),
    characterSettings: characterInformation(characters, ids, compat),
  };
}

/** Returns a match configuration with only the keys of the document. */
export function wireSettings(config: MatchConfig): Record<string, number> {
  return Object.fromEntries(MATCH_KEYS.map((key) => [key, config[key]])) as Record<string, number>;
}
