import {
  type AnyGame,
  describeOptions,
  eachLanguage,
  inEachLanguage,
  inSentence,
  joinTexts,
  type Language,
  labelled,
  type OptionalText,
  type OptionSpec,
  say,
  type Text,
} from '@longtable/kit';
import { firstSeatShare } from '@longtable/kit/result';
import type { Table } from '../../../storage/records/table.ts';
import type { LoadedTable, TableFeature } from '../../host/feature.ts';
import { isBetweenPeople } from '../../host/table/rating.ts';
import { chosenDesignOf, optionsAt, seatDesignKind } from '../../host/table/seat-designs.ts';
import { personsAt, seriesOf } from '../../host/table/table.ts';
import { nameAt } from '../../render/names.ts';
import { phrase } from '../../render/page.ts';
import { plainText } from '../../render/text.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';

export const texts = inEachLanguage({ en, de, fr, es });

/** Lines about the options of a game: in titles, and among the terms of an open table. */
export const optionLines: NonNullable<TableFeature['lines']> = {
  title: (loaded) => modeTitles(loaded),
  terms(loaded, { language }) {
    const { terms } = loaded.table;
    // The seats of a rematch are swapped, not random.
    const isFirstKnown = advantageAt(loaded) && terms.rematch && !terms.shuffleSeats;
    return [isFirstKnown && texts.goesFirst({ name: inSentence(nameAt(loaded, 0, language), language) })];
  },
  options: (loaded, { language }) => [
    chosenOptions(loaded, language),
    advantageAt(loaded),
    loaded.table.terms.openToSpectators && texts.openToSpectators,
  ],
};

/** Returns which seat wins more often, if the game counts. */
function advantageAt(loaded: LoadedTable): OptionalText {
  const { unrated, help } = loaded.table.terms;
  const isShown = !unrated && !help && isBetweenPeople(loaded.table) && !seriesOf(loaded);
  return isShown && firstSeatTerm(loaded.game, optionsAt(loaded));
}

/** Returns the options and designs of a table in one line. */
export function chosenOptions(loaded: LoadedTable, language: Language): Text {
  const { table, game } = loaded;
  const isReplaced = ({ name }: OptionSpec) => seatDesignKind(game)?.second.perSeat.replaces.includes(name) === true;
  const specs = describeOptions(game.options);
  const designs = designTexts(loaded, language);
  const shared = designs.length > 0 ? specs.filter((spec) => !isReplaced(spec)) : specs;
  const options = optionTexts(shared, optionsAt(loaded), table.terms.files);
  if (designs.length === 0 || table.seats.every(chosenDesignOf)) return joinTexts([...options, ...designs], ' · ');
  const values = valuesOf(specs.filter(isReplaced), optionsAt(loaded), table.terms.files);
  const others = joinTexts(
    values.map(({ words }) => phrase`**${words}**`),
    ', ',
  );
  return joinTexts([...options, ...designs, texts.others({ options: others })], ' · ');
}

/** Returns the rules of a tournament: the game's options, and which seat wins more often. */
export function rulesTerms(
  game: AnyGame,
  { rules = {}, rated }: { readonly rules?: object | undefined; readonly rated: boolean },
): OptionalText[] {
  const advantage = rated && game.seats.max === 2 && firstSeatTerm(game, rules);
  return [...optionTexts(describeOptions(game.options), rules), advantage];
}

/** Minimum advantage that is shown, as a share of the games above one half. */
const SMALL_ADVANTAGE = 0.05;

/** Returns which seat wins more often in rated games. Undefined if both are about equal. */
function firstSeatTerm(game: AnyGame, options: object): Text | undefined {
  const share = firstSeatShare(game, options);
  if (Math.abs(share - 1 / 2) < SMALL_ADVANTAGE) return undefined;
  const isFirst = share > 1 / 2;
  const [won, games] = asFraction(isFirst ? share : 1 - share);
  return texts.advantage({ isFirst, won, games });
}

