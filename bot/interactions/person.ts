import type { BaseInteraction, User } from 'discord.js';
import { cleanName } from '../host/table/names.ts';

/** Somebody who acts at a table, and how they are called where they do it. */
export interface Actor {
  readonly person: string;
  readonly name: string;
}

/** Who sent an interaction. */
export function actorOf(asked: BaseInteraction): Actor {
  const { user, member } = asked;
  const nickname = member && 'displayName' in member ? member.displayName : member?.nick;
  return { person: user.id, name: shownName(user, nickname) };
}

/** How a person is called: as the server calls them, as they call themselves, or by their account, whichever has letters. */
export function shownName(user: User, nickname: string | null | undefined): string {
  return [nickname, user.globalName, user.username].map((name) => cleanName(name ?? '')).find(Boolean) ?? user.id;
}
