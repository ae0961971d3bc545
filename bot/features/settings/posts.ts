import { type AnyGame, eachLanguage, type Language, say, type Text } from '@longtable/kit';
import {
  type APIGuildForumChannel,
  type APIGuildForumTag,
  type APIThreadChannel,
  type REST,
  type RESTGetAPIGuildThreadsResult,
  Routes,
  SnowflakeUtil,
  ThreadAutoArchiveDuration,
} from 'discord.js';
import type { BoardLocation, Table } from '../../../storage/records/table.ts';
import { hasName, tableThreadName } from '../../boards/threads.ts';
import { texts } from '../../boards/words/texts.ts';
import { amendTable } from '../../host/commit/commit.ts';
import type { Context } from '../../host/context.ts';
import { MINUTE_MS } from '../../host/duration.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { isOutOfReach, type Messages, type RestMessage } from '../../messages/messages.ts';

/** Discord's limits for the tags of a forum. */
const MAX_TAGS = 20;
const MAX_TAG_NAME = 20;

/** Status tag of a forum post. */
type TagStatus = NonNullable<BoardLocation['tagged']>;

function tagStatusOf({ status }: Table): TagStatus {
  if (status === 'open') return 'waiting';
  return status === 'over' ? 'over' : 'playing';
}

/** Returns the ids of the forum's tags for a table's game and status. Skips tags that only moderators can apply. */
function tagsOf(table: Table, { title }: AnyGame, known: readonly APIGuildForumTag[]): string[] {
  const wanted = [texts.posts[tagStatusOf(table)], tagName(title)];
  return known.flatMap((tag) => (!tag.moderated && wanted.some((text) => hasName(tag, text)) ? [tag.id] : []));
}

/** Returns the forum's tags and the missing ones for statuses and these games, up to Discord's limit. */
export function withTags(
  known: readonly APIGuildForumTag[],
  games: readonly AnyGame[],
  language: Language,
): Pick<APIGuildForumTag, 'name'>[] {
  const wanted = [...Object.values(texts.posts), ...games.map(({ title }) => tagName(title))];
  const missing = wanted.filter((text) => !known.some((tag) => hasName(tag, text)));
  return [...known, ...missing.map((text) => ({ name: say(text, language) }))].slice(0, MAX_TAGS);
}

/** Returns the name of a game's tag. */
function tagName(title: Text): Text {
  return eachLanguage((language) => say(title, language).slice(0, MAX_TAG_NAME));
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
    const existing = isSince(newest, table.times.startedAt) ? await this.#find(loaded, forum, guild ?? '') : undefined;
    const post = {
      name: tableThreadName(loaded),
      auto_archive_duration: ThreadAutoArchiveDuration.OneWeek,
      applied_tags: tagsOf(table, game, available_tags),
      message: body,
    };
    const id = existing ?? idOf(await this.#rest.post(Routes.threads(forum), { body: post, ...(files && { files }) }));
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
    await amendTable(this.#context, table.id, (stored) => ({
      table: { ...stored, location: { ...stored.location, tagged } },
    }));
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
