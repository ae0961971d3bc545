import { about, describeOptions, type Language, type Reader, type Seat, type Text } from '@longtable/kit';
import { evenStartOf, isFirstSeatUnfair } from '@longtable/kit/result';
import { channelOccupancyKind, type Notice, type Table } from '../../../storage/records/table.ts';
import type { Ping } from '../../boards/ping-content.ts';
import { idFormat, key, word } from '../../custom-ids/fields.ts';
import { newTable, perTurnOf, startIfFull } from '../../host/actions/open.ts';
import { joinTable } from '../../host/actions/seats.ts';
import { changeTable } from '../../host/commit/commit.ts';
import type { Context, SideEffect } from '../../host/context.ts';
import type { ButtonSpec, FeatureNotice, LoadedTable, Series } from '../../host/feature.ts';
import { Refusal } from '../../host/refusal.ts';
import { deadlineWrite, nextDeadline, updateClock } from '../../host/table/clock.ts';
import { addNotices, newNotice, startNotices, withNotices } from '../../host/table/notices.ts';
import { hasCounted, isBetweenPeople, pointsAt } from '../../host/table/rating.ts';
import { tableWrites } from '../../host/table/record.ts';
import {
  isFinished,
  isInLobby,
  isInvited,
  isUnanswered,
  personsAt,
  seatsOf,
  seatsWhere,
} from '../../host/table/table.ts';
import { nameAt, namesOf } from '../../render/names.ts';
import { phrase, plain, success } from '../../render/page.ts';
import { plainLine, pointWords } from '../../render/text.ts';
import { FAIR_STARTS, type FairStart } from './record.ts';
import { rematchOf, rotatedSeats } from './rematch.ts';
import { texts } from './words/texts.ts';

/** Asks the host for a fair start. */
export const fairStartId = idFormat`fair|${key('table')}|${word('start', FAIR_STARTS)}`;
/** Accepts a fair start for the host. */
export const agreeFairId = idFormat`fairyes|${key('table')}|${word('start', FAIR_STARTS)}`;

const LABELS: Readonly<Record<FairStart, Text>> = { match: texts.fair.match, even: texts.fair.even };

/** Returns the fair starts that an invited user can ask for. Empty if the start of the table is already fair. */
function fairStartsAt(loaded: LoadedTable): FairStart[] {
  const { table, game } = loaded;
  if (table.status !== 'open' || isInLobby(table) || !isBetweenPeople(table) || !table.seats.some(isUnanswered))
    return [];
  if (table.features.match || !isFirstSeatUnfair(game, table.options)) return [];
  return evenStartOf(game, table.options) ? [...FAIR_STARTS] : ['match'];
}

/** Returns the buttons of an invitation that ask for a fair start, or the host's button that agrees to it. */
export function fairStartButtons(loaded: LoadedTable): ButtonSpec[] {
  const asked = agreeButtons(loaded);
  if (asked.length > 0) return asked;
  return fairStartsAt(loaded).map((start) => plain(fairStartId.make({ table: loaded.table.id, start }), LABELS[start]));
}

/** Returns the host's button that agrees to a fair start. Empty if the invited user has not asked for one. */
export function agreeButtons(loaded: LoadedTable): ButtonSpec[] {
  const { id, features } = loaded.table;
  const start = features.wish?.start;
  if (!start || !fairStartsAt(loaded).includes(start)) return [];
  const label = texts.fair.agree({ start: LABELS[start] });
  return [success(agreeFairId.make({ table: id, start }), label)];
}

/** Stores the fair start that an invited user asks for, and notifies the host once. */
export async function askFairStart(
  context: Context,
  id: string,
  person: string,
  start: FairStart,
): Promise<LoadedTable> {
  return changeTable(context, id, (loaded) => {
    const { table } = loaded;
    if (table.status !== 'open') throw new Refusal(table.status === 'over' ? 'over' : 'begun');
    if (!isInvited(table, person)) throw new Refusal('notInvited');
    if (table.features.wish || !fairStartsAt(loaded).includes(start)) throw new Refusal('stale');
    const seat = table.seats.findIndex((occupant) => isUnanswered(occupant) && occupant.id === person);
    const hosts = seatsWhere(table, ({ kind }) => kind === 'person');
    const notified = addNotices(table, newNotice(table, 'wish', hosts));
    return { table: { ...notified, features: { ...table.features, wish: { seat, start } } } };
  });
}

