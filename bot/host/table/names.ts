import { type AnyGame, computerName, type Language, type Reader, say, type Viewer } from '@longtable/kit';
import type { SeatOccupant, Table } from '../../../storage/records/table.ts';
import { type LoadedTable, withHook } from '../feature.ts';
import { texts } from '../words/texts.ts';
import { hasBegun } from './table.ts';

/** Maximum length of a Discord display name and of a table's name. */
export const MAX_NAME_LENGTH = 32;

/** Cleans and shortens a name for boards and sentences: one line, without emoji, invisible characters or changes of direction. */
export function cleanName(shown: string): string {
  const plain = shown
    .normalize('NFC')
    .replace(NOT_FOR_COLUMNS, '')
    .replace(PILED_MARKS, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  return [...plain].slice(0, MAX_NAME_LENGTH).join('').trim();
}

/** Emoji and their parts, invisible characters, and characters that change the text direction. */
const NOT_FOR_COLUMNS =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\p{Cc}\p{Cf}\p{Co}\p{Cs}`]|[\uFE00-\uFE0F]|\u20E3/gu;

/** Third and further combining marks on one letter. No language uses as many. */
const PILED_MARKS = /(\p{M}{2})\p{M}+/gu;

/** Returns the names of all seats. Equal names are numbered, except for free seats. */
export function namesAt({ seats }: Pick<Table, 'seats'>, language: Language): string[] {
  const computers = seats.flatMap(({ kind }, seat) => (kind === 'computer' ? [seat] : []));
  const names: string[] = [];
  for (const [seat, occupant] of seats.entries()) {
    const number = computers.length > 1 ? ` ${computers.indexOf(seat) + 1}` : '';
    const name = occupant.kind === 'computer' ? `${computerName(language)}${number}` : occupantName(occupant, language);
    const alike = names.filter((other) => other === name || other.startsWith(`${name} (`)).length;
    names.push(alike === 0 || occupant.kind === 'open' ? name : `${name} (${alike + 1})`);
  }
  return names;
}

function occupantName(occupant: Exclude<SeatOccupant, { kind: 'computer' }>, language: Language): string {
  switch (occupant.kind) {
    case 'person':
    case 'invited':
      return occupant.name || say(texts.names.someone, language);
    case 'gone':
      return say(texts.names.withStandIn({ name: occupant.name || texts.names.someone }), language);
    case 'program':
      return occupant.name || say(texts.names.program, language);
    case 'open':
      return say(texts.names.free, language);
    case 'someone':
      return say(texts.names.someone, language);
  }
}

export function levelName({ computers }: AnyGame, id: string, language: Language): string {
  return say(computers?.levels.find((level) => level.id === id)?.name ?? id, language);
}

/** Updates the name of a user at a table, unless `name` is undefined or empty. */
export function withName(table: Table, person: string, name: string | undefined): Table {
  const isOld = (occupant: SeatOccupant) =>
    occupant.kind === 'person' && occupant.id === person && occupant.name !== name;
  if (!name || !table.seats.some(isOld)) return table;
  return { ...table, seats: table.seats.map((occupant) => (isOld(occupant) ? { ...occupant, name } : occupant)) };
}

/** Anonymises the occupants for which `whom` is true. At a waiting table their seats become free. A computer that plays for one of them continues. */
export function withoutNames(table: Table, whom: (occupant: SeatOccupant) => boolean): Table {
  const nobody: SeatOccupant = { kind: table.status === 'open' ? 'open' : 'someone' };
  const without = (occupant: SeatOccupant): SeatOccupant => {
    const level = occupant.kind === 'gone' && table.status !== 'over' ? occupant.level : undefined;
    return level === undefined ? nobody : { kind: 'computer', level };
  };
  return { ...table, seats: table.seats.map((occupant) => (whom(occupant) ? without(occupant) : occupant)) };
}

/** Removes replaced players and program owners from a finished table. */
export function withoutStandIns(table: Table): Table {
  const isStandIn = (occupant: SeatOccupant) =>
    (occupant.kind === 'computer' && occupant.instead !== undefined) ||
    (occupant.kind === 'program' && occupant.owner !== undefined);
  if (table.status !== 'over' || !table.seats.some(isStandIn)) return table;
  return { ...table, seats: table.seats.map(withoutOwner) };
}

/** Removes the replaced player of a computer, or the owner and secret of a program. */
export function withoutOwner(occupant: SeatOccupant): SeatOccupant {
  if (occupant.kind === 'program') {
    const { owner, secret, ...rest } = occupant;
    return rest;
  }
  return occupant.kind === 'computer' ? { kind: 'computer', level: occupant.level } : occupant;
}

/** Returns the table as it is stored. The names of a game that never started, or of a lesson, are removed once all notices are sent. */
export function toStored(table: Table): Table {
  const isKept = hasBegun(table) && (!table.terms.exercise || (table.ending?.by === 'exercise' && !table.terms.guided));
  if (table.status !== 'over' || isKept || table.pings.notices.length > 0) return table;
  const { terms, ...rest } = withoutNames(table, (occupant) => 'id' in occupant || occupant.kind === 'program');
  return { ...rest, terms: { ...terms, opener: undefined } };
}

/** Returns the reader for a spectator of a running table who may see everything. */
export function openSpectatorAt(loaded: LoadedTable, language: Language): Reader {
  return { ...readerAt(loaded, 'spectator', language), open: true, live: true };
}

/** Returns the reader for a viewer of a table, with the notes after `move`. After the end of the game nothing is hidden. */
export function readerAt(
  loaded: LoadedTable,
  viewer: Viewer,
  language: Language,
  move = Number.POSITIVE_INFINITY,
): Reader {
  const { table } = loaded;
  const isOpen = table.status === 'over' && hasBegun(table);
  const notes = withHook(loaded.features, 'notes').flatMap((feature) => feature.notes(loaded, viewer, move));
  return {
    viewer,
    language,
    names: namesAt(table, language),
    ...(notes.length > 0 && { notes }),
    ...(isOpen && { open: true as const }),
  };
}

/** Returns a table without its name. */
export function withoutName({ terms: { name, ...terms }, ...table }: Table): Table {
  return { ...table, terms };
}
