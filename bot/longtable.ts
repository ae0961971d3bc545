import type { AnyGame } from '@longtable/kit';
import { Client, Events, GatewayIntentBits, Options } from 'discord.js';
import type { Storage } from '../storage/index.ts';
import { Boards } from './boards/boards.ts';
import { IdFormats } from './custom-ids/ids.ts';
import { Gateway, isOnOurShards, login, onFatalClose, Servers } from './gateway/gateway.ts';
import { commandBodies, startRegistering } from './gateway/register.ts';
import { BotRest, makeRequest } from './gateway/rest.ts';
import { Router } from './gateway/router.ts';
import type { Context, Log } from './host/context.ts';
import { Delivery } from './host/delivery/delivery.ts';
import { firstFrom, type LoadedTable } from './host/feature.ts';
import type { Limits } from './host/limits.ts';
import { openContext } from './host/open-context.ts';
import { settled } from './host/refusal.ts';
import { Cleanup, Scheduler } from './host/scheduler/scheduler.ts';
import { moduleOf, setModule } from './host/table/outside-games.ts';
import type { Bot, Services } from './interactions/bot.ts';
import type { AnyButton } from './interactions/button.ts';
import type { Command } from './interactions/command.ts';
import {
  type Feature,
  featuresWith,
  idFormatsOf,
  type LocalDiscord,
  type OutcomeListener,
  type ServiceParts,
} from './interactions/feature.ts';
import { Layouts } from './interactions/layouts.ts';
import { findRepair, type Invites, invitesOf } from './interactions/permissions.ts';
import { InteractionTokens } from './messages/interaction-tokens.ts';
import { type ChannelRef, Messages, textOnly } from './messages/messages.ts';
import { type Emoji, emojiName } from './render/emojis.ts';
import { BUTTONS } from './screens/table-actions.ts';
import { requestsPerSecond, type Settings, type Shards } from './settings.ts';

export interface BotOptions {
  readonly token: string;
  /** Base URL of the API, if it is not Discord's. */
  readonly apiUrl?: string | undefined;
  /** Shards of this process. All shards if undefined. */
  readonly shards?: Shards | undefined;
  readonly storage: Storage;
  readonly games: readonly AnyGame[];
  /** Module that exports the built-in games, for worker threads. */
  readonly gamesModule?: URL | undefined;
  readonly features: readonly Feature[];
  readonly commands: ReadonlyMap<string, Command>;
  readonly log: Log;
  /** Services of games for features, such as file formats. */
  readonly services?: Services | undefined;
  /** Settings for the services of features. */
  readonly settings?: Partial<Settings> | undefined;
  /** The local Discord on which the bot runs. */
  readonly local?: LocalDiscord | undefined;
  /** Loads the protocols of games for players that connect themselves. */
  readonly loadProtocols?: ServiceParts['loadProtocols'] | undefined;
  /** Support address of the operator. */
  readonly support?: string | undefined;
  readonly limits?: Partial<Limits> | undefined;
  /** Called after every interaction. */
  readonly onInteraction?: OutcomeListener | undefined;
  /** Called with the reason when Discord closes the connection permanently. */
  readonly onFatalClose?: ((sentence: string) => void) | undefined;
  /** Greets servers without messages, even if the bot did not just join them. */
  readonly greetsEmpty?: boolean | undefined;
  /** Icons to upload as application emojis. */
  readonly emojis?: readonly string[] | undefined;
  /** Current work, for the watchdog. */
  readonly work?: Context['work'] | undefined;
  /** Called before the bot starts its own work. */
  readonly beforeWork?: readonly ((bot: Bot) => Promise<void>)[] | undefined;
  /** Clock for tests. */
  readonly now?: (() => number) | undefined;
}

export interface Longtable {
  readonly bot: Bot;
  readonly gateway: Gateway;
  readonly invites: Invites;
  /** Resolves when the commands are registered: true if they had changed. */
  readonly registered: Promise<boolean>;
  /** Runs the work of all records that are due. The scheduler also does this every second. */
  runDue(): Promise<void>;
  /** Deletes expired records and the tables of servers that have removed the bot. Also runs regularly. */
  sweep(): Promise<void>;
  /** Rejects new interactions, waits for running moves and disconnects. The storage stays open. */
  close(): Promise<void>;
}

/** Logs in and returns the client. Logs and reports a fatal close of the connection. */
async function connect(options: BotOptions, { buildStrategy }: Gateway): Promise<Client<true>> {
  const { token, apiUrl, shards, log } = options;
  const rest = { makeRequest, globalRequestsPerSecond: requestsPerSecond(shards), ...(apiUrl && { api: apiUrl }) };
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [] },
    // Message bodies already use the API's key names.
    jsonTransformer: (body: unknown) => body,
    ...(shards ? { shards: shards.ids, shardCount: shards.count } : { shards: 'auto' as const }),
    rest,
    ws: { buildStrategy },
    // Interactions contain all user data that is needed.
    makeCache: Options.cacheWithLimits({ UserManager: 0 }),
  });
  client.rest = new BotRest(client.options.rest ?? rest);
  client.on(Events.Error, (error) => log.error({ error: error.message }, 'Discord client error'));
  const online = await login(client, token);
  onFatalClose(online, (reason) => {
    log.error({}, reason);
    options.onFatalClose?.(reason);
  });
  return online;
}

