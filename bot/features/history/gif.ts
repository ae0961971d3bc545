import { type MessageComponentInteraction, MessageFlags } from 'discord.js';
import type { Viewer } from '../../../games/kit/game.ts';
import { say } from '../../../games/kit/text.ts';
import type { Id } from '../../custom-ids/ids.ts';
import { replay } from '../../host/history/replay.ts';
import type { Bot } from '../../interactions/bot.ts';
import { type Asked, refuse } from '../../interactions/reply.ts';
import { languageOf } from '../../render/text.ts';
import { type Source, sourceAt } from './replay.ts';
import { readerOf } from './replay-board.ts';
import { WORDS } from './text.ts';

/** More frames than these nobody looks at; longer games are shown in strides. */
const FRAMES_MAX = 100;

/** Sends a finished game as a film, as the viewer saw it whose eyes were chosen. */
export async function sendGif(
  bot: Bot,
  asked: MessageComponentInteraction,
  { table, viewer }: Id<'replay'>,
): Promise<void> {
  const source = await sourceAt(bot.context, table ?? '', asked);
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
async function drawings(bot: Bot, asked: Asked, { record, loaded }: Source, viewer: Viewer): Promise<string[]> {
  const last = record.lines.length;
  const stride = Math.ceil(last / FRAMES_MAX);
  const frames: string[] = [];
  await replay(bot.context, record, last, (game, state, move) => {
    if ((last - move) % stride !== 0) return;
    const reader = readerOf(record, game, viewer, languageOf(asked.locale), loaded);
    const svg = game.face.picture?.(state, reader);
    if (svg !== undefined) frames.push(svg);
  });
  return frames;
}
