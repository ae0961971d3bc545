import type { Buttons } from '../../interactions/button.ts';
import { playFrom, showAnalysis } from './analysis.ts';

export const buttons: Buttons<'analysis'> = {
  /** Shows how a finished game went, or goes on from one of its moves. */
  analysis: {
    press: (reply, bot, { act, table, move }) =>
      act === 'show' ? showAnalysis(bot, reply, table) : playFrom(bot, reply, table, move),
  },
};
