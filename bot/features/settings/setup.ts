import { eachLanguage, type Language, labelled, list, say } from '@longtable/kit';
import { type APIMessageTopLevelComponent, ButtonStyle, ComponentType } from 'discord.js';
import type { Server } from '../../../storage/records/server.ts';
import { makeId } from '../../custom-ids/ids.ts';
import { MAX_CONTENT } from '../../discord-limits.ts';
import type { Context } from '../../host/context.ts';
import type { Refused } from '../../host/refusal.ts';
import { changeServer, readServer } from '../../host/settings/server.ts';
import type { Buttons } from '../../interactions/button.ts';
import { cannotIn, missingByChannel } from '../../interactions/permissions.ts';
import type { Reply } from '../../interactions/reply.ts';
import { type ButtonSpec, buttonRows } from '../../render/controls.ts';
import { row } from '../../render/menu.ts';
import type { Row } from '../../render/message.ts';
import { texts as common } from '../../render/words/texts.ts';
import { playerMenu } from '../moderation/player.ts';
import { addForumTags } from './forum.ts';
import { settingLines } from './lines.ts';
import { drawMenu, SETTINGS, type Setting } from './menus.ts';
import { texts } from './words/texts.ts';

/** Settings with a button on the setup instructions. */
const FIRST = ['lobby', 'channels', 'language'] as const;

/** Returns the setup instructions for the managers of a new server. */
export function setupCard(language: Language): APIMessageTopLevelComponent[] {
  const buttons = FIRST.map((what): ButtonSpec => {
    return [{ kind: 'setup', what }, texts.questions[what].label, ButtonStyle.Secondary];
  });
  const content = say(texts.setup.firstSteps, language);
  return [{ type: ComponentType.TextDisplay, content }, ...buttonRows(buttons, language)];
}

/** Shows all settings of a server, with a menu to change each. Adds a note after a change that open tables do not get. */
export async function showSettings(
  reply: Reply,
  context: Context,
  server: Server,
  isForNewTables = false,
): Promise<void> {
  const { language } = reply;
  const lines = [settingLines(server, context), ...(isForNewTables ? [texts.lines.note] : [])];
  const content = lines
    .map((line) => say(line, language))
    .join('\n')
    .slice(0, MAX_CONTENT);
  const access: ButtonSpec = [{ kind: 'setup', what: 'access' }, texts.setup.access, ButtonStyle.Secondary];
  const components = [settingsMenu(language), playerMenu(language), ...buttonRows([access], language)];
  await reply.show({ content, components });
}

function settingsMenu(language: Language): Row {
  const options = Object.entries(SETTINGS).map(([value, { label }]) => ({ value, label: say(label, language) }));
  const custom_id = makeId({ kind: 'setup', what: 'menu' });
  const placeholder = say(texts.setup.change, language);
  return row([{ type: ComponentType.StringSelect, custom_id, placeholder, options }]);
}

/** Asks for a setting, with the current value selected. */
async function askForSetting(reply: Reply, what: Setting, server: Server): Promise<void> {
  const { language, guildId, bot } = reply;
  const layout = await bot.layouts.of(guildId ?? '');
  const isKnown = (id: string) => layout?.channels.has(id) || layout?.roles.some((role) => role.id === id) || false;
  const { label, menu } = SETTINGS[what];
  const question = Object.hasOwn(texts.questions, what)
    ? texts.questions[what as (typeof FIRST)[number]].question
    : label;
  const drawn = drawMenu(what, menu(server, bot.context), isKnown, language);
  await reply.show({ content: say(question, language), components: [row([drawn])] });
}

/** Changes a setting and shows all. Refuses a channel in which the bot cannot post. */
export async function changeSetting(
  reply: Reply,
  guild: string,
  what: Setting,
  values: readonly string[],
): Promise<void> {
  const { context } = reply.bot;
  const closed = await closedAmong(reply, guild, what, values);
  if (closed) return reply.refuse(closed);
  const { change, isForNewTables } = SETTINGS[what];
  const server = await changeServer(context, guild, (before) => change(before, values, context));
  await showSettings(reply, context, server, isForNewTables);
  if (what === 'forum' && server.forum !== undefined) await addForumTags(reply, server, guild, server.forum);
}

/** Returns the refusal of the first channel in which the bot could not do what the setting is for. */
async function closedAmong(
  { bot }: Reply,
  guild: string,
  what: Setting,
  values: readonly string[],
): Promise<Refused | undefined> {
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
  await reply.show({ content: say(text, reply.language).slice(0, MAX_CONTENT), components: [] });
}

export const buttons: Buttons<'setup'> = {
  setup: {
    access: 'manager',
    async press({ reply, id: { what }, at: guild }) {
      const { bot, interaction } = reply;
      if (what === 'access') return showAccess(reply, guild);
      const values = interaction.isAnySelectMenu() ? interaction.values : undefined;
      if (values && what !== 'menu') return changeSetting(reply, guild, what, values);
      const asked = what === 'menu' ? values?.[0] : what;
      if (asked === undefined || !Object.hasOwn(SETTINGS, asked)) return reply.say(common.replies.menuOutdated);
      await askForSetting(reply, asked as Setting, await readServer(bot.context, guild));
    },
  },
};
