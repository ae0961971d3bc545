import { findTable } from '../../host/table/find.ts';
import { choicesFor } from '../../host/table/terms.ts';
import { choose } from '../answers/choose.ts';
import { choosePlan } from '../answers/plan.ts';
import { whisper } from '../desk/answer.ts';
import type { Bot } from '../desk/bot.ts';
import type { Button } from '../desk/button.ts';
import { WORDS } from '../drawing/words.ts';
import { type Id, parseValue } from '../ids/ids.ts';

/** Makes the choice that was selected, where there were too many for buttons, or several at once. */
export const button: Button<'menu'> = {
  kind: 'menu',
  async press(pressed, bot, menu) {
    const values = pressed.isStringSelectMenu() ? pressed.values.map(parseValue) : [];
    const [chosen, ...others] = values.filter((value) => value !== undefined);
    if (!chosen) return whisper(pressed, WORDS.notUnderstood);
    const make = menu.surface === 'plan' ? choosePlan : choose;
    const more = others.map((other) => other.line);
    const line = more.length > 0 ? await joined(bot, menu, chosen.line, more) : chosen.line;
    return make(bot, pressed, { ...menu, kind: 'choice', page: 0, ...chosen, line });
  },
};

/** The line of several choices that are taken at once, as the game joins them. */
async function joined(bot: Bot, menu: Id<'menu'>, first: string, more: readonly string[]): Promise<string> {
  const found = await findTable(bot.house, menu.table);
  const choices = 'table' in found ? choicesFor(found, menu.seat, menu.line) : [];
  const join = choices.find(({ line }) => line === first)?.several?.join ?? '';
  return [first, ...more.map((line) => line.slice(menu.line.length))].join(join);
}
