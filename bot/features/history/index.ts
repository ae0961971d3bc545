import { personsAt } from '../../host/table/table.ts';
import { admit } from '../../interactions/access.ts';
import { button } from '../../interactions/button.ts';
import type { Feature } from '../../interactions/feature.ts';
import { logButton, openReplayButton, shareButton } from './buttons.ts';
import {
  finishedGame,
  finishedTablesOf,
  removeHistories,
  removeServerHistory,
  serverHistoryListId,
} from './finished.ts';
import { drawHistory } from './history.ts';
import { historyId, logId, shareId } from './ids.ts';
import { listChunkKind, listKind, readAll } from './lists.ts';
import { showLog } from './log.ts';
import { replayButton } from './replay-button.ts';
import { sendRecordFile, showReplay, sourceOf } from './replay-page.ts';
import { shareResult } from './share.ts';

export { openReplayButton, shareButton } from './buttons.ts';
export { historyListId, serverHistoryListId } from './finished.ts';
export { MAX_HISTORY_GAMES, readFinished, suggestFinished } from './history.ts';
export { appendTo, dropList, listKind, readAll, readNewest, removeFrom } from './lists.ts';
export { type GameRecord, recordOf } from './record.ts';
export { replayAt, replayStep } from './replay.ts';

export const history: Feature = {
  id: 'history',
  commands: ['history', 'replay'],
  records: [listKind, listChunkKind],
  ended: [finishedGame],

  boardButtons: {
    pages: ({ table: { id } }) => [logButton(id)],
    end({ table }) {
      const share = personsAt(table).length > 0 ? [shareButton(table.id)] : [];
      return [openReplayButton(table.id), ...share, logButton(table.id)];
    },
  },
  buttons: {
    /** Shows another page of a history, or opens the replay or sends the file of the selected game. */
    history: button(historyId, {
      access: 'anyone',
      async press({ reply, id: { act, person, page } }) {
        const table = reply.interaction.isStringSelectMenu() ? reply.interaction.values[0] : undefined;
        if (!table) {
          await reply.update(await drawHistory(reply, person, page));
          return;
        }
        const loaded = await admit(reply, 'finished', { table });
        if (act === 'file') return sendRecordFile(reply, loaded);
        await reply.private(await showReplay(reply, await sourceOf(reply.bot, loaded)));
      },
    }),
    log: button(logId, {
      access: 'spectator',
      press: ({ reply, id: { page }, target }) => showLog(reply, target, page),
    }),
    replay: replayButton,
    share: button(shareId, { access: 'player', press: ({ reply, target: loaded }) => shareResult(reply, loaded) }),
  },

  personalData: { tables: finishedTablesOf, remove: removeHistories },
  serverData: {
    tables: (context, guild) => readAll(context, serverHistoryListId(guild)),
    remove: removeServerHistory,
  },
};
