import { type Language, say, type Text } from '../../../games/kit/text.ts';
import type { Format, Tournament } from '../../../storage/records/tournament.ts';
import { duration } from '../../render/duration.ts';
import { plainLine } from '../../render/escape.ts';
import { WORDS } from '../../render/text.ts';

/** How the formats are called. */
export const FORMAT_NAMES: Record<Format, Text> = {
  swiss: { en: 'Swiss', de: 'Schweizer System' },
  robin: { en: 'round robin', de: 'jeder gegen jeden' },
  knockout: { en: 'single elimination', de: 'K.-o.-System' },
};

/** What decides between those who have as many points. */
const TIES: Record<Format, Text> = {
  swiss: {
    en: 'Tiebreaks: modified median (your opponents’ points without the extremes), then starting rating. A bye counts as a win.',
    de: 'Bei Gleichstand: die Punkte der Gegner ohne die äußersten (Modified Median), dann die Wertung zu Beginn. Ein Freilos ist ein Sieg.',
  },
  robin: {
    en: 'Ties: the points of those one has beaten, and half of those of a draw (Sonneborn-Berger), then the rating at the start. Who would meet somebody that withdrew wins.',
    de: 'Bei Gleichstand: die Punkte der Besiegten und die halben bei Remis (Sonneborn-Berger), dann die Wertung zu Beginn. Wer auf jemanden träfe, der sich zurückgezogen hat, gewinnt.',
  },
  knockout: {
    en: 'Lose and you’re out. After a draw, the higher seed advances; byes also go to the highest seeds.',
    de: 'Wer verliert, ist draußen. Nach einem Remis kommt weiter, wer zu Beginn höher gesetzt war; auch Freilose richten sich danach.',
  },
};

/** What somebody agrees to who takes part, a line each. */
export function termsOf({ format, perTurn, roundTime, rated }: Tournament, language: Language): string[] {
  const [turn, round] = [
    perTurn === undefined ? undefined : duration(perTurn, language),
    duration(roundTime, language),
  ];
  const lines: Text[] = [
    {
      en: `Each round lasts up to **${round}**. When time is up, whoever’s turn it is loses.`,
      de: `Eine Runde dauert höchstens **${round}**. Danach hat verloren, wer am Zug ist.`,
    },
    ...(turn === undefined ? [] : [{ en: `Time per turn: **${turn}**`, de: `Zeit für jeden Zug: **${turn}**` }]),
    rated
      ? { en: 'It counts for ratings.', de: 'Es zählt für die Wertung.' }
      : { en: 'Unrated.', de: 'Es zählt nicht für die Wertung.' },
    TIES[format],
  ];
  return lines.map((line) => `- ${say(line, language)}`);
}

/** How somebody who takes part is called. */
export function calledIn({ entrants }: Tournament, entrant: number | null, language: Language): string {
  const name = entrant === null ? '' : entrants[entrant]?.name;
  return plainLine(name || say(WORDS.someone, language));
}

/** Points, with halves as people write them. */
export function pointWords(points: number, language: Language): string {
  if (points % 1 !== 0.5) return points.toLocaleString(language);
  return points < 1 ? '½' : `${Math.floor(points)}½`;
}
