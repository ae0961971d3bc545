import type { Seat } from '@longtable/kit';
import type { Notice, Table } from '../../../storage/records/table.ts';
import { changeTable } from '../../host/commit/commit.ts';
import type { Context, SideEffect } from '../../host/context.ts';
import type { LoadedTable, TableChange } from '../../host/feature.ts';
import { Refusal } from '../../host/refusal.ts';
import { endTable } from '../../host/table/endings.ts';
import { newNotice } from '../../host/table/notices.ts';
import { isSamePerson, seatsOf } from '../../host/table/table.ts';
import { timingOf } from '../../host/table/terms.ts';
import { answerAt, type Offer, offerAt, withAgreement } from './record.ts';
import { findWayBack, isSealedAt, refusal, takeBack, withoutOffer } from './undo.ts';

export type OfferKind = Offer['what'];

/**
 * Offers a pause, a draw or an undo to the other players, or agrees to the same offer of another player. Applies it immediately if no one else has to
 * agree.
 */
export async function propose(context: Context, id: string, person: string, what: OfferKind): Promise<LoadedTable> {
  return changeTable(context, id, async (loaded) => {
    const { table } = loaded;
    const seat = seatInPlay(table, person);
    // A sealed move can be taken back without answering open offers first.
    if (what === 'undo' && isSealedAt(table, seat)) return takeBack(context, loaded, seat);
    const standing = offerAt(table);
    if (standing && !isOwn(table, standing, person)) {
      if (standing.what !== what) throw refusal('offerStands');
      return agree(context, loaded, standing, seat);
    }
    if (what === 'undo' && (await findWayBack(context, loaded, seat)).unilateral)
      return takeBack(context, loaded, seat);
    await checkOffer(context, loaded, seat, what);
    return conclude(context, loaded, { what, seat, agreed: [], mark: table.revision + 1 }, seat);
  });
}

/** Accepts or declines another player's offer. The player who made the offer can only withdraw it. */
export async function answerOffer(
  context: Context,
  id: string,
  person: string,
  mark: number,
  agrees: boolean,
): Promise<LoadedTable> {
  return changeTable(context, id, async (loaded) => {
    const { table } = loaded;
    const seat = seatInPlay(table, person);
    const offer = offerAt(table);
    if (offer?.mark !== mark) throw refusal('offerGone');
    if (agrees) {
      if (isOwn(table, offer, person)) throw refusal('ownOffer');
      return agree(context, loaded, offer, seat);
    }
    const without = withoutOffer(table);
    return { table: isOwn(table, offer, person) ? without : withOfferAnswer(without, offer, seat) };
  });
}

/** Refuses an offer that a seat cannot make. */
export async function checkOffer(context: Context, loaded: LoadedTable, seat: Seat, what: OfferKind): Promise<void> {
  const { table, game } = loaded;
  if (what === 'undo') await findWayBack(context, loaded, seat);
  if (what !== 'draw') return;
  if (!game.draws) throw refusal('noDraws');
  if (table.seats.some(({ kind }) => kind === 'program')) throw refusal('programPlaysOn');
  if (table.seats.some(({ kind }) => kind === 'computer')) throw refusal('computerPlaysOn');
}

function agree(context: Context, loaded: LoadedTable, offer: Offer, seat: Seat): Promise<TableChange> {
  return conclude(context, loaded, { ...offer, agreed: [...new Set([...offer.agreed, seat])] }, seat);
}

/** Applies an offer if all players have agreed. Otherwise stores it, and notifies them if it is new. */
async function conclude(context: Context, loaded: LoadedTable, offer: Offer, agreeing: Seat): Promise<TableChange> {
  const { table, game } = loaded;
  // If the game limits pauses itself, a player can pause without asking.
  const isOwnRight = offer.what === 'pause' && timingOf(game, table.options) !== undefined;
  const asked = isOwnRight ? [] : yetToAgree(table, offer);
  if (asked.length > 0)
    return {
      table: {
        ...withAgreement(table, { offer }),
        pings: { ...table.pings, notices: [...table.pings.notices, ...offerNotices(table, offer, asked)] },
      },
    };
  const done = await applyOffer(context, loaded, offer, agreeing);
  if (done.table.status === 'over' || agreeing === offer.seat) return done;
  return { ...done, table: withOfferAnswer(done.table, offer, agreeing, true) };
}

