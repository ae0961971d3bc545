import {
  about,
  capital,
  column,
  cut,
  isYou,
  labelled,
  nameOf,
  type Reader,
  say,
  widthOf,
  wrapText,
} from '@longtable/kit';
import { scoreOf } from '../rules/course/ending.ts';
import { opponentOf, shortName } from '../rules/match/people.ts';
import type { Item, Player, State } from '../state.ts';
import { gadgetTitle } from '../words/descriptions.ts';
import { rankedStatistics, type Statistic, turningRound } from '../words/statistics.ts';
import { texts } from '../words/texts.ts';
import { itemTitle, WIDTH, wrap } from './panel.ts';

const TITLE = 20;
/** Width of both columns of values, and of a narrow one. */
const VALUES = WIDTH - TITLE;
const MIN_VALUE = 5;
export const PLAYERS: readonly Player[] = [0, 1];

/**
 * Returns the score with a column per player, the three statistics that decided the match, and the others. Rows of zeros
 * are omitted, except for the score.
 */
export function drawStatistics(state: State, reader: Reader): string[] {
  const names = PLAYERS.map((player) => ownName(reader, player));
  const columns = valueColumns(names.map((name) => Math.max(MIN_VALUE, widthOf(name) + 1)));
  const row = (title: string, values: readonly (string | number)[]) =>
    column(title, TITLE) + values.map((value, at) => rightColumn(String(value), columns[at]!)).join('');
  const collar = PLAYERS.map((player) => (state.courier === player ? say(texts.ending.yes, reader.language) : '–'));
  const { total, decisive, others } = rankedStatistics(state, reader.language);
  const indented = ({ title, values }: Statistic) => row(` ${capital(title.trim())}`, values);
  const isDelivered = state.courier !== null && state.courier !== undefined;
  return [
    row('', names),
    ...(total ? [row(total.title, total.values)] : []),
    ...(isDelivered ? [row(say(texts.ending.collarReturned, reader.language), collar)] : []),
    ...(decisive.length > 0 ? [say(texts.ending.decisive, reader.language), ...decisive.map(indented)] : []),
    ...(decisive.length > 0 && others.length > 0 ? [say(texts.ending.further, reader.language)] : []),
    ...others.map(indented),
  ];
}

/** Returns the widths of both columns: equal, or wider for the one whose name needs more than the other leaves. */
function valueColumns([first = 0, second = 0]: readonly number[]): [number, number] {
  const half = VALUES / 2;
  const right =
    first > half && second > half
      ? half
      : second > half
        ? Math.min(second, VALUES - first)
        : Math.max(second, Math.min(half, VALUES - first));
  return [VALUES - right, right];
}

function rightColumn(text: string, columns: number): string {
  const fitting = cut(text, columns - 1);
  return ' '.repeat(columns - widthOf(fitting)) + fitting;
}

function ownName(reader: Reader, player: Player): string {
  return isYou(reader, player) ? say(texts.ending.you, reader.language) : nameOf(reader, player);
}

/** Returns a player's agents with their gadgets. Before the casino opens, returns those picked and assigned so far. */
export function teamOf({ people, sides }: State, player: Player): { id: number; items: Item[] }[] {
  if (people.length > 0) return people.filter(({ faction }) => faction === player);
  const { agents, gadgets, given } = sides[player];
  const carried = (id: number) => gadgets.filter((_, index) => given[index] === id);
  return agents.map((id) => ({ id, items: carried(id).map((gadget) => ({ gadget, usages: null })) }));
}

/** Returns lines about both teams, with their gadgets unless `isBrief`. */
export function drawTeams(state: State, reader: Reader, isBrief = false): string[] {
  const { language } = reader;
  return PLAYERS.flatMap((player) => {
    const head = isYou(reader, player)
      ? say(texts.ending.yourTeam, language)
      : labelled(nameOf(reader, player, WIDTH - 2), '', language).trimEnd();
    const agents = teamOf(state, player).map(({ id, items }) => {
      const gadgets = items.map((item) => itemTitle(state, item, reader)).join(', ');
      return `${shortName(state, id, reader.names)}${gadgets && !isBrief ? ` (${gadgets})` : ''}`;
    });
    return [
      ...wrapText(`${head} ${agents.join(', ')}`.trim(), WIDTH, ' '),
      ...unassignedLines(state, player, language),
    ];
  });
}

/** Returns the gadgets that a player has picked and not assigned yet. */
function unassignedLines({ people, sides }: State, player: Player, language: Reader['language']): string[] {
  const { gadgets, given } = sides[player];
  const open = gadgets.filter((_, index) => typeof given[index] !== 'number');
  if (people.length > 0 || open.length === 0) return [];
  const titles = open.map((gadget) => gadgetTitle(gadget, language));
  return [` ${say(texts.preparation.unassigned, language)}`, ...wrap(titles, '  ')];
}

/** Returns the teams, points and turning point in sentences. */
export function endSentences(state: State, reader: Reader): string[] {
  const { language } = reader;
  const teams = PLAYERS.map((player) => {
    const names = state.people
      .filter(({ faction }) => faction === player)
      .map(({ id }) => shortName(state, id, reader.names));
    const { yourTeamNames, teamNames } = texts.ending;
    const text = isYou(reader, player) ? yourTeamNames({ names }) : teamNames({ name: nameOf(reader, player), names });
    return say(text, language);
  });
  const { total, decisive, others } = rankedStatistics(state, language);
  const players = PLAYERS.map((player) => ownName(reader, player));
  const told = (rows: readonly Statistic[]) => {
    const values = rows.map(({ title, values }) => ({ title: title.trim(), values: [...values] }));
    return say(texts.ending.statistics({ players, values }), language);
  };
  const causes = decisive.length > 0 ? [`${say(texts.ending.decisive, language)} ${told(decisive)}`] : [];
  return [...teams, ...causes, ...drawTurning(state, language), told([...(total ? [total] : []), ...others])];
}

/** Returns the sentence about the round in which the match turned, or an empty array if there is none. */
export function drawTurning(state: State, language: Reader['language']): string[] {
  const round = turningRound(state);
  return round === undefined ? [] : [say(texts.ending.turningPoint({ round }), language)];
}

/** Returns a sentence about the result with the score, or an empty text while the match runs. */
export function ending(state: State, reader: Reader): string {
  if (!state.ending) return '';
  const { winner, reason: why } = state.ending;
  const reason = texts.ending.reasons[why];
  const score = `${scoreOf(state, winner)} : ${scoreOf(state, opponentOf(winner))}`;
  return about(reader, winner, texts.ending.youWinScore({ score, reason }), (name) =>
    texts.ending.winsScore({ name, score, reason }),
  );
}
