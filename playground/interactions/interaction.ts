import type {
  APIApplicationCommandOptionChoice,
  APIMessage,
  APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10';
import type { CastMember } from '../world/cast.ts';
import type { WorldChannel } from '../world/channel.ts';

/** The kinds of interaction by Discord's numbers. */
export const Kind = { command: 2, component: 3, autocomplete: 4, modal: 5 } as const;
export type Kind = (typeof Kind)[keyof typeof Kind];

/** What a person learns about what they did. */
export type Outcome =
  | { readonly news: 'done' }
  | { readonly news: 'failed'; readonly sentence: string }
  | { readonly news: 'choices'; readonly choices: readonly APIApplicationCommandOptionChoice[] }
  | { readonly news: 'modal'; readonly token: string; readonly modal: APIModalInteractionResponseCallbackData };

/** What a person does that the bot has to answer. */
export interface Ask {
  readonly kind: Kind;
  readonly person: CastMember;
  readonly channel: WorldChannel;
  readonly data: object;
  /** The message that holds the component, also for a modal that a component opened. */
  readonly holder?: APIMessage | undefined;
  /** The metadata of the interaction that opened the modal. */
  readonly opener?: Metadata | undefined;
  readonly tell: (outcome: Outcome) => void;
}

/** What messages remember of the interaction that made them. */
export type Metadata = NonNullable<APIMessage['interaction_metadata']>;

/** An interaction on its way: open until the first answer, dead fifteen minutes after it began. */
export interface Interaction extends Ask {
  readonly id: string;
  readonly token: string;
  readonly begun: number;
  readonly metadata: Metadata;
  state: 'open' | 'answered' | 'lapsed';
  /** The message that `@original` means. */
  original?: string;
  /** The bot has deferred, and its message still says that it is thinking. */
  thinking: boolean;
  /** The messages that this token may change. */
  readonly reachable: Set<string>;
}
