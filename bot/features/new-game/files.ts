import {
  type APIApplicationCommandBasicOption,
  type APILabelComponent,
  type APIModalInteractionResponseCallbackData,
  ApplicationCommandOptionType,
  ButtonStyle,
  type ChatInputCommandInteraction,
  ComponentType,
  type MessageComponentInteraction,
  type ModalSubmitInteraction,
} from 'discord.js';
import type { AnyGame } from '../../../games/kit/game.ts';
import { type Language, say, type Text } from '../../../games/kit/text.ts';
import { threadName } from '../../boards/thread.ts';
import { makeId } from '../../custom-ids/ids.ts';
import { FIELDS_MAX, HINT_MAX, TITLE_MAX } from '../../discord-limits.ts';
import type { Request } from '../../host/actions/open.ts';
import { type Refused, refusal } from '../../host/refusal.ts';
import type { LoadedTable } from '../../host/table/table.ts';
import type { Bot } from '../../interactions/bot.ts';
import { findRequest, keepRequest, takeRequest } from '../../interactions/pending.ts';
import type { Reply } from '../../interactions/reply.ts';
import { described } from '../../render/command-data.ts';
import { button, row } from '../../render/menu.ts';
import { type Brought, type FileOption, fileOptions, nameFile, readBrought } from './brought.ts';
import { openHere } from './here.ts';

const FILES = 'own-files';

const ABOUT: Text = {
  en: 'Play with your own files',
  de: 'Mit eigenen Dateien spielen',
};
const TITLE: Text = { en: 'Your own files', de: 'Eigene Dateien' };
const OTHERS: Text = { en: 'Choose other files', de: 'Andere Dateien wählen' };
const NONE: Text = {
  en: 'No file was attached. Choose at least one.',
  de: 'Es wurde keine Datei hochgeladen. Wähle mindestens eine.',
};

/** The wish to bring files, as an option of `/play` for games that take some. */
export function filesOption(game: AnyGame): APIApplicationCommandBasicOption[] {
  if (fileOptions(game).length === 0) return [];
  return [{ type: ApplicationCommandOptionType.Boolean, name: FILES, ...described(ABOUT) }];
}

/** Whether somebody wants to bring files. */
export function wantsFiles({ options }: ChatInputCommandInteraction): boolean {
  return options.getBoolean(FILES) ?? false;
}

/** Asks for the files of a table, and keeps what else was asked for until they come. */
export async function askForFiles(
  bot: Bot,
  reply: Reply<ChatInputCommandInteraction>,
  request: Request,
): Promise<void> {
  const kept = await keepRequest(bot.context, { request, threadName: threadName(request.game, request.sitters) });
  await reply.form(formFor(request.game, kept, reply.language));
}

/** Asks once more, after files that could not be played with. */
export async function askAgain(bot: Bot, reply: Reply<MessageComponentInteraction>, key: string): Promise<void> {
  const kept = await findRequest(bot.context, key);
  if (!kept) return reply.refuse(refusal('requestGone'));
  await reply.form(formFor(kept.request.game, key, reply.language));
}

/** Opens the table that the files are for, and gives it; files that do not do can be replaced by others. */
export async function openWithFiles(
  bot: Bot,
  reply: Reply<ModalSubmitInteraction>,
  key: string,
): Promise<LoadedTable | undefined> {
  const kept = await takeRequest(bot.context, key);
  if (!kept) {
    await reply.refuse(refusal('requestGone'));
    return undefined;
  }
  const { request } = kept;
  const brought = sentWith(reply.interaction, request.game);
  const read = brought.length === 0 ? NOTHING : await readBrought(bot, brought);
  if ('refused' in read) {
    await offerOthers(bot, reply, request, read);
    return undefined;
  }
  const options = { ...(request.options as object), ...read.options };
  return openHere(bot, reply, { ...request, options }, (why) =>
    why.refused.file === undefined ? reply.refuse(why) : offerOthers(bot, reply, request, nameFile(why, brought)),
  );
}

const NOTHING: Refused = { refused: { code: 'noFile', sentence: NONE } };

/** Says why the files do not do, and lets others be chosen for the same table. */
async function offerOthers(
  bot: Bot,
  reply: Reply<ModalSubmitInteraction>,
  request: Request,
  why: Refused,
): Promise<void> {
  const language = reply.language;
  const kept = await keepRequest(bot.context, { request, threadName: threadName(request.game, request.sitters) });
  const again = button(makeId({ kind: 'files', request: kept }), say(OTHERS, language), ButtonStyle.Primary);
  await reply.private({
    content: say(why.refused.sentence, language),
    components: [row([again])],
  });
}

function formFor(game: AnyGame, kept: string, language: Language): APIModalInteractionResponseCallbackData {
  const fields = fieldsOf(game);
  return {
    title: say(TITLE, language),
    custom_id: makeId({ kind: 'files', request: kept }),
    components: fields.map((option) => fieldFor(option, fields.length === 1, language)),
  };
}

function fieldFor(option: FileOption, required: boolean, language: Language): APILabelComponent {
  const { name, about, called, files } = option;
  return {
    type: ComponentType.Label,
    label: say(called, language).slice(0, TITLE_MAX),
    description: say(about, language).slice(0, HINT_MAX),
    component: {
      type: ComponentType.FileUpload,
      custom_id: name,
      min_values: required ? 1 : 0,
      max_values: files,
      required,
    },
  };
}

function fieldsOf(game: AnyGame): readonly FileOption[] {
  return fileOptions(game).slice(0, FIELDS_MAX);
}

function sentWith({ fields }: ModalSubmitInteraction, game: AnyGame): Brought[] {
  return fieldsOf(game).flatMap((option) => {
    const files = [...(fields.getUploadedFiles(option.name)?.values() ?? [])];
    return files.length === 0 ? [] : [{ option, files }];
  });
}
