import { type MessageComponentInteraction, MessageFlags } from 'discord.js';
import type { Viewer } from '../../../games/kit/game.ts';
import { say } from '../../../games/kit/text.ts';
import { replay } from '../../host/past/replay.ts';
import { serialise } from '../../render/canvas/render.ts';
import { type Asked, refuse } from '../desk/answer.ts';
import type { Bot } from '../desk/bot.ts';
import { languageOf } from '../drawing/words.ts';
import type { Id } from '../ids/ids.ts';
import { readerOf } from './draw.ts';
import { type Source, sourceAt } from './replay.ts';
import { WORDS } from './words.ts';

/** More frames than these nobody looks at; longer games are shown in strides. */
const FRAMES_MAX = 100;

/** Sends a finished game as a film, as the viewer saw it whose eyes were chosen. */
export async function sendGif(
  bot: Bot,
  asked: MessageComponentInteraction,
  { table, viewer }: Id<'replay'>,
): Promise<void> {
  const source = await sourceAt(bot.house, table ?? '', asked);
  if ('refused' in source) return refuse(asked, source);
  await asked.deferReply({ flags: MessageFlags.Ephemeral });
  const gif = await bot.pictures.projection.make(await drawings(bot, asked, source, viewer));
  const language = languageOf(asked.locale);
  if (!gif) return void (await asked.editReply({ content: say(WORDS.noGif, language) }));
  const name = `${source.record.game}-${table}.gif`;
  const content = say(WORDS.hereIsGif, language);
  await asked.editReply({ content, files: [{ attachment: gif, name, description: content }] });
}

/** The frames of a film: the beginning, the end, and in between as many moves as there is room for. */
async function drawings(bot: Bot, asked: Asked, { record, seated }: Source, viewer: Viewer): Promise<string[]> {
  const last = record.lines.length;
  const stride = Math.ceil(last / FRAMES_MAX);
  const frames: string[] = [];
  await replay(bot.house, record, last, (game, state, move) => {
    if ((last - move) % stride !== 0) return;
    const reader = readerOf(record, game, viewer, languageOf(asked.locale), seated);
    const picture = game.face.picture?.(state, reader);
    if (picture !== undefined) frames.push(serialise(picture));
  });
  return frames;
}
