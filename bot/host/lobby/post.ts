import type { Lock, Write } from '../../../storage/index.ts';
import { type LobbyPost, lobbyListKind, lobbyPostKind } from '../../../storage/records/lobby.ts';
import type { Context } from '../context.ts';
import { isEstablished } from '../history/rating.ts';
import { ratingIn, readStanding } from '../history/standing.ts';
import { commit, throwIfHandled } from '../idempotency.ts';
import { readOrQuarantine } from '../read.ts';
import { type Refused, refusal } from '../refusal.ts';

/** How long whoever has posted something has to show it before somebody else does. */
const SHOWN_WITHIN_MS = 10_000;

/** What somebody would play, and until when they look for it. */
export interface Wish extends Pick<LobbyPost, 'guild' | 'channel' | 'language' | 'person' | 'name' | 'game' | 'rated'> {
  readonly perTurn?: number | undefined;
  /** Options that differ from the original rules. */
  readonly rules?: LobbyPost['rules'] | undefined;
  /** How many seats there are, where the game is for more than two. */
  readonly seats?: number | undefined;
  /** Against somebody about as strong. */
  readonly isEven: boolean;
  readonly lasts: number;
}

/** A wish that stands, by its name. */
export interface Posted {
  readonly id: string;
  readonly post: LobbyPost;
}

/** Notes that somebody looks for a game; it is shown after that. */
export async function lookForGame(context: Context, wish: Wish): Promise<Posted | Refused> {
  const { perTurn, seats, rules, isEven, lasts, ...terms } = wish;
  return context.storage.exclusive(`lobby:${wish.person}`, async (lock) => {
    const standing = await postsOf(context, wish.person);
    const objection = objectionTo(context, wish, standing);
    if (objection) {
      await throwIfHandled(context);
      return objection;
    }
    const mine = await readStanding(context, wish.person);
    if (isEven && !isEstablished(mine.games[wish.game] ?? {})) {
      await throwIfHandled(context);
      return refusal('provisional');
    }
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
    const writes = [
      context.storage.store(lobbyPostKind).put(id, post),
      listWrite(context, wish.person, [...standing, { id, post }]),
    ];
    await commit(context, { guards: [lock], writes });
    return { id, post };
  });
}

function objectionTo(context: Context, { game, guild }: Wish, standing: readonly Posted[]): Refused | undefined {
  if (standing.some(({ post }) => post.game === game && post.guild === guild)) return refusal('alreadyLooking');
  return standing.length >= context.limits.postsPerPerson ? refusal('tooManyPosts') : undefined;
}

/** What somebody has posted that others can still take up. */
async function postsOf(context: Context, person: string): Promise<Posted[]> {
  const { posts = [] } = (await readOrQuarantine(context, lobbyListKind, person)) ?? {};
  const found = await Promise.all(posts.map((id) => readOrQuarantine(context, lobbyPostKind, id)));
  return posts.flatMap((id, index) => {
    const post = found[index];
    return post && !post.gone && post.until > context.now() ? [{ id, post }] : [];
  });
}

/** What somebody has posted, or wants to play that another has; all that stands is looked through. */
export async function postsWith(context: Context, person: string): Promise<Posted[]> {
  const posts: Posted[] = [];
  for await (const id of context.storage.store(lobbyPostKind).ids()) {
    const post = await readOrQuarantine(context, lobbyPostKind, id);
    if (post && playersOf(post).some((player) => player.person === person)) posts.push({ id, post });
  }
  return posts;
}

/** What stands on somebody's list. */
function listWrite(context: Context, person: string, posts: readonly Posted[]): Write {
  return posts.length > 0
    ? context.storage.store(lobbyListKind).put(person, { posts: posts.map(({ id }) => id) })
    : context.storage.store(lobbyListKind).drop(person);
}

/** What the change of a wish is given: the wish, its person's list without it, and the lock on both. */
export interface LockedPost {
  readonly post: LobbyPost;
  readonly unlisted: Write;
  readonly lock: Lock;
}

/** Changes a wish from its present state, under its lock. */
export async function changePost<T>(
  context: Context,
  id: string,
  change: (locked: LockedPost) => Promise<T | Refused>,
): Promise<T | Refused> {
  const known = await readOrQuarantine(context, lobbyPostKind, id);
  if (!known) return refusal('postGone');
  return context.storage.exclusive(`lobby:${known.person}`, async (lock) => {
    const post = await readOrQuarantine(context, lobbyPostKind, id);
    if (!post || post.gone || post.until <= context.now()) {
      await throwIfHandled(context);
      return refusal('postGone');
    }
    const others = (await postsOf(context, post.person)).filter((posted) => posted.id !== id);
    return change({ post, unlisted: listWrite(context, post.person, others), lock });
  });
}

/** Everybody who wants to play what somebody has posted, whoever posted it first. */
export function playersOf({ person, name, joinedUsers = [] }: LobbyPost): { person: string; name: string }[] {
  return [{ person, name }, ...joinedUsers];
}

/** Changes who wants to play what somebody has posted; then its message is behind. */
export function changeGuests(
  context: Context,
  id: string,
  change: (post: LobbyPost) => LobbyPost['joinedUsers'] | Refused,
): Promise<Posted | Refused> {
  return changePost<Posted>(context, id, async ({ post, lock }) => {
    const guests = change(post);
    if (guests && 'refused' in guests) return guests;
    const changed: LobbyPost = { ...post, joinedUsers: guests, at: context.now() };
    await commit(context, { guards: [lock], writes: [context.storage.store(lobbyPostKind).put(id, changed)] });
    return { id, post: changed };
  });
}

/** Takes back what somebody has posted, or that they want to play what another has. */
export async function withdrawPost(context: Context, id: string, person: string): Promise<Posted | Refused> {
  const left = await changeGuests(context, id, ({ joinedUsers = [] }) => {
    const others = joinedUsers.filter((guest) => guest.person !== person);
    return others.length < joinedUsers.length ? others : refusal('notYourPost');
  });
  if ('post' in left) return left;
  return changePost<Posted>(context, id, async ({ post, unlisted, lock }) => {
    if (post.person !== person) return refusal('notYourPost');
    const gone: LobbyPost = { ...post, gone: 'withdrawn', at: context.now() };
    await commit(context, { guards: [lock], writes: [context.storage.store(lobbyPostKind).put(id, gone), unlisted] });
    return { id, post: gone };
  });
}

/** Where the message of a wish is that shows it as it was; unless somebody has come since, it is looked at again when it lapses. */
export async function notePosted(context: Context, { id, post: shown }: Posted, message: string): Promise<void> {
  await changePost<undefined>(context, id, async ({ post, lock }) => {
    const isNewest = JSON.stringify(post.joinedUsers) === JSON.stringify(shown.joinedUsers);
    const noted = context.storage
      .store(lobbyPostKind)
      .put(id, { ...post, message, at: isNewest ? post.until : post.at });
    await context.storage.transact({ guards: [lock], writes: [noted] });
    return undefined;
  });
}

/** Drops a wish that has had its time, once nobody can read it any more. */
export async function dropPost(context: Context, id: string, { person }: LobbyPost): Promise<void> {
  await context.storage.exclusive(`lobby:${person}`, async (lock) => {
    const others = (await postsOf(context, person)).filter((posted) => posted.id !== id);
    const writes = [context.storage.store(lobbyPostKind).drop(id), listWrite(context, person, others)];
    await context.storage.transact({ guards: [lock], writes });
  });
}
