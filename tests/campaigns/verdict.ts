import type { APIMessage } from 'discord-api-types/v10';
import { onTurn, seatsOf } from '../../bot/host/table/table.ts';
import type { Seat } from '../../games/kit/game.ts';
import { isShortcut } from '../../games/kit/shortcut.ts';
import type { Person } from '../person.ts';
import type { Answered } from './click.ts';
import type { Moment } from './party.ts';

/** What is wrong about what became of clicks that were all made at one moment; nothing, if exactly the legal ones count. */
export function flawOf(before: Moment, after: Moment, clicks: readonly Answered[]): string | undefined {
  if (clicks.some(({ outcome }) => !outcome.ok)) return 'a click was not answered';
  const flaws = [
    ...after.table.seats.map((_, seat) => flawOfSeat(before, after, seat, clicks)),
    ...[...after.whispers.keys()].map((person) => flawOfWhispers(before, after, person, clicks)),
  ];
  return flaws.find((flaw) => flaw !== undefined);
}

/** The moves that were pressed meanwhile; what one press plays counts once. */
export function movesBetween(before: Moment, after: Moment): Moment['log'] {
  return after.log.slice(before.log.length).filter(({ joined }) => !joined);
}

/** What somebody was told meanwhile. */
export function whispersBetween(before: Moment, after: Moment, person: Person): APIMessage[] {
  const known = new Set(before.whispers.get(person)?.map(({ id }) => id));
  return (after.whispers.get(person) ?? []).filter(({ id }) => !known.has(id));
}

/** A seat moves once if it is asked and clicks something legal, else not at all. */
function flawOfSeat(before: Moment, after: Moment, seat: Seat, clicks: readonly Answered[]): string | undefined {
  const legal = clicks.filter((click) => isLegal(before, seat, click)).map(({ choice }) => choice.line);
  const moves = movesBetween(before, after).filter((move) => move.seat === seat);
  if (moves.length !== Math.min(1, legal.length)) return `seat ${seat} moved ${moves.length} times`;
  const isMeant = moves.every(({ line }) => legal.includes(line) || legal.some(isShortcut));
  return isMeant ? undefined : `seat ${seat} played what nobody clicked`;
}

/** Whether a click moves a seat if it is the first to arrive. */
function isLegal({ table, game }: Moment, seat: Seat, { person, choice }: Answered): boolean {
  return (
    choice.act === 'play' &&
    choice.table === table.id &&
    choice.seat === seat &&
    choice.turn === table.turns[seat] &&
    onTurn({ table, game }).includes(seat) &&
    seatsOf(table, person.user.id).includes(seat)
  );
}

/**
 * Whoever clicked in vain was told so: in a message of their own, or in the panel they pressed, which
 * is brought up to date. A menu may have opened before the move that outdated it.
 */
function flawOfWhispers(
  before: Moment,
  after: Moment,
  person: Person,
  clicks: readonly Answered[],
): string | undefined {
  const seats = seatsOf(before.table, person.user.id);
  const mine = clicks.filter((click) => click.person === person);
  const moves = movesBetween(before, after).filter(({ seat }) => seats.includes(seat)).length;
  const forms = mine.filter(({ outcome }) => outcome.ok && outcome.modal).length;
  const inPlace = mine.filter(({ choice }) => choice.act === 'step' || choice.surface === 'panel');
  const menus = seats.length === 0 ? 0 : inPlace.length;
  const whispers = whispersBetween(before, after, person);
  const vain = mine.length - moves - forms;
  // The next answer takes the place of the one before it, and a panel that was replaced meanwhile comes anew.
  if (whispers.length < Math.min(1, vain - menus) || whispers.length > mine.length) {
    const told = JSON.stringify(whispers.map(({ content }) => content));
    return `${person.user.global_name} clicked ${vain} times in vain and was told ${told}`;
  }
  return whispers.some(({ content }) => content === '') ? 'an answer says nothing' : undefined;
}
