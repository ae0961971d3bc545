import { ApplicationCommandOptionType } from 'discord.js';
import type { Display } from '../../../storage/records/person.ts';
import type { Server } from '../../../storage/records/server.ts';
import { readServer } from '../../host/settings.ts';
import type { Feature } from '../../interactions/feature.ts';
import type { Setting, Subcommand } from '../../interactions/settings.ts';
import { displayChoices, localizedDescription, localizedName } from '../../render/command-data.ts';
import { askToReset, changeAndShow, changeSettings, showSettings } from './index.ts';
import { SERVER_DEFAULT, settingsOf } from './rows.ts';
import { commandOptions, commandValues, TABLE_CHANNELS } from './setting.ts';
import { texts } from './words/texts.ts';

const SHOW: Subcommand = {
  name: 'show',
  about: texts.subcommands.show,
  execute: async (reply, guild) => showSettings(reply, reply.bot.context, await readServer(reply.bot.context, guild)),
};

/** Sets the display of the server, or of one channel. */
const DISPLAY: Subcommand = {
  name: 'display',
  about: texts.subcommands.display,
  options: () => [
    {
      type: ApplicationCommandOptionType.String,
      name: 'style',
      ...localizedDescription(texts.options.style),
      required: true,
      choices: [...displayChoices(), { value: SERVER_DEFAULT, ...localizedName(texts.options.serverDefault) }],
    },
    {
      type: ApplicationCommandOptionType.Channel,
      name: 'channel',
      ...localizedDescription(texts.options.onlyChannel),
      channel_types: TABLE_CHANNELS,
    },
  ],
  async execute(reply, guild) {
    const { options } = reply.interaction;
    const how = options.getString('style', true);
    const own = how === SERVER_DEFAULT ? undefined : (how as Display);
    const channel = options.getChannel('channel')?.id;
    await changeAndShow(reply, guild, (server) => withDisplay(server, own, channel), true);
  },
};

/** Returns a server with a display, or with the display of a channel. */
function withDisplay(
  { display: before, displays = {}, ...server }: Server,
  own: Display | undefined,
  channel: string | undefined,
): Server {
  const display = channel === undefined ? own : before;
  const others = Object.entries(displays).filter(([id]) => id !== channel);
  const kept = channel === undefined || own === undefined ? others : [...others, [channel, own] as const];
  return {
    ...server,
    ...(display && { display }),
    ...(kept.length > 0 && { displays: Object.fromEntries(kept) }),
  };
}

const RESET: Subcommand = { name: 'reset', about: texts.subcommands.reset, execute: askToReset };

/** Returns the subcommands of `/settings`, in the order of Discord's list. */
export function subcommandsOf(features: readonly Feature[]): Subcommand[] {
  const byName = Map.groupBy(settingsOf(features), ({ command }) => command?.name);
  byName.delete(undefined);
  return [SHOW, ...[...byName.values()].map(subcommandFor), DISPLAY, RESET];
}

/** Returns the subcommand that changes some settings. If there are several, each is optional. */
function subcommandFor(settings: readonly Setting[]): Subcommand {
  const { name = '', about = '' } = settings[0]?.command ?? {};
  return {
    name,
    about,
    options: (games) => settings.flatMap((setting) => commandOptions(setting, games, settings.length === 1)),
    async execute(reply, guild) {
      const { context } = reply.bot;
      const server = await readServer(context, guild);
      const changes = settings.flatMap((setting) => {
        const values = commandValues(setting, reply.interaction, server, context);
        return values ? [{ setting, values }] : [];
      });
      await changeSettings(reply, guild, changes);
    },
  };
}
