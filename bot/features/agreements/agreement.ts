import {
  eachLanguage,
  type GameEvent,
  type Seat,
  storyLines,
  summarize,
  type Translation,
  withoutFullStop,
} from '@longtable/kit';
import { z } from 'zod';
import type { Write } from '../../../storage/index.ts';
import { besideTable, LOG_CHUNK_SIZE, logChunkKind, type Move, type Table } from '../../../storage/records/table.ts';
import { seatNumber, text } from '../../../storage/records/table-parts.ts';
import { changeTable } from '../../host/commit/commit.ts';
import type { Context, DeadlineOutcome, SideEffect } from '../../host/context.ts';
import { firstFrom, type LoadedTable, type TableChange } from '../../host/feature.ts';
import { Refusal, refusalsOf, unlessRefused } from '../../host/refusal.ts';
import { timingOf } from '../../host/table/clock.ts';
import { endTable } from '../../host/table/endings.ts';
import { isOnlyPerson, withoutSealed } from '../../host/table/line.ts';
import { readerAt } from '../../host/table/names.ts';
import { addNotices, newNotice, withNotices, withTurnNotices } from '../../host/table/notices.ts';
import { nextTurn, readLogIfIntact, replayMoves, truncateLog } from '../../host/table/state.ts';
import { isSamePerson, onTurn, requireSeat, seatsOf, seatsWhere } from '../../host/table/table.ts';
import { plainLine } from '../../render/text.ts';
import { texts } from './words/texts.ts';

/** An offer to the other players. */
const offer = z.strictObject({
  what: z.enum(['pause', 'draw', 'undo']),
  seat: seatNumber,
  /** Seats that have agreed. */
  agreed: z.array(seatNumber),
  /** Version of the offer. Rejects presses on outdated buttons. */
  mark: z.int().min(0),
  /** What everyone has read of the moves to undo. */
  told: text.optional(),
});

/** The answer to an offer, kept until its author moves. */
const answer = z.strictObject({
  what: offer.shape.what,
  seat: seatNumber,
  by: seatNumber,
  agrees: z.boolean(),
});

/** An offer whose notice was sent to a seat. The same offer sends it no other one until that seat has moved. */
const notified = z.strictObject({ what: offer.shape.what, seat: seatNumber, to: seatNumber });

/** Maximum number of undone moves in the log. */
const MAX_UNDONE = 50;

/** A move that was taken back with the agreement of others, and the number of moves before it. */
const undone = z.strictObject({ seat: seatNumber, agreed: z.array(seatNumber), move: z.int().min(0) });

const agreement = z.strictObject({
  offer: offer.optional(),
  answer: answer.optional(),
  notified: z.array(notified).optional(),
  undone: z.array(undone).max(MAX_UNDONE).optional(),
});

export type Offer = z.infer<typeof offer>;
type Answer = z.infer<typeof answer>;
type Agreement = z.infer<typeof agreement>;

export const agreementKind = besideTable('agreement', agreement);

declare module '../../../storage/records/table.ts' {
  interface Features {
    readonly agreement?: Agreement | undefined;
  }
}

export function offerAt({ features }: Table): Offer | undefined {
  return features.agreement?.offer;
}

export function answerAt({ features }: Table): Answer | undefined {
  return features.agreement?.answer;
}

/** Returns the moves that were taken back with the agreement of others. */
export function undoneAt({ features }: Table): NonNullable<Agreement['undone']> {
  return features.agreement?.undone ?? [];
}

/** Returns the table with this offer and answer. Without anything to store, it has no record. */
function withAgreement(
  table: Table,
  { offer, answer, notified = notifiedAt(table), undone = undoneAt(table) }: Agreement,
): Table {
  const parts = {
    ...(offer && { offer }),
    ...(answer && { answer }),
    ...(notified.length > 0 && { notified }),
    ...(undone.length > 0 && { undone }),
  };
  const agreement = Object.keys(parts).length > 0 ? parts : undefined;
  return table.features.agreement || agreement ? { ...table, features: { ...table.features, agreement } } : table;
}

