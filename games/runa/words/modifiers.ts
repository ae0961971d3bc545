import { type Language, say, type Text } from '@longtable/kit';
import type { Modifier } from '../rules/modifiers.ts';

export const MODIFIERS: Readonly<Record<Modifier, { readonly name: Text; readonly about: Text }>> = {
  tough: {
    name: { en: 'Tough hides', de: 'Dicke Haut' },
    about: { en: 'Monsters have 4% more health.', de: 'Monster haben 4 % mehr Leben.' },
  },
  weary: {
    name: { en: 'Long road', de: 'Langer Weg' },
    about: { en: 'Runa starts with 3 less health.', de: 'Runa startet mit 3 Leben weniger.' },
  },
  eager: {
    name: { en: 'Wide awake', de: 'Hellwach' },
    about: { en: 'Monsters start with 1 more focus.', de: 'Monster starten mit 1 Fokus mehr.' },
  },
  scarce: {
    name: { en: 'Thin bandages', de: 'Dünne Verbände' },
    about: { en: 'A discarded card heals 1 less.', de: 'Eine abgeworfene Karte heilt 1 weniger.' },
  },
  crowned: {
    name: { en: 'Heavy crowns', de: 'Schwere Kronen' },
    about: { en: 'Bosses have 8% more health.', de: 'Bosse haben 8 % mehr Leben.' },
  },
  wary: {
    name: { en: 'On guard', de: 'In Deckung' },
    about: { en: 'Monsters start each fight blocking 2.', de: 'Monster blocken zu Beginn jedes Kampfes 2.' },
  },
  looted: {
    name: { en: 'Slim pickings', de: 'Magere Beute' },
    about: { en: 'The loot has one card fewer.', de: 'Die Beute hat eine Karte weniger.' },
  },
  spent: {
    name: { en: 'Empty pouch', de: 'Leerer Beutel' },
    about: { en: 'A discarded card heals 1 less.', de: 'Eine abgeworfene Karte heilt 1 weniger.' },
  },
  hardened: {
    name: { en: 'Stone skin', de: 'Steinhaut' },
    about: { en: 'Monsters have 4% more health.', de: 'Monster haben 4 % mehr Leben.' },
  },
  ironclad: {
    name: { en: 'Iron crowns', de: 'Eiserne Kronen' },
    about: { en: 'Bosses have 10% more health.', de: 'Bosse haben 10 % mehr Leben.' },
  },
  forgotten: {
    name: { en: 'Forgotten training', de: 'Vergessene Lehren' },
    about: {
      en: 'Runa gets only one class card for level 2.',
      de: 'Runa bekommt für Level 2 nur eine Klassenkarte.',
    },
  },
  frail: {
    name: { en: 'Old wound', de: 'Alte Wunde' },
    about: { en: 'Runa starts with 4 less health.', de: 'Runa startet mit 4 Leben weniger.' },
  },
  brittle: {
    name: { en: 'Brittle bones', de: 'Mürbe Knochen' },
    about: { en: 'Monsters have 15% less health.', de: 'Monster haben 15 % weniger Leben.' },
  },
  honed: {
    name: { en: 'Honed blade', de: 'Scharfe Klinge' },
    about: { en: 'Runa starts with the next bigger die.', de: 'Runa startet mit dem nächstgrößeren Würfel.' },
  },
  inspired: {
    name: { en: 'Clear mind', de: 'Klarer Kopf' },
    about: { en: 'Runa starts with 1 more focus.', de: 'Runa startet mit 1 Fokus mehr.' },
  },
  nourished: {
    name: { en: 'Good provisions', de: 'Guter Proviant' },
    about: { en: 'A discarded card heals 5 more.', de: 'Eine abgeworfene Karte heilt 5 mehr.' },
  },
};

export function modifierLine(modifier: Modifier, language: Language): string {
  const { name, about } = MODIFIERS[modifier];
  return `- **${say(name, language)}**: ${say(about, language)}`;
}
