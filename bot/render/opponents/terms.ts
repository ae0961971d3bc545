import type { AnyGame } from '../../../games/kit/game.ts';
import { describeOptions, type OptionSpec } from '../../../games/kit/options.ts';
import { eachLanguage, type Language, say, type Text } from '../../../games/kit/text.ts';
import type { Table } from '../../../storage/records/table.ts';
import { broughtBy, seatDesignKind } from '../../host/table/seat-designs.ts';
import { isExercise, type LoadedTable, personsAt } from '../../host/table/table.ts';
import { isBetweenPeople, optionsAt } from '../../host/table/terms.ts';
import { duration } from '../duration.ts';
import { plainLine } from '../escape.ts';
import { nameAt } from '../names.ts';

const NO_CLOCK: Text = { en: 'no time limit', de: 'ohne Zeitlimit' };
const OWN_FILE: Text = { en: 'their own file', de: 'eine eigene Datei' };
const COUNTS: Text = { en: 'rated', de: 'gewertet' };
const COUNTS_NOT: Text = { en: 'unrated', de: 'nicht gewertet' };
const HELPED: Text = { en: 'unrated, with hints', de: 'nicht gewertet, mit Tipps' };
const PROGRAM_PLAYS: Text = { en: 'unrated, against a program', de: 'nicht gewertet, gegen ein Programm' };
const SEEN: Text = {
  en: 'Spectators can see everything, including hidden cards and roles. Any player can turn this off under “More”.',
  de: 'Zuschauer sehen alles, auch verdeckte Karten und Rollen. Alle am Tisch können das unter „Mehr“ beenden.',
};
const FAIR: Text = { en: 'fair start', de: 'fairer Start' };
const MATCH: Text = { en: 'best of two, seats swapped', de: 'Hin- und Rückspiel' };
const LOTS: Text = { en: 'first player is random', de: 'wer beginnt, wird ausgelost' };
const YES: Text = { en: 'yes', de: 'ja' };
const NO: Text = { en: 'no', de: 'nein' };
const BETWEEN = ' · ';

/** What somebody agrees to who sits down at a table that waits: how it is played in one line, the game's own options in the next. */
export function termLines(loaded: LoadedTable, language: Language): string[] {
  const { table, game } = loaded;
  const options = optionsAt(loaded);
  const fair = isFair(game, options);
  const terms = [
    ...(table.seats.length > 1 && !hasComputers(table) ? [countsAt(table)] : []),
    timeAt(table),
    ...(fair ? [FAIR] : []),
    ...(table.match ? [MATCH] : []),
    ...(table.lots ? [LOTS] : []),
  ].map((term) => say(term, language));
  const replaced = table.seats.every(broughtBy) ? (seatDesignKind(game)?.perSeat.replaces ?? []) : [];
  const specs = describeOptions(game.options).filter(
    ({ name }) => !(fair && name === game.fairStart?.option) && !replaced.includes(name),
  );
  const chosen = [...optionWords(specs, options, language), ...designWords(loaded, language)];
  const lines = [capitalised(terms.join(BETWEEN)), chosen.join(BETWEEN), table.seen ? say(SEEN, language) : ''];
  return lines.filter(Boolean);
}

/** How one person plays, alone or against computers, where that is not the usual way, for the line above the board: “Ascension 3”. */
export function modeTitles(loaded: LoadedTable, language: Language): string[] {
  const { table, game } = loaded;
  if (personsAt(table).length !== 1 || isBetweenPeople(table) || isExercise(table) || table.daily !== undefined)
    return [];
  const given = optionsAt(loaded) as Readonly<Record<string, unknown>>;
  const usual = (game.usualOptions ?? {}) as Readonly<Record<string, unknown>>;
  return describeOptions(game.options).flatMap((spec) => {
    const value = given[spec.name];
    const isUsual = value === undefined || value === (usual[spec.name] ?? spec.usual);
    return isUsual || spec.called === spec.about ? [] : titlesOf(spec, value, language);
  });
}

/** A choice is called by its name alone, without what it is good at. */
function titlesOf(spec: OptionSpec, value: unknown, language: Language): string[] {
  switch (spec.kind) {
    case 'number':
      return [`${say(spec.called, language)} ${value}`];
    case 'flag':
    case 'week':
    case 'file':
      return value ? [say(spec.called, language)] : [];
    case 'choice':
      return [valueWords(spec, value, language).split(/: | \(/)[0] ?? ''];
    default:
      return [];
  }
}

/** What everybody brings, by its name. */
function designWords(loaded: LoadedTable, language: Language): string[] {
  const design = seatDesignKind(loaded.game);
  if (!design) return [];
  return loaded.table.seats.flatMap((sitter, seat) => {
    const brings = broughtBy(sitter);
    if (!brings) return [];
    const builtIn = brings.text === undefined && design.starts.find(({ id }) => id === brings.name)?.name;
    const name = nameAt(loaded, seat, language);
    const whose: Text = {
      en: `${name}’s ${say(design.name, 'en').toLowerCase()}`,
      de: `${say(design.name, 'de')} von ${name}`,
    };
    return [`${say(whose, language)}: **${plainLine(say(builtIn || brings.name, language))}**`];
  });
}

function isFair({ fairStart }: AnyGame, options: unknown): boolean {
  return fairStart !== undefined && (options as Readonly<Record<string, unknown>>)[fairStart.option] === fairStart.fair;
}

/** What strangers agree to about how a game starts, as a line of a list. */
export function fairTerm({ fairStart }: AnyGame): Text[] {
  return fairStart ? [eachLanguage((language) => capitalised(say(FAIR, language)))] : [];
}

/** Computers wait at tables for more than two only; nobody's rating follows there. */
function hasComputers({ seats }: Table): boolean {
  return seats.length > 2 && seats.some(({ kind }) => kind === 'computer');
}

function countsAt({ seats, help, unrated }: Table): Text {
  if (seats.some(({ kind }) => kind === 'program')) return PROGRAM_PLAYS;
  return help ? HELPED : unrated ? COUNTS_NOT : COUNTS;
}

function timeAt({ clock: { perTurn } }: Table): Text {
  if (perTurn === null) return NO_CLOCK;
  return { en: `${duration(perTurn, 'en')} per turn`, de: `${duration(perTurn, 'de')} pro Zug` };
}

function capitalised(line: string): string {
  return line.charAt(0).toUpperCase() + line.slice(1);
}

/** What is set, and what holds where nothing is; who brings a file does without the house's own things. */
function optionWords(specs: readonly OptionSpec[], options: unknown, language: Language): string[] {
  const given = options as Readonly<Record<string, unknown>>;
  const brought = specs.some(({ kind, name }) => kind === 'file' && given[name] !== undefined);
  return specs.flatMap((spec) => {
    const value = given[spec.name] ?? (brought ? undefined : spec.usual);
    if (value === undefined) return [];
    return [`${plainLine(say(spec.called, language))}: **${plainLine(valueWords(spec, value, language))}**`];
  });
}

function valueWords(spec: OptionSpec, value: unknown, language: Language): string {
  if (spec.kind === 'file') return say(OWN_FILE, language);
  if (spec.kind === 'flag') return say(value ? YES : NO, language);
  const label = spec.kind === 'choice' ? spec.values.find((one) => one.value === value)?.label : undefined;
  return say(label ?? String(value), language);
}
