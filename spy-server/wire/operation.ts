import type { CharacterCommand } from '@longtable/spy/rules/command';
import { gadgetNamed } from '@longtable/spy/rules/gadgets';
import { type Point, samePlace } from '@longtable/spy/rules/grid';
import { fieldAt, safeAt } from '@longtable/spy/rules/match/board';
import type { PersonOnBoard, State } from '@longtable/spy/state';
import { z } from 'zod';

/** Coordinate in a range larger than any board. Aiming outside the board violates the rules, not the protocol. */
const coordinate = z.int().min(-1_000_000).max(1_000_000);
const point = z.object({ x: coordinate, y: coordinate });
const short = z.string().max(100);
const common = { characterId: short, target: point };

/** An operation requested by a client. The server decides its outcome. */
export const askedOperation = z.discriminatedUnion('type', [
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
