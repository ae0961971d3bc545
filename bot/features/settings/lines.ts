import { eachLanguage, type Language, say, type Text } from '@longtable/kit';
import { type ApplicationCommandOptionAllowedChannelType, ChannelType } from 'discord.js';
import type { Server } from '../../../storage/records/server.ts';
import type { Context } from '../../host/context.ts';
import { DAY_MS } from '../../host/duration.ts';
import { TURN_TIMES } from '../new-game/terms.ts';
import { displayName } from '../people/display.ts';

/** Types of channels that can have tables. */
export const TABLE_CHANNELS: ApplicationCommandOptionAllowedChannelType[] = [
  ChannelType.GuildText,
  ChannelType.GuildVoice,
  ChannelType.GuildForum,
];

/** Option value for the server's locale, or for the default display. */
export const SERVER_DEFAULT = 'own';

export const LANGUAGE_NAMES = {
  en: 'English',
  de: 'Deutsch',
  [SERVER_DEFAULT]: { en: 'the server’s language', de: 'Sprache des Servers' },
} satisfies Record<Language | typeof SERVER_DEFAULT, Text>;

const NOTE: Text = {
  en: '-# Changes apply to new tables only.',
  de: '-# Änderungen gelten nur für neue Tische.',
};

export function settingLines(server: Server, { shelf, limits }: Context): Text {
  const { withheld = [], channels = [], language = SERVER_DEFAULT, perTurn } = server;
  const games = [...shelf.values()].filter(({ id }) => !withheld.includes(id)).map(({ title }) => title);
  const time = TURN_TIMES.find(({ value }) => value === (perTurn ?? 0));
  const rows: readonly (readonly [Text, Text])[] = [
    [{ en: 'Games', de: 'Spiele' }, games.join(', ') || { en: 'none', de: 'keine' }],
    [{ en: 'Channels', de: 'Kanäle' }, channels.map((id) => `<#${id}>`).join(' ') || { en: 'all', de: 'alle' }],
    [
      { en: 'Forum for tables', de: 'Forum für Tische' },
      server.forum ? `<#${server.forum}>` : { en: 'none', de: 'keins' },
    ],
    [{ en: 'Lobby channel', de: 'Spielersuche' }, server.lobby ? `<#${server.lobby}>` : { en: 'off', de: 'aus' }],
    [{ en: 'Language of public boards', de: 'Sprache öffentlicher Bretter' }, LANGUAGE_NAMES[language]],
    [{ en: 'Time per turn', de: 'Bedenkzeit pro Zug' }, time?.label ?? { en: 'none', de: 'keine' }],
    [{ en: 'Tables on the server', de: 'Tische auf dem Server' }, String(server.tables ?? limits.tablesPerServer)],
    [{ en: 'Tables per player', de: 'Tische pro Person' }, String(server.tablesEach ?? limits.tablesPerPerson)],
    [{ en: 'Inactivity limit in days', de: 'Tage ohne Zug' }, String((server.silence ?? limits.silence) / DAY_MS)],
    [
      { en: 'Vacation days per year', de: 'Urlaubstage pro Jahr' },
      String((server.vacation ?? limits.vacation) / DAY_MS),
    ],
    [{ en: 'Public boards', de: 'Öffentliche Bretter' }, displaysText(server)],
  ];
  return eachLanguage((language) =>
    [
      ...rows.map(([label, value]) => `- ${say(label, language)}: **${say(value, language)}**`),
      say(NOTE, language),
    ].join('\n'),
  );
}

/** Returns the display of public boards: the server's, and those of channels with their own. */
function displaysText({ display = 'plain', displays = {} }: Server): Text {
  return eachLanguage((language) =>
    [
      say(displayName(display), language),
      ...Object.entries(displays).map(([channel, own]) => `<#${channel}> ${say(displayName(own), language)}`),
    ].join(', '),
  );
}
