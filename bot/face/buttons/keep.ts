import { say, type Text } from '../../../games/kit/text.ts';
import { keepTable } from '../../host/acts/keep.ts';
import { refuse } from '../desk/answer.ts';
import type { Button } from '../desk/button.ts';

/** Keeps a table at which nobody has moved for long; the question then becomes its answer. */
export const button: Button<'keep'> = {
  kind: 'keep',
  async press(pressed, bot, { table }) {
    const kept = await keepTable(bot.house, table, pressed.user.id);
    if ('refused' in kept) return refuse(pressed, kept);
    const content = say(KEPT, kept.table.place.language);
    await Promise.all([
      pressed.update({ content, components: [], allowedMentions: { parse: [] } }),
      bot.boards.settle(kept),
    ]);
  },
};

const KEPT: Text = { en: 'The table stays.', de: 'Der Tisch bleibt.' };
