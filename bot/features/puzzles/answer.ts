import { say, type Text } from '../../../games/kit/text.ts';
import { chanceAt } from '../../host/computers/chance.ts';
import { type GamePuzzle, puzzleAt, solutionOf } from '../../host/puzzles/puzzle.ts';
import { refusal } from '../../host/refusal.ts';
import { findTable } from '../../host/table/find.ts';
import { readerAt } from '../../host/table/names.ts';
import { type LoadedTable, seatsOf } from '../../host/table/table.ts';
import type { Bot } from '../../interactions/bot.ts';
import type { Reply } from '../../interactions/reply.ts';
import { drawShown, lookOf } from '../../render/display.ts';
import { plainLine } from '../../render/escape.ts';
import { message } from '../../render/message.ts';
import { linesOf, quoted } from '../../render/story.ts';

const ANSWER: Text = { en: 'The answer', de: 'Die Lösung' };

/** Shows somebody the answer to the puzzle that they could not solve: what is played, why, and where it leads. */
export async function showAnswer(bot: Bot, reply: Reply, id: string): Promise<void> {
  const found = await findTable(bot.context, id);
  if ('refused' in found) return reply.refuse(found);
  const { table, game } = found;
  if (seatsOf(table, reply.user.id).length === 0) return reply.refuse(refusal('notYourTable'));
  if (table.status !== 'over') return reply.refuse(refusal('notOver'));
  const puzzle = puzzleAt(found);
  if (!puzzle) return reply.refuse(refusal('puzzleGone'));
  const solution = solutionOf({ game, puzzle });
  const look = await lookOf(bot.context, reply);
  const reader = readerAt(found, puzzle.seat, look.language);
  const why = await reasonFor(bot, found, { game, puzzle }, solution.start);
  const drawn = message({
    title: `**${say(ANSWER, look.language)}** · ${game.title}`,
    story: solution.events.flatMap((events, at) => [
      ...quoted(linesOf(game, events, reader)),
      ...(at === 0 && why ? [`> -# ${plainLine(say(why, look.language))}`] : []),
    ]),
    ...drawShown(game, { id: `${id}|answer`, state: solution.state }, reader, look),
  });
  await bot.pictures.send(drawn, (shown) => reply.private(shown));
}

/** Why the answer begins as it does, if the computer would begin like that too. */
async function reasonFor(
  { context }: Bot,
  { table }: LoadedTable,
  { game, puzzle }: GamePuzzle,
  start: unknown,
): Promise<Text | undefined> {
  if (!game.computers) return undefined;
  const chance = chanceAt(table, puzzle.seat);
  const advice = await context.computerPool.advise(game, start, puzzle.seat, chance).catch(() => undefined);
  return advice?.line === puzzle.answer[0] ? advice?.why : undefined;
}
