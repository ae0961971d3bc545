import { LARGEST_FILE } from '../world/attachments.ts';
import { APPLICATION_ID, GUILD } from '../world/cast.ts';
import { isDm } from '../world/channel.ts';
import { actingMember } from '../world/guild.ts';
import type { Interaction } from './interaction.ts';

/** What is told of an interaction, as far as it matters here: the server it is in. */
export interface Payload {
  readonly guild_id?: string;
  readonly [field: string]: unknown;
}

/** What INTERACTION_CREATE says to the bot. */
export function payload(interaction: Interaction, botPermissions: bigint): Payload {
  const { id, token, kind, person, channel, data, holder } = interaction;
  const dm = isDm(channel);
  return {
    id,
    application_id: APPLICATION_ID,
    type: kind,
    token,
    version: 1,
    data,
    channel_id: channel.id,
    channel: { ...channel, permissions: String(person.permissions) },
    ...(dm
      ? { user: person.user }
      : {
          guild_id: GUILD.id,
          guild: { id: GUILD.id, locale: 'en-US', features: [] },
          guild_locale: 'en-US',
          member: actingMember(person),
        }),
    ...(holder && { message: holder }),
    app_permissions: String(botPermissions),
    locale: person.locale,
    entitlements: [],
    authorizing_integration_owners: { '0': dm ? '0' : GUILD.id },
    context: dm ? 1 : 0,
    attachment_size_limit: LARGEST_FILE,
  };
}
