import type { APIChannel, APIMessage, APIUser } from 'discord-api-types/v10';

export function user(id: string, username = 'user', global_name: string | null = null): APIUser {
  return { id, username, global_name, discriminator: '0', avatar: null };
}

/** Returns a message in channel 10 whose content is its id. */
export function message(id: string, more: Partial<APIMessage> = {}): APIMessage {
  return {
    id,
    channel_id: '10',
    type: 0,
    author: user('9'),
    content: id,
    timestamp: '2024-01-25T00:00:00.000000+00:00',
    edited_timestamp: null,
    tts: false,
    pinned: false,
    attachments: [],
    embeds: [],
    mentions: [],
    mention_roles: [],
    mention_everyone: false,
    ...more,
  };
}

export function channel(id: string, name = 'room'): APIChannel {
  return { id, type: 0, name, position: 0 };
}
