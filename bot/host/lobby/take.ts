import type { LobbyPost } from '../../../storage/records/lobby.ts';
import type { Table } from '../../../storage/records/table.ts';
import { openTable } from '../acts/open.ts';
import { noRoomFor } from '../books/sitting.ts';
import { ratingIn, readStanding } from '../books/standing.ts';
import type { House } from '../house/house.ts';
import { type Refused, refusal } from '../house/refusal.ts';
import { readSound } from '../house/sound.ts';
import type { Seated } from '../table/table.ts';
import { changePost } from './post.ts';

/** How far apart two are who are about as strong. */
const EVEN = 200;

/** Somebody who takes up what another has posted. */
export interface Taker {
  readonly person: string;
  readonly name: string;
}

/** Why somebody cannot take up a wish, if there is a reason; else the wish. */
export async function wishFor(house: House, id: string, person: string): Promise<LobbyPost | Refused> {
  const post = await readSound(house, house.lobbyPosts, id);
  if (!post || post.gone || post.until <= house.now()) return refusal('postGone');
  if (post.person === person) return refusal('ownPost');
  if (!house.shelf.has(post.game)) return refusal('gameGone');
  if (post.rating !== undefined) {
    const { rating } = ratingIn(await readStanding(house, person), post.game);
    if (Math.abs(rating - post.rating) > EVEN) return notEven(post.rating, Math.round(rating));
  }
  const crowded = await noRoomFor(house, person, post.guild);
  if (crowded) return crowded;
  return (await noRoomFor(house, post.person, post.guild)) ? refusal('theyAreBusy') : post;
}

/** Seats two at a table in this place, in the same step in which the wish is gone. */
export async function takePost(
  house: House,
  id: string,
  taker: Taker,
  place: Table['place'],
): Promise<Seated | Refused> {
  return changePost<Seated>(house, id, async (post, unlisted) => {
    const game = house.shelf.get(post.game);
    if (!game) return refusal('gameGone');
    const gone: LobbyPost = { ...post, gone: { channel: place.channel, other: taker.name }, at: house.now() };
    return openTable(
      house,
      {
        game,
        options: {},
        sitters: [
          { kind: 'person', id: post.person, name: post.name },
          { kind: 'person', id: taker.person, name: taker.name },
        ],
        place,
        perTurn: post.perTurn,
        rated: post.rated,
        calls: true,
      },
      [house.lobbyPosts.put(id, gone), unlisted],
    );
  });
}

function notEven(wanted: number, yours: number): Refused {
  return {
    refused: {
      code: 'notEven',
      sentence: {
        en: `They look for somebody about as strong as they are (${wanted}); your rating is ${yours}. Post a game of your own with \`/lobby\`.`,
        de: `Gesucht ist jemand von ähnlicher Stärke (${wanted}); deine Wertung ist ${yours}. Such mit \`/spielersuche\` selbst.`,
      },
    },
  };
}
