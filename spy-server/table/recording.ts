import { setImmediate } from 'node:timers/promises';
import { newMatch } from '../../games/spy/setup.ts';
import type { Header } from '../match/session.ts';
import { replayBody } from '../replay/write.ts';
import { helloReply } from '../wire/outbound.ts';
import { type Body, NIL, seal } from '../wire/words.ts';
import { Follower, type Played, type Whose } from './follower.ts';
import type { Scene } from './scene.ts';

/**
 * The replay of an ended match of a table, as a message and, saved as it is, as a file: a seat's own, or that of all who
 * may see everything. It begins with the answer to the hello as it was sent, where that is still known.
 */
export async function replayOfTable(
  header: Header,
  moves: readonly Played[],
  { ending }: Pick<Scene, 'ending'>,
  whose: Whose,
  greeting?: Body,
): Promise<Body> {
  const begun = newMatch(header.files, header.seed);
  if (begun.refused) throw new Error(`Couldn’t start the match: ${begun.refused.code}`);
  const id = whose === 'spectators' ? NIL : header.players[whose].id;
  const messages: Body[] = [];
  const follower = new Follower(header, begun.state, whose, (body) => {
    messages.push(seal(body, id, follower.session.now));
  });
  const quirks = whose === 'spectators' ? { doubled: false, tender: false } : header.players[whose];
  messages.push(greeting ?? seal(helloReply(header.session, header.files, header.ids, quirks), id, header.at));
  follower.begin();
  follower.ask();
  for (const move of moves) {
    follower.follow(move);
    if (!follower.session.state.ending) follower.ask();
    await setImmediate();
  }
  follower.end({ seat: ending?.seat ?? 0, by: ending?.by === 'time' ? 'kick' : 'leave' });
  const lines = moves.map(({ seat, line }) => [seat, line]);
  return replayBody({ messages, session: follower.session }, id, { lines });
}