/** Returns the offers that were sent to a seat since its last move. */
function notifiedAt({ features }: Table): NonNullable<Agreement['notified']> {
  return features.agreement?.notified ?? [];
}

const refusal = refusalsOf(texts.refusals);

function withoutOffer(table: Table): Table {
  return withAgreement(table, { answer: answerAt(table) });
}

/** Takes back a seat's last move and all moves after it, by replaying the log up to there. A sealed move is taken back alone. */
async function takeBack(context: Context, loaded: LoadedTable, seat: Seat, agreeing = seat): Promise<TableChange> {
  const { table } = loaded;
  const log = await readLogIfIntact(context, table);
  if (!log) throw refusal('cannotUndo');
  if (isSealedAt(table, seat)) return takeSealedBack(context, loaded, log, seat);
  const way = wayBack(loaded, log, seat);
  const kept = log.slice(0, -way.moves);
  const again = await replayMoves(loaded, kept);
  if (!again) throw refusal('cannotUndo');
  const { table: shorter, writes } = truncateLog(context, table, kept);
  const restored: Table = {
    ...shorter,
    ...again,
    log: { ...shorter.log, undoable: Math.max(0, table.log.undoable - way.moves) },
    turns: withoutSealed(shorter.turns),
    times: { ...table.times, movedAt: context.now() },
  };
  const withdrawn = withoutOffer(withNotices(restored, []));
  const undone = way.unilateral
    ? withdrawn
    : loaded.features.reduce((at, feature) => feature.afterUndo?.(at) ?? at, withdrawn);
  return { table: withTurnNotices(loaded, undone, agreeing), writes };
}

/** Takes back only a seat's sealed move. Later moves, notices and offers of other seats are kept. */
async function takeSealedBack(
  context: Context,
  loaded: LoadedTable,
  log: readonly Move[],
  seat: Seat,
): Promise<TableChange> {
  const { table } = loaded;
  const { first, last } = lastPress(log, seat);
  const kept = log.toSpliced(first, last - first + 1);
  const again = await replayMoves(loaded, kept);
  if (!again) throw refusal('cannotUndo');
  const { table: shorter, writes } = removeMove(context, table, kept, { seat, from: first });
  const undoable = Math.max(0, table.log.undoable - (log.length - kept.length));
  const restored = {
    ...shorter,
    ...again,
    log: { ...shorter.log, undoable },
    turns: withoutSealed(shorter.turns, [seat]),
    times: { ...shorter.times, movedAt: context.now() },
  };
  return { table: restored, writes };
}

/** Returns what a spectator has read of a seat's last press. Undefined if that is nothing. */
async function lastMoveTold(context: Context, loaded: LoadedTable, seat: Seat): Promise<Translation | undefined> {
  const log = (await readLogIfIntact(context, loaded.table)) ?? [];
  const { first, last } = lastPress(log, seat);
  let state = (await replayMoves(loaded, log.slice(0, Math.max(0, first))))?.state;
  const events: GameEvent[] = [];
  for (const { line } of log.slice(first, last + 1)) {
    const outcome = loaded.game.play(state, seat, line);
    if (outcome.refused) return undefined;
    state = outcome.state;
    events.push(...outcome.events);
  }
  const told = eachLanguage((language) => {
    const lines = storyLines(loaded.game, events, readerAt(loaded, 'spectator', language));
    const [line] = summarize(lines, (some) => some.length <= 1);
    return line ? withoutFullStop(plainLine(line.text)) : '';
  });
  return told.en === '' ? undefined : told;
}

/** Whether a seat's last move is still hidden from the others. */
export function isSealedAt({ turns }: Table, seat: Seat): boolean {
  return turns[seat]?.sealed === true;
}

/** Returns the indexes of the first and last move of a seat's latest press. These moves are taken back together. */
function lastPress(log: readonly Move[], seat: Seat): { readonly first: number; readonly last: number } {
  const last = log.findLastIndex((move) => move.seat === seat);
  return { first: log.findLastIndex(({ joined }, index) => index <= last && !joined), last };
}

