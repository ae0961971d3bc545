import { joinTexts, labelled, list, say, type Text } from '@longtable/kit';
import { ChannelType, hideLinkEmbed, hyperlink, PermissionFlagsBits, Routes } from 'discord.js';
import type { Server } from '../../../storage/records/server.ts';
import { tellAdmins } from '../../boards/boards.ts';
import { MAX_CONTENT } from '../../discord-limits.ts';
import { tablesIn } from '../../host/commit/table-lists.ts';
import type { Context } from '../../host/context.ts';
import type { ButtonSpec } from '../../host/feature.ts';
import type { Refusal } from '../../host/refusal.ts';
import { changeServer, gamesOn, readServer } from '../../host/settings.ts';
import { findTables } from '../../host/table/find.ts';
import type { Bot } from '../../interactions/bot.ts';
import { button } from '../../interactions/button.ts';
import type { Feature } from '../../interactions/feature.ts';
import { isThread, permissionsIn } from '../../interactions/layouts.ts';
import { type ChannelWork, cannotIn, grantLink, missingIn, permissionName } from '../../interactions/permissions.ts';
import type { Reply } from '../../interactions/reply.ts';
import type { Setting } from '../../interactions/settings.ts';
import { danger, menu, phrase, plain, type Rows } from '../../render/page.ts';
import { languageOf } from '../../render/text.ts';
import { texts as common } from '../../render/words/texts.ts';
import { Posts, withTags } from './posts.ts';
import { settingsOf } from './rows.ts';
import { checkRole, selectedValues, settingMenu, setupId, TABLE_CHANNELS, valueText, withValues } from './setting.ts';
import { texts } from './words/texts.ts';

declare module '../../interactions/feature.ts' {
  interface Feature {
    /** Called after the settings of a server were changed. */
    serverChanged?(bot: Bot, guild: string, before: Server, after: Server): Promise<void>;
  }
}

const BACK: ButtonSpec = plain(setupId.make({ what: 'show' }), common.buttons.back);

/** Settings with a button on the setup instructions. */
const FIRST = ['lobby', 'channels', 'language', 'log'];

/** Returns the button with which the managers of a new server open the setup instructions. */
export function setupCard(): Rows {
  return [[plain(setupId.make({ what: 'first' }), texts.setup.forAdmins)]];
}

/** Shows an admin which settings matter first. */
async function showFirstSteps(reply: Reply): Promise<void> {
  const settings = settingsOf(reply.bot.features);
  const buttons = FIRST.flatMap((what): ButtonSpec[] => {
    const label = settings.find(({ id }) => id === what)?.button;
    return label ? [plain(setupId.make({ what }), label)] : [];
  });
  await reply.private({ content: texts.setup.firstSteps, rows: [buttons] });
}

/** Shows all settings of a server, with a menu to change each. Marks channels in which the bot lacks permissions. */
export async function showSettings(
  reply: Reply,
  context: Context,
  server: Server,
  notes: readonly Text[] = [],
): Promise<void> {
  const settings = settingsOf(reply.bot.features);
  const closed = await closedChannels(reply, settings, server);
  const lines = [
    ...settings.map(settingLine(server, context, closed)),
    ...(closed.size > 0 ? [texts.setup.closedNote] : []),
    ...(server.forum !== undefined && server.channels?.length ? [texts.setup.forumWins({ forum: server.forum })] : []),
    ...notes,
  ];
  const rows = [
    settingsMenu(settings),
    ...reply.bot.features.flatMap(({ settings }) => settings?.rows?.() ?? []),
    [plain(setupId.make({ what: 'access' }), texts.setup.access)],
  ];
  await reply.show({ content: joinTexts(lines, '\n'), rows });
}

/** Returns a function that returns the line of a setting. Channels in `closed` are marked. */
export function settingLine(server: Server, context: Context, closed: ReadonlySet<string>): (setting: Setting) => Text {
  return (setting) => phrase`- ${labelled(setting.label, phrase`**${valueText(setting, server, context, closed)}**`)}`;
}

/** Returns what the bot must be able to do in the channels of a setting. Undefined if it has none. */
function workIn(setting: Setting) {
  return setting.kind === 'channel' ? setting.work : setting.kind === 'channels' ? 'table' : undefined;
}

