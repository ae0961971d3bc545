import type { APIMessage } from 'discord-api-types/v10';
import type { Page } from '../tab/page.ts';

/** Whether a press on this component is waiting for its response. */
export function isPending(page: Page, message: APIMessage, customId: string): boolean {
  return page.state.attempts.some(
    ({ failed, pressed }) => !failed && pressed?.message === message.id && pressed.customId === customId,
  );
}

export function press(page: Page, message: APIMessage, customId: string, values?: readonly string[]): void {
  const pressed = { message: message.id, customId };
  page.act({ do: 'component', channel: message.channel_id, ...pressed, ...(values && { values }) }, { pressed });
}
