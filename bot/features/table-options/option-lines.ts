import {
  type AnyGame,
  describeOptions,
  inEachLanguage,
  inSentence,
  type Language,
  labelled,
  type OptionSpec,
  say,
} from '@longtable/kit';
import { firstSeatShare } from '@longtable/kit/result';
import type { Table } from '../../../storage/records/table.ts';
import type { LoadedTable, TableFeature } from '../../host/feature.ts';
import { isBetweenPeople } from '../../host/table/rating.ts';
import { chosenDesignOf, optionsAt, seatDesignKind } from '../../host/table/seat-designs.ts';
import { personsAt, seriesOf } from '../../host/table/table.ts';
import { nameAt } from '../../render/names.ts';
import { plainLine } from '../../render/text.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';

export const texts = inEachLanguage({ en, de, fr, es });

const BETWEEN = ' · ';

/** Lines about the options of a game: in titles, and among the terms of an open table. */
export const optionLines: NonNullable<TableFeature['lines']> = {
  title: (loaded, { language }) => modeTitles(loaded, language),
  terms(loaded, { language }) {
    const { terms } = loaded.table;
    // The seats of a rematch are swapped, not random.
    const isFirstKnown = advantageAt(loaded, language) !== '' && terms.rematch && !terms.shuffleSeats;
    return isFirstKnown
      ? [say(texts.goesFirst({ name: inSentence(nameAt(loaded, 0, language), language) }), language)]
      : [];
  },
  options: (loaded, { language }) =>
    [
      chosenOptions(loaded, language),
      advantageAt(loaded, language),
      loaded.table.terms.openToSpectators ? say(texts.openToSpectators, language) : '',
    ].filter(Boolean),
};

/** Returns which seat wins more often, if the game counts. Otherwise empty. */
function advantageAt(loaded: LoadedTable, language: Language): string {
  const { unrated, help } = loaded.table.terms;
  const isShown = !unrated && !help && isBetweenPeople(loaded.table) && !seriesOf(loaded);
  return isShown ? firstSeatTerm(loaded.game, optionsAt(loaded), language) : '';
}

/** Returns the options and designs of a table in one line. */
export function chosenOptions(loaded: LoadedTable, language: Language): string {
  const { table, game } = loaded;
  const replaced = table.seats.every(chosenDesignOf) ? (seatDesignKind(game)?.second.perSeat.replaces ?? []) : [];
  const specs = describeOptions(game.options).filter(({ name }) => !replaced.includes(name));
  const options = optionWords(specs, optionsAt(loaded), language, table.terms.files);
  return [...options, ...designWords(loaded, language)].join(BETWEEN);
}

/** Returns the rules of a tournament: the game's options, and which seat wins more often. */
export function rulesTerms(
  game: AnyGame,
  { rules = {}, rated }: { readonly rules?: object | undefined; readonly rated: boolean },
  language: Language,
): string[] {
  const advantage = rated && game.seats.max === 2 ? firstSeatTerm(game, rules, language) : '';
  return [...optionWords(describeOptions(game.options), rules, language), advantage].filter(Boolean);
}

/** Minimum advantage that is shown, as a share of the games above one half. */
const SMALL_ADVANTAGE = 0.05;

/** Returns which seat wins more often in rated games. Empty if both are about equal. */
function firstSeatTerm(game: AnyGame, options: object, language: Language): string {
  const share = firstSeatShare(game, options);
  if (Math.abs(share - 1 / 2) < SMALL_ADVANTAGE) return '';
  const isFirst = share > 1 / 2;
  const [won, games] = asFraction(isFirst ? share : 1 - share);
  return say(texts.advantage({ isFirst, won, games }), language);
}

/** Returns the fraction with a denominator of at most 5 that is nearest to a share. */
function asFraction(share: number): readonly [number, number] {
  const fractions = [2, 3, 4, 5].map((of) => [Math.round(share * of), of] as const);
  const distance = ([won, of]: readonly [number, number]) => Math.abs(won / of - share);
  return fractions.reduce((best, one) => (distance(one) < distance(best) ? one : best));
}

/**
 * Returns the options that differ from the default, for the title: “Ascension 3”. Between people, only the variants that
 * have a button: “Quick”. Empty for exercises and hidden games.
 */
function modeTitles(loaded: LoadedTable, language: Language): string[] {
  const { table, game } = loaded;
  if (table.terms.exercise || table.terms.hidden) return [];
  const isSolo = personsAt(table).length === 1 && !isBetweenPeople(table);
  const given = optionsAt(loaded);
  return describeOptions(game.options).flatMap((spec) => {
    const value = given[spec.name];
    const isUsual = value === undefined || value === spec.default;
    const isVariant = spec.kind === 'choice' && spec.values.some(({ button }) => button !== undefined);
    return isUsual || spec.label === spec.about || !(isSolo || isVariant) ? [] : titlesOf(spec, value, language);
  });
}

/** Returns the name of an option's value, without its explanation. Empty if it has no name. */
function titlesOf(spec: OptionSpec, value: unknown, language: Language): string[] {
  switch (spec.kind) {
    case 'number':
      return [`${say(spec.label, language)} ${value}`];
    case 'flag':
    case 'week':
    case 'file':
      return value ? [say(spec.label, language)] : [];
    case 'choice':
      return [valueWords(spec, value, language).split(/: | \(/)[0] ?? ''];
    default:
      return [];
  }
}

/** Returns the designs chosen for seats, each with its player and name. */
function designWords(loaded: LoadedTable, language: Language): string[] {
  const kind = seatDesignKind(loaded.game);
  if (!kind) return [];
  return loaded.table.seats.flatMap((occupant, seat) => {
    const chosen = chosenDesignOf(occupant);
    if (!chosen) return [];
    const builtIn = chosen.text === undefined && kind.starts.find(({ id }) => id === chosen.name)?.name;
    const name = inSentence(nameAt(loaded, seat, language), language);
    const design = plainLine(say(builtIn || chosen.name, language));
    return [say(texts.seatDesign({ name, kind: kind.name, design }), language)];
  });
}

/** Returns the options with their values. Options that are not set show their default, unless a file was uploaded. */
function optionWords(
  specs: readonly OptionSpec[],
  options: unknown,
  language: Language,
  files: Table['terms']['files'] = {},
): string[] {
  const given = options as Readonly<Record<string, unknown>>;
  const brought = specs.some(({ kind, name }) => kind === 'file' && given[name] !== undefined);
  return specs.flatMap((spec) => {
    const value = given[spec.name] ?? (brought ? undefined : spec.default);
    if (value === undefined) return [];
    const name = plainLine(say(spec.label, language));
    const words = plainLine(files[spec.name] ?? valueWords(spec, value, language));
    // Some values already contain the option's name, such as “Fair start: the second player has …”.
    const isNamed = words.toLowerCase().includes(labelled(name, '', language).trim().toLowerCase());
    return [isNamed ? `**${words}**` : labelled(name, `**${words}**`, language)];
  });
}

function valueWords(spec: OptionSpec, value: unknown, language: Language): string {
  if (spec.kind === 'file') return say(texts.ownFile, language);
  if (spec.kind === 'flag') return say(value ? texts.yes : texts.no, language);
  const label = spec.kind === 'choice' ? spec.values.find((each) => each.value === value)?.label : undefined;
  return say(label ?? String(value), language);
}
