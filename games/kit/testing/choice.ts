import { type AnyGame, type Choice, type Input, MAX_LINE_LENGTH, type Seat } from '../game.ts';
import { MAX_LISTS, MAX_OPTIONS, parseSelection } from '../lists.ts';
import { isAnswer } from '../walk.ts';
import { assert, assertGerman, assertText, assertTranslated } from './law.ts';

/** Checks that a choice continues the partial and that its texts fit Discord's limits. */
export function assertChoiceShape(game: AnyGame, partial: string, seat: Seat, choice: Choice): void {
  const { line, label, detail, final, input } = choice;
  const of = `of the choice "${line}" for seat ${seat}`;
  assert(line.startsWith(partial), `"${line}" doesn't continue "${partial}"`);
  assert(line.length <= MAX_LINE_LENGTH, `"${line}" is too long`);
  assertText(game, `the label ${of}`, label, 80);
  if (detail !== undefined) assertText(game, `the detail ${of}`, detail, 100);
  if (input) {
    assert(!final, `"${line}" is final, but has an input`);
    // Pages and programs get the source only.
    assert(input.pattern.flags === '', `the pattern ${of} has flags: ${input.pattern}`);
    assert(isAnswer(input, input.example), `the example "${input.example}" doesn't match its pattern`);
    assertText(game, `input.label ${of}`, input.label, 45);
    if (input.hint !== undefined) assertText(game, `input.hint ${of}`, input.hint, 100);
    assertFitsForm(game, input, of);
  } else if (!final) {
    assert(line.length > partial.length, `the step "${line}" isn't longer than "${partial}"`);
  }
}

/** Checks that a form has room for its lists and that its example is a valid selection. */
function assertFitsForm(game: AnyGame, { lists, example }: Input, of: string): void {
  if (!lists) return;
  assert(lists.length >= 1 && lists.length <= MAX_LISTS, `a form has 1 to ${MAX_LISTS} lists, not ${lists.length}`);
  assert(parseSelection(example)?.length === lists.length, `the example "${example}" doesn't fill the lists`);
  for (const { label, hint, options } of lists) {
    assertText(game, `the label of a list ${of}`, label, 45);
    if (hint !== undefined) assertText(game, `the hint of a list ${of}`, hint, 100);
    assert(
      options.length >= 1 && options.length <= MAX_OPTIONS,
      `a list has 1 to ${MAX_OPTIONS} options, not ${options.length}`,
    );
    assert(new Set(options.map(({ text }) => text)).size === options.length, 'two options of a list are the same');
    for (const option of options) {
      assert(parseSelection(option.text)?.[0]?.[0] === option.text, `"${option.text}" may not have spaces or commas`);
      assertText(game, `the option "${option.text}" ${of}`, option.label, 100);
      if (option.detail !== undefined) assertText(game, `the detail of "${option.text}" ${of}`, option.detail, 100);
    }
  }
}

/** Checks that the texts of a choice are translated. */
export function assertChoiceTranslated(game: AnyGame, choice: Choice, english: readonly string[]): void {
  const { line, label, detail, under, input } = choice;
  for (const [field, words] of Object.entries({ label, detail, under, 'input.label': input?.label }))
    if (words !== undefined) {
      assertTranslated(game, `the ${field} of "${line}"`, words, english);
      assertGerman(game, `the ${field} of "${line}"`, words, english);
    }
}
