import type { CharacterSpec } from './characters.ts';

/** The second built-in cast, on a night train. */
export const nightTrain: readonly CharacterSpec[] = [
  {
    name: 'Aurel Stan',
    description: 'Sleeping-car attendant who has never once slept.',
    gender: 'MALE',
    features: ['OBSERVATION', 'NIMBLENESS'],
  },
  {
    name: 'Beatrix Holm',
    description: 'Opera diva with eleven suitcases and twelve keys.',
    gender: 'FEMALE',
    features: ['HONEY_TRAP', 'FLAPS_AND_SEALS'],
  },
  {
    name: 'Casimir Roth',
    description: 'Dining-car chef. Nobody asks what is in the soup.',
    gender: 'MALE',
    features: ['ROBUST_STOMACH', 'TOUGHNESS'],
  },
  {
    name: 'Daphne Moor',
    description: 'Bird watcher whose binoculars never point at birds.',
    gender: 'FEMALE',
    features: ['OBSERVATION', 'LUCKY_DEVIL'],
  },
  {
    name: 'Emil Strand',
    description: 'Stoker who is quicker than the train.',
    gender: 'MALE',
    features: ['AGILITY', 'TOUGHNESS'],
  },
  {
    name: 'Farah Nassar',
    description: 'Diplomat with a smile for every border.',
    gender: 'FEMALE',
    features: ['TRADECRAFT', 'HONEY_TRAP'],
  },
  {
    name: 'Gideon Lark',
    description: 'Conjurer. Your watch is already in his pocket.',
    gender: 'MALE',
    features: ['FLAPS_AND_SEALS', 'SPRYNESS'],
  },
  {
    name: 'Hanne Voss',
    description: 'Sled-dog driver on her first holiday.',
    gender: 'FEMALE',
    features: ['NIMBLENESS', 'ROBUST_STOMACH'],
  },
  {
    name: 'Iwan Petrow',
    description: 'General without an army, travelling with its band.',
    gender: 'MALE',
    features: ['PONDEROUSNESS', 'TOUGHNESS', 'BANG_AND_BURN'],
  },
  {
    name: 'June Abara',
    description: 'Reporter who writes faster than people talk.',
    gender: 'FEMALE',
    features: ['SPRYNESS', 'TRADECRAFT'],
  },
  {
    name: 'Konrad Ebel',
    description: 'Missed this train twice and caught it anyway.',
    gender: 'MALE',
    features: ['JINX', 'AGILITY', 'NIMBLENESS'],
  },
  {
    name: 'Lucia Ferro',
    description: 'Governess to the worst-behaved prince in Europe.',
    gender: 'FEMALE',
    features: ['BABYSITTER', 'TRADECRAFT'],
  },
  {
    name: 'Milo Sand',
    description: 'Card sharp who lets others win the small ones.',
    gender: 'MALE',
    features: ['LUCKY_DEVIL', 'HONEY_TRAP'],
  },
  {
    name: 'Nadja Orlow',
    description: 'Engine driver off duty, still covered in steam.',
    gender: 'FEMALE',
    features: ['CLAMMY_CLOTHES', 'SPRYNESS', 'TRADECRAFT'],
  },
  {
    name: 'Oskar Brill',
    description: 'Optician with glasses for every occasion.',
    gender: 'MALE',
    features: ['OBSERVATION', 'BABYSITTER'],
  },
  {
    name: 'Priya Raman',
    description: 'Mountaineer who sleeps in the luggage net.',
    gender: 'FEMALE',
    features: ['AGILITY', 'SPRYNESS'],
  },
  {
    name: 'Robin Quist',
    description: 'Mime. Says nothing, hears everything.',
    gender: 'DIVERSE',
    features: ['NIMBLENESS', 'TRADECRAFT'],
  },
  {
    name: 'Sibyl Crane',
    description: 'Fortune teller who packs light: she knows the weather.',
    gender: 'FEMALE',
    features: ['LUCKY_DEVIL', 'OBSERVATION', 'SLUGGISHNESS'],
  },
  {
    name: 'Theo Marsh',
    description: 'Fisherman. Please do not ask about his bag.',
    gender: 'MALE',
    features: ['CONSTANT_CLAMMY_CLOTHES', 'ROBUST_STOMACH', 'AGILITY'],
  },
  {
    name: 'Ulla Brandvold',
    description: 'Blacksmith on the way to a very large order.',
    gender: 'FEMALE',
    features: ['TOUGHNESS', 'BANG_AND_BURN'],
  },
  {
    name: 'Viktor Lenz',
    description: 'Chemist’s apprentice. The eyebrows will grow back.',
    gender: 'MALE',
    features: ['BANG_AND_BURN', 'JINX', 'SPRYNESS'],
  },
  {
    name: 'Wanda Ostrow',
    description: 'Postmistress who knows every address by heart.',
    gender: 'FEMALE',
    features: ['FLAPS_AND_SEALS', 'OBSERVATION'],
  },
];
