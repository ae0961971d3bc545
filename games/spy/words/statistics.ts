import { type Language, say, type Text } from '@longtable/kit';
import { finalIp, scoreOf, statistics } from '../rules/course/ending.ts';
import type { Person, Player, State } from '../state.ts';
import { texts } from './texts.ts';

/** A row of the statistics. */
export interface Statistic {
  readonly title: string;
  readonly values: readonly [number, number];
}

/** Number of statistics that are named as decisive. */
const DECISIVE = 3;
/** Parts of the score, which come first among the decisive statistics, the largest lead first. */
const SCORE_PARTS = ['from secrets', 'from the cat', 'from gadgets', 'from chips', 'from recruits'];
/** Other statistics that can be decisive, and whether more is better. Roulette counts in the chips. */
const OTHER_CAUSES: readonly (readonly [title: string, isMoreBetter: boolean])[] = [
  ['Safes opened', true],
  ['Secrets of guests', true],
  ['Exfiltrations', false],
  ['Damage suffered', false],
  ['Cocktails poured', true],
  ['Cocktails drunk', true],
];

/**
 * Returns the total score, the statistics in which the winner led most, and the others that are not zero for both.
 * Nothing is decisive before the end.
 */
export function rankedStatistics(
  state: State,
  language: Language,
): { total: Statistic | undefined; decisive: Statistic[]; others: Statistic[] } {
  const [total, ...rows] = withRecruits(state, statistics(withConvertedChips(state)));
  const winner = state.ending?.winner;
  const leadIn = (title: string) => {
    const [one, two] = rows.find(([name]) => name === title)?.[1] ?? [0, 0];
    return winner === 1 ? two - one : one - two;
  };
  const causes = [
    ...SCORE_PARTS.toSorted((one, two) => leadIn(two) - leadIn(one)).filter((title) => leadIn(title) > 0),
    ...OTHER_CAUSES.filter(([title, isMoreBetter]) => (isMoreBetter ? leadIn(title) : -leadIn(title)) > 0).map(
      ([title]) => title,
    ),
  ].slice(0, winner === undefined ? 0 : DECISIVE);
  const told = ([title, values]: [string, [number, number]]) => ({ title: statisticTitle(title, language), values });
  return {
    total: total && told(total),
    decisive: causes.flatMap((cause) => rows.filter(([title]) => title === cause)).map(told),
    others: rows.filter(([title, values]) => !causes.includes(title) && values.some((value) => value !== 0)).map(told),
  };
}

/** Returns the statistics with the points for recruits' chips apart from those for other chips. */
function withRecruits(state: State, rows: [string, [number, number]][]): [string, [number, number]][] {
  const recruited = [recruitIp(state, 0), recruitIp(state, 1)] as const;
  return rows.flatMap(([title, [one, two]]): [string, [number, number]][] =>
    title === 'from chips'
      ? [
          [title, [one - recruited[0], two - recruited[1]]],
          ['from recruits', [...recruited]],
        ]
      : [[title, [one, two]]],
  );
}

/** Returns the points for the chips of a player's agents who were not drafted. */
function recruitIp({ people, sides, config }: State, player: Player): number {
  const { agents } = sides[player];
  const recruits =
    agents.length > 0 ? people.filter(({ faction, id }) => faction === player && !agents.includes(id)) : [];
  return total(recruits, 'chips') * config.chipsToIpFactor;
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
