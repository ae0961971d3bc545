import { say } from '@longtable/kit';
import type { MessageComponentInteraction } from 'discord.js';
import type { LoadedTable, Request } from '../../host/feature.ts';
import { isPrivate } from '../../host/table/terms.ts';
import { seatFor } from '../../interactions/access.ts';
import { showPanelBeside, showWaitingPanel } from '../../interactions/panel.ts';
import { cannotHere } from '../../interactions/permissions.ts';
import { actorOf, type Reply } from '../../interactions/reply.ts';
import { texts as common } from '../../render/words/texts.ts';
import { showElsewhere, threadFor } from '../../screens/new-game.ts';
import { texts as newGame } from '../../screens/words/texts.ts';
import { rematch } from './rematch.ts';
import { texts } from './words/texts.ts';

/**
 * Opens another game below a finished table, or joins the rematch that the other player has opened. In another channel,
 * replies with a link.
 */
export async function playAgain(
  reply: Reply<MessageComponentInteraction>,
  table: string,
  how: { readonly sameSeed?: boolean; readonly stronger?: boolean } = {},
): Promise<void> {
  const { bot } = reply;
  const closed = await cannotHere(reply, 'table');
  if (closed) throw closed;
  let thread: string | undefined;
  const otherChannel = async (request: Request) => {
    thread = await threadFor(reply, request);
    return thread;
  };
  const again = await rematch(bot.context, table, { ...actorOf(reply.interaction), ...how, otherChannel });
  const { channel, message } = again.table.location;
  if (again.table.terms.hidden) return showHidden(reply, again);
  if (message !== null && again.table.status === 'playing') return showStartedRematch(reply, again);
  if (channel === thread) return showElsewhere(reply, again, newGame.newGame.ownThread);
  // A panel can be in another channel than its table.
  if (channel !== reply.channelId) return showElsewhere(reply, again);
  if (message === null) {
    await bot.delivery.deliver(again, (drawn) => reply.public(drawn));
    if (again.table.status === 'open') await showWaitingPanel(reply, again);
    return;
  }
  await Promise.all([reply.acknowledge(), bot.delivery.deliver(again)]);
}

/** Shows a rematch that the other player had asked for: the panel if only players see the board, and a link from another channel. */
async function showStartedRematch(reply: Reply, loaded: LoadedTable): Promise<void> {
  const { channel } = loaded.table.location;
  const isHere = channel === reply.channelId;
  const started = isHere ? texts.replies.rematchStarted : texts.replies.rematchStartedIn({ channel });
  const seat = isPrivate(loaded) ? seatFor(loaded, reply.user.id) : undefined;
  const answer = async () => {
    if (seat !== undefined) return showPanelBeside(reply, loaded, seat, { done: started });
    await (isHere ? reply.acknowledge() : reply.private({ content: say(started, reply.language) }));
  };
  await Promise.all([answer(), reply.bot.delivery.deliver(loaded)]);
}

/** Shows the public card of a hidden table, and its panel to the player. */
async function showHidden(reply: Reply, loaded: LoadedTable): Promise<void> {
  const { channel } = loaded.table.location;
  const isHere = channel === reply.channelId;
  await reply.bot.delivery.deliver(loaded, isHere ? (drawn) => reply.public(drawn) : undefined);
  await showPanelBeside(reply, loaded, 0, isHere ? {} : { done: common.replies.yourTable({ channel }) });
}
