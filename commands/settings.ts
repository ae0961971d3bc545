import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandSubcommandOption,
  type ApplicationCommandOptionAllowedChannelType,
  ApplicationCommandOptionType,
  ChannelType,
  type ChatInputCommandInteraction,
  InteractionContextType,
  PermissionFlagsBits,
} from 'discord.js';
import { watchable } from '../bot/face/answers/watch.ts';
import { refuse, whisper } from '../bot/face/desk/answer.ts';
import type { Bot } from '../bot/face/desk/bot.ts';
import type { Command } from '../bot/face/desk/command.ts';
import { described, EVERYWHERE, gameOption, named } from '../bot/face/drawing/described.ts';
import { TURN_TIMES } from '../bot/face/request/clock.ts';
import { displayChoices } from '../bot/face/request/displays.ts';
import { LANGUAGE_NAMES, settingLines } from '../bot/face/request/server-settings.ts';
import { closeTable } from '../bot/host/acts/keep.ts';
import { refusal } from '../bot/host/house/refusal.ts';
import { DAY_MS } from '../bot/host/house/span.ts';
import { changeServer, readServer, withOrWithout } from '../bot/host/people/server.ts';
import type { AnyGame } from '../games/kit/game.ts';
import { LANGUAGES, type Text } from '../games/kit/text.ts';
import type { Display } from '../storage/records/display.ts';
import type { Server } from '../storage/records/server.ts';

const { Boolean: FLAG, Channel: CHANNEL, Integer: INTEGER, String: STRING } = ApplicationCommandOptionType;
const OWN = 'own';
const MOST_TABLES = 1000;
const MOST_EACH = 100;
const END = 'end';
/** Channels in which tables or their threads can stand. */
const TABLE_CHANNELS: ApplicationCommandOptionAllowedChannelType[] = [
  ChannelType.GuildText,
  ChannelType.GuildVoice,
  ChannelType.GuildForum,
];
const AS_USUAL: Text = { en: 'as usual (forget what was set)', de: 'wie üblich (vergessen, was eingestellt war)' };

type Change = (server: Server, options: ChatInputCommandInteraction['options']) => Server;

/** What each subcommand changes; `show` changes nothing. */
const CHANGES: Readonly<Record<string, Change>> = {
  show: (server) => server,
  game: (server, options) => ({
    ...server,
    withheld: withOrWithout(server.withheld, options.getString('game', true), !options.getBoolean('offered', true)),
  }),
  channel: (server, options) => ({
    ...server,
    channels: withOrWithout(
      server.channels,
      options.getChannel('channel', true).id,
      options.getBoolean('allowed', true),
    ),
  }),
  lobby({ lobby: _, ...server }, options) {
    const channel = options.getChannel('channel');
    return channel ? { ...server, lobby: channel.id } : server;
  },
  language({ language: _, ...server }, options) {
    const language = LANGUAGES.find((one) => one === options.getString('language', true));
    return language ? { ...server, language } : server;
  },
  clock: (server, options) => ({ ...server, perTurn: options.getInteger('time', true) || null }),
  tables(server, options) {
    const [tables, tablesEach] = [options.getInteger('server'), options.getInteger('person')];
    return { ...server, ...(tables !== null && { tables }), ...(tablesEach !== null && { tablesEach }) };
  },
  silence: (server, options) => ({ ...server, silence: options.getInteger('days', true) * DAY_MS }),
  vacation: (server, options) => ({ ...server, vacation: options.getInteger('days', true) * DAY_MS }),
  display({ display: before, displays = {}, ...server }, options) {
    const how = options.getString('how', true);
    const own = how === OWN ? undefined : (how as Display);
    const channel = options.getChannel('channel')?.id;
    const display = channel === undefined ? own : before;
    const others = Object.entries(displays).filter(([id]) => id !== channel);
    const kept = channel === undefined || own === undefined ? others : [...others, [channel, own] as const];
    return {
      ...server,
      ...(display && { display }),
      ...(kept.length > 0 && { displays: Object.fromEntries(kept) }),
    };
  },
  reset: () => ({}),
};

export const command: Command = {
  data: (shelf) => ({
    name: 'settings',
    ...described({ en: 'How Longtable behaves in this server', de: 'Wie sich Longtable auf diesem Server verhält' }),
    ...EVERYWHERE,
    contexts: [InteractionContextType.Guild],
    default_member_permissions: String(PermissionFlagsBits.ManageGuild),
    options: subcommands(shelf),
  }),

  async execute(interaction, bot) {
    const { house } = bot;
    const { guildId, memberPermissions, options } = interaction;
    if (guildId === null) return refuse(interaction, refusal('serverOnly'));
    if (!memberPermissions?.has(PermissionFlagsBits.ManageGuild)) return refuse(interaction, refusal('notManager'));
    const subcommand = options.getSubcommand();
    if (subcommand === END) return endTable(interaction, bot, guildId);
    const change = CHANGES[subcommand] as Change;
    const server =
      subcommand === 'show'
        ? await readServer(house, guildId)
        : await changeServer(house, guildId, (before) => change(before, options));
    await whisper(interaction, settingLines(server, house));
  },

  async autocomplete(interaction, bot) {
    await interaction.respond(await watchable(bot, interaction, interaction.options.getFocused()));
  },
};

async function endTable(interaction: ChatInputCommandInteraction, bot: Bot, guild: string): Promise<void> {
  const closed = await closeTable(bot.house, interaction.options.getString('table', true), guild);
  if ('refused' in closed) return refuse(interaction, closed);
  await Promise.all([whisper(interaction, ENDED), bot.boards.settle(closed)]);
}

