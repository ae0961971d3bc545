import { z } from 'zod';

/** Cost of each spell. The keys are the list of all spells. */
const SPELL_COSTS = { Healer: 5, Relief: 3, Rebirth: 5, Dracula: 2, Traitor: 9 } as const;

export type SpellName = keyof typeof SPELL_COSTS;
export const SPELLS = Object.keys(SPELL_COSTS) as [SpellName, ...SpellName[]];

/** Maximum life of a creature, printed or healed. */
export const MAX_CREATURE_LIFE = 9;

export const creatureCard = z.strictObject({
  kind: z.literal('creature'),
  name: z.string(),
  cost: z.int().min(1).max(15),
  damage: z.int().min(0).max(9),
  life: z.int().min(1).max(MAX_CREATURE_LIFE),
  shield: z.boolean(),
  drain: z.boolean(),
  speedy: z.boolean(),
  /** Whether the card was uploaded. Its name is not translated. */
  own: z.literal(true).optional(),
  /** Icon that the author of an uploaded deck has chosen. */
  icon: z.string().max(40).optional(),
});

const spellCard = z.strictObject({ kind: z.literal('spell'), name: z.enum(SPELLS) });

export const card = z.discriminatedUnion('kind', [creatureCard, spellCard]);

export type CreatureCard = Readonly<z.infer<typeof creatureCard>>;
export type SpellCard = Readonly<z.infer<typeof spellCard>>;
export type Card = CreatureCard | SpellCard;

/** Returns the mana that a card costs. */
export function costOf(card: Card): number {
  return card.kind === 'spell' ? SPELL_COSTS[card.name] : card.cost;
}

/**
 * Returns the marks of a creature: M drains mana, S is a shield, A (speedy) is awake immediately. The order is that of
 * the original program.
 */
export function marksOf(card: CreatureCard): string {
  return (card.drain ? 'M' : '') + (card.shield ? 'S' : '') + (card.speedy ? 'A' : '');
}