/** Returns the fraction with a denominator of at most 5 that is nearest to a share. */
function asFraction(share: number): readonly [number, number] {
  const fractions = [2, 3, 4, 5].map((of) => [Math.round(share * of), of] as const);
  const distance = ([won, of]: readonly [number, number]) => Math.abs(won / of - share);
  return fractions.reduce((best, each) => (distance(each) < distance(best) ? each : best));
}

/**
 * Returns the options that differ from the default, for the title: “Ascension 3”. Between people, only the variants that
 * have a button: “Quick”. Empty for exercises and hidden games.
 */
function modeTitles(loaded: LoadedTable): Text[] {
  const { table, game } = loaded;
  if (table.terms.exercise || table.terms.hidden) return [];
  const isSolo = personsAt(table).length === 1 && !isBetweenPeople(table);
  const given = optionsAt(loaded);
  return describeOptions(game.options).flatMap((spec) => {
    const value = given[spec.name];
    const isUsual = value === undefined || value === spec.default;
    const isVariant = spec.kind === 'choice' && spec.values.some(({ button }) => button !== undefined);
    return isUsual || spec.label === spec.about || !(isSolo || isVariant) ? [] : titlesOf(spec, value);
  });
}

/** Returns the name of an option's value, without its explanation. Empty if it has no name. */
function titlesOf(spec: OptionSpec, value: unknown): Text[] {
  switch (spec.kind) {
    case 'number':
      return [phrase`${spec.label} ${String(value)}`];
    case 'flag':
    case 'week':
    case 'file':
      return value ? [spec.label] : [];
    case 'choice':
      return [eachLanguage((language) => say(valueText(spec, value), language).split(/: | \(/)[0] ?? '')];
    default:
      return [];
  }
}

/** Returns the designs chosen for seats, each with its player and name. */
function designTexts(loaded: LoadedTable, language: Language): Text[] {
  const kind = seatDesignKind(loaded.game);
  if (!kind) return [];
  return loaded.table.seats.flatMap((occupant, seat) => {
    const chosen = chosenDesignOf(occupant);
    if (!chosen) return [];
    const builtIn = chosen.text === undefined && kind.starts.find(({ id }) => id === chosen.name)?.name;
    const name = inSentence(nameAt(loaded, seat, language), language);
    const design = plainText(builtIn || chosen.name);
    return [texts.seatDesign({ name, kind: kind.name, design })];
  });
}

/** Returns the values of options. Options that are not set have their default, unless a file was uploaded. */
function valuesOf(specs: readonly OptionSpec[], options: unknown, files: Table['terms']['files'] = {}) {
  const given = options as Readonly<Record<string, unknown>>;
  const brought = specs.some(({ kind, name }) => kind === 'file' && given[name] !== undefined);
  return specs.flatMap((spec) => {
    const value = given[spec.name] ?? (brought ? undefined : spec.default);
    return value === undefined ? [] : [{ spec, words: plainText(files[spec.name] ?? valueText(spec, value)) }];
  });
}

/** Returns the options with their values. */
function optionTexts(specs: readonly OptionSpec[], options: unknown, files?: Table['terms']['files']): Text[] {
  return valuesOf(specs, options, files).map(({ spec, words }) => {
    const name = plainText(spec.label);
    const named = labelled(name, phrase`**${words}**`);
    return eachLanguage((language) => {
      // Some values already contain the option's name, such as “Fair start: the second player has …”.
      const isNamed = say(words, language)
        .toLowerCase()
        .includes(say(labelled(name, ''), language).trim().toLowerCase());
      return say(isNamed ? phrase`**${words}**` : named, language);
    });
  });
}

function valueText(spec: OptionSpec, value: unknown): Text {
  if (spec.kind === 'file') return texts.ownFile;
  if (spec.kind === 'flag') return value ? texts.yes : texts.no;
  const label = spec.kind === 'choice' ? spec.values.find((each) => each.value === value)?.label : undefined;
  return label ?? String(value);
}
