import type { Point } from './grid.ts';

/** A command of a character: an action, the use of a gadget, or the end of the turn. */
export type CharacterCommand =
  | { readonly kind: 'action'; readonly verb: string; readonly at: Point | null; readonly stake: number }
  | { readonly kind: 'use'; readonly gadget: string; readonly at: Point }
  | { readonly kind: 'retire' };

/** A parsed line. Agents are identified by name, so that a line can be parsed without the state. */
export type Command =
  | CharacterCommand
  | { readonly kind: 'walk'; readonly to: Point }
  | { readonly kind: 'pick-agent'; readonly agent: string }
  | { readonly kind: 'pick-gadget'; readonly gadget: string }
  /** Makes the player's remaining picks. */
  | { readonly kind: 'auto-pick' }
  | { readonly kind: 'assign'; readonly gadget: string; readonly agent: string }
  /** The numbers of the gadgets for each agent, from 1. */
  | { readonly kind: 'assign-all'; readonly shares: readonly (readonly number[])[] }
  /** Assigns the remaining gadgets. */
  | { readonly kind: 'auto-assign' }
  | { readonly kind: 'ready' }
  /** Marks a turn that the player missed. */
  | { readonly kind: 'strike' };

/** Whether a command is a character's rather than the player's. */
export function isCharacterCommand(command: Command): command is CharacterCommand {
  return command.kind === 'action' || command.kind === 'use' || command.kind === 'retire';
}