/** Number of moves to take back, and whether that needs no agreement. */
interface WayBack {
  readonly moves: number;
  readonly unilateral: boolean;
}

/** Returns the number of moves to take back for a seat's last move and whether that needs no agreement. */
async function findWayBack(context: Context, loaded: LoadedTable, seat: Seat): Promise<WayBack> {
  const log = await readLogIfIntact(context, loaded.table);
  if (!log) throw refusal('cannotUndo');
  return wayBack(loaded, log, seat);
}

/**
 * Whether a seat can take back its last move without agreement, as far as the recent moves tell. False while other seats are on turn, so that it does
 * not reveal whether they have moved.
 */
export function canUndoAlone(loaded: LoadedTable, seat: Seat): boolean {
  const { table } = loaded;
  if (table.status === 'playing' && isSealedAt(table, seat)) return true;
  if (table.status !== 'playing' || table.log.undoable === 0 || onTurn(loaded).some((other) => other !== seat))
    return false;
  return unlessRefused(() => wayBack(loaded, table.log.recentMoves, seat))?.unilateral ?? false;
}

/**
 * Returns the number of moves to take back: those of the seat's last press and all after it. No agreement is needed if they are deterministic, reveal
 * nothing, and the seat has made the last one and is still on turn. If no other person plays, moves that are random or reveal something cannot be
 * taken back.
 */
function wayBack(loaded: LoadedTable, log: readonly Move[], seat: Seat): WayBack {
  const { table } = loaded;
  const objection = firstFrom(loaded.features, (feature) => feature.objection?.(loaded, 'undo'));
  if (objection) throw objection;
  const { first, last } = lastPress(log, seat);
  if (last < 0) throw refusal('nothingToUndo');
  if (isSealedAt(table, seat)) return { moves: last - first + 1, unilateral: true };
  const moves = log.length - first;
  const isHarmless = moves <= table.log.undoable;
  if (isOnlyPerson(table, seat)) {
    if (!isHarmless) throw refusal('cannotUndo');
    return { moves, unilateral: true };
  }
  return { moves, unilateral: isHarmless && last === log.length - 1 && onTurn(loaded).includes(seat) };
}

/**
 * Removes moves of a seat from the log, which then consists of `kept`. Rewrites the full chunks from the move `from` on. Turn numbers of other seats
 * do not change.
 */
export function removeMove(
  context: Context,
  table: Table,
  kept: readonly Move[],
  { seat, from }: { readonly seat: Seat; readonly from: number },
): { table: Table; writes: Write[] } {
  const { table: shorter, writes } = truncateLog(context, table, kept);
  const turns = table.turns.map((turn, index) => (index === seat ? nextTurn(turn) : turn));
  const full = Math.floor(kept.length / LOG_CHUNK_SIZE);
  const changed = Array.from({ length: full }, (_, number) => number).filter(
    (number) => (number + 1) * LOG_CHUNK_SIZE > from,
  );
  const rewritten = changed.map((number) =>
    context.storage
      .store(logChunkKind)
      .put(`${table.id}.${number}`, kept.slice(number * LOG_CHUNK_SIZE, (number + 1) * LOG_CHUNK_SIZE)),
  );
  return { table: { ...shorter, turns }, writes: [...writes, ...rewritten] };
}

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
    const told = what === 'undo' ? await lastMoveTold(context, loaded, seat) : undefined;
    return conclude(context, loaded, { what, seat, agreed: [], mark: table.revision + 1, ...(told && { told }) }, seat);
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
  const { what, seat } = offer;
  const told = offer.agreed.length > 0 ? [] : asked.filter((to) => !wasNotified(table, { what, seat, to }));
  if (asked.length > 0)
    return {
      table: addNotices(
        withAgreement(table, { offer, notified: [...notifiedAt(table), ...told.map((to) => ({ what, seat, to }))] }),
        ...(told.length > 0 ? [newNotice(table, 'offer', told)] : []),
      ),
    };
  const done = await applyOffer(context, loaded, offer, agreeing);
  if (done.table.status === 'over' || agreeing === offer.seat) return done;
  const answered = withOfferAnswer(done.table, offer, agreeing, true);
  return { ...done, table: offer.what === 'undo' ? withUndone(answered, offer) : answered };
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

