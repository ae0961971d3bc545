/**
 * The messages of No Time to Spy's protocol: JSON texts over a WebSocket.
 *
 *     import { decode, gameLeft } from '@longtable/spy-server/wire/messages';
 *     import { NIL, seal } from '@longtable/spy-server/wire/words';
 *
 *     const decoded = decode(`{"type":"HELLO","clientId":"${NIL}","creationDate":"15.11.2026 05:41:49","name":"Ada","role":"PLAYER"}`);
 *     if ('message' in decoded && decoded.message.type === 'HELLO') decoded.message.name; // 'Ada'
 *     if ('problem' in decoded) decoded.problem; // the violation, for example 'HELLO.name: Invalid input'
 *
 *     JSON.stringify(seal(gameLeft(NIL), NIL, Date.now())); // a server message with its envelope
 */

import { characterFile } from '@longtable/spy/files/cast';
import { MATCH_KEYS } from '@longtable/spy/files/read-file';
import { paintedScenarioFile, roomProblems } from '@longtable/spy/files/scenarios';
import type { MatchFiles } from '@longtable/spy/options';
import { type MatchConfig, matchConfig } from '@longtable/spy/rules/config';
import { gadgetNamed } from '@longtable/spy/rules/gadgets';
import { type Point, samePlace } from '@longtable/spy/rules/grid';
import type { CharacterCommand } from '@longtable/spy/rules/lines';
import { fieldAt, safeAt } from '@longtable/spy/rules/match/board';
import type { PersonOnBoard, Player, State, Victory } from '@longtable/spy/state';
import { z } from 'zod';
import {
  type Audience,
  type Body,
  type CompatFlags,
  characterInformation,
  type ErrorReason,
  type Ids,
  NIL,
  ROLES,
} from './words.ts';

/** Coordinate in a range larger than any board. Aiming outside the board violates the rules, not the protocol. */
const coordinate = z.int().min(-1_000_000).max(1_000_000);
const point = z.object({ x: coordinate, y: coordinate });
/** Name, id or date, with a maximum length. */
const short = z.string().max(100);
const common = { characterId: short, target: point };

/** An operation requested by a client. The server decides its outcome. */
const askedOperation = z.discriminatedUnion('type', [
  z.object({ type: z.literal('MOVEMENT'), ...common, from: point }),
  z.object({ type: z.literal('GADGET_ACTION'), ...common, gadget: short }),
  z.object({ type: z.literal('SPY_ACTION'), ...common }),
  z.object({ type: z.literal('GAMBLE_ACTION'), ...common, stake: z.int().min(-1_000_000_000).max(1_000_000_000) }),
  z.object({ type: z.literal('PROPERTY_ACTION'), ...common, usedProperty: short }),
  z.object({ type: z.literal('RETIRE'), characterId: short }),
]);

export type AskedOperation = z.infer<typeof askedOperation>;

/** An operation on the wire, requested or reported. */
export type WireOperation = { readonly type: string } & Readonly<Record<string, unknown>>;

const PROPERTY_VERBS: Readonly<Record<string, string>> = { OBSERVATION: 'observe', BANG_AND_BURN: 'burn' };

/** Reads a requested operation as a command of the rules. Undefined if it is unknown. */
export function readOperation(
  { board }: State,
  actor: PersonOnBoard,
  asked: AskedOperation,
): CharacterCommand | undefined {
  if (asked.type === 'RETIRE') return { kind: 'retire' };
  const { target: at } = asked;
  const action = (verb: string, stake = 0): CharacterCommand => ({ kind: 'action', verb, at, stake });
  if (asked.type === 'MOVEMENT') return action('step');
  if (asked.type === 'SPY_ACTION') return action(safeAt(board, at) ? 'open' : 'spy');
  if (asked.type === 'GAMBLE_ACTION') return action('gamble', Math.max(0, asked.stake));
  if (asked.type === 'PROPERTY_ACTION') {
    const verb = PROPERTY_VERBS[asked.usedProperty];
    return verb === undefined ? undefined : action(verb);
  }
  const { gadget } = asked;
  if (gadget !== 'COCKTAIL') return gadgetNamed(gadget) && { kind: 'use', gadget, at };
  if (samePlace(actor.at, at)) return { kind: 'action', verb: 'drink', at: null, stake: 0 };
  return action(fieldAt(board, at) === 'BAR_TABLE' ? 'take' : 'pour');
}

