import { PermissionFlagsBits } from 'discord.js';
import type { Id, Kind } from '../custom-ids/ids.ts';
import { type OpenDraft, readDraft } from '../host/editor/drafts.ts';
import type { Posted } from '../host/lobby/post.ts';
import { readOrQuarantine } from '../host/read.ts';
import { type Refused, refusal } from '../host/refusal.ts';
import { cachedTable, findTable } from '../host/table/find.ts';
import type { Held } from '../host/tournaments/tournament.ts';
import type { Bot } from './bot.ts';
import { findRequest, type Kept } from './pending.ts';
import type { Reply } from './reply.ts';
import { type AtTable, admitTo, type ResolvedTable, type TableAccess } from './table-access.ts';

/** The users who may use a button, form or command, and the value that the router resolves for its handler. */
export interface Resolved extends ResolvedTable {
  /** Anyone: it shows or changes only what is the user's own, or what this place shows to everyone. */
  anyone: undefined;
  /** A member of this server with the permission Manage Server; resolves to the server. */
  manager: string;
  /** Anyone; the way back from the rules to a table is for its visitors. */
  rules: AtTable | undefined;
  /** A spectator of a finished table, or anyone who has the file of a game. */
  replay: AtTable | undefined;
  /** The owner of a draft. */
  draft: OpenDraft;
  /** The user who asked for a table that is not open yet. */
  request: Kept;
  /** Anyone in the channel of a lobby post; only its author starts the game. */
  lobby: Posted;
  /** Anyone on the server of a tournament; only its organiser and managers start, announce or cancel it. */
  tournament: Held;
}

export type Access = keyof Resolved;

/** The accesses that a kind of button may declare: a button of a table declares one of a table. */
export type AccessOf<K extends Kind> =
  Id<K> extends { readonly table: string }
    ? TableAccess
    : Id<K> extends { readonly draft: string }
      ? 'draft'
      : Id<K> extends { readonly request: string }
        ? 'request'
        : Id<K> extends { readonly post: string }
          ? 'lobby'
          : Id<K> extends { readonly tournament: string }
            ? 'tournament'
            : 'anyone' | 'manager' | 'rules' | 'replay';

/** The parts of a custom id that decide about access. */
interface Target {
  readonly kind?: Kind;
  readonly table?: string | undefined;
  readonly draft?: string;
  readonly request?: string;
  readonly post?: string;
  readonly tournament?: string;
  readonly act?: string;
  readonly surface?: string;
}

/** Resolves what a handler needs, or returns why this user may not use it here. */
export async function admit<A extends Access>(
  bot: Bot,
  reply: Reply,
  access: A,
  target: Target,
): Promise<Resolved[A] | Refused>;
export async function admit(
  bot: Bot,
  reply: Reply,
  access: Access,
  target: Target,
): Promise<Resolved[Access] | Refused> {
  switch (access) {
    case 'anyone':
      return undefined;
    case 'manager':
      return managedServer(reply);
    case 'draft':
      return readDraft(bot.context, reply.user.id, target.draft ?? '');
    case 'request':
      return ownRequest(bot, reply, target.request ?? '');
    case 'lobby':
      return lobbyPost(bot, reply, target);
    case 'tournament':
      return tournamentHere(bot, reply, target);
    case 'replay':
      return target.table === undefined ? undefined : admit(bot, reply, 'finished', target);
    case 'rules': {
      const at = target.table === undefined ? undefined : await admit(bot, reply, 'visitor', target);
      return at && 'refused' in at ? undefined : at;
    }
    default: {
      const cached = isPlay(access, target) ? cachedTable(bot.context, target.table ?? '') : undefined;
      const at = cached && (await admitTo(bot, reply, access, cached, target));
      if (at && !('refused' in at)) return at;
      return admitTo(bot, reply, access, await findTable(bot.context, target.table ?? ''), target);
    }
  }
}

/** Whether a press plays a line. Its commit checks seat and turn again, so a cached table is enough to admit it. */
function isPlay(access: Access, { act, surface }: Target): boolean {
  return access === 'chooser' && act === 'play' && surface !== 'plan';
}

/** Whether a user has the permission Manage Server. */
export function isManager({ interaction: { memberPermissions } }: Reply): boolean {
  return memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false;
}

function managedServer(reply: Reply): string | Refused {
  if (reply.guildId === null) return refusal('serverOnly');
  return isManager(reply) ? reply.guildId : refusal('notManager');
}

async function ownRequest({ context }: Bot, { user }: Reply, key: string): Promise<Kept | Refused> {
  const kept = await findRequest(context, key);
  const { opener, sitters = [] } = kept?.request ?? {};
  const isOwn = opener === user.id || sitters.some((sitter) => sitter.kind === 'person' && sitter.id === user.id);
  return kept && isOwn ? kept : refusal('requestGone');
}

async function lobbyPost({ context }: Bot, reply: Reply, { post: id = '', act }: Target): Promise<Posted | Refused> {
  const post = await readOrQuarantine(context, context.lobbyPosts, id);
  if (!post || post.channel !== reply.channelId) return refusal('postGone');
  return act === 'begin' && post.person !== reply.user.id ? refusal('notYourStart') : { id, post };
}

const ORGANISING: Readonly<Record<string, Parameters<typeof refusal>[0]>> = {
  start: 'notOrganiser',
  begin: 'notOrganiser',
  announce: 'notYoursToAnnounce',
  sure: 'notYoursToCancel',
  cancel: 'notYoursToCancel',
};

async function tournamentHere(
  { context }: Bot,
  reply: Reply,
  { tournament: id = '', act = '' }: Target,
): Promise<Held | Refused> {
  const tournament = await context.tournaments.get(id);
  if (!tournament || tournament.guild !== reply.guildId) return refusal('noTournament');
  const code = ORGANISING[act];
  const isOrganiser = tournament.organiser === reply.user.id || isManager(reply);
  return code === undefined || isOrganiser ? { id, tournament } : refusal(code);
}
