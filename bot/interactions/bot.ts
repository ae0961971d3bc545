import type { Client } from 'discord.js';
import type { Boards, Send } from '../boards/boards.ts';
import type { IdFormats } from '../custom-ids/ids.ts';
import type { Context } from '../host/context.ts';
import type { Delivery } from '../host/delivery/delivery.ts';
import type { Messages, Pictures } from '../messages/messages.ts';
import type { Emoji } from '../render/emojis.ts';
import type { Feature } from './feature.ts';
import type { Layouts } from './layouts.ts';

/** Services that features have opened, by the ids of the features. Each feature declares its own. */
export interface Services {
  readonly [feature: string]: object | undefined;
}

/** Dependencies of commands and buttons. */
export interface Bot {
  readonly context: Context;
  readonly features: readonly Feature[];
  readonly boards: Boards;
  readonly delivery: Delivery<Send>;
  readonly messages: Messages;
  readonly pictures: Pictures;
  readonly client: Client<true>;
  readonly layouts: Layouts;
  readonly emojis: Map<string, Emoji>;
  /** Formats of all custom ids. */
  readonly ids: IdFormats;
  readonly services: Services;
  /** Support address of the operator. */
  readonly support?: string | undefined;
  /** Origins of uploaded files besides Discord's. */
  readonly attachmentOrigins: readonly string[];
}
