import { type AnyGame, LANGUAGES, type Text } from '@longtable/kit';
import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  ChannelType,
  type ChatInputCommandInteraction,
} from 'discord.js';
import type { Display } from '../../../storage/records/display.ts';
import type { Server } from '../../../storage/records/server.ts';
import { closeTable } from '../../host/actions/keep.ts';
import { DAY_MS } from '../../host/duration.ts';
import { changeServer, readServer, withOrWithout } from '../../host/people/server.ts';
import type { Bot } from '../../interactions/bot.ts';
import type { Reply } from '../../interactions/reply.ts';
import { gameOption, localizedDescription, localizedName } from '../../render/command-data.ts';
import { TURN_TIMES } from '../new-game/terms.ts';
import { displayChoices } from '../people/display.ts';
import { fairPlayLines } from './fair-play.ts';
import { setForum } from './forum.ts';
import { LANGUAGE_NAMES, SERVER_DEFAULT, TABLE_CHANNELS } from './lines.ts';
import { showSettings, withChosen } from './setup.ts';

const { Boolean: FLAG, Channel: CHANNEL, Integer: INTEGER, String: STRING } = ApplicationCommandOptionType;
const MAX_TABLES = 1000;
const MAX_TABLES_EACH = 100;
const DEFAULT: Text = { en: 'default', de: 'Standard' };
const CLOSED: Text = { en: 'The table was closed.', de: 'Der Tisch wurde geschlossen.' };

interface Subcommand {
  readonly name: string;
  readonly about: Text;
  options?(shelf: readonly AnyGame[]): APIApplicationCommandBasicOption[];
  execute(reply: Reply<ChatInputCommandInteraction>, bot: Bot, guild: string): Promise<void>;
}

