import { type Seat, say, type Text } from '@longtable/kit';
import { evenStartOf, isFirstSeatUnfair } from '@longtable/kit/result';
import type { Ping } from '../../boards/ping-content.ts';
import { idFormat, key, word } from '../../custom-ids/fields.ts';
import { perTurnOf } from '../../host/actions/open.ts';
import { joinTable } from '../../host/actions/seats.ts';
import { changeTable } from '../../host/commit/commit.ts';
import type { Context, SideEffect } from '../../host/context.ts';
import type { ButtonSpec, FeatureNotice, LoadedTable } from '../../host/feature.ts';
import { Refusal } from '../../host/refusal.ts';
import { isInLobby } from '../../host/table/find.ts';
import { newNotice } from '../../host/table/notices.ts';
import { isInvited, isUnanswered } from '../../host/table/table.ts';
import { isBetweenPeople } from '../../host/table/terms.ts';
import { nameAt } from '../../render/names.ts';
import { phrase, plain, success } from '../../render/page.ts';
import { FAIR_STARTS, type FairStart } from './record.ts';
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

/** Stores the fair start that an invited user asks for, and notifies the host. */
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
    if (!fairStartsAt(loaded).includes(start)) throw new Refusal('noSuchRules');
    const seat = table.seats.findIndex((occupant) => isUnanswered(occupant) && occupant.id === person);
    const hosts = table.seats.flatMap(({ kind }, other) => (kind === 'person' ? [other] : []));
    const notices = [...table.pings.notices, newNotice(table, 'wish', hosts)];
    return {
      table: {
        ...table,
        features: { ...table.features, wish: { seat, start } },
        pings: { ...table.pings, notices },
      },
    };
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
    if (wish?.start !== start || !occupant || !isUnanswered(occupant)) throw new Refusal('noSuchRules');
    guest = occupant;
    if (start === 'match') return { table: { ...table, features: { ...features, match: { next: context.newId() } } } };
    const options = game.options.parse({ ...(table.options as object), ...evenStartOf(game, table.options) });
    const perTurnMs = perTurnOf(game, options, table.terms.perTurnMs);
    return { table: { ...table, options, features, clock: { ...table.clock, perTurnMs } } };
  });
  if (!guest) throw new Refusal('noSuchRules');
  return joinTable(context, id, guest.id, guest.name);
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

function drawWish(loaded: LoadedTable, mentions: string): Ping {
  const { table, game } = loaded;
  const { wish } = table.features;
  const seat: Seat = wish?.seat ?? 0;
  const asks = texts.fair.asks({
    name: nameAt(loaded, seat, table.location.language),
    title: game.title,
    start: LABELS[wish?.start ?? 'match'],
  });
  return { lines: [phrase`${mentions} ${say(asks, table.location.language)}`], buttons: agreeButtons(loaded) };
}

export const WISH: FeatureNotice = {
  isPending: ({ table }) => table.status === 'open' && table.features.wish !== undefined,
  draw: drawWish,
};
