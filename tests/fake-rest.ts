import {
  ButtonStyle,
  ChannelType,
  DiscordAPIError,
  InteractionResponseType,
  MessageFlags,
  PermissionFlagsBits,
  RESTJSONErrorCodes,
  type RequestMethod,
  SnowflakeUtil,
} from 'discord.js';
import { userData } from './interaction-data.ts';

/** A message that the bot has sent or edited. */
export interface SentMessage {
  readonly id: string;
  readonly channel: string;
  readonly isPrivate: boolean;
  /** Whether it replaced a message. */
  readonly isEdit: boolean;
  /** All texts, without labels. */
  readonly text: string;
  /** Labels of buttons and menu options. */
  readonly labels: readonly string[];
  /** Labels of primary buttons and of selected menu options. */
  readonly marked: readonly string[];
  readonly customIds: readonly string[];
  /** Names of attached files. */
  readonly files: readonly string[];
}

interface Request {
  readonly fullRoute: string;
  readonly method: RequestMethod;
  readonly body?: unknown;
  readonly files?: readonly { readonly name: string }[];
}

type Body = Record<string, unknown> & { readonly flags?: number };

interface StoredMessage extends Body {
  readonly id: string;
  readonly channel_id: string;
}

/** Discord's REST API as far as features need it. Records messages and serves one layout for every server. */
export class FakeRest {
  /** All requests except reads, as `POST /route`. */
  readonly requests: string[] = [];
  /** Messages that were sent or edited outside of interactions. */
  readonly sent: SentMessage[] = [];
  /** Channels of every server. */
  channels: object[] = ['c', 'd', 'lobby', 'log'].map((id) => ({
    ...{ id, name: id, type: ChannelType.GuildText, permission_overwrites: [] },
  }));
  /** Permissions of everyone, including the bot. */
  permissions: bigint =
    Object.values(PermissionFlagsBits).reduce((all, bit) => all | bit, 0n) & ~PermissionFlagsBits.Administrator;
  /** Requests that fail with this code, by the beginning of `POST /route`. */
  readonly failures = new Map<string, keyof typeof RESTJSONErrorCodes>();
  readonly #answers = new Map<string, SentMessage[]>();
  readonly #forms = new Map<string, object>();
  readonly #messages = new Map<string, StoredMessage>();
  /** Channels of interactions, with the pressed message or the first response. */
  readonly #interactions = new Map<string, { readonly channel: string; readonly original?: string | undefined }>();
  #count = 0;

  newId(what: string): string {
    return `${what}${++this.#count}`;
  }

  /** Starts an interaction in a channel and returns its id. */
  interact(channel: string, pressed?: string): string {
    const id = String(SnowflakeUtil.generate());
    this.#interactions.set(id, { channel, original: pressed });
    return id;
  }

  /** Returns a message that was sent. */
  find(id: string): { readonly id: string } | undefined {
    return this.#messages.get(id);
  }

  /** Adds a message that exists before an interaction. */
  add(id: string, channel: string, body: Body): { readonly id: string } {
    return this.#store(id, channel, body);
  }

  answersTo(interaction: string): readonly SentMessage[] {
    return this.#answers.get(interaction) ?? [];
  }

  /** Returns the responses to each interaction that has any, in the order of the interactions. */
  get answers(): readonly (readonly SentMessage[])[] {
    return [...this.#answers.values()];
  }

  formOf(interaction: string): object | undefined {
    return this.#forms.get(interaction);
  }

  /** Returns the suggestions for an option. */
  choicesOf(interaction: string): readonly { name: string; value: string }[] {
    return (this.#forms.get(interaction) as { choices?: { name: string; value: string }[] } | undefined)?.choices ?? [];
  }

  async request({ fullRoute, method, body, files = [] }: Request): Promise<unknown> {
    const named = `${method} ${fullRoute}`;
    if (method !== 'GET') this.requests.push(named);
    for (const [start, code] of this.failures) if (named.startsWith(start)) throw failure(code, method, fullRoute);
    const [, first, second = '', third, fourth] = fullRoute.split('/');
    const given = (body ?? {}) as Body;
    switch (first) {
      case 'interactions':
        return this.#respond(second, given as never, files);
      case 'webhooks':
        return this.#webhook(
          third ?? '',
          method,
          fourth === undefined ? undefined : fullRoute.split('/')[5],
          given,
          files,
        );
      case 'channels':
        return this.#channel(second, method, fullRoute.split('/').slice(3), given, files);
      case 'users':
        return second === '@me' ? { id: `dm-${String(given.recipient_id)}` } : userData(second);
      case 'guilds':
        return method === 'GET' ? this.#guild(second, third, fourth) : { id: this.newId('made'), ...given };
      default:
        throw failure('UnknownChannel', method, fullRoute);
    }
  }

  #respond(interaction: string, { type, data = {} }: { type: number; data?: Body }, files: Request['files']): unknown {
    const { ChannelMessageWithSource, UpdateMessage, Modal, ApplicationCommandAutocompleteResult } =
      InteractionResponseType;
    if (type === Modal || type === ApplicationCommandAutocompleteResult) this.#forms.set(interaction, data);
    if (type !== ChannelMessageWithSource && type !== UpdateMessage) return {};
    const { channel = '', original } = this.#interactions.get(interaction) ?? {};
    const message = this.#store(type === UpdateMessage ? original : undefined, channel, data);
    this.#interactions.set(interaction, { channel, original: message.id });
    this.#record(interaction, message, type === UpdateMessage, files);
    return { interaction: { id: interaction, type: 2 }, resource: { type, message } };
  }

