import { eachLanguage, joinTexts, type Language, labelled, say, type Text } from '@longtable/kit';
import { type ApplicationCommandOptionAllowedChannelType, ChannelType } from 'discord.js';
import type { Server } from '../../../storage/records/server.ts';
import type { Context } from '../../host/context.ts';
import { DAY_MS } from '../../host/duration.ts';
import { texts as common } from '../../render/words/texts.ts';
import { TURN_TIMES } from '../../screens/new-game/terms.ts';
import { texts } from './words/texts.ts';

/** Types of channels that can have tables. */
export const TABLE_CHANNELS: ApplicationCommandOptionAllowedChannelType[] = [
  ChannelType.GuildText,
  ChannelType.GuildVoice,
  ChannelType.GuildForum,
];

/** Option value that removes a setting, so that the server's locale or the default display applies. */
export const SERVER_DEFAULT = 'own';

export const LANGUAGE_NAMES = {
  en: 'English (UK)',
  'en-US': 'English (US)',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  [SERVER_DEFAULT]: texts.lines.serverLanguage,
} satisfies Record<Language | typeof SERVER_DEFAULT, Text>;

/** Returns a line for each setting. Channels in `closed` are marked, because the bot lacks permissions there. */
export function settingLines(server: Server, { games, limits }: Context, closed: ReadonlySet<string>): Text {
  const { withheld = [], channels = [], language = SERVER_DEFAULT, perTurn } = server;
  const titles = [...games.values()].filter(({ id }) => !withheld.includes(id)).map(({ title }) => title);
  const time = TURN_TIMES.find(({ value }) => value === (perTurn ?? 0));
  const channel = (id: string) => `<#${id}>${closed.has(id) ? ' ⚠' : ''}`;
  const rows: readonly (readonly [Text, Text])[] = [
    [texts.lines.games, titles.length > 0 ? joinTexts(titles, ', ') : texts.lines.noGames],
    [texts.lines.channels, channels.map(channel).join(' ') || texts.lines.allChannels],
    [texts.lines.forum, server.forum ? channel(server.forum) : texts.lines.noForum],
    [texts.lines.lobby, server.lobby ? channel(server.lobby) : texts.lines.noLobby],
    [texts.lines.log, server.log ? channel(server.log) : texts.lines.noLog],
    [texts.lines.language, LANGUAGE_NAMES[language]],
    [texts.lines.time, time?.label ?? texts.lines.noTimeLimit],
    [texts.lines.tables, texts.values.upTo({ count: server.tables ?? limits.tablesPerServer })],
    [texts.lines.tablesEach, texts.values.upTo({ count: server.tablesEach ?? limits.tablesPerPerson })],
    [texts.lines.inactivity, daysText((server.silence ?? limits.silence) / DAY_MS)],
    [texts.lines.vacation, daysText((server.vacation ?? limits.vacation) / DAY_MS)],
    [texts.lines.display, displaysText(server)],
    [texts.lines.tableRoles, rolesText(server.tableRoles)],
    [texts.lines.tournamentRoles, rolesText(server.tournamentRoles)],
    [texts.lines.designRoles, rolesText(server.designRoles)],
    [texts.lines.names, server.unnamed ? texts.lines.namesOff : texts.lines.namesOn],
  ];
  return eachLanguage((language) =>
    rows
      .map(([label, value]) => `- ${labelled(say(label, language), `**${say(value, language)}**`, language)}`)
      .join('\n'),
  );
}

export function daysText(days: number): Text {
  return days === 0 ? texts.values.off : texts.values.days({ days });
}

function rolesText(roles: readonly string[] = []): Text {
  return roles.map((id) => `<@&${id}>`).join(' ') || texts.lines.everyone;
}

/** Returns the display of the server's public boards, and of channels with another display. */
function displaysText({ display = 'plain', displays = {} }: Server): Text {
  return eachLanguage((language) =>
    [
      say(common.displays[display], language),
      ...Object.entries(displays).map(([channel, own]) => `<#${channel}> ${say(common.displays[own], language)}`),
    ].join(', '),
  );
}
