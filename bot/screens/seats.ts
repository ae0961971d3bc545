import type { Text } from '@longtable/kit';
import type { Table } from '../../storage/records/table.ts';
import { resign } from '../host/actions/resign.ts';
import {
  declineInvitation,
  type Invitee,
  invite,
  joinTable,
  leaveTable,
  openSeat,
  startTable,
  takeSeatBack,
} from '../host/actions/seats.ts';
import type { Context } from '../host/context.ts';
import type { LoadedTable } from '../host/feature.ts';
import { Refusal } from '../host/refusal.ts';
import {
  hasBegun,
  hostOf,
  isInLobby,
  isPrivate,
  isUnplaced,
  needsThread,
  ownSeats,
  waitersAt,
} from '../host/table/table.ts';
import { seatFor } from '../interactions/access.ts';
import type { Buttons } from '../interactions/button.ts';
import { showOutcome, showPanel } from '../interactions/panel.ts';
import { cannotIn } from '../interactions/permissions.ts';
import { actorOf, displayNameOf, type Reply } from '../interactions/reply.ts';
import { plain } from '../render/page.ts';
import { texts as common } from '../render/words/texts.ts';

/** Returns a handler that changes the user's seat and updates the board. It sends `done` if the board was not pressed. */
function seatAction(
  verb: (context: Context, id: string, person: string, name: string) => Promise<LoadedTable>,
  done: Text | ((loaded: LoadedTable) => Text),
): (reply: Reply, table: string) => Promise<void> {
  return async (reply, table) => {
    const { person, name } = actorOf(reply.interaction);
    const loaded = await verb(reply.bot.context, table, person, name);
    await showOutcome(reply, loaded, typeof done === 'function' ? done(loaded) : done);
  };
}

/** Takes the reserved seat or a free one. During a game, adds the user to the waiting list, with a button to leave it. */
export async function join(reply: Reply, waiting: Table): Promise<void> {
  const { id: table, location } = waiting;
  const { guild, channel } = location;
  const closed = isInLobby(waiting) ? await cannotIn(reply.bot, guild ?? '', channel, 'games') : undefined;
  if (closed) throw closed;
  const { person, name } = actorOf(reply.interaction);
  const loaded = await joinTable(reply.bot.context, table, person, name);
  if (!waitersAt(loaded, loaded.table).includes(person)) return showJoined(reply, loaded);
  const rows = [[plain({ kind: 'leave', table }, common.buttons.leaveList)]];
  const confirming = reply.private({ end: [common.replies.onList], rows });
  await Promise.all([confirming, reply.bot.delivery.deliver(loaded)]);
}

/** Shows the table that the user has joined. If the game has started, opens the user's panel. */
async function showJoined(reply: Reply, loaded: LoadedTable): Promise<void> {
  const seat = seatFor(loaded, reply.user.id);
  const opensPanel = loaded.table.status === 'playing' && isPrivate(loaded) && !needsThread(loaded.table);
  if (!opensPanel || seat === undefined) return showOutcome(reply, loaded, common.replies.joined);
  const isOnBoard = reply.interaction.isMessageComponent() && !reply.isInPrivate;
  if (isOnBoard) await showOutcome(reply, loaded, common.replies.joined);
  await Promise.all([showPanel(reply, loaded, seat), ...(isOnBoard ? [] : [reply.bot.delivery.deliver(loaded)])]);
}

/** Shows a change that the host has made to an open table: in the host's panel, and on the board. */
export async function showHostChange(reply: Reply, loaded: LoadedTable): Promise<void> {
  const { table } = loaded;
  const [seat] = ownSeats(loaded.table, reply.user.id);
  if (!reply.isInPrivate || seat === undefined || needsThread(table))
    return showOutcome(reply, loaded, common.replies.answered);
  if (table.status === 'open' || isPrivate(loaded)) {
    const { channel } = table.location;
    const done = channel === reply.channelId ? undefined : common.replies.yourTable({ channel });
    await Promise.all([showPanel(reply, loaded, seat, { done }), reply.bot.delivery.deliver(loaded)]);
    return;
  }
  await reply.acknowledge();
  await Promise.all([reply.dismiss(), reply.bot.delivery.deliver(loaded)]);
}

/** Returns the users selected in a menu. Undefined if one is a bot or the user, or if it is no such menu. */
export function selectedUsers({ interaction, user }: Reply): Invitee[] | undefined {
  if (!interaction.isMessageComponent() || !interaction.isUserSelectMenu()) return undefined;
  const { users, members } = interaction;
  if (users.some(({ id, bot }) => bot || id === user.id)) return undefined;
  return users.map((guest) => ({ id: guest.id, name: displayNameOf(guest, members.get(guest.id)) }));
}

/** Leaves a table before the start, or the waiting list for the next game. */
export const leave = seatAction(leaveTable, ({ table }) => {
  if (table.status === 'over' && isUnplaced(table.location)) return common.replies.challengeCancelled;
  return hasBegun(table) && !table.terms.guided ? common.replies.offList : common.replies.left;
});

/** Declines an invitation. A feature may confirm it. */
async function decline(reply: Reply, { id, seats }: Table): Promise<void> {
  const declined = await declineInvitation(reply.bot.context, id, reply.user.id);
  const host = hostOf({ seats })?.id;
  const confirm = host === undefined ? [] : reply.bot.features.flatMap((feature) => feature.confirmDecline ?? []);
  await Promise.all([
    confirm[0] && host !== undefined ? confirm[0](reply, host, id) : reply.say(common.replies.declined),
    reply.bot.delivery.deliver(declined),
  ]);
}

export const resignGame = seatAction(resign, common.replies.resigned);

export const buttons: Buttons<'join' | 'leave' | 'decline' | 'invite' | 'begin' | 'openSeat' | 'back'> = {
  join: {
    access: 'visitor',
    press: ({ reply, target: { table } }) => join(reply, table),
  },

  leave: {
    access: 'joined',
    press: ({ reply, id: { table } }) => leave(reply, table),
  },

  decline: {
    access: 'invited',
    press: ({ reply, target: { table } }) => decline(reply, table),
  },

  /** Invites users to a waiting table. */
  invite: {
    access: 'host',
    async press({ reply, id: { table } }) {
      const guests = selectedUsers(reply);
      if (!guests) throw new Refusal('needsOpponent');
      const loaded = await invite(reply.bot.context, table, reply.user.id, guests);
      await showHostChange(reply, loaded);
    },
  },

  /** Starts the game with the players who have joined. */
  begin: {
    access: 'host',
    async press({ reply, id: { table } }) {
      const loaded = await startTable(reply.bot.context, table, reply.user.id);
      await showHostChange(reply, loaded);
    },
  },

  /** Opens a reserved seat for everyone. */
  openSeat: {
    access: 'host',
    async press({ reply, id: { table } }) {
      const loaded = await openSeat(reply.bot.context, table, reply.user.id);
      await showHostChange(reply, loaded);
    },
  },

  /** Gives the user back their seat, which a computer has taken over. */
  back: {
    access: 'replaced',
    async press({ reply, id: { table } }) {
      const { person, name } = actorOf(reply.interaction);
      const seated = await takeSeatBack(reply.bot.context, table, person, name);
      await Promise.all([reply.say(common.replies.seatIsYours), reply.bot.delivery.deliver(seated)]);
    },
  },
};
