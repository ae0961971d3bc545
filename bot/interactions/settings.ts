import type { AnyGame, Language, Text } from '@longtable/kit';
import type { APIApplicationCommandBasicOption, ChatInputCommandInteraction } from 'discord.js';
import type { Row } from '../render/message.ts';
import type { Reply } from './reply.ts';

/** What a feature adds to `/settings`. */
export interface SettingsPart {
  readonly subcommands?: readonly Subcommand[];
  /** Returns menus and buttons below the list of all settings. */
  rows?(language: Language): Row[];
}

/** A subcommand of `/settings`. */
export interface Subcommand {
  readonly name: string;
  readonly about: Text;
  options?(games: readonly AnyGame[]): APIApplicationCommandBasicOption[];
  execute(reply: Reply<ChatInputCommandInteraction>, guild: string): Promise<void>;
}
