import { setImmediate } from 'node:timers/promises';
import { ButtonStyle, ComponentType, type MessageComponentInteraction } from 'discord.js';
import type { AnyGame } from '../../../games/kit/game.ts';
import type { Reader } from '../../../games/kit/reader.ts';
import { type Language, say, type Text } from '../../../games/kit/text.ts';
import type { Id } from '../../custom-ids/ids.ts';
import { type Replayed, replay } from '../../host/history/replay.ts';
import type { Bot } from '../../interactions/bot.ts';
import type { Reply } from '../../interactions/reply.ts';
import { readBytes } from '../../interactions/upload.ts';
import { buttonRows } from '../../render/controls.ts';
import { endingOf } from '../../render/ending.ts';
import { type Drawn, message } from '../../render/message.ts';
import { everyoneAt } from '../../render/names.ts';
import { isNotTaken } from '../../render/pictures/pictures.ts';
import type { Reel } from '../../render/pictures/projection.ts';
import { newest } from '../../render/story.ts';
import { Shots } from './reel.ts';
import { finishedTable, type Source, sourceAt } from './replay.ts';
import { readerOf } from './replay-board.ts';
import { WORDS } from './text.ts';

/** So many moves of a longer game are drawn; the others are skipped evenly. */
const LOOKED_AT = 180;
/** Two lines fit below a frame. */
const LINES = 2;
/** How far a film is is said no more often than this. */
const SAID_MS = 1000;
const BYTES_MAX = 8_000_000;

/** Sends a finished game as a film in which nothing is hidden, and says meanwhile how far it is. */
export async function sendGif(bot: Bot, reply: Reply<MessageComponentInteraction>, id: Id<'replay'>): Promise<void> {
  const { table = '' } = id;
  const source = await sourceAt(bot.context, table, reply);
  if ('refused' in source) return reply.refuse(source);
  const { language } = reply;
  const sent = await reply.private(told(making(0), language));
  let said = Date.now();
  const gif = await bot.pictures.projection.make(
    () => reelOf(bot, source, language),
    (share) => {
      if (Date.now() - said < SAID_MS) return;
      said = Date.now();
      sent.edit(told(making(share), language)).catch(() => undefined);
    },
  );
  if (!gif) return void (await sent.edit(told(WORDS.noGif, language)));
  const description = say(WORDS.hereIsGif, language);
  const file = { attachment: gif, name: `${source.record.game}-${table}.gif`, description };
  const rows = buttonRows([[{ ...id, step: 'share' }, WORDS.shareGif, ButtonStyle.Primary]], language);
  await sent.edit(message({ end: [description], file, rows }));
}

/** Shows everybody the film that somebody has before them. */
export async function shareGif(bot: Bot, reply: Reply<MessageComponentInteraction>, table: string): Promise<void> {
  const loaded = await finishedTable(bot.context, table, reply);
  if ('refused' in loaded) return reply.refuse(loaded);
  const url = filmOn(reply.interaction);
  const gif = url && (await readBytes({ url, name: 'film.gif', size: 0 }, BYTES_MAX, bot.attachmentOrigins));
  if (!gif || 'refused' in gif) return reply.say(WORDS.gifGone);
  const title = `**${loaded.game.title}** · ${everyoneAt(loaded, loaded.table.place.language)}`;
  const file = { attachment: gif, name: `${loaded.game.id}-${table}.gif`, description: loaded.game.title };
  try {
    await reply.public(message({ title, file }));
  } catch (error) {
    if (!isNotTaken(error)) throw error;
    await reply.say(WORDS.noFilesHere);
  }
}

/** Where the film lies that a message shows. */
function filmOn({ message: { components } }: MessageComponentInteraction): string | undefined {
  return components
    .flatMap((part) => (part.type === ComponentType.Container ? part.toJSON().components : []))
    .flatMap((part) => (part.type === ComponentType.MediaGallery ? part.items : []))[0]?.media.url;
}

function told(text: Text, language: Language): Drawn {
  return message({ end: [say(text, language)] });
}

function making(share: number): Text {
  const percent = Math.round(100 * share);
  return { en: `Making the GIF: ${percent}%`, de: `Das GIF entsteht: ${percent} %` };
}

/** The film of a game: a frame for each move there is something to tell of, and the end. */
async function reelOf({ context }: Bot, source: Source, language: Language): Promise<Reel> {
  const { record } = source;
  const last = record.lines.length;
  const told: number[] = [];
  await replay(context, record, last, ({ game, events, move }) => {
    if (move < last && game.face.story(events, readerIn(source, game, language)).length > 0) told.push(move);
    return undefined;
  });
  const stride = Math.ceil(told.length / LOOKED_AT);
  const looked = new Set([...told.filter((_, at) => at % stride === 0), last]);
  const shots = new Shots();
  await replay(context, record, last, (at) => {
    if (!looked.has(at.move)) return undefined;
    shoot(shots, source, at, language);
    // Drawing takes longer than playing: others get their turn after each.
    return setImmediate();
  });
  return shots.reel();
}

/** Adds the board after a move as whoever may see everything sees it, and what is told of that move. */
function shoot(shots: Shots, source: Source, { game, state, events, move }: Replayed, language: Language): void {
  const { record, loaded } = source;
  const reader = readerIn(source, game, language);
  const isEnd = move === record.lines.length;
  const picture = game.face.picture?.(state, isEnd ? reader : { ...reader, live: true });
  if (!picture) return;
  const story = newest(game.face.story(events, reader), LINES);
  const ending = isEnd && loaded ? endingOf(loaded, reader) : '';
  shots.add(picture, ending ? [ending, ...newest(story, 1)] : story);
}

/** Nothing is hidden from whoever sees a film. */
function readerIn({ record, loaded }: Source, game: AnyGame, language: Language): Reader {
  return { ...readerOf(record, game, 'spectator', language, loaded), open: true };
}
