import { say, type Text } from '../../../games/kit/text.ts';
import { hideTable, keepTable } from '../../host/actions/keep.ts';
import type { Buttons } from '../../interactions/button.ts';
import { refuse } from '../../interactions/reply.ts';
import { conclude, showSettled } from '../../interactions/settled.ts';
import { WORDS } from '../../render/text.ts';
import { giveUp } from '../seats/seats.ts';
import { answerProposal, goOn, raise } from './agreements.ts';
import { overtimeButton } from './overtime-button.ts';
import { confirmResign } from './resign.ts';

export const buttons: Buttons<
  | 'agree'
  | 'refuse'
  | 'draw'
  | 'undo'
  | 'pause'
  | 'resume'
  | 'resign'
  | 'giveUp'
  | 'stay'
  | 'hide'
  | 'keep'
  | 'overtime'
> = {
  /** Agrees to a proposal. */
  agree: {
    press: (pressed, bot, id) => answerProposal(bot, pressed, id, true),
  },

  /** Declines a proposal. */
  refuse: {
    press: (pressed, bot, id) => answerProposal(bot, pressed, id, false),
  },

  /** Offers a draw. */
  draw: {
    press: (pressed, bot, { table }) => raise(bot, pressed, table, 'draw'),
  },

  /** Asks to take the last move back. */
  undo: {
    press: (pressed, bot, { table }) => raise(bot, pressed, table, 'undo'),
  },

  /** Proposes a pause. */
  pause: {
    press: (pressed, bot, { table }) => raise(bot, pressed, table, 'pause'),
  },

  /** Goes on with a paused game. */
  resume: {
    press: (pressed, bot, { table }) => goOn(bot, pressed, table),
  },

  /** Resigns, now that the person is sure. */
  resign: {
    press: (pressed, bot, { table }) => giveUp(bot, pressed, table),
  },

  /** Asks once more before the person resigns. */
  giveUp: {
    press: (pressed, bot, { table }) => confirmResign(bot, pressed, table),
  },

  /** Plays on instead of resigning. */
  stay: {
    press: (pressed) => conclude(pressed, WORDS.playingOn),
  },

  /** Ends that whoever watches sees everything, because a player minds. */
  hide: {
    async press(pressed, bot, { table }) {
      const hidden = await hideTable(bot.context, table, pressed.user.id);
      if ('refused' in hidden) return refuse(pressed, hidden);
      await showSettled(bot, pressed, hidden, WORDS.hidden);
    },
  },

  /** Keeps a table at which nobody has moved for long; the question then becomes its answer. */
  keep: {
    async press(pressed, bot, { table }) {
      const kept = await keepTable(bot.context, table, pressed.user.id);
      if ('refused' in kept) return refuse(pressed, kept);
      const content = say(KEPT, kept.table.place.language);
      await Promise.all([
        pressed.update({ content, components: [], allowedMentions: { parse: [] } }),
        bot.delivery.deliver(kept),
      ]);
    },
  },

  overtime: overtimeButton,
};

const KEPT: Text = { en: 'The table stays.', de: 'Der Tisch bleibt.' };
