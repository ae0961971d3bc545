import type { AnyGame } from '../../../games/kit/game.ts';
import { describeOptions } from '../../../games/kit/options.ts';
import type { SideEffect } from '../context.ts';
import { mondayOf, weekOf } from '../day.ts';
import { compareScores } from '../table/score.ts';
import { homeOf, isExercise, type LoadedTable, personsAt } from '../table/table.ts';
import { bestOf, boardId, dailyScore, readDays, withTry } from './daily.ts';

/** What the runs of a week are called where those of a day are called by their game. */
export function weekly({ id }: AnyGame): string {
  return `${id}/week`;
}

/** Whether a game has rules of the week. */
export function hasWeeks(game: AnyGame): boolean {
  return weekOption(game) !== undefined;
}

/** Whether a run is played by the rules of the week in which it began, and by nothing else that others don’t have. */
export function isWeekly({ table, game }: LoadedTable): boolean {
  const option = weekOption(game);
  if (option === undefined || table.unrated || table.daily !== undefined || isExercise(table)) return false;
  const { [option]: week, ...others } = table.options as Readonly<Record<string, unknown>>;
  return week === weekOf(table.begun) && game.solo?.isLikeOthers(others) === true;
}

function weekOption({ options }: AnyGame): string | undefined {
  return describeOptions(options).find(({ kind }) => kind === 'week')?.name;
}

/** When a run of the week ends: it comes onto the board here in place of a worse one of the same player. */
export const weeklyRanking: SideEffect = (context, before, { table, game }) => {
  const [person] = personsAt(table);
  const isEnd = table.status === 'over' && before?.status !== 'over';
  if (person === undefined || !isEnd || !isWeekly({ table, game })) return undefined;
  const home = homeOf(table.place);
  const board = boardId(home, weekly(game));
  return {
    locks: [`daily-board:${board}`],
    collect: async () => {
      const week = mondayOf(table.begun);
      const score = dailyScore({ table, game });
      const own = (await bestOf(context, home, weekly(game), week)).find((one) => one.person === person);
      if (!score || (own && compareScores(own.score, score) >= 0)) return {};
      const days = (await readDays(context, board)).map(({ day, tables }) => ({
        day,
        tables: tables.filter((id) => id !== own?.table),
      }));
      return { writes: [context.dailyBoards.put(board, withTry(days, week, table.id))] };
    },
  };
};