/** Logs in, registers commands, resumes unfinished work and starts handling interactions. */
export async function startLongtable(parts: BotOptions): Promise<Longtable> {
  const { storage, commands, log, apiUrl, now, local, settings = {}, loadProtocols = async () => [] } = parts;
  const features = featuresWith(parts.features, settings, local);
  const games = features.some(({ playsComputers }) => playsComputers) ? parts.games : parts.games.map(withoutComputers);
  const buttons = Object.assign({}, ...features.map((feature) => feature.buttons)) as Record<string, AnyButton>;
  const context = openContext({
    storage,
    games,
    features,
    log,
    now,
    limits: parts.limits,
    work: parts.work,
    gamesModule: parts.gamesModule,
  });
  const { promise: delivering, resolve: setDeliver } = Promise.withResolvers<(loaded: LoadedTable) => Promise<void>>();
  const deliver = async (loaded: LoadedTable) => (await delivering)(loaded);
  // Ports are opened before the login, because each login costs a session start.
  const opened = features.map(async (feature) => ({
    id: feature.id,
    service: await feature.open?.({ context, settings, local, loadProtocols, deliver }),
  }));
  const services = await Promise.all(opened);
  const gateway = new Gateway();
  const online = await connect(parts, gateway);
  const emojis = new Map<string, Emoji>();
  const findEmoji = (icon: string) => emojis.get(emojiName(icon));
  const pictures = firstFrom(features, (feature) => feature.openPictures?.(online, findEmoji)) ?? textOnly(findEmoji);
  // For servers on other processes' shards, only the table record shows whether the bot is a member.
  const isMember = (guild: string) => gateway.servers.has(guild) || !isOnOurShards(online, guild);
  const isGuest = ({ guild, guest }: ChannelRef) =>
    typeof guild === 'string' && (gateway.servers.has(guild) || isOnOurShards(online, guild))
      ? !gateway.servers.has(guild)
      : guest === true;
  const messages = new Messages({
    rest: online.rest,
    application: online.application.id,
    pictures,
    tokens: new InteractionTokens(context.now),
    isGuest,
  });
  const layouts = new Layouts(online.rest, online.user.id, isMember);
  const boards = new Boards(context, online, pictures, messages, (guild, channel, work) =>
    findRepair({ client: online, layouts }, guild, channel, work),
  );
  const attachmentOrigins = apiUrl ? [new URL(apiUrl).origin] : [];
  const delivery = new Delivery(context, boards);
  setDeliver((loaded) => delivery.deliverFully(loaded));
  const bot: Bot = {
    context,
    features,
    boards,
    delivery,
    messages,
    pictures,
    client: online,
    layouts,
    emojis,
    ids: new IdFormats(idFormatsOf(features)),
    attachmentOrigins,
    services: { ...parts.services, ...Object.fromEntries(services.map(({ id, service }) => [id, service])) },
    support: parts.support,
  };
  const router = new Router(bot, commands, { ...(BUTTONS as object), ...buttons }, parts.onInteraction);
  online.on(Events.InteractionCreate, (interaction) => {
    router.handle(interaction, gateway.channelOf(interaction.id));
  });
  const registration = startRegistering(
    online,
    await settled(() => commandBodies(commands, games, { features, settings }, log)),
    log,
  );
  const isFirst = parts.shards?.ids.includes(0) ?? true;
  const started = features.map(({ start }) =>
    start?.(bot, { emojis: parts.emojis, isFirst, isLocal: local !== undefined }),
  );
  for (const prepare of parts.beforeWork ?? []) await prepare(bot);
  delivery.start();
  gateway.on('access', (guild) => {
    layouts.forget(guild);
    void delivery.retryClosed(guild);
    for (const { id, accessChanged } of features)
      void accessChanged?.(bot, guild).catch((error) =>
        log.warn({ guild, feature: id, error: String(error) }, 'Could not resume the work on a server; retrying later'),
      );
  });
  gateway.on('join', ({ id }) => void delivery.retryClosed(id));
  const dueRecords = features.flatMap(({ due = [] }) =>
    due.map(({ kind, run }) => ({
      record: kind.name,
      due: context.storage.store(kind),
      run: (id: string) => run(bot, id),
    })),
  );
  const scheduler = new Scheduler(context, deliver, dueRecords);
  scheduler.start();
  const cleanup = new Cleanup(context);
  cleanup.start();
  const servers = new Servers(bot, gateway);
  servers.start();
  if (parts.greetsEmpty) servers.prepareLocal();
  log.info({ bot: online.user.tag, games: games.length }, 'Longtable is open');
  return {
    bot,
    gateway,
    invites: invitesOf(online),
    registered: registration.done,
    runDue: () => scheduler.runDue(),
    sweep: async () => {
      await servers.sweep();
      await cleanup.sweep();
    },
    close: async () => {
      registration.stop();
      for (const stop of await Promise.all(started)) await stop?.();
      const answered = router.close();
      for (const { service } of services) await service?.close();
      await scheduler.stop();
      await cleanup.stop();
      await servers.stop();
      await answered;
      await delivery.stop();
      await pictures.close();
      await online.destroy();
      await router.drain();
    },
  };
}

function withoutComputers(game: AnyGame): AnyGame {
  const { computers, ...rest } = game;
  const module = moduleOf(game);
  if (module !== undefined) setModule(rest, module);
  return rest;
}
