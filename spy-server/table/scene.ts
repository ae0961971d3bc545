import type { PlayedLine, ProtocolTable } from '@longtable/kit/protocol';
import { optionsSchema } from '@longtable/spy/options';
import { filesOf, type MatchFiles, newMatch } from '@longtable/spy/setup';
import type { Header, Party } from '../match/session.ts';
import { replayBody } from '../replay/write.ts';
import type { Quirks } from '../wire/cast.ts';
import { helloReply } from '../wire/outbound.ts';
import { type Body, NIL, seal } from '../wire/words.ts';
import { characterIds, Follower, playerId, type Whose } from './follower.ts';

const BLUNT: Quirks = { doubled: false, tender: false };

/** The files of a table's match. */
export function filesAt({ options }: Pick<ProtocolTable, 'options'>): MatchFiles {
  const files = filesOf(optionsSchema.parse(options));
  if ('refused' in files) throw new Error(`Couldn’t start the match: ${files.refused.code}`);
  return files;
}

/** What the match of a table begins with; the session is the receiver's own, because whoever knows it comes back with it. */
export function headerOf(scene: ProtocolTable, session: string, quirks: readonly (Quirks | undefined)[] = []): Header {
  const files = filesAt(scene);
  const party = (seat: 0 | 1): Party => {
    const { kind, name, token } = scene.seats[seat] ?? { kind: 'someone' };
    return {
      id: playerId(scene.id, seat, token),
      name: name ?? (kind === 'computer' ? 'Computer' : `Player ${seat + 1}`),
      role: kind === 'person' ? 'PLAYER' : 'AI',
      session,
      ...(quirks[seat] ?? BLUNT),
    };
  };
  return {
    session,
    lobby: '',
    seed: scene.seed,
    at: scene.times.startedAt,
    files,
    ids: characterIds(scene.id, files.characters.length),
    players: [party(0), party(1)],
    spectators: 'all-seeing',
  };
}

/**
 * The replay of an ended match of a table, as a message and, saved as it is, as a file: a seat's own, or that of all who
 * may see everything. It begins with the answer to the hello as it was sent, where that is still known. Undefined if it would
 * have more than `most` characters.
 */
export function replayOfTable(
  header: Header,
  moves: readonly PlayedLine[],
  { ending }: Pick<ProtocolTable, 'ending'>,
  whose: Whose,
  { greeting, most }: { readonly greeting?: Body | undefined; readonly most: number },
): Body | undefined {
  const begun = newMatch(header.files, header.seed);
  if (begun.refused) throw new Error(`Couldn’t start the match: ${begun.refused.code}`);
  const id = whose === 'spectators' ? NIL : header.players[whose].id;
  const messages: Body[] = [];
  let left = most;
  const follower = new Follower(header, begun.state, whose, (body) => {
    const message = seal(body, id, follower.session.now);
    left -= JSON.stringify(message).length;
    if (left > 0) messages.push(message);
  });
  const quirks = whose === 'spectators' ? { doubled: false, tender: false } : header.players[whose];
  messages.push(greeting ?? seal(helloReply(header.session, header.files, header.ids, quirks), id, header.at));
  follower.begin();
  follower.ask();
  for (const move of moves) {
    if (left <= 0) return undefined;
    follower.follow(move);
    if (!follower.session.state.ending) follower.ask();
  }
  follower.end({ seat: ending?.seat ?? 0, by: ending?.by === 'time' ? 'kick' : 'leave' });
  const lines = moves.map(({ seat, line }) => [seat, line]);
  return replayBody({ messages, session: follower.session }, id, { lines });
}
