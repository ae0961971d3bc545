import type { Player } from '@longtable/spy/state';
import { apply } from '../match/apply.ts';
import type { History } from '../match/journal.ts';
import { type Header, newSession, type Party, type Post, type Session } from '../match/session.ts';
import { helloReply } from '../wire/outbound.ts';
import type { Audience } from '../wire/state.ts';
import { type Body, seal } from '../wire/words.ts';

/** The receiver of recorded messages: a player, or a spectator of the whole match. */
export type Whose = Player | { readonly spectator: string; readonly doubled: boolean };

/** Reproduces all messages sent to a receiver from a match's history. */
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

/** Returns the audience of a player's messages. */
export function audienceOf({ chairs }: Session, seat: Player): Audience {
  const { doubled, tender } = chairs[seat].party;
  return { viewer: seat, doubled, tender };
}
