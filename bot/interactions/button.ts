import type {
  MessageComponentInteraction,
  ModalMessageModalSubmitInteraction,
  ModalSubmitInteraction,
} from 'discord.js';
import type { Id, Kind } from '../custom-ids/ids.ts';
import type { Access, AccessOf, Resolved } from './access.ts';
import type { Bot } from './bot.ts';
import type { Reply } from './reply.ts';

/** Handlers of a kind of button or menu and its form. The router resolves the access first. */
export type Button<K extends Kind> = { [A in AccessOf<K>]: Handlers<K, A, Resolved[A]> }[AccessOf<K>];

interface Handlers<K extends Kind, A, At> {
  readonly access: A;
  press(reply: Reply<MessageComponentInteraction>, bot: Bot, id: Id<K>, at: At): Promise<void>;
  submit?(reply: Reply<ModalMessageModalSubmitInteraction>, bot: Bot, id: Id<K>, at: At): Promise<void>;
  /** Handles a form that a command can open too, so there may be no message. */
  receive?(reply: Reply<ModalSubmitInteraction>, bot: Bot, id: Id<K>, at: At): Promise<void>;
}

/** A button with its types erased for the router. */
export type AnyButton = Handlers<Kind, Access, unknown>;

export type Buttons<K extends Kind = Kind> = { readonly [Each in K]: Button<Each> };
