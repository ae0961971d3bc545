import { TimestampStyles, time } from 'discord.js';
import type { AnyGame } from '../../../games/kit/game.ts';
import { type Language, say, type Text } from '../../../games/kit/text.ts';
import type { Context } from '../../host/context.ts';
import { bestOf, type Ranked } from '../../host/daily/daily.ts';
import { dayBefore, dayOf, endOfDay } from '../../host/day.ts';
import { plainLine } from '../../render/escape.ts';
import { WORDS } from '../../render/text.ts';

const MOST = 10;

const ofTheDay: Text = { en: 'of the day', de: 'des Tages' };
const nobodyYet: Text = {
  en: 'Nobody here has played it yet. Be the first with `/daily play`.',
  de: 'Hier hat noch niemand gespielt. Fang mit `/täglich spielen` an.',
};
const yesterdaysBest: Text = { en: 'Yesterday’s best:', de: 'Gestern am besten:' };
const next: Text = { en: 'The next one opens', de: 'Das nächste öffnet' };

/** The board of a game of the day in a server or DM: the best, whoever asks if they are further down, and yesterday's best. */
export async function dailyBoard(
  context: Context,
  { game, home, person, language }: { game: AnyGame; home: string; person: string; language: Language },
): Promise<string> {
  const now = context.now();
  const today = dayOf(now);
  const best = await bestOf(context, home, game.id, today);
  const [champion] = await bestOf(context, home, game.id, dayBefore(today));
  const line = (ranked: Ranked) => `${named(ranked, language)} · ${plainLine(say(ranked.score.words, language))}`;
  const places = best.map((ranked, index) => ({ ranked, text: `${index + 1}. ${line(ranked)}` }));
  const shown = places.filter(({ ranked }, index) => index < MOST || ranked.person === person);
  return [
    `**${game.title} ${say(ofTheDay, language)}** · ${today}`,
    ...(shown.length > 0 ? shown.map(({ text }) => text) : [say(nobodyYet, language)]),
    ...(champion ? [`-# ${say(yesterdaysBest, language)} ${line(champion)}`] : []),
    `-# ${say(next, language)} ${time(Math.floor(endOfDay(today) / 1000), TimestampStyles.RelativeTime)}`,
  ].join('\n');
}

function named({ person }: Ranked, language: Language): string {
  return person === undefined ? say(WORDS.someone, language) : `<@${person}>`;
}
