import { readdir } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import type { AnyGame, Text } from '@longtable/kit';
import type {
  AutocompleteInteraction,
  ChatInputCommandInteraction,
  ContextMenuCommandInteraction,
  MessageContextMenuCommandInteraction,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
  UserContextMenuCommandInteraction,
} from 'discord.js';
import { z } from 'zod';
import { OPTIONS_MAX } from '../discord-limits.ts';
import type { Access, Resolved, TableAccess } from './access.ts';
import type { Bot } from './bot.ts';
import type { Reply } from './reply.ts';
import type { Answerable } from './wire.ts';

/** What this Longtable offers beyond the games. */
export interface Offered {
  /** There is a port on which programs take seats. */
  readonly programs: boolean;
}

/** What the router resolves before it runs a command. */
type Run<I extends Answerable, A extends Access> = {
  [Each in A]: {
    readonly access: Each;
    execute(reply: Reply<I>, bot: Bot, at: Resolved[Each]): Promise<void>;
  };
}[A];

/** A command in a menu: its label, and what it does there. */
type Entry<I extends ContextMenuCommandInteraction, A extends Access> = { readonly label: Text } & Run<I, A>;

/** What stands in the menus of people and of messages. */
export interface Menus {
  readonly person?: Entry<UserContextMenuCommandInteraction, 'anyone'>;
  /** It is about the table of the message. */
  readonly message?: Entry<MessageContextMenuCommandInteraction, TableAccess>;
}

/** A slash command: its description for Discord, the users who may run it, and what it does. */
export type Command = Described & Run<ChatInputCommandInteraction, 'anyone' | 'manager' | 'replay' | TableAccess>;

interface Described {
  /** Nothing where it is not offered. */
  data(shelf: readonly AnyGame[], context: Offered): RESTPostAPIChatInputApplicationCommandsJSONBody | undefined;
  /** The table that the options name: null for the one in this channel, which is meant by default, undefined for none. */
  table?(options: ChatInputCommandInteraction['options']): string | null | undefined;
  /** It stands in menus, too. */
  readonly menus?: Menus;
  autocomplete?(interaction: AutocompleteInteraction, bot: Bot): Promise<void>;
}

const isCommand = z.object({
  access: z.string(),
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

/** Something to take while one types: what it says, and what it stands for. */
export interface Suggestion {
  readonly name: string;
  readonly value: string;
}

/** Those whose name has in it what was typed, as many as Discord shows. */
export function fitting(all: readonly Suggestion[], typed: string): Suggestion[] {
  const sought = typed.toLowerCase();
  return all.filter(({ name }) => name.toLowerCase().includes(sought)).slice(0, OPTIONS_MAX);
}
