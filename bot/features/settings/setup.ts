import { LANGUAGES, type Language, say, type Text } from '@longtable/kit';
import {
  type APIChannelSelectComponent,
  type APIMessageTopLevelComponent,
  type APIStringSelectComponent,
  ButtonStyle,
  ChannelType,
  ComponentType,
  SelectMenuDefaultValueType,
} from 'discord.js';
import type { Server } from '../../../storage/records/server.ts';
import { type Id, makeId } from '../../custom-ids/ids.ts';
import { MAX_CONTENT, MAX_OPTIONS } from '../../discord-limits.ts';
import type { Context } from '../../host/context.ts';
import { changeServer, readServer } from '../../host/people/server.ts';
import type { Refused } from '../../host/refusal.ts';
import type { Buttons } from '../../interactions/button.ts';
import { cannotIn } from '../../interactions/permissions.ts';
import type { Reply } from '../../interactions/reply.ts';
import { type ButtonSpec, buttonRows } from '../../render/controls.ts';
import { row } from '../../render/menu.ts';
import type { Row } from '../../render/message.ts';
import { playerMenu } from '../moderation/player.ts';
import { LANGUAGE_NAMES, SERVER_DEFAULT, settingLines, TABLE_CHANNELS } from './lines.ts';
import { texts } from './words/texts.ts';

/** A server setting that has a button. */
type Setting = Id<'setup'>['what'];

const QUESTIONS: Record<Setting, { readonly label: Text; readonly question: Text }> = texts.questions;

/** Returns the setup instructions for the managers of a new server. */
export function setupCard(language: Language): APIMessageTopLevelComponent[] {
  return [{ type: ComponentType.TextDisplay, content: say(texts.setup.firstSteps, language) }, ...setupRows(language)];
}

/** Shows all settings of a server, with buttons for the most important ones. */
export async function showSettings(reply: Reply, context: Context, server: Server): Promise<void> {
  const content = say(settingLines(server, context), reply.language).slice(0, MAX_CONTENT);
  await reply.show({ content, components: [...setupRows(reply.language), playerMenu(reply.language)] });
}

/** Asks for a setting, with the current value selected. */
async function askForSetting(reply: Reply, what: Setting, server: Server): Promise<void> {
  const { language, guildId } = reply;
  const known = (await reply.bot.layouts.of(guildId ?? ''))?.channels;
  // Discord rejects menus with a deleted channel as default value.
  const channels = (of: Exclude<Setting, 'language'>) => chosenIn(server, of).filter((id) => known?.has(id));
  const menu = what === 'language' ? languageMenu(server, language) : channelMenu(what, channels(what));
  await reply.show({ content: say(QUESTIONS[what].question, language), components: [row([menu])] });
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
  const change = (server: Server) => withChosen(server, what, values);
  await showSettings(reply, context, await changeServer(context, guild, change));
}

/** Returns the refusal of the first channel in which the bot could not do what the setting is for. */
async function closedAmong(
  { bot }: Reply,
  guild: string,
  what: Setting,
  values: readonly string[],
): Promise<Refused | undefined> {
  if (what === 'language') return undefined;
  const work = what === 'channels' ? 'table' : what;
  const server = await readServer(bot.context, guild);
  for (const channel of values.filter((id) => what !== 'channels' || !server.channels?.includes(id))) {
    const closed = await cannotIn(bot, guild, channel, work);
    if (closed) return closed;
  }
  return undefined;
}

/** Returns the server with one setting replaced by the selected values. An empty selection removes a lobby or a language. */
function withChosen(server: Server, what: Setting, values: readonly string[]): Server {
  const { [what]: _, ...others } = server;
  const [first] = values;
  if (what === 'channels') return { ...others, channels: [...values] };
  if (what === 'lobby' || what === 'log') return first === undefined ? others : { ...others, [what]: first };
  const language = LANGUAGES.find((one) => one === first);
  return language ? { ...others, language } : others;
}

function setupRows(language: Language): Row[] {
  const buttons = Object.entries(QUESTIONS).map(([what, { label }]): ButtonSpec => {
    return [{ kind: 'setup', what: what as Setting }, label, ButtonStyle.Secondary];
  });
  return buttonRows(buttons, language);
}

function chosenIn({ channels = [], ...server }: Server, what: Exclude<Setting, 'language'>): readonly string[] {
  if (what === 'channels') return channels;
  const chosen = server[what];
  return chosen === undefined ? [] : [chosen];
}

function channelMenu(what: Exclude<Setting, 'language'>, chosen: readonly string[]): APIChannelSelectComponent {
  const maxValues = what === 'channels' ? MAX_OPTIONS : 1;
  return {
    type: ComponentType.ChannelSelect,
    custom_id: makeId({ kind: 'setup', what }),
    channel_types: what === 'channels' ? TABLE_CHANNELS : [ChannelType.GuildText],
    min_values: 0,
    max_values: maxValues,
    default_values: chosen.slice(0, maxValues).map((id) => ({ id, type: SelectMenuDefaultValueType.Channel })),
  };
}

function languageMenu(server: Server, language: Language): APIStringSelectComponent {
  const chosen = server.language ?? SERVER_DEFAULT;
  return {
    type: ComponentType.StringSelect,
    custom_id: makeId({ kind: 'setup', what: 'language' }),
    options: ([...LANGUAGES, SERVER_DEFAULT] as const).map((value) => ({
      value,
      label: say(LANGUAGE_NAMES[value], language),
      default: value === chosen,
    })),
  };
}

export const buttons: Buttons<'setup'> = {
  setup: {
    access: 'manager',
    async press({ reply, id: { what }, at: guild }) {
      const { bot } = reply;
      const { interaction } = reply;
      const isMenu = interaction.isChannelSelectMenu() || (what === 'language' && interaction.isStringSelectMenu());
      if (!isMenu) return askForSetting(reply, what, await readServer(bot.context, guild));
      await changeSetting(reply, guild, what, interaction.values);
    },
  },
};
