import { type Choice, type Input, LINE_MAX, type Seat } from '../game.ts';
import { LISTS_MAX, OPTIONS_MAX, parseTaken } from '../lists.ts';
import { must, mustSpeak } from './law.ts';

/** A choice goes on with the partial, and what people read of it fits where Discord shows it. */
export function mustBeWellShaped(partial: string, seat: Seat, { line, label, detail, final, input }: Choice): void {
  const of = `of the choice "${line}" for seat ${seat}`;
  must(line.startsWith(partial), `"${line}" doesn't continue "${partial}"`);
  must(line.length <= LINE_MAX, `"${line}" is too long`);
  mustSpeak(`the label ${of}`, label, 80);
  if (detail !== undefined) mustSpeak(`the detail ${of}`, detail, 100);
  if (input) {
    must(!final, `"${line}" is final, but has an input`);
    must(
      new RegExp(`^(?:${input.pattern.source})$`).test(input.example),
      `the example "${input.example}" doesn't match its pattern`,
    );
    mustSpeak(`input.label ${of}`, input.label, 45);
    if (input.hint !== undefined) mustSpeak(`input.hint ${of}`, input.hint, 100);
    mustFitAForm(input, of);
  } else if (!final) {
    must(line.length > partial.length, `the step "${line}" isn't longer than "${partial}"`);
  }
}

/** A form has room for its lists; taking what is taken already, or what the example says, makes a text that could be typed. */
function mustFitAForm({ lists, example }: Input, of: string): void {
  if (!lists) return;
  must(lists.length >= 1 && lists.length <= LISTS_MAX, `a form has 1 to ${LISTS_MAX} lists, not ${lists.length}`);
  must(parseTaken(example)?.length === lists.length, `the example "${example}" doesn't fill the lists`);
  for (const { label, hint, options } of lists) {
    mustSpeak(`the label of a list ${of}`, label, 45);
    if (hint !== undefined) mustSpeak(`the hint of a list ${of}`, hint, 100);
    must(
      options.length >= 1 && options.length <= OPTIONS_MAX,
      `a list has 1 to ${OPTIONS_MAX} options, not ${options.length}`,
    );
    must(new Set(options.map(({ text }) => text)).size === options.length, 'two options of a list are the same');
    for (const option of options) {
      must(parseTaken(option.text)?.[0]?.[0] === option.text, `"${option.text}" may not have spaces or commas`);
      mustSpeak(`the option "${option.text}" ${of}`, option.label, 100);
      if (option.detail !== undefined) mustSpeak(`the detail of "${option.text}" ${of}`, option.detail, 100);
    }
  }
}

/** A full name, which needs no translation: two words or more, and all of them capitalised. */
const FULL_NAME = /^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*)+$/u;

/** Words that people read are there in each language; one string for all of them is for signs, numbers and names. */
export function mustBeTranslated({ line, label, detail, under, input }: Choice, english: readonly string[]): void {
  for (const [field, words] of Object.entries({ label, detail, under, 'input.label': input?.label })) {
    if (typeof words !== 'string' || FULL_NAME.test(words)) continue;
    const word = /\p{L}{3,}/u.exec(english.reduce((rest, name) => rest.replaceAll(name, ' '), words))?.[0];
    must(
      word === undefined,
      `the ${field} of "${line}" is the string ${JSON.stringify(words)} in every language. Give it as { en, de }; if it is a name that stays the same, list it in the contract's \`english\`.`,
    );
  }
}