/** Agrees to the fair start that the invited user has asked for: changes the terms and seats them, which starts the game. */
export async function agreeFairStart(context: Context, id: string, start: FairStart): Promise<LoadedTable> {
  let guest: { readonly id: string; readonly name?: string | undefined } | undefined;
  await changeTable(context, id, (loaded) => {
    const { table, game } = loaded;
    const { wish, ...features } = table.features;
    if (table.status !== 'open') throw new Refusal(table.status === 'over' ? 'over' : 'begun');
    const occupant = wish && table.seats[wish.seat];
    if (wish?.start !== start || !occupant || !isUnanswered(occupant)) throw new Refusal('stale');
    guest = occupant;
    if (start === 'match') return { table: { ...table, features: { ...features, match: { next: context.newId() } } } };
    const options = game.options.parse({ ...(table.options as object), ...evenStartOf(game, table.options) });
    const perTurnMs = perTurnOf(game, options, table.terms.perTurnMs);
    return { table: { ...table, options, features, clock: { ...table.clock, perTurnMs } } };
  });
  if (!guest) throw new Refusal('stale');
  const { id: person, name } = guest;
  await joinTable(context, id, person, name);
  // The guest has not pressed anything, so they are notified of the start.
  return changeTable(context, id, (loaded) => {
    const notices = startNotices(loaded).flatMap((notice) => {
      const seats = notice.seats.filter((seat) => seatsOf(loaded.table, person).includes(seat));
      return seats.length > 0 ? [{ ...notice, seats }] : [];
    });
    return { table: addNotices(loaded.table, ...notices) };
  });
}

/** Forgets the fair start if the user who asked for it is no longer invited. */
export const fairStartChanges: SideEffect = (_, before, { table }) => {
  const seat = table.features.wish?.seat;
  if (seat === undefined) return undefined;
  const [was, is] = [before?.seats[seat], table.seats[seat]];
  const isTheirs =
    is !== undefined && isUnanswered(is) && (was === undefined || (isUnanswered(was) && was.id === is.id));
  if (isTheirs) return undefined;
  return {
    collect: async () => ({ amend: (after) => ({ ...after, features: { ...after.features, wish: undefined } }) }),
  };
};

/** Returns what a fair start means: the label of the option that it sets, if there is one. */
function aboutStart({ table, game }: LoadedTable, start: FairStart): Text {
  const [[name, value] = []] = start === 'even' ? Object.entries(evenStartOf(game, table.options) ?? {}) : [];
  const spec = describeOptions(game.options).find((each) => each.name === name);
  const label = spec?.kind === 'choice' ? spec.values.find((each) => each.value === value)?.label : undefined;
  return label ?? LABELS[start];
}

/** Returns the reply to an invited user who asks for a fair start. */
export function askedText(loaded: LoadedTable, start: FairStart, language: Language): Text {
  const [host = 0] = seatsWhere(loaded.table, ({ kind }) => kind === 'person');
  return texts.fair.asked({ name: nameAt(loaded, host, language), start: aboutStart(loaded, start) });
}

function drawWish(loaded: LoadedTable, mentions: string): Ping {
  const { table, game } = loaded;
  const { wish } = table.features;
  const seat: Seat = wish?.seat ?? 0;
  const asks = texts.fair.asks({
    name: nameAt(loaded, seat, table.location.language),
    title: game.title,
    start: aboutStart(loaded, wish?.start ?? 'match'),
  });
  return { lines: [phrase`${mentions} ${asks}`], buttons: agreeButtons(loaded) };
}

export const WISH: FeatureNotice = {
  isPending: ({ table }) => table.status === 'open' && table.features.wish !== undefined,
  draw: drawWish,
};

/** Toggles between a match of two games and a single game at a waiting table. */
export async function toggleMatch(context: Context, id: string, person: string): Promise<LoadedTable> {
  return changeTable(context, id, ({ table }) => {
    if (seatsOf(table, person).length === 0) throw new Refusal('notYourTable');
    if (table.status !== 'open') throw new Refusal(table.status === 'over' ? 'over' : 'begun');
    if (!isBetweenPeople(table)) throw new Refusal('seatTaken');
    const match = table.features.match ? undefined : { next: context.newId() };
    return { table: { ...table, features: { ...table.features, match } } };
  });
}

/** Starts the second game of a match in the commit that ends the first, with swapped seats. */
export const matchEffects: SideEffect = (context, _, after) => {
  const id = match.next(after);
  if (id === undefined) return undefined;
  return {
    collect: async () => {
      const second = await secondGame(context, after, id);
      const { channel } = second.location;
      return {
        writes: [
          ...tableWrites(context, undefined, second),
          context.storage.store(channelOccupancyKind).put(channel, { table: id }),
          deadlineWrite(context, id, nextDeadline(context, second)),
        ],
        // The notices of the second game also report the end of the first.
        amend: (table) => withNotices(table, []),
      };
    },
  };
};

