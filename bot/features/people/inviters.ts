import { type Language, say } from '@longtable/kit';
import { ComponentType, SelectMenuDefaultValueType } from 'discord.js';
import type { Person } from '../../../storage/records/person.ts';
import type { ButtonSpec } from '../../host/feature.ts';
import { readPerson, withOrWithout } from '../../host/settings.ts';
import type { Reply } from '../../interactions/reply.ts';
import { soon } from '../../render/duration.ts';
import { message, type Row } from '../../render/message.ts';
import { buttonRows, plain, row } from '../../render/page.ts';
import { inviterId } from './ids.ts';
import { DECLINED_FOR_MS, MAX_REFUSED, refuseInvitationsFrom } from './invitations.ts';
import { texts } from './words/texts.ts';

/** Confirms a declined invitation, with a button to refuse further ones from the same user. */
export async function offerToRefuse(reply: Reply, inviter: string): Promise<void> {
  const when = soon(reply.bot.context.now() + DECLINED_FOR_MS);
  const refuse: ButtonSpec = plain(inviterId.make({ act: 'refuse', person: inviter }), texts.inviters.refuse);
  const { language } = reply;
  const end = [say(texts.inviters.declined({ user: inviter, when }), language)];
  await reply.show(message({ end, rows: buttonRows([refuse], language) }));
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
  await reply.show(message({ end: [say(done, reply.language)], rows: buttonRows([undo], reply.language) }));
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
