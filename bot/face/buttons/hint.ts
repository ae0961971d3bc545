import { findTable } from '../../host/table/find.ts';
import { advise } from '../answers/hint.ts';
import type { Button } from '../desk/button.ts';

/** Asks the computer what it would do. */
export const button: Button<'hint'> = {
  kind: 'hint',
  press: (pressed, bot, { table }) => advise(bot, pressed, () => findTable(bot.house, table)),
};
