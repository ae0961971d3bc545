import { ButtonStyle } from 'discord.js';
import { type Language, say, type Text } from '../../../games/kit/text.ts';
import type { Offer, Table } from '../../../storage/records/table.ts';
import type { Seated } from '../../host/table/table.ts';
import { type Id, makeId } from '../ids/ids.ts';
import { button, type Row, row } from './menu.ts';
import { WORDS } from './words.ts';

const { Primary, Secondary, Success, Danger } = ButtonStyle;

type Labelled = readonly [
  id: Id,
  label: Text,
  style: typeof Primary | typeof Secondary | typeof Success | typeof Danger,
];

/** A row of buttons in one language; nothing without buttons. */
export function buttonRows(buttons: readonly Labelled[], language: Language): Row[] {
  if (buttons.length === 0) return [];
  return [row(buttons.map(([id, label, style]) => button(makeId(id), say(label, language), style)))];
}

/** What can be pressed while a table waits for players. */
export function waitingRows({ id: table, seats }: Table, language: Language): Row[] {
  const isInvitation = seats.some(({ kind }) => kind === 'invited');
  const isOpen = seats.some(({ kind }) => kind === 'open');
  const buttons: Labelled[] = [
    [{ kind: 'join', table }, isOpen ? WORDS.join : WORDS.accept, Success],
    ...(isInvitation ? [[{ kind: 'decline', table }, WORDS.decline, Secondary] as const] : []),
    [{ kind: 'leave', table }, isInvitation ? WORDS.withdraw : WORDS.leave, Secondary],
  ];
  return buttonRows(buttons, language);
}

/** What can be pressed around a game, below its own menus. */
export function controlRows({ table, game }: Seated, language: Language): Row[] {
  const { id, offer } = table;
  const more: Labelled = [{ kind: 'more', table: id }, WORDS.more, Secondary];
  switch (table.status) {
    case 'playing': {
      const panel: Labelled[] = game.secrets ? [[{ kind: 'panel', table: id }, WORDS.yourMove, Primary]] : [];
      return buttonRows([...panel, ...(offer ? answers(id, offer) : []), more], language);
    }
    case 'paused':
      return buttonRows([[{ kind: 'resume', table: id }, WORDS.resume, Success], more], language);
    default:
      return table.seats.length > 1
        ? buttonRows([[{ kind: 'rematch', table: id }, WORDS.rematch, Primary]], language)
        : [];
  }
}

function answers(table: string, { mark }: Offer): Labelled[] {
  return [
    [{ kind: 'agree', table, mark }, WORDS.agree, Success],
    [{ kind: 'refuse', table, mark }, WORDS.decline, Secondary],
  ];
}
