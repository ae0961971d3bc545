import { ButtonStyle } from 'discord.js';
import type { AnyGame } from '../../../games/kit/game.ts';
import { type Language, say, type Text } from '../../../games/kit/text.ts';
import { bestOf, type Ranked } from '../../host/daily/daily.ts';
import { dayBefore, dayOf } from '../../host/day.ts';
import { homeOf } from '../../host/table/table.ts';
import type { Bot } from '../../interactions/bot.ts';
import type { Reply } from '../../interactions/reply.ts';
import { buttonRows, type Labelled } from '../../render/controls.ts';
import { lineOf, placeLines } from '../../render/dailies/places.ts';
import { dailyName } from '../../render/day.ts';
import { message } from '../../render/message.ts';
import { WORDS } from '../../render/text.ts';

const YESTERDAYS_BEST: Text = { en: 'Yesterday’s best:', de: 'Gestern am besten:' };
const REPLAY_BEST: Text = { en: 'Replay yesterday’s best', de: 'Bestes von gestern nachspielen' };

/** Shows the leaderboard of a daily in a server or DM: the best, whoever asks if they are further down, and yesterday's best. */
export async function showBoard({ context }: Bot, reply: Reply, daily: string): Promise<void> {
  const { language, user } = reply;
  const home = homeOf({ guild: reply.guildId, channel: reply.channelId });
  const today = dayOf(context.now());
  const best = await bestOf(context, home, daily, today);
  const [champion] = await bestOf(context, home, daily, dayBefore(today));
  const drawn = message({
    title: `**${titleOf(context.shelf.get(daily), today, language)}**`,
    end: [
      ...placeLines(best, user.id, language),
      ...(champion ? [`-# ${say(YESTERDAYS_BEST, language)} ${lineOf(champion, language)}`] : []),
    ],
    rows: buttonRows([[{ kind: 'dailies' }, WORDS.back, ButtonStyle.Secondary], ...replayOf(champion)], language),
  });
  await reply.show(drawn);
}

/** What a daily is called: after its game, if it isn’t the puzzle. */
function titleOf(game: AnyGame | undefined, day: string, language: Language): string {
  return [...(game ? [game.title] : []), say(dailyName(day, !game), language)].join(' · ');
}

/** The way to see how yesterday's best game went. */
function replayOf(champion: Ranked | undefined): Labelled[] {
  if (!champion) return [];
  const { table } = champion;
  return [[{ kind: 'replay', step: 'open', table, viewer: 'spectator', move: 0 }, REPLAY_BEST, ButtonStyle.Secondary]];
}
