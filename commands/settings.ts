import { ApplicationCommandOptionType, PermissionFlagsBits } from 'discord.js';
import { askToReset, changeAndShow, changeSettings, showSettings } from '../bot/features/settings/index.ts';
import { SERVER_DEFAULT, settingsOf } from '../bot/features/settings/rows.ts';
import { commandOptions, commandValues, TABLE_CHANNELS } from '../bot/features/settings/setting.ts';
import { texts as settingTexts } from '../bot/features/settings/words/texts.ts';
import { readServer } from '../bot/host/settings.ts';
import type { Command } from '../bot/interactions/command.ts';
import type { Feature } from '../bot/interactions/feature.ts';
import type { Setting, Subcommand } from '../bot/interactions/settings.ts';
import { displayChoices, localizedDescription, localizedName, ON_SERVERS } from '../bot/render/command-data.ts';
import type { Display } from '../storage/records/person.ts';
import type { Server } from '../storage/records/server.ts';
import { texts } from './words/texts.ts';

export const command: Command = {
  data: (games, { features }) => ({
    name: 'settings',
    ...localizedDescription(texts.about.settings),
    ...ON_SERVERS,
    default_member_permissions: String(PermissionFlagsBits.ManageGuild),
    options: subcommandsOf(features).map(({ name, about, options }) => ({
      type: ApplicationCommandOptionType.Subcommand,
      name,
      ...localizedDescription(about),
      options: options?.(games) ?? [],
    })),
  }),

  offers: () => true,
  access: 'manager',
  async execute({ reply, target: guild }) {
    const chosen = reply.interaction.options.getSubcommand();
    await subcommandsOf(reply.bot.features)
      .find(({ name }) => name === chosen)
      ?.execute(reply, guild);
  },
};

const SHOW: Subcommand = {
  name: 'show',
  about: settingTexts.subcommands.show,
  execute: async (reply, guild) => showSettings(reply, reply.bot.context, await readServer(reply.bot.context, guild)),
};

/** Sets the display of the server, or of one channel. */
const DISPLAY: Subcommand = {
  name: 'display',
  about: settingTexts.subcommands.display,
  options: () => [
    {
      type: ApplicationCommandOptionType.String,
      name: 'style',
      ...localizedDescription(settingTexts.options.style),
      required: true,
      choices: [...displayChoices(), { value: SERVER_DEFAULT, ...localizedName(settingTexts.options.serverDefault) }],
    },
    {
      type: ApplicationCommandOptionType.Channel,
      name: 'channel',
      ...localizedDescription(settingTexts.options.onlyChannel),
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

const RESET: Subcommand = { name: 'reset', about: settingTexts.subcommands.reset, execute: askToReset };

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
