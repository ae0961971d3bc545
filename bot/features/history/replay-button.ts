import type { Viewer } from '@longtable/kit';
import { ComponentType, type Message, type MessageComponentInteraction } from 'discord.js';
import type { LoadedTable } from '../../host/feature.ts';
import { Refusal } from '../../host/refusal.ts';
import type { Bot } from '../../interactions/bot.ts';
import { button } from '../../interactions/button.ts';
import type { Reply } from '../../interactions/reply.ts';
import type { OnMessage } from '../../interactions/responder.ts';
import { readUpload, type Upload } from '../../interactions/upload.ts';
import { textField } from '../../render/form.ts';
import { sendGif, shareGif } from './gif.ts';
import { type ReplayId, replayId } from './ids.ts';
import { MAX_RECORD_BYTES, parseRecord } from './record.ts';
import { readRecording, sendRecording, showRecording, type UploadedRecording } from './recording.ts';
import { type ReplaySource, sendRecordFile, showReplay, sourceOf } from './replay-page.ts';
import { texts } from './words/texts.ts';

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
