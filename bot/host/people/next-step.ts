import type { AnyGame } from '../../../games/kit/game.ts';
import type { NextStep } from '../../../storage/records/table.ts';
import type { Context, SideEffect } from '../context.ts';
import { attemptsOn } from '../daily/daily.ts';
import { dayOf } from '../day.ts';
import { levelAbove } from '../history/levels.ts';
import { hasBegun, type LoadedTable, personsAt } from '../table/table.ts';
import { inboxOf } from './inbox.ts';
import { readServer } from './server.ts';

/** What there is for somebody to do. */
export interface Situation {
  /** Other tables wait for their move or answer. */
  readonly isAwaited: boolean;
  /** They have just beaten a computer, and there is a stronger one. */
  readonly hasStronger: boolean;
  /** The dailies they have not played today, with how many days in a row they have played each. */
  readonly dailies: readonly { readonly game: Pick<AnyGame, 'id' | 'title'>; readonly streak: number }[];
  /** The game they have just played. */
  readonly played?: string | undefined;
}

/** The one thing to offer somebody next: whoever waits for them comes first, then what would be lost today. */
export function nextStep({ isAwaited, hasStronger, dailies, played }: Situation): NextStep | undefined {
  const [kept] = dailies.filter(({ streak }) => streak > 1).toSorted((one, other) => other.streak - one.streak);
  const open = dailies.find(({ game }) => game.id === played) ?? dailies[0];
  if (isAwaited) return { kind: 'tables' };
  if (kept) return daily(kept.game);
  if (hasStronger) return { kind: 'stronger' };
  return open && daily(open.game);
}

function daily({ id, title }: Pick<AnyGame, 'id' | 'title'>): NextStep {
  return { kind: 'daily', game: id, title };
}

/** What there is for somebody to do in a server or DM, be it after a game. */
export async function situationOf(
  context: Context,
  person: string,
  guild: string | null,
  over?: LoadedTable,
): Promise<Situation> {
  const { withheld = [] } = await readServer(context, guild);
  const games = [...context.shelf.values()].filter((game) => game.daily && !withheld.includes(game.id));
  const attempts = await attemptsOn(context, person, games, dayOf(context.now()));
  const inbox = await inboxOf(context, person);
  return {
    isAwaited: inbox.some(({ isMine, loaded }) => isMine && loaded.table.id !== over?.table.id),
    // After a daily, the next one is nearer.
    hasStronger: over !== undefined && over.table.daily === undefined && levelAbove(over) !== undefined,
    dailies: attempts.filter(({ loaded }) => !loaded),
    played: over?.table.game,
  };
}

/** When a game ends that one person has played: what they are offered on its board. */
export const nextStepEffect: SideEffect = (context, before, after) => {
  const { table } = after;
  const [person, ...others] = personsAt(table);
  const isEnd = before?.status !== 'over' && table.status === 'over' && hasBegun(table) && !table.lesson;
  if (!isEnd || person === undefined || others.length > 0) return undefined;
  return {
    collect: async () => {
      const next = nextStep(await situationOf(context, person, table.place.guild, after));
      return next ? { amend: (amended) => ({ ...amended, next }) } : {};
    },
  };
};
