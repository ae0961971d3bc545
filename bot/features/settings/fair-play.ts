import { eachLanguage, list, say, type Text } from '@longtable/kit';
import type { Context } from '../../host/context.ts';
import { type Pattern, patternsAt } from '../../host/history/patterns.ts';

const HEAD: Text = {
  en: 'Rated games of the last 7 days that stand out. There can be good reasons, so have a look before you act.',
  de: 'Auffällige gewertete Spiele der letzten 7 Tage. Das kann gute Gründe haben, sieh also erst nach.',
};
const NOTHING: Text = {
  en: 'No rated game of the last 7 days stands out.',
  de: 'In den letzten 7 Tagen ist kein gewertetes Spiel aufgefallen.',
};

const WORDS: Record<Pattern['kind'], (games: number) => Text> = {
  often: (games) => ({ en: `${games} games`, de: `${games} Spiele` }),
  unplayed: (games) => ({ en: `${games} games with hardly any moves`, de: `${games} Spiele fast ohne Züge` }),
  inTurns: (games) => ({
    en: `took turns resigning, ${games} games in a row`,
    de: `${games} Spiele in Folge abwechselnd aufgegeben`,
  }),
};

/** Maximum number of lines in a message. */
const MAX_PATTERNS = 15;

/** Lists suspicious patterns in the rated games of a server, for its managers. */
export async function fairPlayLines(context: Context, guild: string): Promise<Text> {
  const patterns = await patternsAt(context, guild);
  if (patterns.length === 0) return NOTHING;
  return eachLanguage((language) => {
    const lines = patterns.slice(0, MAX_PATTERNS).map(({ kind, game, players, games }) => {
      const who = list(
        players.map((player) => `<@${player}>`),
        language,
      );
      const title = context.shelf.get(game)?.title ?? game;
      return `- ${who} · ${title}: **${say(WORDS[kind](games), language)}**`;
    });
    return [say(HEAD, language), ...lines].join('\n');
  });
}
