import {
  type AnyGame,
  describeOptions,
  type Language,
  labelled,
  type Page,
  say,
  type Text,
  type UploadedFile,
} from '@longtable/kit';
import { ButtonStyle } from 'discord.js';
import { gameName, idFormat, key, number, optionalKey } from '../../custom-ids/fields.ts';
import { boardButtonsAt, type LoadedTable } from '../../host/feature.ts';
import { refusalsOf } from '../../host/refusal.ts';
import { readerAt } from '../../host/table/names.ts';
import { hasBegun, seatsOf } from '../../host/table/table.ts';
import { optionsAt } from '../../host/table/terms.ts';
import type { AtTable } from '../../interactions/access.ts';
import { showPage } from '../../interactions/panel.ts';
import type { Reply } from '../../interactions/reply.ts';
import type { Row } from '../../render/message.ts';
import { button, buttonRows, inRows } from '../../render/page.ts';
import { codeBlock, plainLine, withoutLinks } from '../../render/text.ts';
import { termLines } from '../../render/waiting.ts';
import { texts } from './words/texts.ts';

const refusal = refusalsOf(texts.refusals);

/** Maximum number of lines on a page. */
const MAX_LINES = 40;
/** Minimum number of lines on a page that ends between two entries. A longer entry is split. */
const MIN_LINES = 20;
const MAX_PAGES = 20;

/** Shows a reference page of a table with buttons for the others, or the first page if the number is too high. */
export async function showLookupPage(reply: Reply, at: AtTable, number: number): Promise<void> {
  const { table, game } = at;
  const [viewer = 'spectator'] = seatsOf(table, reply.user.id);
  const language = reply.language;
  const pages = hasBegun(table)
    ? (game.presentation.pages?.(table.state, readerAt(at, viewer, language)) ?? [])
    : invitationPages(at, language);
  const sheets = pages.flatMap(splitPage).slice(0, MAX_PAGES);
  const sheet = sheets[number] ?? sheets[0];
  if (!sheet && hasBegun(table)) throw refusal('nothingToLookUp');
  if (!sheet) return showRules(reply, game);
  const block = sheet.lines.length > 0 ? [codeBlock(sheet.lines)] : [];
  const words = sheet.text === undefined ? [] : [withoutLinks(sheet.text)];
  await showPage(reply, viewer === 'spectator' ? undefined : at, {
    title: `**${plainLine(sheet.title)}**`,
    board: block.join(''),
    end: words,
    rows: [...pageRows(table.id, sheets, sheets.indexOf(sheet)), ...seatRows(at, language)],
  });
}

/** Returns the features' buttons before the start. */
function seatRows(loaded: LoadedTable, language: Language): Row[] {
  return loaded.table.status === 'open' ? buttonRows(boardButtonsAt(loaded, 'seats'), language) : [];
}

/** Seed of the sample game before a table starts. The table's own seed is secret. */
const SAMPLE_SEED = 1;
/** Maximum number of entries of a JSON file that are named. */
const MAX_NAMES = 12;
/** Maximum length of a line from a file. */
const MAX_COLUMNS = 72;

/**
 * Returns the pages of a table that has not started: its terms, the uploaded files, and the reference pages of a sample
 * game with the same options.
 */
export function invitationPages(loaded: LoadedTable, language: Language): readonly Page[] {
  const { table, game } = loaded;
  const options = optionsAt(loaded);
  const begun = game.setup(game.options.parse(options), SAMPLE_SEED, table.seats.length);
  const pages = begun.refused
    ? []
    : (game.presentation.pages?.(begun.state, readerAt(loaded, 'spectator', language)) ?? []);
  const shown = [...filePages(loaded, options, language), ...pages];
  return shown.length > 0 ? [termsPage(loaded, language), ...shown] : [];
}

