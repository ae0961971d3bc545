import { ChannelFlags, ChannelType, PermissionFlagsBits } from 'discord-api-types/v10';
import type { Discord } from '../../discord.ts';
import { discordErrors } from '../../error.ts';
import { check, duplicateIndexes } from '../../limits/form.ts';
import { forumChange, postForm } from '../../limits/threads.ts';
import { messageForm } from '../../messages/body.ts';
import { compose, timestamp } from '../../messages/compose.ts';
import { attachPermission, requireChannel } from '../../world/access.ts';
import { type Forum, isForum, newThread, type Thread } from '../../world/channel.ts';
import { APPLICATION_ID } from '../../world/setup.ts';
import type { World } from '../../world/world.ts';
import type { Call, Reply } from '../router.ts';

/** Creates a forum post: a thread whose first message has the thread's id. */
export function createPost(discord: Discord, forum: Forum, { body, files }: Call): Reply {
  const { clock, ids, world } = discord;
  requireChannel(world, forum.id, PermissionFlagsBits.SendMessages | attachPermission(files));
  const form = check(postForm, body);
  const tags = checkTags(world, forum, form.applied_tags ?? []);
  const message = messageForm(form.message, ['message']);
  const thread: Thread = {
    ...newThread(forum, ids.next(), ChannelType.PublicThread, form, timestamp(clock.now())),
    applied_tags: tags,
  };
  const { id } = thread;
  const first = compose(discord, {
    form: message,
    files,
    channel: thread,
    author: world.users.bot,
    path: ['message'],
    extra: { id },
  });
  world.addChannel(thread, [APPLICATION_ID]);
  world.changeChannel(forum.id, { last_message_id: id });
  world.post(first);
  return { status: 201, body: { ...thread, message: first } };
}

/** Changes the tags of a forum. Tags that keep their id stay on its posts. */
export function changeForum({ ids, world }: Discord, forum: Forum, body: unknown): Reply {
  requireChannel(world, forum.id, PermissionFlagsBits.ManageChannels);
  const { available_tags: wanted } = check(forumChange, body);
  if (!wanted) return { body: forum };
  if (duplicateIndexes(wanted.map(({ name }) => name)).length > 0) throw discordErrors.duplicateTag();
  const known = (id: string | null | undefined) => forum.available_tags.find((one) => one.id === id)?.id;
  const tags = wanted.map(({ id, name, moderated, emoji_name }) => ({
    id: known(id) ?? ids.next(),
    name,
    moderated: moderated ?? false,
    emoji_id: null,
    emoji_name: emoji_name ?? null,
  }));
  return { body: world.changeChannel(forum.id, { available_tags: tags }) };
}

/** Validates the tags of a post and returns their ids. Throws Discord's error if they are not allowed. */
export function checkTags(world: World, forum: Forum, ids: readonly string[]): string[] {
  const tags = ids.map((id) => forum.available_tags.find((one) => one.id === id) ?? refusedTag());
  if (tags.length === 0 && (forum.flags ?? 0) & ChannelFlags.RequireTag) throw discordErrors.tagRequired();
  if (tags.some(({ moderated }) => moderated)) requireChannel(world, forum.id, PermissionFlagsBits.ManageThreads);
  return tags.map(({ id }) => id);
}

/** Returns the forum of a post. Undefined for other threads. */
export function forumOf(world: World, { parent_id }: Thread): Forum | undefined {
  const parent = world.channels.get(parent_id ?? '');
  return parent && isForum(parent) ? parent : undefined;
}

function refusedTag(): never {
  throw discordErrors.unknownTag();
}
