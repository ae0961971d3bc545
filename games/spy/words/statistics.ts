import { about, eachLanguage, type Language, type Reader, say, type Text } from '@longtable/kit';
import { finalIp, statistics } from '../rules/course/ending.ts';
import { scoreOf } from '../rules/score.ts';
import type { Person, Player, State, Victory } from '../state.ts';
import { chips } from './descriptions.ts';

/** The titles of the statistics, by the original's. */
const TITLES: Readonly<Record<string, Text>> = {
  'Intelligence points': { en: 'Total IP', de: 'IP insgesamt' },
  'from secrets': { en: ' from secrets', de: ' durch Geheimnisse' },
  'from the cat': { en: ' from the cat', de: ' von der Katze' },
  'from gadgets': { en: ' from gadgets', de: ' durch Gadgets' },
  'from chips': { en: ' from chips', de: ' aus Chips' },
  'Cocktails drunk': { en: 'Cocktails drunk', de: 'Getrunken' },
  'poisoned ones': { en: ' of them poisoned', de: ' davon vergiftet' },
  'Cocktails poured': { en: 'Enemies soaked', de: 'Gegner begossen' },
  'Damage suffered': { en: 'Damage taken', de: 'Schaden erlitten' },
  Exfiltrations: { en: 'Agents collapsed', de: 'Zusammenbrüche' },
  'Roulette balance': { en: 'Roulette winnings', de: 'Roulette-Gewinn' },
  'Secrets of guests': { en: 'Guests who talked', de: 'Ausgehorchte Gäste' },
  'Safes opened': { en: 'Safes opened', de: 'Tresore geöffnet' },
  Steps: { en: 'Steps', de: 'Schritte' },
};

/** What was counted, with its title in a language; chips count as they would at the end. */
export function statisticsIn(state: State, language: Language): { title: string; values: [number, number] }[] {
  return statistics(settled(state)).map(([title, values]) => ({
    title: statisticTitle(title, language),
    values,
  }));
}

/** Returns the title of a statistic in a language, by the title that the protocol uses. */
export function statisticTitle(title: string, language: Language): string {
  return say(TITLES[title] ?? title, language);
}

/** The match as it would be counted now; one that is over has been. */
function settled(state: State): State {
  if (state.phase === 'over') return state;
  const { chipsToIpFactor } = state.config;
  return { ...state, people: state.people.map((person) => ({ ...person, ip: finalIp(person, chipsToIpFactor) })) };
}

/** What a player has so far and what it is made of, as it would be counted at the end. */
export function scoreText(state: State, player: Player): Text {
  const team = state.people.filter(({ faction }) => faction === player);
  const [ip, held] = [total(team, 'ip'), total(team, 'chips')];
  if (state.phase === 'over') return { en: `Score: ${ip} IP`, de: `Stand: ${ip} IP` };
  const { secretIp, catIp } = state.sides[player].tally;
  const parts = [
    { en: 'secrets', de: 'Geheimnisse', ip: secretIp },
    { en: 'collar', de: 'Halsband', ip: catIp },
    { en: 'other', de: 'Sonstiges', ip: ip - secretIp - catIp },
  ].filter((part) => part.ip !== 0);
  const chipIp = held * state.config.chipsToIpFactor;
  return eachLanguage((language) => {
    const made = [`${chips(held, language)} = ${chipIp}`, ...parts.map((part) => `${part[language]} ${part.ip}`)];
    const title = say({ en: 'Score', de: 'Stand' }, language);
    return `${title}: ${scoreOf(state, player)} (${made.join(', ')})`;
  });
}

function total(team: readonly Person[], value: 'ip' | 'chips'): number {
  return team.reduce((sum, person) => sum + person[value], 0);
}

/** The round since which the one who is ahead at the end has been ahead; nothing where that never changed hands or nobody is ahead. */
export function turningRound(state: State): number | undefined {
  const lead = Math.sign(scoreOf(state, 0) - scoreOf(state, 1));
  const behind = state.scoreHistory.findLastIndex(([one, two]) => Math.sign(one - two) !== lead);
  return lead === 0 || behind < 0 ? undefined : behind + 1;
}

/** By what a match was won, as the end of a sentence. */
export const REASONS: Readonly<Record<Victory, Text>> = {
  VICTORY_BY_IP: { en: 'with more intelligence points (IP)', de: 'mit mehr Geheimdienstpunkten (IP)' },
  VICTORY_BY_COLLAR: { en: 'by bringing the cat her collar', de: 'durch das Halsband für die Katze' },
  VICTORY_BY_DRINKING: { en: 'with more cocktails drunk', de: 'mit mehr getrunkenen Cocktails' },
  VICTORY_BY_SPILLING: {
    en: 'with more cocktails poured over enemies',
    de: 'mit mehr Cocktails, die Gegner getroffen haben',
  },
  VICTORY_BY_HP: { en: 'with less damage taken', de: 'mit weniger erlittenem Schaden' },
  VICTORY_BY_KICK: {
    en: 'because the opponent missed too many turns',
    de: 'weil die Gegenseite zu viele Züge verpasst hat',
  },
  VICTORY_BY_RANDOMNESS: { en: 'by a coin toss', de: 'durch Münzwurf' },
};

/** How a match ended, in a sentence. */
export function ending({ ending }: State, reader: Reader): string {
  if (!ending) return '';
  const reason = REASONS[ending.reason];
  const wins = (english: string, german: string) =>
    eachLanguage((language) => `${say({ en: english, de: german }, language)} ${say(reason, language)}.`);
  return about(reader, ending.winner, wins('You win', 'Du gewinnst'), (name) =>
    wins(`${name} wins`, `${name} gewinnt`),
  );
}
