import type { Transaction, Write } from '../../../storage/index.ts';
import { type LobbyPost, lobbyListKind, lobbyPostKind } from '../../../storage/records/lobby.ts';
import type { Context } from '../context.ts';
import { ratingIn, readPlayerStats } from '../history/player-stats.ts';
import { isEstablished } from '../history/rating.ts';
import { readOrQuarantine } from '../read.ts';
import { type Refused, refusal } from '../refusal.ts';

/** Time that the process that created a post has to show it. Afterwards any process shows it. */
const SHOWN_WITHIN_MS = 10_000;

/** A request to post in the lobby. `lasts` is in milliseconds. */
export interface LobbyRequest
  extends Pick<LobbyPost, 'guild' | 'channel' | 'language' | 'person' | 'name' | 'game' | 'rated'> {
  readonly perTurn?: number | undefined;
  /** Options that differ from the default rules. */
  readonly rules?: LobbyPost['rules'] | undefined;
  /** Number of seats in a game for more than two. */
  readonly seats?: number | undefined;
  /** Whether opponents must have a similar rating. */
  readonly isEven: boolean;
  readonly lasts: number;
}

export interface PostEntry {
  readonly id: string;
  readonly post: LobbyPost;
}

/** Stores a lobby post. The caller shows it afterwards. */
export async function createPost(context: Context, wish: LobbyRequest): Promise<PostEntry | Refused> {
  const { perTurn, seats, rules, isEven, lasts, ...terms } = wish;
  return context.storage.transact(`lobby:${wish.person}`, async ({ write }) => {
    const standing = await postsOf(context, wish.person);
    const objection = postRefusal(context, wish, standing);
    if (objection) return objection;
    const mine = await readPlayerStats(context, wish.person);
    if (isEven && !isEstablished(mine.games[wish.game] ?? {})) return refusal('provisional');
    const { rating } = ratingIn(mine, wish.game);
    const now = context.now();
    const post: LobbyPost = {
      ...terms,
      message: null,
      ...(perTurn !== undefined && { perTurn }),
      ...(rules && { rules }),
      ...(seats !== undefined && seats > 2 && { seats }),
      ...(isEven && { rating: Math.round(rating) }),
      until: now + lasts,
      at: now + SHOWN_WITHIN_MS,
    };
    const id = context.newId();
    write(
      context.storage.store(lobbyPostKind).put(id, post),
      listWrite(context, wish.person, [...standing, { id, post }]),
    );
    return { id, post };
  });
}

function postRefusal(
  context: Context,
  { game, guild }: LobbyRequest,
  standing: readonly PostEntry[],
): Refused | undefined {
  if (standing.some(({ post }) => post.game === game && post.guild === guild)) return refusal('alreadyLooking');
  return standing.length >= context.limits.postsPerPerson ? refusal('tooManyPosts') : undefined;
}

/** Returns a user's posts that can still be accepted. */
async function postsOf(context: Context, person: string): Promise<PostEntry[]> {
  const { posts = [] } = (await readOrQuarantine(context, lobbyListKind, person)) ?? {};
  const found = await Promise.all(posts.map((id) => readOrQuarantine(context, lobbyPostKind, id)));
  return posts.flatMap((id, index) => {
    const post = found[index];
    return post && !post.gone && post.until > context.now() ? [{ id, post }] : [];
  });
}

/** Returns the posts that a user has created or joined. Scans all posts. */
export async function postsWith(context: Context, person: string): Promise<PostEntry[]> {
  const posts: PostEntry[] = [];
  for await (const id of context.storage.store(lobbyPostKind).ids()) {
    const post = await readOrQuarantine(context, lobbyPostKind, id);
    if (post && playersOf(post).some((player) => player.person === person)) posts.push({ id, post });
  }
  return posts;
}

function listWrite(context: Context, person: string, posts: readonly PostEntry[]): Write {
  return posts.length > 0
    ? context.storage.store(lobbyListKind).put(person, { posts: posts.map(({ id }) => id) })
    : context.storage.store(lobbyListKind).drop(person);
}

/** A locked post, and the write that removes it from its author's list. */
export interface LockedPost {
  readonly post: LobbyPost;
  readonly unlisted: Write;
  readonly transaction: Transaction;
}

/** Calls `change` with a post under its author's lock. Refuses if the post is gone or has expired. */
export async function changePost<T>(
  context: Context,
  id: string,
  change: (locked: LockedPost) => Promise<T | Refused>,
): Promise<T | Refused> {
  const known = await readOrQuarantine(context, lobbyPostKind, id);
  if (!known) return refusal('postGone');
  return context.storage.transact(`lobby:${known.person}`, async (transaction) => {
    const post = await readOrQuarantine(context, lobbyPostKind, id);
    if (!post || post.gone || post.until <= context.now()) return refusal('postGone');
    const others = (await postsOf(context, post.person)).filter((posted) => posted.id !== id);
    return change({ post, unlisted: listWrite(context, post.person, others), transaction });
  });
}

export function playersOf({ person, name, joinedUsers = [] }: LobbyPost): { person: string; name: string }[] {
  return [{ person, name }, ...joinedUsers];
}

/** Changes the users who joined a post and makes the post due, so that its message is updated. */
export function changeJoinedUsers(
  context: Context,
  id: string,
  change: (post: LobbyPost) => LobbyPost['joinedUsers'] | Refused,
): Promise<PostEntry | Refused> {
  return changePost<PostEntry>(context, id, async ({ post, transaction }) => {
    const guests = change(post);
    if (guests && 'refused' in guests) return guests;
    const changed: LobbyPost = { ...post, joinedUsers: guests, at: context.now() };
    transaction.write(context.storage.store(lobbyPostKind).put(id, changed));
    return { id, post: changed };
  });
}

/** Removes a user from a post that they have joined, or withdraws their own post. */
export async function withdrawPost(context: Context, id: string, person: string): Promise<PostEntry | Refused> {
  const left = await changeJoinedUsers(context, id, ({ joinedUsers = [] }) => {
    const others = joinedUsers.filter((guest) => guest.person !== person);
    return others.length < joinedUsers.length ? others : refusal('notYourPost');
  });
  if ('post' in left) return left;
  return changePost<PostEntry>(context, id, async ({ post, unlisted, transaction }) => {
    if (post.person !== person) return refusal('notYourPost');
    const gone: LobbyPost = { ...post, gone: 'withdrawn', at: context.now() };
    transaction.write(context.storage.store(lobbyPostKind).put(id, gone), unlisted);
    return { id, post: gone };
  });
}

/** Stores the message of a post. If the message shows the current users, the post is due again only when it expires. */
export async function savePostMessage(
  context: Context,
  { id, post: shown }: PostEntry,
  message: string,
): Promise<void> {
  await changePost<undefined>(context, id, async ({ post, transaction }) => {
    const isNewest = JSON.stringify(post.joinedUsers) === JSON.stringify(shown.joinedUsers);
    const at = isNewest ? post.until : post.at;
    transaction.write(context.storage.store(lobbyPostKind).put(id, { ...post, message, at }));
    return undefined;
  });
}

/** Deletes a post whose message is gone. */
export async function dropPost(context: Context, id: string, { person }: LobbyPost): Promise<void> {
  await context.storage.transact(`lobby:${person}`, async ({ write }) => {
    const others = (await postsOf(context, person)).filter((posted) => posted.id !== id);
    write(context.storage.store(lobbyPostKind).drop(id), listWrite(context, person, others));
  });
}
