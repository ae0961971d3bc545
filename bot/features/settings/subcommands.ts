import { LANGUAGES, type Text } from '@longtable/kit';
import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  ChannelType,
  type ChatInputCommandInteraction,
} from 'discord.js';
import type { Display } from '../../../storage/records/person.ts';
import type { Server } from '../../../storage/records/server.ts';
import { DAY_MS } from '../../host/duration.ts';
import { changeServer, readServer, withOrWithout } from '../../host/settings/server.ts';
import type { Feature } from '../../interactions/feature.ts';
import type { Subcommand } from '../../interactions/settings.ts';
import { displayChoices, gameOption, localizedDescription, localizedName } from '../../render/command-data.ts';
import { TURN_TIMES } from '../../screens/new-game/terms.ts';
import { LANGUAGE_NAMES, SERVER_DEFAULT, TABLE_CHANNELS } from './lines.ts';
import { changeSetting, showSettings } from './setup.ts';
import { texts } from './words/texts.ts';

const { Boolean: FLAG, Channel: CHANNEL, Integer: INTEGER, String: STRING } = ApplicationCommandOptionType;
const MAX_TABLES = 1000;
const MAX_TABLES_EACH = 100;

const RESET: Subcommand = {
  name: 'reset',
  about: texts.subcommands.reset,
  execute: changeAndShow(() => ({})),
};

/** Returns the subcommands of `/settings`, in the order of Discord's list. */
export function subcommandsOf(features: readonly Feature[]): Subcommand[] {
  return [...OWN, ...features.flatMap(({ settings }) => settings?.subcommands ?? []), RESET];
}

const OWN: readonly Subcommand[] = [
  {
    name: 'show',
    about: texts.subcommands.show,
    execute: async (reply, guild) => showSettings(reply, reply.bot.context, await readServer(reply.bot.context, guild)),
  },
  {
    name: 'game',
    about: texts.subcommands.game,
    options: (games) => [
      gameOption(games),
      {
        type: FLAG,
        name: 'enabled',
        ...localizedDescription(texts.options.enabled),
        required: true,
      },
    ],
    execute: changeAndShow(
      (server, options) => ({
        ...server,
        withheld: withOrWithout(server.withheld, options.getString('game', true), !options.getBoolean('enabled', true)),
      }),
      true,
    ),
  },
  {
    name: 'channel',
    about: texts.subcommands.channel,
    options: () => [
      {
        type: CHANNEL,
        name: 'channel',
        ...localizedDescription(texts.options.channel),
        required: true,
        channel_types: TABLE_CHANNELS,
      },
      {
        type: FLAG,
        name: 'allowed',
        ...localizedDescription(texts.options.allowed),
        required: true,
      },
    ],
    async execute(reply, guild) {
      const { options } = reply.interaction;
      const { channels } = await readServer(reply.bot.context, guild);
      const [channel, isAllowed] = [options.getChannel('channel', true).id, options.getBoolean('allowed', true)];
      await changeSetting(reply, guild, 'channels', withOrWithout(channels, channel, isAllowed));
    },
  },
  channelSubcommand('forum', ChannelType.GuildForum),
  channelSubcommand('lobby', ChannelType.GuildText),
  {
    name: 'language',
    about: texts.subcommands.language,
    options: () => [
      {
        type: STRING,
        name: 'language',
        ...localizedDescription(texts.options.language),
        required: true,
        choices: ([...LANGUAGES, SERVER_DEFAULT] as const).map((value) => ({
          value,
          ...localizedName(LANGUAGE_NAMES[value]),
        })),
      },
    ],
    execute: (reply, guild) =>
      changeSetting(reply, guild, 'language', [reply.interaction.options.getString('language', true)]),
  },
  {
    name: 'clock',
    about: texts.subcommands.clock,
    options: () => [
      {
        type: INTEGER,
        name: 'time',
        ...localizedDescription(texts.options.time),
        required: true,
        choices: TURN_TIMES.map(({ value, label }) => ({ value, ...localizedName(label) })),
      },
    ],
    execute: changeAndShow(
      (server, options) => ({ ...server, perTurn: options.getInteger('time', true) || null }),
      true,
    ),
  },
  {
    name: 'tables',
    about: texts.subcommands.tables,
    options: () => [
      {
        type: INTEGER,
        name: 'server',
        ...localizedDescription(texts.options.onServer),
        min_value: 1,
        max_value: MAX_TABLES,
      },
      {
        type: INTEGER,
        name: 'player',
        ...localizedDescription(texts.options.perPlayer),
        min_value: 1,
        max_value: MAX_TABLES_EACH,
      },
    ],
    execute: changeAndShow((server, options) => {
      const [tables, tablesEach] = [options.getInteger('server'), options.getInteger('player')];
      return { ...server, ...(tables !== null && { tables }), ...(tablesEach !== null && { tablesEach }) };
    }),
  },
  {
    name: 'inactivity',
    about: texts.subcommands.inactivity,
    options: () => [daysOption(1, texts.options.inactivity)],
    execute: changeAndShow(
      (server, options) => ({ ...server, silence: options.getInteger('days', true) * DAY_MS }),
      true,
    ),
  },
  {
    name: 'vacation',
    about: texts.subcommands.vacation,
    options: () => [daysOption(0, texts.options.vacation)],
    execute: changeAndShow((server, options) => ({ ...server, vacation: options.getInteger('days', true) * DAY_MS })),
  },
  channelSubcommand('log', ChannelType.GuildText),
  {
    name: 'display',
    about: texts.subcommands.display,
    options: () => [
      {
        type: STRING,
        name: 'style',
        ...localizedDescription(texts.options.style),
        required: true,
        choices: [...displayChoices(), { value: SERVER_DEFAULT, ...localizedName(texts.options.serverDefault) }],
      },
      {
        type: CHANNEL,
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
  },
];

/** Returns a subcommand that sets a channel of the server, or removes it if none is given. */
function channelSubcommand(
  name: 'forum' | 'lobby' | 'log',
  type: ChannelType.GuildForum | ChannelType.GuildText,
): Subcommand {
  return {
    name,
    about: texts.subcommands[name],
    options: () => [
      { type: CHANNEL, name: 'channel', ...localizedDescription(texts.options[name]), channel_types: [type] },
    ],
    execute: (reply, guild) => {
      const channel = reply.interaction.options.getChannel('channel');
      return changeSetting(reply, guild, name, channel ? [channel.id] : []);
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

function daysOption(min: number, about: Text): APIApplicationCommandBasicOption {
  return {
    type: INTEGER,
    name: 'days',
    ...localizedDescription(about),
    required: true,
    min_value: min,
    max_value: 365,
  };
}
