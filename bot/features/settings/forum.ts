import { say } from '@longtable/kit';
import { ChannelType, Routes } from 'discord.js';
import type { Server } from '../../../storage/records/server.ts';
import { cannotIn } from '../../interactions/permissions.ts';
import type { Reply } from '../../interactions/reply.ts';
import { languageOf } from '../../render/text.ts';
import { withTags } from './posts.ts';
import { texts } from './words/texts.ts';

/** Adds tags for games and table states to a forum, or names the missing permission. */
export async function addForumTags(
  reply: Reply,
  { withheld = [], language }: Server,
  guild: string,
  id: string,
): Promise<void> {
  const { client, context, layouts } = reply.bot;
  const layout = await layouts.of(guild);
  const forum = layout?.channels.get(id);
  if (!layout || forum?.type !== ChannelType.GuildForum) return;
  const untagged = await cannotIn(reply.bot, guild, id, 'tags');
  if (untagged) return reply.say(untagged.sentence, say(texts.forum.noTags, reply.language));
  const games = [...context.games.values()].filter((game) => !withheld.includes(game.id));
  const available_tags = withTags(forum.available_tags, games, language ?? languageOf(layout.preferred_locale));
  if (available_tags.length === forum.available_tags.length) return;
  await client.rest.patch(Routes.channel(forum.id), { body: { available_tags } });
  layouts.forget(guild);
}
