import type { AnyGame } from '@longtable/kit';
import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import {
  ApplicationCommandType,
  type AutocompleteInteraction,
  ChannelType,
  type ChatInputCommandInteraction,
  Client,
  ComponentType,
  Events,
  InteractionType,
  type MessageComponentInteraction,
  MessageFlags,
  type ModalSubmitInteraction,
  PermissionFlagsBits,
  type REST,
  type UserContextMenuCommandInteraction,
} from 'discord.js';
import { onTestFinished } from 'vitest';
import { Boards } from '../bot/boards/boards.ts';
import { FEATURES } from '../bot/features/index.ts';
import { Painting } from '../bot/features/pictures/cards/painting.ts';
import { PicturePainter } from '../bot/features/pictures/index.ts';
import { PaintedPictures } from '../bot/features/pictures/painted.ts';
import { type ButtonsByKind, press, runCommand, submit } from '../bot/gateway/router.ts';
import type { Context } from '../bot/host/context.ts';
import { Delivery } from '../bot/host/delivery/delivery.ts';
import type { LoadedTable } from '../bot/host/feature.ts';
import type { Limits } from '../bot/host/limits.ts';
import { openContext } from '../bot/host/open-context.ts';
import type { Refusal } from '../bot/host/refusal.ts';
import type { Bot } from '../bot/interactions/bot.ts';
import { loadCommands, suggestGames } from '../bot/interactions/command.ts';
import { featuresWith } from '../bot/interactions/feature.ts';
import { Layouts } from '../bot/interactions/layouts.ts';
import { showNoteInPanel } from '../bot/interactions/panel.ts';
import { findRepair } from '../bot/interactions/permissions.ts';
import { Reply } from '../bot/interactions/reply.ts';
import type { Answerable } from '../bot/interactions/responder.ts';
import { InteractionTokens } from '../bot/messages/interaction-tokens.ts';
import { Messages } from '../bot/messages/messages.ts';
import { loadDisplaySettings } from '../bot/render/display.ts';
import { BUTTONS } from '../bot/screens/table-actions.ts';
import { openStorage } from '../storage/index.ts';
import { newestTableIn, recordingLog } from './context.ts';
import { FakeRest, type SentMessage } from './fake-rest.ts';
import { allIds, type Id, makeId, parseId } from './ids.ts';
import {
  attachmentData,
  byId,
  type CommandOptions,
  channelData,
  commandData,
  FILE_ORIGIN,
  type FieldValue,
  fieldData,
  isFiles,
  userData,
} from './interaction-data.ts';

const commands = await loadCommands(new URL('../commands/', import.meta.url));

/** Where and how a user acts. By default in channel c of server g, where the bot may do everything. */
export interface Where {
  readonly guild?: string | null;
  readonly channel?: string;
  readonly channelType?: ChannelType;
  /** Channel of the thread. */
  readonly parent?: string;
  /** Whether the user may manage the server. */
  readonly isManager?: boolean;
  /** The user's permissions, if they may not manage the server. */
  readonly permissions?: bigint;
  readonly roles?: readonly string[];
  /** Permissions of the bot in the channel. */
  readonly botMay?: bigint;
  /** Whether the bot is not a member here. */
  readonly isGuest?: boolean;
  readonly locale?: string;
}

/** How a control is used: the message that has it, and the selected values. */
interface Use {
  /** Whether the message is private. */
  readonly isPrivate?: boolean;
  /** Id of the message, by default not a board. */
  readonly message?: string;
  /** Selected options of a menu. */
  readonly values?: readonly string[];
  readonly users?: readonly { readonly id: string; readonly isBot?: boolean }[];
  readonly channels?: readonly string[];
  readonly roles?: readonly string[];
}

/** All responses to an interaction of a user. */
export interface Answer {
  /** Code of the refusal. Undefined if there was none. */
  readonly refused: string | undefined;
  /** Messages that the interaction created or edited. */
  readonly messages: readonly SentMessage[];
  /** Texts of these messages. */
  readonly text: string;
  /** Labels of their buttons and options of their menus. */
  readonly labels: readonly string[];
  /** Custom ids of their buttons and menus, and ids in values of menus. */
  readonly ids: readonly Id[];
  /** The form that was opened. */
  readonly form: { readonly custom_id: string; readonly title: string; readonly components: unknown[] } | undefined;
}

type Fields = Readonly<Record<string, FieldValue>>;

export interface FeatureUser {
  press(id: Id, use?: Use): Promise<Answer>;
  submit(id: Id, fields: Fields, use?: Use): Promise<Answer>;
  /** Runs a command. The name can be followed by the subcommand and its group: `play noughts`. */
  command(name: string, options?: CommandOptions): Promise<Answer>;
  /** Uses a command in the context menu of another user. */
  menu(name: string, target: { readonly id: string; readonly isBot?: boolean }): Promise<Answer>;
  /** Returns the suggestions for the last option while its value is typed. */
  suggest(name: string, options: CommandOptions): Promise<readonly { name: string; value: string }[]>;
}

