import { type Choice, type Language, read, type Seat } from '@longtable/kit';
import { MAX_OPTION_LABEL, MAX_OPTIONS } from '../../discord-limits.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { readerAt } from '../../host/table/names.ts';
import { choicesFor } from '../../host/table/terms.ts';
import type { Suggestion } from '../../interactions/command.ts';

/** Returns the choices that continue a typed line, for autocompletion. */
export function suggestLines(
  loaded: LoadedTable,
  seat: Seat,
  typed: string,
  language: Language,
  choicesAfter = (partial: string) => choicesFor(loaded, seat, partial),
): Suggestion[] {
  const reader = readerAt(loaded, seat, language);
  const wanted = typed.toLowerCase();
  const fits = (choice: Choice) =>
    choice.line.toLowerCase().startsWith(wanted) || read(choice.label, reader).toLowerCase().includes(wanted);
  let choices = choicesAfter('');
  for (;;) {
    const step = choices.find(
      (choice) => !choice.final && !choice.input && wanted.startsWith(choice.line.toLowerCase()),
    );
    const further = step ? choicesAfter(step.line) : [];
    if (further.length === 0) break;
    choices = further;
  }
  return choices
    .filter(fits)
    .slice(0, MAX_OPTIONS)
    .map((choice) => ({
      name: `${choice.line}${choice.final ? '' : '…'} · ${read(choice.label, reader)}`.slice(0, MAX_OPTION_LABEL),
      value: choice.line,
    }));
}
