import {
  type APIGuildForumChannel,
  type APIThreadChannel,
  type REST,
  type RESTGetAPIGuildThreadsResult,
  Routes,
  SnowflakeUtil,
  ThreadAutoArchiveDuration,
} from 'discord.js';
import type { Place } from '../../storage/records/table.ts';
import { noteTagged } from '../host/commit/shown.ts';
import type { Context } from '../host/context.ts';
import { MINUTE_MS } from '../host/duration.ts';
import type { LoadedTable } from '../host/table/table.ts';
import { isOutOfReach } from './errors.ts';
import type { Content, Spot } from './messages.ts';
import { standingOf, tagsOf } from './tags.ts';
import { threadName } from './thread.ts';

/** Discord's clock and ours may differ by so much. */
const SKEW_MS = MINUTE_MS;

/** Keeps the posts of tables in forums: each begins with its board, is called after the game and its players, and has tags for the game and how it stands. */
export class Posts {
  readonly #context: Context;
  readonly #rest: REST;
  readonly #isGuest: (spot: Spot) => boolean;

  constructor(context: Context, rest: REST, isGuest: (spot: Spot) => boolean) {
    this.#context = context;
    this.#rest = rest;
    this.#isGuest = isGuest;
  }

  /** Makes the post of a table and gives where its board is: a post and its first message have the same id. */
  async create(loaded: LoadedTable, { forum = '', guild }: Place, { body, files }: Content) {
    const { table, game } = loaded;
    const { available_tags, last_message_id: newest } = await this.#forum(forum);
    const made = isSince(newest, table.begun) ? await this.#find(loaded, forum, guild ?? '') : undefined;
    const post = {
      name: threadName(game, table.seats),
      auto_archive_duration: ThreadAutoArchiveDuration.OneWeek,
      applied_tags: tagsOf(table, game, available_tags),
      message: body,
    };
    const id = made ?? idOf(await this.#rest.post(Routes.threads(forum), { body: post, ...(files && { files }) }));
    return { channel: id, message: id, tagged: standingOf(table) };
  }

  /** Whether the tags of a table's post say something else than how its game stands. */
  isBehind({ table }: LoadedTable, place: Place = table.place): boolean {
    return place.forum !== undefined && place.tagged !== standingOf(table) && !this.#isGuest(place);
  }

  /** Brings the tags of a table's post in step, and its name when those who play are known. */
  async update({ table, game }: LoadedTable, { forum = '', channel }: Place): Promise<void> {
    const tagged = standingOf(table);
    // Discord lets a thread be renamed twice in ten minutes; a rematch has the same players.
    const isNamed = tagged === 'playing' && !table.rematch;
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
      ({ id, parent_id }) => parent_id === forum && isSince(id, table.begun),
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
