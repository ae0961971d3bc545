import { ignoreRefusal } from '../host/refusal.ts';
import { cachedTable, findTable } from '../host/table/find.ts';
import { ownRequest, type PendingRequest } from './pending.ts';
import type { Reply } from './reply.ts';
import { managedServer } from './roles.ts';
import { type AtTable, admitTo, type ResolvedTable, type TableAccess } from './table-access.ts';

/** Value that the router resolves for the handler of a button, form or command, by access type. The comments name the admitted users. */
export interface Resolved extends ResolvedTable {
  /** Anyone. It affects only the user's own data or what the channel already shows. */
  anyone: undefined;
  /** A member with the permission Manage Server. Resolves to the server id. */
  manager: string;
  /** Anyone. Resolves to the table if the id contains one and the user may visit it. */
  rules: AtTable | undefined;
  /** A spectator of a finished table, or anyone with a replay file. */
  replay: AtTable | undefined;
  /** The user who requested a table that is not open yet, or who has a seat in the request. */
  request: PendingRequest;
}

export type Access = keyof Resolved;

/** Access types that a button can declare, by the fields of its custom id. */
export type AccessOf<Data> = Data extends { readonly table: string }
  ? TableAccess
  : Data extends { readonly request: string }
    ? 'request'
    : 'anyone' | 'manager' | 'rules' | 'replay';

/** Parts of a custom id that decide about access. */
interface Target {
  readonly kind?: string;
  readonly table?: string | undefined;
  readonly request?: string;
  readonly act?: string;
  readonly surface?: string;
}

/** Resolves the value for a handler. Refuses users without access. */
export async function admit<A extends Access>(reply: Reply, access: A, target: Target): Promise<Resolved[A]>;
export async function admit(reply: Reply, access: Access, target: Target): Promise<Resolved[Access]> {
  const { bot } = reply;
  switch (access) {
    case 'anyone':
      return undefined;
    case 'manager':
      return managedServer(reply);
    case 'request':
      return ownRequest(bot.context, reply.user.id, target.request ?? '');
    case 'replay':
      return target.table === undefined ? undefined : admit(reply, 'finished', target);
    case 'rules':
      return target.table === undefined ? undefined : admit(reply, 'visitor', target).catch(ignoreRefusal);
    default: {
      const cached = isPlay(access, target) ? cachedTable(bot.context, target.table ?? '') : undefined;
      const at = cached && (await admitTo(reply, access, cached, target).catch(ignoreRefusal));
      return at ?? admitTo(reply, access, findTable(bot.context, target.table ?? ''), target);
    }
  }
}

/** Whether a press plays a line. Its commit checks seat and turn again, so a cached table is sufficient. */
function isPlay(access: Access, { act, surface }: Target): boolean {
  return access === 'chooser' && act === 'play' && surface !== 'page';
}
