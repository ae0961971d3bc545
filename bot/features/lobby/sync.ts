import { type REST, type RESTPostAPIChannelMessageResult, Routes } from 'discord.js';
import type { LobbyPost } from '../../../storage/records/lobby.ts';
import { isMissing, isOutOfReach } from '../../boards/errors.ts';
import type { Context } from '../../host/context.ts';
import { dropPost, notePosted, type Posted } from '../../host/lobby/post.ts';
import { readOrQuarantine } from '../../host/read.ts';
import { notificationBody } from '../../notifications/notification.ts';
import { drawPost } from './post.ts';

/** Brings the message of a wish in step with it: shows it, or takes it away when it has had its time. Tried again until it works. */
export async function syncPost(context: Context, rest: REST, id: string): Promise<void> {
  const post = await readOrQuarantine(context, context.lobbyPosts, id);
  if (!post) return context.storage.commit(context.lobbyPosts.drop(id));
  try {
    if (post.gone || post.until <= context.now()) await takeAway(context, rest, id, post);
    else await show(context, rest, { id, post });
  } catch (error) {
    if (!isOutOfReach(error)) throw error;
    context.log.info({ post: id, error: String(error) }, 'A lobby is out of reach');
    await dropPost(context, id, post);
  }
}

/** Posts a wish once, and says afterwards who has come. */
async function show(context: Context, rest: REST, posted: Posted): Promise<void> {
  const { id, post } = posted;
  const { channel, message } = post;
  const body = notificationBody(drawPost(context, id, post));
  const once = { nonce: `lobby.${id}`, enforce_nonce: true };
  const shown = await (message === null
    ? rest.post(Routes.channelMessages(channel), { body: { ...body, ...once } })
    : rest.patch(Routes.channelMessage(channel, message), { body }));
  await notePosted(context, posted, (shown as RESTPostAPIChannelMessageResult).id);
}

/** What led to a table says so; everything else goes. */
async function takeAway(context: Context, rest: REST, id: string, post: LobbyPost): Promise<void> {
  const { channel, message, gone } = post;
  const at = message === null ? undefined : Routes.channelMessage(channel, message);
  const work = async () => {
    if (!at) return;
    if (typeof gone === 'object') await rest.patch(at, { body: notificationBody(drawPost(context, id, post)) });
    else await rest.delete(at);
  };
  await work().catch((error) => {
    if (!isMissing(error)) throw error;
  });
  await dropPost(context, id, post);
}
