import { en } from '../words/en/index.ts';
import type { CharacterSpec } from './characters.ts';
import { film, nightTrain } from './film.ts';

/** The default cast. */
export const cast: readonly CharacterSpec[] = [
  {
    name: 'Adele Quill',
    description: en.cast.adeleQuill,
    gender: 'FEMALE',
    features: ['TRADECRAFT', 'OBSERVATION'],
  },
  {
    name: 'Bruno Falk',
    description: en.cast.brunoFalk,
    gender: 'MALE',
    features: ['TOUGHNESS', 'SLUGGISHNESS'],
  },
  {
    name: 'Carla Marchetti',
    description: en.cast.carlaMarchetti,
    gender: 'FEMALE',
    features: ['HONEY_TRAP', 'LUCKY_DEVIL'],
  },
  {
    name: 'Dorian Pike',
    description: en.cast.dorianPike,
    gender: 'MALE',
    features: ['NIMBLENESS', 'FLAPS_AND_SEALS'],
  },
  {
    name: 'Esra Yildiz',
    description: en.cast.esraYildiz,
    gender: 'FEMALE',
    features: ['ROBUST_STOMACH', 'TRADECRAFT'],
  },
  {
    name: 'Fergus Halloran',
    description: en.cast.fergusHalloran,
    gender: 'MALE',
    features: ['JINX', 'AGILITY', 'TRADECRAFT'],
  },
  {
    name: 'Greta Lindqvist',
    description: en.cast.gretaLindqvist,
    gender: 'FEMALE',
    features: ['NIMBLENESS', 'AGILITY'],
  },
  {
    name: 'Hugo Bellamy',
    description: en.cast.hugoBellamy,
    gender: 'MALE',
    features: ['BABYSITTER', 'OBSERVATION', 'PONDEROUSNESS'],
  },
  {
    name: 'Ines Carvalho',
    description: en.cast.inesCarvalho,
    gender: 'FEMALE',
    features: ['FLAPS_AND_SEALS', 'SPRYNESS'],
  },
  {
    name: 'Jasper Thorne',
    description: en.cast.jasperThorne,
    gender: 'MALE',
    features: ['BANG_AND_BURN', 'TOUGHNESS'],
  },
  {
    name: 'Kaya Winter',
    description: en.cast.kayaWinter,
    gender: 'DIVERSE',
    features: ['CONSTANT_CLAMMY_CLOTHES', 'SPRYNESS', 'TRADECRAFT'],
  },
  {
    name: 'Leopold Sax',
    description: en.cast.leopoldSax,
    gender: 'MALE',
    features: ['PONDEROUSNESS', 'SPRYNESS', 'HONEY_TRAP'],
  },
  {
    name: 'Mina Sato',
    description: en.cast.minaSato,
    gender: 'FEMALE',
    features: ['OBSERVATION', 'NIMBLENESS'],
  },
  {
    name: 'Nestor Vidal',
    description: en.cast.nestorVidal,
    gender: 'MALE',
    features: ['LUCKY_DEVIL'],
  },
  {
    name: 'Olga Brandt',
    description: en.cast.olgaBrandt,
    gender: 'FEMALE',
    features: ['BABYSITTER', 'TOUGHNESS', 'ROBUST_STOMACH'],
  },
  {
    name: 'Percy Wainwright',
    description: en.cast.percyWainwright,
    gender: 'MALE',
    features: ['CLAMMY_CLOTHES', 'LUCKY_DEVIL', 'AGILITY'],
  },
  {
    name: 'Quinn Osei',
    description: en.cast.quinnOsei,
    gender: 'DIVERSE',
    features: ['SPRYNESS', 'AGILITY'],
  },
  {
    name: 'Rosa Delgado',
    description: en.cast.rosaDelgado,
    gender: 'FEMALE',
    features: ['ROBUST_STOMACH', 'HONEY_TRAP', 'OBSERVATION'],
  },
  {
    name: 'Silas Grimm',
    description: en.cast.silasGrimm,
    gender: 'MALE',
    features: ['SLUGGISHNESS', 'TRADECRAFT', 'TOUGHNESS'],
  },
  {
    name: 'Tilda Rasmussen',
    description: en.cast.tildaRasmussen,
    gender: 'FEMALE',
    features: ['BANG_AND_BURN', 'NIMBLENESS'],
  },
  {
    name: 'Ugo Ferrante',
    description: en.cast.ugoFerrante,
    gender: 'MALE',
    features: ['NIMBLENESS', 'JINX'],
  },
  {
    name: 'Vera Novak',
    description: en.cast.veraNovak,
    gender: 'FEMALE',
    features: ['TRADECRAFT', 'BABYSITTER'],
  },
  {
    name: 'Wendell Price',
    description: en.cast.wendellPrice,
    gender: 'MALE',
    features: [],
  },
  {
    name: 'Xenia Rousseau',
    description: en.cast.xeniaRousseau,
    gender: 'FEMALE',
    features: ['OBSERVATION', 'LUCKY_DEVIL', 'PONDEROUSNESS'],
  },
  {
    name: 'Yusuf Demir',
    description: en.cast.yusufDemir,
    gender: 'MALE',
    features: ['FLAPS_AND_SEALS', 'TRADECRAFT', 'JINX'],
  },
  {
    name: 'Zelda Whitlock',
    description: en.cast.zeldaWhitlock,
    gender: 'FEMALE',
    features: ['HONEY_TRAP', 'SPRYNESS', 'CLAMMY_CLOTHES'],
  },
  {
    name: 'Alma Kessler',
    description: en.cast.almaKessler,
    gender: 'FEMALE',
    features: ['BABYSITTER', 'SLUGGISHNESS', 'FLAPS_AND_SEALS'],
  },
  {
    name: 'Boris Tarkov',
    description: en.cast.borisTarkov,
    gender: 'MALE',
    features: ['TOUGHNESS', 'ROBUST_STOMACH', 'BANG_AND_BURN'],
  },
];

export const casts = { regulars: cast, train: nightTrain, film } as const satisfies Record<
  string,
  readonly CharacterSpec[]
>;

type CastName = keyof typeof casts;

export const CAST_NAMES = Object.keys(casts) as [CastName, ...CastName[]];
