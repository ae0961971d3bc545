import type { AnyGame, Text } from '@longtable/kit';
import type { APIApplicationCommandBasicOption, ChannelType, ChatInputCommandInteraction } from 'discord.js';
import type { Server } from '../../storage/records/server.ts';
import type { Limits } from '../host/limits.ts';
import type { Rows } from '../render/page.ts';
import type { RoleLimit } from './access.ts';
import type { ChannelWork } from './permissions.ts';
import type { Reply } from './reply.ts';

/** What a feature adds to `/settings`. */
export interface SettingsPart {
  readonly settings?: readonly Setting[];
  /** Returns menus and buttons below the list of all settings. */
  rows?(): Rows;
}

/** A setting of a server. Its line in the overview, its menu and its option of `/settings` follow from it. */
export type Setting = SettingText & (RoleSetting | ChannelSetting | ChannelsSetting | NumberSetting | ChoiceSetting);

interface SettingText {
  readonly id: string;
  readonly label: Text;
  /** Question above its menu. */
  readonly question: Text;
  /** Label of its button for the managers of a new server. */
  readonly button?: Text;
  /** Id of the setting before it in the overview. */
  readonly after?: string;
  /** Whether a change does not affect tables that are open. */
  readonly isForNewTables?: boolean;
  /** Its option of a subcommand. Settings with the same name share the subcommand. */
  readonly command?: { readonly name: string; readonly about: Text; readonly option: SettingOption };
}

interface SettingOption {
  readonly name: string;
  readonly about: Text;
  /** Option that adds a value to a list or removes it. */
  readonly toggle?: { readonly name: string; readonly about: Text };
}

/** Roles that may do something. Everyone may without roles. */
interface RoleSetting {
  readonly kind: 'roles';
  readonly field: RoleLimit;
}

/** A channel or none. */
interface ChannelSetting {
  readonly kind: 'channel';
  readonly field: 'lobby' | 'log' | 'forum';
  readonly type: ChannelType.GuildForum | ChannelType.GuildText;
  /** What the bot must be able to do there. */
  readonly work: ChannelWork;
  readonly none: Text;
}

/** The channels with tables. */
interface ChannelsSetting {
  readonly kind: 'channels';
  readonly none: Text;
}

interface NumberSetting {
  readonly kind: 'number';
  readonly field: 'tables' | 'tablesEach' | 'inactivity' | 'vacation';
  /** Values in the menu. */
  readonly values: readonly number[];
  readonly min: number;
  readonly max: number;
  /** Whether the number is of days. They are stored in milliseconds. */
  readonly isDays?: boolean;
  initial(limits: Limits): number;
}

interface ChoiceSetting {
  readonly kind: 'choice';
  readonly isMany?: boolean;
  /** Whether the values are numbers. */
  readonly isNumber?: boolean;
  readonly none?: Text;
  choices(games: readonly AnyGame[]): readonly SettingChoice[];
  read(server: Server, games: readonly AnyGame[]): readonly string[];
  /** Returns the server with the selected values. An empty selection removes the setting. */
  write(server: Server, values: readonly string[], games: readonly AnyGame[]): Server;
  /** Returns the text in the overview, if it is not the label of the selected choice. */
  show?(server: Server): Text;
}

export interface SettingChoice {
  readonly value: string;
  readonly label: Text;
}

/** A subcommand of `/settings` or `/moderate`. */
export interface Subcommand {
  readonly name: string;
  readonly about: Text;
  options?(games: readonly AnyGame[]): APIApplicationCommandBasicOption[];
  execute(reply: Reply<ChatInputCommandInteraction>, guild: string): Promise<void>;
}
