import type { MessageComponentInteraction } from 'discord.js';
import { say, type Text } from '../../../games/kit/text.ts';
import { refusal } from '../../host/house/refusal.ts';
import { type Posted, withdrawPost } from '../../host/lobby/post.ts';
import { takePost, wishFor } from '../../host/lobby/take.ts';
import { displayIn, readServer } from '../../host/people/server.ts';
import { threadOf } from '../boards/thread.ts';
import { refuse } from '../desk/answer.ts';
import type { Bot } from '../desk/bot.ts';
import { actorOf } from '../desk/person.ts';
import { languageOf } from '../drawing/words.ts';
import { tendPost } from './posts.ts';

/** Seats whoever pressed with the one who looks for a game, at a table in the thread of the wish. */
export async function takeUp(bot: Bot, pressed: MessageComponentInteraction, id: string): Promise<void> {
  const { house } = bot;
  const taker = actorOf(pressed);
  const post = await wishFor(house, id, taker.person);
  if ('refused' in post) return refuse(pressed, post);
  await pressed.deferUpdate();
  const title = house.shelf.get(post.game)?.title ?? post.game;
  const { channelId, message } = pressed;
  const channel = await threadOf(
    bot.client.rest,
    channelId,
    message.id,
    `${title} · ${post.name} – ${taker.name}`,
  ).catch(() => undefined);
  if (channel === undefined) return refuse(pressed, refusal('noThreads'));
  const { guild, language } = post;
  const display = displayIn(await readServer(house, guild), channelId, null);
  const place = { guild, channel, message: null, language, ...(display && { display }) };
  const opened = await takePost(house, id, taker, place);
  if ('refused' in opened) return refuse(pressed, opened);
  await Promise.all([bot.boards.settle(opened), tend(bot, id)]);
}

/** Takes one's own wish back. */
export async function withdraw(bot: Bot, pressed: MessageComponentInteraction, id: string): Promise<void> {
  const withdrawn = await withdrawPost(bot.house, id, pressed.user.id);
  if ('refused' in withdrawn) return refuse(pressed, withdrawn);
  await pressed.deferUpdate();
  await tend(bot, id);
}

/** Where a wish stands now and for how long, for whoever posted it. */
export function standsIn({ post }: Posted, until: string, locale: string): string {
  const words: Text = {
    en: `It stands in <#${post.channel}> and goes ${until} if nobody comes.`,
    de: `Es steht in <#${post.channel}>. Kommt niemand, verschwindet es ${until}.`,
  };
  return say(words, languageOf(locale));
}

/** What does not work now is tried again when its time has come. */
export async function tend(bot: Bot, id: string): Promise<void> {
  await tendPost(bot.house, bot.client.rest, id).catch((error) =>
    bot.log.warn({ post: id, error: String(error) }, 'A lobby could not be shown; a later look tries again'),
  );
}
