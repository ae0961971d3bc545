import { type Id, parseValue } from '../../custom-ids/ids.ts';
import { findTable } from '../../host/table/find.ts';
import { choicesFor } from '../../host/table/terms.ts';
import type { Bot } from '../../interactions/bot.ts';
import type { Buttons } from '../../interactions/button.ts';
import { filledIn } from '../../interactions/choice-form.ts';
import { refuse, whisper } from '../../interactions/reply.ts';
import { WORDS } from '../../render/text.ts';
import { choosePlan } from '../plans/plan.ts';
import { choose } from './choose.ts';
import { advise } from './hint.ts';
import { lookUp } from './lookup.ts';
import { moreButton } from './more-button.ts';
import { openPanel, tellStory } from './panel.ts';

export const buttons: Buttons<'choice' | 'menu' | 'panel' | 'hint' | 'story' | 'look' | 'rules' | 'more'> = {
  /** Makes a choice of the game; what is typed into its form goes on where its line ended. */
  choice: {
    press: (pressed, bot, choice) => made(choice)(bot, pressed, choice),
    submit(submitted, bot, choice) {
      const line = choice.line + filledIn(submitted);
      return made(choice)(bot, submitted, { ...choice, act: 'play', line });
    },
  },

  /** Makes the choice that was selected, where there were too many for buttons, or several at once. */
  menu: {
    async press(pressed, bot, menu) {
      const values = pressed.isStringSelectMenu() ? pressed.values.map(parseValue) : [];
      const [chosen, ...others] = values.filter((value) => value !== undefined);
      if (!chosen) return whisper(pressed, WORDS.notUnderstood);
      const make = menu.surface === 'plan' ? choosePlan : choose;
      const more = others.map((other) => other.line);
      const line = more.length > 0 ? await joined(bot, menu, chosen.line, more) : chosen.line;
      return make(bot, pressed, { ...menu, kind: 'choice', page: 0, ...chosen, line });
    },
  },

  /** Opens a person's private panel from the board, or brings an open one up to date. */
  panel: {
    press: (pressed, bot, { table }) => openPanel(bot, pressed, table),
  },

  /** Asks the computer what it would do. */
  hint: {
    press: (pressed, bot, { table }) => advise(bot, pressed, () => findTable(bot.context, table)),
  },

  /** Tells all that happened last. */
  story: {
    press: (pressed, bot, { table }) => tellStory(bot, pressed, table),
  },

  /** Opens a page of what can be looked up. */
  look: {
    press: (pressed, bot, { table, page }) => lookUp(bot, pressed, table, page),
  },

  /** Explains the game of a table. */
  rules: {
    async press(pressed, bot, { table }) {
      const found = await findTable(bot.context, table);
      if ('refused' in found) return refuse(pressed, found);
      await whisper(pressed, found.game.rules[0]!.text);
    },
  },

  more: moreButton,
};

/** A choice is made for now, or for a plan. */
function made({ surface }: Id<'choice'>): typeof choose {
  return surface === 'plan' ? choosePlan : choose;
}

/** The line of several choices that are taken at once, as the game joins them. */
async function joined(bot: Bot, menu: Id<'menu'>, first: string, more: readonly string[]): Promise<string> {
  const found = await findTable(bot.context, menu.table);
  const choices = 'table' in found ? choicesFor(found, menu.seat, menu.line) : [];
  const join = choices.find(({ line }) => line === first)?.several?.join ?? '';
  return [first, ...more.map((line) => line.slice(menu.line.length))].join(join);
}
