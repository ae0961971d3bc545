import type { Text, Translation } from '@longtable/kit';
import { z } from 'zod';
import { type Card, type CreatureCard, MAX_CREATURE_LIFE, SPELLS } from '../rules/cards.ts';
import { texts } from '../words/texts.ts';
import { FACES } from './card-art.ts';

/** Deck in list order (creatures, then spells), or the reason why the file is invalid. */
type DeckReading = { readonly deck: readonly Card[] } | { readonly problem: Text };

const MIN_DECK_SIZE = 10;
/** Maximum number of entries per list. The limit on the file size is reached first. */
const MAX_ENTRIES = 2000;
const MAX_NAME_LENGTH = 8;

const creatureEntry = z.strictObject({
  name: z
    .string()
    .max(2 * MAX_NAME_LENGTH)
    .refine((name) => name !== '' && [...name].length <= MAX_NAME_LENGTH),
  mana_cost: z.int().min(1).max(15),
  damage_points: z.int().min(0).max(9),
  life_points: z.int().min(1).max(MAX_CREATURE_LIFE),
  shield: z.boolean(),
  mana_drain: z.boolean(),
  speedy: z.boolean().optional(),
  icon: z.enum(FACES.map(({ icon }) => icon)).optional(),
});

const spellEntry = z.strictObject({ name: z.enum(SPELLS) });

export const deckFile = z.strictObject({
  Creatures: z.array(creatureEntry).max(MAX_ENTRIES),
  Spells: z.array(spellEntry).max(MAX_ENTRIES),
});

export type DeckFile = z.infer<typeof deckFile>;

type CreatureEntry = z.infer<typeof creatureEntry>;
type Issue = z.core.$ZodIssue;

const { creatureList, spellList, length, wholeNumber, trueOrFalse, knownIcon } = texts.deckFile;

const REQUIREMENTS: Readonly<Record<string, Translation>> = {
  Creatures: creatureList,
  Spells: spellList,
  name: length({ max: MAX_NAME_LENGTH }),
  mana_cost: wholeNumber({ min: 1, max: 15 }),
  damage_points: wholeNumber({ min: 0, max: 9 }),
  life_points: wholeNumber({ min: 1, max: MAX_CREATURE_LIFE }),
  shield: trueOrFalse,
  mana_drain: trueOrFalse,
  speedy: trueOrFalse,
  icon: knownIcon,
};

/** Reads a deck file by all rules of the original. */
export function readDeck(text: string): DeckReading {
  const file = readEntries(text);
  if ('problem' in file) return file;
  const { Creatures: creatures, Spells: spells } = file;
  const problem = problemOfWhole(creatures, spells.length);
  if (problem) return { problem };
  return { deck: [...creatures.map(toCard), ...spells.map(({ name }): Card => ({ kind: 'spell', name }))] };
}

/** Reads the entries of a deck file and checks each of them separately. */
export function readEntries(text: string): DeckFile | { readonly problem: Text } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { problem: texts.deckFile.notJson };
  }
  const file = deckFile.safeParse(json);
  return file.success ? file.data : { problem: explain(file.error.issues[0]!) };
}

function toCard(entry: CreatureEntry): CreatureCard {
  return {
    kind: 'creature',
    name: entry.name,
    cost: entry.mana_cost,
    damage: entry.damage_points,
    life: entry.life_points,
    shield: entry.shield,
    drain: entry.mana_drain,
    speedy: entry.speedy ?? false,
    ...(entry.icon !== undefined && { icon: entry.icon }),
  };
}

/** Returns the first violation of a rule about the whole deck, or undefined if there is none. */
function problemOfWhole(creatures: readonly CreatureEntry[], spells: number): Text | undefined {
  const total = creatures.length + spells;
  if (total < MIN_DECK_SIZE) {
    return texts.deckFile.tooFewCards({ min: MIN_DECK_SIZE, cards: total });
  }
  const withSpeed = creatures.filter((entry) => entry.speedy !== undefined).length;
  if (withSpeed !== 0 && withSpeed !== creatures.length) {
    return texts.deckFile.mixedSpeedy;
  }
  const known = new Map<string, CreatureEntry>();
  for (const entry of creatures) {
    const twin = known.get(entry.name) ?? entry;
    if (!sameValues(entry, twin)) {
      return texts.deckFile.copiesDiffer({ name: entry.name });
    }
    known.set(entry.name, twin);
  }
  return undefined;
}

function sameValues(a: CreatureEntry, b: CreatureEntry): boolean {
  return (Object.keys(creatureEntry.shape) as (keyof CreatureEntry)[]).every((member) => a[member] === b[member]);
}

/** Returns the path of the error in the file and the expected value. */
function explain(issue: Issue): Text {
  const [list, index, member] = issue.path;
  const place = index === undefined ? undefined : `${String(list)} ${Number(index) + 1}`;
  if (issue.code === 'unrecognized_keys') {
    const key = JSON.stringify(issue.keys[0]?.slice(0, 20)).slice(1, -1);
    return texts.deckFile.unknownKey({ place, key });
  }
  if (list === 'Spells' && member === 'name') {
    return texts.deckFile.unknownSpell({ place, spells: SPELLS.join(', ') });
  }
  const wrong = index === undefined ? list : member;
  const requirement = wrong === undefined ? undefined : REQUIREMENTS[String(wrong)];
  return requirement
    ? texts.deckFile.badValue({ place, key: String(wrong), requirement })
    : texts.deckFile.notAnObject({ place });
}
