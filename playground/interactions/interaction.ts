import type {
  APIMessage,
  APIMessageInteractionMetadata,
  APIModalSubmitInteractionMetadata,
  InteractionType,
} from 'discord-api-types/v10';
import type { ActionOutcome } from '../protocol.ts';
import { MAX_FILE_BYTES } from '../world/attachments.ts';
import { contextOf, guildOf, isChat, type WorldChannel } from '../world/channel.ts';
import { interactionMember } from '../world/guild.ts';
import { APPLICATION_ID, CHAT_PERMISSIONS, type PlaygroundUser } from '../world/setup.ts';
import type { World } from '../world/world.ts';

/** Interaction metadata of a message. */
export type Metadata = APIMessageInteractionMetadata;

/** Metadata of an interaction that can open a modal. */
export type Trigger = Exclude<Metadata, APIModalSubmitInteractionMetadata>;

/** An invoked command with its options, or the subcommand that has them. */
export interface CalledCommand {
  readonly name: string;
  readonly options?: readonly (CalledCommand & { readonly type: number; readonly focused?: true })[];
}

type InteractionInput =
  | {
      readonly kind: InteractionType.ApplicationCommand | InteractionType.ApplicationCommandAutocomplete;
      readonly data: CalledCommand;
      readonly holder?: undefined;
    }
  | { readonly kind: InteractionType.MessageComponent; readonly data: object; readonly holder: APIMessage }
  | {
      readonly kind: InteractionType.ModalSubmit;
      readonly data: object;
      /** The message whose component opened the modal. */
      readonly holder?: APIMessage | undefined;
      readonly trigger: Trigger;
    };

/** A user's action that the bot must answer. */
export type InteractionRequest = InteractionInput & {
  readonly person: PlaygroundUser;
  readonly channel: WorldChannel;
  readonly report: (outcome: ActionOutcome) => void;
};

/** An interaction: `open` until its first response. Its token is valid for fifteen minutes. */
export type Interaction = InteractionRequest & {
  readonly id: string;
  readonly token: string;
  readonly createdAt: number;
  readonly metadata: Metadata;
  state: 'open' | 'answered' | 'lapsed';
  /** Id of the `@original` message. */
  original?: string;
  /** Id of the Activity's instance that the first response has launched. */
  instance?: string;
  /** Whether the bot has deferred its response and not used the token since. */
  isDeferred: boolean;
  /** Whether the bot has deferred a reply and not edited it yet. */
  isThinking: boolean;
  /** Number of follow-ups. */
  followUps: number;
  /** Ids of the messages that this token can change. */
  readonly reachable: Set<string>;
};

/** The INTERACTION_CREATE payload. */
export interface InteractionPayload {
  readonly guild_id?: string;
  readonly [field: string]: unknown;
}

export function interactionPayload(interaction: Interaction, world: World): InteractionPayload {
  const { id, token, kind, person, channel, data, holder, metadata } = interaction;
  return {
    id,
    application_id: APPLICATION_ID,
    type: kind,
    token,
    version: 1,
    data,
    channel_id: channel.id,
    channel: { ...channel, permissions: String(person.permissions) },
    ...(isChat(channel)
      ? { user: person.user }
      : {
          ...guildOf(channel),
          guild: { id: guildOf(channel).guild_id, locale: languageOf(world, channel), features: [] },
          guild_locale: languageOf(world, channel),
          member: interactionMember(world.users, person),
        }),
    ...(holder && { message: holder }),
    app_permissions: String(isChat(channel) ? CHAT_PERMISSIONS : world.botPermissions(channel)),
    locale: world.languages.of(person.user.id),
    entitlements: [],
    authorizing_integration_owners: metadata.authorizing_integration_owners,
    context: contextOf(channel),
    attachment_size_limit: MAX_FILE_BYTES,
  };
}

function languageOf({ languages }: World, channel: WorldChannel): string {
  return languages.ofServer(guildOf(channel).guild_id ?? '');
}
