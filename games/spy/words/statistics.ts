import { eachLanguage, type Language, say, type Text } from '@longtable/kit';
import { finalIp, statistics } from '../rules/course/ending.ts';
import { scoreOf } from '../rules/score.ts';
import type { Person, Player, State } from '../state.ts';
import { chips } from './descriptions.ts';
import { texts } from './texts.ts';

/** Titles of the statistics, by the titles in the protocol of the original. */
const TITLES: Readonly<Record<string, Text>> = {
  'Intelligence points': texts.statistics.totalIp,
  'from secrets': texts.statistics.fromSecrets,
  'from the cat': texts.statistics.fromTheCat,
  'from gadgets': texts.statistics.fromGadgets,
  'from chips': texts.statistics.fromChips,
  'Cocktails drunk': texts.statistics.cocktailsDrunk,
  'poisoned ones': texts.statistics.poisoned,
  'Cocktails poured': texts.statistics.enemiesSoaked,
  'Damage suffered': texts.statistics.damageTaken,
  Exfiltrations: texts.statistics.agentsCollapsed,
  'Roulette balance': texts.statistics.rouletteWinnings,
  'Secrets of guests': texts.statistics.guestsWhoTalked,
  'Safes opened': texts.statistics.safesOpened,
  Steps: texts.statistics.steps,
};

/** Returns the statistics with translated titles. Chips are converted to points as at the end. */
export function statisticsIn(state: State, language: Language): { title: string; values: [number, number] }[] {
  return statistics(withConvertedChips(state)).map(([title, values]) => ({
    title: statisticTitle(title, language),
    values,
  }));
}

/** Returns the translated title of a statistic, or the title itself if it is unknown. */
export function statisticTitle(title: string, language: Language): string {
  return say(TITLES[title] ?? title, language);
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
  if (state.phase === 'over') return texts.statistics.scoreIp({ ip });
  const { secretIp, catIp } = state.sides[player].tally;
  const parts = [
    { en: 'secrets', de: 'Geheimnisse', ip: secretIp },
    { en: 'collar', de: 'Halsband', ip: catIp },
    { en: 'other', de: 'Sonstiges', ip: ip - secretIp - catIp },
  ].filter((part) => part.ip !== 0);
  const chipIp = held * state.config.chipsToIpFactor;
  return eachLanguage((language) => {
    const made = [`${chips(held, language)} = ${chipIp}`, ...parts.map((part) => `${say(part, language)} ${part.ip}`)];
    const title = say(texts.statistics.score, language);
    return `${title}: ${scoreOf(state, player)} (${made.join(', ')})`;
  });
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
