import type { Field, Text } from '@longtable/kit';
import type { MatchConfig } from '../rules/config.ts';

type Key = keyof MatchConfig;
type ValueKind = 'amount' | 'chance' | 'seconds' | 'rounds' | 'guests' | 'flag';

/** Keys of a match file by topic. */
const GROUPS: readonly (readonly [group: Text, keys: readonly (readonly [Key, ValueKind, Text])[]])[] = [
  [
    { en: 'Time', de: 'Zeit' },
    [
      ['roundLimit', 'rounds', { en: 'Janitor from round', de: 'Hausmeister ab Runde' }],
      ['turnPhaseLimit', 'seconds', { en: 'Seconds per turn', de: 'Sekunden pro Zug' }],
      ['strikeMaximum', 'amount', { en: 'Strikes until removal', de: 'Verwarnungen bis Aus' }],
      ['pauseLimit', 'seconds', { en: 'Seconds per pause', de: 'Sekunden pro Pause' }],
      ['reconnectLimit', 'seconds', { en: 'Seconds to reconnect', de: 'Sekunden zum Verbinden' }],
    ],
  ],
  [
    { en: 'Points', de: 'Punkte' },
    [
      ['chipsToIpFactor', 'amount', { en: 'IP per chip', de: 'IP pro Chip' }],
      ['secretToIpFactor', 'amount', { en: 'IP per secret', de: 'IP pro Geheimnis' }],
      ['catIp', 'amount', { en: 'IP for the collar', de: 'IP für das Halsband' }],
    ],
  ],
  [
    { en: 'Chances of success', de: 'Erfolgschancen' },
    [
      ['spySuccessChance', 'chance', { en: 'Spying succeeds', de: 'Spionage gelingt' }],
      ['observationSuccessChance', 'chance', { en: 'Observation succeeds', de: 'Observation gelingt' }],
      ['babysitterSuccessChance', 'chance', { en: 'Babysitter wards off', de: 'Babysitter wehrt ab' }],
      ['honeyTrapSuccessChance', 'chance', { en: 'Honey trap works', de: 'Honigfalle wirkt' }],
    ],
  ],
  [
    { en: 'Roulette and cocktails', de: 'Roulette und Cocktails' },
    [
      ['minChipsRoulette', 'amount', { en: 'Minimum chips on a table', de: 'Chips am Tisch, minimal' }],
      ['maxChipsRoulette', 'amount', { en: 'Maximum chips on a table', de: 'Chips am Tisch, maximal' }],
      ['cocktailHp', 'amount', { en: 'Cocktail heals', de: 'Cocktail heilt' }],
      ['cocktailDodgeChance', 'chance', { en: 'Cocktail is dodged', de: 'Cocktail ausweichen' }],
    ],
  ],
  [
    { en: 'Blade, pen and gloss', de: 'Hut, Füller und Lippenstift' },
    [
      ['bowlerBladeRange', 'amount', { en: 'Bowler blade, range', de: 'Klingen-Hut, Reichweite' }],
      ['bowlerBladeHitChance', 'chance', { en: 'Bowler blade hits', de: 'Klingen-Hut trifft' }],
      ['bowlerBladeDamage', 'amount', { en: 'Bowler blade, damage', de: 'Klingen-Hut, Schaden' }],
      ['rocketPenDamage', 'amount', { en: 'Rocket pen, damage', de: 'Füllfederhalter, Schaden' }],
      ['gasGlossDamage', 'amount', { en: 'Gas gloss, damage', de: 'Lippenstift, Schaden' }],
    ],
  ],
  [
    { en: 'Moledie, mothballs and fog', de: 'Maulwürfel, Mottenkugeln, Nebel' },
    [
      ['moledieRange', 'amount', { en: 'Moledie, range', de: 'Maulwürfel, Reichweite' }],
      ['mothballPouchRange', 'amount', { en: 'Mothballs, range', de: 'Mottenkugeln, Reichw.' }],
      ['mothballPouchDamage', 'amount', { en: 'Mothballs, damage', de: 'Mottenkugeln, Schaden' }],
      ['fogTinRange', 'amount', { en: 'Tin of fog, range', de: 'Nebeldose, Reichweite' }],
    ],
  ],
  [
    { en: 'Grapple, laser and the rest', de: 'Wurfhaken, Laser und der Rest' },
    [
      ['grappleRange', 'amount', { en: 'Grapple, range', de: 'Wurfhaken, Reichweite' }],
      ['grappleHitChance', 'chance', { en: 'Grapple catches', de: 'Wurfhaken fängt' }],
      ['laserCompactHitChance', 'chance', { en: 'Laser compact hits', de: 'Laser-Puderdose trifft' }],
      ['wiretapWithEarplugsFailChance', 'chance', { en: 'Wiretap fails', de: 'Wanze fällt aus' }],
      ['mirrorSwapChance', 'chance', { en: 'Mirror swaps IP', de: 'Spiegel tauscht IP' }],
    ],
  ],
  [
    { en: 'Guests (Longtable only)', de: 'Gäste (nur bei Longtable)' },
    [
      ['maxNumberOfNPCs', 'guests', { en: 'Maximum guests', de: 'Gäste, maximal' }],
      ['npcCombinationChance', 'chance', { en: 'A guest reveals a code', de: 'Gast verrät Kombination' }],
      ['plagueMask', 'flag', { en: 'Anti-plague mask', de: 'Anti-Seuchen-Maske' }],
    ],
  ],
];

const MAX_VALUE = 1_000_000;
const NO_LIMIT = { en: 'no limit', de: 'unbegrenzt' };
const YES_OR_NO = [
  { value: 'false', name: { en: 'No', de: 'Nein' } },
  { value: 'true', name: { en: 'Yes', de: 'Ja' } },
];

const KINDS = {
  amount: { kind: 'number', min: 0, max: MAX_VALUE },
  chance: { kind: 'number', min: 0, max: 1, percent: true },
  seconds: { kind: 'number', min: -1, max: MAX_VALUE, minLabel: NO_LIMIT },
  rounds: { kind: 'number', min: 1, max: 1000 },
  guests: { kind: 'number', min: 0, max: 8 },
  flag: { kind: 'choice', options: YES_OR_NO },
} as const;

/** The fields of the match configuration editor, grouped by topic. */
export const CONFIG_FIELDS: readonly Field[] = GROUPS.flatMap(([group, keys]) =>
  keys.map(([id, kind, name]): Field => ({ id, name, group, ...KINDS[kind] })),
);
