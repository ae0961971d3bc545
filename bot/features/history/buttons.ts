import { parseId } from '../../custom-ids/ids.ts';
import { refusal } from '../../host/refusal.ts';
import { findTable } from '../../host/table/find.ts';
import { hasBegun, seatsOf } from '../../host/table/table.ts';
import type { Buttons } from '../../interactions/button.ts';
import { refuse, whisper } from '../../interactions/reply.ts';
import { inPlace, inPrivate } from '../../render/message.ts';
import { WORDS } from '../../render/text.ts';
import { watch } from '../tables/watch.ts';
import { drawHistory } from './history.ts';
import { sendFile, showReplay, sourceAt } from './replay.ts';
import { replayButton } from './replay-button.ts';
import { shareDaily, shareEnd } from './share.ts';

export const buttons: Buttons<'history' | 'seats' | 'share' | 'replay'> = {
  /** Turns to another page of a history, or opens one of its games. */
  history: {
    async press(pressed, bot, { act, person, page }) {
      const table = pressed.isStringSelectMenu() ? pressed.values[0] : undefined;
      if (!table) {
        await pressed.update(inPlace(await drawHistory(bot, pressed, person, page)));
        return;
      }
      if (act === 'file') return sendFile(bot, pressed, table);
      const source = await sourceAt(bot.context, table, pressed);
      const drawn = 'refused' in source ? source : await showReplay(bot, pressed, source);
      if ('refused' in drawn) return refuse(pressed, drawn);
      await pressed.reply(inPrivate(drawn));
    },
  },

  /** Chooses through whose eyes a finished game is seen. */
  seats: {
    press(pressed, bot, { table }) {
      const chosen = pressed.isStringSelectMenu() ? parseId(pressed.values[0] ?? '') : undefined;
      return chosen?.kind === 'watch'
        ? watch(bot, pressed, table, chosen.viewer)
        : whisper(pressed, WORDS.notUnderstood);
    },
  },

  /** Shows everybody how one's game went; of the game of a day nothing that would give it away. */
  share: {
    async press(pressed, bot, { table: id }) {
      const found = await findTable(bot.context, id);
      if ('refused' in found) return refuse(pressed, found);
      const { table } = found;
      if (seatsOf(table, pressed.user.id).length === 0) return refuse(pressed, refusal('notYourTable'));
      if (table.status !== 'over' || !hasBegun(table)) return refuse(pressed, refusal('notOver'));
      const drawn = table.daily === undefined ? shareEnd(found) : shareDaily(found);
      await bot.pictures.send(drawn, (shown) => pressed.reply(shown), pressed.channelId);
    },
  },

  replay: replayButton,
};
