import type { APIMessage, APIUser } from 'discord-api-types/v10';
import type { MessageForm } from '../limits/messages.ts';
import { type Part, parts } from '../limits/walk.ts';
import { type Cast, ROLES } from '../world/cast.ts';

type Allowed = NonNullable<MessageForm['allowed_mentions']>;

/** Whom a message really pings. */
type Pings = Pick<APIMessage, 'mentions' | 'mention_roles' | 'mention_everyone'>;

/** What is meant when nothing is said: interactions ping users only, ordinary messages everything that is written. */
export const MAY_PING_USERS: Allowed = { parse: ['users'] };
export const MAY_PING_ALL: Allowed = { parse: ['users', 'roles', 'everyone'], replied_user: true };

interface Written {
  readonly content: string;
  readonly components: readonly Part[];
  /** The author of the message that this one replies to. */
  readonly replied?: APIUser | undefined;
}

/** Works out the pings of a text; what `allowed` does not name stays mere text. Bots may not ping @everyone or roles here. */
export function pings(cast: Cast, written: Written, allowed: Allowed, author: { mayPingAll: boolean }): Pings {
  const texts = [...parts(written.components)].map((one) => one.content ?? '');
  const text = [written.content, ...texts].join('\n');
  const named = [...text.matchAll(/<@!?(\d+)>/g)].map((match) => match[1] ?? '');
  const users = named.filter((id) => allowed.parse?.includes('users') || allowed.users?.includes(id));
  if (written.replied && allowed.replied_user) users.push(written.replied.id);
  const roles = [...text.matchAll(/<@&(\d+)>/g)]
    .map((match) => match[1] ?? '')
    .filter((id) => ROLES.some((role) => role.id === id && (role.mentionable || author.mayPingAll)))
    .filter((id) => allowed.parse?.includes('roles') || allowed.roles?.includes(id));
  const everyone = author.mayPingAll && /@(everyone|here)\b/.test(text) && allowed.parse?.includes('everyone');
  return {
    mentions: [...new Set(users)].map((id) => cast.account(id)).filter((one) => one !== undefined),
    mention_roles: [...new Set(roles)],
    mention_everyone: everyone === true,
  };
}
