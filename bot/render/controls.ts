import { type Language, say, type Text } from '@longtable/kit';
import { SIGNS } from '@longtable/kit/picture';
import { ButtonStyle } from 'discord.js';
import type { Display } from '../../storage/records/person.ts';
import { type Id, makeId } from '../custom-ids/ids.ts';
import { MAX_ROW_BUTTONS } from '../discord-limits.ts';
import { boardButtonsAt, type FeatureButton, firstFrom, type LoadedTable, panelButtonsAt } from '../host/feature.ts';
import { computerOnTurn, hasBegun, hasOnePerson, isFinished, personsAt, takesLatecomers } from '../host/table/table.ts';
import { isPrivate } from '../host/table/terms.ts';
import { button, linkButton, row } from './components.ts';
import type { Row } from './message.ts';
import { boardAddress } from './names.ts';
import { publicSeat } from './status.ts';
import { texts } from './words/texts.ts';

const { Primary, Secondary, Success, Danger } = ButtonStyle;

export type ButtonSpec = readonly [
  id: Id | string,
  label: Text,
  style: typeof Primary | typeof Secondary | typeof Success | typeof Danger,
  icon?: string,
];

const ICONS: Readonly<Partial<Record<Id['kind'], string>>> = {
  more: SIGNS.more,
  join: SIGNS.calm,
  decline: SIGNS.cancel,
};

export function buttonsFor(buttons: readonly ButtonSpec[], language: Language) {
  return buttons.map(([id, label, style, icon]) =>
    typeof id === 'string'
      ? button(id, say(label, language), style, icon)
      : button(makeId(id), say(label, language), style, ICONS[id.kind]),
  );
}

/** Returns rows of buttons, or no row without buttons. */
export function buttonRows(buttons: readonly ButtonSpec[], language: Language): Row[] {
  const drawn = buttonsFor(buttons, language);
  const count = Math.ceil(drawn.length / MAX_ROW_BUTTONS);
  return Array.from({ length: count }, (_, at) => row(drawn.slice(at * MAX_ROW_BUTTONS, (at + 1) * MAX_ROW_BUTTONS)));
}

/** Returns the buttons below the game's own menus, by the status of the table. */
export function controlButtons(loaded: LoadedTable, language: Language) {
  const { table } = loaded;
  const { id } = table;
  const more: ButtonSpec = [{ kind: 'more', table: id }, texts.buttons.more, Secondary];
  const late = [...latecomerButton(loaded), ...boardButtonsAt(loaded, 'pages')];
  switch (table.status) {
    case 'playing': {
      const panel: ButtonSpec[] = isPrivate(loaded)
        ? [[{ kind: 'panel', table: id }, texts.buttons.yourTurn, computerOnTurn(loaded) ? Secondary : Primary]]
        : [];
      const seat = personsAt(table).length === 1 ? publicSeat(loaded) : undefined;
      const own = seat === undefined ? [] : panelButtonsAt(loaded, 'undo', seat);
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
      return buttonsFor([[{ kind: 'resume', table: id }, texts.buttons.resume, Success], ...late, more], language);
    default:
      return buttonsFor(afterGameButtons(loaded), language);
  }
}

/** Returns the button that changes how a reader sees the board. Empty if there is none. */
export function displayButton(loaded: LoadedTable, display: Display): FeatureButton[] {
  const shown = firstFrom(loaded.features, (feature) => feature.displayButton?.(loaded, display));
  return shown ? [shown] : [];
}

/** Returns the button that adds a spectator to the next game. Empty if the table takes no latecomers. */
export function latecomerButton(loaded: LoadedTable): ButtonSpec[] {
  return takesLatecomers(loaded) ? [[{ kind: 'join', table: loaded.table.id }, texts.buttons.joinNext, Secondary]] : [];
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

export function toBoard({ table }: LoadedTable, language: Language) {
  return linkButton(boardAddress(table), say(texts.buttons.toBoard, language));
}
