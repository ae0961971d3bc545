import { say, type Text } from '../../../games/kit/text.ts';
import { type Decision, decideOvertime } from '../../host/actions/overtime.ts';
import { findTable } from '../../host/table/find.ts';
import { seatsOf } from '../../host/table/table.ts';
import type { Button } from '../../interactions/button.ts';
import { nameAt } from '../../render/names.ts';

/** Decides about somebody whose time is up; the question then becomes its answer. */
export const overtimeButton: Button<'overtime'> = {
  async press(reply, bot, id) {
    const { table, seat, decision } = id;
    const before = await findTable(bot.context, table);
    const decided = await decideOvertime(bot.context, table, reply.user.id, id, decision);
    if ('table' in decided) {
      const { language } = decided.table.place;
      const late = 'table' in before ? nameAt(before, seat, language) : '';
      const [decider = seat] = seatsOf(decided.table, reply.user.id);
      const outcomes = outcome(nameAt(decided, decider, language), late);
      const isOut = decision === 'claim' && decided.table.status !== 'over';
      const content = say(isOut ? playedOn(late) : outcomes[decision], language);
      await Promise.all([reply.update({ content, components: [] }), bot.delivery.deliver(decided)]);
      return;
    }
    const { code } = decided.refused;
    const found = code === 'stale' ? await findTable(bot.context, table) : undefined;
    if (code === 'stale' || code === 'over') await reply.update({ components: [] });
    await reply.refuse(decided, found && 'table' in found ? found : undefined);
  },
};

/** The others play on without somebody whose time is up. */
function playedOn(late: string): Text {
  return { en: `The game goes on without ${late}.`, de: `Das Spiel geht ohne ${late} weiter.` };
}

function outcome(who: string, late: string): Record<Decision, Text> {
  return {
    claim: { en: `${who} claimed the win on time.`, de: `${who} hat den Sieg durch Zeitüberschreitung beansprucht.` },
    wait: { en: `${who} gave ${late} more time.`, de: `${who} hat ${late} mehr Zeit gegeben.` },
    end: { en: `${who} ended the game. Nobody loses.`, de: `${who} hat das Spiel beendet. Niemand verliert.` },
    computer: {
      en: `${who} let the computer take over for ${late}.`,
      de: `${who} lässt den Computer für ${late} weiterspielen.`,
    },
  };
}
