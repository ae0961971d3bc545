import type { Text } from '../../kit/text.ts';

/** What players read about a property; the rules that use it ask by name. */
interface Property {
  readonly title: Text;
  readonly about: Text;
}

/** The seventeen properties, by the name that files use. */
export const properties = {
  NIMBLENESS: {
    title: { en: 'Nimbleness', de: 'Flinkheit' },
    about: { en: '3 movement points a round.', de: '3 Bewegungspunkte je Runde.' },
  },
  SLUGGISHNESS: {
    title: { en: 'Sluggishness', de: 'Schwerfälligkeit' },
    about: { en: 'Only 1 movement point a round.', de: 'Nur 1 Bewegungspunkt je Runde.' },
  },
  PONDEROUSNESS: {
    title: { en: 'Ponderousness', de: 'Behäbigkeit' },
    about: {
      en: 'Loses a movement or an action point each round.',
      de: 'Verliert jede Runde einen Bewegungs- oder Aktionspunkt.',
    },
  },
  SPRYNESS: {
    title: { en: 'Spryness', de: 'Behändigkeit' },
    about: { en: '2 action points a round.', de: '2 Aktionspunkte je Runde.' },
  },
  AGILITY: {
    title: { en: 'Agility', de: 'Agilität' },
    about: {
      en: 'Gains a movement or an action point each round.',
      de: 'Erhält jede Runde einen Bewegungs- oder Aktionspunkt mehr.',
    },
  },
  LUCKY_DEVIL: {
    title: { en: 'Lucky devil', de: 'Glückspilz' },
    about: { en: 'Wins at roulette with 23/37.', de: 'Gewinnt beim Roulette mit 23/37.' },
  },
  JINX: {
    title: { en: 'Jinx', de: 'Pechvogel' },
    about: { en: 'Wins at roulette with 13/37 only.', de: 'Gewinnt beim Roulette nur mit 13/37.' },
  },
  CLAMMY_CLOTHES: {
    title: { en: 'Clammy clothes', de: 'Klamme Klamotten' },
    about: {
      en: 'Own chances are halved until a fireplace or the hairdryer helps.',
      de: 'Eigene Chancen sind halbiert, bis Kamin oder Föhn helfen.',
    },
  },
  CONSTANT_CLAMMY_CLOTHES: {
    title: { en: 'Constantly clammy clothes', de: 'Konstant klamme Klamotten' },
    about: { en: 'Own chances are halved, always.', de: 'Eigene Chancen sind immer halbiert.' },
  },
  ROBUST_STOMACH: {
    title: { en: 'Robust stomach', de: 'Robuster Magen' },
    about: {
      en: 'Cocktails heal twice as much, poison hurts half.',
      de: 'Cocktails heilen doppelt, Gift schadet halb.',
    },
  },
  TOUGHNESS: {
    title: { en: 'Toughness', de: 'Zähigkeit' },
    about: { en: 'Half damage, except from poison.', de: 'Halber Schaden, außer durch Gift.' },
  },
  BABYSITTER: {
    title: { en: 'Babysitter', de: 'Babysitter' },
    about: {
      en: 'May ward off attacks on friends next to them.',
      de: 'Wehrt Angriffe auf Freunde nebenan vielleicht ab.',
    },
  },
  HONEY_TRAP: {
    title: { en: 'Honey trap', de: 'Honey Trap' },
    about: { en: 'Attacks may hit somebody else instead.', de: 'Angriffe treffen vielleicht jemand anderen.' },
  },
  BANG_AND_BURN: {
    title: { en: 'Bang and burn', de: 'Bang and Burn' },
    about: { en: 'Action: wreck a roulette table nearby.', de: 'Aktion: einen Roulette-Tisch nebenan zerstören.' },
  },
  FLAPS_AND_SEALS: {
    title: { en: 'Flaps and seals', de: 'Flaps and Seals' },
    about: { en: 'Opens safes from two fields away.', de: 'Öffnet Tresore auch aus zwei Feldern Entfernung.' },
  },
  TRADECRAFT: {
    title: { en: 'Tradecraft', de: 'Tradecraft' },
    about: { en: 'Repeats a failed test once.', de: 'Wiederholt eine misslungene Probe einmal.' },
  },
  OBSERVATION: {
    title: { en: 'Observation', de: 'Observation' },
    about: { en: 'Action: find out whether somebody is an enemy.', de: 'Aktion: herausfinden, ob jemand Gegner ist.' },
  },
} as const satisfies Record<string, Property>;

export type PropertyName = keyof typeof properties;

/** The names that a character file may use. */
export const PROPERTY_NAMES = Object.keys(properties) as [PropertyName, ...PropertyName[]];

/** The properties that the moledie switches off while it is carried. */
export const MOLEDIE_SILENCES: readonly PropertyName[] = ['TRADECRAFT', 'FLAPS_AND_SEALS', 'OBSERVATION'];
