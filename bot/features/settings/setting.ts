import { type AnyGame, joinTexts, type Text } from '@longtable/kit';
import {
  type APIApplicationCommandBasicOption,
  type ApplicationCommandOptionAllowedChannelType,
  ApplicationCommandOptionType,
  ChannelType,
  type ChatInputCommandInteraction,
  ComponentType,
  PermissionFlagsBits,
  SelectMenuDefaultValueType,
} from 'discord.js';
import type { Server } from '../../../storage/records/server.ts';
import { idFormat, key } from '../../custom-ids/fields.ts';
import { MAX_OPTIONS } from '../../discord-limits.ts';
import type { Context } from '../../host/context.ts';
import { DAY_MS } from '../../host/duration.ts';
import { Refusal } from '../../host/refusal.ts';
import { readServer, withOrWithout } from '../../host/settings.ts';
import { type Asker, isManager, type MemberAsker, type RoleLimit } from '../../interactions/access.ts';
import { permissionsOn } from '../../interactions/layouts.ts';
import type { Setting, SettingChoice } from '../../interactions/settings.ts';
import { gameOption, localizedDescription, localizedName } from '../../render/command-data.ts';
import { menu, type Rows, row } from '../../render/page.ts';
import { texts } from './words/texts.ts';

/** Opens the menu of a setting. `menu` chooses one of them. `first` shows the setup instructions, `access` the bot's permissions, `show` all settings, and `reset` resets them. */
export const setupId = idFormat`setup|${key('what')}`;

const { Boolean: FLAG, Channel: CHANNEL, Integer: INTEGER, String: STRING } = ApplicationCommandOptionType;

/** Types of channels that can have tables. */
export const TABLE_CHANNELS: ApplicationCommandOptionAllowedChannelType[] = [
  ChannelType.GuildText,
  ChannelType.GuildVoice,
  ChannelType.GuildForum,
];

/** Returns the server with a field set, or without it if the value is undefined. */
export function withField<K extends keyof Server>(server: Server, key: K, value: Server[K] | undefined): Server {
  const { [key]: _, ...others } = server;
  return value === undefined ? others : { ...others, [key]: value };
}

/** Returns the selected values of a setting. */
export function selectedValues(setting: Setting, server: Server, { games, limits }: Context): readonly string[] {
  switch (setting.kind) {
    case 'roles':
      return server[setting.field] ?? [];
    case 'channel': {
      const { [setting.field]: channel } = server;
      return channel === undefined ? [] : [channel];
    }
    case 'channels':
      return server.channels ?? [];
    case 'number':
      return [String((server[setting.field] ?? setting.initial(limits)) / unitOf(setting))];
    case 'choice':
      return setting.read(server, [...games.values()]);
  }
}

/** Returns the server with the selected values of a setting. */
export function withValues(setting: Setting, server: Server, values: readonly string[], { games }: Context): Server {
  const [value] = values;
  switch (setting.kind) {
    case 'roles':
      return withField(server, setting.field, values.length > 0 ? [...values] : undefined);
    case 'channel':
      return withField(server, setting.field, value);
    case 'channels':
      return { ...server, channels: [...values] };
    case 'number':
      return withField(server, setting.field, value === undefined ? undefined : Number(value) * unitOf(setting));
    case 'choice':
      return setting.write(server, values, [...games.values()]);
  }
}

/** Returns the value of a setting for the overview. Channels in `closed` are marked, because the bot lacks permissions there. */
export function valueText(setting: Setting, server: Server, context: Context, closed: ReadonlySet<string>): Text {
  const values = selectedValues(setting, server, context);
  switch (setting.kind) {
    case 'roles':
      return values.map((id) => `<@&${id}>`).join(' ') || texts.lines.everyone;
    case 'channel':
    case 'channels':
      return values.map((id) => `<#${id}>${closed.has(id) ? ' ⚠' : ''}`).join(' ') || setting.none;
    case 'number':
      return numberText(setting, Number(values[0]));
    case 'choice': {
      if (setting.show) return setting.show(server);
      const chosen = setting.choices([...context.games.values()]).filter(({ value }) => values.includes(value));
      return chosen.length > 0
        ? joinTexts(
            chosen.map(({ label }) => label),
            ', ',
          )
        : (setting.none ?? '');
    }
  }
}

type NumberSetting = Extract<Setting, { kind: 'number' }>;

function unitOf({ isDays }: NumberSetting): number {
  return isDays ? DAY_MS : 1;
}

function numberText({ isDays }: NumberSetting, value: number): Text {
  return isDays ? daysText(value) : texts.values.upTo({ count: value });
}

function daysText(days: number): Text {
  return days === 0 ? texts.values.off : texts.values.days({ days });
}

