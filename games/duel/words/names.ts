import {
  column,
  type Gender,
  type InEach,
  inLanguage,
  type Language,
  possessive,
  type Reader,
  say,
  type Text,
} from '@longtable/kit';
import { type Card, type CreatureCard, costOf, marksOf, type SpellName } from '../rules/cards.ts';
import type { DeckList } from '../rules/decks.ts';
import type { DuelSeat } from '../state.ts';
import { texts } from './texts.ts';

/** German names of the built-in creatures. */
const CREATURES: Readonly<Record<string, readonly [name: string, gender: Gender, asObject?: string]>> = {
  Limpet: ['Schnecke', 'f'],
  Gullboy: ['Möwenbub', 'm', 'Möwenbuben'],
  Netter: ['Fischer', 'm'],
  Buoyman: ['Bojenmann', 'm'],
  Pikeman: ['Pikenier', 'm'],
  Kelpie: ['Kelpie', 'm'],
  Siphoner: ['Sauger', 'm'],
  Harpoon: ['Harpune', 'f'],
  Breaker: ['Brecher', 'm'],
  Corsair: ['Korsar', 'm', 'Korsaren'],
  Undertow: ['Sog', 'm'],
  Dreadsub: ['Tauchboot', 'n'],
  Leviath: ['Leviath', 'm'],
  Cinder: ['Funke', 'm', 'Funken'],
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
  Pyrarch: ['Pyrarch', 'm', 'Pyrarchen'],
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
  Treant: ['Baumhirt', 'm', 'Baumhirten'],
  Elderoak: ['Ureiche', 'f'],
  Sprite: ['Sylphe', 'f'],
  Breezer: ['Brise', 'f'],
  Swift: ['Segler', 'm'],
  Falcon: ['Falke', 'm', 'Falken'],
  Courier: ['Kurier', 'm'],
  Lancer: ['Lanzer', 'm'],
  Gryphon: ['Greif', 'm', 'Greifen'],
  Skyguard: ['Luftwache', 'f'],
  Hussar: ['Husar', 'm', 'Husaren'],
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

export function spellName(spell: SpellName, language: Language): string {
  return language === 'de' ? SPELLS[spell] : spell;
}

/** Returns the translated name of a built-in card, or the name of an uploaded one. */
export function cardName(card: Card, language: Language): string {
  if (card.kind === 'spell') return spellName(card.name, language);
  return translated(card, language)?.[0] ?? card.name;
}

/** Returns a player's creature as the subject of a sentence. */
export function creatureOf(reader: Reader, seat: DuelSeat, card: CreatureCard): string {
  const [name, gender] = translated(card, reader.language) ?? [card.name];
  return possessive(reader, seat, name, gender);
}

/** Returns a player's creature as the object of a sentence. */
export function creatureAsObject(reader: Reader, seat: DuelSeat, card: CreatureCard): string {
  const [name, gender, asObject = name] = translated(card, reader.language) ?? [card.name];
  return possessive(reader, seat, asObject, gender, 'object');
}

function translated(card: CreatureCard, language: Language) {
  const known = language === 'de' && !card.own && Object.hasOwn(CREATURES, card.name);
  return known ? CREATURES[card.name] : undefined;
}

/** Returns name, damage and life of a creature. */
export function figures(
  { card, life }: { readonly card: CreatureCard; readonly life: number },
  language: Language,
): string {
  return `${cardName(card, language)} ${card.damage}/${life}`;
}

/** Returns the short form of a card: name, damage, life and marks of a creature, or the name of a spell. */
export function cardFigures(card: Card, language: Language): string {
  if (card.kind === 'spell') return spellName(card.name, language);
  return `${figures({ card, life: card.life }, language)} ${marksOf(card)}`.trim();
}

/** Returns a player's life, at least 0. */
export function shownLife(life: number): number {
  return Math.max(0, life);
}

/** Short meanings of the marks. */
const BRIEF_MARKS: readonly (readonly [mark: string, meaning: Text])[] = [
  ['S', texts.names.shield],
  ['M', texts.names.manaDrain],
  ['z', texts.names.asleep],
  ['=', texts.names.attacked],
];

export function briefMarks(marks: ReadonlySet<string>, language: Language): string[] {
  return BRIEF_MARKS.filter(([mark]) => marks.has(mark)).map(([mark, meaning]) => `${mark} ${say(meaning, language)}`);
}

/** Legend of the marks on the board. */
const MARKS: readonly (readonly [mark: string, meaning: Text])[] = [
  ['5/4', texts.names.damage5Life4],
  ['S', texts.names.shieldAttackItFirst],
  ['M', texts.names.manaDrainHitsTakeAllMana],
  ['A', texts.names.speedyAwakeRightAway],
  ['z', texts.names.asleepCantAttackOrBeHit],
  ['=', texts.names.hasAttackedThisTurn],
  ['+', texts.names.freeSlotYouCanChoose],
  ['>', texts.names.whoseTurnItIs],
];

export function markLines(language: Language): string[] {
  return MARKS.map(([mark, meaning]) => `${column(mark, 3)} ${say(meaning, language)}`);
}

const HEADS: InEach<readonly [string, string]> = { en: ['card', 'cost'], de: ['Karte', 'Mana'] };

/** Returns a line per card of a deck: copies, name, cost, and a creature's damage/life and marks. */
export function deckLines(list: DeckList, language: Language): readonly string[] {
  const rows = list.map(({ card, copies }) => {
    const values = card.kind === 'spell' ? '' : `${card.damage}/${card.life} ${marksOf(card)}`;
    return [String(copies), cardName(card, language), String(costOf(card)), values] as const;
  });
  const [card, cost] = inLanguage(HEADS, language);
  return [['#', card, cost, ''] as const, ...rows].map(([copies, name, price, values]) =>
    `${copies.padStart(2)} ${column(name, 9)} ${price.padStart(4)}  ${values}`.trimEnd(),
  );
}
