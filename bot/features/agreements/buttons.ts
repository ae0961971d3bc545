import { say, type Text } from '../../../games/kit/text.ts';
import { hideTable, keepTable } from '../../host/actions/keep.ts';
import type { Buttons } from '../../interactions/button.ts';
import { WORDS } from '../../render/text.ts';
import { giveUp } from '../seats/seats.ts';
import { answerProposal, goOn, raise, settle } from './agreements.ts';
import { overtimeButton } from './overtime-button.ts';
import { renameButton } from './rename-button.ts';
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
  | 'hide'
  | 'rename'
  | 'keep'
  | 'overtime'
> = {
  /** Agrees to a proposal. */
  agree: {
    press: (reply, bot, id) => answerProposal(bot, reply, id, true),
  },

  /** Declines a proposal. */
  refuse: {
    press: (reply, bot, id) => answerProposal(bot, reply, id, false),
  },

  /** Offers a draw. */
  draw: {
    press: (reply, bot, { table }) => raise(bot, reply, table, 'draw'),
  },

  /** Asks to take the last move back. */
  undo: {
    press: (reply, bot, { table }) => raise(bot, reply, table, 'undo'),
  },

  /** Proposes a pause. */
  pause: {
    press: (reply, bot, { table }) => raise(bot, reply, table, 'pause'),
  },

  /** Goes on with a paused game. */
  resume: {
    press: (reply, bot, { table }) => goOn(bot, reply, table),
  },

  /** Resigns, now that the person is sure. */
  resign: {
    press: (reply, bot, { table }) => giveUp(bot, reply, table),
  },

  /** Asks once more before the person resigns. */
  giveUp: {
    press: (reply, bot, { table }) => confirmResign(bot, reply, table),
  },

  /** Ends that whoever watches sees everything, because a player minds. */
  hide: {
    async press(reply, bot, { table }) {
      const hidden = await hideTable(bot.context, table, reply.user.id);
      if ('refused' in hidden) return reply.refuse(hidden);
      await settle(bot, reply, hidden, WORDS.hidden);
    },
  },

  /** Keeps a table at which nobody has moved for long; the question then becomes its answer. */
  keep: {
    async press(reply, bot, { table }) {
      const kept = await keepTable(bot.context, table, reply.user.id);
      if ('refused' in kept) return reply.refuse(kept);
      const content = say(KEPT, kept.table.place.language);
      await Promise.all([reply.update({ content, components: [] }), bot.delivery.deliver(kept)]);
    },
  },

  rename: renameButton,

  overtime: overtimeButton,
};

const KEPT: Text = { en: 'The table stays open.', de: 'Der Tisch bleibt offen.' };
