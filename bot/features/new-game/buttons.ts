import { directChannel } from '../../boards/direct-messages.ts';
import { refusal } from '../../host/refusal.ts';
import type { Buttons } from '../../interactions/button.ts';
import { tellProgram } from '../programs/program.ts';
import { playAgain } from './again.ts';
import { askAgain, openWithFiles } from './files.ts';
import { openKept } from './kept.ts';
import { placeIn } from './place.ts';
import { startGame } from './start.ts';
import { createThread } from './thread.ts';

export const buttons: Buttons<'start' | 'thread' | 'elsewhere' | 'files' | 'again' | 'rematch'> = {
  /** Begins a game: alone at once, else against the computer or with whoever comes. */
  start: {
    press(reply, bot, { game, how }) {
      const found = bot.context.shelf.get(game);
      return found ? startGame(bot, reply, found, how) : reply.refuse(refusal('gameGone'));
    },
  },

  /** Opens the thread that was offered, and the table in it. */
  thread: {
    async press(reply, bot, { request }) {
      const opened = await openKept(bot, reply, request, async ({ request: { place }, threadName }) => {
        const channel = await createThread(reply.interaction, threadName);
        return channel === undefined ? refusal('noThreads') : { ...place, channel };
      });
      if (opened) await tellProgram(bot, reply, opened);
    },
  },

  /** Opens the table that was asked for in one of the places that were offered. */
  elsewhere: {
    async press(reply, bot, { request, place }) {
      const opened = await openKept(bot, reply, request, async ({ request: asked }) => {
        if (place !== 'dm') return placeIn(bot.context, asked, place);
        const channel = await directChannel(bot.client.rest, reply.user.id);
        return { ...asked.place, guild: null, channel, language: reply.language };
      });
      if (opened) await tellProgram(bot, reply, opened);
    },
  },

  /** Asks for other files for a table, and opens it with those that come. */
  files: {
    press: (reply, bot, { request }) => askAgain(bot, reply, request),
    async receive(reply, bot, { request }) {
      const opened = await openWithFiles(bot, reply, request);
      await reply.dismiss();
      if (opened) await tellProgram(bot, reply, opened);
    },
  },

  /** Opens a run like one that is over, with chance anew or as it was. */
  again: {
    press: (reply, bot, { table, seed }) => playAgain(bot, reply, table, seed === 'same'),
  },

  /** Opens a rematch below the final board, or sits down at the one that the other player has opened. */
  rematch: {
    press: (reply, bot, { table }) => playAgain(bot, reply, table, false),
  },
};
