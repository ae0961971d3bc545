import { ApplicationCommandOptionType, type ChatInputCommandInteraction } from 'discord.js';
import type { Display } from '../../../storage/records/person.ts';
import type { Server } from '../../../storage/records/server.ts';
import { changeServer, readServer } from '../../host/settings.ts';
import type { Feature } from '../../interactions/feature.ts';
import type { Setting, Subcommand } from '../../interactions/settings.ts';
import { displayChoices, localizedDescription, localizedName } from '../../render/command-data.ts';
import { changeSettings, showSettings } from './index.ts';
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
  execute: changeAndShow(({ display: before, displays = {}, ...server }, options) => {
    const how = options.getString('style', true);
    const own = how === SERVER_DEFAULT ? undefined : (how as Display);
    const channel = options.getChannel('channel')?.id;
    const display = channel === undefined ? own : before;
    const others = Object.entries(displays).filter(([id]) => id !== channel);
    const kept = channel === undefined || own === undefined ? others : [...others, [channel, own] as const];
    return {
      ...server,
      ...(display && { display }),
      ...(kept.length > 0 && { displays: Object.fromEntries(kept) }),
    };
  }, true),
};

const RESET: Subcommand = { name: 'reset', about: texts.subcommands.reset, execute: changeAndShow(() => ({})) };

/** Returns the subcommands of `/settings`, in the order of Discord's list. */
export function subcommandsOf(features: readonly Feature[]): Subcommand[] {
  const byName = Map.groupBy(settingsOf(features), ({ command }) => command?.name);
  byName.delete(undefined);
  return [
    SHOW,
    ...[...byName.values()].map(subcommandFor),
    DISPLAY,
    ...features.flatMap(({ settings }) => settings?.subcommands ?? []),
    RESET,
  ];
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

type Change = (server: Server, options: ChatInputCommandInteraction['options']) => Server;

/** Returns a handler that changes the settings and shows them. */
function changeAndShow(change: Change, isForNewTables = false): Subcommand['execute'] {
  return async (reply, guild) => {
    const server = await changeServer(reply.bot.context, guild, (before) => change(before, reply.interaction.options));
    await showSettings(reply, reply.bot.context, server, isForNewTables ? [texts.lines.note] : []);
  };
}
