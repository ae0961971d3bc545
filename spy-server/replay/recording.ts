import type { Player } from '@longtable/spy/state';
import { apply } from '../match/apply.ts';
import type { History } from '../match/journal.ts';
import { type Header, newSession, type Party, type Post, type Session } from '../match/session.ts';
import { helloReply } from '../wire/outbound.ts';
import type { Audience } from '../wire/state.ts';
import { type Body, seal } from '../wire/words.ts';

/** Whose messages are wanted: a player's own, or those that a spectator of the whole match got. */
export type Whose = Player | { readonly spectator: string; readonly doubled: boolean };

/** Everything that somebody was sent in a match, made again from its history. */
export function recordingOf(history: History, whose: Whose): { messages: Body[]; session: Session } {
  const { header, inputs } = history;
  const session = newSession(header);
  const { id, session: own, doubled, tender, greeted = header.at } = receiverOf(header, whose);
  const quirks = { doubled, tender };
  const messages = [seal(helloReply(own, header.files, header.ids, quirks), id, greeted)];
  const post: Post = {
    send(to, make) {
      const wanted = typeof whose === 'number' ? to === whose : to === 'spectators';
      const audience = to === 'spectators' ? { ...quirks, viewer: header.spectators } : audienceOf(session, to);
      if (wanted) messages.push(seal(make(audience), id, session.now));
    },
    hangUp() {},
  };
  for (const input of inputs) apply({ session, post }, input);
  return { messages, session };
}

function receiverOf({ players, session }: Header, whose: Whose): Omit<Party, 'name' | 'role'> {
  if (typeof whose === 'number') return players[whose];
  return { id: whose.spectator, session, doubled: whose.doubled, tender: false };
}

/** As whom a player receives. */
export function audienceOf({ chairs }: Session, seat: Player): Audience {
  const { doubled, tender } = chairs[seat].party;
  return { viewer: seat, doubled, tender };
}
