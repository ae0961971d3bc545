import type { Server } from '../../../storage/records/server.ts';
import { changeServer, readServer } from '../../host/people/server.ts';
import type { Buttons } from '../../interactions/button.ts';
import { managedServer } from './manager.ts';
import { askFor, showSettings, withChosen } from './setup.ts';

export const buttons: Buttons<'setup'> = {
  /** Asks whoever manages a server for a setting, and keeps what they choose. */
  setup: {
    async press(reply, bot, { what }) {
      const guild = managedServer(reply);
      if (typeof guild === 'object') return reply.refuse(guild);
      const { interaction } = reply;
      const isMenu = interaction.isChannelSelectMenu() || (what === 'language' && interaction.isStringSelectMenu());
      if (!isMenu) return askFor(bot, reply, what, await readServer(bot.context, guild));
      const change = (server: Server) => withChosen(server, what, interaction.values);
      await showSettings(reply, bot.context, await changeServer(bot.context, guild, change));
    },
  },
};
