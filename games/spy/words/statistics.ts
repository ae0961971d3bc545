import { type Language, say, type Text } from '@longtable/kit';
import { finalIp, scoreOf, statistics } from '../rules/course/ending.ts';
import type { Person, Player, State, Victory } from '../state.ts';
import { texts } from './texts.ts';

/** A row of the statistics. */
export interface Statistic {
  /** Whether it is a part of the score, in points. */
  readonly isPart: boolean;
  readonly title: string;
  readonly values: readonly [number, number];
}

/** Maximum number of statistics that are named as decisive, and their minimum lead as a share of the largest. */
const [DECISIVE, MIN_SHARE] = [3, 0.2];
/** Parts of the score, which decide a match that is won by points. */
const SCORE_PARTS = ['from secrets', 'from the cat', 'from gadgets', 'from chips', 'from recruits'];
/** The statistic that decides a match with equal points, by the reason of the victory. */
const TIE_BREAKERS: Readonly<Partial<Record<Victory, string>>> = {
  VICTORY_BY_DRINKING: 'Cocktails drunk',
  VICTORY_BY_SPILLING: 'Cocktails poured',
  VICTORY_BY_HP: 'Damage suffered',
};

/**
 * Returns the total score, the statistics that decided the match, and the others that are not zero for both. Small leads
 * decide nothing.
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
  const leads = SCORE_PARTS.toSorted((a, b) => leadIn(b) - leadIn(a));
  const least = Math.max(1, MIN_SHARE * leadIn(leads[0] ?? ''));
  const reason = state.ending?.reason;
  const causes =
    reason === 'VICTORY_BY_IP'
      ? leads.filter((title) => leadIn(title) >= least).slice(0, DECISIVE)
      : [reason && TIE_BREAKERS[reason]];
  const told = ([title, values]: [string, [number, number]]) => ({
    isPart: SCORE_PARTS.includes(title),
    title: statisticTitle(title, language),
    values,
  });
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
  const remainder = ip - secrets - collar;
  return texts.score.current({ total: scoreOf(state, player), chips, chipIp, secrets, collar, other: remainder });
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
