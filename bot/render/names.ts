import { hyperlink } from 'discord.js';
import type { Seat } from '../../games/kit/game.ts';
import { list } from '../../games/kit/reader.ts';
import { type Language, say, type Text } from '../../games/kit/text.ts';
import type { Table } from '../../storage/records/table.ts';
import { levelName, namesAt } from '../host/table/names.ts';
import { isUnanswered, type LoadedTable } from '../host/table/table.ts';
import { plainLine } from './escape.ts';
import { WORDS } from './text.ts';

/** How somebody at a table is called in a line of a message: by name, or as Discord shows them where no name is kept. */
export function nameAt({ table, game }: LoadedTable, seat: Seat, language: Language): string {
  const sitter = table.seats[seat];
  if (sitter && 'id' in sitter && !sitter.name) return `<@${sitter.id}>`;
  const name = plainLine(namesAt(table, game, language)[seat] ?? say(WORDS.someone, language));
  return sitter?.kind === 'program' && sitter.name ? `${name} (${say(WORDS.program, language)})` : name;
}

/** Several of them in a sentence. */
export function namesTogether(loaded: LoadedTable, seats: readonly Seat[], language: Language): string {
  return list(
    seats.map((seat) => nameAt(loaded, seat, language)),
    language,
  );
}

/** All who sit at a table: how strong a computer is, and who has invited whom. */
export function everyoneAt(loaded: LoadedTable, language: Language): string {
  const { table, game } = loaded;
  const called = table.seats.map((sitter, seat) => {
    if (sitter.kind === 'computer') return `Computer (${plainLine(levelName(game, sitter.level, language))})`;
    // Who is asked to play has to be mentioned to hear of it.
    return isUnanswered(sitter) ? `<@${sitter.id}>` : nameAt(loaded, seat, language);
  });
  const asked = called.filter((_, seat) => table.seats[seat]?.kind === 'invited');
  if (asked.length === 0) return called.join(' – ');
  const asking = called.filter((name) => !asked.includes(name));
  const [hosts, guests] = [list(asking, language), list(asked, language)];
  const several = asking.length > 1;
  const words: Text = table.rematch
    ? {
        en: `${hosts} asked ${guests} for a rematch`,
        de: `${hosts} ${several ? 'fordern' : 'fordert'} Revanche von ${guests}`,
      }
    : { en: `${hosts} invited ${guests}`, de: `${hosts} ${several ? 'haben' : 'hat'} ${guests} eingeladen` };
  return say(words, language);
}

/** The names of all who sit at a table, for menus, where nothing is formatted. */
export function plainNamesAt({ table, game }: LoadedTable, language: Language): string {
  return namesAt(table, game, language).join(' – ');
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
export function boardAddress({ place: { guild, channel, message } }: Table): string {
  return ['https://discord.com/channels', guild ?? '@me', channel, ...(message === null ? [] : [message])].join('/');
}

/** The same as a link in a line. */
export function boardLink(table: Table, language: Language): string {
  return hyperlink(say(WORDS.toBoard, language), boardAddress(table));
}
