import type { Text } from '../../kit/text.ts';

/** The marks of the map and the short words beside it. */
export const LEGEND: Text = {
  en: [
    '`@@` the agent who is on; two capitals are your agents, two small letters everybody else, mostly initials',
    '`&&` the cat, `!!` the janitor, ` *` something lies here, `~~` fog',
    '` .` free, `##` wall, `^^` fireplace (dries), ` _` seat (heals)',
    '`$1`–`$9` and `10` on: safes with their numbers',
    '`()` roulette, `)(` with a prism, `::` wrecked',
    '`= ` bar table, `=Y` with a cocktail, `=+` with one that you poisoned',
    'HP health, IP intelligence points (most of them win), C chips (they become IP at the end)',
  ].join('\n'),
  de: [
    '`@@` wer am Zug ist; zwei große Buchstaben sind deine Agenten, zwei kleine alle anderen, meist die Anfangsbuchstaben',
    '`&&` die Katze, `!!` der Hausmeister, ` *` hier liegt etwas, `~~` Nebel',
    '` .` frei, `##` Wand, `^^` Kamin (trocknet), ` _` Sitz (heilt)',
    '`$1`–`$9` und ab `10`: Tresore mit ihrer Nummer',
    '`()` Roulette, `)(` mit Prisma, `::` zerstört',
    '`= ` Bar-Tisch, `=Y` mit Cocktail, `=+` mit einem, den du vergiftet hast',
    'HP Gesundheit, IP Geheimdienstpunkte (die meisten gewinnen), C Chips (werden am Ende zu IP)',
  ].join('\n'),
};
