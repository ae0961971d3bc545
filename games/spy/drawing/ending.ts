import {
  about,
  capital,
  column,
  cut,
  isYou,
  labelled,
  nameOf,
  otherName,
  nameOf as playerName,
  type Reader,
  say,
  widthOf,
  wrapText,
} from '@longtable/kit';
import {
  around,
  type Box,
  box,
  COLOURS,
  columns,
  FONT_SIZES,
  fade,
  header,
  type Item,
  icon,
  mix,
  PICTURE_WIDTH,
  panel,
  paragraphs,
  rect,
  row,
  SIGNS,
  sideStyle,
  stat,
  text,
} from '@longtable/kit/picture';
import { scoreOf } from '../rules/course/ending.ts';
import { opponentOf, shortName } from '../rules/match/people.ts';
import type { Item as Gadget, Player, State } from '../state.ts';
import { gadgetTitle } from '../words/descriptions.ts';
import { rankedStatistics, type Statistic, turningRound } from '../words/statistics.ts';
import { texts } from '../words/texts.ts';
import { gadgetIcon } from './icons.ts';
import { itemTitle, WIDTH, wrap } from './panel.ts';
import { allegianceOf, portrait } from './picture/people.ts';

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
    column(title, TITLE) +
    values.map((value, at) => rightColumn(String(value).replace('-', '−'), columns[at]!)).join('');
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
export function teamOf({ people, sides }: State, player: Player): { id: number; items: Gadget[] }[] {
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
      : say(labelled(nameOf(reader, player, WIDTH - 2), ''), language).trimEnd();
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
    return about(reader, player, yourTeamNames({ names }), (name) => teamNames({ name, names }));
  });
  const { total, decisive, others } = rankedStatistics(state, language);
  const players = PLAYERS.map((player) => otherName(reader, player) ?? say(texts.ending.you, language));
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

/** Height of a team. */
const TEAM = 108;
/** Height of a compared statistic. */
const LINE = 26;
/** Maximum number of compared statistics. */
const MAX_LINES = 7;
/** Width of a bar, and of a value beside it. */
const BAR = 100;
const VALUE = 58;

/** Draws both teams with their gadgets, the ending, and the statistics as a comparison, the decisive ones first. */
export function drawEnding(state: State, reader: Reader): { height: number; items: Item[] } {
  const { language } = reader;
  const { total, decisive, others } = rankedStatistics(state, language);
  const story = 46 + TEAM + 4;
  const { items: storyItems, height } = paragraphs(
    story,
    [ending(state, reader), ...drawTurning(state, language)].filter(Boolean),
  );
  const table = story + height + 6;
  const title = say(texts.ending.over, language);
  const lines = [
    ...decisive.map((one) => ({ ...one, isDecisive: true })),
    ...others.map((one) => ({ ...one, isDecisive: false })),
  ].slice(0, MAX_LINES);
  const collar = state.courier === 0 || state.courier === 1 ? state.courier : undefined;
  const most = Math.max(1, ...lines.filter(({ isPart }) => isPart).flatMap(({ values }) => values.map(Math.abs)));
  const rows = lines.length + (collar === undefined ? 0 : 1);
  return {
    height: table + (rows > 0 ? rows * LINE + 16 : 6),
    items: [
      ...header(SIGNS.laurels, title, state.round > 0 ? say(texts.ending.round({ round: state.round }), language) : ''),
      ...columns(box(8, 46, PICTURE_WIDTH - 16, TEAM), 2, 6).flatMap((bounds, at) => {
        const player = PLAYERS[at]!;
        return team(bounds, state, player, reader, total?.values[player] ?? 0);
      }),
      ...storyItems,
      ...(rows > 0 ? [panel(box(12, table, PICTURE_WIDTH - 24, rows * LINE + 10))] : []),
      ...(collar === undefined ? [] : collarLine(table + 5, collar, reader)),
      ...lines.flatMap((line, at) => compared(table + 5 + (at + rows - lines.length) * LINE, line, most, reader)),
    ],
  };
}

function sideOf(player: Player, { viewer }: Reader): 0 | 1 {
  return allegianceOf(player, viewer) === 'own' ? 0 : 1;
}

/** Draws who delivered the collar. */
function collarLine(y: number, courier: Player, reader: Reader): Item[] {
  const x = courier === 0 ? 24 + VALUE + BAR - 14 : PICTURE_WIDTH - 24 - VALUE - BAR + 14;
  return [
    ...lineTitle(y, say(texts.ending.collarReturned, reader.language), false, true),
    icon(gadgetIcon('DIAMOND_COLLAR'), x, y + LINE / 2, 24, { colour: sideStyle(sideOf(courier, reader)).colour }),
  ];
}

