import { type Language, list, type Seat, say, type Text } from '@longtable/kit';
import { hyperlink } from 'discord.js';
import type { SeatOccupant, Table } from '../../storage/records/table.ts';
import { levelName, namesAt } from '../host/table/names.ts';
import { isSeated, isUnanswered, type LoadedTable } from '../host/table/table.ts';
import { plainLine } from './escape.ts';
import { WORDS } from './text.ts';

/** How somebody at a table is called in a line of a message: by name, or as Discord shows them where no name is kept. */
export function nameAt({ table }: LoadedTable, seat: Seat, language: Language): string {
  const sitter = table.seats[seat];
  if (sitter && 'id' in sitter && !sitter.name) return `<@${sitter.id}>`;
  const name = plainLine(namesAt(table, language)[seat] ?? say(WORDS.someone, language));
  return sitter?.kind === 'program' && sitter.name ? `${name} (${say(WORDS.program, language)})` : name;
}

/** Several of them in a sentence. */
export function namesTogether(loaded: LoadedTable, seats: readonly Seat[], language: Language): string {
  return list(
    seats.map((seat) => nameAt(loaded, seat, language)),
    language,
  );
}

/** All who sit at a table: how strong a computer is that plays, and who has invited whom. */
export function everyoneAt(loaded: LoadedTable, language: Language): string {
  const { table, game } = loaded;
  const isForMore = table.status === 'open' && table.seats.length > 2;
  const called = table.seats.map((sitter, seat) => {
    const name = nameAt(loaded, seat, language);
    if (sitter.kind === 'computer' && !table.features.puzzle)
      return `${name} (${plainLine(levelName(game, sitter.level, language))})`;
    // Who is asked to play has to be mentioned to hear of it.
    return isUnanswered(sitter) ? `<@${sitter.id}>` : name;
  });
  const those = (isOf: (sitter: SeatOccupant) => boolean) =>
    called.filter((_, seat) => isOf(table.seats[seat] as SeatOccupant));
  const asked = those(({ kind }) => kind === 'invited');
  const computers = those(({ kind }) => kind === 'computer');
  const asking = those(({ kind }) => kind !== 'invited' && kind !== 'computer' && !(isForMore && kind === 'open'));
  const present = those(({ kind }) => kind !== 'invited' && !(isForMore && kind === 'open'));
  const size = sizeWords(table.seats.filter(isSeated).length, game.seats.min, table.seats.length);
  return [
    ...(asked.length === 0 ? [present.join(' – ')] : [invitation(table, asking, asked, language), ...computers]),
    ...(isForMore ? [say(size, language)] : []),
  ].join(' · ');
}

/** How many have come, and how many can play: “3 of 3–6”. */
export function sizeWords(come: number, least: number, most: number): Text {
  const range = least === most ? `${most}` : `${least}–${most}`;
  return { en: `${come} of ${range} players`, de: `${come} von ${range} Personen` };
}

function invitation(
  { terms: { rematch } }: Table,
  asking: readonly string[],
  asked: readonly string[],
  language: Language,
): string {
  const [hosts, guests] = [list(asking, language), list(asked, language)];
  const several = asking.length > 1;
  const words: Text = rematch
    ? {
        en: `${hosts} asked ${guests} for a rematch`,
        de: `${hosts} ${several ? 'fordern' : 'fordert'} Revanche von ${guests}`,
      }
    : { en: `${hosts} invited ${guests}`, de: `${hosts} ${several ? 'haben' : 'hat'} ${guests} eingeladen` };
  return say(words, language);
}

/** The names of all who sit at a table, for menus, where nothing is formatted. */
export function plainNamesAt({ table }: LoadedTable, language: Language): string {
  return namesAt(table, language).join(' – ');
}

/** Mentions that call the persons in these seats, the invited ones too, and those whose seat the computer has. */
export function mentionsOf({ seats }: Table, whom: readonly Seat[]): { users: string[]; text: string } {
  const users = whom.flatMap((seat) => {
    const sitter = seats[seat];
    if (sitter?.kind === 'computer') return sitter.instead ? [sitter.instead.id] : [];
    return sitter && 'id' in sitter ? [sitter.id] : [];
  });
  const each = [...new Set(users)];
  return { users: each, text: each.map((id) => `<@${id}>`).join(' ') };
}

/** The address of a table's board, for those who are elsewhere. */
export function boardAddress({ location: { guild, channel, message } }: Table): string {
  return ['https://discord.com/channels', guild ?? '@me', channel, ...(message === null ? [] : [message])].join('/');
}

/** The same as a link in a line. */
export function boardLink(table: Table, language: Language): string {
  return hyperlink(say(WORDS.toBoard, language), boardAddress(table));
}
