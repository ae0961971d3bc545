import type {
  MessageComponentInteraction,
  ModalMessageModalSubmitInteraction,
  ModalSubmitInteraction,
} from 'discord.js';
import type { IdFormat } from '../custom-ids/fields.ts';
import type { AnyId, Id, Kind } from '../custom-ids/ids.ts';
import type { Access, AccessOf, Resolved } from './access.ts';
import type { Reply } from './reply.ts';
import type { Answerable } from './responder.ts';

/**
 * A press of a button or menu, or its form: the reply (with user, language, display settings and place), the parsed custom
 * id, and the value resolved for the access (such as the loaded table with the user's seat).
 */
interface Press<I extends Answerable, Data, Target> {
  readonly reply: Reply<I>;
  readonly id: Data;
  readonly target: Target;
}

interface Handlers<Data, A, At> {
  readonly access: A;
  press(press: Press<MessageComponentInteraction, Data, At>): Promise<void>;
  submit?(form: Press<ModalMessageModalSubmitInteraction, Data, At>): Promise<void>;
  /** Handles a form that a command can open too, so there may be no message. */
  receive?(form: Press<ModalSubmitInteraction, Data, At>): Promise<void>;
}

/** Handlers of a kind of button or menu and its form. The router resolves the access first. */
export type Button<K extends Kind> = { [A in AccessOf<Id<K>>]: Handlers<Id<K>, A, Resolved[A]> }[AccessOf<Id<K>>];

export type Buttons<K extends Kind = Kind> = { readonly [Each in K]: Button<Each> };

/** A feature's own access: which users may press, and the value that it resolves for the handler. */
export interface OwnAccess<Data, Target> {
  readonly name: string;
  /** The admitted users, for the documentation. */
  readonly admits: string;
  resolve(reply: Reply, id: Data): Promise<Target>;
}

/** A button with its types erased for the router. */
export interface AnyButton extends Handlers<AnyId, Access | OwnAccess<AnyId, unknown>, unknown> {
  readonly format: IdFormat<object>;
}

/** Returns a button of a feature: the format of its custom id, its access and its handlers. */
export function button<Data extends object, A extends AccessOf<Data>>(
  format: IdFormat<Data>,
  handlers: Handlers<NoInfer<Data>, A, Resolved[A]>,
): AnyButton;
export function button<Data extends object, Target>(
  format: IdFormat<Data>,
  handlers: Handlers<NoInfer<Data>, OwnAccess<NoInfer<Data>, Target>, Target>,
): AnyButton;
export function button(format: unknown, handlers: object): AnyButton {
  return { format, ...handlers } as AnyButton;
}