  #webhook(token: string, method: string, id: string | undefined, body: Body, files: Request['files']): unknown {
    if (method === 'DELETE') return undefined;
    const { channel = '', original } = this.#interactions.get(token) ?? {};
    const known = id === '@original' ? original : id;
    if (method === 'GET') return this.#messages.get(known ?? '');
    const message = this.#store(known, channel, body);
    this.#record(token, message, method === 'PATCH', files);
    return message;
  }

  #channel(channel: string, method: string, path: readonly string[], body: Body, files: Request['files']): unknown {
    const [what, id, threads] = path;
    if (what === undefined) return this.channels.find((one) => 'id' in one && one.id === channel) ?? { id: channel };
    if (what === 'threads' || threads === 'threads') return { id: id ?? this.newId('thread'), ...body };
    if (what !== 'messages' || method === 'DELETE') return {};
    const message = this.#store(method === 'PATCH' ? id : undefined, channel, body);
    this.sent.push(shownIn(message, method === 'PATCH', files));
    return message;
  }

  #guild(id: string, part: string | undefined, member = 'bot'): unknown {
    if (part === 'channels') return this.channels.map((channel) => ({ ...channel, guild_id: id }));
    if (part === 'threads') return { threads: [] };
    if (part === 'members') return { user: { id: member, username: `user ${member}` }, roles: [] };
    return { id, owner_id: 'owner', roles: [{ id, permissions: String(this.permissions) }], preferred_locale: 'en-US' };
  }

  #store(id: string | undefined, channel: string, body: Body): StoredMessage {
    const before = id === undefined ? undefined : this.#messages.get(id);
    const author = { id: 'bot', username: 'Longtable', discriminator: '0' };
    const message = {
      ...{ content: '', components: [], attachments: [], embeds: [], author, flags: 0, channel_id: channel },
      ...before,
      ...Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)),
      id: id ?? this.newId('message'),
      // An edit does not make a private message public.
      flags: (body.flags ?? before?.flags ?? 0) | ((before?.flags ?? 0) & MessageFlags.Ephemeral),
    };
    this.#messages.set(message.id, message);
    return message;
  }

  #record(interaction: string, message: StoredMessage, isEdit: boolean, files: Request['files']): void {
    this.#answers.set(interaction, [...this.answersTo(interaction), shownIn(message, isEdit, files)]);
  }
}

function failure(code: keyof typeof RESTJSONErrorCodes, method: string, url: string): DiscordAPIError {
  return new DiscordAPIError(
    { code: RESTJSONErrorCodes[code], message: code },
    RESTJSONErrorCodes[code],
    code.startsWith('Unknown') ? 404 : 403,
    method,
    url,
    {},
  );
}

interface Part {
  readonly content?: string;
  readonly label?: string;
  readonly style?: number;
  readonly default?: boolean;
  readonly placeholder?: string;
  readonly description?: string;
  readonly custom_id?: string;
  readonly value?: string;
  readonly options?: readonly Part[];
  readonly components?: readonly Part[];
  readonly accessory?: Part;
}

function shownIn(message: StoredMessage, isEdit: boolean, files: Request['files'] = []): SentMessage {
  const parts = allParts((message.components ?? []) as readonly Part[]);
  const contents = [message.content as string | null, ...parts.map(({ content }) => content)];
  return {
    id: message.id,
    channel: message.channel_id,
    isPrivate: ((message.flags ?? 0) & MessageFlags.Ephemeral) !== 0,
    isEdit,
    text: contents.filter(Boolean).join('\n'),
    labels: parts.flatMap(({ label }) => label ?? []),
    marked: parts.flatMap(({ label, style, default: isSelected }) =>
      label !== undefined && (style === ButtonStyle.Primary || isSelected) ? [label] : [],
    ),
    customIds: parts.flatMap(({ custom_id, value }) => custom_id ?? value ?? []),
    files: files.map(({ name }) => name),
  };
}

function allParts(parts: readonly Part[]): Part[] {
  return parts.flatMap((part) => [
    part,
    ...allParts([...(part.components ?? []), ...(part.options ?? []), ...(part.accessory ? [part.accessory] : [])]),
  ]);
}