/** Returns a command of the rules as a wire operation, without its outcome. */
export function makeOperation(operation: CharacterCommand, characterId: string, from: Point): WireOperation {
  if (operation.kind === 'retire') return { type: 'RETIRE', characterId, target: { x: 0, y: 0 }, successful: false };
  const base = { characterId, target: operation.at ?? from, successful: false };
  if (operation.kind === 'use') return { type: 'GADGET_ACTION', ...base, gadget: operation.gadget };
  const { verb, stake } = operation;
  if (verb === 'step') return { type: 'MOVEMENT', ...base, from };
  if (verb === 'spy' || verb === 'open') return { type: 'SPY_ACTION', ...base };
  if (verb === 'gamble') return { type: 'GAMBLE_ACTION', ...base, stake };
  if (verb === 'observe') return { type: 'PROPERTY_ACTION', ...base, usedProperty: 'OBSERVATION', isEnemy: null };
  if (verb === 'burn') return { type: 'PROPERTY_ACTION', ...base, usedProperty: 'BANG_AND_BURN', isEnemy: null };
  return { type: 'GADGET_ACTION', ...base, gadget: 'COCKTAIL' };
}

const envelope = { clientId: short.nullish(), creationDate: short };
const id = short.transform((text) => text.toLowerCase());
const chosen = short.nullish().transform((text) => (text === NIL ? null : (text ?? null)));

/** Files of a lobby from a client, smaller than those of the server, because they are another user's. */
const lobbyFiles = z
  .object({ config: matchConfig, scenario: paintedScenarioFile, characters: characterFile })
  .superRefine(({ config, scenario, characters }, context) => {
    for (const message of roomProblems(scenario, Math.min(config.maxNumberOfNPCs, characters.length - 4)))
      context.addIssue({ code: 'custom', message });
  });

/** Schemas of all client messages, with the names of both dialects. */
export const inbound = {
  HELLO: z.object({
    ...envelope,
    type: z.literal('HELLO'),
    name: z.string().trim().min(1).max(100),
    role: z.enum(ROLES),
    /** Files of a lobby that this client opens. Longtable's own extension, which other servers ignore. */
    configuration: lobbyFiles.optional(),
    /** Ignored. Only its presence matters. */
    debugMessage: z
      .unknown()
      .transform(() => '')
      .optional()
      .meta({ bounds: 'replaced by an empty text' }),
  }),
  RECONNECT: z.object({ ...envelope, type: z.literal('RECONNECT'), clientId: id, sessionId: id }),
  ITEM_CHOICE: z.object({
    ...envelope,
    type: z.literal('ITEM_CHOICE'),
    chosenCharacter: chosen,
    chosenCharacterId: chosen,
    chosenGadget: chosen,
  }),
  EQUIPMENT_CHOICE: z.object({
    ...envelope,
    type: z.literal('EQUIPMENT_CHOICE'),
    equipment: z
      .record(short, z.array(short).max(30))
      .refine((given) => Object.keys(given).length <= 30, 'too many characters')
      .meta({ bounds: 'at most 30 lists of at most 30 texts of at most 100 characters' }),
  }),
  GAME_OPERATION: z.object({ ...envelope, type: z.literal('GAME_OPERATION'), operation: askedOperation }),
  GAME_LEAVE: z.object({ ...envelope, type: z.literal('GAME_LEAVE') }),
  REQUEST_GAME_PAUSE: z.object({ ...envelope, type: z.literal('REQUEST_GAME_PAUSE'), gamePause: z.boolean() }),
  REQUEST_META_INFORMATION: z.object({
    ...envelope,
    type: z.literal('REQUEST_META_INFORMATION'),
    keys: z.array(short).max(100),
  }),
  REQUEST_REPLAY: z.object({ ...envelope, type: z.literal('REQUEST_REPLAY') }),
} as const;

type Type = keyof typeof inbound;

export type Inbound = { [T in Type]: z.infer<(typeof inbound)[T]> }[Type];

export type Message<T extends Type> = z.infer<(typeof inbound)[T]>;

/** A decoded frame: a message, an ignored type, or a problem. */
type Decoded = { readonly message: Inbound } | { readonly ignored: string } | { readonly problem: string };

/** Decodes a frame. Types that are unknown or sent only by servers are ignored. */
export function decode(text: string): Decoded {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { problem: `not JSON: ${error instanceof Error ? error.message : error}` };
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return { problem: 'not a JSON object' };
  const type = (json as { type?: unknown }).type;
  if (typeof type !== 'string') return { problem: 'type: must be a string' };
  if (!Object.hasOwn(inbound, type)) return { ignored: type };
  const parsed = inbound[type as Type].safeParse(json);
  if (parsed.success) return { message: parsed.data };
  const [issue] = parsed.error.issues;
  return { problem: `${type}.${issue?.path.join('.')}: ${issue?.message}` };
}

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
