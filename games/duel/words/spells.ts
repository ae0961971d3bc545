import { type Language, say, type Text } from '@longtable/kit';
import { costOf, type SpellName } from '../rules/cards.ts';
import { spellName } from './names.ts';
import { texts } from './texts.ts';

export const SPELL_TEXTS: Readonly<Record<SpellName, Text>> = {
  Healer: texts.spells.eachOfYourCreaturesGains1LifeUp,
  Relief: texts.spells.draw3CardsEachDrawThatFailsCosts,
  Rebirth: texts.spells.theLastCreatureThatYouLostOr,
  Dracula: texts.spells.yourOpponentLoses2LifeAndYouGain,
  Traitor: texts.spells.takeAnyOfYourOpponentsCreatures,
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