async function applyOffer(
  context: Context,
  loaded: LoadedTable,
  { what, seat }: Offer,
  agreeing: Seat,
): Promise<TableChange> {
  switch (what) {
    case 'pause':
      return { table: withoutOffer(pauseTable(loaded, context.now())) };
    case 'draw':
      return { table: endTable(loaded.table, { by: 'draw' }, context.now(), agreeing) };
    case 'undo':
      return takeBack(context, loaded, seat, agreeing);
  }
}

/** Stores the answer to an offer and notifies the player who made it. An agreement needs no notice if they already get another one. */
function withOfferAnswer(table: Table, { what, seat }: Offer, by: Seat, agrees = false): Table {
  const isCalled = agrees && table.pings.notices.some(({ seats }) => seats.includes(seat));
  const notice = newNotice(table, agrees ? 'agreed' : 'declined', [seat]);
  return {
    ...withAgreement(table, { offer: offerAt(table), answer: { what, seat, by, agrees } }),
    pings: { ...table.pings, notices: isCalled ? table.pings.notices : [...table.pings.notices, notice] },
  };
}

/** Returns the notice of a new offer. Empty once a player has agreed, because the others were notified before. */
function offerNotices(table: Table, { agreed }: Offer, asked: readonly Seat[]): Notice[] {
  return agreed.length === 0 ? [newNotice(table, 'offer', asked)] : [];
}

function seatInPlay(table: Table, person: string): Seat {
  const [seat] = seatsOf(table, person);
  if (seat === undefined) throw new Refusal('notYourTable');
  if (table.status === 'over') throw new Refusal('over');
  if (table.status === 'open') throw new Refusal('notStarted');
  if (table.status === 'paused') throw new Refusal('paused');
  return seat;
}

function isOwn(table: Table, { seat }: Offer, person: string): boolean {
  return seatsOf(table, person).includes(seat);
}

/** Returns the seats of other people who have not agreed yet. Computers and programs are not asked. */
export function yetToAgree(table: Table, { seat, agreed }: Offer): Seat[] {
  const asking = table.seats[seat];
  const own = asking?.kind === 'person' ? seatsOf(table, asking.id) : [];
  return table.seats.flatMap(({ kind }, other) =>
    kind === 'person' && !own.includes(other) && !agreed.includes(other) ? [other] : [],
  );
}

/** Ends offers and answers with what they were about: the game, a player at the table, or a pause. */
export const agreementEffects: SideEffect = (_, before, { table }) =>
  table.features.agreement && {
    collect: async () => ({ amend: (after) => withoutOutdated(before, after) }),
  };

function withoutOutdated(before: Table | undefined, after: Table): Table {
  if (after.status === 'over') return withAgreement(after, {});
  const isSeatChanged = before?.seats.some(({ kind }, seat) => kind !== after.seats[seat]?.kind);
  const isResumed = before?.status === 'paused' && after.status === 'playing';
  return withAgreement(after, {
    offer: isSeatChanged ? undefined : offerAt(after),
    answer: isResumed ? undefined : answerAt(after),
  });
}

/**
 * Returns the table after a move. A visible move ends every offer, a hidden one only the mover's own offer to undo. The
 * author of an offer has read its answer after their next move.
 */
export function afterMove(table: Table, seat: Seat, isHidden: boolean): Table {
  const [offer, answer] = [offerAt(table), answerAt(table)];
  const isOutdated = offer?.what === 'undo' && offer.seat === seat;
  const isRead = table.status === 'over' || (answer && isSamePerson(table, answer.seat, seat));
  return withAgreement(table, {
    offer: isHidden && !isOutdated ? offer : undefined,
    answer: isRead ? undefined : answer,
  });
}

/** Pauses a table and its clock. It resumes automatically if the game limits pauses. */
export function pauseTable({ table, game }: LoadedTable, now: number): Table {
  const limit = timingOf(game, table.options)?.pause ?? null;
  return {
    ...table,
    status: 'paused',
    pings: { ...table.pings, notices: [] },
    times: { ...table.times, resumesAt: limit === null ? undefined : now + limit },
  };
}
