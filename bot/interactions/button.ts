import type {
  MessageComponentInteraction,
  ModalMessageModalSubmitInteraction,
  ModalSubmitInteraction,
} from 'discord.js';
import type { Id, Kind } from '../custom-ids/ids.ts';
import type { Access, AccessOf, Resolved } from './access.ts';
import type { Reply } from './reply.ts';
import type { Answerable } from './responder.ts';

/** Handlers of a kind of button or menu and its form. The router resolves the access first. */
export type Button<K extends Kind> = { [A in AccessOf<K>]: Handlers<K, A, Resolved[A]> }[AccessOf<K>];

/**
 * A press of a button or menu, or its form: the reply (with user, language, display settings and place), the parsed custom
 * id, and the value resolved for the access (such as the loaded table with the user's seat).
 */
interface Press<I extends Answerable, K extends Kind, At> {
  readonly reply: Reply<I>;
  readonly id: Id<K>;
  readonly at: At;
}

interface Handlers<K extends Kind, A, At> {
  readonly access: A;
  press(press: Press<MessageComponentInteraction, K, At>): Promise<void>;
  submit?(form: Press<ModalMessageModalSubmitInteraction, K, At>): Promise<void>;
  /** Handles a form that a command can open too, so there may be no message. */
  receive?(form: Press<ModalSubmitInteraction, K, At>): Promise<void>;
}

/** A button with its types erased for the router. */
export type AnyButton = Handlers<Kind, Access, unknown>;

export type Buttons<K extends Kind = Kind> = { readonly [Each in K]: Button<Each> };