/** The buttons and commands of the bot without a gateway: real records, replies and boards, and a REST API that only records. */
export interface FeatureBot {
  readonly bot: Bot;
  readonly context: Context;
  readonly rest: FakeRest;
  readonly log: ReturnType<typeof recordingLog>;
  user(id: string, where?: Where): FeatureUser;
  /** Returns the table in a channel. */
  tableIn(channel: string): Promise<LoadedTable>;
  /** Waits until boards and pings are sent. */
  settle(loaded: LoadedTable): Promise<void>;
}

interface Parts {
  readonly now?: () => number;
  readonly limits?: Partial<Limits>;
  readonly programs?: Bot['services']['programs'];
  readonly services?: Bot['services'];
  readonly support?: string;
}

const ALL_BUTTONS: ButtonsByKind = Object.assign({}, BUTTONS, ...FEATURES.map(({ buttons }) => buttons));

const ALL_PERMISSIONS = Object.values(PermissionFlagsBits).reduce((all, bit) => all | bit, 0n);

/** Paints no pixels, so that tests do not wait for a thread. */
class InstantPainting extends Painting {
  override async paint(): Promise<Buffer> {
    return Buffer.from('png');
  }
}

/** Opens a bot for the current test and closes it afterwards. */
export async function openFeatureBot(
  games: readonly AnyGame[] = [noughts, guess],
  { now, limits, programs, services = {}, support }: Parts = {},
): Promise<FeatureBot> {
  const log = recordingLog();
  const rest = new FakeRest();
  const client = offlineClient(rest);
  const storage = await openStorage('memory:');
  const fast = { pingDelayMs: 0, editsApart: 0, pace: 0, opensPerMinute: 1000 };
  const context = openContext({
    features: featuresWith(FEATURES),
    storage,
    games,
    log,
    now,
    limits: { ...fast, ...limits },
  });
  const pictures = new PaintedPictures(new PicturePainter(new InstantPainting()), undefined, () => false);
  const messages = new Messages({
    rest: client.rest,
    application: 'app',
    pictures,
    tokens: new InteractionTokens(context.now),
    isGuest: ({ guest }) => guest === true,
  });
  const layouts = new Layouts(client.rest, 'bot');
  const boards = new Boards(context, client, pictures, messages, (guild, channel, work) =>
    findRepair({ client, layouts }, guild, channel, work),
  );
  const delivery = new Delivery(context, boards);
  const bot: Bot = {
    ...{
      context,
      features: FEATURES,
      boards,
      delivery,
      messages,
      pictures,
      client,
      layouts,
      log,
      ids: allIds,
      emojis: new Map(),
    },
    ...{ attachmentOrigins: [FILE_ORIGIN], services: { programs, ...services }, support },
  };
  onTestFinished(async () => {
    await delivery.stop();
    await pictures.close();
    await client.destroy();
    await storage.close();
  });
  return {
    bot,
    context,
    rest,
    log,
    user: (id, where = {}) => new InProcessUser(bot, rest, id, where),
    tableIn: (channel) => newestTableIn(context, channel),
    settle: (changed) => delivery.deliverFully(changed),
  };
}

function offlineClient(rest: FakeRest): Client<true> {
  const client = new Client({ intents: [], jsonTransformer: (body: unknown) => body });
  client.rest.request = ((request: never) => rest.request(request)) as REST['request'];
  const user = { id: 'bot', username: 'Longtable', discriminator: '0', avatar: null, bot: true };
  Object.assign(client, { user: { ...user, tag: 'Longtable' }, application: { id: 'app' } });
  return client as Client<true>;
}

class InProcessUser implements FeatureUser {
  readonly #bot: Bot;
  readonly #rest: FakeRest;
  readonly #id: string;
  readonly #where: Where;

  constructor(bot: Bot, rest: FakeRest, id: string, where: Where) {
    this.#bot = bot;
    this.#rest = rest;
    this.#id = id;
    this.#where = where;
  }

