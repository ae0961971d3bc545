import { type AnyGame, eachLanguage, LANGUAGES, type Language, say, type Text } from '@longtable/kit';
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
import type { BoardLocation, Features, SeatOccupant, Table } from '../../storage/records/table.ts';
import { MAX_TAG_NAME, MAX_TAGS, MAX_THREAD_NAME } from '../discord-limits.ts';
import { saveTagStatus } from '../host/commit/commit.ts';
import type { Context } from '../host/context.ts';
import { MINUTE_MS } from '../host/duration.ts';
import type { FeatureRequests } from '../host/feature.ts';
import { firstFrom, type LoadedTable, type TableFeature } from '../host/feature.ts';
import { isOutOfReach, type Messages, type RestMessage } from '../messages/messages.ts';
import { texts } from './words/texts.ts';

/** Status tag of a forum post. */
type TagStatus = NonNullable<BoardLocation['tagged']>;

function tagStatusOf({ status }: Table): TagStatus {
  if (status === 'open') return 'waiting';
  return status === 'over' ? 'over' : 'playing';
}

/** Returns the ids of the forum's tags for a table's game and status. Skips tags that only moderators can apply. */
function tagsOf(table: Table, { title }: AnyGame, known: readonly APIGuildForumTag[]): string[] {
  const wanted = [...namesOf(texts.posts[tagStatusOf(table)]), ...namesOf(tagName(title))];
  return known.flatMap(({ id, name, moderated }) => (!moderated && wanted.some(isSame(name)) ? [id] : []));
}

/** Whether a forum has tags for all statuses. */
export function hasStatusTags(known: readonly APIGuildForumTag[]): boolean {
  return Object.values(texts.posts).every((text) => known.some(({ name }) => namesOf(text).some(isSame(name))));
}

/** Returns the forum's tags and the missing ones for statuses and these games, up to Discord's limit. */
export function withTags(
  known: readonly APIGuildForumTag[],
  games: readonly AnyGame[],
  language: Language,
): Pick<APIGuildForumTag, 'name'>[] {
  const wanted = [...Object.values(texts.posts), ...games.map(({ title }) => tagName(title))];
  const missing = wanted.filter((text) => !known.some(({ name }) => namesOf(text).some(isSame(name))));
  return [...known, ...missing.map((text) => ({ name: say(text, language) }))].slice(0, MAX_TAGS);
}

/** Returns the name of a game's tag. */
function tagName(title: Text): Text {
  return eachLanguage((language) => say(title, language).slice(0, MAX_TAG_NAME));
}

/** Returns a text in all languages, because the tags of a forum can be in any of them. */
function namesOf(text: Text): string[] {
  return LANGUAGES.map((language) => say(text, language));
}

function isSame(name: string): (other: string) => boolean {
  return (other) => other.toLowerCase() === name.toLowerCase();
}

/** Maximum difference between Discord's clock and ours. */
const SKEW_MS = MINUTE_MS;

/** Creates and updates forum posts of tables. A post starts with the board, and has the players' names and tags for game and status. */
export class Posts {
  readonly #context: Context;
  readonly #rest: REST;
  readonly #messages: Pick<Messages, 'isGuest'>;

  constructor(context: Context, rest: REST, messages: Pick<Messages, 'isGuest'>) {
    this.#context = context;
    this.#rest = rest;
    this.#messages = messages;
  }

  /** Creates the post of a table, unless an earlier attempt has created it. The post and its first message have the same id. */
  async create(loaded: LoadedTable, { forum = '', guild }: BoardLocation, { body, files }: RestMessage) {
    const { table, game } = loaded;
    const { available_tags, last_message_id: newest } = await this.#forum(forum);
    const made = isSince(newest, table.times.startedAt) ? await this.#find(loaded, forum, guild ?? '') : undefined;
    const post = {
      name: tableThreadName(loaded),
      auto_archive_duration: ThreadAutoArchiveDuration.OneWeek,
      applied_tags: tagsOf(table, game, available_tags),
      message: body,
    };
    const id = made ?? idOf(await this.#rest.post(Routes.threads(forum), { body: post, ...(files && { files }) }));
    return { channel: id, message: id, tagged: tagStatusOf(table) };
  }

  /** Whether the tags of a post are outdated. False where the bot is only a guest. */
  isBehind({ table }: LoadedTable, location: BoardLocation = table.location): boolean {
    return location.tagged !== tagStatusOf(table) && !this.#messages.isGuest(location);
  }

  /** Updates the tags of a post. When a game starts that is not a rematch, also updates the name. */
  async update(loaded: LoadedTable, { forum = '', channel }: BoardLocation): Promise<void> {
    const { table, game } = loaded;
    const tagged = tagStatusOf(table);
    // Discord allows two renames of a thread in ten minutes. A rematch has the same players.
    const isNamed = tagged === 'playing' && !table.terms.rematch;
    try {
      const applied_tags = tagsOf(table, game, (await this.#forum(forum)).available_tags);
      const body = { applied_tags, ...(isNamed && { name: tableThreadName(loaded) }) };
      await this.#rest.patch(Routes.channel(channel), { body });
    } catch (error) {
      if (!isOutOfReach(error)) throw error;
      this.#context.log.info({ table: table.id, error: String(error) }, 'No access to the tags of a post');
    }
    await saveTagStatus(this.#context, table.id, tagged);
  }

  #forum(id: string): Promise<APIGuildForumChannel> {
    return this.#rest.get(Routes.channel(id)) as Promise<APIGuildForumChannel>;
  }

  /** Returns the id of a table's post whose creation response was lost. Undefined if there is none. */
  async #find({ table }: LoadedTable, forum: string, guild: string): Promise<string | undefined> {
    const { threads } = (await this.#rest.get(Routes.guildActiveThreads(guild))) as RESTGetAPIGuildThreadsResult;
    const posts = (threads as APIThreadChannel[]).filter(
      ({ id, parent_id }) => parent_id === forum && isSince(id, table.times.startedAt),
    );
    for (const { id } of posts) {
      const board = await this.#rest.get(Routes.channelMessage(id, id)).catch(() => undefined);
      // Custom ids contain the table id.
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

/** What a thread is named after. */
interface ThreadSubject {
  readonly game: AnyGame;
  readonly occupants: readonly SeatOccupant[];
  readonly location: { readonly language: Language };
  readonly features?: FeatureRequests | Features | undefined;
}

/** Returns the thread name of a requested table: the game, or the feature's name of it, and its players. */
export function threadName(all: readonly TableFeature[], subject: ThreadSubject): string {
  const { game, occupants, location, features = {} } = subject;
  const { title } = game;
  const { language } = location;
  const name = firstFrom(all, (feature) => feature.threadTitle?.(features, title)) ?? title;
  const players = occupants.flatMap((occupant) => {
    if (occupant.kind === 'computer') return ['Computer'];
    if (occupant.kind === 'program') return occupant.owner?.name ?? [];
    return 'id' in occupant && occupant.name ? [occupant.name] : [];
  });
  return `${say(name, language)} · ${players.join(' – ')}`.slice(0, MAX_THREAD_NAME);
}

export function tableThreadName({ game, table, features: all }: LoadedTable): string {
  const { seats, location, features } = table;
  return threadName(all, { game, occupants: seats, location, features });
}

/** Opens the thread of a message and returns its id, which is the id of the message. A retry returns the same thread. */
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
