import { type AnyGame, LANGUAGES, type Language, say, type Text } from '@longtable/kit';
import {
  type APIGuildForumChannel,
  type APIGuildForumTag,
  type APIThreadChannel,
  DiscordAPIError,
  type REST,
  type RESTGetAPIGuildThreadsResult,
  RESTJSONErrorCodes,
  Routes,
  SnowflakeUtil,
  ThreadAutoArchiveDuration,
} from 'discord.js';
import type { BoardLocation, SeatOccupant, Table } from '../../storage/records/table.ts';
import { MAX_TAG_NAME, MAX_TAGS, MAX_THREAD_NAME } from '../discord-limits.ts';
import { noteTagged } from '../host/commit/shown.ts';
import type { Context } from '../host/context.ts';
import { MINUTE_MS } from '../host/duration.ts';
import type { LoadedTable } from '../host/table/table.ts';
import { isOutOfReach, type Messages, type RestMessage } from '../messages/messages.ts';

/** How a game stands, as a tag of its post says it. */
type TagStatus = NonNullable<BoardLocation['tagged']>;

const STATUS_TAGS: Readonly<Record<TagStatus, Text>> = {
  waiting: { en: 'Waiting', de: 'Wartet' },
  playing: { en: 'Playing', de: 'Läuft' },
  over: { en: 'Over', de: 'Beendet' },
};

/** How the game of a table stands. */
function tagStatusOf({ status }: Table): TagStatus {
  if (status === 'open') return 'waiting';
  return status === 'over' ? 'over' : 'playing';
}

/** The tags of a forum that a table's post has: for its game and how that stands, as far as there are such tags. */
function tagsOf(table: Table, { title }: AnyGame, known: readonly APIGuildForumTag[]): string[] {
  const wanted = [...namesOf(STATUS_TAGS[tagStatusOf(table)]), title.slice(0, MAX_TAG_NAME)];
  return known.flatMap(({ id, name, moderated }) => (!moderated && wanted.some(isSame(name)) ? [id] : []));
}

/** Whether tables find tags of theirs in a forum, whatever they play. */
export function hasStatusTags(known: readonly APIGuildForumTag[]): boolean {
  return Object.values(STATUS_TAGS).every((text) => known.some(({ name }) => namesOf(text).some(isSame(name))));
}

/** The tags of a forum with those that it misses for these games, as far as there is room. */
export function withTags(
  known: readonly APIGuildForumTag[],
  games: readonly AnyGame[],
  language: Language,
): Pick<APIGuildForumTag, 'name'>[] {
  const wanted = [...Object.values(STATUS_TAGS), ...games.map(({ title }): Text => title.slice(0, MAX_TAG_NAME))];
  const missing = wanted.filter((text) => !known.some(({ name }) => namesOf(text).some(isSame(name))));
  return [...known, ...missing.map((text) => ({ name: say(text, language) }))].slice(0, MAX_TAGS);
}

/** In every language: which one a server's tags are in is its own affair. */
function namesOf(text: Text): string[] {
  return LANGUAGES.map((language) => say(text, language));
}

function isSame(name: string): (other: string) => boolean {
  return (other) => other.toLowerCase() === name.toLowerCase();
}

/** Discord's clock and ours may differ by so much. */
const SKEW_MS = MINUTE_MS;

/** Keeps the posts of tables in forums: each begins with its board, is called after the game and its players, and has tags for the game and how it stands. */
export class Posts {
  readonly #context: Context;
  readonly #rest: REST;
  readonly #messages: Pick<Messages, 'isGuest'>;

  constructor(context: Context, rest: REST, messages: Pick<Messages, 'isGuest'>) {
    this.#context = context;
    this.#rest = rest;
    this.#messages = messages;
  }

