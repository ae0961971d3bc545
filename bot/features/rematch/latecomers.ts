import type { Table } from '../../../storage/records/table.ts';
import { changeTable } from '../../host/commit/commit.ts';
import type { Context, DeadlineOutcome, SideEffect } from '../../host/context.ts';
import { DAY_MS } from '../../host/duration.ts';
import type { ButtonSpec, LoadedTable, TableFeature, WaitingList } from '../../host/feature.ts';
import { ignoreRefusal, Refusal } from '../../host/refusal.ts';
import { hasBegun, isFinished, seriesOf } from '../../host/table/table.ts';
import { plain } from '../../render/page.ts';
import { plainLine } from '../../render/text.ts';
import { texts } from './words/texts.ts';

/** The users who come during a game and wait for a seat in the next one. */
export const latecomers: WaitingList = {
  usersAt(table) {
    const isInVain = table.status === 'over' && !isFinished(table);
    return isInVain ? [] : (table.features.latecomers ?? []).map(({ id }) => id);
  },
  add(loaded, user) {
    const { table } = loaded;
    if (!takesLatecomers(loaded)) return undefined;
    if (latecomers.usersAt(table).includes(user.id)) return table;
    return { ...table, features: { ...table.features, latecomers: [...(table.features.latecomers ?? []), user] } };
  },
  remove(table, users) {
    const others = table.features.latecomers?.filter(({ id }) => !users.includes(id));
    return { ...table, features: { ...table.features, latecomers: others?.length ? others : undefined } };
  },
};

/** Whether a user who comes during a game can wait for a seat in the next one. */
function takesLatecomers(loaded: LoadedTable): boolean {
  const { table, game } = loaded;
  const { single, exercise, hidden } = table.terms;
  const hasNoNext = single ?? exercise ?? hidden ?? seriesOf(loaded);
  return hasBegun(table) && table.status !== 'over' && game.seats.max > 2 && !hasNoNext;
}

/** Removes the names of the latecomers of a game that has ended without a result. */
export const latecomerEffects: SideEffect = (_, __, { table }) =>
  isFinished(table) || !table.features.latecomers ? undefined : { collect: async () => ({ amend: withoutLatecomers }) };

function withoutLatecomers(table: Table): Table {
  return { ...table, features: { ...table.features, latecomers: undefined } };
}

/** Removes all latecomers who wait for the next game. */
export async function dismissLatecomers(context: Context, id: string): Promise<void> {
  await changeTable(context, id, ({ table }) => {
    if (latecomers.usersAt(table).length === 0) throw new Refusal('over');
    return { table: withoutLatecomers(table) };
  }).catch(ignoreRefusal);
}

/** Time after a game during which its latecomers wait for a rematch. */
const WAITING_MS = 3 * DAY_MS;

export function latecomerDeadlines(table: Table): number[] {
  return table.status === 'over' && table.features.latecomers ? [table.times.movedAt + WAITING_MS] : [];
}

/** Dismisses the latecomers of a game that has had no rematch. */
export async function dismissAtDeadline({ now }: Context, { table }: LoadedTable): Promise<DeadlineOutcome> {
  const checks = latecomerDeadlines(table);
  return checks.some((moment) => moment <= now()) ? { table: withoutLatecomers(table) } : { checks };
}

export function joinNextButtons(loaded: LoadedTable): ButtonSpec[] {
  return takesLatecomers(loaded) ? [plain({ kind: 'join', table: loaded.table.id }, texts.buttons.joinNext)] : [];
}

export const latecomerLines: NonNullable<NonNullable<TableFeature['lines']>['status']> = ({ table }) => {
  const names = (table.features.latecomers ?? []).map(({ id, name }) => (name ? plainLine(name) : `<@${id}>`));
  return [names.length > 0 && texts.latecomers({ names })];
};
