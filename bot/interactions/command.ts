import { readdir } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import type {
  AutocompleteInteraction,
  ChatInputCommandInteraction,
  ContextMenuCommandInteraction,
  MessageContextMenuCommandInteraction,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
  UserContextMenuCommandInteraction,
} from 'discord.js';
import { z } from 'zod';
import type { AnyGame } from '../../games/kit/game.ts';
import type { Text } from '../../games/kit/text.ts';
import type { Bot } from './bot.ts';
import type { Reply } from './reply.ts';

/** What this Longtable offers beyond the games. */
export interface Offered {
  /** There is a port on which programs take seats. */
  readonly programs: boolean;
}

/** A command in a menu: its label, and what it does there. */
interface Entry<I extends ContextMenuCommandInteraction> {
  readonly label: Text;
  execute(reply: Reply<I>, bot: Bot): Promise<void>;
}

/** What stands in the menus of people and of messages. */
export interface Menus {
  readonly person?: Entry<UserContextMenuCommandInteraction>;
  readonly message?: Entry<MessageContextMenuCommandInteraction>;
}

/** A slash command: its description for Discord, and what it does. */
export interface Command {
  /** Nothing where it is not offered. */
  data(shelf: readonly AnyGame[], context: Offered): RESTPostAPIChatInputApplicationCommandsJSONBody | undefined;
  execute(reply: Reply<ChatInputCommandInteraction>, bot: Bot): Promise<void>;
  /** It stands in menus, too. */
  readonly menus?: Menus;
  autocomplete?(interaction: AutocompleteInteraction, bot: Bot): Promise<void>;
}

const isCommand = z.object({
  data: z.instanceof(Function),
  execute: z.instanceof(Function),
  autocomplete: z.instanceof(Function).optional(),
  menus: z.looseObject({}).optional(),
});

/** TypeScript in a checkout, JavaScript in the package. */
const ENDING = extname(import.meta.url);

/** Loads every command of a folder; the file's name is the command's. A file that is none stops the process with a sentence. */
export async function loadCommands(folder: URL): Promise<ReadonlyMap<string, Command>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(ENDING) && !/\.(?:test|d)\.ts$/.test(file));
  const loaded = files.sort().map(async (file) => {
    const { command }: Record<string, unknown> = await import(new URL(file, folder).href);
    if (!isCommand.safeParse(command).success)
      throw new Error(`${basename(folder.pathname)}/${file} exports no sound \`command\`.`);
    return [basename(file, ENDING), command as Command] as const;
  });
  return new Map(await Promise.all(loaded));
}
