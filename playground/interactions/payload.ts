import { IN_CHATS } from '../permission.ts';
import { LARGEST_FILE } from '../world/attachments.ts';
import { APPLICATION_ID } from '../world/cast.ts';
import { contextOf, guildOf, isChat } from '../world/channel.ts';
import { actingMember } from '../world/guild.ts';
import type { World } from '../world/world.ts';
import type { Interaction } from './interaction.ts';

/** What is told of an interaction, as far as it matters here: the server it is in. */
export interface Payload {
  readonly guild_id?: string;
  readonly [field: string]: unknown;
}

/** What INTERACTION_CREATE says to the bot. */
export function payload(interaction: Interaction, world: World): Payload {
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
          guild: { id: guildOf(channel).guild_id, locale: world.languages.server, features: [] },
          guild_locale: world.languages.server,
          member: actingMember(person),
        }),
    ...(holder && { message: holder }),
    app_permissions: String(isChat(channel) ? IN_CHATS : world.botPermissions(channel)),
    locale: world.languages.of(person.user.id),
    entitlements: [],
    authorizing_integration_owners: metadata.authorizing_integration_owners,
    context: contextOf(channel),
    attachment_size_limit: LARGEST_FILE,
  };
}
