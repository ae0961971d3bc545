import { type Id, parseValue } from '../../custom-ids/ids.ts';
import { refusal } from '../../host/refusal.ts';
import { findTable } from '../../host/table/find.ts';
import { menuFor } from '../../host/table/terms.ts';
import type { Bot } from '../../interactions/bot.ts';
import type { Buttons } from '../../interactions/button.ts';
import { filledIn } from '../../interactions/choice-form.ts';
import { WORDS } from '../../render/text.ts';
import { choosePlan } from '../plans/plan.ts';
import { choose } from './choose.ts';
import { showHint } from './hint.ts';
import { lookUp } from './lookup.ts';
import { moreButton } from './more-button.ts';
import { notesButton } from './notes.ts';
import { openNext, openPanel, tellStory } from './panel.ts';
import { showRules } from './rules.ts';

export const buttons: Buttons<
  'choice' | 'menu' | 'panel' | 'next' | 'hint' | 'story' | 'look' | 'notes' | 'rules' | 'rulesPage' | 'more'
> = {
  /** Makes a choice of the game; what is typed into its form goes on where its line ended. */
  choice: {
    press: (reply, bot, choice) => made(choice)(bot, reply, choice),
    submit(reply, bot, choice) {
      const line = choice.line + filledIn(reply.interaction);
      return made(choice)(bot, reply, { ...choice, act: 'play', line });
    },
  },

  /** Makes the choice that was selected, where there were too many for buttons, or several at once. */
  menu: {
    async press(reply, bot, menu) {
      const values = reply.interaction.isStringSelectMenu() ? reply.interaction.values.map(parseValue) : [];
      const [chosen, ...others] = values.filter((value) => value !== undefined);
      if (!chosen) return reply.say(WORDS.notUnderstood);
      const make = menu.surface === 'plan' ? choosePlan : choose;
      const more = others.map((other) => other.line);
      const line = more.length > 0 ? await joined(bot, menu, chosen.line, more) : chosen.line;
      return make(bot, reply, { ...menu, kind: 'choice', page: 0, ...chosen, line });
    },
  },

  /** Opens a person's private panel from the board, or brings an open one up to date. */
  panel: {
    press: (reply, bot, { table }) => openPanel(bot, reply, table),
  },

  /** Goes on with another table that waits. */
  next: {
    press: (reply, bot, { table }) => openNext(bot, reply, table),
  },

  /** Asks the computer what it would do. */
  hint: {
    async press(reply, bot, { table }) {
      const found = await findTable(bot.context, table);
      return 'refused' in found ? reply.refuse(found) : showHint(bot, reply, found);
    },
  },

  /** Tells all that happened last. */
  story: {
    press: (reply, bot, { table }) => tellStory(bot, reply, table),
  },

  /** Opens a page of what can be looked up. */
  look: {
    press: (reply, bot, { table, page }) => lookUp(bot, reply, table, page),
  },

  notes: notesButton,

  /** Explains the game of a table. */
  rules: {
    async press(reply, bot, { table }) {
      const found = await findTable(bot.context, table);
      if ('refused' in found) return reply.refuse(found);
      await showRules(bot, reply, found.game, 0, table);
    },
  },

  /** Turns to a page of a game's rules. */
  rulesPage: {
    press(reply, bot, { game: id, page, table }) {
      const game = bot.context.shelf.get(id);
      return game ? showRules(bot, reply, game, page, table) : reply.refuse(refusal('gameGone'));
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
  const choices = 'table' in found ? menuFor(found, menu.seat, menu.line) : [];
  const join = choices.find(({ line }) => line === first)?.several?.join ?? '';
  return [first, ...more.map((line) => line.slice(menu.line.length))].join(join);
}
