import type {
  MessageComponentInteraction,
  ModalMessageModalSubmitInteraction,
  ModalSubmitInteraction,
} from 'discord.js';
import { z } from 'zod';
import { type Id, KINDS, type Kind } from '../ids/ids.ts';
import type { Bot } from './bot.ts';
import { loadFolder } from './folder.ts';

/** A kind of button or menu: what a press does, and what the form that it opens does when it is sent. */
export interface Button<K extends Kind = Kind> {
  readonly kind: K;
  press(pressed: MessageComponentInteraction, bot: Bot, id: Id<K>): Promise<void>;
  submit?(submitted: ModalMessageModalSubmitInteraction, bot: Bot, id: Id<K>): Promise<void>;
  /** The same for a form that a command opens too, so that there may be no message. */
  receive?(submitted: ModalSubmitInteraction, bot: Bot, id: Id<K>): Promise<void>;
}

/** All buttons by their kinds. */
export type Buttons = ReadonlyMap<Kind, Button>;

const isButton = z.object({
  kind: z.enum(KINDS),
  press: z.instanceof(Function),
  submit: z.instanceof(Function).optional(),
  receive: z.instanceof(Function).optional(),
});

/** Loads every button of a folder. A file that is none, a second one of a kind or a kind without one stops the process. */
export async function loadButtons(folder: URL): Promise<Buttons> {
  const buttons = new Map<Kind, Button>();
  for (const [file, button] of await loadFolder<Button>(folder, 'button', isButton)) {
    if (buttons.has(button.kind)) throw new Error(`buttons/${file} is a second button of the kind ${button.kind}.`);
    buttons.set(button.kind, button);
  }
  const missing = KINDS.filter((kind) => !buttons.has(kind));
  if (missing.length > 0) throw new Error(`buttons/ has no file for the kind ${missing.join(', ')}.`);
  return buttons;
}
