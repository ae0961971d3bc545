import { type Language, list, type Seat, say, type Text } from '@longtable/kit';
import { hyperlink } from 'discord.js';
import type { SeatOccupant, Table } from '../../storage/records/table.ts';
import { dayOf } from '../host/duration.ts';
import type { LoadedTable } from '../host/feature.ts';
import { levelName, namesAt } from '../host/table/names.ts';
import { notifyTargetOf } from '../host/table/notices.ts';
import { hostOf, isSeated, isUnanswered } from '../host/table/table.ts';
import { plainLine } from './text.ts';
import { texts } from './words/texts.ts';

/** Returns the escaped name of a seat, or a mention if no name of its user is stored. */
export function nameAt({ table }: LoadedTable, seat: Seat, language: Language): string {
  const occupant = table.seats[seat];
  if (occupant && 'id' in occupant && !occupant.name) return `<@${occupant.id}>`;
  const name = plainLine(namesAt(table, language)[seat] ?? say(texts.names.someone, language));
  return occupant?.kind === 'program' && occupant.name ? say(texts.names.program({ name }), language) : name;
}

/** Returns the escaped name of the host, or a mention. Empty without a host. */
export function hostName(table: Table): string {
  const { id, name } = hostOf(table) ?? { name: '' };
  return name === undefined ? `<@${id}>` : plainLine(name);
}

export function namesTogether(loaded: LoadedTable, seats: readonly Seat[], language: Language): string {
  return list(namesOf(loaded, seats, language), language);
}

export function namesOf(loaded: LoadedTable, seats: readonly Seat[], language: Language): string[] {
  return seats.map((seat) => nameAt(loaded, seat, language));
}

/** Returns the players with the levels of computers and the invitations. A viewer who has invited the others is addressed. */
export function everyoneAt(loaded: LoadedTable, language: Language, viewer?: Seat): string {
  const { table, game } = loaded;
  const isForMore = table.status === 'open' && table.seats.length > 2;
  const hidesFree = isForMore || table.status === 'over';
  const called = table.seats.map((occupant, seat) => {
    const name = nameAt(loaded, seat, language);
    if (occupant.kind === 'computer' && !table.terms.computersWait)
      return `${name} (${plainLine(levelName(game, occupant.level, language))})`;
    // Mention invited users, otherwise Discord does not notify them.
    return isUnanswered(occupant) ? `<@${occupant.id}>` : name;
  });
  const those = (isOf: (occupant: SeatOccupant) => boolean) =>
    called.filter((_, seat) => isOf(table.seats[seat] as SeatOccupant));
  const asked = those(({ kind }) => kind === 'invited');
  const computers = those(({ kind }) => kind === 'computer');
  const asking = those(({ kind }) => kind !== 'invited' && kind !== 'computer' && !(hidesFree && kind === 'open'));
  const present = those(({ kind }) => kind !== 'invited' && !(hidesFree && kind === 'open'));
  const isOwn = viewer !== undefined && asking.length === 1 && asking[0] === called[viewer];
  const size = sizeWords(table.seats.filter(isSeated).length, game.seats.min, table.seats.length);
  return [
    ...(asked.length === 0
      ? [present.join(' – ')]
      : [say(invitationWords(table, asking, asked, isOwn), language), ...computers]),
    ...(isForMore ? [say(size, language)] : []),
  ].join(' · ');
}

function invitationWords(
  { terms: { rematch } }: Table,
  hosts: readonly string[],
  guests: readonly string[],
  isOwn: boolean,
): Text {
  const { youAskedForRematch, youInvited, askedForRematch, invited } = texts.names;
  if (isOwn) return (rematch ? youAskedForRematch : youInvited)({ guests });
  return (rematch ? askedForRematch : invited)({ hosts, guests });
}

/** Returns the number of players and the table size: “3 of 3–6”. */
function sizeWords(joined: number, least: number, most: number): Text {
  const range = least === most ? `${most}` : `${least}–${most}`;
  return texts.names.playersJoined({ joined, range });
}

/** Returns the names at a table, not escaped, for menus. */
export function plainNamesAt({ table }: LoadedTable, language: Language): string {
  return namesAt(table, language).join(' – ');
}

/** Returns mentions of the users in these seats, including invited users and those replaced by a computer. */
export function mentionsOf(table: Table, whom: readonly Seat[]): { users: string[]; text: string } {
  const users = [...new Set(whom.flatMap((seat) => notifyTargetOf(table, seat) ?? []))];
  return { users, text: users.map((id) => `<@${id}>`).join(' ') };
}

export function boardAddress({ location: { guild, channel, message } }: Table): string {
  return channelAddress(guild, channel, message);
}

/** Returns the address of a channel or DM, or of a message in it. */
export function channelAddress(guild: string | null, channel: string, message?: string | null): string {
  return ['https://discord.com/channels', guild ?? '@me', channel, ...(message ? [message] : [])].join('/');
}

export function boardLink(table: Table, language: Language): string {
  return hyperlink(say(texts.buttons.toBoard, language), boardAddress(table));
}

/** Returns the label of a table for menus: game, plain names, day and number of moves. Menus cannot contain mentions. */
export function menuLabel(loaded: LoadedTable, language: Language): string {
  const { table, game } = loaded;
  const moves = say(texts.names.moves({ moves: table.log.moveCount }), language);
  const day = dayOf(table.times.movedAt);
  return `${say(game.title, language)} · ${plainNamesAt(loaded, language)} · ${day} · ${moves}`;
}
