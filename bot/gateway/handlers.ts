import type {
  ChatInputCommandInteraction,
  MessageComponentInteraction,
  MessageContextMenuCommandInteraction,
  ModalMessageModalSubmitInteraction,
  ModalSubmitInteraction,
} from 'discord.js';
import type { AnyId } from '../custom-ids/ids.ts';
import { Refusal } from '../host/refusal.ts';
import { findTableAt } from '../host/table/find.ts';
import { type Access, admit } from '../interactions/access.ts';
import type { AnyButton } from '../interactions/button.ts';
import type { Command, Menus } from '../interactions/command.ts';
import { type Reply, tableOn } from '../interactions/reply.ts';
import { admitTo } from '../interactions/table-access.ts';
import { texts as common } from '../render/words/texts.ts';

/** The buttons of the core and of the features, by the kind of their custom id. */
export type ButtonsByKind = Readonly<Record<string, Omit<AnyButton, 'format'>>>;

/** Runs the handler of a pressed button or select menu, if the user has access. */
export async function press(buttons: ButtonsByKind, reply: Reply<MessageComponentInteraction>): Promise<void> {
  const id = reply.bot.ids.parse(reply.interaction.customId);
  const button = id && buttons[id.kind];
  if (!id || !button) return reply.say(common.replies.menuOutdated);
  const target = await admitPress(reply, button, id);
  return button.press({ reply, id, target });
}

/** Runs the handler of a submitted form, if the user has access. */
export async function submit(buttons: ButtonsByKind, reply: Reply<ModalSubmitInteraction>): Promise<void> {
  const id = reply.bot.ids.parse(reply.interaction.customId);
  const button = id && buttons[id.kind];
  if (!id || !(button?.receive ?? (reply.interaction.isFromMessage() && button?.submit)))
    return reply.say(common.replies.menuOutdated);
  const target = await admitPress(reply, button, id);
  if (button.receive) return button.receive({ reply, id, target });
  return button.submit?.({ reply: reply as Reply<ModalMessageModalSubmitInteraction>, id, target });
}

async function admitPress(reply: Reply, { access }: Pick<AnyButton, 'access'>, id: AnyId): Promise<unknown> {
  return typeof access === 'string' ? admit(reply, access, id) : access.resolve(reply, id);
}

type SlashReply = Reply<ChatInputCommandInteraction>;
type MessageMenuReply = Reply<MessageContextMenuCommandInteraction>;

/** A command with its access type erased. */
interface AnyRun<R extends Reply> {
  readonly access: Access;
  execute(run: { readonly reply: R; readonly target: unknown }): Promise<void>;
}

/** Runs a slash command, if the user has access. */
export async function runCommand(command: Command | undefined, reply: SlashReply): Promise<void> {
  if (!command) return;
  const target = await admitCommand(command, reply);
  await (command as AnyRun<SlashReply>).execute({ reply, target });
}

async function admitCommand({ access, table }: Command, reply: SlashReply): Promise<unknown> {
  if (access === 'anyone' || access === 'manager') return admit(reply, access, {});
  const named = table ? table(reply.interaction.options) : null;
  if (named !== null) return admit(reply, access, { table: named });
  const here = findTableAt(reply.bot.context, reply.channelId);
  return admitTo(reply, access === 'replay' ? 'finished' : access, here);
}

/** Runs a message menu command on the table of that message, if the user has access. */
export async function runOnMessage(entry: Menus['message'], reply: MessageMenuReply): Promise<void> {
  if (!entry) return;
  const table = tableOn(reply.bot, reply.interaction.targetMessage);
  if (table === undefined) throw new Refusal('notABoard');
  const target = await admit(reply, entry.access, { table });
  await (entry as AnyRun<MessageMenuReply>).execute({ reply, target });
}
