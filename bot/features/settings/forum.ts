import { say } from '@longtable/kit';
import { type APIGuildForumChannel, ChannelType, type ChatInputCommandInteraction, Routes } from 'discord.js';
import type { Server } from '../../../storage/records/server.ts';
import { withTags } from '../../boards/posts.ts';
import { changeServer } from '../../host/people/server.ts';
import type { Layout } from '../../interactions/layouts.ts';
import { cannotIn } from '../../interactions/permissions.ts';
import type { Reply } from '../../interactions/reply.ts';
import { languageOf } from '../../render/text.ts';
import { showSettings } from './setup.ts';
import { texts } from './words/texts.ts';

/** Sets the forum for a server's tables and adds the tags to it. Removes the forum if no channel is given. */
export async function setForum(reply: Reply<ChatInputCommandInteraction>, guild: string): Promise<void> {
  const { bot } = reply;
  const chosen = reply.interaction.options.getChannel('channel')?.id;
  const closed = chosen === undefined ? undefined : await cannotIn(bot, guild, chosen, 'table');
  if (closed) return reply.refuse(closed);
  const server = await changeServer(bot.context, guild, ({ forum, ...others }) => ({
    ...others,
    ...(chosen !== undefined && { forum: chosen }),
  }));
  await showSettings(reply, bot.context, server);
  const layout = chosen === undefined ? undefined : await bot.layouts.of(guild);
  const forum = layout?.channels.get(chosen ?? '');
  if (layout && forum?.type === ChannelType.GuildForum) await addForumTags(reply, server, layout, forum);
}

/** Adds tags for games and table states to a forum, or names the missing permission. */
async function addForumTags(
  reply: Reply,
  { withheld = [], language }: Server,
  layout: Layout,
  forum: APIGuildForumChannel,
): Promise<void> {
  const { client, context, layouts } = reply.bot;
  const untagged = await cannotIn(reply.bot, layout.id, forum.id, 'tags');
  if (untagged) return reply.say(untagged.refused.sentence, say(texts.forum.noTags, reply.language));
  const games = [...context.games.values()].filter(({ id }) => !withheld.includes(id));
  const available_tags = withTags(forum.available_tags, games, language ?? languageOf(layout.preferred_locale));
  if (available_tags.length === forum.available_tags.length) return;
  await client.rest.patch(Routes.channel(forum.id), { body: { available_tags } });
  layouts.forget(layout.id);
}
