/**
 * The messages between the page and the playground. Discord objects (messages, channels, users, commands, components)
 * are sent in Discord's format. The page opens a WebSocket per tab at `/people?user=<id>`, or at `/people?as=<name>` to
 * create a user. It sends `Action`s and receives `PageMessage`s.
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

const givenFile = z.object({ filename: z.string().min(1).max(255), base64: z.string() });
export type GivenFile = z.infer<typeof givenFile>;

/** A submitted modal field: text, a checkbox, selected values, or files. */
const givenField = z.union([z.string(), z.boolean(), z.array(z.string()).readonly(), z.array(givenFile).readonly()]);
export type GivenField = z.infer<typeof givenField>;

/** An option of a slash command. `focused` marks the option being completed (autocompletion only). */
const givenOption = z.object({
  name: z.string(),
  value: z.union([z.string(), z.number(), z.boolean(), givenFile]),
  focused: z.literal(true).exactOptional(),
});
export type GivenOption = z.infer<typeof givenOption>;

const givenCommand = z.object({
  command: z.string(),
  subcommand: z.string().exactOptional(),
  options: z.array(givenOption).readonly(),
});
export type GivenCommand = z.infer<typeof givenCommand>;

export const language = z.literal(Object.values(Locale) as `${Locale}`[]);
export type Language = z.infer<typeof language>;

/** Maximum move of the clock in ms, a year. */
const MAX_ADVANCE_MS = 366 * 86_400_000;

/** Names of text channels and forums. */
export const CHANNEL_NAME = /^[\p{L}\p{N}_-]{1,100}$/u;

/** Number of an action, chosen by the page. Responses have the same number. */
const nonce = z.number();
/** Id of a server. The first one by default. */
const server = z.string().exactOptional();
const inChannel = { nonce, channel: z.string() };

/** Id of an open Activity. */
const frame = z.string();
/** Data of a shared link to the Activity. Anyone can write it. */
const fromLink = z.string().max(64).exactOptional();

const action = z.discriminatedUnion('do', [
  z.object({ do: z.literal('say'), ...inChannel, content: z.string() }),
  z.object({ do: z.literal('command'), ...inChannel, given: givenCommand }),
  z.object({ do: z.literal('autocomplete'), ...inChannel, given: givenCommand }),
  z.object({
    do: z.literal('component'),
    ...inChannel,
    message: z.string(),
    customId: z.string(),
    /** Selected values of a select menu. */
    values: z.array(z.string()).readonly().exactOptional(),
  }),
  /** `modal` is the modal's token. Fields are keyed by custom id. */
  z.object({ do: z.literal('modal'), ...inChannel, modal: z.string(), fields: z.record(z.string(), givenField) }),
  z.object({ do: z.literal('dismiss'), ...inChannel, message: z.string() }),
  /** Adds or removes a reaction: a Unicode emoji, or `name:id`. */
  z.object({
    do: z.literal('react'),
    ...inChannel,
    message: z.string(),
    emoji: z.string().max(100),
    added: z.boolean(),
  }),
  /** Votes in a poll. An empty list removes the votes. */
  z.object({ do: z.literal('vote'), ...inChannel, message: z.string(), answers: z.array(z.int()).max(10).readonly() }),
  /** Joins a server, with an invite if one is given, or leaves it. */
  z.object({ do: z.literal('visit'), nonce, member: z.boolean(), server, invite: z.string().max(100).exactOptional() }),
  /** Buys what a premium button offers. */
  z.object({ do: z.literal('buy'), nonce, sku: z.string() }),
  /** Marks interest in a scheduled event. */
  z.object({ do: z.literal('attend'), nonce, event: z.string(), interested: z.boolean() }),
  z.object({ do: z.literal('openDm'), nonce }),
  /** Opens a chat with other users, by id. */
  z.object({ do: z.literal('chat'), nonce, people: z.array(z.string()).min(1).max(9).readonly() }),
  /** Runs a context-menu command on a user or message. */
  z.object({ do: z.literal('menu'), ...inChannel, command: z.string(), target: z.string() }),
  /** Adds the bot to the user's apps or removes it. */
  z.object({ do: z.literal('install'), nonce, installed: z.boolean() }),
  /** Adds the bot to a server or removes it. */
  z.object({ do: z.literal('membership'), nonce, member: z.boolean(), server }),
  z.object({ do: z.literal('language'), nonce, language }),
  z.object({ do: z.literal('serverLanguage'), nonce, language, server }),
  /** Sets fault rates, for example `rough seed=7`. */
  z.object({ do: z.literal('faults'), nonce, line: z.string().max(500) }),
  /** Moves the playground's clock ahead. */
  z.object({ do: z.literal('advance'), nonce, ms: z.int().min(1).max(MAX_ADVANCE_MS) }),
  z.object({ do: z.literal('addPerson'), nonce, name: z.string().max(100), language, manager: z.boolean() }),
  z.object({ do: z.literal('addChannel'), nonce, name: z.string().regex(CHANNEL_NAME), server }),
  /** Uses the entry point command, which opens the Activity. */
  z.object({ do: z.literal('launch'), ...inChannel }),
  /** Opens the Activity without the bot: from a link, or because it runs in the channel. */
  z.object({ do: z.literal('join'), ...inChannel, customId: fromLink, referrerId: fromLink }),
  /** Sends a message of the Activity, which the embedded app SDK has made. */
  z.object({ do: z.literal('frame'), nonce, frame, data: z.unknown() }),
  /** Answers a `question`. */
  z.object({ do: z.literal('decide'), nonce, frame, question: z.int(), isAllowed: z.boolean() }),
  /** Changes how the user sees the Activity. */
  z.object({
    do: z.literal('view'),
    nonce,
    frame,
    layout: z.literal([0, 1, 2]).exactOptional(),
    orientation: z.literal(['portrait', 'landscape']).exactOptional(),
  }),
  z.object({ do: z.literal('leave'), nonce, frame }),
  /** Deletes all channels and messages and starts with new ones. */
  z.object({ do: z.literal('renew'), nonce }),
]);
export type Action = z.infer<typeof action>;

