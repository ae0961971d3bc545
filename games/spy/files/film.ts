import { en } from '../words/en/index.ts';
import type { CharacterSpec } from './characters.ts';

/** The third built-in cast, from James Bond films. The first twelve names are from the document. */
export const film: readonly CharacterSpec[] = [
  {
    name: 'James Bond',
    description: en.cast.jamesBond,
    gender: 'MALE',
    features: ['SPRYNESS', 'TOUGHNESS', 'ROBUST_STOMACH', 'TRADECRAFT'],
  },
  {
    name: 'Eve Moneypenny',
    description: en.cast.eveMoneypenny,
    gender: 'FEMALE',
    features: ['OBSERVATION', 'BABYSITTER'],
  },
  {
    name: 'Jaws',
    description: en.cast.jaws,
    gender: 'MALE',
    features: ['TOUGHNESS', 'SLUGGISHNESS', 'BANG_AND_BURN'],
  },
  {
    name: 'Quarrel',
    description: en.cast.quarrel,
    gender: 'MALE',
    features: ['CONSTANT_CLAMMY_CLOTHES', 'OBSERVATION', 'TOUGHNESS'],
  },
  {
    name: 'Q (Boothroyd)',
    description: en.cast.qBoothroyd,
    gender: 'MALE',
    features: ['FLAPS_AND_SEALS', 'BANG_AND_BURN', 'PONDEROUSNESS'],
  },
  {
    name: 'Dr. Madeleine Swann',
    description: en.cast.drMadeleineSwann,
    gender: 'FEMALE',
    features: ['OBSERVATION', 'TRADECRAFT'],
  },
  {
    name: 'Tiger Tanaka',
    description: en.cast.tigerTanaka,
    gender: 'MALE',
    features: ['NIMBLENESS', 'TRADECRAFT'],
  },
  {
    name: 'Kissy Suzuki',
    description: en.cast.kissySuzuki,
    gender: 'FEMALE',
    features: ['NIMBLENESS', 'CLAMMY_CLOTHES', 'LUCKY_DEVIL'],
  },
  {
    name: 'Vesper Lynd',
    description: en.cast.vesperLynd,
    gender: 'FEMALE',
    features: ['HONEY_TRAP', 'LUCKY_DEVIL'],
  },
  {
    name: 'Wai Lin',
    description: en.cast.waiLin,
    gender: 'FEMALE',
    features: ['AGILITY', 'SPRYNESS'],
  },
  {
    name: 'Le Chiffre',
    description: en.cast.leChiffre,
    gender: 'MALE',
    features: ['LUCKY_DEVIL', 'ROBUST_STOMACH'],
  },
  {
    name: 'Francisco Scaramanga',
    description: en.cast.franciscoScaramanga,
    gender: 'MALE',
    features: ['AGILITY', 'TRADECRAFT'],
  },
  {
    name: 'Felix Leiter',
    description: en.cast.felixLeiter,
    gender: 'MALE',
    features: ['BABYSITTER', 'JINX'],
  },
  {
    name: 'Bill Tanner',
    description: en.cast.billTanner,
    gender: 'MALE',
    features: ['OBSERVATION', 'PONDEROUSNESS'],
  },
  {
    name: 'Honey Ryder',
    description: en.cast.honeyRyder,
    gender: 'FEMALE',
    features: ['HONEY_TRAP', 'CONSTANT_CLAMMY_CLOTHES'],
  },
  {
    name: 'Pussy Galore',
    description: en.cast.pussyGalore,
    gender: 'FEMALE',
    features: ['NIMBLENESS', 'HONEY_TRAP'],
  },
  {
    name: 'Auric Goldfinger',
    description: en.cast.auricGoldfinger,
    gender: 'MALE',
    features: ['FLAPS_AND_SEALS', 'LUCKY_DEVIL'],
  },
  {
    name: 'Oddjob',
    description: en.cast.oddjob,
    gender: 'MALE',
    features: ['TOUGHNESS', 'AGILITY'],
  },
  {
    name: 'Ernst Stavro Blofeld',
    description: en.cast.ernstStavroBlofeld,
    gender: 'MALE',
    features: ['TRADECRAFT', 'BANG_AND_BURN'],
  },
  {
    name: 'Rosa Klebb',
    description: en.cast.rosaKlebb,
    gender: 'FEMALE',
    features: ['TOUGHNESS', 'FLAPS_AND_SEALS'],
  },
  {
    name: 'Red Grant',
    description: en.cast.redGrant,
    gender: 'MALE',
    features: ['AGILITY', 'ROBUST_STOMACH'],
  },
  {
    name: 'Xenia Onatopp',
    description: en.cast.xeniaOnatopp,
    gender: 'FEMALE',
    features: ['HONEY_TRAP', 'SPRYNESS'],
  },
  {
    name: 'Alec Trevelyan',
    description: en.cast.alecTrevelyan,
    gender: 'MALE',
    features: ['SPRYNESS', 'BANG_AND_BURN', 'JINX'],
  },
  {
    name: 'Natalya Simonova',
    description: en.cast.natalyaSimonova,
    gender: 'FEMALE',
    features: ['FLAPS_AND_SEALS', 'CLAMMY_CLOTHES'],
  },
  {
    name: 'Jinx Johnson',
    description: en.cast.jinxJohnson,
    gender: 'FEMALE',
    features: ['NIMBLENESS', 'JINX', 'TRADECRAFT'],
  },
  {
    name: 'Nick Nack',
    description: en.cast.nickNack,
    gender: 'MALE',
    features: ['SPRYNESS', 'PONDEROUSNESS', 'BABYSITTER'],
  },
];