/** Returns the menu of a setting. `isKnown` filters out deleted channels and roles, which Discord rejects as default values. */
export function settingMenu(
  setting: Setting,
  server: Server,
  context: Context,
  isKnown: (id: string) => boolean,
): Rows[number] {
  const custom_id = setupId.make({ what: setting.id });
  const several = { min_values: 0, max_values: MAX_OPTIONS };
  const selected = selectedValues(setting, server, context);
  switch (setting.kind) {
    case 'roles': {
      const default_values = selected
        .filter(isKnown)
        .map((id) => ({ id, type: SelectMenuDefaultValueType.Role as const }));
      return row([{ type: ComponentType.RoleSelect, custom_id, ...several, default_values }]);
    }
    case 'channel':
    case 'channels': {
      const limits = setting.kind === 'channels' ? several : { min_values: 0, max_values: 1 };
      const shown = selected.filter(isKnown).slice(0, limits.max_values);
      const default_values = shown.map((id) => ({ id, type: SelectMenuDefaultValueType.Channel as const }));
      const channel_types = setting.kind === 'channels' ? TABLE_CHANNELS : [setting.type];
      return row([{ type: ComponentType.ChannelSelect, custom_id, channel_types, ...limits, default_values }]);
    }
    default: {
      const choices =
        setting.kind === 'number' ? numberChoices(setting, selected) : setting.choices([...context.games.values()]);
      const options = choices
        .slice(0, MAX_OPTIONS)
        .map(({ value, label }) => ({ value, label, default: selected.includes(value) }));
      const isMany = setting.kind === 'choice' && setting.isMany;
      return menu(custom_id, undefined, options, isMany ? { min_values: 0, max_values: options.length } : {});
    }
  }
}

/** Returns the values in the menu of a number, with the selected one. */
function numberChoices(setting: NumberSetting, selected: readonly string[]): SettingChoice[] {
  return [...new Set([...setting.values, ...selected.map(Number)])]
    .sort((a, b) => a - b)
    .map((value) => ({ value: String(value), label: numberText(setting, value) }));
}

/** Returns the options with which a command changes a setting. */
export function commandOptions(
  setting: Setting,
  games: readonly AnyGame[],
  required: boolean,
): APIApplicationCommandBasicOption[] {
  const { option } = setting.command ?? {};
  if (!option || setting.kind === 'roles') return [];
  const base = { name: option.name, ...localizedDescription(option.about) };
  const { toggle } = option;
  const flag = toggle
    ? [{ type: FLAG, name: toggle.name, ...localizedDescription(toggle.about), required: true } as const]
    : [];
  switch (setting.kind) {
    case 'channel':
      return [{ type: CHANNEL, ...base, channel_types: [setting.type] }];
    case 'channels':
      return [{ type: CHANNEL, ...base, required, channel_types: TABLE_CHANNELS }, ...flag];
    case 'number':
      return [
        { type: INTEGER, ...base, ...(required && { required }), min_value: setting.min, max_value: setting.max },
      ];
    case 'choice': {
      if (setting.isMany) return [gameOption(games), ...flag];
      const choices = setting.choices(games).map(({ value, label }) => ({ value, ...localizedName(label) }));
      if (!setting.isNumber) return [{ type: STRING, ...base, required, choices }];
      return [
        {
          type: INTEGER,
          ...base,
          required,
          choices: choices.map((choice) => ({ ...choice, value: Number(choice.value) })),
        },
      ];
    }
  }
}

/** Returns the values of a setting after a command. Undefined if its option is not given. */
export function commandValues(
  setting: Setting,
  { options }: ChatInputCommandInteraction,
  server: Server,
  context: Context,
): readonly string[] | undefined {
  const { option } = setting.command ?? {};
  if (!option) return undefined;
  const given = givenValue(setting, options, option.name);
  if (option.toggle) {
    const isOn = options.getBoolean(option.toggle.name, true);
    return withOrWithout(selectedValues(setting, server, context), String(given), isOn);
  }
  if (given === null || given === undefined) return setting.kind === 'channel' ? [] : undefined;
  return [String(given)];
}

function givenValue(setting: Setting, options: ChatInputCommandInteraction['options'], name: string) {
  if (setting.kind === 'channel' || setting.kind === 'channels') return options.getChannel(name)?.id;
  const isNumber = setting.kind === 'number' || (setting.kind === 'choice' && setting.isNumber);
  return isNumber ? options.getInteger(name) : options.getString(name);
}

/** Refuses a user without the roles to which a server limits an action. Managers may do everything. */
export async function checkRole(asker: Asker, limit: RoleLimit): Promise<void> {
  const { [limit]: roles = [] } = await readServer(asker.bot.context, asker.guildId);
  if (roles.length === 0) return;
  const [manages, member] =
    'interaction' in asker
      ? [isManager(asker), asker.interaction.member]
      : [await isMemberManager(asker), await asker.member()];
  const own = member && Array.isArray(member.roles) ? member.roles : [];
  if (manages || roles.some((role) => own.includes(role))) return;
  throw new Refusal('needsRole', texts.roles[limit]({ roles: roles.map((role) => `<@&${role}>`) }));
}

async function isMemberManager(asker: MemberAsker): Promise<boolean> {
  const [layout, member] = await Promise.all([asker.bot.layouts.of(asker.guildId ?? ''), asker.member()]);
  return Boolean(layout && member && permissionsOn(layout, member) & PermissionFlagsBits.ManageGuild);
}
