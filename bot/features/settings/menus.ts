import { LANGUAGES, type Language, say, type Text } from '@longtable/kit';
import { type APISelectMenuComponent, ChannelType, ComponentType, SelectMenuDefaultValueType } from 'discord.js';
import { DISPLAYS, type Display } from '../../../storage/records/person.ts';
import type { Server } from '../../../storage/records/server.ts';
import { MAX_OPTIONS } from '../../discord-limits.ts';
import type { Context } from '../../host/context.ts';
import { DAY_MS } from '../../host/duration.ts';
import { texts as common } from '../../render/words/texts.ts';
import { TURN_TIMES } from '../../screens/new-game/terms.ts';
import { type SetupId, setupId } from './ids.ts';
import { daysText, LANGUAGE_NAMES, SERVER_DEFAULT, TABLE_CHANNELS } from './lines.ts';
import { texts } from './words/texts.ts';

/** A server setting that has a menu. */
export type Setting = Exclude<SetupId['what'], 'menu' | 'access' | 'show'>;

interface Choice {
  readonly value: string;
  readonly label: Text;
}

/** The menu of a setting: choices of text, channels or roles, with the selected values. */
type Menu =
  | { readonly choices: readonly Choice[]; readonly chosen: readonly string[]; readonly isMany?: boolean }
  | { readonly types: readonly ChannelType[]; readonly chosen: readonly string[]; readonly isMany?: boolean }
  | { readonly roles: readonly string[] };

interface SettingMenu {
  readonly label: Text;
  menu(server: Server, context: Context): Menu;
  /** Returns the server with the selected values. An empty selection removes the setting. */
  change(server: Server, values: readonly string[], context: Context): Server;
  /** Whether a change does not affect tables that are open. */
  readonly isForNewTables?: boolean;
}

const numbers = (values: readonly number[], now: number, label: (value: number) => Text) => ({
  choices: [...new Set([...values, now])]
    .sort((one, other) => one - other)
    .map((value) => text(String(value), label(value))),
  chosen: [String(now)],
});

function text(value: string, label: Text = value): Choice {
  return { value, label };
}

/** Returns the server with a field set, or without it if the value is undefined. */
function withField<K extends keyof Server>(server: Server, key: K, value: Server[K] | undefined): Server {
  const { [key]: _, ...others } = server;
  return value === undefined ? others : { ...others, [key]: value };
}

function channelMenu(key: 'lobby' | 'log' | 'forum', label: Text, isForNewTables = false): SettingMenu {
  const types = [key === 'forum' ? ChannelType.GuildForum : ChannelType.GuildText];
  return {
    label,
    menu: (server) => ({ types, chosen: server[key] === undefined ? [] : [server[key]] }),
    change: (server, [channel]) => withField(server, key, channel),
    isForNewTables,
  };
}

function roleMenu(key: 'tableRoles' | 'tournamentRoles' | 'designRoles', label: Text): SettingMenu {
  return {
    label,
    menu: (server) => ({ roles: server[key] ?? [] }),
    change: (server, roles) => withField(server, key, roles.length > 0 ? [...roles] : undefined),
  };
}

function numberMenu(
  key: 'tables' | 'tablesEach' | 'silence' | 'vacation',
  label: Text,
  { values, unit = 1, initial }: { values: readonly number[]; unit?: number; initial: (context: Context) => number },
): SettingMenu {
  return {
    label,
    menu: (server, context) => numbers(values, (server[key] ?? initial(context)) / unit, unit === 1 ? upTo : daysText),
    change: (server, [value]) => withField(server, key, value === undefined ? undefined : Number(value) * unit),
    isForNewTables: key === 'silence',
  };
}

const upTo = (count: number): Text => texts.values.upTo({ count });

const NAMES_OFF = 'off';

