import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { say, type Text } from '@longtable/kit';
import type { MessageComponentInteraction } from 'discord.js';
import type { LoadedTable } from '../../host/feature.ts';
import { Refusal } from '../../host/refusal.ts';
import { readLogIfIntact } from '../../host/table/state.ts';
import type { Bot } from '../../interactions/bot.ts';
import type { Reply } from '../../interactions/reply.ts';
import { readBytes, type Upload } from '../../interactions/upload.ts';
import { type DisplaySettings, drawView } from '../../render/display.ts';
import { type Drawn, message, type SentFile } from '../../render/message.ts';
import { quoteLines } from '../../render/story.ts';
import { plainLine } from '../../render/text.ts';
import {
  type RecordingFormat,
  type RecordingFrame,
  recordingFormatFor,
  recordingFrameAt,
  recordingsOf,
  writeRecording,
} from './replay.ts';
import { stepRow } from './replay-board.ts';
import { texts } from './words/texts.ts';

/** Maximum size of an uploaded recording, before decompression. */
const MAX_RECORDING_BYTES = 25_000_000;

export interface UploadedRecording {
  readonly format: RecordingFormat;
  readonly bytes: Buffer;
}

/** Reads a file as a recording. Undefined if its name matches no known format. */
export async function readRecording(bot: Bot, file: Upload): Promise<UploadedRecording | undefined> {
  const format = recordingFormatFor(recordingsOf(bot), file.name);
  if (!format) return undefined;
  return { format, bytes: await readBytes(file, MAX_RECORDING_BYTES, bot.attachmentOrigins) };
}

/** Draws a frame of a recording with the user's display settings. Refuses an invalid file. */
export async function showRecording(reply: Reply, { format, bytes }: UploadedRecording, index: number): Promise<Drawn> {
  const settings = await reply.display;
  const frame = await recordingFrameAt(reply.bot.context, reply.user.id, format, bytes, [index, settings.language]);
  const file = await recordingFile(format, bytes);
  return drawRecording(reply.bot.context.games.get(format.game)?.title ?? format.game, frame, settings, file);
}

function drawRecording(
  title: Text,
  { players, length, index, story, end, ...view }: RecordingFrame,
  settings: DisplaySettings,
  file: SentFile,
): Drawn {
  const { language } = settings;
  const last = length - 1;
  return message({
    title: `**${say(title, language)}** · ${players.map(plainLine).join(' – ')}`,
    story: quoteLines(story.map((text) => ({ text }))),
    board: drawView(view, settings),
    end: [
      say(texts.replay.picture({ picture: index, pictures: last }), language),
      ...(end ? [`**${plainLine(end)}**`] : []),
    ],
    rows: [stepRow([...Array(length).keys()], { table: undefined, viewer: 'spectator', move: index }, language)],
    file,
  });
}

/** Returns the recording as a compressed attachment. Each step button reads it from the message again. */
async function recordingFile(format: RecordingFormat, bytes: Buffer): Promise<SentFile> {
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return { attachment: isPacked ? bytes : await promisify(gzip)(bytes), name: `${format.game}.replay.gz` };
}

export async function sendRecording(reply: Reply<MessageComponentInteraction>, loaded: LoadedTable): Promise<void> {
  const recording = await makeRecording(reply, loaded);
  await reply.private({ content: say(texts.replay.recording, reply.language), files: [recording] });
}

async function makeRecording(reply: Reply, loaded: LoadedTable): Promise<SentFile> {
  const { bot } = reply;
  const format = recordingsOf(bot).find(({ game }) => game === loaded.game.id);
  const moves = await readLogIfIntact(bot.context, loaded.table);
  if (!format || !moves) throw new Refusal('logDamaged');
  const recording = await writeRecording(bot.context, reply.user.id, format, loaded.table, moves);
  const { bytes, ending } = recording;
  return { attachment: Buffer.from(bytes), name: `${format.game}-${loaded.table.id}${ending}` };
}
