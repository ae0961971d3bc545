import {
  type AnyGame,
  describeOptions,
  eachLanguage,
  labelled,
  type OptionSpec,
  say,
  type UploadedFile,
} from '@longtable/kit';
import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  type ChatInputCommandInteraction,
  ComponentType,
  type MessageComponentInteraction,
  type ModalSubmitInteraction,
} from 'discord.js';
import { threadName } from '../../boards/threads.ts';
import { makeId } from '../../custom-ids/ids.ts';
import { MAX_FORM_FIELDS } from '../../discord-limits.ts';
import type { LoadedTable, Request } from '../../host/feature.ts';
import { Refusal } from '../../host/refusal.ts';
import type { Bot } from '../../interactions/bot.ts';
import { keepRequest, type PendingRequest, takeRequest } from '../../interactions/pending.ts';
import type { Reply } from '../../interactions/reply.ts';
import { ownName, readUploads, type Upload } from '../../interactions/upload.ts';
import { localizedDescription } from '../../render/command-data.ts';
import type { Form } from '../../render/form.ts';
import { primary } from '../../render/page.ts';
import { openRequestedTable } from './here.ts';
import { texts as TEXTS } from './words/texts.ts';

const FILES_OPTION = 'own-files';

/** Returns the option of `/play` that asks for files. Empty if the game accepts none. */
export function filesOption(game: AnyGame): APIApplicationCommandBasicOption[] {
  if (fileOptions(game).length === 0) return [];
  return [
    { type: ApplicationCommandOptionType.Boolean, name: FILES_OPTION, ...localizedDescription(TEXTS.options.files) },
  ];
}

export function wantsFiles({ options }: ChatInputCommandInteraction): boolean {
  return options.getBoolean(FILES_OPTION) ?? false;
}

/** Asks for the files of a table and stores the request until they are submitted. */
export async function askForFiles(reply: Reply<ChatInputCommandInteraction>, request: Request): Promise<void> {
  const requestId = await keepRequest(reply.bot.context, {
    request,
    threadName: threadName(reply.bot.features, request),
  });
  await reply.form(formFor(request.game, requestId));
}

export async function askAgain(
  reply: Reply<MessageComponentInteraction>,
  key: string,
  pending: PendingRequest,
): Promise<void> {
  await reply.form(formFor(pending.request.game, key));
}

/** Opens the requested table with the submitted files. If they are rejected, offers to choose others and returns undefined. */
export async function openWithFiles(
  reply: Reply<ModalSubmitInteraction>,
  key: string,
): Promise<LoadedTable | undefined> {
  const pending = await takeRequest(reply.bot.context, key);
  if (!pending) throw new Refusal('requestGone');
  const { request } = pending;
  const uploads = uploadsIn(reply.interaction, request.game);
  const offerOthers = async (error: unknown): Promise<undefined> => {
    if (!(error instanceof Refusal)) throw error;
    await offerOtherFiles(reply, request, withFileName(error, uploads));
  };
  if (uploads.length === 0) return offerOthers(new Refusal('noFile', TEXTS.files.noFile));
  const read = await readUploadedOptions(reply.bot, uploads).catch(offerOthers);
  if (!read) return undefined;
  const options = { ...(request.options as object), ...read.options };
  const terms = { ...request.terms, files: fileNames(uploads) };
  return openRequestedTable(reply, { ...request, options, terms }).catch((error) => {
    if (error instanceof Refusal && error.file === undefined) throw error;
    return offerOthers(error);
  });
}

async function offerOtherFiles(reply: Reply<ModalSubmitInteraction>, request: Request, why: Refusal): Promise<void> {
  const requestId = await keepRequest(reply.bot.context, {
    request,
    threadName: threadName(reply.bot.features, request),
  });
  const again = primary({ kind: 'files', request: requestId }, TEXTS.files.others);
  await reply.private({ content: why.sentence, rows: [[again]] });
}

function formFor(game: AnyGame, requestId: string): Form {
  const fields = fieldsOf(game);
  const required = fields.length === 1;
  return {
    title: TEXTS.files.title,
    custom_id: makeId({ kind: 'files', request: requestId }),
    fields: fields.map(({ name, about, label, files }) => ({
      label,
      description: about,
      component: {
        type: ComponentType.FileUpload,
        custom_id: name,
        min_values: required ? 1 : 0,
        max_values: files,
        required,
      },
    })),
  };
}

function fieldsOf(game: AnyGame): readonly FileOption[] {
  return fileOptions(game).slice(0, MAX_FORM_FIELDS);
}

function uploadsIn({ fields }: ModalSubmitInteraction, game: AnyGame): UploadedOption[] {
  return fieldsOf(game).flatMap((option) => {
    const files = [...(fields.getUploadedFiles(option.name)?.values() ?? [])];
    return files.length === 0 ? [] : [{ option, files }];
  });
}

type FileOption = Extract<OptionSpec, { kind: 'file' }>;

/** Files uploaded for an option. */
export interface UploadedOption {
  readonly option: FileOption;
  readonly files: readonly Upload[];
}

export function fileOptions(game: AnyGame): readonly FileOption[] {
  return describeOptions(game.options).filter((option) => option.kind === 'file');
}

/**
 * Reads all uploads in parallel and returns the option values: the text of a file, or names and texts if the option
 * accepts several files.
 */
export async function readUploadedOptions(
  { attachmentOrigins }: Bot,
  uploads: readonly UploadedOption[],
): Promise<{ readonly options: Record<string, string | UploadedFile[]> }> {
  const all = uploads.flatMap(({ option, files }) => files.map((file) => ({ file, maxBytes: option.maxBytes })));
  const texts = await readUploads(all, attachmentOrigins);
  const textOf = new Map(all.map(({ file }, index) => [file, texts[index] ?? '']));
  const values = uploads.map(({ option, files }) => {
    const own = files.map((file) => ({ name: ownName(file), text: textOf.get(file) ?? '' }));
    return [option.name, option.files > 1 ? own : (own[0]?.text ?? '')] as const;
  });
  return { options: Object.fromEntries(values) };
}

export function fileNames(uploads: readonly UploadedOption[]): Record<string, string> {
  return Object.fromEntries(uploads.map(({ option, files }) => [option.name, files.map(ownName).join(', ')]));
}

/**
 * Adds the file name to a refusal about an option with one file. For options with several files, the game's sentence
 * already contains the name.
 */
export function withFileName(refused: Refusal, uploads: readonly UploadedOption[]): Refusal {
  const upload = uploads.find(({ option }) => option.name === refused.file && option.files === 1);
  const file = upload?.files[0];
  if (!file) return refused;
  const sentence = eachLanguage((language) => labelled(ownName(file), say(refused.sentence, language), language));
  return new Refusal(refused.code, sentence, refused.file);
}
