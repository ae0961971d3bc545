import { type ChannelFlags, ChannelType, type ThreadMemberFlags } from 'discord-api-types/v10';
import type { z } from 'zod';
import type { threadForm } from '../limits/threads.ts';
import { BOT } from './cast.ts';
import { guildOf, type Thread, type WorldChannel } from './channel.ts';

/** A thread of the bot's as it is when it is opened; `now` is a timestamp. */
export function threadIn(
  parent: WorldChannel,
  id: string,
  type: Thread['type'],
  form: z.infer<typeof threadForm>,
  now: string,
): Thread {
  return {
    id,
    type,
    ...guildOf(parent),
    parent_id: parent.id,
    owner_id: BOT.id,
    name: form.name,
    last_message_id: null,
    rate_limit_per_user: form.rate_limit_per_user ?? 0,
    message_count: 0,
    member_count: 1,
    total_message_sent: 0,
    flags: 0 as ChannelFlags,
    thread_metadata: {
      archived: false,
      archive_timestamp: now,
      auto_archive_duration: form.auto_archive_duration ?? 4320,
      locked: false,
      create_timestamp: now,
      ...(type === ChannelType.PrivateThread && { invitable: form.invitable ?? true }),
    },
    member: { id, user_id: BOT.id, join_timestamp: now, flags: 0 as ThreadMemberFlags },
  };
}
