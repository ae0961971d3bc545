import type {
  MessageComponentInteraction,
  ModalMessageModalSubmitInteraction,
  ModalSubmitInteraction,
} from 'discord.js';
import type { Id, Kind } from '../custom-ids/ids.ts';
import type { Bot } from './bot.ts';
import type { Reply } from './reply.ts';

/** A kind of button or menu: what a press does, and what the form that it opens does when it is sent. */
export interface Button<K extends Kind> {
  press(reply: Reply<MessageComponentInteraction>, bot: Bot, id: Id<K>): Promise<void>;
  submit?(reply: Reply<ModalMessageModalSubmitInteraction>, bot: Bot, id: Id<K>): Promise<void>;
  /** Like `submit`, for a form that a command opens too, so that there may be no message. */
  receive?(reply: Reply<ModalSubmitInteraction>, bot: Bot, id: Id<K>): Promise<void>;
}

/** Buttons by their kind: those of a feature, or all of them. */
export type Buttons<K extends Kind = Kind> = { readonly [Each in K]: Button<Each> };
