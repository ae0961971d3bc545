import { type AnyGame, say } from '@longtable/kit';
import { DAY_MS } from '../../host/duration.ts';
import type { LeaderboardPage } from '../../interactions/feature.ts';
import { homeIdOf, type Reply } from '../../interactions/reply.ts';
import { soon } from '../../render/duration.ts';
import { attemptsByScore } from './daily.ts';
import { weeklyId } from './deal.ts';
import { mondayOf } from './record.ts';
import { lineOf, placeLines } from './result.ts';
import { texts } from './words/texts.ts';

/** Returns the best runs by this week's rules, the winner of last week, and the end of the week. */
export async function weekBoard(reply: Reply, game: AnyGame): Promise<LeaderboardPage> {
  const { language } = reply;
  const monday = mondayOf(reply.bot.context.now());
  const next = Date.parse(monday) + 7 * DAY_MS;
  const bestSince = (day: string) => attemptsByScore(reply.bot.context, homeIdOf(reply), weeklyId(game), day);
  const [champion] = await bestSince(mondayOf(Date.parse(monday) - DAY_MS));
  const best = await bestSince(monday);
  const lines = [
    ...placeLines(best, reply.user.id, language),
    ...(champion ? [`-# ${say(texts.week.bestOfLast({ best: lineOf(champion, language) }), language)}`] : []),
    say(texts.week.about({ next: soon(next) }), language),
  ];
  return { lines, places: best.map(({ person, score }) => ({ person, score: say(score.words, language) })) };
}
