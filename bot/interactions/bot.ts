import type { Client } from 'discord.js';
import type { Boards, Send } from '../boards/boards.ts';
import type { Context, Log } from '../host/context.ts';
import type { Delivery } from '../host/delivery/delivery.ts';
import type { Films } from '../host/history/replay.ts';
import type { Messages } from '../messages/messages.ts';
import type { Programs } from '../programs/port.ts';
import type { Pictures } from '../render/pictures/pictures.ts';
import type { Layouts } from './layouts.ts';

/** What commands and buttons work with. */
export interface Bot {
  readonly context: Context;
  readonly boards: Boards;
  readonly delivery: Delivery<Send>;
  readonly messages: Messages;
  readonly pictures: Pictures;
  readonly client: Client<true>;
  readonly layouts: Layouts;
  readonly log: Log;
  /** Recordings in other programs' forms. */
  readonly recordings: readonly Films[];
  /** Where programs take their seats, if the operator lets them. */
  readonly programs?: Pick<Programs, 'address'> | undefined;
  /** Where people reach whoever runs Longtable. */
  readonly support?: string | undefined;
  /** Where uploaded files may be read from, besides Discord's own addresses. */
  readonly attachmentOrigins: readonly string[];
}
