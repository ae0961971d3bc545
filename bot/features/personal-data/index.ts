import { say } from '@longtable/kit';
import { ignoreRefusal } from '../../host/refusal.ts';
import { findTable } from '../../host/table/find.ts';
import { button } from '../../interactions/button.ts';
import type { Feature } from '../../interactions/feature.ts';
import { replaceWithResult } from '../../interactions/panel.ts';
import { compareServers, purgeDeparted, recordDeparture, recordReturn } from './departure.ts';
import { forgetPerson } from './forget.ts';
import { forgetId } from './ids.ts';
import { texts } from './words/texts.ts';

export { exportPerson } from './export.ts';
export { forgetPerson } from './forget.ts';
export { deleteServer, exportServer } from './server-data.ts';

/** Export and deletion of the data about users and servers. Each feature exports and deletes its own. */
export const personalData: Feature = {
  id: 'personal-data',
  commands: ['delete-my-data', 'download-my-data', 'privacy'],
  servers: {
    joined: ({ context }, { id }) => recordReturn(context, id),
    left: ({ context }, guild) => recordDeparture(context, guild),
    started: async ({ context }, present, isOurs) => {
      await Promise.all([compareServers(context, present, isOurs), purgeDeparted(context)]);
    },
    hourly: ({ context }) => purgeDeparted(context),
  },
  buttons: {
    forget: button(forgetId, {
      access: 'anyone',
      async press({ reply, id: { sure } }) {
        const { bot } = reply;
        if (!sure) return replaceWithResult(reply, texts.notDeleted);
        await reply.acknowledge();
        const left = await forgetPerson(bot.context, reply.user.id);
        await reply.update({ content: say(texts.deleted, reply.language) });
        for (const id of left) {
          const found = await findTable(bot.context, id).catch(ignoreRefusal);
          if (found) await bot.delivery.deliver(found);
        }
      },
    }),
  },
};
