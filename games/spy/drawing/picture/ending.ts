import { nameOf as playerName, type Reader, say } from '@longtable/kit';
import {
  around,
  box,
  COLOURS,
  FONT_SIZES,
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
import { shortName } from '../../rules/match/people.ts';
import type { Player, State } from '../../state.ts';
import { ending } from '../../words/ending.ts';
import { statisticsIn } from '../../words/statistics.ts';
import { texts } from '../../words/texts.ts';
import { drawTurning, PLAYERS, teamOf } from '../ending.ts';
import { gadgetIcon } from '../icons.ts';
import { allegianceOf, portrait } from './people.ts';

const TEAM = 106;
const LINE = 22;
const VALUE = 90;

/** Draws both teams with their gadgets, the ending and the statistics. */
export function drawEnding(state: State, reader: Reader): { height: number; items: Item[] } {
  const { language, viewer } = reader;
  const [total, ...rest] = statisticsIn(state, language);
  const story = 48 + 2 * (TEAM + 6);
  const { items: storyItems, height } = paragraphs(
    story,
    [ending(state, reader), ...drawTurning(state, language)].filter(Boolean),
  );
  const table = story + height + 6;
  const title = say(texts.ending.over, language);
  const right = (at: number) => PICTURE_WIDTH - 24 - (2 - at) * VALUE;
  return {
    height: table + (rest.length + 1) * LINE + 18,
    items: [
      ...header(SIGNS.laurels, title, state.round > 0 ? say(texts.ending.round({ round: state.round }), language) : ''),
      ...PLAYERS.flatMap((player) => team(48 + player * (TEAM + 6), state, player, reader, total?.values[player] ?? 0)),
      ...storyItems,
      panel(box(12, table, PICTURE_WIDTH - 24, (rest.length + 1) * LINE + 10)),
      ...PLAYERS.map((player) =>
        text(box(right(player) + 8, table + 4, VALUE - 8, LINE), playerName(reader, player), {
          size: FONT_SIZES.small,
          weight: 700,
          colour: sideStyle(allegianceOf(player, viewer) === 'own' ? 0 : 1).colour,
          align: 'right',
          mayCut: true,
        }),
      ),
      ...rest.flatMap(({ title, values }, at) => {
        const y = table + 4 + (at + 1) * LINE;
        // Indented rows belong to the row above.
        const indent = title.startsWith(' ') ? 18 : 0;
        return [
          ...(at % 2 === 0 ? [rect(box(13, y, PICTURE_WIDTH - 26, LINE), { fill: '#00000033' })] : []),
          text(box(24 + indent, y, 300, LINE), title.trim(), {
            size: FONT_SIZES.small,
            weight: 500,
            colour: COLOURS.soft,
          }),
          ...PLAYERS.map((player) =>
            text(box(right(player), y, VALUE, LINE), String(values[player]).replace('-', '−'), {
              weight: 700,
              align: 'right',
            }),
          ),
        ];
      }),
    ],
  };
}

/** Draws a player's total points, and each agent with the gadgets held at the end. */
function team(y: number, state: State, player: Player, reader: Reader, ip: number): Item[] {
  const allegiance = allegianceOf(player, reader.viewer);
  const side = allegiance === 'own' ? 0 : 1;
  const agents = teamOf(state, player);
  const wide = Math.min(120, 390 / Math.max(1, agents.length));
  const hasWon = state.ending?.winner === player;
  return [
    panel(box(12, y, PICTURE_WIDTH - 24, TEAM), {
      side,
      fill: mix(sideStyle(side).deep, COLOURS.ground, 0.6),
      ...(hasWon && { colour: COLOURS.gold, thick: 3 }),
    }),
    ...(hasWon ? [icon(SIGNS.king, 38, y + 26, 32, { colour: COLOURS.gold })] : []),
    text(box(hasWon ? 60 : 26, y + 8, hasWon ? 80 : 114, 36), playerName(reader, player), {
      size: FONT_SIZES.value,
      weight: 700,
      mayCut: true,
    }),
    row(box(26, y + 50, 114, 44), stat(SIGNS.secrets, ip, COLOURS.gold, { size: 36, sign: 34 })),
    ...agents.flatMap(({ id, items }, at) => {
      const x = 150 + (at + 0.5) * wide;
      const small = Math.min(25, (wide - 6) / Math.max(1, items.length));
      return [
        portrait(x, y + 27, 21, state, id, allegiance),
        text(around(x, y + 60, wide - 4, 22), shortName(state, id, reader.names), {
          size: FONT_SIZES.small,
          align: 'centre',
          mayCut: true,
        }),
        ...items.map(({ gadget }, nth) =>
          icon(gadgetIcon(gadget), x + (nth - (items.length - 1) / 2) * small, y + 87, Math.min(24, small), {
            colour: '#dcebff',
          }),
        ),
      ];
    }),
  ];
}
