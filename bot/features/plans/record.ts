import { z } from 'zod';
import { besideTable } from '../../../storage/records/table.ts';
import { seatNumber, translation } from '../../../storage/records/table-parts.ts';

const plannedMove = z.strictObject({
  line: z.string(),
  /** Labels of the line's choices, if known. */
  words: translation.optional(),
});

/** Moves planned for the player's next turns. Visible only to that player. */
const plan = z.strictObject({
  seat: seatNumber,
  /** Each step may wait for a certain reply. */
  steps: z.array(plannedMove.extend({ after: z.string().optional() })),
  /** Steps that were played since the player's last own move. */
  played: z.array(plannedMove).optional(),
  /** Steps that had become impossible since then. */
  dropped: z.array(plannedMove).optional(),
  /** Reply chosen for the next step if its line is not chosen yet. */
  reply: z.string().optional(),
  /** Whether the first step is played in the seat's current or next turn. False in a turn that had started before the plan. */
  ready: z.boolean(),
  /** Reason for stopping: another reply, an illegal line, or an undo. */
  stopped: z.enum(['reply', 'line', 'undo']).optional(),
  /** Version of the plan. */
  mark: z.int().min(0),
});

export type Plan = z.infer<typeof plan>;

export const plansKind = besideTable('plans', z.array(plan));

declare module '../../../storage/records/table.ts' {
  interface Features {
    readonly plans?: Plan[] | undefined;
  }
}
