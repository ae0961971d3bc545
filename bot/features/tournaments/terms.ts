import { type Language, say, type Text } from '../../../games/kit/text.ts';
import type { Format, Tournament } from '../../../storage/records/tournament.ts';
import { duration } from '../../render/duration.ts';
import { plainLine } from '../../render/escape.ts';
import { WORDS } from '../../render/text.ts';

/** How the formats are called. */
export const FORMAT_NAMES: Record<Format, Text> = {
  swiss: { en: 'Swiss', de: 'Schweizer System' },
  robin: { en: 'everybody meets everybody', de: 'jeder gegen jeden' },
  knockout: { en: 'knock-out', de: 'K.-o.-System' },
};

/** What decides between those who have as many points. */
const TIES: Record<Format, Text> = {
  swiss: {
    en: 'Ties: the points of the opponents without the extremes (modified median), then the rating at the start. A bye is a win.',
    de: 'Bei Gleichstand: die Punkte der Gegner ohne die äußersten (Modified Median), dann die Wertung zu Beginn. Ein Freilos ist ein Sieg.',
  },
  robin: {
    en: 'Ties: the points of those one has beaten, and half of those of a draw (Sonneborn-Berger), then the rating at the start. Who would meet somebody that withdrew wins.',
    de: 'Bei Gleichstand: die Punkte der Besiegten und die halben bei Remis (Sonneborn-Berger), dann die Wertung zu Beginn. Wer auf jemanden träfe, der sich zurückgezogen hat, gewinnt.',
  },
  knockout: {
    en: 'Who loses is out. After a draw goes on who was placed higher by rating at the start; so are byes given.',
    de: 'Wer verliert, ist draußen. Nach einem Remis kommt weiter, wer zu Beginn nach Wertung höher stand; danach gehen auch die Freilose.',
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
      en: `A round lasts **${round}** at most. When it is over, whoever is to move has lost.`,
      de: `Eine Runde dauert höchstens **${round}**. Danach hat verloren, wer am Zug ist.`,
    },
    ...(turn === undefined ? [] : [{ en: `Time for each turn: **${turn}**`, de: `Zeit für jeden Zug: **${turn}**` }]),
    rated
      ? { en: 'It counts for ratings.', de: 'Es zählt für die Wertung.' }
      : { en: 'It does not count for ratings.', de: 'Es zählt nicht für die Wertung.' },
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
