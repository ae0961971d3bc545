import type { Text } from '@longtable/kit';
import { z } from 'zod';
import { type Card, type CreatureCard, MAX_CREATURE_LIFE, SPELLS } from '../rules/cards.ts';

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
});

const spellEntry = z.strictObject({ name: z.enum(SPELLS) });

export const deckFile = z.strictObject({
  Creatures: z.array(creatureEntry).max(MAX_ENTRIES),
  Spells: z.array(spellEntry).max(MAX_ENTRIES),
});

export type DeckFile = z.infer<typeof deckFile>;

type CreatureEntry = z.infer<typeof creatureEntry>;
type Issue = z.core.$ZodIssue;
type Words = { readonly en: string; readonly de: string };

const YES_OR_NO: Words = { en: 'must be true or false', de: 'muss true oder false sein' };
const SPELL_NAMES = SPELLS.join(', ');

const REQUIREMENTS: Readonly<Record<string, Words>> = {
  Creatures: { en: 'must be a list of creatures', de: 'muss eine Liste von Kreaturen sein' },
  Spells: { en: 'must be a list of spells', de: 'muss eine Liste von Zaubern sein' },
  name: { en: 'must be 1 to 8 characters long', de: 'muss 1 bis 8 Zeichen lang sein' },
  mana_cost: { en: 'must be a whole number from 1 to 15', de: 'muss eine ganze Zahl von 1 bis 15 sein' },
  damage_points: { en: 'must be a whole number from 0 to 9', de: 'muss eine ganze Zahl von 0 bis 9 sein' },
  life_points: { en: 'must be a whole number from 1 to 9', de: 'muss eine ganze Zahl von 1 bis 9 sein' },
  shield: YES_OR_NO,
  mana_drain: YES_OR_NO,
  speedy: YES_OR_NO,
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
    return { problem: { en: 'The deck file isn’t valid JSON.', de: 'Die Deck-Datei ist kein gültiges JSON.' } };
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
  };
}

/** Returns the first violation of a rule about the whole deck. */
function problemOfWhole(creatures: readonly CreatureEntry[], spells: number): Text | undefined {
  const total = creatures.length + spells;
  if (total < MIN_DECK_SIZE) {
    return {
      en: `A deck needs at least ${MIN_DECK_SIZE} cards. This one has ${total}.`,
      de: `Ein Deck braucht mindestens ${MIN_DECK_SIZE} Karten. Dieses hat ${total}.`,
    };
  }
  const withSpeed = creatures.filter((entry) => entry.speedy !== undefined).length;
  if (withSpeed !== 0 && withSpeed !== creatures.length) {
    return {
      en: 'If one creature has “speedy”, every creature must have it.',
      de: 'Hat eine Kreatur „speedy“, müssen es alle haben.',
    };
  }
  const known = new Map<string, CreatureEntry>();
  for (const entry of creatures) {
    const twin = known.get(entry.name) ?? entry;
    if (!sameValues(entry, twin)) {
      return {
        en: `The creatures named “${entry.name}” differ. Copies must have the same values.`,
        de: `Die Kreaturen namens „${entry.name}“ unterscheiden sich. Kopien müssen dieselben Werte haben.`,
      };
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
  const place = index === undefined ? '' : `${String(list)} ${Number(index) + 1}: `;
  if (issue.code === 'unrecognized_keys') {
    const key = JSON.stringify(issue.keys[0]?.slice(0, 20)).slice(1, -1);
    return { en: `${place}“${key}” isn’t a valid key.`, de: `${place}„${key}“ ist kein gültiger Schlüssel.` };
  }
  if (list === 'Spells' && member === 'name') {
    return { en: `${place}a spell must be one of ${SPELL_NAMES}.`, de: `${place}Erlaubt sind nur ${SPELL_NAMES}.` };
  }
  const wrong = index === undefined ? list : member;
  const requirement = wrong === undefined ? undefined : REQUIREMENTS[String(wrong)];
  if (requirement) {
    const name = String(wrong);
    return { en: `${place}“${name}” ${requirement.en}.`, de: `${place}„${name}“ ${requirement.de}.` };
  }
  return {
    en: `${place || 'The deck file: '}expected an object in curly brackets.`,
    de: `${place || 'Die Deck-Datei: '}Hier muss ein Objekt in geschweiften Klammern stehen.`,
  };
}
