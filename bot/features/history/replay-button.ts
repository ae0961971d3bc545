import {
  ComponentType,
  type Message,
  type MessageComponentInteraction,
  type ModalMessageModalSubmitInteraction,
  TextInputStyle,
} from 'discord.js';
import type { Viewer } from '../../../games/kit/game.ts';
import { say } from '../../../games/kit/text.ts';
import { type Id, makeId } from '../../custom-ids/ids.ts';
import { parseRecord, RECORD_BYTES } from '../../host/history/record.ts';
import type { Refused } from '../../host/refusal.ts';
import type { Bot } from '../../interactions/bot.ts';
import type { Button } from '../../interactions/button.ts';
import { deferIfLate } from '../../interactions/late.ts';
import { refuse, whisper } from '../../interactions/reply.ts';
import { readUpload, type Upload } from '../../interactions/upload.ts';
import { inPlace, inPrivate } from '../../render/message.ts';
import { languageOf } from '../../render/text.ts';
import { type Film, readFilm, sendFilm, showFilm } from './film.ts';
import { sendGif } from './gif.ts';
import { type Source, sendFile, showReplay, sourceAt } from './replay.ts';
import { WORDS } from './text.ts';

type Pressed = MessageComponentInteraction | ModalMessageModalSubmitInteraction;

/** Steps through a replay, to the move that is typed into its form too. */
export const replayButton: Button<'replay'> = {
  async press(pressed, bot, id) {
    if (id.step === 'open' && id.table) return openReplay(bot, pressed, id.table);
    if (id.step === 'goto') return askForMove(pressed, id);
    if (id.step === 'file' && id.table) return sendFile(bot, pressed, id.table);
    if (id.step === 'gif' && id.table) return sendGif(bot, pressed, id);
    if (id.step === 'film' && id.table) return sendFilm(bot, pressed, id.table);
    const viewer = pressed.isStringSelectMenu() ? viewerOf(pressed.values[0]) : id.viewer;
    return turnTo(bot, pressed, { ...id, viewer });
  },
  async submit(submitted, bot, id) {
    const typed = submitted.fields.getTextInputValue('move').trim();
    if (!/^\d{1,6}$/.test(typed)) return whisper(submitted, WORDS.notANumber);
    return turnTo(bot, submitted, { ...id, move: Number(typed) });
  },
};

/** A finished game opens beside what it was asked for from. */
async function openReplay(bot: Bot, pressed: MessageComponentInteraction, table: string): Promise<void> {
  const source = await sourceAt(bot.context, table, pressed);
  const drawn = 'refused' in source ? source : await showReplay(bot, pressed, source);
  if ('refused' in drawn) return refuse(pressed, drawn);
  await bot.pictures.send(drawn, (shown) => pressed.reply(inPrivate(shown)));
}

async function turnTo(bot: Bot, pressed: Pressed, { table, viewer, move }: Id<'replay'>): Promise<void> {
  const turned = async () => {
    const film = table ? undefined : await attachedFilm(bot, pressed.message);
    if (film) return 'refused' in film ? film : showFilm(bot, pressed, film, move);
    const source = table ? await sourceAt(bot.context, table, pressed) : await attachedSource(bot, pressed.message);
    return 'refused' in source ? source : showReplay(bot, pressed, source, { viewer, move });
  };
  const drawn = await deferIfLate(turned(), () => pressed.deferUpdate());
  if ('refused' in drawn) return refuse(pressed, drawn);
  await bot.pictures.send(drawn, async (shown) => {
    if (pressed.deferred) await pressed.editReply(inPlace(shown));
    else await pressed.update(inPlace(shown));
  });
}

async function attachedSource(bot: Bot, message: Message): Promise<Source | Refused> {
  const file = fileOn(message);
  if (!file) return { refused: { code: 'fileGone', sentence: WORDS.fileGone } };
  const text = await readUpload(file, RECORD_BYTES, bot.attachmentOrigins);
  if (typeof text !== 'string') return text;
  const record = parseRecord(text);
  return 'refused' in record ? record : { record };
}

/** The same for a recording of another form. */
async function attachedFilm(bot: Bot, message: Message): Promise<Film | Refused | undefined> {
  const file = fileOn(message);
  return file && readFilm(bot, file);
}

/** Discord tells of such a message's files where they are shown, and not among its attachments. */
function fileOn({ components }: Message): Upload | undefined {
  return components
    .flatMap((part) => (part.type === ComponentType.Container ? part.toJSON().components : []))
    .flatMap((part) => (part.type === ComponentType.File ? [part] : []))
    .map(({ file, name = '', size = 0 }) => ({ url: file.url, name, size }))[0];
}

function viewerOf(value: string | undefined): Viewer {
  return value !== undefined && /^\d$/.test(value) ? Number(value) : 'spectator';
}

async function askForMove(pressed: MessageComponentInteraction, id: Id<'replay'>): Promise<void> {
  const language = languageOf(pressed.locale);
  await pressed.showModal({
    title: say(WORDS.goto, language),
    custom_id: makeId(id),
    components: [
      {
        type: ComponentType.Label,
        label: say(WORDS.moveNumber, language),
        component: {
          type: ComponentType.TextInput,
          custom_id: 'move',
          style: TextInputStyle.Short,
          placeholder: String(id.move),
          max_length: 6,
          required: true,
        },
      },
    ],
  });
}
