import type { Id, Kind } from '../custom-ids/ids.ts';
import { type OpenDraft, readDraft } from '../features/editor/drafts.ts';
import { tournamentKind } from '../features/tournaments/record.ts';
import type { TournamentEntry } from '../features/tournaments/tournament.ts';
import { ignoreRefusal, Refusal, type RefusalCode } from '../host/refusal.ts';
import { cachedTable, findTable } from '../host/table/find.ts';
import { ownRequest, type PendingRequest } from './pending.ts';
import type { Reply } from './reply.ts';
import { isManager, managedServer } from './roles.ts';
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
  /** The owner of a draft. */
  draft: OpenDraft;
  /** The user who requested a table that is not open yet, or who has a seat in the request. Only managers can set up the lobby. */
  request: PendingRequest;
  /** Anyone on the server of a tournament. Only its organiser and managers can start, announce or cancel it. */
  tournament: TournamentEntry;
}

export type Access = keyof Resolved;

/** Access types that a kind of button can declare, by the fields of its custom id. */
export type AccessOf<K extends Kind> =
  Id<K> extends { readonly table: string }
    ? TableAccess
    : Id<K> extends { readonly draft: string }
      ? 'draft'
      : Id<K> extends { readonly request: string }
        ? 'request'
        : Id<K> extends { readonly tournament: string }
          ? 'tournament'
          : 'anyone' | 'manager' | 'rules' | 'replay';

/** Parts of a custom id that decide about access. */
interface Target {
  readonly kind?: Kind;
  readonly table?: string | undefined;
  readonly draft?: string;
  readonly request?: string;
  readonly tournament?: string;
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
    case 'draft':
      return readDraft(bot.context, reply.user.id, target.draft ?? '');
    case 'request':
      if (isLobbySetup(target) && !isManager(reply)) throw new Refusal('notManager');
      return ownRequest(bot.context, reply.user.id, target.request ?? '');
    case 'tournament':
      return tournamentHere(reply, target);
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
  return access === 'chooser' && act === 'play' && surface !== 'plan';
}

/** Whether a press sets up the server's lobby channel. */
function isLobbySetup({ kind, act }: Target): boolean {
  return kind === 'lobby' && act !== 'friend';
}

const ORGANISING: Readonly<Record<string, RefusalCode>> = {
  start: 'notOrganiser',
  begin: 'notOrganiser',
  announce: 'notYoursToAnnounce',
  sure: 'notYoursToCancel',
  cancel: 'notYoursToCancel',
};

async function tournamentHere(reply: Reply, { tournament: id = '', act = '' }: Target): Promise<TournamentEntry> {
  const tournament = await reply.bot.context.storage.store(tournamentKind).get(id);
  if (!tournament || tournament.guild !== reply.guildId) throw new Refusal('noTournament');
  const code = ORGANISING[act];
  const isOrganiser = tournament.organiser === reply.user.id || isManager(reply);
  if (code !== undefined && !isOrganiser) throw new Refusal(code);
  return { id, tournament };
}
