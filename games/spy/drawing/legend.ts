import type { Text } from '../../kit/text.ts';

/** The marks of the map and the short words beside it. */
export const LEGEND: Text = {
  en: [
    '`@@` the active agent; two capitals are your agents, two lowercase letters are everyone else, usually initials',
    '`&&` the cat, `!!` the janitor, ` *` an item on the floor, `~~` fog',
    '` .` free, `##` wall, `^^` fireplace (dries clothes), ` _` bar seat (heals)',
    '`$1`–`$9`, then `10` and up: safes with their numbers',
    '`()` roulette, `)(` with a prism, `::` wrecked',
    '`= ` bar table, `=Y` with a cocktail, `=+` with one you poisoned',
    'HP: health. IP: intelligence points (the most IP wins). C: chips (they turn into IP at the end)',
  ].join('\n'),
  de: [
    '`@@` wer am Zug ist; zwei Großbuchstaben sind deine Agenten, zwei Kleinbuchstaben alle anderen, meist die Initialen',
    '`&&` die Katze, `!!` der Hausmeister, ` *` ein Gegenstand am Boden, `~~` Nebel',
    '` .` frei, `##` Wand, `^^` Kamin (trocknet Kleider), ` _` Sitzplatz (heilt)',
    '`$1`–`$9` und ab `10`: Tresore mit ihrer Nummer',
    '`()` Roulette, `)(` mit Prisma, `::` zerstört',
    '`= ` Bar-Tisch, `=Y` mit Cocktail, `=+` mit einem, den du vergiftet hast',
    'HP: Gesundheit. IP: Geheimdienstpunkte (die meisten IP gewinnen). C: Chips (werden am Ende zu IP)',
  ].join('\n'),
};
