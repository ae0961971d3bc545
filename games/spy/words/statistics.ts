import { type Language, say, type Text } from '@longtable/kit';
import { finalIp, statistics } from '../rules/course/ending.ts';
import { scoreOf } from '../rules/score.ts';
import type { Person, Player, State } from '../state.ts';
import { texts } from './texts.ts';

/** Returns the statistics with translated titles. Chips are converted to points as at the end. */
export function statisticsIn(state: State, language: Language): { title: string; values: [number, number] }[] {
  return statistics(withConvertedChips(state)).map(([title, values]) => ({
    title: statisticTitle(title, language),
    values,
  }));
}

/** Returns the translated title of a statistic by its title in the protocol of the original, if it is known. */
export function statisticTitle(title: string, language: Language): string {
  return say((texts.statistics as Readonly<Record<string, Text>>)[title] ?? title, language);
}

/** Returns the state with chips added to the points, unless the match is over and they are included. */
function withConvertedChips(state: State): State {
  if (state.phase === 'over') return state;
  const { chipsToIpFactor } = state.config;
  return { ...state, people: state.people.map((person) => ({ ...person, ip: finalIp(person, chipsToIpFactor) })) };
}

/** Returns a player's score and, while the match runs, its parts. */
export function scoreText(state: State, player: Player): Text {
  const team = state.people.filter(({ faction }) => faction === player);
  const [ip, held] = [total(team, 'ip'), total(team, 'chips')];
  if (state.phase === 'over') return texts.score.final({ ip });
  const { secretIp: secrets, catIp: collar } = state.sides[player].tally;
  const [chips, chipIp] = [held, held * state.config.chipsToIpFactor];
  const other = ip - secrets - collar;
  return texts.score.current({ total: scoreOf(state, player), chips, chipIp, secrets, collar, other });
}

function total(team: readonly Person[], value: 'ip' | 'chips'): number {
  return team.reduce((sum, person) => sum + person[value], 0);
}

/**
 * Returns the round in which the final leader took the lead, or undefined if the lead never changed or the match is
 * tied.
 */
export function turningRound(state: State): number | undefined {
  const lead = Math.sign(scoreOf(state, 0) - scoreOf(state, 1));
  const behind = state.scoreHistory.findLastIndex(([one, two]) => Math.sign(one - two) !== lead);
  return lead === 0 || behind < 0 ? undefined : behind + 1;
}
