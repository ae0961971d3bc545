import { eachLanguage, type Language, labelled, list, say, type Text } from '@longtable/kit';
import { type APIMessageTopLevelComponent, ButtonStyle, ComponentType } from 'discord.js';
import type { Server } from '../../../storage/records/server.ts';
import { tellAdmins } from '../../boards/admin-log.ts';
import { MAX_CONTENT } from '../../discord-limits.ts';
import type { Context } from '../../host/context.ts';
import type { Refusal } from '../../host/refusal.ts';
import { changeServer, readServer } from '../../host/settings/server.ts';
import { button } from '../../interactions/button.ts';
import { cannotIn, isPublic, missingByChannel } from '../../interactions/permissions.ts';
import type { Reply } from '../../interactions/reply.ts';
import { row } from '../../render/components.ts';
import { type ButtonSpec, buttonRows } from '../../render/controls.ts';
import type { Row } from '../../render/message.ts';
import { texts as common } from '../../render/words/texts.ts';
import { addForumTags } from './forum.ts';
import { setupId } from './ids.ts';
import { settingLines } from './lines.ts';
import { drawMenu, SETTINGS, type Setting } from './menus.ts';
import { texts } from './words/texts.ts';

const BACK: ButtonSpec = [setupId.make({ what: 'show' }), common.buttons.back, ButtonStyle.Secondary];

/** Settings with a button on the setup instructions. */
const FIRST = ['lobby', 'channels', 'language'] as const;

/** Returns the setup instructions for the managers of a new server. */
export function setupCard(language: Language): APIMessageTopLevelComponent[] {
  const buttons = FIRST.map((what): ButtonSpec => {
    return [setupId.make({ what }), texts.questions[what].label, ButtonStyle.Secondary];
  });
  const content = say(texts.setup.firstSteps, language);
  return [{ type: ComponentType.TextDisplay, content }, ...buttonRows(buttons, language)];
}

/** Shows all settings of a server, with a menu to change each. Marks channels in which the bot lacks permissions. */
export async function showSettings(
  reply: Reply,
  context: Context,
  server: Server,
  notes: readonly Text[] = [],
): Promise<void> {
  const { language } = reply;
  const closed = await closedChannels(reply, server);
  const lines = [settingLines(server, context, closed), ...(closed.size > 0 ? [texts.setup.closedNote] : []), ...notes];
  const content = lines
    .map((line) => say(line, language))
    .join('\n')
    .slice(0, MAX_CONTENT);
  const access: ButtonSpec = [setupId.make({ what: 'access' }), texts.setup.access, ButtonStyle.Secondary];
  const components = [
    settingsMenu(language),
    ...reply.bot.features.flatMap(({ settings }) => settings?.rows?.(language) ?? []),
    ...buttonRows([access], language),
  ];
  await reply.show({ content, components });
}

/** Returns the channels of a server's settings in which the bot lacks permissions. */
async function closedChannels({ bot, guildId }: Reply, server: Server): Promise<ReadonlySet<string>> {
  const { lobby, log, forum, channels = [] } = server;
  const uses = [
    ...(lobby === undefined ? [] : [[lobby, 'lobby'] as const]),
    ...(log === undefined ? [] : [[log, 'log'] as const]),
    ...[...channels, ...(forum === undefined ? [] : [forum])].map((id) => [id, 'table'] as const),
  ];
  const closed = new Set<string>();
  for (const [id, work] of uses) if (await cannotIn(bot, guildId ?? '', id, work)) closed.add(id);
  return closed;
}

function settingsMenu(language: Language): Row {
  const options = Object.entries(SETTINGS).map(([value, { label }]) => ({ value, label: say(label, language) }));
  const custom_id = setupId.make({ what: 'menu' });
  const placeholder = say(texts.setup.change, language);
  return row([{ type: ComponentType.StringSelect, custom_id, placeholder, options }]);
}

