import {
  type AnyGame,
  describeOptions,
  inEachLanguage,
  labelled,
  type OptionSpec,
  type UploadedFile,
} from '@longtable/kit';
import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  ComponentType,
  type ModalSubmitInteraction,
} from 'discord.js';
import { idFormat, key } from '../../custom-ids/fields.ts';
import { MAX_FORM_FIELDS } from '../../discord-limits.ts';
import type { LoadedTable, Request } from '../../host/feature.ts';
import { Refusal } from '../../host/refusal.ts';
import type { Bot } from '../../interactions/bot.ts';
import { button } from '../../interactions/button.ts';
import type { Feature } from '../../interactions/feature.ts';
import type { Reply } from '../../interactions/reply.ts';
import { localizedDescription } from '../../render/command-data.ts';
import { type Form, primary } from '../../render/page.ts';
import { afterOpened, openRequestedTable } from '../../screens/new-game.ts';
import { keepRequest, refusal, requestAccess, takeRequest } from '../requests/index.ts';
import { ownName, readUploads, type Upload } from '../uploads/index.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';

const texts = inEachLanguage({ en, de, fr, es });

const FILES_OPTION = 'own-files';

const filesId = idFormat`files|${key('request')}`;

/** Files as options of a game: each with its own option of `/play`, or all in a form. */
export const files: Feature = {
  id: 'files',
  play: {
    options: filesOptions,
    async open(reply, request, next) {
      const { options } = reply.interaction;
      const uploads = uploadsOf(request.game, ({ command }) => options.getAttachment(command) ?? []);
      const complete = await withUploads(reply.bot, request, uploads);
      if (options.getBoolean(FILES_OPTION)) {
        await reply.form(formFor(request.game, await keepRequest(reply.bot, complete)));
        return undefined;
      }
      return next(complete).catch((error) => {
        throw error instanceof Refusal ? withFileName(error, uploads) : error;
      });
    },
  },
  buttons: {
    /** Asks for other files for a requested table. The submitted form opens the table with them. */
    files: button(filesId, {
      access: requestAccess,
      press: ({ reply, id, target: { request } }) => reply.form(formFor(request.game, id.request)),
      async receive({ reply, id }) {
        const opened = await openWithFiles(reply, id.request).catch((error) => reply.refuseOrThrow(error));
        await reply.dismiss();
        if (opened) await afterOpened(reply, opened);
      },
    }),
  },
};

/** Returns an option for each file of a game, and the one that asks for files. Empty if the game accepts none. */
function filesOptions(game: AnyGame): APIApplicationCommandBasicOption[] {
  const files = fileOptions(game);
  if (files.length === 0) return [];
  return [
    ...files.map(({ command, about }) => ({
      type: ApplicationCommandOptionType.Attachment as const,
      name: command,
      ...localizedDescription(about),
    })),
    { type: ApplicationCommandOptionType.Boolean, name: FILES_OPTION, ...localizedDescription(texts.option) },
  ];
}

/** Opens the requested table with the submitted files. If they are rejected, offers to choose others and returns undefined. */
async function openWithFiles(reply: Reply<ModalSubmitInteraction>, key: string): Promise<LoadedTable | undefined> {
  const pending = await takeRequest(reply.bot.context, key);
  if (!pending) throw refusal('requestGone');
  const { request } = pending;
  const { fields } = reply.interaction;
  const uploads = uploadsOf(request.game, ({ name }) => [...(fields.getUploadedFiles(name)?.values() ?? [])]);
  const offerOthers = async (error: unknown): Promise<undefined> => {
    if (!(error instanceof Refusal)) throw error;
    const again = primary(filesId.make({ request: await keepRequest(reply.bot, request) }), texts.others);
    await reply.private({ content: withFileName(error, uploads).sentence, rows: [[again]] });
  };
  if (uploads.length === 0) return offerOthers(new Refusal('noFile', texts.noFile));
  const complete = await withUploads(reply.bot, request, uploads).catch(offerOthers);
  if (!complete) return undefined;
  return openRequestedTable(reply, complete).catch((error) => {
    if (error instanceof Refusal && error.file === undefined) throw error;
    return offerOthers(error);
  });
}

function formFor(game: AnyGame, request: string): Form {
  const options = fileOptions(game).slice(0, MAX_FORM_FIELDS);
  const required = options.length === 1;
  return {
    title: texts.title,
    custom_id: filesId.make({ request }),
    fields: options.map(({ name, about, label, files: max_values }) => ({
      label,
      description: about,
      component: {
        type: ComponentType.FileUpload,
        custom_id: name,
        min_values: required ? 1 : 0,
        max_values,
        required,
      },
    })),
  };
}

/** Returns the uploads of the options that have some. */
function uploadsOf(game: AnyGame, filesOf: (option: FileOption) => Upload | readonly Upload[]): UploadedOption[] {
  return fileOptions(game)
    .map((option) => ({ option, files: [filesOf(option)].flat() }))
    .filter(({ files }) => files.length > 0);
}

/** Returns a request with the contents and names of uploaded files. Refuses an unreadable file. */
async function withUploads(bot: Bot, request: Request, uploads: readonly UploadedOption[]): Promise<Request> {
  if (uploads.length === 0) return request;
  const options = { ...(request.options as object), ...(await readUploadedOptions(bot, uploads)) };
  return { ...request, options, terms: { ...request.terms, files: fileNames(uploads) } };
}

type FileOption = Extract<OptionSpec, { kind: 'file' }>;

/** Files uploaded for an option. */
interface UploadedOption {
  readonly option: FileOption;
  readonly files: readonly Upload[];
}

function fileOptions(game: AnyGame): readonly FileOption[] {
  return describeOptions(game.options).filter((option) => option.kind === 'file');
}

/**
 * Reads all uploads in parallel and returns the option values: the text of a file, or names and texts if the option
 * accepts several files.
 */
async function readUploadedOptions(
  { attachmentOrigins }: Bot,
  uploads: readonly UploadedOption[],
): Promise<Record<string, string | UploadedFile[]>> {
  const all = uploads.flatMap(({ option, files }) => files.map((file) => ({ file, maxBytes: option.maxBytes })));
  const contents = await readUploads(all, attachmentOrigins);
  const textOf = new Map(all.map(({ file }, index) => [file, contents[index] ?? '']));
  const values = uploads.map(({ option, files }) => {
    const own = files.map((file) => ({ name: ownName(file), text: textOf.get(file) ?? '' }));
    return [option.name, option.files > 1 ? own : (own[0]?.text ?? '')] as const;
  });
  return Object.fromEntries(values);
}

function fileNames(uploads: readonly UploadedOption[]): Record<string, string> {
  return Object.fromEntries(uploads.map(({ option, files }) => [option.name, files.map(ownName).join(', ')]));
}

/**
 * Adds the file name to a refusal about an option with one file. For options with several files, the game's sentence
 * already contains the name.
 */
function withFileName(refused: Refusal, uploads: readonly UploadedOption[]): Refusal {
  const upload = uploads.find(({ option }) => option.name === refused.file && option.files === 1);
  const file = upload?.files[0];
  if (!file) return refused;
  return new Refusal(refused.code, labelled(ownName(file), refused.sentence), refused.file);
}
