import type {
  APIMessage,
  APIMessageInteractionMetadata,
  APIModalSubmitInteractionMetadata,
  InteractionType,
} from 'discord-api-types/v10';
import type { Outcome } from '../protocol.ts';
import type { CastMember } from '../world/cast.ts';
import type { WorldChannel } from '../world/channel.ts';

/** What messages remember of the interaction that made them. */
export type Metadata = APIMessageInteractionMetadata;

/** The metadata of an interaction that can open a modal. */
export type Trigger = Exclude<Metadata, APIModalSubmitInteractionMetadata>;

/** A command as it was called: its name, and its options or the subcommand that has them. */
export interface Called {
  readonly name: string;
  readonly options?: readonly (Called & { readonly type: number; readonly focused?: true })[];
}

type Act =
  | {
      readonly kind: InteractionType.ApplicationCommand | InteractionType.ApplicationCommandAutocomplete;
      readonly data: Called;
      readonly holder?: undefined;
    }
  | { readonly kind: InteractionType.MessageComponent; readonly data: object; readonly holder: APIMessage }
  | {
      readonly kind: InteractionType.ModalSubmit;
      readonly data: object;
      /** The message that holds the component which opened the modal. */
      readonly holder?: APIMessage | undefined;
      readonly trigger: Trigger;
    };

/** What a person does that the bot has to answer. */
export type Ask = Act & {
  readonly person: CastMember;
  readonly channel: WorldChannel;
  readonly tell: (outcome: Outcome) => void;
};

/** An interaction on its way: open until the first answer, dead fifteen minutes after it began. */
export type Interaction = Ask & {
  readonly id: string;
  readonly token: string;
  readonly begun: number;
  readonly metadata: Metadata;
  state: 'open' | 'answered' | 'lapsed';
  /** The message that `@original` means. */
  original?: string;
  /** The bot has deferred, and its message still says that it is thinking. */
  thinking: boolean;
  /** How many messages followed the first answer. */
  followUps: number;
  /** The messages that this token may change. */
  readonly reachable: Set<string>;
};
