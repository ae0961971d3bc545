import { type Language, say } from '@longtable/kit';
import { ComponentType, SelectMenuDefaultValueType } from 'discord.js';
import { type Person, userSettingsKind } from '../../../storage/records/person.ts';
import type { Table } from '../../../storage/records/table.ts';
import type { Context, Invitation } from '../../host/context.ts';
import { DAY_MS, HOUR_MS } from '../../host/duration.ts';
import type { ButtonSpec } from '../../host/feature.ts';
import { Refusal } from '../../host/refusal.ts';
import { changePerson, readPerson, withOrWithout } from '../../host/settings.ts';
import { ownersAt, personsAt } from '../../host/table/table.ts';
import type { Reply } from '../../interactions/reply.ts';
import { soon } from '../../render/duration.ts';
import type { Row } from '../../render/message.ts';
import { plain, row } from '../../render/page.ts';
import { plainLine } from '../../render/text.ts';
import { inviterId } from './record.ts';
import { texts } from './words/texts.ts';

/** Time after a declined invitation during which the same users cannot invite again. */
const DECLINED_FOR_MS = DAY_MS;
/** Maximum number of unanswered invitations from one user to another within `UNANSWERED_MS`. */
export const MAX_UNANSWERED = 3;
const UNANSWERED_MS = HOUR_MS;
/** Maximum number of users who may not invite a user. Discord's menus have as many entries. */
const MAX_REFUSED = 25;

/** Refuses guests who do not accept invitations from a user now. */
export async function checkInvitations(context: Context, { inviter, guests }: Invitation): Promise<void> {
  for (const { id, name: given = '' } of inviter === undefined ? [] : guests) {
    const name = plainLine(given);
    const { notInvitedBy = [], declined = [], invited = [] } = await readPerson(context, id);
    if (notInvitedBy.includes(inviter ?? ''))
      throw new Refusal('invitationsRefused', texts.invitations.refused({ name }));
    const pause = declined.find(({ by, until }) => by === inviter && until > context.now());
    if (pause) throw new Refusal('recentlyDeclined', texts.invitations.paused({ name, when: inWords(pause.until) }));
    const recent = invited.filter(({ by, at }) => by === inviter && at > context.now() - UNANSWERED_MS);
    const [first] = recent;
    if (first && recent.length >= MAX_UNANSWERED)
      throw new Refusal(
        'tooManyInvitations',
        texts.invitations.tooMany({ name, when: inWords(first.at + UNANSWERED_MS) }),
      );
  }
}

/** Refuses a user who may not invite a player at a table, or whom a player there may not invite. */
export async function checkCompany(context: Context, table: Table, person: string): Promise<void> {
  const { notInvitedBy: own = [] } = await readPerson(context, person);
  for (const player of invitersAt(table)) {
    const name = `<@${player}>`;
    if (own.includes(player)) throw new Refusal('ownRefusal', texts.inviters.ownRefusal({ name }));
    const { notInvitedBy = [] } = await readPerson(context, player);
    if (notInvitedBy.includes(person)) throw new Refusal('invitationsRefused', texts.invitations.refused({ name }));
  }
}

/** Returns Discord's relative timestamp. */
function inWords(time: number): string {
  return `<t:${Math.ceil(time / 1000)}:R>`;
}

/** Counts an invitation until the guest answers it. */
export async function recordInvitations(context: Context, { table, inviter, guests }: Invitation): Promise<void> {
  if (inviter === undefined) return;
  for (const { id } of guests)
    await changePerson(context, id, (person) => {
      const recent = (person.invited ?? []).filter(({ at }) => at > context.now() - UNANSWERED_MS);
      return { ...person, invited: [...recent, { table, by: inviter, at: context.now() }] };
    });
}

/** Returns the users who play at a table, themselves or with a program. */
function invitersAt(table: Table): string[] {
  return [...personsAt(table), ...ownersAt(table)];
}

/** Returns who has invited a user to a table, also if they have left it. After a long time, everyone there. */
function invitersOf({ invited = [] }: Person, table: Table): string[] {
  const known = invited.filter((invitation) => invitation.table === table.id).map(({ by }) => by);
  return known.length > 0 ? known : invitersAt(table);
}

