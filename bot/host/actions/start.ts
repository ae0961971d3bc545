import type { Notice } from '../../../storage/records/table.ts';
import { changeTable } from '../commit/commit.ts';
import type { Context } from '../context.ts';
import { refusal } from '../refusal.ts';
import { newNotice, turnNotices } from '../table/notices.ts';
import { canStart, hostOf, isUnanswered, seatsOf, type TableResult } from '../table/table.ts';
import { started } from './open.ts';

/** Starts a waiting table with those who have come, for whoever opened it; whoever was asked and has not answered hears of it. */
export async function startTable(context: Context, id: string, person: string): Promise<TableResult> {
  return changeTable(context, id, (loaded) => {
    const { table, game } = loaded;
    if (table.status !== 'open') return refusal(table.status === 'over' ? 'over' : 'begun');
    if (hostOf(table) !== person) return refusal('notYourStart');
    if (!canStart(loaded)) return refusal('tooFew');
    const uninviting = table.seats.flatMap((sitter, seat): Notice[] =>
      isUnanswered(sitter) ? [{ ...newNotice(table, 'uninvited', [seat]), uninvited: sitter.id }] : [],
    );
    const begun = started(game, { ...table, notices: [...table.notices, ...uninviting], moved: context.now() });
    if ('refused' in begun) return begun;
    return { table: { ...begun, notices: turnNotices(loaded, { table: begun, game }, seatsOf(begun, person)[0]) } };
  });
}
