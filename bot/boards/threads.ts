import { type AnyGame, LANGUAGES, type Language, say, type Text } from '@longtable/kit';
import {
  type APIGuildForumTag,
  type APIMessage,
  type APIThreadChannel,
  ChannelType,
  type REST,
  RESTJSONErrorCodes,
  Routes,
  SnowflakeUtil,
  ThreadAutoArchiveDuration,
} from 'discord.js';
import type { BoardLocation, Features, SeatOccupant, Table } from '../../storage/records/table.ts';
import { MAX_THREAD_NAME } from '../discord-limits.ts';
import type { Context } from '../host/context.ts';
import { type FeatureRequests, firstFrom, type LoadedTable, type TableFeature } from '../host/feature.ts';
import { hasBegun } from '../host/table/table.ts';
import { isDiscordError, type MessageAt, type Messages, type RestMessage } from '../messages/messages.ts';
import { texts } from './words/texts.ts';

declare module '../host/feature.ts' {
  interface TableFeature {
    /** Opens what creates and updates the forum posts of tables. */
    openPosts?(context: Context, rest: REST, messages: Pick<Messages, 'isGuest'>): ForumPosts;
  }
}

/** Location of a board message. `tagged` is the status in the tags of a new forum post. */
export type BoardAt = MessageAt & Pick<BoardLocation, 'tagged'>;

/** Creates and updates forum posts of tables. */
export interface ForumPosts {
  /** Creates the post of a table, unless an earlier attempt has created it. */
  create(loaded: LoadedTable, location: BoardLocation, message: RestMessage): Promise<BoardAt>;
  /** Whether the tags of a post are outdated. */
  isBehind(loaded: LoadedTable, location?: BoardLocation): boolean;
  /** Updates the tags of a post, and its name when a game starts. */
  update(loaded: LoadedTable, location: BoardLocation): Promise<void>;
}

/** Whether a forum has tags for all statuses. */
export function hasStatusTags(known: readonly APIGuildForumTag[]): boolean {
  return Object.values(texts.posts).every((text) => known.some((tag) => hasName(tag, text)));
}

/** Whether a tag has this name, in any language. */
export function hasName({ name }: APIGuildForumTag, text: Text): boolean {
  return LANGUAGES.some((language) => say(text, language).toLowerCase() === name.toLowerCase());
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

/** Creates a thread and returns its id. Undefined if Discord rejects it. */
export function createThread(rest: REST, channel: string, name: string): Promise<string | undefined> {
  return postThread(rest, Routes.threads(channel), { name, type: ChannelType.PublicThread }).catch(() => undefined);
}

async function postThread(
  rest: REST,
  route: `/${string}`,
  thread: { readonly name: string; readonly type?: ChannelType.PublicThread },
): Promise<string> {
  const name = thread.name.slice(0, MAX_THREAD_NAME);
  const body = { ...thread, name, auto_archive_duration: ThreadAutoArchiveDuration.OneWeek };
  return ((await rest.post(route, { body })) as APIThreadChannel).id;
}

/** Opens the thread of a message and returns its id, which is the id of the message. A retry returns the same thread. */
export async function openThread(rest: REST, channel: string, message: string, name: string): Promise<string> {
  try {
    return await postThread(rest, Routes.threads(channel, message), { name });
  } catch (error) {
    if (isDiscordError(error, RESTJSONErrorCodes.ThreadAlreadyCreatedForMessage)) return message;
    throw error;
  }
}

/** Maximum time between the creation of a thread and the opening of its table. Others were opened for other tables. */
const MAX_APART_MS = 20_000;
/** Number of messages that are checked. A thread with more is kept. */
const MAX_MESSAGES = 100;

/**
 * Deletes the thread that the bot opened for a table. If others have written there or the bot may not delete it, archives and
 * locks it. If the game has begun, only archives it: its players may read why it ended.
 */
export async function closeThread(rest: REST, bot: string, table: Omit<Table, 'features'>): Promise<void> {
  const { channel, moved } = table.location;
  if (moved || Math.abs(SnowflakeUtil.timestampFrom(channel) - table.times.startedAt) > MAX_APART_MS) return;
  const thread = (await rest.get(Routes.channel(channel))) as APIThreadChannel;
  if (thread.thread_metadata === undefined || thread.owner_id !== bot) return;
  const edit = (body: object) => isAllowed(rest.patch(Routes.channel(channel), { body }));
  if (hasBegun(table)) return void (await edit({ archived: true }));
  const query = new URLSearchParams({ limit: String(MAX_MESSAGES) });
  const messages = (await rest.get(Routes.channelMessages(channel), { query })) as APIMessage[];
  const isAlone = messages.length < MAX_MESSAGES && messages.every(({ author }) => author.id === bot);
  const isDeleted = isAlone && (await isAllowed(rest.delete(Routes.channel(channel))));
  if (!isDeleted && !(await edit({ archived: true, locked: true }))) await edit({ archived: true });
}

/** Whether the bot has the permissions for a request. */
async function isAllowed(request: Promise<unknown>): Promise<boolean> {
  try {
    await request;
    return true;
  } catch (error) {
    if (isDiscordError(error, RESTJSONErrorCodes.MissingPermissions)) return false;
    throw error;
  }
}