/** Starts the pause after a user has declined the invitation to a table. */
export async function recordDecline(context: Context, table: Table, id: string): Promise<void> {
  await changePerson(context, id, (person) => {
    const inviters = invitersOf(person, table);
    const others = (person.declined ?? []).filter(({ by, until }) => until > context.now() && !inviters.includes(by));
    const pauses = inviters.map((by) => ({ by, until: context.now() + DECLINED_FOR_MS }));
    return withoutInvitedBy({ ...person, declined: [...others, ...pauses] }, inviters);
  });
}

/** Ends the pauses and the count of unanswered invitations after a user has joined a table of the inviters. */
export async function recordAcceptance(context: Context, table: Table, id: string): Promise<void> {
  const before = await readPerson(context, id);
  const { invited = [], declined = [] } = before;
  const inviters = invitersOf(before, table);
  if (![...invited, ...declined].some(({ by }) => inviters.includes(by))) return;
  await changePerson(context, id, ({ declined: pauses = [], ...person }) => {
    const others = pauses.filter(({ by }) => !inviters.includes(by));
    return withoutInvitedBy({ ...person, ...(others.length > 0 && { declined: others }) }, inviters);
  });
}

function withoutInvitedBy({ invited = [], ...person }: Person, inviters: readonly string[]): Person {
  const others = invited.filter(({ by }) => !inviters.includes(by));
  return others.length > 0 ? { ...person, invited: others } : person;
}

/** Deletes what the settings of other users say about a user's invitations. */
export async function forgetInviter(context: Context, inviter: string): Promise<void> {
  const isOther = (entry: { readonly by: string }) => entry.by !== inviter;
  for await (const id of context.storage.store(userSettingsKind).ids()) {
    const { invited = [], declined = [], notInvitedBy = [] } = await readPerson(context, id);
    if (invited.every(isOther) && declined.every(isOther) && !notInvitedBy.includes(inviter)) continue;
    await changePerson(context, id, (person) => ({
      ...person,
      invited: person.invited?.filter(isOther),
      declined: person.declined?.filter(isOther),
      notInvitedBy: person.notInvitedBy?.filter((refused) => refused !== inviter),
    }));
  }
}

/** Sets the users who may not invite a user. */
export function refuseInvitationsFrom(context: Context, id: string, inviters: readonly string[]): Promise<Person> {
  return changePerson(context, id, ({ notInvitedBy: _, ...person }): Person => {
    const notInvitedBy = inviters.filter((inviter) => inviter !== id).slice(-MAX_REFUSED);
    return notInvitedBy.length > 0 ? { ...person, notInvitedBy } : person;
  });
}

/** Confirms a declined invitation, with a button to refuse further ones from the same user. */
export async function offerToRefuse(reply: Reply, inviter: string, table: string): Promise<void> {
  const when = soon(reply.bot.context.now() + DECLINED_FOR_MS);
  const refuse: ButtonSpec = plain(inviterId.make({ act: 'refuse', person: inviter }), texts.inviters.refuse);
  const accept: ButtonSpec = plain({ kind: 'join', table }, texts.inviters.acceptAfterAll);
  await reply.show({ end: [texts.inviters.declined({ user: inviter, when })], rows: [[accept, refuse]] });
}

/** Refuses or allows invitations from a user, with a button that undoes it. */
export async function setInviter(reply: Reply, inviter: string, isRefused: boolean): Promise<void> {
  const { context } = reply.bot;
  const { notInvitedBy } = await readPerson(context, reply.user.id);
  await refuseInvitationsFrom(context, reply.user.id, withOrWithout(notInvitedBy, inviter, isRefused));
  const undo: ButtonSpec = plain(
    inviterId.make({ act: isRefused ? 'allow' : 'refuse', person: inviter }),
    isRefused ? texts.inviters.allow : texts.inviters.refuse,
  );
  const done = isRefused ? texts.inviters.refused({ user: inviter }) : texts.inviters.allowed({ user: inviter });
  await reply.show({ end: [done], rows: [[undo]] });
}

/** Returns a menu of the users who may not invite this one. */
export function invitersRow({ notInvitedBy = [] }: Person, language: Language): Row {
  return row([
    {
      type: ComponentType.UserSelect,
      custom_id: inviterId.make({ act: 'choose', person: '0' }),
      placeholder: say(texts.inviters.choose, language),
      min_values: 0,
      max_values: MAX_REFUSED,
      default_values: notInvitedBy.map((id) => ({ id, type: SelectMenuDefaultValueType.User })),
    },
  ]);
}
