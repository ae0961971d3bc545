import type { Player } from '@longtable/spy/state';
import { apply } from '../match/apply.ts';
import type { History } from '../match/journal.ts';
import { type Header, newSession, type PlayerInfo, type Post, type Session } from '../match/session.ts';
import { helloReply } from '../wire/outbound.ts';
import type { Audience } from '../wire/state.ts';
import { type Body, seal } from '../wire/words.ts';

/** The receiver of recorded messages: a player, or a spectator with a client id. */
export type ReplayReceiver = Player | { readonly spectator: string; readonly isCommittee: boolean };

/**
 * Reproduces all messages that a receiver was sent from a match's history. Returns them with the session at the end.
 */
export function recordingOf(history: History, receiver: ReplayReceiver): { messages: Body[]; session: Session } {
  const { header, inputs } = history;
  const session = newSession(header);
  const { id, session: own, isCommittee, isOriginalAi, greetedAt = header.at } = receiverInfo(header, receiver);
  const compat = { isCommittee, isOriginalAi };
  const messages = [seal(helloReply(own, header.files, header.ids, compat), id, greetedAt)];
  const post: Post = {
    send(to, make) {
      const wanted = typeof receiver === 'number' ? to === receiver : to === 'spectators';
      const audience = to === 'spectators' ? { ...compat, viewer: header.spectators } : audienceOf(session, to);
      if (wanted) messages.push(seal(make(audience), id, session.now));
    },
    hangUp() {},
  };
  for (const input of inputs) apply({ session, post }, input);
  return { messages, session };
}

function receiverInfo({ players, session }: Header, receiver: ReplayReceiver): Omit<PlayerInfo, 'name' | 'role'> {
  if (typeof receiver === 'number') return players[receiver];
  return { id: receiver.spectator, session, isCommittee: receiver.isCommittee, isOriginalAi: false };
}

/** Returns the audience of a player's messages. */
export function audienceOf({ slots }: Session, seat: Player): Audience {
  const { isCommittee, isOriginalAi } = slots[seat].info;
  return { viewer: seat, isCommittee, isOriginalAi };
}