/** All subcommands of `/settings`, in the order of Discord's list. */
export const SUBCOMMANDS: readonly Subcommand[] = [
  {
    name: 'show',
    about: { en: 'Show all settings', de: 'Alle Einstellungen zeigen' },
    execute: async (reply, { context }, guild) => showSettings(reply, context, await readServer(context, guild)),
  },
  {
    name: 'game',
    about: { en: 'Turn a game on or off', de: 'Ein Spiel aktivieren oder deaktivieren' },
    options: (shelf) => [
      gameOption(shelf),
      {
        type: FLAG,
        name: 'enabled',
        ...localizedDescription({
          en: 'Whether the game can be played on this server',
          de: 'Ob das Spiel auf diesem Server gespielt werden kann',
        }),
        required: true,
      },
    ],
    execute: changeAndShow((server, options) => ({
      ...server,
      withheld: withOrWithout(server.withheld, options.getString('game', true), !options.getBoolean('enabled', true)),
    })),
  },
  {
    name: 'channel',
    about: { en: 'Limit the channels where tables can be opened', de: 'Kanäle für Tische festlegen' },
    options: () => [
      {
        type: CHANNEL,
        name: 'channel',
        ...localizedDescription({ en: 'Channel, including its threads', de: 'Kanal, samt seinen Threads' }),
        required: true,
        channel_types: TABLE_CHANNELS,
      },
      {
        type: FLAG,
        name: 'allowed',
        ...localizedDescription({
          en: 'Add it to the list or remove it (an empty list allows all channels)',
          de: 'Zur Liste hinzufügen oder entfernen (leere Liste: alle Kanäle erlaubt)',
        }),
        required: true,
      },
    ],
    execute: changeAndShow((server, options) => ({
      ...server,
      channels: withOrWithout(
        server.channels,
        options.getChannel('channel', true).id,
        options.getBoolean('allowed', true),
      ),
    })),
  },
  {
    name: 'forum',
    about: {
      en: 'Set the forum where every table gets its own post',
      de: 'Forum für Tische festlegen: ein Beitrag je Tisch',
    },
    options: () => [
      {
        type: CHANNEL,
        name: 'channel',
        ...localizedDescription({
          en: 'Forum (leave empty to open tables where players use /play)',
          de: 'Forum (ohne Angabe: Tische stehen dort, wo jemand /spielen nutzt)',
        }),
        channel_types: [ChannelType.GuildForum],
      },
    ],
    execute: setForum,
  },
  {
    name: 'lobby',
    about: { en: 'Set the channel where players look for opponents', de: 'Kanal für die Spielersuche festlegen' },
    options: () => [
      {
        type: CHANNEL,
        name: 'channel',
        ...localizedDescription({
          en: 'Channel (leave empty to turn the lobby off)',
          de: 'Kanal (ohne Angabe: Spielersuche aus)',
        }),
        channel_types: [ChannelType.GuildText],
      },
    ],
    execute: changeAndShow((server, options) => {
      const channel = options.getChannel('channel');
      return withChosen(server, 'lobby', channel ? [channel.id] : []);
    }),
  },
  {
    name: 'language',
    about: { en: 'Set the language of public boards', de: 'Sprache öffentlicher Bretter festlegen' },
    options: () => [
      {
        type: STRING,
        name: 'language',
        ...localizedDescription({ en: 'Language', de: 'Sprache' }),
        required: true,
        choices: ([...LANGUAGES, SERVER_DEFAULT] as const).map((value) => ({
          value,
          ...localizedName(LANGUAGE_NAMES[value]),
        })),
      },
    ],
    execute: changeAndShow((server, options) => withChosen(server, 'language', [options.getString('language', true)])),
  },
  {
    name: 'clock',
    about: { en: 'Set the default time per turn', de: 'Standard-Bedenkzeit pro Zug festlegen' },
    options: () => [
      {
        type: INTEGER,
        name: 'time',
        ...localizedDescription({ en: 'Time per turn', de: 'Bedenkzeit pro Zug' }),
        required: true,
        choices: TURN_TIMES.map(({ value, label }) => ({ value, ...localizedName(label) })),
      },
    ],
    execute: changeAndShow((server, options) => ({ ...server, perTurn: options.getInteger('time', true) || null })),
  },
  {
    name: 'tables',
    about: { en: 'Limit the number of tables', de: 'Anzahl der Tische begrenzen' },
    options: () => [
      {
        type: INTEGER,
        name: 'server',
        ...localizedDescription({ en: 'On the whole server', de: 'Auf dem ganzen Server' }),
        min_value: 1,
        max_value: MAX_TABLES,
      },
      {
        type: INTEGER,
        name: 'person',
        ...localizedDescription({ en: 'Per player', de: 'Pro Person' }),
        min_value: 1,
        max_value: MAX_TABLES_EACH,
      },
    ],
    execute: changeAndShow((server, options) => {
      const [tables, tablesEach] = [options.getInteger('server'), options.getInteger('person')];
      return { ...server, ...(tables !== null && { tables }), ...(tablesEach !== null && { tablesEach }) };
    }),
  },
  {
    name: 'inactivity',
    about: {
      en: 'Set after how many days without a move players are asked to continue',
      de: 'Festlegen, nach wie vielen Tagen ohne Zug nachgefragt wird',
    },
    options: () => [daysOption(1, { en: 'Inactivity limit in days', de: 'Tage ohne Zug' })],
    execute: changeAndShow((server, options) => ({ ...server, silence: options.getInteger('days', true) * DAY_MS })),
  },
  {
    name: 'vacation',
    about: {
      en: 'Set the vacation days per player per year',
      de: 'Urlaubstage pro Person und Jahr festlegen',
    },
    options: () => [daysOption(0, { en: 'Days per year (0: none)', de: 'Tage pro Jahr (0: keine)' })],
    execute: changeAndShow((server, options) => ({ ...server, vacation: options.getInteger('days', true) * DAY_MS })),
  },
  {
    name: 'close-table',
    about: { en: 'Close a table on this server', de: 'Einen Tisch auf diesem Server schließen' },
    options: () => [
      {
        type: STRING,
        name: 'table',
        ...localizedDescription({ en: 'Table', de: 'Tisch' }),
        required: true,
        autocomplete: true,
      },
    ],
    async execute(reply, bot, guild) {
      const closed = await closeTable(bot.context, reply.interaction.options.getString('table', true), guild);
      if ('refused' in closed) return reply.refuse(closed);
      await Promise.all([reply.say(CLOSED), bot.delivery.deliver(closed)]);
    },
  },
  {
    name: 'display',
    about: { en: 'Set how public boards are shown', de: 'Anzeige öffentlicher Bretter festlegen' },
    options: () => [
      {
        type: STRING,
        name: 'style',
        ...localizedDescription({
          en: 'Display style: plain, image, sentences or colour',
          de: 'Schlicht, in Farbe, in Sätzen oder als Bild',
        }),
        required: true,
        choices: [...displayChoices(), { value: SERVER_DEFAULT, ...localizedName(DEFAULT) }],
      },
      {
        type: CHANNEL,
        name: 'channel',
        ...localizedDescription({
          en: 'Only for this channel and its threads (default: the whole server)',
          de: 'Nur für diesen Kanal und seine Threads (ohne Angabe: ganzer Server)',
        }),
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
    }),
  },
  {
    name: 'fair-play',
    about: { en: 'Show rated games that stand out', de: 'Auffällige gewertete Spiele zeigen' },
    execute: async (reply, { context }, guild) => reply.say(await fairPlayLines(context, guild)),
  },
  {
    name: 'reset',
    about: { en: 'Reset all settings', de: 'Alle Einstellungen zurücksetzen' },
    execute: changeAndShow(() => ({})),
  },
];

type Change = (server: Server, options: ChatInputCommandInteraction['options']) => Server;

/** Returns a handler that changes the settings and shows them. */
function changeAndShow(change: Change): Subcommand['execute'] {
  return async (reply, { context }, guild) => {
    const server = await changeServer(context, guild, (before) => change(before, reply.interaction.options));
    await showSettings(reply, context, server);
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
