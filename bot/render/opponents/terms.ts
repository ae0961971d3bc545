import { type AnyGame, describeOptions, type Language, type OptionSpec, say, type Text } from '@longtable/kit';
import type { Table } from '../../../storage/records/table.ts';
import { firstSeatShare } from '../../host/history/first-seat.ts';
import { broughtBy, seatDesignKind } from '../../host/table/seat-designs.ts';
import { isExercise, type LoadedTable, personsAt } from '../../host/table/table.ts';
import { hasOwnContent, isBetweenPeople, mayCount, optionsAt } from '../../host/table/terms.ts';
import { duration } from '../duration.ts';
import { plainLine } from '../escape.ts';
import { nameAt } from '../names.ts';

const NO_CLOCK: Text = { en: 'no time limit', de: 'ohne Zeitlimit' };
const OWN_FILE: Text = { en: 'their own file', de: 'eine eigene Datei' };
const COUNTS: Text = { en: 'rated', de: 'gewertet' };
const COUNTS_NOT: Text = { en: 'unrated', de: 'nicht gewertet' };
const OWN_CONTENT: Text = { en: 'unrated, with own content', de: 'nicht gewertet, mit eigenen Inhalten' };
const HELPED: Text = { en: 'unrated, with hints', de: 'nicht gewertet, mit Tipps' };
const PROGRAM_PLAYS: Text = { en: 'unrated, against a program', de: 'nicht gewertet, gegen ein Programm' };
const SEEN: Text = {
  en: 'Spectators can see everything, including hidden cards and roles. Any player can turn this off under “More”.',
  de: 'Zuschauer sehen alles, auch verdeckte Karten und Rollen. Alle am Tisch können das unter „Mehr“ beenden.',
};
const MATCH: Text = { en: 'best of two, seats swapped', de: 'Hin- und Rückspiel' };
const LOTS: Text = { en: 'first player is random', de: 'wer beginnt, wird ausgelost' };
const YES: Text = { en: 'yes', de: 'ja' };
const NO: Text = { en: 'no', de: 'nein' };
const BETWEEN = ' · ';

/** What somebody agrees to who sits down at a table that waits: how it is played in one line, the game's own options in the next. */
export function termLines(loaded: LoadedTable, language: Language): string[] {
  const { table, game } = loaded;
  const options = optionsAt(loaded);
  const terms = [
    ...(table.seats.length > 1 && !hasComputers(table) ? [countsAt(loaded)] : []),
    timeAt(table),
    ...(table.match ? [MATCH] : []),
    ...(table.lots ? [LOTS] : []),
  ].map((term) => say(term, language));
  const replaced = table.seats.every(broughtBy) ? (seatDesignKind(game)?.second.perSeat.replaces ?? []) : [];
  const specs = describeOptions(game.options).filter(({ name }) => !replaced.includes(name));
  const chosen = [...optionWords(specs, options, language, table.files), ...designWords(loaded, language)];
  const lines = [
    capitalised(terms.join(BETWEEN)),
    chosen.join(BETWEEN),
    mayCount(table) && !table.match ? firstSeatTerm(game, options, language) : '',
    table.seen ? say(SEEN, language) : '',
  ];
  return lines.filter(Boolean);
}

/** Returns the rules that strangers agree on, as lines of a list: the game's options, and which seat wins more often. */
export function rulesTerms(
  game: AnyGame,
  { rules = {}, rated }: { readonly rules?: object | undefined; readonly rated: boolean },
  language: Language,
): string[] {
  const advantage = rated && game.seats.max === 2 ? firstSeatTerm(game, rules, language) : '';
  return [...optionWords(describeOptions(game.options), rules, language), advantage].filter(Boolean);
}

/** The rating for which an invitation says how often a seat wins. */
const TYPICAL_RATING = 1500;
/** An advantage that is smaller than this is not worth a sentence. */
const SMALL_ADVANTAGE = 0.05;

/** Returns a sentence that says which seat wins more often in rated games; empty if both are about equal. */
function firstSeatTerm(game: AnyGame, options: object, language: Language): string {
  const share = firstSeatShare(game, options, TYPICAL_RATING);
  if (Math.abs(share - 1 / 2) < SMALL_ADVANTAGE) return '';
  const isFirst = share > 1 / 2;
  const [won, of] = asFraction(isFirst ? share : 1 - share);
  const sentence: Text = {
    en: `The ${isFirst ? 'first' : 'second'} player wins about ${won} of ${of} games; ratings take that into account.`,
    de: `Die ${isFirst ? 'erste' : 'zweite'} Seite gewinnt etwa ${won} von ${of} Spielen; die Wertung berücksichtigt das.`,
  };
  return say(sentence, language);
}

/** Returns the fraction with a denominator of at most 5 that is nearest to a share. */
function asFraction(share: number): readonly [number, number] {
  const fractions = [2, 3, 4, 5].map((of) => [Math.round(share * of), of] as const);
  const distance = ([won, of]: readonly [number, number]) => Math.abs(won / of - share);
  return fractions.reduce((best, one) => (distance(one) < distance(best) ? one : best));
}

/** How one person plays, alone or against computers, where that is not the usual way, for the line above the board: “Ascension 3”. */
export function modeTitles(loaded: LoadedTable, language: Language): string[] {
  const { table, game } = loaded;
  if (personsAt(table).length !== 1 || isBetweenPeople(table) || isExercise(table) || table.daily !== undefined)
    return [];
  const given = optionsAt(loaded);
  return describeOptions(game.options).flatMap((spec) => {
    const value = given[spec.name];
    const isUsual = value === undefined || value === spec.usual;
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

/** Computers wait at tables for more than two only; nobody's rating follows there. */
function hasComputers({ seats }: Table): boolean {
  return seats.length > 2 && seats.some(({ kind }) => kind === 'computer');
}

function countsAt({ table, game }: LoadedTable): Text {
  const { seats, help, unrated, options } = table;
  if (seats.some(({ kind }) => kind === 'program')) return PROGRAM_PLAYS;
  if (hasOwnContent(game, options, seats)) return OWN_CONTENT;
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
function optionWords(
  specs: readonly OptionSpec[],
  options: unknown,
  language: Language,
  files: Table['files'] = {},
): string[] {
  const given = options as Readonly<Record<string, unknown>>;
  const brought = specs.some(({ kind, name }) => kind === 'file' && given[name] !== undefined);
  return specs.flatMap((spec) => {
    const value = given[spec.name] ?? (brought ? undefined : spec.usual);
    if (value === undefined) return [];
    const [name, words] = [say(spec.called, language), files[spec.name] ?? valueWords(spec, value, language)].map(
      plainLine,
    );
    // “Fair start: the second player has …” has its name in it.
    const isNamed = words?.toLowerCase().includes(`${name?.toLowerCase()}:`);
    return [isNamed ? `**${words}**` : `${name}: **${words}**`];
  });
}

function valueWords(spec: OptionSpec, value: unknown, language: Language): string {
  if (spec.kind === 'file') return say(OWN_FILE, language);
  if (spec.kind === 'flag') return say(value ? YES : NO, language);
  const label = spec.kind === 'choice' ? spec.values.find((one) => one.value === value)?.label : undefined;
  return say(label ?? String(value), language);
}
