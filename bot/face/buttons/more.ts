import { ButtonStyle, MessageFlags } from 'discord.js';
import type { Seat } from '../../../games/kit/game.ts';
import { type Language, say, type Text } from '../../../games/kit/text.ts';
import { objectionTo } from '../../host/acts/agreement.ts';
import { refusal } from '../../host/house/refusal.ts';
import { findTable } from '../../host/table/find.ts';
import { type Seated, seatsOf } from '../../host/table/table.ts';
import { watch } from '../answers/watch.ts';
import { refuse } from '../desk/answer.ts';
import type { Bot } from '../desk/bot.ts';
import type { Button } from '../desk/button.ts';
import { buttonRows } from '../drawing/controls.ts';
import type { Row } from '../drawing/menu.ts';
import { languageOf, WORDS } from '../drawing/words.ts';

const { Secondary, Success, Danger } = ButtonStyle;
const MATTERS = ['pause', 'draw', 'undo'] as const;

/** Shows a player what else can be done than move; anybody else gets the spectator's view. */
export const button: Button<'more'> = {
  kind: 'more',
  async press(pressed, bot, { table }) {
    const found = await findTable(bot.house, table);
    if ('refused' in found) return refuse(pressed, found);
    const [seat] = seatsOf(found.table, pressed.user.id);
    if (seat === undefined) return watch(bot, pressed, table, 'spectator');
    if (found.table.status === 'over') return refuse(pressed, refusal('over'));
    const language = languageOf(pressed.locale);
    const components = await moreRows(bot, found, seat, language);
    await pressed.reply({ content: say(WORDS.whatElse, language), components, flags: MessageFlags.Ephemeral });
  },
};

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
