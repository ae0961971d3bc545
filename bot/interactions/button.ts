import type {
  MessageComponentInteraction,
  ModalMessageModalSubmitInteraction,
  ModalSubmitInteraction,
} from 'discord.js';
import type { Id, Kind } from '../custom-ids/ids.ts';
import type { Access, AccessOf, Resolved } from './access.ts';
import type { Bot } from './bot.ts';
import type { Reply } from './reply.ts';

/** A kind of button or menu with its form. The router checks its access first, and passes on what that resolved. */
export type Button<K extends Kind> = { [A in AccessOf<K>]: Handlers<K, A, Resolved[A]> }[AccessOf<K>];

interface Handlers<K extends Kind, A, At> {
  readonly access: A;
  press(reply: Reply<MessageComponentInteraction>, bot: Bot, id: Id<K>, at: At): Promise<void>;
  submit?(reply: Reply<ModalMessageModalSubmitInteraction>, bot: Bot, id: Id<K>, at: At): Promise<void>;
  /** Like `submit`, for a form that a command opens too, so that there may be no message. */
  receive?(reply: Reply<ModalSubmitInteraction>, bot: Bot, id: Id<K>, at: At): Promise<void>;
}

/** A button as the router calls it. The kinds of the button and the id are the same, and the access fits by construction. */
export type AnyButton = Handlers<Kind, Access, unknown>;

/** Buttons by their kind: those of a feature, or all of them. */
export type Buttons<K extends Kind = Kind> = { readonly [Each in K]: Button<Each> };