function termsPage(loaded: LoadedTable, language: Language): Page {
  const { game } = loaded;
  const words = [say(game.summary, language), ...termLines(loaded, language)];
  return { title: say(texts.table, language), lines: [], text: words.join('\n') };
}

function filePages(
  { table, game }: LoadedTable,
  options: Readonly<Record<string, unknown>>,
  language: Language,
): Page[] {
  return describeOptions(game.options).flatMap((spec) => {
    const value = spec.kind === 'file' ? options[spec.name] : undefined;
    if (typeof value === 'string') {
      return [{ title: table.terms.files?.[spec.name] ?? say(spec.label, language), ...fileWords(value, language) }];
    }
    return ((value ?? []) as readonly UploadedFile[]).map(({ name, text }) => ({
      title: name,
      ...fileWords(text, language),
    }));
  });
}

/** Returns the lines of a file, wrapped to the width of a page. JSON is summarised in a sentence. */
export function fileWords(text: string, language: Language): Pick<Page, 'lines' | 'text'> {
  const document = parsedJson(text);
  if (document) return { lines: [], text: plainLine(say(summaryOf(document), language)) };
  const folds = (line: string) => line.match(new RegExp(`.{1,${MAX_COLUMNS}}`, 'gu')) ?? [''];
  return { lines: text.split(/\r?\n/).flatMap(folds) };
}

function parsedJson(text: string): object | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? parsed : undefined;
  } catch {
    return undefined;
  }
}

function summaryOf(document: object): Text {
  if (!Array.isArray(document)) return texts.settings({ count: Object.keys(document).length });
  const names = document.flatMap((entry) => (typeof entry?.name === 'string' ? [entry.name] : []));
  return texts.entries({
    count: document.length,
    names: names.slice(0, MAX_NAMES),
    more: names.length > MAX_NAMES,
  });
}

function splitPage({ title, lines, ...words }: Page): Page[] {
  const sheets = splitLines(lines);
  return sheets.map((sheet, index) => ({
    title: index === 0 ? title : `${title} (${index + 1})`,
    lines: sheet,
    ...(index === sheets.length - 1 && words),
  }));
}

/** Splits lines into pages. Indented lines stay with the line above them. */
export function splitLines(lines: readonly string[]): (readonly string[])[] {
  if (lines.length <= MAX_LINES) return [lines];
  const entry = lines.slice(0, MAX_LINES + 1).findLastIndex((line) => !line.startsWith(' '));
  const end = entry >= MIN_LINES ? entry : MAX_LINES;
  return [lines.slice(0, end), ...splitLines(lines.slice(end))];
}

function pageRows(table: string, sheets: readonly Page[], open: number): Row[] {
  if (sheets.length === 1) return [];
  return inRows(
    sheets.map(({ title }, page) =>
      button(lookId.make({ table, page }), title, page === open ? ButtonStyle.Primary : ButtonStyle.Secondary),
    ),
  );
}

/** Shows a page of a game's rules with buttons for the others. At a table, the page has a button back to the panel. */
export async function showRules(reply: Reply, game: AnyGame, number = 0, at?: LoadedTable): Promise<void> {
  const { language } = reply;
  const page = game.rules[number] ?? game.rules[0];
  if (!page) return;
  const rows = inRows(
    game.rules.length === 1
      ? []
      : game.rules.map((each, index) =>
          button(
            rulesPageId.make({ game: game.id, page: index, table: at?.table.id }),
            say(each.title, language),
            each === page ? ButtonStyle.Primary : ButtonStyle.Secondary,
          ),
        ),
  );
  await showPage(reply, at, {
    title: `## ${labelled(say(game.title, language), say(page.title, language), language)}`,
    end: [say(page.text, language)],
    rows,
  });
}

const page = number('page', 6);

export const lookId = idFormat`look|${key('table')}|${page}`;
export const rulesId = idFormat`rules|${key('table')}`;
export const rulesPageId = idFormat`rulesPage|${gameName('game')}|${page}|${optionalKey('table')}`;
