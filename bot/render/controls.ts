import type { Language } from '@longtable/kit';
import type { Display } from '../../storage/records/person.ts';
import {
  type ButtonSpec,
  boardButtonsAt,
  firstFrom,
  type Link,
  type LoadedTable,
  panelButtonsAt,
} from '../host/feature.ts';
import { computerOnTurn, hasBegun, hasOnePerson, isFinished, isPrivate, personsAt } from '../host/table/table.ts';
import { boardAddress } from './names.ts';
import { buttonsFor, plain, primary } from './page.ts';
import { publicSeat } from './status.ts';
import { texts } from './words/texts.ts';

/** Returns the buttons below the game's own menus, by the status of the table. */
export function controlButtons(loaded: LoadedTable, language: Language) {
  const { table } = loaded;
  const { id } = table;
  const more: ButtonSpec = plain({ kind: 'more', table: id }, texts.buttons.more);
  const late = [...boardButtonsAt(loaded, 'spectators'), ...boardButtonsAt(loaded, 'pages')];
  switch (table.status) {
    case 'playing': {
      const panel: ButtonSpec[] = isPrivate(loaded)
        ? [(computerOnTurn(loaded) ? plain : primary)({ kind: 'panel', table: id }, texts.buttons.yourTurn)]
        : [];
      const seat = personsAt(table).length === 1 ? publicSeat(loaded) : undefined;
      const own = seat === undefined ? [] : panelButtonsAt(loaded, 'undo', seat, language);
      const display = hasOnePerson(table) ? displayButton(loaded, table.location.display ?? 'plain') : [];
      return buttonsFor(
        [
          ...panel,
          ...display,
          ...boardButtonsAt(loaded, 'answers'),
          ...boardButtonsAt(loaded, 'board'),
          ...boardButtonsAt(loaded, 'leaving'),
          ...own,
          ...late,
          more,
        ],
        language,
      );
    }
    case 'paused':
      return buttonsFor([...boardButtonsAt(loaded, 'answers'), ...late, more], language);
    default:
      return buttonsFor(afterGameButtons(loaded), language);
  }
}

/** Returns the button that changes how a reader sees the board. Empty if there is none. */
export function displayButton(loaded: LoadedTable, display: Display): ButtonSpec[] {
  const shown = firstFrom(loaded.features, (feature) => feature.displayButton?.(loaded, display));
  return shown ? [shown] : [];
}

/** Returns the buttons of a ping that lead to the next game. Empty after solo games, exercises and games without a result. */
export function nextButton(loaded: LoadedTable): ButtonSpec[] {
  const { terms, seats } = loaded.table;
  const isOffered = terms.single || (!terms.exercise && seats.length > 1 && isFinished(loaded.table));
  return isOffered ? boardButtonsAt(loaded, 'next') : [];
}

/** Returns the buttons after a game: the next game, suggestions and others. Exercises have their own. Empty if the game never started. */
export function afterGameButtons(loaded: LoadedTable): ButtonSpec[] {
  const { table } = loaded;
  if (!hasBegun(table)) return [];
  const next = boardButtonsAt(loaded, 'next');
  if (table.terms.exercise) return next;
  const added = boardButtonsAt(loaded, 'end');
  return personsAt(table).length > 0 ? [...next, ...boardButtonsAt(loaded, 'suggestions'), ...added] : added;
}

export function toBoard({ table }: LoadedTable): Link {
  return { url: boardAddress(table), label: texts.buttons.toBoard };
}