export const SETTINGS: Readonly<Record<Setting, SettingMenu>> = {
  lobby: channelMenu('lobby', texts.lines.lobby),
  channels: {
    label: texts.lines.channels,
    menu: ({ channels = [] }) => ({ types: TABLE_CHANNELS, chosen: channels, isMany: true }),
    change: (server, channels) => ({ ...server, channels: [...channels] }),
  },
  forum: channelMenu('forum', texts.lines.forum, true),
  log: channelMenu('log', texts.lines.log),
  games: {
    label: texts.lines.games,
    menu: ({ withheld = [] }, { games }) => ({
      choices: [...games.values()].map(({ id, title }) => text(id, title)),
      chosen: [...games.keys()].filter((id) => !withheld.includes(id)),
      isMany: true,
    }),
    change: (server, offered, { games }) => {
      const withheld = [...games.keys()].filter((id) => !offered.includes(id));
      return withField(server, 'withheld', withheld.length > 0 ? withheld : undefined);
    },
    isForNewTables: true,
  },
  language: {
    label: texts.lines.language,
    menu: ({ language = SERVER_DEFAULT }) => ({
      choices: ([...LANGUAGES, SERVER_DEFAULT] as const).map((value) => text(value, LANGUAGE_NAMES[value])),
      chosen: [language],
    }),
    change: (server, [value]) =>
      withField(
        server,
        'language',
        LANGUAGES.find((one) => one === value),
      ),
    isForNewTables: true,
  },
  clock: {
    label: texts.lines.time,
    menu: ({ perTurn }) => ({
      choices: TURN_TIMES.map(({ value, label }) => text(String(value), label)),
      chosen: [String(perTurn ?? 0)],
    }),
    change: (server, [value]) => ({ ...server, perTurn: Number(value) || null }),
    isForNewTables: true,
  },
  display: {
    label: texts.lines.display,
    menu: ({ display = 'plain' }) => ({
      choices: DISPLAYS.map((one) => text(one, common.displays[one])),
      chosen: [display],
    }),
    change: (server, [value]) => withField(server, 'display', value as Display | undefined),
    isForNewTables: true,
  },
  tables: numberMenu('tables', texts.lines.tables, {
    values: [10, 25, 50, 100, 250, 500, 1000],
    initial: ({ limits }) => limits.tablesPerServer,
  }),
  tablesEach: numberMenu('tablesEach', texts.lines.tablesEach, {
    values: [1, 2, 3, 5, 10, 20, 50, 100],
    initial: ({ limits }) => limits.tablesPerPerson,
  }),
  inactivity: numberMenu('silence', texts.lines.inactivity, {
    values: [3, 7, 14, 30, 60, 90, 180, 365],
    unit: DAY_MS,
    initial: ({ limits }) => limits.silence,
  }),
  vacation: numberMenu('vacation', texts.lines.vacation, {
    values: [0, 7, 14, 21, 30, 60, 365],
    unit: DAY_MS,
    initial: ({ limits }) => limits.vacation,
  }),
  tableRoles: roleMenu('tableRoles', texts.lines.tableRoles),
  tournamentRoles: roleMenu('tournamentRoles', texts.lines.tournamentRoles),
  designRoles: roleMenu('designRoles', texts.lines.designRoles),
  names: {
    label: texts.lines.names,
    menu: ({ unnamed }) => ({
      choices: [text('on', texts.lines.namesOn), text(NAMES_OFF, texts.lines.namesOff)],
      chosen: [unnamed ? NAMES_OFF : 'on'],
    }),
    change: (server, [value]) => withField(server, 'unnamed', value === NAMES_OFF ? true : undefined),
  },
};

/** Draws the menu of a setting. `isKnown` filters out deleted channels and roles, which Discord rejects as default values. */
export function drawMenu(
  what: Setting,
  menu: Menu,
  isKnown: (id: string) => boolean,
  language: Language,
): APISelectMenuComponent {
  const custom_id = setupId.make({ what });
  const several = { min_values: 0, max_values: MAX_OPTIONS };
  if ('roles' in menu) {
    const default_values = menu.roles
      .filter(isKnown)
      .map((id) => ({ id, type: SelectMenuDefaultValueType.Role as const }));
    return { type: ComponentType.RoleSelect, custom_id, ...several, default_values };
  }
  if ('types' in menu) {
    const chosen = menu.chosen.filter(isKnown).slice(0, menu.isMany ? MAX_OPTIONS : 1);
    const default_values = chosen.map((id) => ({ id, type: SelectMenuDefaultValueType.Channel as const }));
    const many = menu.isMany ? several : { min_values: 0, max_values: 1 };
    return {
      type: ComponentType.ChannelSelect,
      custom_id,
      channel_types: [...menu.types] as never,
      ...many,
      default_values,
    };
  }
  const options = menu.choices.slice(0, MAX_OPTIONS).map(({ value, label }) => ({
    value,
    label: say(label, language),
    default: menu.chosen.includes(value),
  }));
  const many = menu.isMany ? { min_values: 0, max_values: options.length } : {};
  return { type: ComponentType.StringSelect, custom_id, options, ...many };
}
