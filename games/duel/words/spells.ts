import { type Language, say, type Text } from '@longtable/kit';
import { costOf, type SpellName } from '../rules/cards.ts';
import { spellName } from './names.ts';

export const SPELL_TEXTS: Readonly<Record<SpellName, Text>> = {
  Healer: {
    en: 'each of your creatures gains 1 life, up to 9.',
    de: 'jede deiner Kreaturen gewinnt 1 Leben, bis höchstens 9.',
  },
  Relief: {
    en: 'draw 3 cards; each draw that fails costs 1 life.',
    de: 'zieh 3 Karten; jedes misslungene Ziehen kostet 1 Leben.',
  },
  Rebirth: {
    en: 'the last creature that you lost or sacrificed returns to your first free slot, asleep.',
    de: 'deine zuletzt verlorene oder geopferte Kreatur kehrt schlafend auf dein erstes freies Feld zurück.',
  },
  Dracula: {
    en: 'your opponent loses 2 life and you gain 2.',
    de: 'dein Gegner verliert 2 Leben, und du gewinnst 2.',
  },
  Traitor: {
    en: 'take any of your opponent’s creatures, even one that’s asleep or behind a shield.',
    de: 'nimm eine beliebige Kreatur deines Gegners, auch eine schlafende oder eine hinter einem Schild.',
  },
};

export function spellCost(name: SpellName): number {
  return costOf({ kind: 'spell', name });
}

/** Returns a line of markdown per spell: name, cost and effect. */
export function spellLines(names: readonly SpellName[], language: Language): readonly string[] {
  return names.map(
    (name) =>
      `- **${spellName(name, language)}** (${spellCost(name)} ${language === 'de' ? 'Mana' : 'mana'}): ${say(SPELL_TEXTS[name], language)}`,
  );
}
