import {
  type AnyGame,
  type Language,
  type NoteTargets,
  type Reader,
  type Seat,
  say,
  type Text,
  type Viewer,
} from '@longtable/kit';
import type { SeatOccupant, Table } from '../../../storage/records/table.ts';
import { hasBegun, isFinished, type LoadedTable } from './table.ts';

/** The longest name that Discord lets a person bear, and that a table can have. */
export const NAME_MAX = 32;

const SOMEONE: Text = { en: 'someone', de: 'jemand' };
const PROGRAM: Text = { en: 'the program', de: 'das Programm' };
const LEFT: Text = { en: 'left', de: 'ausgestiegen' };
const STAND_IN: Text = { en: 'computer', de: 'Computer' };
const FREE: Text = { en: 'a free seat', de: 'ein freier Platz' };

/** A person's name as boards and sentences can bear it: on one line, without emoji, and no sign that takes the text elsewhere. */
export function cleanName(shown: string): string {
  const plain = shown
    .normalize('NFC')
    .replace(NOT_FOR_COLUMNS, '')
    .replace(PILED_MARKS, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  return [...plain].slice(0, NAME_MAX).join('').trim();
}

/** Emoji and their parts, what cannot be seen, and what turns the direction of writing. */
const NOT_FOR_COLUMNS =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\p{Cc}\p{Cf}\p{Co}\p{Cs}`]|[\uFE00-\uFE0F]|\u20E3/gu;

/** More marks on one letter than any language writes. */
const PILED_MARKS = /(\p{M}{2})\p{M}+/gu;

/** How those who sit at a table are called, by seat; no two alike. */
export function namesAt({ seats }: Pick<Table, 'seats'>, language: Language): string[] {
  const computers = seats.flatMap(({ kind }, seat) => (kind === 'computer' ? [seat] : []));
  const names: string[] = [];
  for (const [seat, sitter] of seats.entries()) {
    const number = computers.length > 1 ? ` ${computers.indexOf(seat) + 1}` : '';
    const name = sitter.kind === 'computer' ? `Computer${number}` : called(sitter, language);
    const alike = names.filter((other) => other === name || other.startsWith(`${name} (`)).length;
    names.push(alike === 0 || sitter.kind === 'open' ? name : `${name} (${alike + 1})`);
  }
  return names;
}

function called(sitter: Exclude<SeatOccupant, { kind: 'computer' }>, language: Language): string {
  switch (sitter.kind) {
    case 'person':
    case 'invited':
      return sitter.name || say(SOMEONE, language);
    case 'gone':
      return `${sitter.name || say(SOMEONE, language)} (${say(sitter.level === undefined ? LEFT : STAND_IN, language)})`;
    case 'program':
      return sitter.name || say(PROGRAM, language);
    case 'open':
      return say(FREE, language);
    case 'someone':
      return say(SOMEONE, language);
  }
}

/** What people call a computer's level. */
export function levelName({ computers }: AnyGame, id: string, language: Language): string {
  return say(computers?.levels.find((level) => level.id === id)?.name ?? id, language);
}

/** A table at which a person is called as they are called now. */
export function withName(table: Table, person: string, name: string | undefined): Table {
  const isOld = (sitter: SeatOccupant) => sitter.kind === 'person' && sitter.id === person && sitter.name !== name;
  if (!name || !table.seats.some(isOld)) return table;
  return { ...table, seats: table.seats.map((sitter) => (isOld(sitter) ? { ...sitter, name } : sitter)) };
}

/** A table at which these sitters are "someone"; a seat that was kept for one of them while it waits is free. */
export function withoutNames(table: Table, whom: (sitter: SeatOccupant) => boolean): Table {
  const nobody: SeatOccupant = { kind: table.status === 'open' ? 'open' : 'someone' };
  const without = (sitter: SeatOccupant): SeatOccupant => {
    const level = sitter.kind === 'gone' && table.status !== 'over' ? sitter.level : undefined;
    return level === undefined ? nobody : { kind: 'computer', level };
  };
  return { ...table, seats: table.seats.map((sitter) => (whom(sitter) ? without(sitter) : sitter)) };
}

/** A table where, once it is over, computers and programs sit for nobody but themselves. */
export function withoutStandIns(table: Table): Table {
  const isStandIn = (sitter: SeatOccupant) =>
    (sitter.kind === 'computer' && sitter.instead !== undefined) ||
    (sitter.kind === 'program' && sitter.owner !== undefined);
  if (table.status !== 'over' || !table.seats.some(isStandIn)) return table;
  return { ...table, seats: table.seats.map(asItself) };
}

/** A computer or program that plays for nobody any more; anybody else as they are. */
export function asItself(sitter: SeatOccupant): SeatOccupant {
  if (sitter.kind === 'program') {
    const { owner, secret, ...rest } = sitter;
    return rest;
  }
  return sitter.kind === 'computer' ? { kind: 'computer', level: sitter.level } : sitter;
}

/** What is kept of a table: one that was cleared away is no part of anybody's past and, once all have been told, names nobody. */
export function asKept(table: Table): Table {
  const isKept = isFinished(table) || table.ending?.by === 'puzzle';
  if (table.status !== 'over' || isKept || table.pings.notices.length > 0) return table;
  const { terms, features, ...rest } = withoutNames(table, (sitter) => 'id' in sitter || sitter.kind === 'program');
  return { ...rest, terms: { ...terms, opener: undefined }, features: { ...features, latecomers: undefined } };
}

/** Whoever watches a table that goes on, and may see everything. */
export function watcherAt(loaded: LoadedTable, language: Language): Reader {
  return { ...readerAt(loaded, 'spectator', language), open: true, live: true };
}

/** What a seat can note now; undefined where there is nothing. */
export function notableFor(loaded: LoadedTable, seat: Seat, language: Language): NoteTargets | undefined {
  const { table, game } = loaded;
  if (table.status !== 'playing') return undefined;
  const pages = game.face.pages?.(table.state, readerAt(loaded, seat, language)) ?? [];
  const notable = pages.map((page) => page.noteTargets).find(Boolean);
  return notable?.things.length ? notable : undefined;
}

/** Somebody who reads about a table; once it is over, however that came, nothing is hidden from them. */
export function readerAt({ table }: LoadedTable, viewer: Viewer, language: Language): Reader {
  const isOpen = table.status === 'over' && hasBegun(table);
  const notes = table.features.notes?.filter(({ seat }) => seat === viewer) ?? [];
  return {
    viewer,
    language,
    names: namesAt(table, language),
    ...(notes.length > 0 && { notes }),
    ...(isOpen && { open: true as const }),
  };
}
