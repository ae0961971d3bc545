import type { MessageComponentInteraction } from 'discord.js';
import type { Viewer } from '../../../games/kit/game.ts';
import { say } from '../../../games/kit/text.ts';
import type { Id } from '../../custom-ids/ids.ts';
import { replay } from '../../host/history/replay.ts';
import type { Bot } from '../../interactions/bot.ts';
import type { Reply } from '../../interactions/reply.ts';
import { serialise } from '../../render/canvas/render.ts';
import { type Source, sourceAt } from './replay.ts';
import { readerOf } from './replay-board.ts';
import { WORDS } from './text.ts';

/** More frames than these nobody looks at; longer games are shown in strides. */
const FRAMES_MAX = 100;

/** Sends a finished game as a film, as the viewer saw it whose eyes were chosen. */
export async function sendGif(
  bot: Bot,
  reply: Reply<MessageComponentInteraction>,
  { table, viewer }: Id<'replay'>,
): Promise<void> {
  const source = await sourceAt(bot.context, table ?? '', reply);
  if ('refused' in source) return reply.refuse(source);
  const gif = await bot.pictures.projection.make(await drawings(bot, reply, source, viewer));
  const language = reply.language;
  if (!gif) return reply.say(WORDS.noGif);
  const name = `${source.record.game}-${table}.gif`;
  const content = say(WORDS.hereIsGif, language);
  await reply.private({ content, files: [{ attachment: gif, name, description: content }] });
}

/** The frames of a film: the beginning, the end, and in between as many moves as there is room for. */
async function drawings(bot: Bot, reply: Reply, { record, loaded }: Source, viewer: Viewer): Promise<string[]> {
  const last = record.lines.length;
  const stride = Math.ceil(last / FRAMES_MAX);
  const frames: string[] = [];
  await replay(bot.context, record, last, (game, state, move) => {
    if ((last - move) % stride !== 0) return;
    const reader = readerOf(record, game, viewer, reply.language, loaded);
    const picture = game.face.picture?.(state, reader);
    if (picture !== undefined) frames.push(serialise(picture));
  });
  return frames;
}
