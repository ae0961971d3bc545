import type { ChatInputCommandInteraction, MessageContextMenuCommandInteraction } from 'discord.js';
import { isRefused, refusal } from '../host/refusal.ts';
import { findTableAt } from '../host/table/find.ts';
import { type Access, admit } from '../interactions/access.ts';
import type { Bot } from '../interactions/bot.ts';
import type { Command, Menus } from '../interactions/command.ts';
import type { Reply } from '../interactions/reply.ts';
import { admitTo } from '../interactions/table-access.ts';
import { tableOn } from '../interactions/table-on.ts';

type Typed = Reply<ChatInputCommandInteraction>;
type OnMessage = Reply<MessageContextMenuCommandInteraction>;

/** A command as the router calls it. Its access fits by construction. */
interface AnyRun<R extends Reply> {
  readonly access: Access;
  execute(reply: R, bot: Bot, at: unknown): Promise<void>;
}

/** Runs a slash command, if the user may use it here. */
export async function runCommand(bot: Bot, command: Command | undefined, reply: Typed): Promise<void> {
  if (!command) return;
  const at = await admitTyped(bot, command, reply);
  if (isRefused(at)) return reply.refuse(at);
  await (command as AnyRun<Typed>).execute(reply, bot, at);
}

async function admitTyped(bot: Bot, { access, table }: Command, reply: Typed): Promise<unknown> {
  if (access === 'anyone' || access === 'manager') return admit(bot, reply, access, {});
  const named = table ? table(reply.interaction.options) : null;
  if (named !== null) return admit(bot, reply, access, { table: named });
  const here = await findTableAt(bot.context, reply.channelId);
  return admitTo(bot, reply, access === 'replay' ? 'finished' : access, here);
}

/** Runs a command of a message's menu on the table of that message, if the user may use it here. */
export async function runOnMessage(bot: Bot, entry: Menus['message'], reply: OnMessage): Promise<void> {
  if (!entry) return;
  const table = tableOn(reply.interaction.targetMessage);
  if (table === undefined) return reply.refuse(refusal('notABoard'));
  const at = await admit(bot, reply, entry.access, { table });
  if (isRefused(at)) return reply.refuse(at);
  await (entry as AnyRun<OnMessage>).execute(reply, bot, at);
}
