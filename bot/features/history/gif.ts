import { setImmediate } from 'node:timers/promises';
import { type AnyGame, type Language, type Reader, say, storyLines, type Text } from '@longtable/kit';
import { type Picture, SIGNS } from '@longtable/kit/picture';
import { ComponentType, type MessageComponentInteraction } from 'discord.js';
import type { Context } from '../../host/context.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { ignoreRefusal } from '../../host/refusal.ts';
import { progressIn } from '../../interactions/panel.ts';
import { cannotHere } from '../../interactions/permissions.ts';
import type { Reply } from '../../interactions/reply.ts';
import { type Drawn, message } from '../../render/message.ts';
import { everyoneAt } from '../../render/names.ts';
import { buttonRows, primary } from '../../render/page.ts';
import { endingOf } from '../../render/status.ts';
import { type Animation, gifsOf, MoveFrames, outcomeOf } from '../pictures/index.ts';
import { readBytes } from '../uploads/index.ts';
import { type ReplayId, replayId } from './record.ts';
import { type Replayed, readMovesWithStory, replayAt } from './replay.ts';
import { type ReplaySource, replayReader, sourceOf } from './replay-board.ts';
import { texts } from './words/texts.ts';

/** Maximum number of positions to draw. In longer games, positions are skipped evenly. */
const MAX_POSITIONS = 180;
const PACE = { frames: 48, frameMs: 800, totalMs: 55_000, lastMs: 5000 } as const;
const MAX_BYTES = 1_500_000;

/** Returns the animation of a game: one frame for each move with a story, and the end. Undefined if the game cannot be replayed. */
export async function reelOf(
  context: Context,
  user: string,
  source: ReplaySource,
  language: Language,
): Promise<Animation | undefined> {
  const { record } = source;
  const last = record.lines.length;
  const game = context.games.get(record.game);
  if (!game) return undefined;
  const reader = readerIn(source, game, language, false);
  const moves = await readMovesWithStory(context, user, record, reader).catch(ignoreRefusal);
  if (!moves) return undefined;
  const before = moves.filter((move) => move > 0 && move < last);
  const stride = Math.ceil(before.length / MAX_POSITIONS);
  const shown = [...before.filter((_, at) => at % stride === 0), last];
  const wanted = [...new Set(shown.flatMap((move) => [move - 1, move]))];
  const positions = await replayAt(context, user, record, wanted).catch(ignoreRefusal);
  if (!positions) return undefined;
  const frames = new MoveFrames();
  const added = new Set(shown);
  let previous: (Replayed & { picture: Picture }) | undefined;
  for (const at of positions) {
    const { picture, reader } = boardAt(source, at, language);
    if (!picture) return undefined;
    if (added.has(at.move)) addMove(frames, source, at, reader, picture, previous);
    previous = { ...at, picture };
    // Drawing blocks the event loop, so yield after each frame.
    await setImmediate();
  }
  return { ...frames.build(PACE, true), loops: true, bytes: MAX_BYTES };
}

/** Returns the board after a move without hidden information, and its reader. No picture if the game has none. */
function boardAt(source: ReplaySource, { game, state, move }: Replayed, language: Language) {
  const reader = readerIn(source, game, language, move === source.record.lines.length);
  return { reader, picture: game.presentation.picture?.(state, reader) };
}

/** Adds a move with its story, and the ending after the last one. */
function addMove(
  frames: MoveFrames,
  source: ReplaySource,
  { game, events, move }: Replayed,
  reader: Reader,
  after: Picture,
  before: (Replayed & { picture: Picture }) | undefined,
): void {
  const { record, loaded } = source;
  const line = record.lines[move - 1]?.line ?? '';
  const during = readerIn(source, game, reader.language, false);
  frames.addSteps(game, { start: before?.state, line, events }, during, after, before?.picture);
  const outcome = outcomeOf(storyLines(game, events, reader));
  const ending = move === record.lines.length && loaded ? endingOf(loaded, reader) : '';
  if (ending) frames.addBoard(after, outcome === undefined ? [ending] : [ending, outcome]);
}

function readerIn({ record, loaded }: ReplaySource, game: AnyGame, language: Language, isEnd: boolean): Reader {
  return replayReader({ record, loaded }, game, 'spectator', language, { isEnd });
}

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
