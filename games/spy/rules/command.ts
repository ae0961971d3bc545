import type { Point } from './grid.ts';

/** One thing that a character does in their turn: an action, the use of a gadget, or the end of the turn. */
export type CharacterCommand =
  | { readonly kind: 'action'; readonly verb: string; readonly at: Point | null; readonly stake: number }
  | { readonly kind: 'use'; readonly gadget: string; readonly at: Point }
  | { readonly kind: 'retire' };

/** A whole line. Agents are called by their names, so that a line can be read without a match. */
export type Command =
  | CharacterCommand
  | { readonly kind: 'walk'; readonly to: Point }
  | { readonly kind: 'pick-agent'; readonly agent: string }
  | { readonly kind: 'pick-gadget'; readonly gadget: string }
  /** The rest of the draft is picked for the player. */
  | { readonly kind: 'auto-pick' }
  | { readonly kind: 'assign'; readonly gadget: string; readonly agent: string }
  /** For each agent the numbers of their gadgets, from 1. */
  | { readonly kind: 'assign-all'; readonly shares: readonly (readonly number[])[] }
  /** The gadgets that nobody carries yet are assigned for the player. */
  | { readonly kind: 'auto-assign' }
  | { readonly kind: 'ready' }
  /** The player has missed the turn. */
  | { readonly kind: 'strike' };

/** Whether a command is one of a character, not of the player who leads them. */
export function isCharacterCommand(command: Command): command is CharacterCommand {
  return command.kind === 'action' || command.kind === 'use' || command.kind === 'retire';
}
