import type { CharacterSpec } from './characters.ts';
import { film } from './film.ts';
import { nightTrain } from './night-train.ts';

/** The default cast. */
export const cast: readonly CharacterSpec[] = [
  {
    name: 'Ada Quill',
    description: 'Retired code breaker who still reads other people’s letters upside down.',
    gender: 'FEMALE',
    features: ['TRADECRAFT', 'OBSERVATION'],
  },
  {
    name: 'Bruno Falk',
    description: 'Dock worker turned courier. Nothing short of a crane moves him.',
    gender: 'MALE',
    features: ['TOUGHNESS', 'SLUGGISHNESS'],
  },
  {
    name: 'Cleo Marchetti',
    description: 'Sings in three casinos and is wanted in four countries.',
    gender: 'FEMALE',
    features: ['HONEY_TRAP', 'LUCKY_DEVIL'],
  },
  {
    name: 'Dorian Pike',
    description: 'Pickpocket with the calmest hands west of the river.',
    gender: 'MALE',
    features: ['NIMBLENESS', 'FLAPS_AND_SEALS'],
  },
  {
    name: 'Esra Yildiz',
    description: 'Chemist. Tastes everything first and regrets nothing.',
    gender: 'FEMALE',
    features: ['ROBUST_STOMACH', 'TRADECRAFT'],
  },
  {
    name: 'Finn Halloran',
    description: 'Loses umbrellas, bets and tails, in that order.',
    gender: 'MALE',
    features: ['JINX', 'AGILITY', 'TRADECRAFT'],
  },
  {
    name: 'Greta Lindqvist',
    description: 'Ski champion who takes every staircase four steps at a time.',
    gender: 'FEMALE',
    features: ['NIMBLENESS', 'AGILITY'],
  },
  {
    name: 'Hugo Bellamy',
    description: 'Butler to six ministers. Nobody ever saw him leave a room.',
    gender: 'MALE',
    features: ['BABYSITTER', 'OBSERVATION', 'PONDEROUSNESS'],
  },
  {
    name: 'Ines Carvalho',
    description: 'Locksmith’s daughter. Doors open when they hear her coming.',
    gender: 'FEMALE',
    features: ['FLAPS_AND_SEALS', 'SPRYNESS'],
  },
  {
    name: 'Jasper Thorne',
    description: 'Demolition expert with a season ticket for the opera.',
    gender: 'MALE',
    features: ['BANG_AND_BURN', 'TOUGHNESS'],
  },
  {
    name: 'Kaya Winter',
    description: 'Diver who never quite dries between two assignments.',
    gender: 'DIVERSE',
    features: ['CONSTANT_CLAMMY_CLOTHES', 'SPRYNESS', 'TRADECRAFT'],
  },
  {
    name: 'Leopold Sax',
    description: 'Band leader whose trombone case is heavier than it should be.',
    gender: 'MALE',
    features: ['PONDEROUSNESS', 'SPRYNESS', 'HONEY_TRAP'],
  },
  {
    name: 'Mina Sato',
    description: 'Portrait painter who remembers every face for ever.',
    gender: 'FEMALE',
    features: ['OBSERVATION', 'NIMBLENESS'],
  },
  {
    name: 'Nestor Vidal',
    description: 'Croupier on his evening off. The wheel likes him.',
    gender: 'MALE',
    features: ['LUCKY_DEVIL'],
  },
  {
    name: 'Olga Brandt',
    description: 'Nanny to a royal house, decorated twice for bravery.',
    gender: 'FEMALE',
    features: ['BABYSITTER', 'TOUGHNESS', 'ROBUST_STOMACH'],
  },
  {
    name: 'Percy Wainwright',
    description: 'Fell into the fountain on the way in. Again.',
    gender: 'MALE',
    features: ['CLAMMY_CLOTHES', 'LUCKY_DEVIL', 'AGILITY'],
  },
  {
    name: 'Quinn Osei',
    description: 'Acrobat who can do two things at once and usually does three.',
    gender: 'DIVERSE',
    features: ['SPRYNESS', 'AGILITY'],
  },
  {
    name: 'Rosa Delgado',
    description: 'Runs the best bar in town and the second best listening post.',
    gender: 'FEMALE',
    features: ['ROBUST_STOMACH', 'HONEY_TRAP', 'OBSERVATION'],
  },
  {
    name: 'Silas Grimm',
    description: 'Undertaker. Patient, polite, and always on time.',
    gender: 'MALE',
    features: ['SLUGGISHNESS', 'TRADECRAFT', 'TOUGHNESS'],
  },
  {
    name: 'Tilda Rasmussen',
    description: 'Wreck diver turned insurance detective with a short fuse.',
    gender: 'FEMALE',
    features: ['BANG_AND_BURN', 'NIMBLENESS'],
  },
  {
    name: 'Ugo Ferrante',
    description: 'Grand prix driver who walks as if he had lost his car.',
    gender: 'MALE',
    features: ['NIMBLENESS', 'JINX'],
  },
  {
    name: 'Vera Novak',
    description: 'Chess master who plays the people and not the pieces.',
    gender: 'FEMALE',
    features: ['TRADECRAFT', 'BABYSITTER'],
  },
  {
    name: 'Wendell Price',
    description: 'Accountant. If he is a spy, he hides it very, very well.',
    gender: 'MALE',
    features: [],
  },
  {
    name: 'Xenia Rousseau',
    description: 'Perfume maker who can smell a lie across the ballroom.',
    gender: 'FEMALE',
    features: ['OBSERVATION', 'LUCKY_DEVIL', 'PONDEROUSNESS'],
  },
  {
    name: 'Yusuf Demir',
    description: 'Watchmaker with steady fingers and a secret third pocket.',
    gender: 'MALE',
    features: ['FLAPS_AND_SEALS', 'TRADECRAFT', 'JINX'],
  },
  {
    name: 'Zelda Whitlock',
    description: 'Novelist gathering material. Too much material.',
    gender: 'FEMALE',
    features: ['HONEY_TRAP', 'SPRYNESS', 'CLAMMY_CLOTHES'],
  },
  {
    name: 'Alma Kessler',
    description: 'Museum guard by day, and by night as well.',
    gender: 'FEMALE',
    features: ['BABYSITTER', 'SLUGGISHNESS', 'FLAPS_AND_SEALS'],
  },
  {
    name: 'Boris Tarkov',
    description: 'Weightlifter with a weakness for sweet drinks.',
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
