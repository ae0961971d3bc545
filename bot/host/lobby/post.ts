import type { Write } from '../../../storage/index.ts';
import type { LobbyPost } from '../../../storage/records/lobby.ts';
import { claiming, mustBeOpen } from '../books/claiming.ts';
import { ratingIn, readStanding } from '../books/standing.ts';
import type { House } from '../house/house.ts';
import { type Refused, refusal } from '../house/refusal.ts';
import { readSound } from '../house/sound.ts';

/** How long whoever has posted something has to show it before somebody else does. */
const SHOWN_WITHIN_MS = 10_000;

/** What somebody would play, and until when they look for it. */
export interface Wish extends Pick<LobbyPost, 'guild' | 'channel' | 'language' | 'person' | 'name' | 'game' | 'rated'> {
  readonly perTurn?: number | undefined;
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
export async function lookForGame(house: House, wish: Wish): Promise<Posted | Refused> {
  const { perTurn, isEven, lasts, ...terms } = wish;
  return house.storage.alone(`lobby:${wish.person}`, async () => {
    const standing = await postsOf(house, wish.person);
    const objection = objectionTo(house, wish, standing);
    if (objection) {
      await mustBeOpen(house);
      return objection;
    }
    const { rating } = ratingIn(await readStanding(house, wish.person), wish.game);
    const now = house.now();
    const post: LobbyPost = {
      ...terms,
      message: null,
      ...(perTurn !== undefined && { perTurn }),
      ...(isEven && { rating: Math.round(rating) }),
      until: now + lasts,
      at: now + SHOWN_WITHIN_MS,
    };
    const id = house.newId();
    const writes = [house.lobbyPosts.put(id, post), listWrite(house, wish.person, [...standing, { id, post }])];
    await claiming(house, (claim) => house.storage.commit(...writes, ...claim));
    return { id, post };
  });
}

function objectionTo(house: House, { game, guild }: Wish, standing: readonly Posted[]): Refused | undefined {
  if (standing.some(({ post }) => post.game === game && post.guild === guild)) return refusal('alreadyLooking');
  return standing.length >= house.limits.postsPerPerson ? refusal('tooManyPosts') : undefined;
}

/** What somebody has posted that others can still take up. */
export async function postsOf(house: House, person: string): Promise<Posted[]> {
  const { posts = [] } = (await readSound(house, house.lobbyLists, person)) ?? {};
  const found = await Promise.all(posts.map((id) => readSound(house, house.lobbyPosts, id)));
  return posts.flatMap((id, index) => {
    const post = found[index];
    return post && !post.gone && post.until > house.now() ? [{ id, post }] : [];
  });
}

/** What stands on somebody's list. */
function listWrite(house: House, person: string, posts: readonly Posted[]): Write {
  return posts.length > 0
    ? house.lobbyLists.put(person, { posts: posts.map(({ id }) => id) })
    : house.lobbyLists.drop(person);
}

/** Changes a wish alone and from its present state; what its person's list is without it is at hand. */
export async function changePost<T>(
  house: House,
  id: string,
  change: (post: LobbyPost, unlisted: Write) => Promise<T | Refused>,
): Promise<T | Refused> {
  const known = await readSound(house, house.lobbyPosts, id);
  if (!known) return refusal('postGone');
  return house.storage.alone(`lobby:${known.person}`, async () => {
    const post = await readSound(house, house.lobbyPosts, id);
    if (!post || post.gone || post.until <= house.now()) {
      await mustBeOpen(house);
      return refusal('postGone');
    }
    const others = (await postsOf(house, post.person)).filter((posted) => posted.id !== id);
    return change(post, listWrite(house, post.person, others));
  });
}

/** Takes back what somebody has posted. */
export function withdrawPost(house: House, id: string, person: string): Promise<Posted | Refused> {
  return changePost<Posted>(house, id, async (post, unlisted) => {
    if (post.person !== person) return refusal('notYourPost');
    const gone: LobbyPost = { ...post, gone: 'withdrawn', at: house.now() };
    await claiming(house, (claim) => house.storage.commit(house.lobbyPosts.put(id, gone), unlisted, ...claim));
    return { id, post: gone };
  });
}

/** Where the message of a wish is; it is looked at again when it lapses. */
export async function notePosted(house: House, id: string, message: string): Promise<void> {
  await changePost<undefined>(house, id, async (post) => {
    await house.storage.commit(house.lobbyPosts.put(id, { ...post, message, at: post.until }));
    return undefined;
  });
}

/** Drops a wish that has had its time, once nobody can read it any more. */
export async function dropPost(house: House, id: string, { person }: LobbyPost): Promise<void> {
  await house.storage.alone(`lobby:${person}`, async () => {
    const others = (await postsOf(house, person)).filter((posted) => posted.id !== id);
    await house.storage.commit(house.lobbyPosts.drop(id), listWrite(house, person, others));
  });
}