/** Returns the channels of a server's settings in which the bot lacks permissions. */
async function closedChannels(
  { bot, guildId }: Reply,
  settings: readonly Setting[],
  server: Server,
): Promise<ReadonlySet<string>> {
  const closed = new Set<string>();
  for (const setting of settings) {
    const work = workIn(setting);
    for (const id of work ? selectedValues(setting, server, bot.context) : [])
      if (work && (await cannotIn(bot, guildId ?? '', id, work === 'table' ? 'all' : work))) closed.add(id);
  }
  return closed;
}

/** Settings that are first in the menu. */
const FIRST_IN_MENU = ['lobby', 'channels', 'forum', 'log', 'games', 'language', 'clock', 'display'];

function settingsMenu(settings: readonly Setting[]) {
  const [first, others] = [true, false].map((isFirst) =>
    settings.filter(({ id }) => FIRST_IN_MENU.includes(id) === isFirst),
  ) as [Setting[], Setting[]];
  first.sort((a, b) => FIRST_IN_MENU.indexOf(a.id) - FIRST_IN_MENU.indexOf(b.id));
  const options = [...first, ...others].map(({ id, label }) => ({ value: id, label }));
  return menu(setupId.make({ what: 'menu' }), texts.setup.change, options);
}

/** Asks for a setting, with the current value selected and the reason why the last choice was refused. */
async function askForSetting(reply: Reply, setting: Setting, server: Server, refused?: Refusal): Promise<void> {
  const { guildId, bot } = reply;
  const layout = await bot.layouts.of(guildId ?? '');
  const isKnown = (id: string) => layout?.channels.has(id) || layout?.roles.some((role) => role.id === id) || false;
  await reply.show({
    content: joinTexts([setting.question, refused && phrase`⚠ ${refused.sentence}`], '\n'),
    rows: [settingMenu(setting, server, bot.context, isKnown), [BACK]],
  });
}

interface SettingChange {
  readonly setting: Setting;
  readonly values: readonly string[];
}

/** Changes settings and shows all. Refuses a channel in which the bot cannot post, in the menu if there is one. */
export async function changeSettings(reply: Reply, guild: string, changes: readonly SettingChange[]): Promise<void> {
  const { context } = reply.bot;
  const before = await readServer(context, guild);
  for (const { setting, values } of changes) {
    const closed = await closedAmong(reply, guild, setting, before, values);
    if (closed && reply.message) return askForSetting(reply, setting, before, closed);
    if (closed) throw closed;
  }
  const change = (current: Server) =>
    changes.reduce((changed, { setting, values }) => withValues(setting, changed, values, context), current);
  const isForNewTables = changes.some(({ setting }) => setting.isForNewTables);
  const server = await changeAndShow(reply, guild, change, isForNewTables);
  if (changes.some(({ setting }) => setting.id === 'forum') && server.forum !== undefined)
    await addForumTags(reply, server, guild, server.forum);
}

/** Changes settings and shows all. Returns the new ones. */
export async function changeAndShow(
  reply: Reply,
  guild: string,
  change: (server: Server) => Server,
  isForNewTables = false,
): Promise<Server> {
  const { context } = reply.bot;
  const before = await readServer(context, guild);
  const server = await changeServer(context, guild, change);
  const notes = await tellOfChange(reply, guild, before, server);
  await showSettings(reply, context, server, [...(isForNewTables ? [texts.lines.note] : []), ...notes]);
  return server;
}

