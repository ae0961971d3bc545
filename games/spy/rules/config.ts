import { z } from 'zod';
import { texts } from '../words/texts.ts';

const whole = z.int().min(0).max(1_000_000);
const probability = z.number().min(0).max(1);
/** Time in seconds, at most eleven days. -1 and 0 mean no limit. */
const seconds = z.int().min(-1).max(1_000_000);

/** Schema of the values of a match configuration. The last keys are our own; they are optional or have defaults. */
export const matchValues = z.object({
  moledieRange: whole,
  bowlerBladeRange: whole,
  bowlerBladeHitChance: probability,
  bowlerBladeDamage: whole,
  laserCompactHitChance: probability,
  rocketPenDamage: whole,
  gasGlossDamage: whole,
  mothballPouchRange: whole,
  mothballPouchDamage: whole,
  fogTinRange: whole,
  grappleRange: whole,
  grappleHitChance: probability,
  wiretapWithEarplugsFailChance: probability,
  mirrorSwapChance: probability,
  cocktailDodgeChance: probability,
  cocktailHp: whole,
  spySuccessChance: probability,
  babysitterSuccessChance: probability,
  honeyTrapSuccessChance: probability,
  observationSuccessChance: probability,
  chipsToIpFactor: whole,
  secretToIpFactor: whole,
  minChipsRoulette: whole,
  maxChipsRoulette: whole,
  /** Bounded, so that every match ends within days. */
  roundLimit: z.int().min(1).max(1000),
  turnPhaseLimit: seconds,
  catIp: whole,
  strikeMaximum: whole,
  pauseLimit: seconds,
  reconnectLimit: seconds,
  maxNumberOfNPCs: z.int().min(0).max(8).default(8),
  npcCombinationChance: probability.default(0.5),
  plagueMask: z.boolean().default(false),
  /** Our own key for quick matches: the janitor removes everyone after the last round. */
  closes: z.literal(true).optional(),
});

/** Schema of a match configuration in the original's format, with the check across values. */
export const matchConfig = matchValues.refine(
  ({ minChipsRoulette, maxChipsRoulette }) => minChipsRoulette <= maxChipsRoulette,
  { path: ['minChipsRoulette'], message: texts.files.checks.fewerChips.en },
);

export type MatchConfig = z.infer<typeof matchConfig>;

/** The values of the original's example file. */
export const defaultConfig: MatchConfig = {
  moledieRange: 11,
  bowlerBladeRange: 20,
  bowlerBladeHitChance: 0.716,
  bowlerBladeDamage: 100,
  laserCompactHitChance: 0.816,
  rocketPenDamage: 200,
  gasGlossDamage: 30,
  mothballPouchRange: 10,
  mothballPouchDamage: 78,
  fogTinRange: 13,
  grappleRange: 54,
  grappleHitChance: 0.914,
  wiretapWithEarplugsFailChance: 0.176,
  mirrorSwapChance: 0.538,
  cocktailDodgeChance: 0.208,
  cocktailHp: 30,
  spySuccessChance: 0.754,
  babysitterSuccessChance: 0.247,
  honeyTrapSuccessChance: 0.287,
  observationSuccessChance: 0.758,
  chipsToIpFactor: 10,
  secretToIpFactor: 13,
  minChipsRoulette: 7,
  maxChipsRoulette: 32,
  roundLimit: 10,
  turnPhaseLimit: 30,
  catIp: 33,
  strikeMaximum: 3,
  pauseLimit: 120,
  reconnectLimit: 60,
  maxNumberOfNPCs: 8,
  npcCombinationChance: 0.5,
  plagueMask: false,
};
