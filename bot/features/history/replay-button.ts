import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type AnyGame, type Language, type Reader, say, storyLines, type Text, type Viewer } from '@longtable/kit';
import { type Picture, SIGNS } from '@longtable/kit/picture';
import { ComponentType, type Message, type MessageComponentInteraction } from 'discord.js';
import type { Context } from '../../host/context.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { ignoreRefusal, Refusal } from '../../host/refusal.ts';
import { readLogIfIntact } from '../../host/table/state.ts';
import type { Bot } from '../../interactions/bot.ts';
import { button } from '../../interactions/button.ts';
import { cannotHere } from '../../interactions/permissions.ts';
import type { Reply } from '../../interactions/reply.ts';
import type { OnMessage } from '../../interactions/responder.ts';
import { type DisplaySettings, drawView } from '../../render/display.ts';
import { type Drawn, message, type SentFile } from '../../render/message.ts';
import { everyoneAt } from '../../render/names.ts';
import { page, phrase, primary, textField } from '../../render/page.ts';
import { endingOf } from '../../render/status.ts';
import { quoteLines } from '../../render/summary.ts';
import { plainLine } from '../../render/text.ts';
import { type Animation, gifsOf, MoveFrames, outcomeOf } from '../pictures/index.ts';
import { workersOf } from '../threads/index.ts';
import { readBytes, readUpload, type Upload } from '../uploads/index.ts';
import { MAX_RECORD_BYTES, parseRecord, type ReplayId, replayId } from './record.ts';
import {
  type RecordingFormat,
  type RecordingFrame,
  type Replayed,
  readMovesWithStory,
  recordingFormatFor,
  recordingFrameAt,
  recordingsOf,
  replayAt,
  writeRecording,
} from './replay.ts';
import {
  gotoButton,
  type ReplaySource,
  replayReader,
  sendRecordFile,
  showReplay,
  sourceOf,
  stepButtons,
} from './replay-board.ts';
import { progressIn } from './replay-work.ts';
import { refusal, texts } from './words/texts.ts';

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
  const [ends, at] = [[...Array(length).keys()], { table: undefined, viewer: 'spectator', move: index } as const];
  const parts = {
    title: phrase`**${title}** · ${players.map(plainLine).join(' – ')}`,
    story: quoteLines(story.map((text) => ({ text }))),
    board: drawView(view, settings),
    end: [texts.replay.picture({ picture: index, pictures: length - 1 }), end && `**${plainLine(end)}**`],
    rows: [stepButtons(ends, at), gotoButton(ends, at)],
    file,
  };
  return page(parts, settings.language);
}

/** Returns the recording as a compressed attachment. Each step button reads it from the message again. */
async function recordingFile(format: RecordingFormat, bytes: Buffer): Promise<SentFile> {
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return { attachment: isPacked ? bytes : await promisify(gzip)(bytes), name: `${format.game}.replay.gz` };
}

async function sendRecording(reply: Reply<MessageComponentInteraction>, loaded: LoadedTable): Promise<void> {
  const recording = await makeRecording(reply, loaded);
  await reply.private({ content: texts.replay.recording, files: [recording] });
}

async function makeRecording(reply: Reply, loaded: LoadedTable): Promise<SentFile> {
  const { bot } = reply;
  const format = recordingsOf(bot).find(({ game }) => game === loaded.game.id);
  const moves = await readLogIfIntact(bot.context, loaded.table);
  if (!format || !moves) throw refusal('logDamaged');
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
  const drawn = await (loaded ? draw() : workersOf(bot.context).inTurn(reply.user.id, draw));
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
async function sendGif(reply: Reply<MessageComponentInteraction>, id: ReplayId, loaded: LoadedTable): Promise<void> {
  const { bot } = reply;
  const source = await sourceOf(bot, loaded);
  const { language } = reply;
  const sent = await reply.private(textMessage(progressText(0), language));
  // A user's GIFs are rendered in sequence, so that others do not wait for all of them.
  const rendering = workersOf(bot.context).inTurn(reply.user.id, async () =>
    gifsOf(bot)?.render(
      () => reelOf(bot.context, reply.user.id, source, language),
      progressIn(sent, (share) => textMessage(progressText(share), language)),
    ),
  );
  const gif = await rendering.catch(ignoreRefusal);
  if (!gif) return void (await sent.edit(textMessage(texts.gif.failed, language)));
  const description = say(texts.gif.ready, language);
  const file = { attachment: gif, name: `${source.record.game}-${loaded.table.id}.gif`, description };
  const rows = [[primary(replayId.make({ ...id, step: 'share' }), texts.gif.share, SIGNS.film)]];
  await sent.edit(page({ end: [description], file, rows }, language));
}

/** Posts the GIF of the pressed private message in the channel. */
async function shareGif(reply: Reply<MessageComponentInteraction>, loaded: LoadedTable): Promise<void> {
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
