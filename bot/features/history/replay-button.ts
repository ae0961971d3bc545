import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { say, type Text, type Viewer } from '@longtable/kit';
import { ComponentType, type Message, type MessageComponentInteraction } from 'discord.js';
import type { LoadedTable } from '../../host/feature.ts';
import { Refusal } from '../../host/refusal.ts';
import { readLogIfIntact } from '../../host/table/state.ts';
import type { Bot } from '../../interactions/bot.ts';
import { button } from '../../interactions/button.ts';
import type { Reply } from '../../interactions/reply.ts';
import type { OnMessage } from '../../interactions/responder.ts';
import { type DisplaySettings, drawView } from '../../render/display.ts';
import { textField } from '../../render/form.ts';
import { type Drawn, message, type SentFile } from '../../render/message.ts';
import { quoteLines } from '../../render/story.ts';
import { plainLine } from '../../render/text.ts';
import { readBytes, readUpload, type Upload } from '../uploads/index.ts';
import { sendGif, shareGif } from './gif.ts';
import { MAX_RECORD_BYTES, parseRecord, type ReplayId, replayId } from './record.ts';
import {
  type RecordingFormat,
  type RecordingFrame,
  recordingFormatFor,
  recordingFrameAt,
  recordingsOf,
  writeRecording,
} from './replay.ts';
import { type ReplaySource, sendRecordFile, showReplay, sourceOf, stepRow } from './replay-board.ts';
import { texts } from './words/texts.ts';

/** Maximum size of an uploaded recording, before decompression. */
const MAX_RECORDING_BYTES = 25_000_000;

interface UploadedRecording {
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

async function sendRecording(reply: Reply<MessageComponentInteraction>, loaded: LoadedTable): Promise<void> {
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

/**
 * Shows another step or viewer of a replay, or sends its game as a file, GIF or recording. A submitted form shows the
 * step with the typed number.
 */
export const replayButton = button(replayId, {
  access: 'replay',
  async press({ reply, id, target }) {
    if (id.step === 'goto') return askForStep(reply, id);
    if (id.step === 'open' && target) return openReplay(reply, target, id);
    if (id.step === 'file' && target) return sendRecordFile(reply, target);
    if (id.step === 'gif' && target) return sendGif(reply, id, target);
    if (id.step === 'share' && target) return shareGif(reply, target);
    if (id.step === 'film' && target) return sendRecording(reply, target);
    const viewer = reply.interaction.isStringSelectMenu() ? viewerOf(reply.interaction.values[0]) : id.viewer;
    return showStep(reply, { ...id, viewer }, target);
  },
  async submit({ reply, id, target }) {
    const typed = reply.interaction.fields.getTextInputValue('move').trim();
    if (!/^\d{1,6}$/.test(typed)) return reply.say(texts.replay.notANumber);
    return showStep(reply, id, target, Number(typed));
  },
});

/** Opens a replay in a new private message. */
async function openReplay(
  reply: Reply<MessageComponentInteraction>,
  loaded: LoadedTable,
  { viewer, move }: ReplayId,
): Promise<void> {
  const source = await sourceOf(reply.bot, loaded);
  const drawn = await showReplay(reply, source, { viewer, move });
  await reply.bot.pictures.send(drawn, (shown) => reply.private(shown));
}

async function showStep(
  reply: Reply<OnMessage>,
  { viewer, move }: ReplayId,
  loaded: LoadedTable | undefined,
  step?: number,
): Promise<void> {
  const { bot } = reply;
  const draw = async () => {
    const recording = loaded ? undefined : await attachedRecording(bot, reply.interaction.message);
    if (recording) return showRecording(reply, recording, step ?? move);
    const source = loaded ? await sourceOf(bot, loaded) : await attachedSource(bot, reply.interaction.message);
    return showReplay(reply, source, { viewer, move, step });
  };
  const drawn = await draw();
  await bot.pictures.send(drawn, (shown) => reply.update(shown));
}

async function attachedSource(bot: Bot, message: Message): Promise<ReplaySource> {
  const file = fileOn(message);
  if (!file) throw new Refusal('fileGone', texts.replay.expired);
  return { record: parseRecord(await readUpload(file, MAX_RECORD_BYTES, bot.attachmentOrigins)) };
}

async function attachedRecording(bot: Bot, message: Message): Promise<UploadedRecording | undefined> {
  const file = fileOn(message);
  return file && readRecording(bot, file);
}

/** Returns the first attached file. Messages with components list files there and not in `attachments`. */
function fileOn({ components }: Message): Upload | undefined {
  return components
    .flatMap((part) => (part.type === ComponentType.Container ? part.toJSON().components : []))
    .flatMap((part) => (part.type === ComponentType.File ? [part] : []))
    .map(({ file, name = '', size = 0 }) => ({ url: file.url, name, size }))[0];
}

function viewerOf(value: string | undefined): Viewer {
  return value !== undefined && /^\d$/.test(value) ? Number(value) : 'spectator';
}

async function askForStep(reply: Reply<MessageComponentInteraction>, id: ReplayId): Promise<void> {
  await reply.form({
    title: texts.replay.jumpTo,
    custom_id: replayId.make(id),
    fields: [textField('move', texts.replay.stepNumber, { max_length: 6 })],
  });
}
