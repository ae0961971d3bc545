import {
  type AnyGame,
  describeOptions,
  inEachLanguage,
  type Language,
  labelled,
  type Page,
  type Seat,
  say,
  type Text,
  type UploadedFile,
} from '@longtable/kit';
import { gameName, idFormat, key, number, optionalKey } from '../../custom-ids/fields.ts';
import { type ButtonSpec, boardButtonsAt, type LoadedTable } from '../../host/feature.ts';
import { ignoreRefusal, Refusal, refusalsOf } from '../../host/refusal.ts';
import { readerAt } from '../../host/table/names.ts';
import { hasOwnContent } from '../../host/table/rating.ts';
import { optionsAt } from '../../host/table/seat-designs.ts';
import { hasBegun, ownSeats, seatsOf } from '../../host/table/table.ts';
import { type AtTable, admit } from '../../interactions/access.ts';
import { button, type OwnAccess } from '../../interactions/button.ts';
import type { Feature } from '../../interactions/feature.ts';
import { showPage, showPanel } from '../../interactions/panel.ts';
import type { Reply } from '../../interactions/reply.ts';
import { phrase, plain, primary } from '../../render/page.ts';
import { codeBlock, plainLine, plainText, withoutLinks } from '../../render/text.ts';
import { termLines } from '../../render/waiting.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';

const texts = inEachLanguage({ en, de, fr, es });

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
    rows: [
      pageButtons(table.id, sheets, sheets.indexOf(sheet)),
      table.status === 'open' ? boardButtonsAt(at, 'seats') : [],
    ],
  });
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
  if (document) return { lines: [], text: say(plainText(summaryOf(document)), language) };
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

function pageButtons(table: string, sheets: readonly Page[], open: number): ButtonSpec[] {
  if (sheets.length === 1) return [];
  return sheets.map(({ title }, page) => (page === open ? primary : plain)(lookId.make({ table, page }), title));
}

/** Shows a page of a game's rules with buttons for the others. At a table, the page has a button back to the panel. */
export async function showRules(reply: Reply, game: AnyGame, number = 0, at?: LoadedTable): Promise<void> {
  const page = game.rules[number] ?? game.rules[0];
  if (!page) return;
  const buttons = game.rules.map((each, index) =>
    (each === page ? primary : plain)(
      rulesPageId.make({ game: game.id, page: index, table: at?.table.id }),
      each.title,
    ),
  );
  await showPage(reply, at, {
    title: phrase`## ${labelled(game.title, page.title)}`,
    end: [page.text],
    rows: [buttons.length > 1 ? buttons : []],
  });
}

const page = number('page', 6);

const lookId = idFormat`look|${key('table')}|${page}`;
const rulesId = idFormat`rules|${key('table')}`;
const rulesPageId = idFormat`rulesPage|${gameName('game')}|${page}|${optionalKey('table')}`;

function detailsButton({ table }: LoadedTable): ButtonSpec[] {
  return [plain(lookId.make({ table: table.id, page: 0 }), texts.buttons.details)];
}

/** Returns the button of the first reference page, which has its title, if the page completes the board or does not. */
function pagesButton(loaded: LoadedTable, seat: Seat, language: Language, completesBoard: boolean): ButtonSpec[] {
  const { table, game } = loaded;
  const first = hasBegun(table)
    ? game.presentation.pages?.(table.state, readerAt(loaded, seat, language))[0]
    : undefined;
  const isWanted = first && (first.completesBoard ?? false) === completesBoard;
  return isWanted ? [plain(lookId.make({ table: table.id, page: 0 }), first.title)] : [];
}

/** Resolves the table to which a page of rules leads back. Undefined for users who may not visit it. */
const rulesAccess: OwnAccess<{ readonly table: string | undefined }, AtTable | undefined> = {
  name: 'rules',
  admits: 'anyone, anywhere; the way back to a table only for its visitors',
  async resolve(reply, { table }) {
    return table === undefined ? undefined : admit(reply, 'visitor', { table }).catch(ignoreRefusal);
  },
};

/** The rules of games, and the reference pages and files of tables. */
export const lookup: Feature = {
  id: 'lookup',
  boardButtons: {
    waiting: detailsButton,
    details(loaded) {
      const { game, table } = loaded;
      const hasDetails = game.presentation.pages !== undefined || hasOwnContent(game, table.options, table.seats);
      return hasDetails ? detailsButton(loaded) : [];
    },
    reference: ({ table: { id }, game }) => [
      plain(rulesId.make({ table: id }), texts.buttons.rules),
      ...(game.presentation.pages ? [plain(lookId.make({ table: id, page: 0 }), texts.buttons.lookUp)] : []),
    ],
  },
  panelButtons: {
    panel: (loaded, seat, language) => pagesButton(loaded, seat, language, true),
    reference: (loaded, seat, language) => pagesButton(loaded, seat, language, false),
  },
  buttons: {
    /** Shows a reference page. Pressed on the public board of an open table, shows its players their panel instead. */
    look: button(lookId, {
      access: 'spectator',
      press({ reply, id: { page }, target }) {
        const seat =
          target.table.status === 'open' && !reply.isInPrivate ? ownSeats(target.table, reply.user.id)[0] : undefined;
        return seat === undefined ? showLookupPage(reply, target, page) : showPanel(reply, target, seat);
      },
    }),
    rules: button(rulesId, {
      access: 'visitor',
      press: ({ reply, target }) => showRules(reply, target.game, 0, target),
    }),
    rulesPage: button(rulesPageId, {
      access: rulesAccess,
      press({ reply, id: { game: id, page }, target }) {
        const game = reply.bot.context.games.get(id);
        if (!game) throw new Refusal('gameGone');
        return showRules(reply, game, page, target);
      },
    }),
  },
};
