import { type Language, say, type Text } from '@longtable/kit';
import { SIGNS } from '@longtable/kit/picture';
import { ButtonStyle } from 'discord.js';
import { type Id, makeId } from '../custom-ids/ids.ts';
import { MAX_ROW_BUTTONS } from '../discord-limits.ts';
import { fromFeatures, type LoadedTable } from '../host/feature.ts';
import { computerOnTurn, hasBegun, hasOnePerson, isFinished, personsAt, takesLatecomers } from '../host/table/table.ts';
import { isPrivate, secondTableOf } from '../host/table/terms.ts';
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
  rematch: SIGNS.again,
  stronger: SIGNS.again,
  again: SIGNS.again,
  achievements: SIGNS.laurels,
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
  const late = [...latecomerButton(loaded), ...fromFeatures(loaded, 'pageButtons')];
  switch (table.status) {
    case 'playing': {
      const panel: ButtonSpec[] = isPrivate(loaded)
        ? [[{ kind: 'panel', table: id }, texts.buttons.yourTurn, computerOnTurn(loaded) ? Secondary : Primary]]
        : [];
      const seat = personsAt(table).length === 1 ? publicSeat(loaded) : undefined;
      const own = seat === undefined ? [] : fromFeatures(loaded, 'shrinkingButtons', seat);
      const display = hasOnePerson(table)
        ? fromFeatures(loaded, 'displayButtons', table.location.display ?? 'plain')
        : [];
      return buttonsFor(
        [
          ...panel,
          ...display,
          ...fromFeatures(loaded, 'answerButtons'),
          ...fromFeatures(loaded, 'boardButtons'),
          ...fromFeatures(loaded, 'leaveButtons'),
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

/** Returns the button that adds a spectator to the next game. Empty if the table takes no latecomers. */
export function latecomerButton(loaded: LoadedTable): ButtonSpec[] {
  return takesLatecomers(loaded) ? [[{ kind: 'join', table: loaded.table.id }, texts.buttons.joinNext, Secondary]] : [];
}

function secondGameButton(loaded: LoadedTable): ButtonSpec[] {
  const second = secondTableOf(loaded);
  return second === undefined ? [] : [[{ kind: 'panel', table: second }, texts.buttons.secondGame, Primary]];
}

/** Returns the button after a game: that of a feature, to the second game of a match, or for a rematch. Empty if none is possible. */
export function nextButton(loaded: LoadedTable): ButtonSpec[] {
  const { table } = loaded;
  const added = fromFeatures(loaded, 'nextButtons');
  if (table.terms.single) return added;
  const second = secondGameButton(loaded);
  if (second.length > 0) return second;
  const isPossible =
    table.seats.length > 1 && isFinished(table) && !table.terms.exercise && personsAt(table).length > 0;
  return isPossible ? [[{ kind: 'rematch', table: table.id }, texts.buttons.rematch, Primary]] : [];
}

/**
 * Returns the buttons after a game: play again, next step, analyse, replay, share and log. Exercises have their
 * own. Empty if the game never started.
 */
export function afterGameButtons(loaded: LoadedTable): ButtonSpec[] {
  const { table } = loaded;
  const { id, seats } = table;
  if (!hasBegun(table)) return [];
  if (table.terms.exercise) return fromFeatures(loaded, 'nextButtons');
  const isAlone = seats.length === 1;
  const playAgain: ButtonSpec = [{ kind: 'again', table: id, seed: 'new' }, texts.buttons.playAgain, Primary];
  const sameSeeds: ButtonSpec = [{ kind: 'again', table: id, seed: 'same' }, texts.buttons.sameSeeds, Secondary];
  const again =
    fromFeatures(loaded, 'again').length > 0 ? [playAgain] : isAlone ? [playAgain, sameSeeds] : nextButton(loaded);
  const added = fromFeatures(loaded, 'endButtons');
  return personsAt(table).length > 0 ? [...again, ...fromFeatures(loaded, 'suggestionButtons'), ...added] : added;
}

export function toBoard({ table }: LoadedTable, language: Language) {
  return linkButton(boardAddress(table), say(texts.buttons.toBoard, language));
}
