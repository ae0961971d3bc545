import { scoreOf } from '../rules/score.ts';
import type { Player, State } from '../state.ts';

/** Returns the expected score of the other side: ten chips for each of four agents, and 0.8 secrets per round. */
function expectedOpponentScore({ round, config }: State): number {
  const agents = 4 * 10 * config.chipsToIpFactor;
  return agents + Math.min(round, config.roundLimit) * 0.8 * config.secretToIpFactor;
}

/** Whether a side is probably ahead if it gains `more` points. */
export function isAhead(visibleState: State, player: Player, more: number): boolean {
  return scoreOf(visibleState, player) + more > expectedOpponentScore(visibleState);
}

/**
 * Model of the opponent's score, fitted to 877 rounds of 90 matches of `master` against `advanced`: starting chips, the
 * opponent's share of the chips missing from the tables, and secrets per round. The error is about 170 points.
 */
const OPPONENT_MODEL = { chips: 45, missing: 0.55, secrets: 1.7 };

/**
 * Returns the estimated lead of a side in points. The opponent's chips are hidden, but those on the tables are visible.
 */
export function estimatedLead(visibleState: State, player: Player): number {
  const { board, config, round, sides } = visibleState;
  const usual = (config.minChipsRoulette + config.maxChipsRoulette) / 2;
  const taken = board.tables.reduce((sum, { chips, destroyed }) => sum + (destroyed ? 0 : usual - chips), 0);
  const chips = OPPONENT_MODEL.chips + OPPONENT_MODEL.missing * (taken - sides[player].tally.roulette);
  const secrets = OPPONENT_MODEL.secrets * Math.min(round, config.roundLimit) * config.secretToIpFactor;
  return scoreOf(visibleState, player) - chips * config.chipsToIpFactor - secrets;
}
