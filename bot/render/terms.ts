import { describeOptions, type OptionSpec } from '../../games/kit/options.ts';
import { type Language, say, type Text } from '../../games/kit/text.ts';
import type { Table } from '../../storage/records/table.ts';
import type { LoadedTable } from '../host/table/table.ts';
import { duration } from './duration.ts';
import { plainLine } from './escape.ts';

const CLOCK: Text = { en: 'Time for each turn', de: 'Zeit für jeden Zug' };
const NO_CLOCK: Text = { en: 'as long as it takes', de: 'so lange es dauert' };
const OWN_FILE: Text = { en: 'a file of their own', de: 'eine eigene Datei' };
const COUNTS: Text = { en: 'It counts for your ratings.', de: 'Es zählt für eure Wertung.' };
const COUNTS_NOT: Text = { en: 'It does not count for ratings.', de: 'Es zählt nicht für die Wertung.' };
const HELPED: Text = {
  en: 'Everybody may ask the computer for help, so it does not count for ratings.',
  de: 'Alle dürfen den Computer um Hilfe bitten, darum zählt es nicht für die Wertung.',
};
const PROGRAM_PLAYS: Text = {
  en: 'A program plays, so it does not count for ratings.',
  de: 'Ein Programm spielt mit, darum zählt es nicht für die Wertung.',
};
const SEEN: Text = {
  en: 'Whoever only watches may see everything, also what players hide from each other. Each of you can end that with “More”.',
  de: 'Wer nur zusieht, darf alles sehen, auch was ihr voreinander verbergt. Jeder von euch kann das mit „Mehr“ beenden.',
};
const LOTS: Text = { en: 'Who begins is drawn by lot.', de: 'Wer beginnt, entscheidet das Los.' };
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
