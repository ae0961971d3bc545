import { type Language, say, type Text } from '../../../games/kit/text.ts';
import type { Ranked } from '../../host/daily/daily.ts';
import { plainLine } from '../escape.ts';
import { WORDS } from '../text.ts';

const MOST = 10;

const NOBODY_YET: Text = {
  en: 'Nobody here has played it yet. Be the first.',
  de: 'Hier hat noch niemand gespielt. Fang du an.',
};

/** The best, and whoever asks if they are further down. */
export function placeLines(best: readonly Ranked[], asker: string, language: Language): string[] {
  const places = best.map((ranked, index) => ({ ranked, text: `${index + 1}. ${lineOf(ranked, language)}` }));
  const shown = places.filter(({ ranked }, index) => index < MOST || ranked.person === asker);
  return shown.length > 0 ? shown.map(({ text }) => text) : [say(NOBODY_YET, language)];
}

/** Who and how good: “Ada · 5 of 8 rooms cleared”. */
export function lineOf({ person, score }: Ranked, language: Language): string {
  const who = person === undefined ? say(WORDS.someone, language) : `<@${person}>`;
  return `${who} · ${plainLine(say(score.words, language))}`;
}
