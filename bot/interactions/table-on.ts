import type { BaseInteraction, Message, User } from 'discord.js';
import { parseId } from '../custom-ids/ids.ts';
import { cleanName } from '../host/table/names.ts';

interface Part {
  readonly custom_id?: string;
  readonly components?: readonly Part[];
  readonly accessory?: Part;
}

/** The table that a message is about, as its buttons say; nothing if it has none. */
export function tableOn({ components }: Message): string | undefined {
  const ids = idsIn(components.map((part) => part.toJSON() as Part)).map(parseId);
  return ids.flatMap((id) => (id && 'table' in id ? (id.table ?? []) : []))[0];
}

function idsIn(parts: readonly Part[]): string[] {
  return parts.flatMap(({ custom_id, components = [], accessory }) => [
    ...(custom_id === undefined ? [] : [custom_id]),
    ...idsIn([...components, ...(accessory ? [accessory] : [])]),
  ]);
}

/** Somebody who acts at a table, and how they are called where they do it. */
interface Actor {
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
