import type { Point } from '../rules/grid.ts';
import { failedSpyAttempts, noteAbout } from '../rules/knowledge/intelligence.ts';
import { tableAt } from '../rules/match/board.ts';
import { testChance } from '../rules/match/chance.ts';
import { successProbability } from '../rules/match/odds.ts';
import { highestStake, rouletteChance } from '../rules/roulette.ts';
import type { PersonOnBoard, Player, State } from '../state.ts';
import { isAhead } from './lead.ts';

/** How many agents the other side probably has: four are worth more than any gadget. */
const EXPECTED_ENEMIES = 3.6;

/** Pocket litter makes one of a match's agents look like a guest. */
const DISGUISED_SHARE = 0.1;

/** How likely a stranger is an agent of the other side, from what the seat has noted and tried. */
export function estimateEnemy(visibleState: State, player: Player, id: number): number {
  const note = noteAbout(visibleState, player, id);
  if (note === 'enemy') return 1;
  if (note === 'guest') return 0.02;
  if (visibleState.janitor) return 1;
  const prior = note === 'harmless' ? DISGUISED_SHARE : unknownPrior(visibleState, player);
  const failed = failedSpyAttempts(visibleState, player, id);
  const odds = (prior / (1 - prior)) * (1 / guestFailureProbability(visibleState)) ** failed;
  return odds / (1 + odds);
}

/** What share of those nobody knows anything about are agents. */
function unknownPrior(visibleState: State, player: Player): number {
  const notes = visibleState.sides[player].notes;
  const strangers = visibleState.people.filter(({ faction, at }) => faction !== player && at !== null);
  const unknown = strangers.filter(({ id }) => !notes.some(({ person }) => person === id)).length;
  const found = notes.filter(({ note }) => note === 'enemy').length;
  const expected = Math.max(0.2, EXPECTED_ENEMIES - found);
  return Math.min(0.9, expected / Math.max(1, unknown));
}

/** How often spying on a guest fails with dry clothes and no tradecraft. */
export function guestFailureProbability({ config }: State): number {
  return Math.max(0.05, 1 - testChance(config.spySuccessChance, { clammy: false, tradecraft: false }));
}

/** Where those who think alike differ: what they make of chips, guests and the end of a match. */
export interface Strategy {
  /** How likely a stranger is an agent of the other side. */
  enemyProbability(visibleState: State, player: Player, id: number): number;
  /** What somebody stakes at a table, and what that is worth. */
  gamble(visibleState: State, actor: PersonOnBoard, at: Point): { readonly stake: number; readonly worth: number };
  /** What a guest is worth who joins. */
  recruitValue(visibleState: State, id: number): number;
  /** How likely somebody may be an enemy who is offered the nugget. */
  readonly maxBribeRisk: number;
  /** What it is worth to have the collar. */
  collarValue(visibleState: State): number;
  /** What a combination is worth. */
  combinationValue(visibleState: State): number;
  /** What it is worth to have somebody in wet clothes. */
  drenchValue(visibleState: State, player: Player, person: PersonOnBoard): number;
  /** What it is worth that a stranger falls: they lose a turn, and have to come back. */
  setbackValue(visibleState: State, player: Player, person: PersonOnBoard): number;
  /** How much of wet clothes a walk to them is worth. */
  readonly pursuitFactor: number;
  /** What a cocktail is worth to somebody in good health. */
  cocktailValue(visibleState: State, player: Player, actor: PersonOnBoard): number;
  /** Whether it is time to end the match. */
  shouldEnd(visibleState: State, player: Player): boolean;
}

/** What a turn of an enemy is worth to them. */
const ENEMY_TURN_VALUE = 7;

/** What share of the chips is staked for every point that the odds are in favour. */
const STAKE_PER_EDGE = 1.2;

/** The more the odds are in favour, the more is risked; a guest brings ten chips, a carrier and turns. */
export const advancedStrategy: Strategy = {
  enemyProbability: estimateEnemy,
  gamble(visibleState, actor, at) {
    const table = tableAt(visibleState.board, at);
    if (!table || table.destroyed) return { stake: 0, worth: 0 };
    const edge = 2 * successProbability(actor, rouletteChance(actor.properties, table.inverted)) - 1;
    const wanted = Math.ceil(actor.chips * Math.min(1, STAKE_PER_EDGE * edge));
    const stake = Math.min(highestStake(actor.chips, table.chips), wanted);
    if (edge <= 0 || stake <= 0) return { stake: 0, worth: 0 };
    return { stake, worth: stake * edge * visibleState.config.chipsToIpFactor };
  },
  recruitValue: ({ config }) => 10 * config.chipsToIpFactor + 10,
  maxBribeRisk: 0.4,
  collarValue: ({ config }) => config.catIp,
  combinationValue: ({ config }) => config.secretToIpFactor,
  drenchValue: (visibleState, player, { id, properties }) => {
    if (estimateEnemy(visibleState, player, id) < 0.9 || properties.includes('CONSTANT_CLAMMY_CLOTHES')) return 0;
    return 2 + (properties.includes('TRADECRAFT') ? 3 : 0) + (properties.includes('LUCKY_DEVIL') ? 2 : 0);
  },
  setbackValue: (visibleState, player, { id }) => {
    const enemy = estimateEnemy(visibleState, player, id);
    return enemy > 0.7 ? enemy * ENEMY_TURN_VALUE : 0;
  },
  pursuitFactor: 0,
  cocktailValue: () => 0.4,
  shouldEnd: (visibleState, player) => isAhead(visibleState, player, visibleState.config.catIp),
};
