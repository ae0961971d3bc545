import { joinTexts, LANGUAGES, type Language, type Text } from '@longtable/kit';
import { ChannelType } from 'discord.js';
import { DISPLAYS, type Display } from '../../../storage/records/person.ts';
import type { Server } from '../../../storage/records/server.ts';
import { TURN_TIMES } from '../../interactions/command.ts';
import type { Feature } from '../../interactions/feature.ts';
import type { Setting } from '../../interactions/settings.ts';
import { phrase } from '../../render/page.ts';
import { texts as common } from '../../render/words/texts.ts';
import { withField } from './setting.ts';
import { texts } from './words/texts.ts';

/** Option value that removes a setting, so that the server's locale or the default display applies. */
export const SERVER_DEFAULT = 'own';

const LANGUAGE_NAMES = {
  en: 'English (UK)',
  'en-US': 'English (US)',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  [SERVER_DEFAULT]: texts.lines.serverLanguage,
} satisfies Record<Language | typeof SERVER_DEFAULT, Text>;

const NAMES_OFF = 'off';

const OWN: readonly Setting[] = [
  {
    id: 'games',
    label: texts.lines.games,
    question: texts.questions.games.question,
    isForNewTables: true,
    command: {
      name: 'game',
      about: texts.subcommands.game,
      option: { name: 'game', about: '', toggle: { name: 'enabled', about: texts.options.enabled } },
    },
    kind: 'choice',
    isMany: true,
    none: texts.lines.noGames,
    choices: (games) => games.map(({ id, title }) => ({ value: id, label: title })),
    read: ({ disabledGames = [] }, games) => games.map(({ id }) => id).filter((id) => !disabledGames.includes(id)),
    write: (server, offered, games) => {
      const disabledGames = games.map(({ id }) => id).filter((id) => !offered.includes(id));
      return withField(server, 'disabledGames', disabledGames.length > 0 ? disabledGames : undefined);
    },
  },
  {
    id: 'channels',
    label: texts.lines.channels,
    question: texts.questions.channels.question,
    button: texts.questions.channels.label,
    command: {
      name: 'channel',
      about: texts.subcommands.channel,
      option: {
        name: 'channel',
        about: texts.options.channel,
        toggle: { name: 'allowed', about: texts.options.allowed },
      },
    },
    kind: 'channels',
    none: texts.lines.allChannels,
  },
  {
    id: 'forum',
    label: texts.lines.forum,
    question: texts.questions.forum.question,
    isForNewTables: true,
    command: {
      name: 'forum',
      about: texts.subcommands.forum,
      option: { name: 'channel', about: texts.options.forum },
    },
    kind: 'channel',
    field: 'forum',
    type: ChannelType.GuildForum,
    work: 'table',
    none: texts.lines.noForum,
  },
  {
    id: 'log',
    label: texts.lines.log,
    question: texts.questions.log.question,
    button: texts.questions.log.label,
    command: { name: 'log', about: texts.subcommands.log, option: { name: 'channel', about: texts.options.log } },
    kind: 'channel',
    field: 'log',
    type: ChannelType.GuildText,
    work: 'log',
    none: texts.lines.noLog,
  },
  {
    id: 'language',
    label: texts.lines.language,
    question: texts.questions.language.question,
    button: texts.questions.language.label,
    isForNewTables: true,
    command: {
      name: 'language',
      about: texts.subcommands.language,
      option: { name: 'language', about: texts.options.language },
    },
    kind: 'choice',
    choices: () => ([...LANGUAGES, SERVER_DEFAULT] as const).map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
    read: ({ language = SERVER_DEFAULT }) => [language],
    write: (server, [value]) =>
      withField(
        server,
        'language',
        LANGUAGES.find((language) => language === value),
      ),
  },
  {
    id: 'clock',
    label: texts.lines.time,
    question: texts.questions.clock.question,
    isForNewTables: true,
    command: { name: 'clock', about: texts.subcommands.clock, option: { name: 'time', about: texts.options.time } },
    kind: 'choice',
    isNumber: true,
    none: texts.lines.noTimeLimit,
    choices: () => TURN_TIMES.map(({ value, label }) => ({ value: String(value), label })),
    read: ({ perTurn }) => [String(perTurn ?? 0)],
    write: (server, [value]) => ({ ...server, perTurn: Number(value) || null }),
  },
  {
    id: 'tables',
    label: texts.lines.tables,
    question: texts.questions.tables.question,
    command: {
      name: 'tables',
      about: texts.subcommands.tables,
      option: { name: 'server', about: texts.options.onServer },
    },
    kind: 'number',
    field: 'tables',
    values: [10, 25, 50, 100, 250, 500, 1000],
    min: 1,
    max: 1000,
    initial: ({ tablesPerServer }) => tablesPerServer,
  },
  {
    id: 'tablesEach',
    label: texts.lines.tablesEach,
    question: texts.questions.tablesEach.question,
    command: {
      name: 'tables',
      about: texts.subcommands.tables,
      option: { name: 'player', about: texts.options.perPlayer },
    },
    kind: 'number',
    field: 'tablesEach',
    values: [1, 2, 3, 5, 10, 20, 50, 100],
    min: 1,
    max: 100,
    initial: ({ tablesPerPerson }) => tablesPerPerson,
  },
  {
    id: 'display',
    label: texts.lines.display,
    question: texts.questions.display.question,
    isForNewTables: true,
    kind: 'choice',
    choices: () => DISPLAYS.map((value) => ({ value, label: common.displays[value] })),
    read: ({ display = 'plain' }) => [display],
    write: (server, [value]) => withField(server, 'display', value as Display | undefined),
    show: displaysText,
  },
  {
    id: 'tableRoles',
    label: texts.lines.tableRoles,
    question: texts.questions.tableRoles.question,
    kind: 'roles',
    field: 'tableRoles',
  },
  {
    id: 'names',
    label: texts.lines.names,
    question: texts.questions.names.question,
    kind: 'choice',
    choices: () => [
      { value: 'on', label: texts.lines.namesOn },
      { value: NAMES_OFF, label: texts.lines.namesOff },
    ],
    read: ({ unnamed }) => [unnamed ? NAMES_OFF : 'on'],
    write: (server, [value]) => withField(server, 'unnamed', value === NAMES_OFF ? true : undefined),
  },
];

/** Returns the display of the server's public boards, and of channels with another display. */
function displaysText({ display = 'plain', displays = {} }: Server): Text {
  const own = Object.entries(displays).map(([channel, each]) => phrase`<#${channel}> ${common.displays[each]}`);
  return joinTexts([common.displays[display], ...own], ', ');
}

/** Returns all settings in the order of the overview, including those of the features. */
export function settingsOf(features: readonly Feature[]): Setting[] {
  const all = [...OWN];
  for (const setting of features.flatMap(({ settings }) => settings?.settings ?? [])) {
    const before = all.findIndex(({ id }) => id === setting.after);
    all.splice(before < 0 ? all.length : before + 1, 0, setting);
  }
  return all;
}