/** Stores that a seat's move was taken back with the agreement of others, for the log. */
function withUndone(table: Table, { seat, agreed }: Offer): Table {
  const undone = [...undoneAt(table), { seat, agreed, move: table.log.moveCount }].slice(-MAX_UNDONE);
  return withAgreement(table, { ...table.features.agreement, undone });
}

/** Stores the answer to an offer and notifies the player who made it. An agreement needs no notice if they already get another one. */
function withOfferAnswer(table: Table, { what, seat }: Offer, by: Seat, agrees = false): Table {
  const isCalled = agrees && table.pings.notices.some(({ seats }) => seats.includes(seat));
  const notice = newNotice(table, agrees ? 'agreed' : 'declined', [seat]);
  const answered = withAgreement(table, { offer: offerAt(table), answer: { what, seat, by, agrees } });
  return isCalled ? answered : addNotices(answered, notice);
}

function wasNotified(table: Table, offer: z.infer<typeof notified>): boolean {
  return notifiedAt(table).some(({ what, seat, to }) => what === offer.what && seat === offer.seat && to === offer.to);
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
  return seatsWhere(table, ({ kind }, index) => kind === 'person' && !own.includes(index) && !agreed.includes(index));
}

/** Ends offers and answers with what they were about: the game, a player at the table, or a pause. */
export const agreementEffects: SideEffect = (_, before, { table }) =>
  table.features.agreement && {
    collect: async () => ({ amend: (after) => withoutOutdated(before, after) }),
  };

function withoutOutdated(before: Table | undefined, after: Table): Table {
  if (after.status === 'over') return withAgreement(after, { notified: [] });
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
    notified: notifiedAt(table).filter(({ to }) => to !== seat),
  });
}

/** Resumes a paused game. Any of its players may do so. */
export async function resume(context: Context, id: string, person: string): Promise<LoadedTable> {
  return changeTable(context, id, (loaded) => {
    const { table } = loaded;
    const seat = requireSeat(table, person, false);
    if (table.status !== 'paused') throw refusal('notPaused');
    return { table: resumeTable(loaded, context.now(), seat) };
  });
}

/** Returns the resumed table with notices for the players on turn, except the seat `by`. Repeated pauses between two moves send no notices. */
function resumeTable(loaded: LoadedTable, now: number, by?: Seat): Table {
  const { table } = loaded;
  const resumedMove = table.log.moveCount;
  const times = { ...table.times, resumesAt: undefined, resumedMove, movedAt: now };
  const resumed: Table = { ...withNotices(table, []), status: 'playing', times };
  return table.times.resumedMove === resumedMove ? resumed : withTurnNotices(loaded, resumed, by);
}

/** Returns the end of a pause that the game limits. Empty if there is none. */
export function pauseDeadlines({ status, times: { resumesAt } }: Table): readonly number[] {
  return status === 'paused' && resumesAt !== undefined ? [resumesAt] : [];
}

/** Resumes a game at the end of its pause. */
export async function atPauseDeadline({ now }: Context, loaded: LoadedTable): Promise<DeadlineOutcome> {
  const checks = pauseDeadlines(loaded.table);
  return checks.some((end) => end <= now()) ? { table: resumeTable(loaded, now()) } : { checks };
}

/** Pauses a table and its clock. It resumes automatically if the game limits pauses. */
function pauseTable({ table, game }: LoadedTable, now: number): Table {
  const limit = timingOf(game, table.options)?.pause ?? null;
  const times = { ...table.times, resumesAt: limit === null ? undefined : now + limit };
  return { ...withNotices(table, []), status: 'paused', times };
}