  press(id: Id, use: Use = {}): Promise<Answer> {
    const { values, users, channels, roles } = use;
    const [component_type, selected] = users
      ? [ComponentType.UserSelect, users.map((user) => user.id)]
      : channels
        ? [ComponentType.ChannelSelect, channels]
        : roles
          ? [ComponentType.RoleSelect, roles]
          : values
            ? [ComponentType.StringSelect, values]
            : [ComponentType.Button, undefined];
    const resolved = {
      users: byId((users ?? []).map((user) => userData(user.id, user.isBot))),
      channels: byId((channels ?? []).map(channelData)),
      roles: byId((roles ?? []).map((id) => ({ id, name: id, permissions: '0', colors: {} }))),
    };
    const data = { custom_id: makeId(id), component_type, ...(selected && { values: selected, resolved }) };
    const about = { type: InteractionType.MessageComponent, data, message: this.#pressed(use) };
    return this.#run(about, (reply) => press(ALL_BUTTONS, reply as Reply<MessageComponentInteraction>));
  }

  submit(id: Id, fields: Fields, use?: Use): Promise<Answer> {
    const components = Object.entries(fields).map(([name, value]) => fieldData(name, value));
    const files = Object.values(fields).filter(isFiles);
    const resolved = { attachments: byId(files.flat().map(attachmentData)) };
    const data = { custom_id: makeId(id), components, resolved };
    const about = { type: InteractionType.ModalSubmit, data, ...(use && { message: this.#pressed(use) }) };
    return this.#run(about, (reply) => submit(ALL_BUTTONS, reply as Reply<ModalSubmitInteraction>));
  }

  command(line: string, options: CommandOptions = {}): Promise<Answer> {
    const about = { type: InteractionType.ApplicationCommand, data: commandData(line, options) } as object;
    return this.#run(about, (reply) => runCommand(commandOf(line), reply as Reply<ChatInputCommandInteraction>));
  }

  menu(name: string, { id, isBot }: { readonly id: string; readonly isBot?: boolean }): Promise<Answer> {
    const resolved = { users: byId([userData(id, isBot)]) };
    const data = { id: 'menu', type: ApplicationCommandType.User, name, target_id: id, resolved };
    const { menus } = commandOf(name);
    const about = { type: InteractionType.ApplicationCommand, data } as object;
    return this.#run(about, async (reply) => {
      await menus?.person?.execute({ reply: reply as Reply<UserContextMenuCommandInteraction>, target: undefined });
    });
  }

  async suggest(line: string, options: CommandOptions) {
    const id = this.#rest.interact(this.#where.channel ?? 'c');
    const data = commandData(line, options, Object.keys(options).at(-1));
    const typing = await this.#receive({ type: InteractionType.ApplicationCommandAutocomplete, data }, id);
    const interaction = typing as unknown as AutocompleteInteraction;
    const { offers, autocomplete } = commandOf(line);
    if (!offers || !(await suggestGames(interaction, this.#bot, offers))) await autocomplete?.(interaction, this.#bot);
    return this.#rest.choicesOf(id);
  }

  #receive(about: object, id: string): Promise<Answerable> {
    const { client } = this.#bot;
    const received = new Promise<Answerable>((resolve) =>
      client.once(Events.InteractionCreate, (interaction) => resolve(interaction as Answerable)),
    );
    const { actions } = client as unknown as { actions: { InteractionCreate: { handle(data: object): void } } };
    actions.InteractionCreate.handle({ ...this.#data(id), ...about });
    return received;
  }

  async #run(
    about: { readonly message?: { readonly id: string } },
    handle: (reply: Reply) => Promise<void>,
  ): Promise<Answer> {
    const { context } = this.#bot;
    const { message: pressed } = about;
    const id = this.#rest.interact(this.#where.channel ?? 'c', pressed?.id);
    let refused: string | undefined;
    class RecordingReply extends Reply {
      override refuse(no: Refusal, current?: LoadedTable): Promise<void> {
        refused = no.code;
        return super.refuse(no, current);
      }
    }
    const { guild = 'g', channelType = ChannelType.GuildText, parent, isGuest = false } = this.#where;
    const reply = new RecordingReply(await this.#receive(about, id), this.#bot, {
      showNoteInPanel: (one, note) => showNoteInPanel(one, note),
      readDisplay: (one) => loadDisplaySettings(context, one),
      channel: {
        type: guild === null ? ChannelType.DM : channelType,
        guest: isGuest,
        ...(parent !== undefined && { parent_id: parent }),
      },
    });
    await handle(reply).catch((error) => reply.refuseOrThrow(error));
    await reply.finish();
    const messages = this.#rest.answersTo(id);
    return {
      refused,
      messages,
      text: messages.map(({ text }) => text).join('\n'),
      labels: messages.flatMap(({ labels }) => labels),
      ids: messages.flatMap(({ customIds }) => customIds.flatMap((customId) => parseId(customId) ?? [])),
      form: this.#rest.formOf(id) as Answer['form'],
    };
  }

  #data(id: string): object {
    const { guild = 'g', channel = 'c', channelType = ChannelType.GuildText, locale = 'en-US' } = this.#where;
    const {
      isManager = false,
      permissions: own = PermissionFlagsBits.ViewChannel,
      roles = [],
      botMay = ALL_PERMISSIONS,
    } = this.#where;
    const user = userData(this.#id);
    const permissions = String(isManager ? PermissionFlagsBits.ManageGuild : own);
    return {
      ...{ id, token: id, application_id: 'app', version: 1, locale, entitlements: [] },
      ...{ authorizing_integration_owners: {}, app_permissions: String(botMay) },
      channel: { id: channel, type: guild === null ? ChannelType.DM : channelType },
      ...(guild === null ? { user } : { guild_id: guild, member: { user, roles, permissions, nick: null, flags: 0 } }),
    };
  }

  #pressed({ isPrivate = false, message = this.#rest.newId('pressed') }: Use): { readonly id: string } {
    const { channel = 'c' } = this.#where;
    const flags = isPrivate ? MessageFlags.Ephemeral | MessageFlags.IsComponentsV2 : 0;
    return this.#rest.find(message) ?? this.#rest.add(message, channel, { flags });
  }
}

function commandOf(line: string) {
  const [name = ''] = line.split(' ');
  const command = commands.get(name);
  if (!command) throw new Error(`There is no command ${name}.`);
  return command;
}
