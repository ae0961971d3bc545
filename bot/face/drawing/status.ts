import { TimestampStyles, time } from 'discord.js';
import type { Seat, Viewer } from '../../../games/kit/game.ts';
import { type Language, say } from '../../../games/kit/text.ts';
import type { Sitter, Table } from '../../../storage/records/table.ts';
import { addressed, isDiscreet } from '../../host/table/discretion.ts';
import { readerAt } from '../../host/table/reader.ts';
import { computerOnTurn, onTurn, type Seated } from '../../host/table/table.ts';
import { endingOf } from './ending.ts';
import { plainLine } from './escape.ts';
import { WORDS } from './words.ts';

/** How far into a line the menu is open. */
export interface Opened {
  readonly partial: string;
  readonly page: number;
}

/** No line is begun. */
export const CLOSED: Opened = { partial: '', page: 0 };

/** The line above a board: the game and who plays it. */
export function headOf({ table, game }: Seated, language: Language): string {
  const known = game.fixesChance?.(table.options) ? [say(WORDS.givenSeed, language)] : [];
  const title = [game.title, table.daily ?? [], known].flat().join(' · ');
  return `**${title}** · ${table.seats.map((sitter) => sitterName(sitter, language)).join(' – ')}`;
}

/** The line under a board: what is waited for, or how it ended. */
export function status(
  seated: Seated,
  opened: Opened,
  language = seated.table.place.language,
  viewer: Viewer = 'spectator',
): string {
  const { table } = seated;
  if (table.status === 'paused') return `**${say(WORDS.paused, language)}**`;
  if (table.status === 'open')
    return table.lapses === null ? '' : `-# ${say(WORDS.waitsUntil, language)} ${soon(table.lapses)}`;
  if (table.status === 'over') return `**${plainLine(endingOf(seated, readerAt(seated, viewer, language)))}**`;
  if (isDiscreet(seated)) {
    const people = addressed(seated, onTurn(seated)).map((seat) => sitterName(table.seats[seat], language));
    return `${people.join(', ')} ${say(WORDS.seeWhetherYouAct, language)}`;
  }
  if (computerOnTurn(seated)) return say(WORDS.thinking, language);
  const seats = onTurn(seated);
  const seat = publicSeat(seated);
  const question = seat === undefined ? '' : plainLine(ask(seated, seat, opened, language));
  if (table.seats.length === 1) return question;
  const names = seats.map((each) => sitterName(table.seats[each], language)).join(', ');
  return `${names} ${question || say(WORDS.toMove, language)}`;
}

/** What somebody asks the others to agree to. */
export function offerLine({ offer, seats }: Table, language: Language): string {
  return offer ? `${sitterName(seats[offer.seat], language)} ${say(OFFERS[offer.what], language)}` : '';
}

const OFFERS = { pause: WORDS.asksForPause, draw: WORDS.offersDraw, undo: WORDS.asksForUndo };

/** The time of those whose clock runs, in Discord's own words, which stay true as it passes. */
export function clockLine(seated: Seated, language: Language): string {
  const { table } = seated;
  const { until, lapsed } = table.clock;
  const running = until.flatMap((moment, seat) =>
    moment === null || table.status !== 'playing' ? [] : [{ moment, seat }],
  );
  const [first] = running.toSorted((a, b) => a.moment - b.moment);
  const shown = isDiscreet(seated) && first ? [first] : running;
  const lines = shown.map(({ moment, seat }) => {
    const name = shown.length > 1 ? `${sitterName(table.seats[seat], language)}: ` : '';
    const words = lapsed.includes(seat) ? WORDS.timeRanOut : WORDS.timeRunsOut;
    return `${name}${say(words, language)} ${soon(moment)}`;
  });
  return lines.join(' · ');
}

/** A moment in Discord's own words, such as "in 3 hours". */
export function soon(moment: number): string {
  return time(Math.floor(moment / 1000), TimestampStyles.RelativeTime);
}

/** How a sitter is called in a message. */
export function sitterName(sitter: Sitter | undefined, language: Language): string {
  switch (sitter?.kind) {
    case 'person':
      return `<@${sitter.id}>`;
    case 'invited':
      return `<@${sitter.id}> (${say(WORDS.invited, language)})`;
    case 'computer':
      return `Computer (${sitter.level})`;
    case 'open':
      return say(WORDS.freeSeat, language);
    default:
      return say(WORDS.someone, language);
  }
}

/** The seat whose menus stand on the public board: the one on turn, if its choices are no secret. */
export function publicSeat(seated: Seated): Seat | undefined {
  const [seat, ...others] = onTurn(seated);
  if (seat === undefined || others.length > 0 || seated.game.secrets) return undefined;
  return seated.table.seats[seat]?.kind === 'person' ? seat : undefined;
}

/** The question that the open menu answers. */
export function ask(seated: Seated, seat: Seat, opened: Opened, language: Language): string {
  const { table, game } = seated;
  return game.face.ask?.(table.state, seat, opened.partial, readerAt(seated, seat, language)) ?? '';
}
