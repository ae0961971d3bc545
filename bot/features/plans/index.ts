import { unlessRefused } from '../../host/refusal.ts';
import { nonComputerCount } from '../../host/table/table.ts';
import type { Feature } from '../../interactions/feature.ts';
import { plain } from '../../render/page.ts';
import { choosePlan, planButton } from './buttons.ts';
import { NO_PLAN, seatToPlan } from './change.ts';
import { isPlanned } from './coming-turns.ts';
import { planId } from './ids.ts';
import { planNotes } from './panel.ts';
import { planEffects, planOf, withoutPlansOf, withPlansStopped } from './plan.ts';
import { plansKind } from './record.ts';
import { playPlan } from './reply.ts';
import { texts } from './words/texts.ts';

/** Moves that a player plans for their next turns. */
export const plans: Feature = {
  id: 'plans',
  commands: ['plan'],
  tableRecords: { plans: plansKind },
  changed: [planEffects],
  playsNext: isPlanned,
  playNext: playPlan,
  afterUndo: withPlansStopped,
  lines: { panel: planNotes },
  async moreButtons(_, loaded, seat) {
    const { id, seats } = loaded.table;
    const occupant = seats[seat];
    const canPlan = () => occupant?.kind === 'person' && seatToPlan(loaded, occupant.id) === seat;
    if (nonComputerCount(loaded.table) < 2 || !unlessRefused(canPlan)) return [];
    return [plain(planId.make({ act: 'show', table: id, mark: NO_PLAN }), texts.panel.open)];
  },
  buttons: { plan: planButton },
  choose: choosePlan,
  personalData: {
    exportSeats: (table, seats) => ({ plan: seats.flatMap((seat) => planOf(table, seat)?.steps ?? []) }),
    removeSeats: withoutPlansOf,
  },
};
