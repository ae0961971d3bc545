import { say, type Text } from '@longtable/kit';
import type { MessageComponentInteraction } from 'discord.js';
import { openThread } from '../../boards/posts.ts';
import { type PostEntry, playersOf, withdrawPost } from '../../host/lobby/post.ts';
import { acceptablePost, joinPost, openPostTable, type PostAccepter, seatsOf } from '../../host/lobby/take.ts';
import { displayIn, readServer } from '../../host/people/server.ts';
import { refusal } from '../../host/refusal.ts';
import type { Bot } from '../../interactions/bot.ts';
import type { Buttons } from '../../interactions/button.ts';
import { actorOf, type Reply } from '../../interactions/reply.ts';
import { languageOf } from '../../render/text.ts';
import { syncPost } from './sync.ts';
import { texts } from './words/texts.ts';

/** Adds the user to a lobby post. If all seats are then taken, opens the table in the post's thread. */
async function acceptPost(reply: Reply<MessageComponentInteraction>, { id }: PostEntry): Promise<void> {
  const { context } = reply.bot;
  const { person, name } = actorOf(reply.interaction);
  const post = await acceptablePost(context, id, person);
  if ('refused' in post) return reply.refuse(post);
  await reply.acknowledge();
  if (playersOf(post).length + 1 >= seatsOf(post)) return openTableInThread(reply, { id, post }, { person, name });
  const joined = await joinPost(context, id, { person, name });
  if ('refused' in joined) return reply.refuse(joined);
  if (playersOf(joined.post).length >= seatsOf(joined.post)) return openTableInThread(reply, joined);
  await syncOrLog(reply.bot, id);
}

/** Starts the game with the players who have joined, on request of the post's owner. */
async function begin(reply: Reply<MessageComponentInteraction>, posted: PostEntry): Promise<void> {
  await reply.acknowledge();
  await openTableInThread(reply, posted);
}

async function openTableInThread(
  reply: Reply<MessageComponentInteraction>,
  { id, post }: PostEntry,
  taker?: PostAccepter,
): Promise<void> {
  const { bot } = reply;
  const { context } = bot;
  const names = [...playersOf(post), ...(taker ? [taker] : [])].map(({ name }) => name);
  const title = context.games.get(post.game)?.title ?? post.game;
  const { channelId, message } = reply.interaction;
  const channel = await openThread(bot.client.rest, channelId, message.id, `${title} · ${names.join(' – ')}`).catch(
    () => undefined,
  );
  if (channel === undefined) return reply.refuse(refusal('noThreads'));
  const { guild, language } = post;
  const display = displayIn(await readServer(context, guild), channelId, null);
  const place = { guild, channel, message: null, language, ...(display && { display }) };
  const opened = await openPostTable(context, id, taker, place);
  if ('refused' in opened) return reply.refuse(opened);
  await Promise.all([bot.delivery.deliver(opened), syncOrLog(bot, id)]);
}

/** Withdraws the user's own post, or leaves the post of another user. */
async function withdraw(reply: Reply<MessageComponentInteraction>, { id }: PostEntry): Promise<void> {
  const withdrawn = await withdrawPost(reply.bot.context, id, reply.user.id);
  if ('refused' in withdrawn) return reply.refuse(withdrawn);
  await reply.acknowledge();
  await syncOrLog(reply.bot, id);
}

export function challengePosted({ post }: PostEntry, until: string, locale: string): string {
  const words: Text = texts.accept.words({ channel: post.channel, until });
  return say(words, languageOf(locale));
}

/** Syncs the message of a post. A failure is logged, and the scheduler retries. */
export async function syncOrLog(bot: Bot, id: string): Promise<void> {
  await syncPost(bot.context, bot.messages, id).catch((error) =>
    bot.log.warn({ post: id, error: String(error) }, 'Could not sync a lobby post; retrying later'),
  );
}

const ACTS = { take: acceptPost, begin, withdraw };

export const buttons: Buttons<'lobby'> = {
  /** Accepts a lobby post, starts its game, or withdraws it. */
  lobby: {
    access: 'lobby',
    press: ({ reply, id: { act }, at: posted }) => ACTS[act](reply, posted),
  },
};
