import { say } from '@longtable/kit';
import type { UserContextMenuCommandInteraction } from 'discord.js';
import type { BoardLocation } from '../../../storage/records/table.ts';
import { openTable, type Request } from '../../host/actions/open.ts';
import { readServer } from '../../host/people/server.ts';
import { type Refused, refusal } from '../../host/refusal.ts';
import { needsThread } from '../../host/table/find.ts';
import type { LoadedTable } from '../../host/table/table.ts';
import { cannotHere, cannotIn } from '../../interactions/permissions.ts';
import type { Reply } from '../../interactions/reply.ts';
import { showInThread } from '../../interactions/settled.ts';
import { withProgramFlag } from '../programs/program.ts';
import { offerElsewhere } from './elsewhere.ts';
import { gameMenu } from './welcome.ts';
import { texts } from './words/texts.ts';

const TAKEN: Refused = {
  refused: {
    code: 'placeTaken',
    sentence: texts.here.channelTaken,
  },
};

/**
 * Opens a requested table and replies with its board, or with a link if the board is in a forum. If the channel cannot
 * have a table, offers other channels. Other refusals are passed to `reject`. Returns undefined if no table was opened.
 */
export async function openRequestedTable(
  reply: Reply,
  request: Request,
  reject = (refused: Refused) => reply.refuse(refused),
): Promise<LoadedTable | undefined> {
  const closed = await placeRefusal(reply, request.place);
  if (closed) await offerElsewhere(reply, request, closed);
  if (closed) return undefined;
  const opened = await openTable(reply.bot.context, await withProgramFlag(reply, request));
  if ('table' in opened) {
    if (needsThread(opened.table)) await showInThread(reply, opened);
    else await reply.bot.delivery.deliver(opened, (drawn) => reply.public(drawn));
    return opened;
  }
  if (opened.refused.code === 'placeTaken') await offerElsewhere(reply, request, TAKEN);
  else await reject(opened);
  return undefined;
}

async function placeRefusal(reply: Reply, { guild, forum }: BoardLocation): Promise<Refused | undefined> {
  return forum === undefined ? cannotHere(reply, 'table') : cannotIn(reply.bot, guild ?? '', forum, 'table');
}

/** Asks which game to play against the user whose context menu was used. */
export async function askForChallengeGame(reply: Reply<UserContextMenuCommandInteraction>): Promise<void> {
  const { targetUser: opponent } = reply.interaction;
  if (opponent.bot || opponent.id === reply.user.id) return reply.refuse(refusal('needsOpponent'));
  const { withheld = [] } = await readServer(reply.bot.context, reply.guildId);
  const games = [...reply.bot.context.games.values()].filter(({ id }) => !withheld.includes(id));
  const question = texts.here.challenge({ user: opponent.id });
  const menu = gameMenu({ kind: 'challenge', person: opponent.id }, games, reply.language);
  await reply.private({ content: say(question, reply.language), components: [menu] });
}
