import { describeOptions, type OptionSpec } from '../../games/kit/options.ts';
import { type Language, say, type Text } from '../../games/kit/text.ts';
import type { Table } from '../../storage/records/table.ts';
import type { LoadedTable } from '../host/table/table.ts';
import { duration } from './duration.ts';
import { plainLine } from './escape.ts';

const CLOCK: Text = { en: 'Time per turn', de: 'Bedenkzeit pro Zug' };
const NO_CLOCK: Text = { en: 'no time limit', de: 'unbegrenzt' };
const OWN_FILE: Text = { en: 'their own file', de: 'eine eigene Datei' };
const COUNTS: Text = { en: 'Rated, once each of you has moved', de: 'Gewertet, sobald ihr beide gezogen habt' };
const COUNTS_NOT: Text = { en: 'Unrated', de: 'Nicht gewertet' };
const HELPED: Text = {
  en: 'Unrated, because everyone can ask the computer for hints.',
  de: 'Nicht gewertet, weil alle Tipps vom Computer bekommen können.',
};
const PROGRAM_PLAYS: Text = {
  en: 'Unrated, because a program is playing.',
  de: 'Nicht gewertet, weil ein Programm mitspielt.',
};
const SEEN: Text = {
  en: 'Spectators can see everything, including hidden cards and roles. Any player can turn this off under “More”.',
  de: 'Zuschauer sehen alles, auch verdeckte Karten und Rollen. Alle am Tisch können das unter „Mehr“ beenden.',
};
const LOTS: Text = { en: 'The starting player is chosen at random.', de: 'Wer beginnt, wird ausgelost.' };
const YES: Text = { en: 'yes', de: 'ja' };
const NO: Text = { en: 'no', de: 'nein' };

/** What somebody agrees to who sits down at a table that waits, a line each. */
export function termLines({ table, game }: LoadedTable, language: Language): string[] {
  const { perTurn } = table.clock;
  const time = perTurn === null ? say(NO_CLOCK, language) : duration(perTurn, language);
  const said = [
    `${say(CLOCK, language)}: **${time}**`,
    ...optionLines(describeOptions(game.options), table.options, language),
    ...(table.seats.length === 2 ? [say(countsAt(table), language)] : []),
    ...(table.seen ? [say(SEEN, language)] : []),
    ...(table.lots ? [say(LOTS, language)] : []),
  ];
  return said.map((line) => `- ${line}`);
}

function countsAt({ seats, help, unrated }: Table): Text {
  if (seats.some(({ kind }) => kind === 'program')) return PROGRAM_PLAYS;
  return help ? HELPED : unrated ? COUNTS_NOT : COUNTS;
}

/** What is set, and what holds where nothing is; who brings a file does without the house's own things. */
function optionLines(specs: readonly OptionSpec[], options: unknown, language: Language): string[] {
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
