import { type Choice, isHelp, type Seat } from '@longtable/kit';
import { firstFrom, type LoadedTable, withHook } from '../feature.ts';
import { Refusal } from '../refusal.ts';
import { isRated } from './rating.ts';
import { personsAt } from './table.ts';

/** Returns a refusal if hints are not allowed: if a feature objects, and between people unless agreed. Otherwise undefined. */
export function objectionToHelp(loaded: LoadedTable): Refusal | undefined {
  const objection = firstFrom(withHook(loaded.features, 'objection'), (feature) => feature.objection(loaded, 'help'));
  if (objection) return objection;
  const { table } = loaded;
  if (personsAt(table).length < 2 || table.terms.help) return undefined;
  return new Refusal(isRated(table) ? 'ratedAlone' : 'withoutHelp');
}

/** Returns the choices of a seat after a partial line, without help choices if hints are not allowed. */
export function choicesFor(loaded: LoadedTable, seat: Seat, partial: string): readonly Choice[] {
  const choices = loaded.game.choices(loaded.table.state, seat, partial);
  return choices.some(({ help }) => help) && objectionToHelp(loaded) ? choices.filter(({ help }) => !help) : choices;
}

/** Returns the choices for a person's menu. Unless the table is guided, it includes shortcuts, which come first among the buttons and among the lists. */
export function menuFor(loaded: LoadedTable, seat: Seat, partial: string, choices = choicesFor(loaded, seat, partial)) {
  const { table, game } = loaded;
  if (!game.shortcuts || table.terms.guided) return choices;
  const offered = game.shortcuts.choices(table.state, seat, partial);
  const own = choices.filter(({ line }) => !offered.some(({ replaces }) => replaces?.includes(line)));
  const firstList = own.findIndex(({ under }) => under);
  const buttons = firstList < 0 ? own : own.slice(0, firstList);
  const rest = own.slice(buttons.length);
  // A list of the game keeps its place if shortcuts are added to it.
  const shared = offered.filter(({ under }) => under && rest.some((choice) => choice.under === under));
  const isFirst = (choice: Choice, at: number) => rest.findIndex(({ under }) => under === choice.under) === at;
  const lists = rest.flatMap((choice, at) =>
    choice.under && isFirst(choice, at) ? [...shared.filter(({ under }) => under === choice.under), choice] : [choice],
  );
  const shortcuts = Map.groupBy(
    offered.filter((choice) => !shared.includes(choice)),
    ({ under }) => under !== undefined,
  );
  return [...(shortcuts.get(false) ?? []), ...buttons, ...(shortcuts.get(true) ?? []), ...lists];
}

/** Refuses a line that is a help choice if hints are not allowed. */
export function checkLine(loaded: LoadedTable, seat: Seat, line: string): void {
  const { table, game } = loaded;
  // A refusal with its stack is costly, so between people it is made for a help choice only.
  const mayObject = personsAt(table).length > 1 || objectionToHelp(loaded) !== undefined;
  const objection = mayObject && isHelp(game, table.state, seat, line) && objectionToHelp(loaded);
  if (objection) throw objection;
}
