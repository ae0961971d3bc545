import { en } from '../words/en/index.ts';
import type { CharacterSpec } from './characters.ts';

/** The second built-in cast, on a night train. */
export const nightTrain: readonly CharacterSpec[] = [
  {
    name: 'Aurel Stan',
    description: en.cast.aurelStan,
    gender: 'MALE',
    features: ['OBSERVATION', 'NIMBLENESS'],
  },
  {
    name: 'Beatrix Holm',
    description: en.cast.beatrixHolm,
    gender: 'FEMALE',
    features: ['HONEY_TRAP', 'FLAPS_AND_SEALS'],
  },
  {
    name: 'Casimir Roth',
    description: en.cast.casimirRoth,
    gender: 'MALE',
    features: ['ROBUST_STOMACH', 'TOUGHNESS'],
  },
  {
    name: 'Daphne Moor',
    description: en.cast.daphneMoor,
    gender: 'FEMALE',
    features: ['OBSERVATION', 'LUCKY_DEVIL'],
  },
  {
    name: 'Emil Strand',
    description: en.cast.emilStrand,
    gender: 'MALE',
    features: ['AGILITY', 'TOUGHNESS'],
  },
  {
    name: 'Farah Nassar',
    description: en.cast.farahNassar,
    gender: 'FEMALE',
    features: ['TRADECRAFT', 'HONEY_TRAP'],
  },
  {
    name: 'Gideon Lark',
    description: en.cast.gideonLark,
    gender: 'MALE',
    features: ['FLAPS_AND_SEALS', 'SPRYNESS'],
  },
  {
    name: 'Hanne Voss',
    description: en.cast.hanneVoss,
    gender: 'FEMALE',
    features: ['NIMBLENESS', 'ROBUST_STOMACH'],
  },
  {
    name: 'Iwan Petrow',
    description: en.cast.iwanPetrow,
    gender: 'MALE',
    features: ['PONDEROUSNESS', 'TOUGHNESS', 'BANG_AND_BURN'],
  },
  {
    name: 'June Abara',
    description: en.cast.juneAbara,
    gender: 'FEMALE',
    features: ['SPRYNESS', 'TRADECRAFT'],
  },
  {
    name: 'Konrad Ebel',
    description: en.cast.konradEbel,
    gender: 'MALE',
    features: ['JINX', 'AGILITY', 'NIMBLENESS'],
  },
  {
    name: 'Lucia Ferro',
    description: en.cast.luciaFerro,
    gender: 'FEMALE',
    features: ['BABYSITTER', 'TRADECRAFT'],
  },
  {
    name: 'Milo Sand',
    description: en.cast.miloSand,
    gender: 'MALE',
    features: ['LUCKY_DEVIL', 'HONEY_TRAP'],
  },
  {
    name: 'Nadja Orlow',
    description: en.cast.nadjaOrlow,
    gender: 'FEMALE',
    features: ['CLAMMY_CLOTHES', 'SPRYNESS', 'TRADECRAFT'],
  },
  {
    name: 'Oskar Brill',
    description: en.cast.oskarBrill,
    gender: 'MALE',
    features: ['OBSERVATION', 'BABYSITTER'],
  },
  {
    name: 'Priya Raman',
    description: en.cast.priyaRaman,
    gender: 'FEMALE',
    features: ['AGILITY', 'SPRYNESS'],
  },
  {
    name: 'Robin Quist',
    description: en.cast.robinQuist,
    gender: 'DIVERSE',
    features: ['NIMBLENESS', 'TRADECRAFT'],
  },
  {
    name: 'Sibyl Crane',
    description: en.cast.sibylCrane,
    gender: 'FEMALE',
    features: ['LUCKY_DEVIL', 'OBSERVATION', 'SLUGGISHNESS'],
  },
  {
    name: 'Theo Marsh',
    description: en.cast.theoMarsh,
    gender: 'MALE',
    features: ['CONSTANT_CLAMMY_CLOTHES', 'ROBUST_STOMACH', 'AGILITY'],
  },
  {
    name: 'Ulla Brandvold',
    description: en.cast.ullaBrandvold,
    gender: 'FEMALE',
    features: ['TOUGHNESS', 'BANG_AND_BURN'],
  },
  {
    name: 'Viktor Lenz',
    description: en.cast.viktorLenz,
    gender: 'MALE',
    features: ['BANG_AND_BURN', 'JINX', 'SPRYNESS'],
  },
  {
    name: 'Wanda Ostrow',
    description: en.cast.wandaOstrow,
    gender: 'FEMALE',
    features: ['FLAPS_AND_SEALS', 'OBSERVATION'],
  },
];
