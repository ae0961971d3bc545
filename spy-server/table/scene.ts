import type { PlayedLine, ProtocolTable } from '@longtable/kit/protocol';
import { optionsSchema } from '@longtable/spy/options';
import { filesOf, type MatchFiles, newMatch } from '@longtable/spy/setup';
import type { Header, PlayerInfo } from '../match/session.ts';
import { replayBody } from '../replay/recording.ts';
import { helloReply } from '../wire/outbound.ts';
import { type Body, type CompatFlags, NIL, seal } from '../wire/words.ts';
import { characterIds, Follower, playerId, type Receiver } from './follower.ts';

const NO_COMPAT: CompatFlags = { isCommittee: false, isOriginalAi: false };

export function filesAt({ options }: Pick<ProtocolTable, 'options'>): MatchFiles {
  const files = filesOf(optionsSchema.parse(options));
  if ('refused' in files) throw new Error(`Couldn’t start the match: ${files.refused.code}`);
  return files;
}

/**
 * Returns the initial data of a table's match. `session` is the receiver's own session id, because it allows
 * reconnecting.
 */
export function headerOf(
  scene: ProtocolTable,
  session: string,
  compat: readonly (CompatFlags | undefined)[] = [],
): Header {
  const files = filesAt(scene);
  const playerInfo = (seat: 0 | 1): PlayerInfo => {
    const { kind, name, token } = scene.seats[seat] ?? { kind: 'someone' };
    return {
      id: playerId(scene.id, seat, token),
      name: name ?? (kind === 'computer' ? 'Computer' : `Player ${seat + 1}`),
      role: kind === 'person' ? 'PLAYER' : 'AI',
      session,
      ...(compat[seat] ?? NO_COMPAT),
    };
  };
  return {
    session,
    lobby: '',
    seed: scene.seed,
    at: scene.times.startedAt,
    files,
    ids: characterIds(scene.id, files.characters.length),
    players: [playerInfo(0), playerInfo(1)],
    spectators: 'all-seeing',
  };
}

/**
 * Returns the replay of a table's ended match as a message, which can be saved as a file: for a seat, or for a
 * spectator who sees everything. Starts with the original reply to the HELLO, if known. Undefined if it exceeds `max`
 * characters.
 */
export function replayOfTable(
  header: Header,
  moves: readonly PlayedLine[],
  { ending }: Pick<ProtocolTable, 'ending'>,
  receiver: Receiver,
  { greeting, max }: { readonly greeting?: Body | undefined; readonly max: number },
): Body | undefined {
  const begun = newMatch(header.files, header.seed);
  if (begun.refused) throw new Error(`Couldn’t start the match: ${begun.refused.code}`);
  const id = receiver === 'spectators' ? NIL : header.players[receiver].id;
  const messages: Body[] = [];
  let left = max;
  const follower = new Follower(header, begun.state, receiver, (body) => {
    const message = seal(body, id, follower.session.now);
    left -= JSON.stringify(message).length;
    if (left > 0) messages.push(message);
  });
  const compat = receiver === 'spectators' ? { isCommittee: false, isOriginalAi: false } : header.players[receiver];
  messages.push(greeting ?? seal(helloReply(header.session, header.files, header.ids, compat), id, header.at));
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
