import type { Text } from '@longtable/kit';

/** Texts about a property. The rules check properties by name. */
interface Property {
  readonly title: Text;
  readonly about: Text;
  /** A short form for menus. */
  readonly brief: Text;
}

/** The seventeen properties by their names in files. Players know them as talents. */
export const properties = {
  NIMBLENESS: {
    title: { en: 'Nimbleness', de: 'Flinkheit' },
    about: { en: '3 steps per round.', de: '3 Schritte pro Runde.' },
    brief: { en: '3 steps', de: '3 Schritte' },
  },
  SLUGGISHNESS: {
    title: { en: 'Sluggishness', de: 'Schwerfälligkeit' },
    about: { en: 'Only 1 step per round.', de: 'Nur 1 Schritt pro Runde.' },
    brief: { en: '1 step', de: '1 Schritt' },
  },
  PONDEROUSNESS: {
    title: { en: 'Ponderousness', de: 'Behäbigkeit' },
    about: {
      en: 'Loses a random step or action each round.',
      de: 'Verliert jede Runde einen zufälligen Schritt oder eine Aktion.',
    },
    brief: { en: '−1 step or action', de: '−1 Schritt/Aktion' },
  },
  SPRYNESS: {
    title: { en: 'Spryness', de: 'Behändigkeit' },
    about: { en: '2 actions per round.', de: '2 Aktionen pro Runde.' },
    brief: { en: '2 actions', de: '2 Aktionen' },
  },
  AGILITY: {
    title: { en: 'Agility', de: 'Agilität' },
    about: {
      en: 'Gains a random extra step or action each round.',
      de: 'Erhält jede Runde zufällig einen Schritt oder eine Aktion mehr.',
    },
    brief: { en: '+1 step or action', de: '+1 Schritt/Aktion' },
  },
  LUCKY_DEVIL: {
    title: { en: 'Lucky devil', de: 'Glückspilz' },
    about: { en: 'Wins at roulette 23 times in 37.', de: 'Gewinnt beim Roulette in 23 von 37 Fällen.' },
    brief: { en: 'roulette 62%', de: 'Roulette 62 %' },
  },
  JINX: {
    title: { en: 'Jinx', de: 'Pechvogel' },
    about: { en: 'Wins at roulette only 13 times in 37.', de: 'Gewinnt beim Roulette nur in 13 von 37 Fällen.' },
    brief: { en: 'roulette 35%', de: 'Roulette 35 %' },
  },
  CLAMMY_CLOTHES: {
    title: { en: 'Clammy clothes', de: 'Klamme Klamotten' },
    about: {
      en: 'All chances are halved until a fireplace or hairdryer dries the clothes.',
      de: 'Alle Chancen sind halbiert, bis Kamin oder Föhn die Kleider trocknen.',
    },
    brief: { en: 'half chances', de: 'halbe Chancen' },
  },
  CONSTANT_CLAMMY_CLOTHES: {
    title: { en: 'Constantly clammy clothes', de: 'Konstant klamme Klamotten' },
    about: { en: 'Chances are always halved.', de: 'Alle Chancen sind immer halbiert.' },
    brief: { en: 'half chances', de: 'halbe Chancen' },
  },
  ROBUST_STOMACH: {
    title: { en: 'Robust stomach', de: 'Robuster Magen' },
    about: {
      en: 'Cocktails heal double, poison does half damage.',
      de: 'Cocktails heilen doppelt, Gift macht nur halben Schaden.',
    },
    brief: { en: 'drinks heal double', de: 'heilt doppelt' },
  },
  TOUGHNESS: {
    title: { en: 'Toughness', de: 'Zähigkeit' },
    about: { en: 'Takes half damage, except from poison.', de: 'Nimmt nur halben Schaden, außer durch Gift.' },
    brief: { en: 'half damage', de: 'halber Schaden' },
  },
  BABYSITTER: {
    title: { en: 'Babysitter', de: 'Babysitter' },
    about: {
      en: 'May ward off attacks on teammates next to them.',
      de: 'Wehrt manchmal Angriffe auf Verbündete direkt daneben ab.',
    },
    brief: { en: 'protects teammates', de: 'schützt Verbündete' },
  },
  HONEY_TRAP: {
    title: { en: 'Honey trap', de: 'Honigfalle' },
    about: { en: 'Attacks on them may hit someone else instead.', de: 'Angriffe treffen manchmal jemand anderen.' },
    brief: { en: 'diverts attacks', de: 'lenkt Angriffe ab' },
  },
  BANG_AND_BURN: {
    title: { en: 'Bang and burn', de: 'Sabotage' },
    about: {
      en: 'Can wreck a roulette table next to them.',
      de: 'Kann einen Roulettetisch direkt daneben zerstören.',
    },
    brief: { en: 'wrecks roulette', de: 'zerstört Roulette' },
  },
  FLAPS_AND_SEALS: {
    title: { en: 'Flaps and seals', de: 'Tresorknacker' },
    about: { en: 'Opens safes from two fields away.', de: 'Öffnet Tresore auch aus zwei Feldern Entfernung.' },
    brief: { en: 'opens safes from afar', de: 'Tresore auf Distanz' },
  },
  TRADECRAFT: {
    title: { en: 'Tradecraft', de: 'Agentenhandwerk' },
    about: { en: 'Gets a second try when a test fails.', de: 'Bekommt bei einem Fehlschlag einen zweiten Versuch.' },
    brief: { en: 'second try', de: '2. Versuch' },
  },
  OBSERVATION: {
    title: { en: 'Observation', de: 'Observation' },
    about: {
      en: 'Can find out whether someone in sight is an enemy.',
      de: 'Kann herausfinden, ob jemand in Sicht ein Gegner ist.',
    },
    brief: { en: 'spots enemies', de: 'erkennt Gegner' },
  },
} as const satisfies Record<string, Property>;

/** A property by its name in files. */
export type PropertyName = keyof typeof properties;

/** The property names of character files. */
export const PROPERTY_NAMES = Object.keys(properties) as [PropertyName, ...PropertyName[]];

/** The properties that a carried moledie disables. */
export const MOLEDIE_SILENCES: readonly PropertyName[] = ['TRADECRAFT', 'FLAPS_AND_SEALS', 'OBSERVATION'];
