import { type Gender, possessive } from '../../kit/possessive.ts';
import type { Reader } from '../../kit/reader.ts';
import type { Language } from '../../kit/text.ts';
import { type Card, type CreatureCard, marksOf, type SpellName } from '../rules/cards.ts';
import type { DuelSeat } from '../state.ts';

/** The German names of the built-in creatures. */
const CREATURES: Readonly<Record<string, readonly [name: string, gender: Gender]>> = {
  Limpet: ['Schnecke', 'f'],
  Gullboy: ['Möwenbub', 'm'],
  Netter: ['Fischer', 'm'],
  Buoyman: ['Bojenmann', 'm'],
  Pikeman: ['Pikenier', 'm'],
  Kelpie: ['Kelpie', 'm'],
  Siphoner: ['Sauger', 'm'],
  Harpoon: ['Harpune', 'f'],
  Breaker: ['Brecher', 'm'],
  Corsair: ['Korsar', 'm'],
  Undertow: ['Sog', 'm'],
  Dreadsub: ['Tauchboot', 'n'],
  Leviath: ['Leviath', 'm'],
  Cinder: ['Funke', 'm'],
  Ashling: ['Äschling', 'm'],
  Stoker: ['Heizer', 'm'],
  Flarecat: ['Glutkatze', 'f'],
  Slagger: ['Schlacker', 'm'],
  Kilnward: ['Ofenwart', 'm'],
  Sootmage: ['Rußmagier', 'm'],
  Torchman: ['Fackler', 'm'],
  Bellower: ['Brüller', 'm'],
  Ironhide: ['Eisenhaut', 'f'],
  Wildfire: ['Lauffeuer', 'n'],
  Moltoth: ['Moltoth', 'm'],
  Pyrarch: ['Pyrarch', 'm'],
  Sapling: ['Sämling', 'm'],
  Acorner: ['Eichel', 'f'],
  Hedgehog: ['Igel', 'm'],
  Vinewife: ['Ranke', 'f'],
  Mossback: ['Moosling', 'm'],
  Antler: ['Geweih', 'n'],
  Boarkin: ['Keiler', 'm'],
  Dryad: ['Dryade', 'f'],
  Oakguard: ['Eichwart', 'm'],
  Elkrider: ['Elchmann', 'm'],
  Bramble: ['Dornbusch', 'm'],
  Treant: ['Baumhirt', 'm'],
  Elderoak: ['Ureiche', 'f'],
  Sprite: ['Sylphe', 'f'],
  Breezer: ['Brise', 'f'],
  Swift: ['Segler', 'm'],
  Falcon: ['Falke', 'm'],
  Courier: ['Kurier', 'm'],
  Lancer: ['Lanzer', 'm'],
  Gryphon: ['Greif', 'm'],
  Skyguard: ['Luftwache', 'f'],
  Hussar: ['Husar', 'm'],
  Zephyr: ['Zephir', 'm'],
  Roc: ['Roch', 'm'],
  Tempest: ['Orkan', 'm'],
  Cog: ['Rädchen', 'n'],
  Ratchet: ['Ratsche', 'f'],
  Leech: ['Egel', 'm'],
  Tinker: ['Tüftler', 'm'],
  Coiler: ['Spuler', 'm'],
  Plater: ['Plattner', 'm'],
  Siever: ['Filterer', 'm'],
  Striker: ['Schläger', 'm'],
  Gearwolf: ['Radwolf', 'm'],
  Bulwark: ['Bollwerk', 'n'],
  Dynamo: ['Dynamo', 'm'],
  Governor: ['Regler', 'm'],
  Colossus: ['Koloss', 'm'],
  Bat: ['Flughund', 'm'],
  Toadlet: ['Unke', 'f'],
  Ghoul: ['Ghul', 'm'],
  Batcloud: ['Schwarm', 'm'],
  Mireman: ['Moormann', 'm'],
  Widow: ['Witwe', 'f'],
  Fenguard: ['Moorwart', 'm'],
  Reaper: ['Schnitter', 'm'],
  Wraith: ['Gespenst', 'n'],
  Bogbeast: ['Sumpfvieh', 'n'],
  Countess: ['Gräfin', 'f'],
};

const SPELLS: Readonly<Record<SpellName, string>> = {
  Healer: 'Heilung',
  Relief: 'Nachschub',
  Rebirth: 'Rückkehr',
  Dracula: 'Dracula',
  Traitor: 'Verräter',
};

/** The name of a spell. */
export function spellName(spell: SpellName, language: Language): string {
  return language === 'de' ? SPELLS[spell] : spell;
}

/** The name of a card: built-in cards in the language, uploaded ones as they are. */
export function cardName(card: Card, language: Language): string {
  if (card.kind === 'spell') return spellName(card.name, language);
  return translated(card, language)?.[0] ?? card.name;
}

/** A player's creature, as the subject of a sentence. */
export function creatureOf(reader: Reader, seat: DuelSeat, card: CreatureCard): string {
  const [name, gender] = translated(card, reader.language) ?? [card.name];
  return possessive(reader, seat, name, gender);
}

function translated(card: CreatureCard, language: Language) {
  const known = language === 'de' && !card.own && Object.hasOwn(CREATURES, card.name);
  return known ? CREATURES[card.name] : undefined;
}

/** A creature in short: name, damage and life. */
export function figures(
  { card, life }: { readonly card: CreatureCard; readonly life: number },
  language: Language,
): string {
  return `${cardName(card, language)} ${card.damage}/${life}`;
}

/** A card of the hand in short: a creature with figures and marks, a spell by its name. */
export function cardFigures(card: Card, language: Language): string {
  if (card.kind === 'spell') return spellName(card.name, language);
  return `${figures({ card, life: card.life }, language)} ${marksOf(card)}`.trim();
}

/** A player's life as people read it, never below 0. */
export function shownLife(life: number): number {
  return Math.max(0, life);
}
