import { type Id, parseValue } from '../../custom-ids/ids.ts';
import { refusal } from '../../host/refusal.ts';
import type { LoadedTable } from '../../host/table/table.ts';
import { menuFor } from '../../host/table/terms.ts';
import type { Buttons } from '../../interactions/button.ts';
import { filledIn } from '../../interactions/choice-form.ts';
import { WORDS } from '../../render/text.ts';
import { choosePlan } from '../plans/plan.ts';
import { choose } from './choose.ts';
import { showHint } from './hint.ts';
import { lookUp, showRules } from './lookup.ts';
import { moreButton, notesButton } from './more-button.ts';
import { openNext, openPanel, tellStory } from './panel.ts';

export const buttons: Buttons<
  'choice' | 'menu' | 'panel' | 'next' | 'hint' | 'story' | 'look' | 'notes' | 'rules' | 'rulesPage' | 'more'
> = {
  /** Makes a choice of the game; what is typed into its form goes on where its line ended. */
  choice: {
    access: 'chooser',
    press: (reply, bot, choice, at) => made(choice)(bot, reply, choice, at),
    submit(reply, bot, choice, at) {
      const line = choice.line + filledIn(reply.interaction);
      return made(choice)(bot, reply, { ...choice, act: 'play', line }, at);
    },
  },

  /** Makes the choice that was selected, where there were too many for buttons, or several at once. */
  menu: {
    access: 'chooser',
    async press(reply, bot, menu, at) {
      const values = reply.interaction.isStringSelectMenu() ? reply.interaction.values.map(parseValue) : [];
      const [chosen, ...others] = values.filter((value) => value !== undefined);
      if (!chosen) return reply.say(WORDS.notUnderstood);
      const make = menu.surface === 'plan' ? choosePlan : choose;
      const more = others.map((other) => other.line);
      const line = more.length > 0 ? joined(at, menu, chosen.line, more) : chosen.line;
      return make(bot, reply, { ...menu, kind: 'choice', page: 0, ...chosen, line }, at);
    },
  },

  /** Opens a person's private panel from the board, or brings an open one up to date. */
  panel: {
    access: 'spectator',
    press: (reply, bot, _, at) => openPanel(bot, reply, at),
  },

  /** Goes on with another table that waits. */
  next: {
    access: 'player',
    press: (reply, bot, _, at) => openNext(bot, reply, at),
  },

  /** Asks the computer what it would do. */
  hint: {
    access: 'player',
    press: (reply, bot, _, at) => showHint(bot, reply, at),
  },

  /** Tells all that happened last. */
  story: {
    access: 'spectator',
    press: (reply, bot, _, at) => tellStory(bot, reply, at),
  },

  /** Opens a page of what can be looked up. */
  look: {
    access: 'spectator',
    press: (reply, bot, { page }, at) => lookUp(bot, reply, at, page),
  },

  notes: notesButton,

  /** Explains the game of a table. */
  rules: {
    access: 'visitor',
    press: (reply, bot, _, at) => showRules(bot, reply, at.game, 0, at),
  },

  /** Turns to a page of a game's rules. */
  rulesPage: {
    access: 'rules',
    press(reply, bot, { game: id, page }, at) {
      const game = bot.context.shelf.get(id);
      return game ? showRules(bot, reply, game, page, at) : reply.refuse(refusal('gameGone'));
    },
  },

  more: moreButton,
};

/** A choice is made for now, or for a plan. */
function made({ surface }: Id<'choice'>): typeof choose {
  return surface === 'plan' ? choosePlan : choose;
}

/** The line of several choices that are taken at once, as the game joins them. */
function joined(at: LoadedTable, menu: Id<'menu'>, first: string, more: readonly string[]): string {
  const join = menuFor(at, menu.seat, menu.line).find(({ line }) => line === first)?.several?.join ?? '';
  return [first, ...more.map((line) => line.slice(menu.line.length))].join(join);
}