/** Asks for a setting, with the current value selected and the reason why the last choice was refused. */
async function askForSetting(reply: Reply, what: Setting, server: Server, refused?: Refusal): Promise<void> {
  const { language, guildId, bot } = reply;
  const layout = await bot.layouts.of(guildId ?? '');
  const isKnown = (id: string) => layout?.channels.has(id) || layout?.roles.some((role) => role.id === id) || false;
  const drawn = drawMenu(what, SETTINGS[what].menu(server, bot.context), isKnown, language);
  const question = say(texts.questions[what].question, language);
  const content = [question, ...(refused ? [`⚠ ${say(refused.sentence, language)}`] : [])].join('\n');
  await reply.show({ content, components: [row([drawn]), ...buttonRows([BACK], language)] });
}

/** Changes a setting and shows all. Refuses a channel in which the bot cannot post, in the menu if there is one. */
export async function changeSetting(
  reply: Reply,
  guild: string,
  what: Setting,
  values: readonly string[],
): Promise<void> {
  const { context } = reply.bot;
  const closed = await closedAmong(reply, guild, what, values);
  if (closed && reply.message) return askForSetting(reply, what, await readServer(context, guild), closed);
  if (closed) throw closed;
  const { change, isForNewTables } = SETTINGS[what];
  const before = await readServer(context, guild);
  const server = await changeServer(context, guild, (current) => change(current, values, context));
  const notes = [...(isForNewTables ? [texts.lines.note] : []), ...(await openChannel(reply, guild, before, server))];
  await showSettings(reply, context, server, notes);
  if (what === 'forum' && server.forum !== undefined) await addForumTags(reply, server, guild, server.forum);
}

/** Tells the features, and posts the first message in a new log channel. Returns notes about it. */
async function openChannel({ bot, user }: Reply, guild: string, before: Server, after: Server): Promise<Text[]> {
  for (const feature of bot.features) await feature.serverChanged?.(bot, guild, before, after);
  if (after.log === undefined || after.log === before.log) return [];
  const failed = await tellAdmins(bot, guild, texts.setup.logBegins({ by: user.id }));
  const isRead = await isPublic(bot, guild, after.log);
  return [...(failed ? [failed] : []), ...(isRead ? [texts.setup.publicLog({ channel: after.log })] : [])];
}

/** Returns the refusal of the first channel in which the bot could not do what the setting is for. */
async function closedAmong(
  { bot }: Reply,
  guild: string,
  what: Setting,
  values: readonly string[],
): Promise<Refusal | undefined> {
  const work = what === 'channels' || what === 'forum' ? 'table' : what;
  if (work !== 'table' && work !== 'lobby' && work !== 'log') return undefined;
  const server = await readServer(bot.context, guild);
  for (const channel of values.filter((id) => what !== 'channels' || !server.channels?.includes(id))) {
    const closed = await cannotIn(bot, guild, channel, work);
    if (closed) return closed;
  }
  return undefined;
}

/** Lists what the bot lacks in each channel of a server. */
async function showAccess(reply: Reply, guild: string): Promise<void> {
  const channels = await missingByChannel(reply.bot, guild);
  const text = eachLanguage((language) =>
    [
      say(texts.setup.accessHead, language),
      ...channels.map(({ channel, missing }) => {
        const names = missing.map((name) => say(name, language));
        const state =
          names.length > 0 ? texts.setup.missing({ permissions: list(names, language) }) : texts.setup.allowed;
        return `- ${labelled(`<#${channel}>`, say(state, language), language)}`;
      }),
    ].join('\n'),
  );
  const content = say(text, reply.language).slice(0, MAX_CONTENT);
  await reply.show({ content, components: buttonRows([BACK], reply.language) });
}

export const setupButton = button(setupId, {
  access: 'manager',
  async press({ reply, id: { what }, at: guild }) {
    const { bot, interaction } = reply;
    if (what === 'access') return showAccess(reply, guild);
    if (what === 'show') return showSettings(reply, bot.context, await readServer(bot.context, guild));
    const values = interaction.isAnySelectMenu() ? interaction.values : undefined;
    if (values && what !== 'menu') return changeSetting(reply, guild, what, values);
    const asked = what === 'menu' ? values?.[0] : what;
    if (asked === undefined || !Object.hasOwn(SETTINGS, asked)) return reply.say(common.replies.menuOutdated);
    await askForSetting(reply, asked as Setting, await readServer(bot.context, guild));
  },
});
