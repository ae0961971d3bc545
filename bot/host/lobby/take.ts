import { type LobbyPost, lobbyPostKind } from '../../../storage/records/lobby.ts';
import type { Table } from '../../../storage/records/table.ts';
import { openTable } from '../actions/open.ts';
import { noRoomFor } from '../commit/table-lists.ts';
import type { Context } from '../context.ts';
import { ratingIn, readPlayerStats } from '../history/player-stats.ts';
import { isEstablished } from '../history/rating.ts';
import { readOrQuarantine } from '../read.ts';
import { type Refused, refusal } from '../refusal.ts';
import type { LoadedTable, TableResult } from '../table/table.ts';
import { texts } from '../words/texts.ts';
import { changeJoinedUsers, changePost, type PostEntry, playersOf } from './post.ts';

/** Maximum difference between similar ratings. */
const MAX_RATING_DIFFERENCE = 200;

export interface PostAccepter {
  readonly person: string;
  readonly name: string;
}

/** Returns the post if a user can accept it, otherwise a refusal. */
export async function acceptablePost(context: Context, id: string, person: string): Promise<LobbyPost | Refused> {
  const post = await readOrQuarantine(context, lobbyPostKind, id);
  if (!post || post.gone || post.until <= context.now()) return refusal('postGone');
  const isIn = joinRefusal(post, person);
  if (isIn) return isIn;
  if (!context.games.has(post.game)) return refusal('gameGone');
  if (post.rating !== undefined) {
    const theirs = await readPlayerStats(context, person);
    if (!isEstablished(theirs.games[post.game] ?? {})) return refusal('provisional');
    const { rating } = ratingIn(theirs, post.game);
    if (Math.abs(rating - post.rating) > MAX_RATING_DIFFERENCE) return ratingMismatch(post.rating, Math.round(rating));
  }
  const crowded = await noRoomFor(context, person, post);
  if (crowded) return crowded;
  const rooms = await Promise.all(playersOf(post).map((player) => noRoomFor(context, player.person, post)));
  return rooms.some((full) => full) ? refusal('theyAreBusy') : post;
}

/** Returns a refusal if a user has created or already joined the post. */
function joinRefusal(post: LobbyPost, person: string): Refused | undefined {
  if (post.person === person) return refusal('ownPost');
  return playersOf(post).some((player) => player.person === person) ? refusal('alreadyComing') : undefined;
}

export function seatsOf({ seats = 2 }: LobbyPost): number {
  return seats;
}

/** Whether the minimum number of players has joined. */
export function hasEnough({ games }: Context, post: LobbyPost): boolean {
  return playersOf(post).length >= (games.get(post.game)?.seats.min ?? seatsOf(post));
}

/** Adds a user to a post. Refuses if it is full. */
export function joinPost(context: Context, id: string, taker: PostAccepter): Promise<PostEntry | Refused> {
  return changeJoinedUsers(context, id, (post) => {
    if (playersOf(post).length >= seatsOf(post)) return refusal('postGone');
    return joinRefusal(post, taker.person) ?? [...(post.joinedUsers ?? []), taker];
  });
}

/** Opens the table of a post for all its players and `taker`, and closes the post in the same commit. */
export async function openPostTable(
  context: Context,
  id: string,
  taker: PostAccepter | undefined,
  place: Table['location'],
): Promise<TableResult> {
  return changePost<LoadedTable>(context, id, async ({ post, unlisted, transaction }) => {
    const game = context.games.get(post.game);
    if (!game) return refusal('gameGone');
    const isIn = taker && joinRefusal(post, taker.person);
    if (isIn) return isIn;
    const players = [...playersOf(post), ...(taker ? [taker] : [])];
    if (players.length > seatsOf(post)) return refusal('postGone');
    if (players.length < game.seats.min) return refusal('tooFew');
    const other = players
      .slice(1)
      .map(({ name }) => name)
      .join(' – ');
    const gone: LobbyPost = { ...post, gone: { channel: place.channel, other }, at: context.now() };
    return openTable(
      context,
      {
        game,
        options: post.rules ?? {},
        sitters: players.map(({ person, name }) => ({ kind: 'person', id: person, name })),
        place,
        perTurn: post.perTurn,
        rated: post.rated,
        notifyAtStart: true,
      },
      [context.storage.store(lobbyPostKind).put(id, gone), unlisted],
      transaction,
    );
  });
}

function ratingMismatch(wanted: number, yours: number): Refused {
  return {
    refused: {
      code: 'notEven',
      sentence: texts.lobby.ratingTooFar({ wanted, yours }),
    },
  };
}
