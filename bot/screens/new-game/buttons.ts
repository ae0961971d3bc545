import { say } from '@longtable/kit';
import { type Id, makeId, parseId } from '../../custom-ids/ids.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { Refusal } from '../../host/refusal.ts';
import { readServer } from '../../host/settings.ts';
import type { Buttons } from '../../interactions/button.ts';
import { displayNameOf, type Reply } from '../../interactions/reply.ts';
import { askAgain, openWithFiles } from './files.ts';
import { gameMenu, openPendingRequest, startGame, tellFeatures } from './here.ts';
import { createThread, locationIn } from './place.ts';
import { texts } from './words/texts.ts';

export const buttons: Buttons<'start' | 'friend' | 'challenge' | 'thread' | 'elsewhere' | 'files'> = {
  /** Starts a game: alone, against the computer, or with open seats. */
  start: {
    access: 'anyone',
    async press({ reply, id }) {
      await startById(reply, id);
    },
  },

  /** Asks for the game to play with a friend, or opens the selected game. The friend is invited on its board. */
  friend: {
    access: 'anyone',
    async press({ reply }) {
      const chosen = reply.interaction.isStringSelectMenu() ? parseId(reply.interaction.values[0] ?? '') : undefined;
      if (chosen?.kind === 'start') return startInstead(reply, chosen);
      const { withheld = [] } = await readServer(reply.bot.context, reply.guildId);
      const games = [...reply.bot.context.games.values()].filter(({ id }) => !withheld.includes(id));
      const { language } = reply;
      await reply.showBriefly({
        content: say(texts.welcome.friendGame, language),
        components: [gameMenu(makeId({ kind: 'friend' }), games, language)],
      });
    },
  },

  /** Opens the selected game and invites the challenged user. */
  challenge: {
    access: 'anyone',
    async press({ reply, id: { person } }) {
      const chosen = reply.interaction.isStringSelectMenu() ? parseId(reply.interaction.values[0] ?? '') : undefined;
      const game = chosen?.kind === 'start' ? reply.bot.context.games.get(chosen.game) : undefined;
      if (!game) throw new Refusal('gameGone');
      const user = await reply.bot.client.users.fetch(person);
      const guest = { kind: 'invited', id: person, name: displayNameOf(user, undefined) } as const;
      if (await startGame(reply, game, guest)) await reply.dismiss();
    },
  },

  /** Creates the offered thread and opens the table in it. */
  thread: {
    access: 'request',
    async press({ reply, id: { request } }) {
      const opened = await openPendingRequest(reply, request, async ({ request: asked, threadName }) => {
        const channel = await createThread(reply, threadName);
        const { forum, ...location } = asked.location;
        if (channel === undefined) throw new Refusal('noThreads');
        return { ...location, channel };
      });
      if (opened) await tellFeatures(reply, opened);
    },
  },

  /** Opens the requested table in one of the offered channels or in a DM. */
  elsewhere: {
    access: 'request',
    async press({ reply, id: { request, channel: chosen } }) {
      const opened = await openPendingRequest(reply, request, async ({ request: asked }) => {
        if (chosen !== 'dm') return locationIn(reply.bot.context, asked, chosen);
        const channel = await reply.bot.messages.directChannel(reply.user.id);
        const { guest, forum, ...rest } = asked.location;
        return { ...rest, guild: null, channel, language: reply.language };
      });
      if (opened) await tellFeatures(reply, opened);
    },
  },

  /** Asks for other files for a requested table. The submitted form opens the table with them. */
  files: {
    access: 'request',
    press: ({ reply, id: { request }, target: pending }) => askAgain(reply, request, pending),
    async receive({ reply, id: { request } }) {
      const opened = await openWithFiles(reply, request).catch((error) => reply.refuseOrThrow(error));
      await reply.dismiss();
      if (opened) await tellFeatures(reply, opened);
    },
  },
};

/** Starts the selected game and deletes the question which one to play. */
async function startInstead(reply: Reply, chosen: Id<'start'>): Promise<void> {
  if (await startById(reply, chosen)) await reply.dismiss();
}

async function startById(reply: Reply, { game, how }: Id<'start'>): Promise<LoadedTable | undefined> {
  const found = reply.bot.context.games.get(game);
  if (!found) throw new Refusal('gameGone');
  return startGame(reply, found, how);
}
