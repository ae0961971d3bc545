import type { APIMessage } from 'discord-api-types/v10';
import type { Page } from '../tab/page.ts';

/** Whether a press on this component still waits for its answer. */
export function awaits(page: Page, message: APIMessage, customId: string): boolean {
  return page.state.attempts.some(
    ({ failed, pressed }) => !failed && pressed?.message === message.id && pressed.customId === customId,
  );
}

/** The action of using a component. */
export function pressing(message: APIMessage, customId: string, values?: readonly string[]) {
  return {
    do: 'component',
    channel: message.channel_id,
    message: message.id,
    customId,
    ...(values && { values }),
  } as const;
}

/** An emoji as text; the playground has no pictures for a server's own ones. */
export function emojiText(emoji: { readonly id?: string; readonly name?: string } | undefined): string {
  if (!emoji?.name) return '';
  return emoji.id ? `:${emoji.name}: ` : `${emoji.name} `;
}
