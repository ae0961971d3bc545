/**
 * What the page and the playground say to each other. Objects of Discord (messages, channels, users, commands, components)
 * travel in Discord's own form; only what Discord's clients do inside themselves has a form of its own here.
 *
 * The page opens one WebSocket per tab at `/people?user=<id>` or `/people?as=<name>`, which also lets somebody new come; it sends `Action`s and receives `News`.
 */
import type {
  APIApplicationCommand,
  APIApplicationCommandOptionChoice,
  APIChannel,
  APIMessage,
  APIModalInteractionResponseCallbackData,
  APIRole,
  APIUser,
  Locale,
} from 'discord-api-types/v10';

/** A file that a person chose, as base64. */
export interface GivenFile {
  readonly filename: string;
  readonly base64: string;
}

/** What a person filled into a field of a modal: text, chosen values, a tick, or files. */
export type GivenField = string | boolean | readonly string[] | readonly GivenFile[];

/** A value that a person gave to an option of a slash command. */
export interface GivenOption {
  readonly name: string;
  readonly value: string | number | boolean | GivenFile;
  /** The person is typing in this one (autocompletion only). */
  readonly focused?: true;
}

/** A slash command as typed: its name, the subcommand if it has them, and the options. */
export interface GivenCommand {
  readonly command: string;
  readonly subcommand?: string;
  readonly options: readonly GivenOption[];
}

/** What a person does. `nonce` is the page's own number for this action; answers to it carry the same number. */
export type Action =
  | { readonly do: 'say'; readonly nonce: number; readonly channel: string; readonly content: string }
  | { readonly do: 'command'; readonly nonce: number; readonly channel: string; readonly given: GivenCommand }
  | { readonly do: 'autocomplete'; readonly nonce: number; readonly channel: string; readonly given: GivenCommand }
  | {
      readonly do: 'component';
      readonly nonce: number;
      readonly channel: string;
      readonly message: string;
      readonly customId: string;
      /** The chosen values of a select menu. */
      readonly values?: readonly string[];
    }
  | {
      readonly do: 'modal';
      readonly nonce: number;
      readonly channel: string;
      /** The token that came with the modal. */
      readonly modal: string;
      /** What was filled in, by custom id. */
      readonly fields: Readonly<Record<string, GivenField>>;
    }
  | { readonly do: 'dismiss'; readonly nonce: number; readonly channel: string; readonly message: string }
  | { readonly do: 'openDm'; readonly nonce: number }
  /** Speaks another language from now on. */
  | { readonly do: 'language'; readonly nonce: number; readonly language: `${Locale}` }
  /** Gives the server another language. */
  | { readonly do: 'serverLanguage'; readonly nonce: number; readonly language: `${Locale}` }
  /** Sets what goes wrong, in a line such as `rough seed=7`. */
  | { readonly do: 'faults'; readonly nonce: number; readonly line: string }
  /** Begins anew: all channels and what was said in them go. */
  | { readonly do: 'renew'; readonly nonce: number };

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
      readonly commands: readonly APIApplicationCommand[];
      readonly messages: Readonly<Record<string, readonly APIMessage[]>>;
    }
  | { readonly news: 'message'; readonly message: APIMessage }
  | { readonly news: 'edit'; readonly message: APIMessage }
  | { readonly news: 'delete'; readonly channel: string; readonly message: string }
  | { readonly news: 'channel'; readonly channel: APIChannel }
  /** A channel or thread was deleted. */
  | { readonly news: 'gone'; readonly channel: string }
  | { readonly news: 'commands'; readonly commands: readonly APIApplicationCommand[] }
  | { readonly news: 'bot'; readonly bot: APIUser | null; readonly online: boolean }
  | { readonly news: 'faults'; readonly faults: string }
  | { readonly news: 'typing'; readonly channel: string; readonly user: string }
  | { readonly news: 'choices'; readonly nonce: number; readonly choices: readonly APIApplicationCommandOptionChoice[] }
  | {
      readonly news: 'modal';
      readonly nonce: number;
      readonly token: string;
      readonly modal: APIModalInteractionResponseCallbackData;
    }
  /** The bot took the action up (its first answer, or a deferral, has come). */
  | { readonly news: 'done'; readonly nonce: number; readonly later?: true }
  /** It did not work; the sentence is for the person ("The application did not respond"). */
  | { readonly news: 'failed'; readonly nonce: number; readonly sentence: string };