async function secondGame(context: Context, first: LoadedTable, id: string): Promise<Table> {
  const { game, table } = first;
  const request = rematchOf(first, rotatedSeats(first));
  const asked = newTable(context, request, { id, options: table.options, seed: context.newSeed() });
  const scored = pointsAt(first).toReversed();
  const started = startIfFull(game, { ...asked, features: { ...asked.features, match: { scored } } });
  const wound = { ...started, clock: updateClock(undefined, { ...first, table: started }, context.now()), revision: 1 };
  return withNotices(wound, noticesFor({ ...first, table: wound }, table));
}

/** Returns the start notices for the players whom the end of the first game would have notified. The player who ended it still sees the board. */
function noticesFor(second: LoadedTable, { pings, seats }: Table): Notice[] {
  const pending = pings.notices.flatMap((notice) => notice.seats).map((seat) => seats.length - 1 - seat);
  return startNotices(second).flatMap((notice) => {
    const concerned = notice.seats.filter((seat) => pending.includes(seat));
    return concerned.length > 0 ? [{ ...notice, seats: concerned }] : [];
  });
}

/** Makes a match a single game when a computer or a program takes a seat of an open table. */
export const matchChanges: SideEffect = (_, before, { table }) => {
  const isTaken = before?.status === 'open' && table.status !== 'over' && !isBetweenPeople(table);
  if (!table.features.match || !isTaken) return undefined;
  return {
    collect: async () => ({ amend: (after) => ({ ...after, features: { ...after.features, match: undefined } }) }),
  };
};

/** Returns the points of each seat from the first game. Undefined if the table is not that of the second. */
function firstGamePoints({ features }: Table): readonly number[] | undefined {
  return features.match && 'scored' in features.match ? features.match.scored : undefined;
}

function goesOn(loaded: LoadedTable): boolean {
  return hasCounted(loaded) && personsAt(loaded.table).length === 2;
}

/** Two games with swapped seats. The second follows if the first has ended with a result, counts, and both people are still in their seats. */
export const match: Series = {
  has: ({ features }) => features.match !== undefined,
  next(loaded) {
    const { match: played } = loaded.table.features;
    return played && 'next' in played && isFinished(loaded.table) && goesOn(loaded) ? played.next : undefined;
  },
  earlierPoints: firstGamePoints,
  counts: (loaded) => firstGamePoints(loaded.table) !== undefined || goesOn(loaded),
};

/** Returns the number of the game in a match. The second one includes the score. Undefined outside of matches. */
export function matchTitle({ table }: LoadedTable): Text | undefined {
  const scored = firstGamePoints(table);
  if (!scored) return table.features.match && texts.match.firstGame;
  return texts.match.secondGame({ points: scored.map((each) => pointWords(each)) });
}

/** Returns the score of a match with names, before the first move of the second game. Empty otherwise. */
export function matchNews(loaded: LoadedTable, { language }: Reader): Text[] {
  const scored = firstGamePoints(loaded.table);
  if (!scored || loaded.table.log.moveCount > 0) return [];
  return [
    texts.match.standing({
      names: namesOf(loaded, [0, 1], language),
      points: scored.map((each) => pointWords(each)),
    }),
  ];
}

/** Returns the score or the result of a match after one of its games. Empty otherwise. */
export function matchLines(loaded: LoadedTable, reader: Reader): Text[] {
  const { table } = loaded;
  if (!table.features.match || table.status !== 'over') return [];
  const isSecond = firstGamePoints(table) !== undefined;
  if (isSecond && isFinished(table)) return [matchEnding(loaded, reader)];
  if (match.next(loaded) === undefined) return [isSecond ? texts.match.notCounted : texts.match.noSecondGame];
  return [texts.match.afterFirstGame({ points: pointsAt(loaded).map((each) => pointWords(each)) })];
}

function matchEnding(loaded: LoadedTable, reader: Reader): Text {
  const [first = 0, second = 0] = pointsAt(loaded);
  const points = [Math.max(first, second), Math.min(first, second)].map((each) => pointWords(each));
  if (first === second) return texts.match.drawn({ points });
  const won = about(reader, first > second ? 0 : 1, texts.match.youWin({ points }), (name) =>
    texts.match.wins({ name, points }),
  );
  return plainLine(won);
}
