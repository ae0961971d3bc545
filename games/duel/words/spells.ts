import type { Text } from '../../kit/text.ts';
import { costOf, type SpellName } from '../rules/cards.ts';

/** What each spell does, for whoever looks it up. */
export const SPELL_TEXTS: Readonly<Record<SpellName, Text>> = {
  Healer: {
    en: 'each of your creatures gains 1 life, up to 9.',
    de: 'jede deiner Kreaturen gewinnt 1 Leben, bis 9.',
  },
  Relief: {
    en: 'draw three cards; each one you cannot draw costs 1 life.',
    de: 'ziehe drei Karten; jede, die du nicht ziehen kannst, kostet 1 Leben.',
  },
  Rebirth: {
    en: 'your last dead or sacrificed creature returns to the first free slot, asleep.',
    de: 'deine zuletzt gestorbene oder geopferte Kreatur kehrt schlafend auf das erste freie Feld zurück.',
  },
  Dracula: {
    en: 'your opponent loses 2 life, you gain 2.',
    de: 'dein Gegner verliert 2 Leben, du gewinnst 2.',
  },
  Traitor: {
    en: 'take any creature of your opponent, even a sleeping one or one behind a shield.',
    de: 'nimm irgendeine Kreatur deines Gegners, auch eine schlafende oder eine hinter einem Schild.',
  },
};

/** What a spell costs. */
export function spellCost(name: SpellName): number {
  return costOf({ kind: 'spell', name });
}
