import { EventEmitter } from 'node:events';
import { type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import {
  ApplicationCommandType,
  ApplicationIntegrationType,
  EntryPointCommandHandlerType,
  InteractionContextType,
} from 'discord-api-types/v10';
import type { Clock, Snowflakes } from '../clock.ts';
import { UserError } from '../discord.ts';
import type { Launch, RunningActivity } from '../protocol.ts';
import { Grants } from '../rest/routes/oauth.ts';
import { guildOf, type WorldChannel } from '../world/channel.ts';
import { APPLICATION_ID, type PlaygroundUser } from '../world/setup.ts';
import type { World } from '../world/world.ts';
import { Frame, type Instance } from './frame.ts';

/** Maximum number of open Activities. The oldest one closes. */
const MAX_FRAMES = 500;

/** What a shared link to the Activity says. Anyone can write it. */
export interface ActivityLink {
  readonly customId?: string | undefined;
  readonly referrerId?: string | undefined;
}

interface ActivityEvents {
  /** Someone has joined or left an instance. */
  change: [];
  /** The Activity has written to its console. */
  log: [level: string, message: string, frame: Frame];
  /** Discord would not have answered the Activity. */
  reject: [sentence: string];
}

/** The application's Activity: where its server is, its instances, and the iframes that show it. */
export class Activities extends EventEmitter<ActivityEvents> {
  readonly grants: Grants;
  /** The proxy between the Activity and its server. Tests drop its connections here. */
  readonly proxy = new ActivityProxy();
  readonly #frames = new Map<string, Frame>();
  readonly world: World;
  readonly #ids: Snowflakes;
  /** The Activity's origin. */
  readonly #origin: string;

  constructor(clock: Clock, ids: Snowflakes, world: World, address: string) {
    super();
    this.grants = new Grants(clock);
    this.#ids = ids;
    this.world = world;
    world.on('channel', (change, { id }) => {
      if (change !== 'delete') return;
      for (const frame of this.#frames.values()) if (frame.instance.channel === id) this.leave(frame);
    });
    this.#origin = `http://${APPLICATION_ID}.localhost:${new URL(address).port}`;
  }

  /** Whether the application has an Activity. */
  get enabled(): boolean {
    return this.proxy.target !== undefined;
  }

  /**
   * Gives the application an Activity whose server is at an address such as `http://127.0.0.1:3000`. Creates the entry
   * point command, as Discord does. Throws if the address is not on HTTP.
   */
  enable(url: string): void {
    this.proxy.setTarget(url);
    const { Guild, BotDM, PrivateChannel } = InteractionContextType;
    const { GuildInstall, UserInstall } = ApplicationIntegrationType;
    if (this.world.commands.entryPoint) return;
    const command = {
      type: ApplicationCommandType.PrimaryEntryPoint,
      name: 'Launch',
      description: 'Launch an activity',
      handler: EntryPointCommandHandlerType.DiscordLaunchActivity,
      contexts: [Guild, BotDM, PrivateChannel],
      integration_types: [GuildInstall, UserInstall],
    };
    this.world.commands.write('global', command, () => this.#ids.next());
  }

  /** The running instances with their users. */
  get running(): RunningActivity[] {
    const instances = new Map([...this.#frames.values()].map(({ instance }) => [instance.id, instance]));
    return [...instances.values()].map((one) => {
      const users = this.participantsOf(one).map(({ user }) => user.id);
      return { instance: one.id, channel: one.channel, users };
    });
  }

  /** Returns an instance as the REST API describes it. Undefined if it does not run. */
  describe(id: string): object | undefined {
    const instance = [...this.#frames.values()].find((one) => one.instance.id === id)?.instance;
    if (!instance) return undefined;
    const { channel: channel_id, guild: guild_id = null, launchId: launch_id } = instance;
    return {
      application_id: APPLICATION_ID,
      instance_id: id,
      launch_id,
      location: { id: locationOf(instance), kind: guild_id ? 'gc' : 'pc', channel_id, guild_id },
      users: this.participantsOf(instance).map(({ user }) => user.id),
    };
  }

  /** Lets a user join the instance of a channel, started if necessary. */
  launch(person: PlaygroundUser, channel: WorldChannel, { customId, referrerId }: ActivityLink = {}): Launch {
    if (!this.enabled) throw new UserError('This app has no Activity.');
    const known = [...this.#frames.values()].find(({ instance }) => instance.channel === channel.id)?.instance;
    const instance = known ?? this.#newInstance(channel);
    const frame = new Frame(this, person, instance);
    this.#changeFrames(instance, () => this.#frames.set(frame.id, frame));
    const [oldest] = this.#frames.values();
    if (this.#frames.size > MAX_FRAMES && oldest) this.leave(oldest);
    const query = new URLSearchParams({
      instance_id: instance.id,
      frame_id: frame.id,
      channel_id: channel.id,
      location_id: locationOf(instance),
      launch_id: instance.launchId,
      ...(instance.guild !== undefined && { guild_id: instance.guild }),
      ...(customId !== undefined && { custom_id: customId }),
      ...(referrerId !== undefined && { referrer_id: referrerId }),
    });
    return { frame: frame.id, instance: instance.id, channel: channel.id, address: `${this.#origin}/?${query}` };
  }

  /** Returns an open Activity of a user. Throws if there is none. */
  frame(id: string, person: PlaygroundUser): Frame {
    const frame = this.#frames.get(id);
    if (frame?.person.user.id !== person.user.id) throw new UserError('This Activity is closed.');
    return frame;
  }

  /** Closes an Activity. Its instance ends with its last user. */
  leave(frame: Frame, reason?: string): void {
    if (!this.#frames.has(frame.id)) return;
    this.#changeFrames(frame.instance, () => this.#frames.delete(frame.id));
    frame.close(reason);
  }

  #newInstance(channel: WorldChannel): Instance {
    const launchId = this.#ids.next();
    const place = { launchId, channel: channel.id, guild: guildOf(channel).guild_id };
    return { ...place, id: `i-${launchId}-${locationOf(place)}` };
  }

  participantsOf(instance: Instance): PlaygroundUser[] {
    const frames = [...this.#frames.values()].filter((one) => one.instance.id === instance.id);
    return [...new Map(frames.map(({ person }) => [person.user.id, person])).values()];
  }

  /** Adds or removes a frame. Reports it to the others if the users of the instance change. */
  #changeFrames(instance: Instance, change: () => void): void {
    const before = this.participantsOf(instance).length;
    change();
    if (this.participantsOf(instance).length === before) return;
    for (const frame of this.#frames.values()) if (frame.instance.id === instance.id) frame.reportParticipants();
    this.emit('change');
  }
}

/** Returns where an instance runs: in a channel of a server, or in a private channel. */
function locationOf({ guild, channel }: Pick<Instance, 'guild' | 'channel'>): string {
  return guild === undefined ? `pc-${channel}` : `gc-${guild}-${channel}`;
}

/** Headers that apply to one connection only. */
const OF_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding'];
const OF_CACHE = ['cache-control', 'etag', 'expires', 'last-modified'];

/** Discord’s proxy between the Activity's origin and its server. */
class ActivityProxy {
  #target: URL | undefined;
  readonly #sockets = new Set<Duplex>();

  /** Address of the Activity's server. */
  get target(): string | undefined {
    return this.#target?.href;
  }

  setTarget(url: string): void {
    if (!URL.canParse(url) || new URL(url).protocol !== 'http:')
      throw new Error(`The Activity's address must be like http://127.0.0.1:3000, not "${url}".`);
    this.#target = new URL(url);
  }

  /** Sends a request to the Activity's server and returns its response. */
  serve(request: IncomingMessage, response: ServerResponse): void {
    const fail = (status: number, sentence: string) => {
      if (response.headersSent) return response.destroy();
      response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${sentence}\n`);
    };
    if (!this.#target) {
      request.resume();
      return void fail(404, 'This app has no Activity.');
    }
    const { hostname, port, host } = this.#target;
    const { method, headers } = request;
    const path = pathAt(this.#target, request);
    const address = { hostname: hostname.replace(/^\[|\]$/g, ''), port };
    const upstream = send({ ...address, path, method, headers: { ...headers, host } });
    upstream.on('error', () => fail(502, `The Activity’s server at ${host} does not answer.`));
    upstream.on('response', (answer) => {
      copyHeaders(answer, response, headers.host);
      response.writeHead(answer.statusCode ?? 502);
      answer.pipe(response);
    });
    response.on('close', () => upstream.destroy());
    request.pipe(upstream);
  }

  /** Connects a WebSocket with the Activity's server. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const refuse = (status: number) =>
      socket.end(`HTTP/1.1 ${status} \r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
    if (!this.#target) return void refuse(404);
    const { hostname, port, host } = this.#target;
    const headers = Object.entries({ ...request.headers, host }).map(([name, value]) => `${name}: ${value}`);
    const upstream = connect(Number(port), hostname.replace(/^\[|\]$/g, ''));
    upstream.on('error', () => (upstream.bytesRead === 0 ? refuse(502) : socket.destroy()));
    upstream.on('close', () => socket.end());
    socket.on('close', () => upstream.destroy());
    for (const end of [socket, upstream]) {
      this.#sockets.add(end);
      end.on('close', () => this.#sockets.delete(end));
    }
    upstream.write([`GET ${pathAt(this.#target, request)} HTTP/1.1`, ...headers, '', ''].join('\r\n'));
    upstream.write(head);
    upstream.pipe(socket).pipe(upstream);
  }

  /** Drops every WebSocket without a close frame. */
  dropConnections(): void {
    for (const socket of this.#sockets) socket.destroy();
  }
}

/** Returns the path of a request at the Activity's server. Both forms of a path lead to the same target. */
function pathAt({ pathname }: URL, { url = '/' }: IncomingMessage): string {
  return `${pathname.replace(/\/$/, '')}${url.replace(/^\/\.proxy(?=\/)/, '')}`;
}

/** Copies the headers of a response and adds a content security policy like Discord's. Pages are not cached. */
function copyHeaders({ headers }: IncomingMessage, response: ServerResponse, host: string | undefined): void {
  const isPage = headers['content-type']?.startsWith('text/html') ?? false;
  const removed = [...OF_CONNECTION, ...(isPage ? OF_CACHE : [])];
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !removed.includes(name)) response.setHeader(name, value);
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    `connect-src 'self' ws://${host}`,
    "img-src 'self' data: blob: https://cdn.discordapp.com",
    "worker-src 'none'",
  ].join('; ');
  response.setHeader('content-security-policy', [headers['content-security-policy'] ?? [], policy].flat());
}
