import { type REST, type RESTPostAPIChannelMessageResult, Routes } from 'discord.js';
import type { LobbyPost } from '../../../storage/records/lobby.ts';
import type { House } from '../../host/house/house.ts';
import { readSound } from '../../host/house/sound.ts';
import { dropPost, notePosted } from '../../host/lobby/post.ts';
import { isMissing, isOutOfReach } from '../boards/reach.ts';
import { callBody } from '../calls/call.ts';
import { drawPost } from './draw.ts';

/** Brings the message of a wish in step with it: shows it, or takes it away when it has had its time. Tried again until it works. */
export async function tendPost(house: House, rest: REST, id: string): Promise<void> {
  const post = await readSound(house, house.lobbyPosts, id);
  if (!post) return house.storage.commit(house.lobbyPosts.drop(id));
  try {
    if (post.gone || post.until <= house.now()) await takeAway(house, rest, id, post);
    else if (post.message === null) await show(house, rest, id, post);
  } catch (error) {
    if (!isOutOfReach(error)) throw error;
    house.log.info({ post: id, error: String(error) }, 'A lobby is out of reach');
    await dropPost(house, id, post);
  }
}

async function show(house: House, rest: REST, id: string, post: LobbyPost): Promise<void> {
  const once = { nonce: `lobby.${id}`, enforce_nonce: true };
  const body = { ...callBody(drawPost(house, id, post)), ...once };
  const posted = await rest.post(Routes.channelMessages(post.channel), { body });
  await notePosted(house, id, (posted as RESTPostAPIChannelMessageResult).id);
}

/** What led to a table says so; everything else goes. */
async function takeAway(house: House, rest: REST, id: string, post: LobbyPost): Promise<void> {
  const { channel, message, gone } = post;
  const at = message === null ? undefined : Routes.channelMessage(channel, message);
  const work = async () => {
    if (!at) return;
    if (typeof gone === 'object') await rest.patch(at, { body: callBody(drawPost(house, id, post)) });
    else await rest.delete(at);
  };
  await work().catch((error) => {
    if (!isMissing(error)) throw error;
  });
  await dropPost(house, id, post);
}
