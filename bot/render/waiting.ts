import { capital, type Language, type Seat, say, type Text } from '@longtable/kit';
import type { Table } from '../../storage/records/table.ts';
import { makeId } from '../custom-ids/ids.ts';
import { type ButtonSpec, boardButtonsAt, firstFrom, type LoadedTable, linesAt } from '../host/feature.ts';
import { readerAt } from '../host/table/names.ts';
import { hasOwnContent } from '../host/table/rating.ts';
import { canStart, hostOf, isUnanswered, ownSeats, seatsWhere } from '../host/table/table.ts';
import { duration } from './duration.ts';
import type { Drawn } from './message.ts';
import { mentionsOf, nameAt } from './names.ts';
import { menu, page, plain, primary, success } from './page.ts';
import { CLOSED, headOf, status } from './status.ts';
import { texts } from './words/texts.ts';

/** Draws a table that is open, or that ended before its start. Mentions invited users when it is first shown. */
export function drawWaiting(loaded: LoadedTable): Drawn {
  const { table, game } = loaded;
  const { language } = table.location;
  const waits = table.status === 'open';
  const terms = waits ? [say(game.summary, language), ...termLines(loaded, language)] : [];
  const { message, mentioned = [] } = table.location;
  const invited = seatsWhere(table, (occupant, seat) => isUnanswered(occupant) && !mentioned.includes(seat));
  const isPicture = waits && table.location.display === 'picture';
  const sketch = isPicture
    ? firstFrom(loaded.features, (feature) => feature.drawTerms?.(loaded, terms, language))
    : undefined;
  const drawn = page(
    {
      title: [headOf(loaded, language), ...answerLines(loaded, language)].join('\n'),
      ...(sketch && { board: terms.join('\n'), sketch }),
      end: [...(sketch ? [] : terms), ...status(loaded, CLOSED, language)],
      // The players' own controls are in their panels.
      rows: waits ? [[...answers(table), ...boardButtonsAt(loaded, 'waiting')]] : [],
    },
    language,
  );
  const users = waits && message === null ? mentionsOf(table, invited).users : [];
  return { ...drawn, allowedMentions: { parse: [], users } };
}

/** Returns the buttons of an open table for readers who may take a seat or have one. */
export function seatButtons(loaded: LoadedTable): ButtonSpec[] {
  return [
    ...answers(loaded.table),
    ...startButton(loaded),
    ...boardButtonsAt(loaded, 'details'),
    leaveButton(loaded.table),
  ];
}

/** Returns a line per invited user who declined or did not answer. */
export function answerLines(loaded: LoadedTable, language: Language): string[] {
  return loaded.table.seats.flatMap((occupant, seat) => {
    const answer = occupant.kind === 'invited' ? occupant.answer : undefined;
    return answer ? [say(texts.status[answer]({ name: nameAt(loaded, seat, language) }), language)] : [];
  });
}

/** Draws the panel of a player at an open table. The host's has the controls to find players and change the terms. */
export function drawWaitingPanel(
  loaded: LoadedTable,
  seat: Seat,
  language: Language,
  notices: readonly string[] = [],
): Drawn {
  const { table } = loaded;
  const host = hostOf(table)?.id ?? '';
  const isHost = ownSeats(table, host).includes(seat);
  const shared = [...boardButtonsAt(loaded, 'seats'), ...boardButtonsAt(loaded, 'details')];
  return page(
    {
      title: [...notices, headOf(loaded, language, seat), ...answerLines(loaded, language)].join('\n'),
      end: [
        ...(isHost ? linesAt(loaded, 'host', readerAt(loaded, seat, language)) : []),
        isHost ? texts.waiting.hostControls : texts.waiting.guestControls,
      ],
      rows: isHost
        ? [
            [...startButton(loaded), ...boardButtonsAt(loaded, 'start'), ...shared],
            guestMenu(table),
            ...loaded.features.flatMap((feature) => feature.opponentRows?.(loaded) ?? []),
            changes(loaded),
          ]
        : [[...shared, leaveButton(table)]],
    },
    language,
  );
}

