import { z } from 'zod';
import { PROPERTY_NAMES, type PropertyName } from '../rules/properties.ts';
import { en } from '../words/en/index.ts';
import { texts } from '../words/texts.ts';

const { checks } = texts.files;

/**
 * Schema of a name that fits a line (`give TECHNICOLOUR_PRISM to …`), a button and a code block. Zero-width joiners are
 * allowed for scripts that need them.
 */
export const characterName = z
  .string()
  .min(3)
  .max(32)
  .regex(/^(?:[^\p{C}`]|[\u200c\u200d])+$/u, checks.plainText.en)
  .refine((text) => text === text.trim(), checks.trimmed.en);

export const characterSpec = z.object({
  name: characterName,
  description: z.string().max(10_000).optional(),
  gender: z.enum(['MALE', 'FEMALE', 'DIVERSE']).optional(),
  features: z
    .array(z.enum(PROPERTY_NAMES))
    .max(PROPERTY_NAMES.length)
    .refine((features) => new Set(features).size === features.length, checks.uniqueTalents.en),
});

export type CharacterSpec = z.infer<typeof characterSpec>;

/** Schema of a character file in the original's format. */
export const characterFile = z.array(characterSpec).min(10).max(64).check(checkUniqueNames);

/** Schema of a character file for the server, with longer names and more characters. */
export const looseCharacterFile = z
  .array(characterSpec.extend({ name: z.string().min(1).max(1000) }))
  .min(10)
  .max(1000)
  .check(checkUniqueNames);

/** Maximum number of characters of a description that are shown. */
const MAX_SHOWN_DESCRIPTION = 200;

/** Returns a character with its description cut to `MAX_SHOWN_DESCRIPTION` characters, to keep the state small. */
export function shortened(character: CharacterSpec): CharacterSpec {
  const letters = [...(character.description ?? '')];
  if (letters.length <= MAX_SHOWN_DESCRIPTION) return character;
  return { ...character, description: `${letters.slice(0, MAX_SHOWN_DESCRIPTION - 1).join('')}…` };
}

function checkUniqueNames({ value, issues }: z.core.ParsePayload<readonly { readonly name: string }[]>): void {
  value.forEach(({ name }, index) => {
    if (value.findIndex((other) => other.name === name) === index) return;
    issues.push({ code: 'custom', path: [index, 'name'], message: `"${name}" ${checks.uniqueName.en}`, input: value });
  });
}

type Row = readonly [
  name: string,
  description: keyof typeof en.cast,
  gender: NonNullable<CharacterSpec['gender']>,
  emblem: string,
  features: readonly PropertyName[],
];

/** The built-in casts. The first twelve names of the film cast are from the document. */
const ROWS = {
  regulars: [
    ['Adele Quill', 'adeleQuill', 'FEMALE', 'quill', ['TRADECRAFT', 'OBSERVATION']],
    ['Bruno Falk', 'brunoFalk', 'MALE', 'anchor', ['TOUGHNESS', 'SLUGGISHNESS']],
    ['Carla Marchetti', 'carlaMarchetti', 'FEMALE', 'microphone', ['HONEY_TRAP', 'LUCKY_DEVIL']],
    ['Dorian Pike', 'dorianPike', 'MALE', 'robber-hand', ['NIMBLENESS', 'FLAPS_AND_SEALS']],
    ['Esra Yildiz', 'esraYildiz', 'FEMALE', 'round-bottom-flask', ['ROBUST_STOMACH', 'TRADECRAFT']],
    ['Fergus Halloran', 'fergusHalloran', 'MALE', 'umbrella', ['JINX', 'AGILITY', 'TRADECRAFT']],
    ['Greta Lindqvist', 'gretaLindqvist', 'FEMALE', 'skier', ['NIMBLENESS', 'AGILITY']],
    ['Hugo Bellamy', 'hugoBellamy', 'MALE', 'bow-tie', ['BABYSITTER', 'OBSERVATION', 'PONDEROUSNESS']],
    ['Ines Carvalho', 'inesCarvalho', 'FEMALE', 'key', ['FLAPS_AND_SEALS', 'SPRYNESS']],
    ['Jasper Thorne', 'jasperThorne', 'MALE', 'dynamite', ['BANG_AND_BURN', 'TOUGHNESS']],
    ['Kaya Winter', 'kayaWinter', 'DIVERSE', 'diving-helmet', ['CONSTANT_CLAMMY_CLOTHES', 'SPRYNESS', 'TRADECRAFT']],
    ['Leopold Sax', 'leopoldSax', 'MALE', 'trombone', ['PONDEROUSNESS', 'SPRYNESS', 'HONEY_TRAP']],
    ['Mina Sato', 'minaSato', 'FEMALE', 'palette', ['OBSERVATION', 'NIMBLENESS']],
    ['Nestor Vidal', 'nestorVidal', 'MALE', 'card-ace-spades', ['LUCKY_DEVIL']],
    ['Olga Brandt', 'olgaBrandt', 'FEMALE', 'baby-bottle', ['BABYSITTER', 'TOUGHNESS', 'ROBUST_STOMACH']],
    ['Percy Wainwright', 'percyWainwright', 'MALE', 'drowning', ['CLAMMY_CLOTHES', 'LUCKY_DEVIL', 'AGILITY']],
    ['Quinn Osei', 'quinnOsei', 'DIVERSE', 'juggler', ['SPRYNESS', 'AGILITY']],
    ['Rosa Delgado', 'rosaDelgado', 'FEMALE', 'beer-stein', ['ROBUST_STOMACH', 'HONEY_TRAP', 'OBSERVATION']],
    ['Silas Grimm', 'silasGrimm', 'MALE', 'coffin', ['SLUGGISHNESS', 'TRADECRAFT', 'TOUGHNESS']],
    ['Tilda Rasmussen', 'tildaRasmussen', 'FEMALE', 'magnifying-glass', ['BANG_AND_BURN', 'NIMBLENESS']],
    ['Ugo Ferrante', 'ugoFerrante', 'MALE', 'steering-wheel', ['NIMBLENESS', 'JINX']],
    ['Vera Novak', 'veraNovak', 'FEMALE', 'chess-queen', ['TRADECRAFT', 'BABYSITTER']],
    ['Wendell Price', 'wendellPrice', 'MALE', 'calculator', []],
    ['Xenia Rousseau', 'xeniaRousseau', 'FEMALE', 'perfume-bottle', ['OBSERVATION', 'LUCKY_DEVIL', 'PONDEROUSNESS']],
    ['Yusuf Demir', 'yusufDemir', 'MALE', 'pocket-watch', ['FLAPS_AND_SEALS', 'TRADECRAFT', 'JINX']],
    ['Zelda Whitlock', 'zeldaWhitlock', 'FEMALE', 'book-cover', ['HONEY_TRAP', 'SPRYNESS', 'CLAMMY_CLOTHES']],
    ['Alma Kessler', 'almaKessler', 'FEMALE', 'guarded-tower', ['BABYSITTER', 'SLUGGISHNESS', 'FLAPS_AND_SEALS']],
    ['Boris Tarkov', 'borisTarkov', 'MALE', 'weight-lifting-up', ['TOUGHNESS', 'ROBUST_STOMACH', 'BANG_AND_BURN']],
  ],
  train: [
    ['Aurel Stan', 'aurelStan', 'MALE', 'bed', ['OBSERVATION', 'NIMBLENESS']],
    ['Beatrix Holm', 'beatrixHolm', 'FEMALE', 'g-clef', ['HONEY_TRAP', 'FLAPS_AND_SEALS']],
    ['Casimir Roth', 'casimirRoth', 'MALE', 'chef-toque', ['ROBUST_STOMACH', 'TOUGHNESS']],
    ['Daphne Moor', 'daphneMoor', 'FEMALE', 'binoculars', ['OBSERVATION', 'LUCKY_DEVIL']],
    ['Emil Strand', 'emilStrand', 'MALE', 'steam-locomotive', ['AGILITY', 'TOUGHNESS']],
    ['Farah Nassar', 'farahNassar', 'FEMALE', 'world', ['TRADECRAFT', 'HONEY_TRAP']],
    ['Gideon Lark', 'gideonLark', 'MALE', 'rabbit-head', ['FLAPS_AND_SEALS', 'SPRYNESS']],
    ['Hanne Voss', 'hanneVoss', 'FEMALE', 'sitting-dog', ['NIMBLENESS', 'ROBUST_STOMACH']],
    ['Iwan Petrow', 'iwanPetrow', 'MALE', 'medal', ['PONDEROUSNESS', 'TOUGHNESS', 'BANG_AND_BURN']],
    ['June Abara', 'juneAbara', 'FEMALE', 'notebook', ['SPRYNESS', 'TRADECRAFT']],
    ['Konrad Ebel', 'konradEbel', 'MALE', 'stopwatch', ['JINX', 'AGILITY', 'NIMBLENESS']],
    ['Lucia Ferro', 'luciaFerro', 'FEMALE', 'teacher', ['BABYSITTER', 'TRADECRAFT']],
    ['Milo Sand', 'miloSand', 'MALE', 'poker-hand', ['LUCKY_DEVIL', 'HONEY_TRAP']],
    ['Nadja Orlow', 'nadjaOrlow', 'FEMALE', 'whistle', ['CLAMMY_CLOTHES', 'SPRYNESS', 'TRADECRAFT']],
    ['Oskar Brill', 'oskarBrill', 'MALE', 'spectacles', ['OBSERVATION', 'BABYSITTER']],
    ['Priya Raman', 'priyaRaman', 'FEMALE', 'mountain-climbing', ['AGILITY', 'SPRYNESS']],
    ['Robin Quist', 'robinQuist', 'DIVERSE', 'duality-mask', ['NIMBLENESS', 'TRADECRAFT']],
    ['Sibyl Crane', 'sibylCrane', 'FEMALE', 'crystal-ball', ['LUCKY_DEVIL', 'OBSERVATION', 'SLUGGISHNESS']],
    ['Theo Marsh', 'theoMarsh', 'MALE', 'fishing-pole', ['CONSTANT_CLAMMY_CLOTHES', 'ROBUST_STOMACH', 'AGILITY']],
    ['Ulla Brandvold', 'ullaBrandvold', 'FEMALE', 'anvil', ['TOUGHNESS', 'BANG_AND_BURN']],
    ['Viktor Lenz', 'viktorLenz', 'MALE', 'bubbling-flask', ['BANG_AND_BURN', 'JINX', 'SPRYNESS']],
    ['Wanda Ostrow', 'wandaOstrow', 'FEMALE', 'envelope', ['FLAPS_AND_SEALS', 'OBSERVATION']],
  ],
  film: [
    ['James Bond', 'jamesBond', 'MALE', 'martini', ['SPRYNESS', 'TOUGHNESS', 'ROBUST_STOMACH', 'TRADECRAFT']],
    ['Eve Moneypenny', 'eveMoneypenny', 'FEMALE', 'lipstick', ['OBSERVATION', 'BABYSITTER']],
    ['Jaws', 'jaws', 'MALE', 'mantrap', ['TOUGHNESS', 'SLUGGISHNESS', 'BANG_AND_BURN']],
    ['Quarrel', 'quarrel', 'MALE', 'fishing-net', ['CONSTANT_CLAMMY_CLOTHES', 'OBSERVATION', 'TOUGHNESS']],
    ['Q (Boothroyd)', 'qBoothroyd', 'MALE', 'cog', ['FLAPS_AND_SEALS', 'BANG_AND_BURN', 'PONDEROUSNESS']],
    ['Dr. Madeleine Swann', 'drMadeleineSwann', 'FEMALE', 'brain', ['OBSERVATION', 'TRADECRAFT']],
    ['Tiger Tanaka', 'tigerTanaka', 'MALE', 'rank-3', ['NIMBLENESS', 'TRADECRAFT']],
    ['Kissy Suzuki', 'kissySuzuki', 'FEMALE', 'mermaid', ['NIMBLENESS', 'CLAMMY_CLOTHES', 'LUCKY_DEVIL']],
    ['Vesper Lynd', 'vesperLynd', 'FEMALE', 'gem-necklace', ['HONEY_TRAP', 'LUCKY_DEVIL']],
    ['Wai Lin', 'waiLin', 'FEMALE', 'linked-rings', ['AGILITY', 'SPRYNESS']],
    ['Le Chiffre', 'leChiffre', 'MALE', 'two-coins', ['LUCKY_DEVIL', 'ROBUST_STOMACH']],
    ['Francisco Scaramanga', 'franciscoScaramanga', 'MALE', 'bullseye', ['AGILITY', 'TRADECRAFT']],
    ['Felix Leiter', 'felixLeiter', 'MALE', 'eagle-head', ['BABYSITTER', 'JINX']],
    ['Bill Tanner', 'billTanner', 'MALE', 'megaphone', ['OBSERVATION', 'PONDEROUSNESS']],
    ['Honey Ryder', 'honeyRyder', 'FEMALE', 'splash', ['HONEY_TRAP', 'CONSTANT_CLAMMY_CLOTHES']],
    ['Pussy Galore', 'pussyGalore', 'FEMALE', 'carousel', ['NIMBLENESS', 'HONEY_TRAP']],
    ['Auric Goldfinger', 'auricGoldfinger', 'MALE', 'gold-nuggets', ['FLAPS_AND_SEALS', 'LUCKY_DEVIL']],
    ['Oddjob', 'oddjob', 'MALE', 'top-hat', ['TOUGHNESS', 'AGILITY']],
    ['Ernst Stavro Blofeld', 'ernstStavroBlofeld', 'MALE', 'cat', ['TRADECRAFT', 'BANG_AND_BURN']],
    ['Rosa Klebb', 'rosaKlebb', 'FEMALE', 'boot-prints', ['TOUGHNESS', 'FLAPS_AND_SEALS']],
    ['Red Grant', 'redGrant', 'MALE', 'wine-bottle', ['AGILITY', 'ROBUST_STOMACH']],
    ['Xenia Onatopp', 'xeniaOnatopp', 'FEMALE', 'spider-alt', ['HONEY_TRAP', 'SPRYNESS']],
    ['Alec Trevelyan', 'alecTrevelyan', 'MALE', 'star-medal', ['SPRYNESS', 'BANG_AND_BURN', 'JINX']],
    ['Natalya Simonova', 'natalyaSimonova', 'FEMALE', 'unlocking', ['FLAPS_AND_SEALS', 'CLAMMY_CLOTHES']],
    ['Jinx Johnson', 'jinxJohnson', 'FEMALE', 'daggers', ['NIMBLENESS', 'JINX', 'TRADECRAFT']],
    ['Nick Nack', 'nickNack', 'MALE', 'champagne-cork', ['SPRYNESS', 'PONDEROUSNESS', 'BABYSITTER']],
  ],
} as const satisfies Record<string, readonly Row[]>;

/** Emblems of the built-in characters by name. */
export const EMBLEMS: ReadonlyMap<string, string> = new Map(
  Object.values(ROWS).flatMap((rows: readonly Row[]) => rows.map(([name, , , emblem]) => [name, emblem])),
);

export const casts = {
  regulars: ROWS.regulars.map(characterOf),
  train: ROWS.train.map(characterOf),
  film: ROWS.film.map(characterOf),
};

/** The default cast. */
export const cast: readonly CharacterSpec[] = casts.regulars;

export const CAST_NAMES = Object.keys(casts) as [keyof typeof casts, ...(keyof typeof casts)[]];

function characterOf([name, description, gender, , features]: Row): CharacterSpec {
  return { name, description: en.cast[description], gender, features: [...features] };
}