/** Tells the features of changed settings, and the log channel: the old one, too, if it is another one. Returns notes about it. */
export async function tellOfChange(
  { bot, user }: Reply,
  guild: string,
  before: Server,
  after: Server,
): Promise<Text[]> {
  for (const feature of bot.features) await feature.serverChanged?.(bot, guild, before, after);
  const changed = settingsOf(bot.features).flatMap((setting): Text[] => {
    const [old, now] = [before, after].map((server) => valueText(setting, server, bot.context, new Set())) as [
      Text,
      Text,
    ];
    return say(old, 'en') === say(now, 'en') ? [] : [texts.setup.changed({ setting: setting.label, old, now })];
  });
  if (changed.length === 0) return [];
  const entry = joinTexts([texts.setup.changedBy({ by: user.id }), ...changed], '\n');
  if (after.log === before.log) return [(await tellAdmins(bot, guild, entry)) ?? []].flat();
  await tellAdmins(bot, guild, entry, before);
  if (after.log === undefined) return [];
  const failed = await tellAdmins(bot, guild, texts.setup.logBegins({ by: user.id }));
  const isRead = await isPublic(bot, guild, after.log);
  return [...(failed ? [failed] : []), ...(isRead ? [texts.setup.publicLog({ channel: after.log })] : [])];
}

/** Returns the settings after a reset. The log channel stays. */
function resetServer({ log }: Server): Server {
  return log === undefined ? {} : { log };
}

/** Lists the settings that a reset would change, and asks for a confirmation. */
export async function askToReset(reply: Reply, guild: string): Promise<void> {
  const { bot } = reply;
  const server = await readServer(bot.context, guild);
  const lines = settingsOf(bot.features).flatMap((setting): Text[] => {
    const [now, initial] = [server, resetServer(server)].map((each) =>
      valueText(setting, each, bot.context, new Set()),
    ) as [Text, Text];
    const line = texts.setup.changed({ setting: setting.label, old: now, now: initial });
    return say(now, 'en') === say(initial, 'en') ? [] : [line];
  });
  if (lines.length === 0) return showSettings(reply, bot.context, server, [texts.setup.nothingToReset]);
  const buttons: ButtonSpec[] = [
    danger(setupId.make({ what: 'reset' }), texts.setup.reset),
    plain(setupId.make({ what: 'show' }), common.buttons.cancel),
  ];
  await reply.show({ content: joinTexts([texts.setup.sureToReset, ...lines], '\n'), rows: [buttons] });
}

/** Returns the refusal of the first new channel in which the bot could not do what the setting is for. */
async function closedAmong(
  { bot }: Reply,
  guild: string,
  setting: Setting,
  { channels = [] }: Server,
  values: readonly string[],
): Promise<Refusal | undefined> {
  const work = workIn(setting);
  if (!work) return undefined;
  for (const channel of values.filter((id) => setting.kind !== 'channels' || !channels.includes(id))) {
    const closed = await cannotIn(bot, guild, channel, work);
    if (closed) return closed;
  }
  return undefined;
}

