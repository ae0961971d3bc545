import { say, type Text } from '../../kit/text.ts';
import type { State, Victory } from '../state.ts';

const REASONS: Readonly<Record<Victory, Text>> = {
  VICTORY_BY_IP: { en: 'with more intelligence points', de: 'mit mehr Intelligence Points' },
  VICTORY_BY_COLLAR: { en: 'for bringing the cat her collar', de: 'für das Halsband der Katze' },
  VICTORY_BY_DRINKING: { en: 'with more cocktails drunk', de: 'mit mehr getrunkenen Cocktails' },
  VICTORY_BY_SPILLING: {
    en: 'with more cocktails poured over enemies',
    de: 'mit mehr über Gegner gegossenen Cocktails',
  },
  VICTORY_BY_HP: { en: 'with less damage suffered', de: 'mit weniger erlittenem Schaden' },
  VICTORY_BY_RANDOMNESS: { en: 'by the toss of a coin', de: 'durch Münzwurf' },
};

/** What the reason of a victory is called. */
function reasonOf(victory: Victory): Text {
  return REASONS[victory];
}

/** How a match ended, in a sentence. */
export function ending({ ending }: State): Text {
  if (!ending) return '';
  const player = ending.winner + 1;
  const reason = reasonOf(ending.reason);
  return {
    en: `Player ${player} wins ${say(reason, 'en')}.`,
    de: `Spieler ${player} gewinnt ${say(reason, 'de')}.`,
  };
}
