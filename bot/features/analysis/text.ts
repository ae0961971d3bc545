import type { Language, Text } from '@longtable/kit';

export const WORDS = {
  analysing: { en: 'Analysing the game…', de: 'Das Spiel wird analysiert …' },
  failed: {
    en: 'I couldn’t analyse this game. Try again later.',
    de: 'Dieses Spiel konnte nicht analysiert werden. Versuch es später noch einmal.',
  },
  chances: { en: 'Win chance', de: 'Gewinnchance' },
  expected: { en: 'Expected result', de: 'Erwartetes Ergebnis' },
  accuracy: { en: 'Accuracy', de: 'Genauigkeit' },
  noTurns: {
    en: 'No single move decided this game.',
    de: 'Kein einzelner Zug hat dieses Spiel entschieden.',
  },
  about: {
    en: '-# Computers played every position to the end many times, knowing only what a player could know.',
    de: '-# Der Computer hat jede Stellung oft zu Ende gespielt und wusste dabei nur, was am Tisch bekannt war.',
  },
  perfect: { en: '-# 100% would be a perfect run.', de: '-# 100 % sind ein perfekter Durchlauf.' },
} satisfies Record<string, Text>;

/** Example: “Move 12 · Ada: Attack” and “Better (+18%): Set Imp”. */
export function turningPointText(move: number, played: string, better: string, points: number): Text {
  return {
    en: `**Move ${move}** · ${played}\nBetter (+${points} points): **${better}**`,
    de: `**Zug ${move}** · ${played}\nBesser (+${points} Punkte): **${better}**`,
  };
}

/** Prefix of a reason that addresses another player than the reader. */
export function hintFor(who: string): Text {
  return { en: `Hint for ${who}:`, de: `Tipp für ${who}:` };
}

export function moveLabel(move: number): Text {
  return { en: `Move ${move}`, de: `Zug ${move}` };
}

export function fromMoveName(move: number): Text {
  return { en: `From move ${move}`, de: `Ab Zug ${move}` };
}

export function playFromLabel(move: number): Text {
  return { en: `Play from ${move}`, de: `Ab ${move} spielen` };
}

/** Formats a fraction as a percentage: “50%” in English, „50 %“ in German. */
export function percent(share: number, language: Language): string {
  return share.toLocaleString(language, { style: 'percent' });
}