/** Draws the title of a line. Parts of the score have the icon of points. */
function lineTitle(y: number, title: string, isPart: boolean, isDecisive: boolean): Item[] {
  const colour = isDecisive ? COLOURS.gold : COLOURS.soft;
  const words = capital(title.trim());
  const place = around(PICTURE_WIDTH / 2, y + LINE / 2, 184, LINE);
  return [
    ...(isPart ? [icon(SIGNS.secrets, place.x + 16, y + LINE / 2, 20, { colour })] : []),
    text(isPart ? { ...place, x: place.x + 30, width: 154 } : place, words, {
      size: FONT_SIZES.small,
      weight: isDecisive ? 700 : 500,
      colour,
      align: 'centre',
      minSize: FONT_SIZES.min,
    }),
  ];
}

/**
 * Draws a statistic with the values of both players. Parts of the score have bars that grow from the middle, all on one
 * scale. The bar of a loss is hollow and red.
 */
function compared(
  y: number,
  { title, values, isDecisive, isPart }: Statistic & { isDecisive: boolean },
  most: number,
  reader: Reader,
): Item[] {
  return [
    ...lineTitle(y, title, isPart, isDecisive),
    ...PLAYERS.flatMap((player) => {
      const value = values[player];
      const wide = (BAR * Math.abs(value)) / most;
      const start = player === 0 ? 24 + VALUE + BAR - wide : PICTURE_WIDTH - 24 - VALUE - BAR;
      const bounds = box(start, y + 7, Math.max(3, wide), LINE - 14);
      const { colour } = sideStyle(sideOf(player, reader));
      const bar = { fill: fade(colour, isDecisive ? 1 : 0.6), radius: 4 };
      const loss = { fill: fade(COLOURS.bad, 0.15), stroke: COLOURS.bad, thick: 2, radius: 4 };
      const words = String(value).replace('-', '−');
      const place = box(player === 0 ? 24 : PICTURE_WIDTH - 24 - VALUE + 8, y, VALUE - 8, LINE);
      const style = { weight: 700, align: player === 0 ? 'right' : 'left' } as const;
      return [
        text(place, words, value < 0 ? { ...style, colour: COLOURS.bad } : style),
        ...(isPart && value !== 0 ? [rect(bounds, value < 0 ? loss : bar)] : []),
      ];
    }),
  ];
}

/** Draws a player's total points, and each agent with the gadgets held at the end. */
function team(bounds: Box, state: State, player: Player, reader: Reader, ip: number): Item[] {
  const { x, y, width } = bounds;
  const allegiance = allegianceOf(player, reader.viewer);
  const side = allegiance === 'own' ? 0 : 1;
  const agents = teamOf(state, player);
  const wide = (width - 12) / Math.max(1, agents.length);
  const hasWon = state.ending?.winner === player;
  return [
    panel(bounds, {
      side,
      fill: mix(sideStyle(side).deep, COLOURS.ground, 0.6),
      ...(hasWon && { colour: COLOURS.gold, thick: 3 }),
    }),
    ...(hasWon ? [icon(SIGNS.king, x + 22, y + 20, 26, { colour: COLOURS.gold })] : []),
    text(box(x + (hasWon ? 40 : 12), y + 4, width - (hasWon ? 136 : 108), 32), playerName(reader, player), {
      size: FONT_SIZES.value,
      weight: 700,
      mayCut: true,
    }),
    row(box(x + width - 94, y + 3, 86, 34), stat(SIGNS.secrets, ip, COLOURS.gold, { size: 28, sign: 26 }), 'right'),
    ...agents.flatMap(({ id, items }, at) => {
      const middle = x + 6 + (at + 0.5) * wide;
      const small = Math.min(21, (wide - 4) / Math.max(1, items.length));
      return [
        portrait(middle, y + 51, 14, state, id, allegiance),
        text(around(middle, y + 75, wide - 2, 20), shortName(state, id, reader.names), {
          size: FONT_SIZES.small,
          minSize: FONT_SIZES.min,
          align: 'centre',
          mayCut: true,
        }),
        ...items.map(({ gadget }, nth) =>
          icon(gadgetIcon(gadget), middle + (nth - (items.length - 1) / 2) * small, y + 95, Math.min(20, small), {
            colour: '#dcebff',
          }),
        ),
      ];
    }),
  ];
}
