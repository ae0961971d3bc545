import { type REST, Routes } from 'discord.js';
import type { RESTPostAPICurrentUserCreateDMChannelResult } from 'discord-api-types/v10';

/** The channel of direct messages with a person. */
export async function directChannel(rest: REST, person: string): Promise<string> {
  const channel = await rest.post(Routes.userChannels(), { body: { recipient_id: person } });
  return (channel as RESTPostAPICurrentUserCreateDMChannelResult).id;
}
