import type { Choice, Seat } from '../../../games/kit/game.ts';
import { read } from '../../../games/kit/reader.ts';
import type { Language } from '../../../games/kit/text.ts';
import { OPTION_MAX, OPTIONS_MAX } from '../../discord-limits.ts';
import { readerAt } from '../../host/table/names.ts';
import type { LoadedTable } from '../../host/table/table.ts';
import { choicesFor } from '../../host/table/terms.ts';
import type { Suggestion } from '../../interactions/autocomplete.ts';

/** How a typed line may go on, for autocompletion: the choices that what was typed leads to. */
export function suggest(
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
    .slice(0, OPTIONS_MAX)
    .map((choice) => ({
      name: `${choice.line}${choice.final ? '' : '…'} · ${read(choice.label, reader)}`.slice(0, OPTION_MAX),
      value: choice.line,
    }));
}
