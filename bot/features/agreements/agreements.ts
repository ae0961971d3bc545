import type { MessageComponentInteraction } from 'discord.js';
import type { Text } from '../../../games/kit/text.ts';
import type { Id } from '../../custom-ids/ids.ts';
import { answerOffer, type Matter, propose } from '../../host/actions/agreement.ts';
import { resume } from '../../host/actions/pause.ts';
import type { Bot } from '../../interactions/bot.ts';
import { type Asked, refuse } from '../../interactions/reply.ts';
import { showSettled } from '../../interactions/settled.ts';
import { WORDS } from '../../render/text.ts';

const DONE: Record<Matter, Text> = { pause: WORDS.pausedNow, draw: WORDS.drawnNow, undo: WORDS.undoneNow };

/** Proposes something to the others at a table, or does it where there is nobody to ask. */
export async function raise(bot: Bot, asked: Asked, table: string, what: Matter): Promise<void> {
  const raised = await propose(bot.context, table, asked.user.id, what);
  if ('refused' in raised) return refuse(asked, raised);
  await showSettled(bot, asked, raised, raised.table.offer ? WORDS.proposed : DONE[what]);
}

/** Agrees to a proposal on the board, or declines it. */
export async function answerProposal(
  bot: Bot,
  pressed: MessageComponentInteraction,
  { table, mark }: Id<'agree' | 'refuse'>,
  agrees: boolean,
): Promise<void> {
  const answered = await answerOffer(bot.context, table, pressed.user.id, mark, agrees);
  if ('refused' in answered) return refuse(pressed, answered);
  await showSettled(bot, pressed, answered, WORDS.answered);
}

/** Goes on with a paused game. */
export async function goOn(bot: Bot, asked: Asked, table: string): Promise<void> {
  const resumed = await resume(bot.context, table, asked.user.id);
  if ('refused' in resumed) return refuse(asked, resumed);
  await showSettled(bot, asked, resumed, WORDS.resumedNow);
}