const ENDED: Text = { en: 'The table is ended.', de: 'Der Tisch ist beendet.' };

function subcommands(shelf: readonly AnyGame[]): APIApplicationCommandSubcommandOption[] {
  return [
    subcommand('show', { en: 'Show all settings', de: 'Alle Einstellungen zeigen' }),
    subcommand('game', { en: 'Which games are offered', de: 'Welche Spiele angeboten werden' }, [
      gameOption(shelf),
      {
        type: FLAG,
        name: 'offered',
        ...described({ en: 'Whether it may be played here', de: 'Ob es hier gespielt werden darf' }),
        required: true,
      },
    ]),
    subcommand('channel', { en: 'Where tables may be opened', de: 'Wo Tische eröffnet werden dürfen' }, [
      {
        type: CHANNEL,
        name: 'channel',
        ...described({ en: 'Which channel; its threads go with it', de: 'Welcher Kanal; seine Threads gehören dazu' }),
        required: true,
        channel_types: TABLE_CHANNELS,
      },
      {
        type: FLAG,
        name: 'allowed',
        ...described({
          en: 'On the list or not; with an empty list all channels are open',
          de: 'Auf der Liste oder nicht; ist sie leer, sind alle Kanäle offen',
        }),
        required: true,
      },
    ]),
    subcommand('lobby', { en: 'Where people look for games', de: 'Wo Spiele gesucht werden' }, [
      {
        type: CHANNEL,
        name: 'channel',
        ...described({ en: 'Which channel; left out: nowhere', de: 'Welcher Kanal; ohne: nirgends' }),
        channel_types: [ChannelType.GuildText],
      },
    ]),
    subcommand('language', { en: 'The language of public boards', de: 'Die Sprache öffentlicher Bretter' }, [
      {
        type: STRING,
        name: 'language',
        ...described({ en: 'Which language', de: 'Welche Sprache' }),
        required: true,
        choices: [...LANGUAGES, OWN].map((value) => ({
          value,
          ...named(LANGUAGE_NAMES[value as keyof typeof LANGUAGE_NAMES]),
        })),
      },
    ]),
    subcommand(
      'clock',
      { en: 'The time for a turn unless players choose', de: 'Die Zeit je Zug, wenn niemand wählt' },
      [
        {
          type: INTEGER,
          name: 'time',
          ...described({ en: 'Time for each turn', de: 'Zeit für jeden Zug' }),
          required: true,
          choices: TURN_TIMES.map(({ value, label }) => ({ value, ...named(label) })),
        },
      ],
    ),
    subcommand('tables', { en: 'How many tables there may be', de: 'Wie viele Tische es geben darf' }, [
      {
        type: INTEGER,
        name: 'server',
        ...described({ en: 'In the whole server', de: 'Auf dem ganzen Server' }),
        min_value: 1,
        max_value: MOST_TABLES,
      },
      {
        type: INTEGER,
        name: 'person',
        ...described({ en: 'For each person', de: 'Für jede Person' }),
        min_value: 1,
        max_value: MOST_EACH,
      },
    ]),
    subcommand(
      'silence',
      {
        en: 'After how many days without a move players are asked',
        de: 'Nach wie vielen Tagen ohne Zug gefragt wird',
      },
      [
        {
          type: INTEGER,
          name: 'days',
          ...described({ en: 'Days without a move', de: 'Tage ohne Zug' }),
          required: true,
          min_value: 1,
          max_value: 365,
        },
      ],
    ),
    subcommand(
      'vacation',
      {
        en: 'How many days of vacation a year stop a person’s clocks',
        de: 'Wie viele Urlaubstage im Jahr die Uhren einer Person anhalten',
      },
      [
        {
          type: INTEGER,
          name: 'days',
          ...described({ en: 'Days a year; 0 for none', de: 'Tage im Jahr; 0 für keine' }),
          required: true,
          min_value: 0,
          max_value: 365,
        },
      ],
    ),
    subcommand(END, { en: 'End a table of this server', de: 'Einen Tisch dieses Servers beenden' }, [
      {
        type: STRING,
        name: 'table',
        ...described({ en: 'Which table', de: 'Welcher Tisch' }),
        required: true,
        autocomplete: true,
      },
    ]),
    subcommand('display', { en: 'How public boards are drawn', de: 'Wie öffentliche Bretter gezeichnet werden' }, [
      {
        type: STRING,
        name: 'how',
        ...described({
          en: 'Plain, in colour, in sentences, or as a picture',
          de: 'Schlicht, in Farbe, in Sätzen oder als Bild',
        }),
        required: true,
        choices: [...displayChoices(), { value: OWN, ...named(AS_USUAL) }],
      },
      {
        type: CHANNEL,
        name: 'channel',
        ...described({
          en: 'Only in this channel and its threads; left out: in the whole server',
          de: 'Nur in diesem Kanal und seinen Threads; ohne: auf dem ganzen Server',
        }),
        channel_types: TABLE_CHANNELS,
      },
    ]),
    subcommand('reset', { en: 'Forget all settings', de: 'Alle Einstellungen vergessen' }),
  ];
}

function subcommand(
  name: string,
  about: Text,
  options: APIApplicationCommandBasicOption[] = [],
): APIApplicationCommandSubcommandOption {
  return { type: ApplicationCommandOptionType.Subcommand, name, ...described(about), options };
}
