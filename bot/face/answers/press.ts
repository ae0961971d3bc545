import type { MessageComponentInteraction, ModalSubmitInteraction } from 'discord.js';
import { say } from '../../../games/kit/text.ts';
import { answerProposal, goOn, raise } from './agreements.ts';
import { whisper } from './answer.ts';
import type { Bot } from '../bot.ts';
import { choose } from './choose.ts';
import { parseId, parseValue } from '../drawing/id.ts';
import { confirmResign, openMore } from './more.ts';
import { decide } from './overtime.ts';
import { lookUp } from './pages.ts';
import { openPanel } from './panel.ts';
import { parsePastId } from '../past/id.ts';
import { pressPast, submitPast } from '../past/press.ts';
import { openThread } from '../request/thread.ts';
import { decline, giveUp, join, leave, playAgain } from './seats.ts';
import { watch } from './watch.ts';
import { languageOf, WORDS } from '../drawing/words.ts';

/** Answers a button or a select menu. */
export async function press(bot: Bot, pressed: MessageComponentInteraction): Promise<void> {
  const past = parsePastId(pressed.customId);
  if (past) return pressPast(bot, pressed, past);
  const id = parseId(pressed.customId);
  switch (id?.kind) {
    case 'choice':
      return choose(bot, pressed, id);
    case 'menu': {
      const chosen = pressed.isStringSelectMenu() ? parseValue(pressed.values[0] ?? '') : undefined;
      return chosen
        ? choose(bot, pressed, { ...id, kind: 'choice', ...chosen })
        : whisper(pressed, WORDS.notUnderstood);
    }
    case 'look':
      return lookUp(bot, pressed, id.table, id.page);
    case 'panel':
      return openPanel(bot, pressed, id.table);
    case 'join':
      return join(bot, pressed, id.table);
    case 'leave':
      return leave(bot, pressed, id.table);
    case 'decline':
      return decline(bot, pressed, id.table);
    case 'thread':
      return openThread(bot, pressed, id.table);
    case 'more':
      return openMore(bot, pressed, id.table);
    case 'pause':
    case 'draw':
    case 'undo':
      return raise(bot, pressed, id.table, id.kind);
    case 'agree':
    case 'refuse':
      return answerProposal(bot, pressed, id);
    case 'resume':
      return goOn(bot, pressed, id.table);
    case 'rematch':
      return playAgain(bot, pressed, id.table);
    case 'watch':
      return watch(bot, pressed, id.table, id.viewer);
    case 'seats': {
      const chosen = pressed.isStringSelectMenu() ? parseId(pressed.values[0] ?? '') : undefined;
      return chosen?.kind === 'watch'
        ? watch(bot, pressed, id.table, chosen.viewer)
        : whisper(pressed, WORDS.notUnderstood);
    }
    case 'giveUp':
      return confirmResign(bot, pressed, id.table);
    case 'overtime':
      return decide(bot, pressed, id);
    case 'resign':
      return giveUp(bot, pressed, id.table);
    case 'stay':
      await pressed.update({ content: say(WORDS.playingOn, languageOf(pressed.locale)), components: [] });
      return;
    case undefined:
      return whisper(pressed, WORDS.notUnderstood);
  }
}

/** Answers a modal: what was typed goes on where the choice's line ended. */
export async function submit(bot: Bot, submitted: ModalSubmitInteraction): Promise<void> {
  const past = parsePastId(submitted.customId);
  if (past && submitted.isFromMessage()) return submitPast(bot, submitted, past);
  const id = parseId(submitted.customId);
  if (id?.kind !== 'choice' || !submitted.isFromMessage()) return whisper(submitted, WORDS.notUnderstood);
  const line = id.line + submitted.fields.getTextInputValue('text').trim();
  return choose(bot, submitted, { ...id, act: 'play', line });
}
