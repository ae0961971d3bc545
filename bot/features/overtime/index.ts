import { inEachLanguage, type Seat, say } from '@longtable/kit';
import type { SeatOccupant, Table } from '../../../storage/records/table.ts';
import type { Ping } from '../../boards/ping-content.ts';
import { idFormat, key, number, word } from '../../custom-ids/fields.ts';
import { changeTable } from '../../host/commit/commit.ts';
import type { Context } from '../../host/context.ts';
import type { LoadedTable, TableChange } from '../../host/feature.ts';
import { ignoreRefusal, Refusal, refusalsOf } from '../../host/refusal.ts';
import { concede, endTable, goesOnWithout } from '../../host/table/endings.ts';
import { findTable } from '../../host/table/find.ts';
import { addNotices, newNotice, withNotices } from '../../host/table/notices.ts';
import { onTurn, ownersAt, personsAt, programsOf, requireSeat, seatsOf } from '../../host/table/table.ts';
import { button } from '../../interactions/button.ts';
import type { Feature } from '../../interactions/feature.ts';
import { nameAt } from '../../render/names.ts';
import { plain, primary } from '../../render/page.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';

const texts = inEachLanguage({ en, de, fr, es });

const refusal = refusalsOf(texts.refusals);

/**
 * Decisions about a player whose time is up: claim the win, grant another full turn, let the computer take over, or end the game without a result.
 */
const DECISIONS = ['claim', 'wait', 'computer', 'end'] as const;
export type Decision = (typeof DECISIONS)[number];

/** A seat whose time is up, in one of its turns. */
export interface TimedOutSeat {
  readonly seat: Seat;
  readonly turn: number;
}

/** Returns a reference to a late seat in its current turn, for the ids of buttons. */
function timedOutSeat({ table }: LoadedTable, seat: Seat): TimedOutSeat {
  return { seat, turn: table.turns[seat]?.count ?? 0 };
}

/**
 * Returns the decisions the other players may make about a seat whose time is up. With a clock, they can claim the win. Without one, they can end the
 * game, unless it can continue without the seat and a computer may take over. No computer takes over in an arranged game.
 */
function decisionsAt(loaded: LoadedTable, seat: Seat): Decision[] {
  const { table, game } = loaded;
  const computer = game.computers && !table.terms.arranged ? (['computer'] as const) : [];
  if (table.clock.perTurnMs !== null) return ['claim', 'wait', ...computer];
  return goesOnWithout(loaded, seat) && computer.length > 0 ? ['wait', ...computer] : ['end', 'wait', ...computer];
}

/** Whether the seat is still late in the same turn. */
function isLate({ clock, turns }: Table, { seat, turn }: TimedOutSeat): boolean {
  return clock.expired.includes(seat) && turns[seat]?.count === turn;
}

/** Applies a waiting player's decision about a late seat. The first decision counts. */
export async function decideOvertime(
  context: Context,
  id: string,
  person: string,
  late: TimedOutSeat,
  decision: Decision,
): Promise<LoadedTable> {
  return changeTable(context, id, (loaded) => {
    const { table } = loaded;
    requireSeat(table, person);
    const { seat } = late;
    if (!isLate(table, late)) throw new Refusal('stale');
    if (!waitingAt(loaded).includes(person)) throw refusal('notWaiting');
    return decide(context, loaded, seat, decision, seatsOf(table, person)[0]);
  });
}

function decide(
  context: Context,
  loaded: LoadedTable,
  seat: Seat,
  decision: Decision,
  decider: Seat | undefined,
): TableChange {
  const { table, game } = loaded;
  switch (decision) {
    case 'claim':
      if (table.clock.perTurnMs === null) throw refusal('noClock');
      return concede(context, loaded, { by: 'time', seat }, decider);
    case 'end':
      return { table: endTable(table, { by: 'absence', seat }, context.now(), decider) };
    case 'wait': {
      const clock = anotherTurn(table, seat, context.now());
      return { table: withNotices({ ...table, clock }, [newNotice(table, 'turn', [seat])]) };
    }
    case 'computer': {
      const level = game.computers?.levels.at(-1)?.id;
      if (level === undefined) throw new Refusal('noComputer');
      return { table: withComputer(table, seat, level) };
    }
  }
}

