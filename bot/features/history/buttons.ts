import { parseId } from '../../custom-ids/ids.ts';
import { refusal } from '../../host/refusal.ts';
import { findTable } from '../../host/table/find.ts';
import { hasBegun, seatsOf } from '../../host/table/table.ts';
import type { Buttons } from '../../interactions/button.ts';
import { WORDS } from '../../render/text.ts';
import { watch } from '../tables/watch.ts';
import { showAchievements } from './achievements.ts';
import { drawHistory } from './history.ts';
import { showLeaderboard } from './leaderboard.ts';
import { sendFile, showReplay, sourceAt } from './replay.ts';
import { replayButton } from './replay-button.ts';
import { shareDaily, shareEnd } from './share.ts';

export const buttons: Buttons<'achievements' | 'leaders' | 'history' | 'seats' | 'share' | 'replay'> = {
  /** Shows somebody's achievements, or those of the game that was selected there. */
  achievements: {
    press(reply, bot, { person, page }) {
      const chosen = reply.interaction.isStringSelectMenu() ? Number(reply.interaction.values[0]) : page;
      return showAchievements(bot, reply, person, chosen);
    },
  },

  /** Shows another period of a leaderboard. */
  leaders: {
    async press(reply, bot, { game, period }) {
      const found = bot.context.shelf.get(game);
      return found ? showLeaderboard(bot, reply, found, period) : reply.refuse(refusal('gameGone'));
    },
  },

  /** Turns to another page of a history, or opens one of its games. */
  history: {
    async press(reply, bot, { act, person, page }) {
      const table = reply.interaction.isStringSelectMenu() ? reply.interaction.values[0] : undefined;
      if (!table) {
        await reply.update(await drawHistory(bot, reply, person, page));
        return;
      }
      if (act === 'file') return sendFile(bot, reply, table);
      const source = await sourceAt(bot, table, reply);
      const drawn = 'refused' in source ? source : await showReplay(bot, reply, source);
      if ('refused' in drawn) return reply.refuse(drawn);
      await reply.private(drawn);
    },
  },

  /** Chooses through whose eyes a finished game is seen. */
  seats: {
    press(reply, bot, { table }) {
      const chosen = reply.interaction.isStringSelectMenu() ? parseId(reply.interaction.values[0] ?? '') : undefined;
      return chosen?.kind === 'watch' ? watch(bot, reply, table, chosen.viewer) : reply.say(WORDS.notUnderstood);
    },
  },

  /** Shows everybody how one's game went; of the game of a day nothing that would give it away. */
  share: {
    async press(reply, bot, { table: id }) {
      const found = await findTable(bot.context, id);
      if ('refused' in found) return reply.refuse(found);
      const { table } = found;
      if (seatsOf(table, reply.user.id).length === 0) return reply.refuse(refusal('notYourTable'));
      if (table.status !== 'over' || !hasBegun(table)) return reply.refuse(refusal('notOver'));
      const drawn = table.daily === undefined ? shareEnd(found) : shareDaily(found);
      await bot.pictures.send(drawn, (shown) => reply.public(shown), reply.channelId);
    },
  },

  replay: replayButton,
};
