import { type Language, say, type Text } from '@longtable/kit';
import type { Modifier } from '../rules/modifiers.ts';
import { texts } from './texts.ts';

export const MODIFIERS: Readonly<Record<Modifier, { readonly name: Text; readonly about: Text }>> = {
  tough: {
    name: texts.modifiers.toughHides,
    about: texts.modifiers.monstersHave4MoreHealth,
  },
  weary: {
    name: texts.modifiers.longRoad,
    about: texts.modifiers.runaStartsWith3LessHealth,
  },
  eager: {
    name: texts.modifiers.wideAwake,
    about: texts.modifiers.monstersStartWith1MoreFocus,
  },
  scarce: {
    name: texts.modifiers.thinBandages,
    about: texts.modifiers.aDiscardedCardHeals1Less,
  },
  crowned: {
    name: texts.modifiers.heavyCrowns,
    about: texts.modifiers.bossesHave8MoreHealth,
  },
  wary: {
    name: texts.modifiers.onGuard,
    about: texts.modifiers.monstersStartEachFightBlocking2,
  },
  looted: {
    name: texts.modifiers.slimPickings,
    about: texts.modifiers.theLootHasOneCardFewer,
  },
  spent: {
    name: texts.modifiers.emptyPouch,
    about: texts.modifiers.aDiscardedCardHeals1Less,
  },
  hardened: {
    name: texts.modifiers.stoneSkin,
    about: texts.modifiers.monstersHave4MoreHealth,
  },
  ironclad: {
    name: texts.modifiers.ironCrowns,
    about: texts.modifiers.bossesHave10MoreHealth,
  },
  forgotten: {
    name: texts.modifiers.forgottenTraining,
    about: texts.modifiers.runaGetsOnlyOneClassCardForLevel,
  },
  frail: {
    name: texts.modifiers.oldWound,
    about: texts.modifiers.runaStartsWith4LessHealth,
  },
  brittle: {
    name: texts.modifiers.brittleBones,
    about: texts.modifiers.monstersHave15LessHealth,
  },
  honed: {
    name: texts.modifiers.honedBlade,
    about: texts.modifiers.runaStartsWithTheNextBiggerDie,
  },
  inspired: {
    name: texts.modifiers.clearMind,
    about: texts.modifiers.runaStartsWith1MoreFocus,
  },
  nourished: {
    name: texts.modifiers.goodProvisions,
    about: texts.modifiers.aDiscardedCardHeals5More,
  },
};

export function modifierLine(modifier: Modifier, language: Language): string {
  const { name, about } = MODIFIERS[modifier];
  return `- **${say(name, language)}**: ${say(about, language)}`;
}
