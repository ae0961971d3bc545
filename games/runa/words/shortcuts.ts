import { eachLanguage, type Text } from '../../kit/text.ts';
import type { Card } from '../rules/cards.ts';
import type { Monster } from '../state.ts';
import { abilityName, theMonster } from './names.ts';

/** An attack that goes on until a monster is dead. */
export function untilItFalls(card: Card, monster: Monster['name']): Text {
  return eachLanguage((language) => {
    const [what, whom] = [abilityName(card, language), theMonster(monster, language)];
    return language === 'en' ? `${what} until ${whom} falls` : `${what}, bis ${whom} fällt`;
  });
}

/** Runa was hurt meanwhile. */
export function lost(health: number): Text {
  return { en: `Stopped: Runa has lost ${health} health.`, de: `Gestoppt: Runa hat ${health} Leben verloren.` };
}

/** The monster is covered now. */
export function useless(card: Card): Text {
  return eachLanguage((language) => {
    const what = abilityName(card, language);
    return language === 'en'
      ? `Stopped: ${what} would do no damage now.`
      : `Gestoppt: ${what} macht jetzt keinen Schaden.`;
  });
}

export const DEADLY: Text = {
  en: 'Stopped: this round could kill Runa.',
  de: 'Gestoppt: Diese Runde könnte Runa töten.',
};
