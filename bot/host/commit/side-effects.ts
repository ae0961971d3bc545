import type { Write } from '../../../storage/index.ts';
import type { Context } from '../context.ts';
import type { Refused } from '../refusal.ts';

/** What follows from a change beside the table itself: records of others, and the names under which to be alone meanwhile. */
export interface SideEffects {
  readonly exclusive: readonly string[];
  /** Called once nobody else is at work under these names; a refusal stops the change as a whole. */
  writes(): Promise<readonly Write[] | Refused>;
}

/** When a change concerns nobody else. */
export const NO_SIDE_EFFECTS: SideEffects = { exclusive: [], writes: async () => [] };

/** Commits these writes and all that follows from them in one step; `writes` is called when nothing speaks against it. */
export async function commitWith(
  context: Context,
  writes: () => readonly Write[],
  consequences: readonly SideEffects[],
): Promise<Refused | undefined> {
  const names = new Set(consequences.flatMap(({ exclusive }) => exclusive));
  return alongside(context, [...names].sort(), async () => {
    const following = await Promise.all(consequences.map((consequence) => consequence.writes()));
    for (const outcome of following) if ('refused' in outcome) return outcome;
    await context.storage.commit(...writes(), ...following.flatMap((outcome) => ('refused' in outcome ? [] : outcome)));
    return undefined;
  });
}

/** Always taken in the same order, so that no two wait for each other. */
async function alongside<T>(context: Context, names: readonly string[], work: () => Promise<T>): Promise<T> {
  const [first, ...rest] = names;
  if (first === undefined) return work();
  return context.storage.exclusive(first, () => alongside(context, rest, work));
}
