import { ButtonStyle, type MessageComponentInteraction, MessageFlags } from 'discord.js';
import type { Seat } from '../../../games/kit/game.ts';
import { type Language, say, type Text } from '../../../games/kit/text.ts';
import { objectionTo } from '../../host/acts/agreement.ts';
import { findTable } from '../../host/table/find.ts';
import { refusal } from '../../host/house/refusal.ts';
import { type Seated, seatsOf } from '../../host/table/table.ts';
import { type Asked, refuse } from './answer.ts';
import type { Bot } from '../bot.ts';
import { buttonRows } from '../drawing/controls.ts';
import type { Row } from '../drawing/menu.ts';
import { watch } from './watch.ts';
import { languageOf, WORDS } from '../drawing/words.ts';

const { Secondary, Success, Danger } = ButtonStyle;
const MATTERS = ['pause', 'draw', 'undo'] as const;

/** Shows a player what else can be done than move; anybody else gets the spectator's view. */
export async function openMore(bot: Bot, pressed: MessageComponentInteraction, id: string): Promise<void> {
  const found = await findTable(bot.house, id);
  if ('refused' in found) return refuse(pressed, found);
  const [seat] = seatsOf(found.table, pressed.user.id);
  if (seat === undefined) return watch(bot, pressed, id, 'spectator');
  if (found.table.status === 'over') return refuse(pressed, refusal('over'));
  const language = languageOf(pressed.locale);
  const components = await moreRows(bot, found, seat, language);
  await pressed.reply({ content: say(WORDS.whatElse, language), components, flags: MessageFlags.Ephemeral });
}

/** Asks once more before a game is given up. */
export async function confirmResign(bot: Bot, asked: Asked, id: string): Promise<void> {
  const found = await findTable(bot.house, id);
  if ('refused' in found) return refuse(asked, found);
  const { table } = found;
  if (seatsOf(table, asked.user.id).length === 0) return refuse(asked, refusal('notYourTable'));
  if (table.status === 'over') return refuse(asked, refusal('over'));
  if (table.status === 'open') return refuse(asked, refusal('notStarted'));
  const language = languageOf(asked.locale);
  const content = say(WORDS.sureToResign, language);
  const components = buttonRows(
    [
      [{ kind: 'resign', table: id }, WORDS.resign, Danger],
      [{ kind: 'stay', table: id }, WORDS.stay, Secondary],
    ],
    language,
  );
  if (asked.isMessageComponent()) await asked.update({ content, components });
  else await asked.reply({ content, components, flags: MessageFlags.Ephemeral });
}

/** Only what would not be refused is offered. */
async function moreRows(bot: Bot, seated: Seated, seat: Seat, language: Language): Promise<Row[]> {
  const { id: table, status } = seated.table;
  const look = seated.game.face?.pages ? [[{ kind: 'look', table, page: 0 }, WORDS.lookUp, Secondary] as const] : [];
  const always = [...look, [{ kind: 'giveUp', table }, WORDS.resign, Danger] as const];
  if (status === 'paused') return buttonRows([[{ kind: 'resume', table }, WORDS.resume, Success], ...always], language);
  const objections = await Promise.all(MATTERS.map((what) => objectionTo(bot.house, seated, seat, what)));
  const possible = MATTERS.filter((_, index) => !objections[index]);
  const labels: Record<(typeof MATTERS)[number], Text> = {
    pause: WORDS.pause,
    draw: WORDS.offerDraw,
    undo: WORDS.undo,
  };
  return buttonRows(
    [...possible.map((kind) => [{ kind, table }, labels[kind], Secondary] as const), ...always],
    language,
  );
}
