import { type Language, say, type Text } from '@longtable/kit';
import { SIGNS } from '@longtable/kit/picture';
import { ComponentType, type MessageComponentInteraction } from 'discord.js';
import type { LoadedTable } from '../../host/feature.ts';
import { ignoreRefusal } from '../../host/refusal.ts';
import { progressIn } from '../../interactions/panel.ts';
import { cannotHere } from '../../interactions/permissions.ts';
import type { Reply } from '../../interactions/reply.ts';
import { readBytes } from '../../interactions/upload.ts';
import { type Drawn, message } from '../../render/message.ts';
import { everyoneAt } from '../../render/names.ts';
import { buttonRows, primary } from '../../render/page.ts';
import { gifsOf } from '../pictures/index.ts';
import { type ReplayId, replayId } from './ids.ts';
import { reelOf } from './reel.ts';
import { sourceOf } from './replay-page.ts';
import { texts } from './words/texts.ts';

const MAX_GIF_BYTES = 8_000_000;

/** Sends a finished game as a GIF without hidden information in a private message, which shows the progress first. */
export async function sendGif(
  reply: Reply<MessageComponentInteraction>,
  id: ReplayId,
  loaded: LoadedTable,
): Promise<void> {
  const { bot } = reply;
  const source = await sourceOf(bot, loaded);
  const { language } = reply;
  const sent = await reply.private(textMessage(progressText(0), language));
  const gif = await gifsOf(bot)?.render(
    () => reelOf(bot.context, reply.user.id, source, language),
    progressIn(sent, (share) => textMessage(progressText(share), language)),
  );
  if (!gif) return void (await sent.edit(textMessage(texts.gif.failed, language)));
  const description = say(texts.gif.ready, language);
  const file = { attachment: gif, name: `${source.record.game}-${loaded.table.id}.gif`, description };
  const rows = buttonRows([primary(replayId.make({ ...id, step: 'share' }), texts.gif.share, SIGNS.film)], language);
  await sent.edit(message({ end: [description], file, rows }));
}

/** Posts the GIF of the pressed private message in the channel. */
export async function shareGif(reply: Reply<MessageComponentInteraction>, loaded: LoadedTable): Promise<void> {
  const closed = await cannotHere(reply, 'files');
  // `refuse` would replace the message with the GIF.
  if (closed) return reply.sayBriefly(closed.sentence);
  const url = gifUrlOn(reply.interaction);
  const read = (film: string) =>
    readBytes({ url: film, name: 'film.gif', size: 0 }, MAX_GIF_BYTES, reply.bot.attachmentOrigins);
  const gif = url && (await read(url).catch(ignoreRefusal));
  if (!gif) return reply.say(texts.gif.expired);
  const { language } = loaded.table.location;
  const description = say(loaded.game.title, language);
  const title = `**${description}** · ${everyoneAt(loaded, language)}`;
  const file = { attachment: gif, name: `${loaded.game.id}-${loaded.table.id}.gif`, description };
  await reply.public(message({ title, file }));
}

function gifUrlOn({ message: { components } }: MessageComponentInteraction): string | undefined {
  return components
    .flatMap((part) => (part.type === ComponentType.Container ? part.toJSON().components : []))
    .flatMap((part) => (part.type === ComponentType.MediaGallery ? part.items : []))[0]?.media.url;
}

function textMessage(text: Text, language: Language): Drawn {
  return message({ end: [say(text, language)] });
}

function progressText(share: number): Text {
  const percent = Math.round(100 * share);
  return texts.gif.progress({ percent });
}
