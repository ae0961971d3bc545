import type { Seat } from '../../games/kit/game.ts';
import { type Language, say, type Text } from '../../games/kit/text.ts';
import type { Plan } from '../../storage/records/table.ts';
import { planOf } from '../host/plans/plan.ts';
import type { LoadedTable } from '../host/table/table.ts';

/** Why a plan goes on no longer. */
export const STOPPED: Record<NonNullable<Plan['stopped']>, Text> = {
  reply: {
    en: 'Your plan stopped: they played something else.',
    de: 'Dein Plan wurde gestoppt: Es wurde anders gespielt.',
  },
  line: {
    en: 'Your plan stopped: its next move isn’t legal any more.',
    de: 'Dein Plan wurde gestoppt: Der nächste Zug ist nicht mehr möglich.',
  },
  undo: {
    en: 'Your plan stopped: a move was undone.',
    de: 'Dein Plan wurde gestoppt: Ein Zug wurde zurückgenommen.',
  },
};

/** What the private panel of a seat says about its plan. */
export function planNote({ table }: LoadedTable, seat: Seat, language: Language): string {
  const plan = planOf(table, seat);
  if (!plan || (!plan.stopped && plan.steps.length === 0)) return '';
  return `-# ${plan.stopped ? say(STOPPED[plan.stopped], language) : say(waiting(plan.steps.length), language)}`;
}

function waiting(lines: number): Text {
  return {
    en: `Your plan: ${lines === 1 ? '1 move' : `${lines} moves`}. Only you can see it with \`/plan\`.`,
    de: `Dein Plan: ${lines === 1 ? '1 Zug' : `${lines} Züge`}. Nur du siehst ihn mit \`/planen\`.`,
  };
}