/** An action without its nonce. */
export type NewAction<Some = Action> = Some extends unknown ? Omit<Some, 'nonce'> : never;

/** Parses an action. Undefined if it is invalid. */
export function parseAction(text: string): Action | undefined {
  try {
    return action.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Ids of the commands that a user can use, by interaction context, and on each server. */
type Offered = Readonly<Record<InteractionContextType, readonly string[]>> & {
  readonly servers: Readonly<Record<string, readonly string[]>>;
  /** The permissions that the user lacks for each command of the first server that is hidden from them. */
  readonly hidden: Readonly<Record<string, string>>;
};

/** A server as the page shows it. */
export interface PageServer {
  readonly id: string;
  readonly name: string;
  readonly locale: Language;
  /** Whether the bot is a member. */
  readonly hasBot: boolean;
  readonly roles: readonly APIRole[];
  readonly members: readonly PageMember[];
}

/** A member of a server as the page shows it. */
export interface PageMember {
  readonly user: APIUser;
  readonly nick: string | null;
  readonly roles: readonly string[];
  /** End of a timeout. */
  readonly communication_disabled_until: string | null;
}

/** An Activity that opens for a user. */
export interface Launch {
  readonly frame: string;
  readonly instance: string;
  readonly channel: string;
  /** Address of the Activity without the parameter `platform`, which depends on the user's device. */
  readonly address: string;
}

/** An instance of the Activity and the ids of its users. */
export interface RunningActivity {
  readonly instance: string;
  readonly channel: string;
  readonly users: readonly string[];
}

/** A message to a user's tab. Ephemeral messages are sent only to their user. */
export type PageMessage =
  | {
      readonly type: 'world';
      readonly you: APIUser;
      readonly bot: APIUser | null;
      readonly online: boolean;
      /** All users with their languages. */
      readonly people: readonly APIUser[];
      readonly roles: readonly APIRole[];
      readonly servers: readonly PageServer[];
      /** The active faults as text. Empty if there are none. */
      readonly faults: string;
      /** Milliseconds that the playground's clock is ahead. */
      readonly aheadMs: number;
      /** Channels, threads and DMs that the user can see. */
      readonly channels: readonly APIChannel[];
      readonly events: readonly APIGuildScheduledEvent[];
      readonly commands: readonly APIApplicationCommand[];
      readonly offered: Offered;
      /** Whether the user has added the bot to their apps. */
      readonly isInstalled: boolean;
      readonly running: readonly RunningActivity[];
      readonly messages: Readonly<Record<string, readonly APIMessage[]>>;
    }
  | { readonly type: 'message'; readonly message: APIMessage }
  | { readonly type: 'edit'; readonly message: APIMessage }
  | { readonly type: 'delete'; readonly channel: string; readonly message: string }
  | { readonly type: 'channel'; readonly channel: APIChannel }
  /** A channel or thread was deleted. */
  | { readonly type: 'gone'; readonly channel: string }
  | { readonly type: 'commands'; readonly commands: readonly APIApplicationCommand[]; readonly offered: Offered }
  | { readonly type: 'bot'; readonly bot: APIUser | null; readonly online: boolean }
  | { readonly type: 'faults'; readonly faults: string }
  | { readonly type: 'clock'; readonly aheadMs: number }
  /** The instances of the Activity in channels that the user can see. */
  | { readonly type: 'running'; readonly running: readonly RunningActivity[] }
  /** A message to an Activity. */
  | { readonly type: 'frame'; readonly frame: string; readonly data: unknown }
  /** An Activity asks the user for consent to scopes, or whether to open a link. */
  | {
      readonly type: 'question';
      readonly frame: string;
      readonly number: number;
      readonly scopes?: readonly string[];
      readonly url?: string;
    }
  /** An Activity has closed itself, or was closed. */
  | { readonly type: 'closed'; readonly frame: string; readonly reason?: string }
  | { readonly type: 'typing'; readonly channel: string; readonly user: string }
  | (ActionOutcome & { readonly nonce: number });

export type ActionOutcome =
  | { readonly type: 'choices'; readonly choices: readonly APIApplicationCommandOptionChoice[] }
  | { readonly type: 'launch'; readonly activity: Launch }
  | { readonly type: 'modal'; readonly token: string; readonly modal: APIModalInteractionResponseCallbackData }
  /** The bot has responded. `later` is set if it has only deferred a reply or the update of a message. */
  | { readonly type: 'done'; readonly later?: 'reply' | 'update' }
  /** The bot has used the token of a deferred response for the first time. */
  | { readonly type: 'replied' }
  /** The action failed. `sentence` is the error message for the user. */
  | { readonly type: 'failed'; readonly sentence: string };

export type ActionResponse = Extract<PageMessage, { nonce: number }>;
