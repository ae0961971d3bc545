/**
 * What the page and the playground say to each other. Objects of Discord (messages, channels, users, commands, components)
 * travel in Discord's own form; only what Discord's clients do inside themselves has a form of its own here.
 *
 * The page opens one WebSocket per tab at `/people?user=<id>` or `/people?as=<name>`, which also lets somebody new come; it sends `Action`s and receives `News`.
 */
import {
  type APIApplicationCommand,
  type APIApplicationCommandOptionChoice,
  type APIChannel,
  type APIGuildScheduledEvent,
  type APIMessage,
  type APIModalInteractionResponseCallbackData,
  type APIRole,
  type APIUser,
  type InteractionContextType,
  Locale,
} from 'discord-api-types/v10';
import { z } from 'zod';

/** A file that a person chose, as base64. */
const givenFile = z.object({ filename: z.string().min(1).max(255), base64: z.string() });
export type GivenFile = z.infer<typeof givenFile>;

/** What a person filled into a field of a modal: text, chosen values, a tick, or files. */
const givenField = z.union([z.string(), z.boolean(), z.array(z.string()).readonly(), z.array(givenFile).readonly()]);
export type GivenField = z.infer<typeof givenField>;

/** A value that a person gave to an option of a slash command; they are typing in the focused one (autocompletion only). */
const givenOption = z.object({
  name: z.string(),
  value: z.union([z.string(), z.number(), z.boolean(), givenFile]),
  focused: z.literal(true).exactOptional(),
});
export type GivenOption = z.infer<typeof givenOption>;

/** A slash command as typed: its name, the subcommand if it has them, and the options. */
const givenCommand = z.object({
  command: z.string(),
  subcommand: z.string().exactOptional(),
  options: z.array(givenOption).readonly(),
});
export type GivenCommand = z.infer<typeof givenCommand>;

/** Any of Discord's languages. */
export const language = z.literal(Object.values(Locale) as `${Locale}`[]);
export type Language = z.infer<typeof language>;

/** The page's own number for an action; answers to it carry the same number. */
const nonce = z.number();
const somewhere = { nonce, channel: z.string() };

/** What a person does. */
const action = z.discriminatedUnion('do', [
  z.object({ do: z.literal('say'), ...somewhere, content: z.string() }),
  z.object({ do: z.literal('command'), ...somewhere, given: givenCommand }),
  z.object({ do: z.literal('autocomplete'), ...somewhere, given: givenCommand }),
  z.object({
    do: z.literal('component'),
    ...somewhere,
    message: z.string(),
    customId: z.string(),
    /** The chosen values of a select menu. */
    values: z.array(z.string()).readonly().exactOptional(),
  }),
  /** `modal` is the token that came with the modal; fields go by custom id. */
  z.object({ do: z.literal('modal'), ...somewhere, modal: z.string(), fields: z.record(z.string(), givenField) }),
  z.object({ do: z.literal('dismiss'), ...somewhere, message: z.string() }),
  z.object({ do: z.literal('openDm'), nonce }),
  /** Opens a chat with other people, by their ids. */
  z.object({ do: z.literal('chat'), nonce, people: z.array(z.string()).min(1).max(9).readonly() }),
  /** Uses a command from the menu of a person or a message. */
  z.object({ do: z.literal('menu'), ...somewhere, command: z.string(), target: z.string() }),
  /** Adds the bot to one's apps, or removes it. */
  z.object({ do: z.literal('install'), nonce, installed: z.boolean() }),
  /** Lets the bot onto the server, or sends it away. */
  z.object({ do: z.literal('membership'), nonce, member: z.boolean() }),
  z.object({ do: z.literal('language'), nonce, language }),
  z.object({ do: z.literal('serverLanguage'), nonce, language }),
  /** Sets what goes wrong, in a line such as `rough seed=7`. */
  z.object({ do: z.literal('faults'), nonce, line: z.string().max(500) }),
  /** Begins anew: all channels and what was said in them go. */
  z.object({ do: z.literal('renew'), nonce }),
]);
export type Action = z.infer<typeof action>;

/** Reads an action from the wire; nothing when it is none. */
export function parseAction(text: string): Action | undefined {
  try {
    return action.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** The ids of the commands that a person finds, by Discord's contexts: in the server, the bot's conversation, among people. */
type Offered = Readonly<Record<InteractionContextType, readonly string[]>>;

/** What a person's tab is told. Ephemeral messages reach only the person they are for. */
export type News =
  | {
      readonly news: 'world';
      readonly you: APIUser;
      readonly bot: APIUser | null;
      readonly online: boolean;
      /** Everybody, each with the language they speak. */
      readonly people: readonly APIUser[];
      readonly roles: readonly APIRole[];
      readonly guild: { readonly id: string; readonly name: string; readonly locale: string };
      /** What goes wrong, as a line; empty on a fair day. */
      readonly faults: string;
      /** Channels, threads and this person's DM that they can see. */
      readonly channels: readonly APIChannel[];
      /** The scheduled events of the server. */
      readonly events: readonly APIGuildScheduledEvent[];
      readonly commands: readonly APIApplicationCommand[];
      readonly offered: Offered;
      /** Whether the bot is a member of the server, and whether this person has added it to their apps. */
      readonly installed: { readonly server: boolean; readonly you: boolean };
      readonly messages: Readonly<Record<string, readonly APIMessage[]>>;
    }
  | { readonly news: 'message'; readonly message: APIMessage }
  | { readonly news: 'edit'; readonly message: APIMessage }
  | { readonly news: 'delete'; readonly channel: string; readonly message: string }
  | { readonly news: 'channel'; readonly channel: APIChannel }
  /** A channel or thread was deleted. */
  | { readonly news: 'gone'; readonly channel: string }
  | { readonly news: 'commands'; readonly commands: readonly APIApplicationCommand[]; readonly offered: Offered }
  | { readonly news: 'bot'; readonly bot: APIUser | null; readonly online: boolean }
  | { readonly news: 'faults'; readonly faults: string }
  | { readonly news: 'typing'; readonly channel: string; readonly user: string }
  | (Outcome & { readonly nonce: number });

/** What a person learns about what they did. */
export type Outcome =
  | { readonly news: 'choices'; readonly choices: readonly APIApplicationCommandOptionChoice[] }
  | { readonly news: 'modal'; readonly token: string; readonly modal: APIModalInteractionResponseCallbackData }
  /** The bot took the action up; with `later` it has only said that an answer will come. */
  | { readonly news: 'done'; readonly later?: true }
  /** It did not work; the sentence is for the person ("The application did not respond"). */
  | { readonly news: 'failed'; readonly sentence: string };