/** Replaces a player by a computer. A person is notified, may return, and the game becomes unrated. A program cannot return. */
function withComputer(table: Table, seat: Seat, level: string): Table {
  const occupant = table.seats[seat];
  const own: SeatOccupant = { kind: 'computer', level };
  if (occupant?.kind === 'program') return { ...table, seats: table.seats.with(seat, own) };
  if (occupant?.kind !== 'person') return table;
  const { id, name } = occupant;
  const seats = table.seats.with(seat, { ...own, instead: { id, ...(name && { name }) } });
  const notified = addNotices(table, newNotice(table, 'replaced', [seat]));
  return { ...notified, terms: { ...table.terms, unrated: true }, seats };
}

function anotherTurn({ clock }: Table, seat: Seat, now: number): Table['clock'] {
  const others = (seats: readonly Seat[]) => seats.filter((other) => other !== seat);
  const waits =
    clock.perTurnMs === null
      ? { waitingSince: clock.waitingSince?.with(seat, now) }
      : { expiresAt: clock.expiresAt.with(seat, now + clock.perTurnMs) };
  return { ...clock, ...waits, reminded: others(clock.reminded), expired: others(clock.expired) };
}

const overtimeId = idFormat`overtime|${key('table')}|${number('seat', 2)}|${number('turn', 9)}|${word('decision', DECISIONS)}`;

/** Asks the other players what to do about a player whose time is up. */
function drawTimeout(loaded: LoadedTable, seat: Seat): Ping {
  const { table, game } = loaded;
  const { language } = table.location;
  const users = waitingAt(loaded);
  const words = table.clock.perTurnMs === null ? texts.away : texts.late;
  const sentence = say(words({ name: nameAt(loaded, seat, language), title: game.title }), language);
  const late = { table: table.id, ...timedOutSeat(loaded, seat) };
  const buttons = decisionsAt(loaded, seat).map((decision) => {
    const label = texts.labels[decision === 'claim' && goesOnWithout(loaded, seat) ? 'playOn' : decision];
    const isMain = decision === 'claim' || decision === 'end';
    return (isMain ? primary : plain)(overtimeId.make({ ...late, decision }), label);
  });
  const asked = users.map((person) => `<@${person}>`).join(', ');
  return { lines: [`${asked} ${sentence}`.trim()], users, buttons, hasNoLink: true };
}

/**
 * Applies the decision about a player whose time is up and replaces the question with the result. If the decision is
 * refused because it is outdated, removes the buttons.
 */
const overtimeButton = button(overtimeId, {
  access: 'playerOrOwner',
  async press({ reply, id, target: before }) {
    const { bot } = reply;
    const { table, seat, decision } = id;
    const reject = async (error: unknown): Promise<undefined> => {
      if (!(error instanceof Refusal)) throw error;
      const { code } = error;
      const loaded = code === 'stale' ? await findTable(bot.context, table).catch(ignoreRefusal) : undefined;
      if (code === 'stale' || code === 'over') await reply.update({ components: [] });
      await reply.refuse(error, loaded);
    };
    const decided = await decideOvertime(bot.context, table, reply.user.id, id, decision).catch(reject);
    if (!decided) return;
    const { language } = decided.table.location;
    const late = nameAt(before, seat, language);
    const [decider = seat] = seatsOf(decided.table, reply.user.id);
    const name = nameAt(decided, decider, language);
    const isOut = decision === 'claim' && decided.table.status !== 'over';
    const content = say(texts.results[isOut ? 'playOn' : decision]({ name, late }), language);
    await Promise.all([reply.update({ content, components: [] }), bot.delivery.deliver(decided)]);
  },
});

/** What the other players decide about a player whose time is up. */
export const overtime: Feature = {
  id: 'overtime',
  notices: {
    timeout: {
      isPending: (loaded, seat) => onTurn(loaded).includes(seat) && loaded.table.clock.expired.includes(seat),
      draw: (loaded, _, [seat]) => drawTimeout(loaded, seat as Seat),
    },
  },
  buttons: { overtime: overtimeButton },
};

/** Returns the users who wait for others, including the owners of waiting programs. */
export function waitingAt(loaded: LoadedTable): string[] {
  const { table } = loaded;
  const acting = onTurn(loaded);
  const isWaiting = (seats: readonly Seat[]) => !seats.some((seat) => acting.includes(seat));
  const players = personsAt(table);
  const owners = [...new Set(ownersAt(table))].filter((person) => !players.includes(person));
  return [
    ...players.filter((person) => isWaiting(seatsOf(table, person))),
    ...owners.filter((person) => isWaiting(programsOf(table, person))),
  ];
}
