import type { Choice, Seat } from '../../../games/kit/game.ts';
import { type Language, say } from '../../../games/kit/text.ts';
import type { Seated } from '../../host/table/table.ts';

const MOST = 25;
const NAME_MAX = 100;

/** How a typed line may go on, for autocompletion: the choices that what was typed leads to. */
export function suggest(
  { table, game }: Seated,
  seat: Seat,
  typed: string,
  language: Language,
): { name: string; value: string }[] {
  const wanted = typed.toLowerCase();
  const fits = (choice: Choice) =>
    choice.line.toLowerCase().startsWith(wanted) || say(choice.label, language).toLowerCase().includes(wanted);
  let choices = game.choices(table.state, seat, '');
  for (;;) {
    const step = choices.find(
      (choice) => !choice.final && !choice.input && wanted.startsWith(choice.line.toLowerCase()),
    );
    const further = step ? game.choices(table.state, seat, step.line) : [];
    if (further.length === 0) break;
    choices = further;
  }
  return choices
    .filter(fits)
    .slice(0, MOST)
    .map((choice) => ({
      name: `${choice.line}${choice.final ? '' : '…'} · ${say(choice.label, language)}`.slice(0, NAME_MAX),
      value: choice.line,
    }));
}
