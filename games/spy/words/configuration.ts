import type { Field, Text } from '@longtable/kit';
import type { MatchConfig } from '../rules/config.ts';
import { texts } from './texts.ts';

type Key = keyof MatchConfig;
type ValueKind = 'amount' | 'chance' | 'seconds' | 'rounds' | 'guests' | 'flag';

/** Keys of a match file by topic. */
const GROUPS: readonly (readonly [group: Text, keys: readonly (readonly [Key, ValueKind, Text])[]])[] = [
  [
    texts.configuration.time,
    [
      ['roundLimit', 'rounds', texts.configuration.janitorFromRound],
      ['turnPhaseLimit', 'seconds', texts.configuration.secondsPerTurn],
      ['strikeMaximum', 'amount', texts.configuration.strikesUntilRemoval],
      ['pauseLimit', 'seconds', texts.configuration.secondsPerPause],
      ['reconnectLimit', 'seconds', texts.configuration.secondsToReconnect],
    ],
  ],
  [
    texts.configuration.points,
    [
      ['chipsToIpFactor', 'amount', texts.configuration.ipPerChip],
      ['secretToIpFactor', 'amount', texts.configuration.ipPerSecret],
      ['catIp', 'amount', texts.configuration.ipForTheCollar],
    ],
  ],
  [
    texts.configuration.chancesOfSuccess,
    [
      ['spySuccessChance', 'chance', texts.configuration.spyingSucceeds],
      ['observationSuccessChance', 'chance', texts.configuration.observationSucceeds],
      ['babysitterSuccessChance', 'chance', texts.configuration.babysitterWardsOff],
      ['honeyTrapSuccessChance', 'chance', texts.configuration.honeyTrapWorks],
    ],
  ],
  [
    texts.configuration.rouletteAndCocktails,
    [
      ['minChipsRoulette', 'amount', texts.configuration.minimumChipsOnATable],
      ['maxChipsRoulette', 'amount', texts.configuration.maximumChipsOnATable],
      ['cocktailHp', 'amount', texts.configuration.cocktailHeals],
      ['cocktailDodgeChance', 'chance', texts.configuration.cocktailIsDodged],
    ],
  ],
  [
    texts.configuration.bladePenAndGloss,
    [
      ['bowlerBladeRange', 'amount', texts.configuration.bowlerBladeRange],
      ['bowlerBladeHitChance', 'chance', texts.configuration.bowlerBladeHits],
      ['bowlerBladeDamage', 'amount', texts.configuration.bowlerBladeDamage],
      ['rocketPenDamage', 'amount', texts.configuration.rocketPenDamage],
      ['gasGlossDamage', 'amount', texts.configuration.gasGlossDamage],
    ],
  ],
  [
    texts.configuration.moledieMothballsAndFog,
    [
      ['moledieRange', 'amount', texts.configuration.moledieRange],
      ['mothballPouchRange', 'amount', texts.configuration.mothballsRange],
      ['mothballPouchDamage', 'amount', texts.configuration.mothballsDamage],
      ['fogTinRange', 'amount', texts.configuration.tinOfFogRange],
    ],
  ],
  [
    texts.configuration.grappleLaserAndTheRest,
    [
      ['grappleRange', 'amount', texts.configuration.grappleRange],
      ['grappleHitChance', 'chance', texts.configuration.grappleCatches],
      ['laserCompactHitChance', 'chance', texts.configuration.laserCompactHits],
      ['wiretapWithEarplugsFailChance', 'chance', texts.configuration.wiretapFails],
      ['mirrorSwapChance', 'chance', texts.configuration.mirrorSwapsIp],
    ],
  ],
  [
    texts.configuration.guestsLongtableOnly,
    [
      ['maxNumberOfNPCs', 'guests', texts.configuration.maximumGuests],
      ['npcCombinationChance', 'chance', texts.configuration.aGuestRevealsACode],
      ['plagueMask', 'flag', texts.configuration.antiPlagueMask],
    ],
  ],
];

const MAX_VALUE = 1_000_000;
const YES_OR_NO = [
  { value: 'false', name: texts.configuration.no },
  { value: 'true', name: texts.configuration.yes },
];

const KINDS = {
  amount: { kind: 'number', min: 0, max: MAX_VALUE },
  chance: { kind: 'number', min: 0, max: 1, percent: true },
  seconds: { kind: 'number', min: -1, max: MAX_VALUE, minLabel: texts.configuration.noLimit },
  rounds: { kind: 'number', min: 1, max: 1000 },
  guests: { kind: 'number', min: 0, max: 8 },
  flag: { kind: 'choice', options: YES_OR_NO },
} as const;

/** The fields of the match configuration editor, grouped by topic. */
export const CONFIG_FIELDS: readonly Field[] = GROUPS.flatMap(([group, keys]) =>
  keys.map(([id, kind, name]): Field => ({ id, name, group, ...KINDS[kind] })),
);
