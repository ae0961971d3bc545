import {
  type APIApplicationCommandBasicOption,
  type ApplicationCommandOptionAllowedChannelType,
  ApplicationCommandOptionType,
  ChannelType,
  type ChatInputCommandInteraction,
} from 'discord.js';
import type { AnyGame } from '../../../games/kit/game.ts';
import { LANGUAGES, type Text } from '../../../games/kit/text.ts';
import type { Display } from '../../../storage/records/display.ts';
import type { Server } from '../../../storage/records/server.ts';
import { closeTable } from '../../host/actions/keep.ts';
import { DAY_MS } from '../../host/duration.ts';
import { changeServer, readServer, withOrWithout } from '../../host/people/server.ts';
import type { Bot } from '../../interactions/bot.ts';
import { refuse, whisper } from '../../interactions/reply.ts';
import { described, gameOption, named } from '../../render/command-data.ts';
import { TURN_TIMES } from '../new-game/clock.ts';
import { displayChoices } from '../people/display.ts';
import { LANGUAGE_NAMES, settingLines } from './lines.ts';

const { Boolean: FLAG, Channel: CHANNEL, Integer: INTEGER, String: STRING } = ApplicationCommandOptionType;
const OWN = 'own';
const MOST_TABLES = 1000;
const MOST_EACH = 100;
/** Channels in which tables or their threads can stand. */
const TABLE_CHANNELS: ApplicationCommandOptionAllowedChannelType[] = [
  ChannelType.GuildText,
  ChannelType.GuildVoice,
  ChannelType.GuildForum,
];
const AS_USUAL: Text = { en: 'as usual (forget what was set)', de: 'wie üblich (vergessen, was eingestellt war)' };
const ENDED: Text = { en: 'The table is ended.', de: 'Der Tisch ist beendet.' };

/** A subcommand of `/settings`: what it asks, and what becomes of the answer in a server. */
interface Subcommand {
  readonly name: string;
  readonly about: Text;
  options?(shelf: readonly AnyGame[]): APIApplicationCommandBasicOption[];
  execute(interaction: ChatInputCommandInteraction, bot: Bot, guild: string): Promise<void>;
}