/** Returns the menu that invites users: up to one per free seat, or a replacement for the invited user. */
function guestMenu({ id: table, seats }: Table) {
  const free = seats.filter(({ kind }) => kind === 'open').length;
  const placeholder = free > 1 ? texts.menus.inviteSeveral : free === 0 ? texts.menus.inviteOther : texts.menus.invite;
  return menu(makeId({ kind: 'invite', table }), placeholder, 'users', free > 1 ? { max_values: free } : {});
}

/** Returns the start button. Empty unless enough players have joined. */
function startButton(loaded: LoadedTable): ButtonSpec[] {
  return canStart(loaded) ? [success({ kind: 'begin', table: loaded.table.id }, texts.buttons.start)] : [];
}

/**
 * Returns the buttons for users without a seat: join if a seat is open, otherwise accept if an invitation is pending,
 * and decline if one is.
 */
function answers({ id: table, seats }: Table): ButtonSpec[] {
  const isInvitation = seats.some(isUnanswered);
  const isOpen = seats.some(({ kind }) => kind === 'open');
  return [
    ...(isOpen ? [primary({ kind: 'join', table }, texts.buttons.join)] : []),
    ...(isInvitation && !isOpen ? [success({ kind: 'join', table }, texts.buttons.accept)] : []),
    ...(isInvitation ? [plain({ kind: 'decline', table }, texts.buttons.decline)] : []),
  ];
}

/** Returns the host's buttons that change the table or close it. */
function changes(waiting: LoadedTable): ButtonSpec[] {
  const { id: table, seats } = waiting.table;
  const isKept = seats.some(({ kind }) => kind === 'invited');
  return [
    ...(isKept ? [plain({ kind: 'openSeat', table }, texts.buttons.openToAll)] : []),
    ...boardButtonsAt(waiting, 'host'),
    leaveButton(waiting.table),
  ];
}

/** Returns the button that leaves a waiting table, or closes it if no other player is there. */
function leaveButton({ id: table, seats }: Table): ButtonSpec {
  const seated = seats.filter((occupant) => hostOf({ seats: [occupant] })).length;
  return plain({ kind: 'leave', table }, seated > 1 ? texts.buttons.leave : texts.buttons.cancel);
}

/** Returns the terms of an open table: a line about rating, time and seats, and those of features about the game's options. */
export function termLines(loaded: LoadedTable, language: Language): string[] {
  const { table } = loaded;
  const reader = readerAt(loaded, 'spectator', language);
  const terms = [
    ...(table.seats.length > 1 && !hasComputers(table) ? [countsAt(loaded)] : []),
    timeAt(table),
    ...linesAt(loaded, 'terms', reader),
    ...(table.terms.rating === undefined ? [] : [texts.terms.similarRating({ rating: table.terms.rating })]),
    ...(table.terms.shuffleSeats ? [texts.terms.randomSeats] : []),
  ].map((term) => say(term, language));
  return [capital(terms.join(' · ')), ...linesAt(loaded, 'options', reader)];
}

/** Whether a table for more than two has computers. Such games are unrated. */
function hasComputers({ seats }: Table): boolean {
  return seats.length > 2 && seats.some(({ kind }) => kind === 'computer');
}

function countsAt({ table, game }: LoadedTable): Text {
  const {
    seats,
    terms: { help, unrated },
    options,
  } = table;
  if (seats.some(({ kind }) => kind === 'program')) return texts.terms.unratedProgram;
  if (hasOwnContent(game, options, seats)) return texts.terms.unratedOwnContent;
  return help ? texts.terms.unratedHints : unrated ? texts.terms.unrated : texts.terms.rated;
}

function timeAt({ clock: { perTurnMs } }: Table): Text {
  if (perTurnMs === null) return texts.terms.noTimeLimit;
  return texts.terms.perTurn({ duration: duration(perTurnMs) });
}
