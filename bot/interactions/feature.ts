import type { AnyGame, SeatDesign } from '@longtable/kit';
import type {
  APIApplicationCommandBasicOption,
  AutocompleteInteraction,
  ChatInputCommandInteraction,
} from 'discord.js';
import type { RecordKind } from '../../storage/index.ts';
import type { IdFormat } from '../custom-ids/fields.ts';
import type { Id } from '../custom-ids/ids.ts';
import type { HostFeature } from '../host/context.ts';
import type { LoadedTable } from '../host/table/table.ts';
import type { Painter } from '../messages/pictures.ts';
import type { Bot } from './bot.ts';
import type { AnyButton } from './button.ts';
import type { Suggestion } from './command.ts';
import type { Reply } from './reply.ts';
import type { OnMessage } from './responder.ts';

/** A feature of the bot: everything that it adds to the core. `bot/features/index.ts` lists them in the order on the screen. */
export interface Feature extends HostFeature {
  /** Names of its command files in `commands/`. */
  readonly commands?: readonly string[];
  readonly play?: PlayOptions;
  /** Buttons, menus and forms by the kind of their custom id. */
  readonly buttons?: Readonly<Record<string, AnyButton>>;
  /** Opens the painter of pictures. */
  painter?(): Painter;
  /** Handles a choice on a page of the feature. */
  choose?(reply: Reply<OnMessage>, choice: Id<'choice'>, loaded: LoadedTable): Promise<void>;
  /** Work on records that become due, by any process. */
  readonly due?: readonly DueRecord[];
  /** Called when the bot may have got access to channels of a server. */
  accessChanged?(bot: Bot, guild: string): Promise<void>;
}

/** Options that a feature adds to `/play`. */
interface PlayOptions {
  /** Returns the options for the subcommand of a game. */
  options(game: AnyGame): APIApplicationCommandBasicOption[];
  /** Reads the game's options that the user has set with them, and the design for the user's seat. */
  read(reply: Reply<ChatInputCommandInteraction>, game: AnyGame): Promise<ReadPlayOptions>;
  /** Suggests values. Returns undefined if another option is focused. */
  suggest?(interaction: AutocompleteInteraction, bot: Bot): Promise<Suggestion[] | undefined>;
}

export interface ReadPlayOptions {
  readonly options?: Readonly<Record<string, unknown>>;
  readonly brings?: SeatDesign | undefined;
}

interface DueRecord {
  readonly kind: RecordKind<unknown>;
  run(bot: Bot, id: string): Promise<void>;
}

/** Returns the formats of the features' custom ids by kind. */
export function idFormatsOf(features: readonly Feature[]): Readonly<Record<string, IdFormat<object>>> {
  const buttons = features.flatMap((feature) => Object.entries(feature.buttons ?? {}));
  return Object.fromEntries(buttons.map(([kind, { format }]) => [kind, format]));
}