/** Lists what the bot lacks in each channel of a server that is used, with the repair. */
async function showAccess(reply: Reply, guild: string): Promise<void> {
  const { bot, language } = reply;
  const { lobby, log, forum, channels = [] } = await readServer(bot.context, guild);
  const isAnywhere = channels.length === 0 && forum === undefined;
  const used: readonly (readonly [string | undefined, ChannelWork])[] = [
    [log, 'log'],
    ...channels.map((id) => [id, 'all'] as const),
    [forum, 'all'],
    [lobby, 'games'],
  ];
  const boards = await boardChannels(bot, guild);
  const works = new Map([
    ...boards.map((id) => [id, 'all'] as const),
    ...used.flatMap(([id, work]) => (id === undefined ? [] : [[id, work] as const])),
  ]);
  const permissions = await missingByChannel(bot, guild, works, isAnywhere);
  const lines = permissions.map(({ channel, missing }) => {
    const names = missing.map((bit) => say(permissionName(bit), language));
    const state = names.length > 0 ? texts.setup.missing({ permissions: list(names, language) }) : texts.setup.allowed;
    return say(phrase`- ${labelled(`<#${channel}>`, state)}`, language);
  });
  const lacked = permissions.flatMap(({ missing }) => missing);
  const link = (label: string) => hyperlink(label, hideLinkEmbed(grantLink(bot.client, guild, lacked)));
  const end = lacked.length > 0 ? `\n${say(texts.setup.repair({ link }), language)}` : '';
  const head = [say(texts.setup.accessHead, language), ...lines].join('\n');
  const content = head.slice(0, MAX_CONTENT - end.length) + end;
  await reply.show({ content, rows: [[BACK]] });
}

/** Maximum number of tables whose channels are checked. */
const MAX_TABLES = 100;

/** Returns the channels of a server's unfinished tables. For a thread, returns its parent channel. */
async function boardChannels({ context, layouts }: Bot, guild: string): Promise<string[]> {
  const tables = await findTables(context, (await tablesIn(context, guild)).slice(-MAX_TABLES));
  const layout = await layouts.of(guild);
  return tables.map(({ table: { location } }) => {
    const channel = layout?.channels.get(location.channel);
    return (channel && isThread(channel) && channel.parent_id) || location.channel;
  });
}

const setupButton = button(setupId, {
  access: 'manager',
  async press({ reply, id: { what }, target: guild }) {
    const { bot, interaction } = reply;
    if (what === 'first') return showFirstSteps(reply);
    if (what === 'access') return showAccess(reply, guild);
    if (what === 'reset') return void (await changeAndShow(reply, guild, resetServer));
    if (what === 'show') return showSettings(reply, bot.context, await readServer(bot.context, guild));
    const values = interaction.isAnySelectMenu() ? interaction.values : undefined;
    const asked = what === 'menu' ? values?.[0] : what;
    const setting = settingsOf(bot.features).find(({ id }) => id === asked);
    if (!setting) return reply.say(common.replies.menuOutdated);
    if (values && what !== 'menu') return changeSettings(reply, guild, [{ setting, values }]);
    await askForSetting(reply, setting, await readServer(bot.context, guild));
  },
});

/** Adds tags for games and table states to a forum, or names the missing permission. */
async function addForumTags(reply: Reply, server: Server, guild: string, id: string): Promise<void> {
  const { client, context, layouts } = reply.bot;
  const layout = await layouts.of(guild);
  const forum = layout?.channels.get(id);
  if (!layout || forum?.type !== ChannelType.GuildForum) return;
  const untagged = await cannotIn(reply.bot, guild, id, 'tags');
  if (untagged) return reply.say(untagged.sentence, say(texts.forum.noTags, reply.language));
  const language = server.language ?? languageOf(layout.preferred_locale);
  const available_tags = withTags(forum.available_tags, gamesOn(context, server), language);
  if (available_tags.length === forum.available_tags.length) return;
  await client.rest.patch(Routes.channel(forum.id), { body: { available_tags } });
  layouts.forget(guild);
}

/** The page and the commands with which admins change the settings of a server. */
export const settings: Feature = {
  id: 'settings',
  setupCard,
  checkRole,
  openPosts: (context, rest, messages) => new Posts(context, rest, messages),
  buttons: { setup: setupButton },
};

/** Whether members without a role can read a channel. False if it is unknown. */
async function isPublic({ layouts }: Pick<Bot, 'layouts'>, guild: string, id: string): Promise<boolean> {
  const layout = await layouts.of(guild);
  const channel = layout?.channels.get(id);
  const stranger = { user: { id: '0' }, roles: [] };
  return layout && channel ? permissionsIn(layout, channel, stranger).has(PermissionFlagsBits.ViewChannel) : false;
}

/**
 * Returns the permissions that the bot lacks in each channel of a server that is used, in the order of the channel
 * list. `works` are the used channels with the work there. With `isAnywhere`, all others that the bot sees are used, too.
 */
async function missingByChannel(
  { layouts }: Pick<Bot, 'layouts'>,
  guild: string,
  works: ReadonlyMap<string, ChannelWork>,
  isAnywhere: boolean,
): Promise<readonly { readonly channel: string; readonly missing: readonly bigint[] }[]> {
  const layout = await layouts.of(guild);
  if (!layout) return [];
  const { channels, me } = layout;
  const isSeen = (channel: Parameters<typeof permissionsIn>[1]) =>
    me !== undefined && permissionsIn(layout, channel, me).has(PermissionFlagsBits.ViewChannel);
  return [...channels.values()].flatMap((channel) => {
    const work = works.get(channel.id) ?? (isAnywhere && isSeen(channel) ? 'all' : undefined);
    return work && TABLE_CHANNELS.includes(channel.type)
      ? [{ channel: channel.id, missing: missingIn(layout, channel, work) }]
      : [];
  });
}
