import { readdir } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { type AnyGame, LANGUAGES, say, type Text } from '@longtable/kit';
import type {
  AutocompleteInteraction,
  ChatInputCommandInteraction,
  ContextMenuCommandInteraction,
  MessageContextMenuCommandInteraction,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
  UserContextMenuCommandInteraction,
} from 'discord.js';
import { z } from 'zod';
import { MAX_OPTIONS } from '../discord-limits.ts';
import { Refusal } from '../host/refusal.ts';
import { EVERYWHERE, gameOption, localizedDescription } from '../render/command-data.ts';
import { languageOf } from '../render/text.ts';
import type { Settings } from '../settings.ts';
import type { Access, Resolved, TableAccess } from './access.ts';
import type { Bot } from './bot.ts';
import type { Feature } from './feature.ts';
import type { Reply } from './reply.ts';
import type { Answerable } from './responder.ts';

/** What an installation offers besides the core. */
export interface Installation {
  readonly features: readonly Feature[];
  readonly settings: Partial<Settings>;
}

type Run<I extends Answerable, A extends Access> = {
  [Each in A]: {
    readonly access: Each;
    execute(run: { readonly reply: Reply<I>; readonly target: Resolved[Each] }): Promise<void>;
  };
}[A];

type MenuEntry<I extends ContextMenuCommandInteraction, A extends Access> = { readonly label: Text } & Run<I, A>;

/** Context menu entries of a command. */
export interface Menus {
  readonly person?: MenuEntry<UserContextMenuCommandInteraction, 'anyone'>;
  /** Runs on the table of the message. */
  readonly message?: MenuEntry<MessageContextMenuCommandInteraction, TableAccess>;
}

/** A slash command with its description, access and handler. */
export type Command = CommandBase &
  Run<ChatInputCommandInteraction, 'anyone' | 'manager' | 'moderator' | 'replay' | TableAccess>;

interface CommandBase {
  /** Returns the command for Discord's API. Undefined if it is not available with these games and features. */
  data(
    games: readonly AnyGame[],
    installation: Installation,
  ): RESTPostAPIChatInputApplicationCommandsJSONBody | undefined;
  /** Returns the table option: null for the table of this channel, undefined for none. */
  table?(options: ChatInputCommandInteraction['options']): string | null | undefined;
  readonly menus?: Menus;
  /** Whether the option `game` offers a game. Needed if a command has that option. */
  offers?(game: AnyGame): boolean;
  autocomplete?(interaction: AutocompleteInteraction, bot: Bot): Promise<void>;
}

const commandSchema = z.object({
  access: z.string(),
  data: z.instanceof(Function),
  execute: z.instanceof(Function),
  autocomplete: z.instanceof(Function).optional(),
  menus: z.looseObject({}).optional(),
});

/** Extension of command files: `.ts` in a checkout, `.js` in the package. */
const MODULE_EXTENSION = extname(import.meta.url);

/** Loads the commands of a folder. A file exports `command`, named like the file, or several `commands`. Throws if one is invalid. */
export async function loadCommands(folder: URL): Promise<ReadonlyMap<string, Command>> {
  const files = (await readdir(folder)).filter(
    (file) => file.endsWith(MODULE_EXTENSION) && !/\.(?:test|d)\.ts$/.test(file),
  );
  const loaded = files.map(async (file) => {
    const { command, commands = { [basename(file, MODULE_EXTENSION)]: command } } = await import(
      new URL(file, folder).href
    );
    if (!Object.values(commands).every((each) => commandSchema.safeParse(each).success))
      throw new Error(`${basename(folder.pathname)}/${file} exports an invalid command.`);
    return Object.entries(commands as Record<string, Command>);
  });
  const all = (await Promise.all(loaded)).flat();
  return new Map(all.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Suggests games by title for the option `game`. Returns false if another option is focused. */
export async function suggestGames(
  interaction: AutocompleteInteraction,
  { context }: Bot,
  offers: (game: AnyGame) => boolean,
): Promise<boolean> {
  const { name, value } = interaction.options.getFocused(true);
  if (name !== 'game') return false;
  const offered = [...context.games.values()]
    .filter(offers)
    .map(({ id, title }) => ({ name: say(title, languageOf(interaction.locale)), value: id }));
  await interaction.respond(matchingSuggestions(offered, value));
  return true;
}

/** Returns the game with this id or title. Users can send a typed title without choosing a suggestion. */
export function findGame(games: ReadonlyMap<string, AnyGame>, given: string | null): AnyGame | undefined {
  const typed = given?.trim().toLowerCase() ?? '';
  return (
    games.get(typed) ??
    games.values().find(({ title }) => LANGUAGES.some((language) => say(title, language).toLowerCase() === typed))
  );
}

export interface Suggestion {
  readonly name: string;
  readonly value: string;
}

/** Returns the suggestions that contain the typed text, up to Discord's limit. */
export function matchingSuggestions(all: readonly Suggestion[], typed: string): Suggestion[] {
  const sought = typed.toLowerCase();
  return all.filter(({ name }) => name.toLowerCase().includes(sought)).slice(0, MAX_OPTIONS);
}

/** Returns the description of a command without options. */
export function withName(
  name: string,
  description: Text,
  isOffered: (games: readonly AnyGame[], offered: Installation) => boolean = () => true,
): Pick<Command, 'data'> {
  return {
    data: (games, offered) =>
      isOffered(games, offered) ? { name, ...localizedDescription(description), ...EVERYWHERE } : undefined,
  };
}

/** Returns a command with the option `game` only. */
export function withGame(
  name: string,
  description: Text,
  run: (reply: Reply, game: AnyGame) => Promise<void>,
  isOffered: (game: AnyGame) => boolean = () => true,
): Command {
  return {
    data: (games) => ({
      name,
      ...localizedDescription(description),
      ...EVERYWHERE,
      options: [gameOption(games.filter(isOffered))],
    }),
    offers: isOffered,
    access: 'anyone',
    async execute({ reply }) {
      const game = findGame(reply.bot.context.games, reply.interaction.options.getString('game', true));
      if (!game || !isOffered(game)) throw new Refusal('gameGone');
      return run(reply, game);
    },
  };
}