  /** Makes the post of a table and gives where its board is: a post and its first message have the same id. */
  async create(loaded: LoadedTable, { forum = '', guild }: BoardLocation, { body, files }: RestMessage) {
    const { table, game } = loaded;
    const { available_tags, last_message_id: newest } = await this.#forum(forum);
    const made = isSince(newest, table.times.startedAt) ? await this.#find(loaded, forum, guild ?? '') : undefined;
    const post = {
      name: threadName(game, table.seats),
      auto_archive_duration: ThreadAutoArchiveDuration.OneWeek,
      applied_tags: tagsOf(table, game, available_tags),
      message: body,
    };
    const id = made ?? idOf(await this.#rest.post(Routes.threads(forum), { body: post, ...(files && { files }) }));
    return { channel: id, message: id, tagged: tagStatusOf(table) };
  }

  /** Whether the tags of a table's post say something else than how its game stands. */
  isBehind({ table }: LoadedTable, place: BoardLocation = table.location): boolean {
    return place.tagged !== tagStatusOf(table) && !this.#messages.isGuest(place);
  }

  /** Brings the tags of a table's post in step, and its name when those who play are known. */
  async update({ table, game }: LoadedTable, { forum = '', channel }: BoardLocation): Promise<void> {
    const tagged = tagStatusOf(table);
    // Discord lets a thread be renamed twice in ten minutes; a rematch has the same players.
    const isNamed = tagged === 'playing' && !table.terms.rematch;
    try {
      const applied_tags = tagsOf(table, game, (await this.#forum(forum)).available_tags);
      const body = { applied_tags, ...(isNamed && { name: threadName(game, table.seats) }) };
      await this.#rest.patch(Routes.channel(channel), { body });
    } catch (error) {
      if (!isOutOfReach(error)) throw error;
      this.#context.log.info({ table: table.id, error: String(error) }, 'The tags of a post are out of reach');
    }
    await noteTagged(this.#context, table.id, tagged);
  }

  #forum(id: string): Promise<APIGuildForumChannel> {
    return this.#rest.get(Routes.channel(id)) as Promise<APIGuildForumChannel>;
  }

  /** The post that was made although the answer to that was lost. */
  async #find({ table }: LoadedTable, forum: string, guild: string): Promise<string | undefined> {
    const { threads } = (await this.#rest.get(Routes.guildActiveThreads(guild))) as RESTGetAPIGuildThreadsResult;
    const posts = (threads as APIThreadChannel[]).filter(
      ({ id, parent_id }) => parent_id === forum && isSince(id, table.times.startedAt),
    );
    for (const { id } of posts) {
      const board = await this.#rest.get(Routes.channelMessage(id, id)).catch(() => undefined);
      // Its buttons bear the number of the table.
      if (JSON.stringify(board ?? null).includes(`|${table.id}`)) return id;
    }
    return undefined;
  }
}

function isSince(id: string | null | undefined, at: number): boolean {
  return typeof id === 'string' && SnowflakeUtil.timestampFrom(id) > at - SKEW_MS;
}

function idOf(made: unknown): string {
  return (made as APIThreadChannel).id;
}

/** What a thread of a table is called: the game and those who play it or were asked to. */
export function threadName({ title }: AnyGame, sitters: readonly SeatOccupant[]): string {
  const players = sitters.flatMap((sitter) => {
    if (sitter.kind === 'computer') return ['Computer'];
    if (sitter.kind === 'program') return sitter.owner?.name ?? [];
    return 'id' in sitter && sitter.name ? [sitter.name] : [];
  });
  return `${title} · ${players.join(' – ')}`.slice(0, MAX_THREAD_NAME);
}

/** Opens the thread of a message and gives its channel. A message has one thread, which bears its number, so a second try finds the same. */
export async function openThread(rest: REST, channel: string, message: string, name: string): Promise<string> {
  const body = { name: name.slice(0, MAX_THREAD_NAME), auto_archive_duration: ThreadAutoArchiveDuration.OneWeek };
  try {
    const thread = await rest.post(Routes.threads(channel, message), { body });
    return (thread as APIThreadChannel).id;
  } catch (error) {
    const isThere =
      error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.ThreadAlreadyCreatedForMessage;
    if (isThere) return message;
    throw error;
  }
}
