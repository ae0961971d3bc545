import type { Seat } from '../../games/kit/game.ts';
import { type Language, say, type Text } from '../../games/kit/text.ts';
import type { Plan } from '../../storage/records/table.ts';
import { planOf } from '../host/plans/plan.ts';
import type { LoadedTable } from '../host/table/table.ts';

/** Why a plan goes on no longer. */
export const STOPPED: Record<NonNullable<Plan['stopped']>, Text> = {
  reply: { en: 'Your plan has stopped: the others did something else.', de: 'Dein Plan hält an: Es kam anders.' },
  line: {
    en: 'Your plan has stopped: its next line is not possible now.',
    de: 'Dein Plan hält an: Seine nächste Zeile geht jetzt nicht.',
  },
  undo: {
    en: 'Your plan has stopped: a move was taken back.',
    de: 'Dein Plan hält an: Ein Zug wurde zurückgenommen.',
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
    en: `Your plan: ${lines === 1 ? '1 line' : `${lines} lines`}. \`/plan\` shows it to you alone.`,
    de: `Dein Plan: ${lines === 1 ? '1 Zeile' : `${lines} Zeilen`}. \`/planen\` zeigt ihn nur dir.`,
  };
}