/** All subcommands, in the order in which Discord lists them. */
export const SUBCOMMANDS: readonly Subcommand[] = [
  {
    name: 'show',
    about: { en: 'Show all settings', de: 'Alle Einstellungen zeigen' },
    execute: async (interaction, { context }, guild) =>
      whisper(interaction, settingLines(await readServer(context, guild), context)),
  },
  {
    name: 'game',
    about: { en: 'Which games are offered', de: 'Welche Spiele angeboten werden' },
    options: (shelf) => [
      gameOption(shelf),
      {
        type: FLAG,
        name: 'offered',
        ...described({ en: 'Whether it may be played here', de: 'Ob es hier gespielt werden darf' }),
        required: true,
      },
    ],
    execute: changing((server, options) => ({
      ...server,
      withheld: withOrWithout(server.withheld, options.getString('game', true), !options.getBoolean('offered', true)),
    })),
  },
  {
    name: 'channel',
    about: { en: 'Where tables may be opened', de: 'Wo Tische eröffnet werden dürfen' },
    options: () => [
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
    ],
    execute: changing((server, options) => ({
      ...server,
      channels: withOrWithout(
        server.channels,
        options.getChannel('channel', true).id,
        options.getBoolean('allowed', true),
      ),
    })),
  },
  {
    name: 'lobby',
    about: { en: 'Where people look for games', de: 'Wo Spiele gesucht werden' },
    options: () => [
      {
        type: CHANNEL,
        name: 'channel',
        ...described({ en: 'Which channel; left out: nowhere', de: 'Welcher Kanal; ohne: nirgends' }),
        channel_types: [ChannelType.GuildText],
      },
    ],
    execute: changing(({ lobby: _, ...server }, options) => {
      const channel = options.getChannel('channel');
      return channel ? { ...server, lobby: channel.id } : server;
    }),
  },
  {
    name: 'language',
    about: { en: 'The language of public boards', de: 'Die Sprache öffentlicher Bretter' },
    options: () => [
      {
        type: STRING,
        name: 'language',
        ...described({ en: 'Which language', de: 'Welche Sprache' }),
        required: true,
        choices: ([...LANGUAGES, OWN] as const).map((value) => ({ value, ...named(LANGUAGE_NAMES[value]) })),
      },
    ],
    execute: changing(({ language: _, ...server }, options) => {
      const language = LANGUAGES.find((one) => one === options.getString('language', true));
      return language ? { ...server, language } : server;
    }),
  },
  {
    name: 'clock',
    about: { en: 'The time for a turn unless players choose', de: 'Die Zeit je Zug, wenn niemand wählt' },
    options: () => [
      {
        type: INTEGER,
        name: 'time',
        ...described({ en: 'Time for each turn', de: 'Zeit für jeden Zug' }),
        required: true,
        choices: TURN_TIMES.map(({ value, label }) => ({ value, ...named(label) })),
      },
    ],
    execute: changing((server, options) => ({ ...server, perTurn: options.getInteger('time', true) || null })),
  },
  {
    name: 'tables',
    about: { en: 'How many tables there may be', de: 'Wie viele Tische es geben darf' },
    options: () => [
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
    ],
    execute: changing((server, options) => {
      const [tables, tablesEach] = [options.getInteger('server'), options.getInteger('person')];
      return { ...server, ...(tables !== null && { tables }), ...(tablesEach !== null && { tablesEach }) };
    }),
  },
  {
    name: 'silence',
    about: {
      en: 'After how many days without a move players are asked',
      de: 'Nach wie vielen Tagen ohne Zug gefragt wird',
    },
    options: () => [days(1, { en: 'Days without a move', de: 'Tage ohne Zug' })],
    execute: changing((server, options) => ({ ...server, silence: options.getInteger('days', true) * DAY_MS })),
  },
  {
    name: 'vacation',
    about: {
      en: 'How many days of vacation a year stop a person’s clocks',
      de: 'Wie viele Urlaubstage im Jahr die Uhren einer Person anhalten',
    },
    options: () => [days(0, { en: 'Days a year; 0 for none', de: 'Tage im Jahr; 0 für keine' })],
    execute: changing((server, options) => ({ ...server, vacation: options.getInteger('days', true) * DAY_MS })),
  },
  {
    name: 'end',
    about: { en: 'End a table of this server', de: 'Einen Tisch dieses Servers beenden' },
    options: () => [
      {
        type: STRING,
        name: 'table',
        ...described({ en: 'Which table', de: 'Welcher Tisch' }),
        required: true,
        autocomplete: true,
      },
    ],
    async execute(interaction, bot, guild) {
      const closed = await closeTable(bot.context, interaction.options.getString('table', true), guild);
      if ('refused' in closed) return refuse(interaction, closed);
      await Promise.all([whisper(interaction, ENDED), bot.delivery.deliver(closed)]);
    },
  },
  {
    name: 'display',
    about: { en: 'How public boards are drawn', de: 'Wie öffentliche Bretter gezeichnet werden' },
    options: () => [
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
    ],
    execute: changing(({ display: before, displays = {}, ...server }, options) => {
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
    }),
  },
  {
    name: 'reset',
    about: { en: 'Forget all settings', de: 'Alle Einstellungen vergessen' },
    execute: changing(() => ({})),
  },
];

type Change = (server: Server, options: ChatInputCommandInteraction['options']) => Server;

/** Changes the settings and shows what they are then. */
function changing(change: Change): Subcommand['execute'] {
  return async (interaction, { context }, guild) => {
    const server = await changeServer(context, guild, (before) => change(before, interaction.options));
    await whisper(interaction, settingLines(server, context));
  };
}

function days(least: number, about: Text): APIApplicationCommandBasicOption {
  return { type: INTEGER, name: 'days', ...described(about), required: true, min_value: least, max_value: 365 };
}
