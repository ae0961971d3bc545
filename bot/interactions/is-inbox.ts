import { ComponentType, type Message, MessageFlags } from 'discord.js';
import { parseId } from '../custom-ids/ids.ts';

/** Whether a message is somebody's list of tables: of all that is drawn in parts, only that turns to its other pages. */
export function isInbox({ components, flags }: Message): boolean {
  if (!flags.has(MessageFlags.IsComponentsV2)) return false;
  return components
    .flatMap((part) => (part.type === ComponentType.ActionRow ? part.components : []))
    .some(({ customId }) => customId !== null && parseId(customId)?.kind === 'inbox');
}
