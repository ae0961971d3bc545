import { heading, notice, paragraph, table } from '../../kit/picture/blocks.ts';
import { label } from '../../kit/picture/lettering.ts';
import { badge, bar, grid, rectangle } from '../../kit/picture/shapes.ts';
import { type Block, sheet } from '../../kit/picture/sheet.ts';
import { isYou, nameOf, type Reader } from '../../kit/reader.ts';
import { type Language, say } from '../../kit/text.ts';
import { columnName } from '../rules/grid.ts';
import { sightOf } from '../rules/knowledge/sight.ts';
import { FULL_HEALTH } from '../rules/match/health.ts';
import { nameOf as personName, personOf } from '../rules/match/people.ts';
import type { Person, State } from '../state.ts';
import { turnOf } from '../turn.ts';
import { statisticsIn } from '../words/statistics.ts';
import { roundTitle } from '../words/titles.ts';
import { drawTurning, PLAYERS, teamLines } from './ending.ts';
import { type Frame, frameAround } from './grid.ts';
import { itemTitle, valuesOf } from './panel.ts';
import { drawField, sceneOf } from './picture-field.ts';
import { viewPreparation } from './preparation.ts';
import { centreOf } from './view.ts';

/** As many rows as leave a field legible on a phone. */
const ROWS = 12;
const COLUMNS = 13;

/** The casino as a reader has seen it: furniture, fog, people, one's own agents and how far the one who acts can go. */
export function picture(state: State, reader: Reader): string {
  const { viewer, language } = reader;
  const isOpen = reader.open === true || state.phase === 'over';
  const seen = sightOf(state, viewer, isOpen);
  if (isOpen && (state.phase === 'over' || !reader.live)) return sheet(ending(seen, reader));
  if (seen.people.length === 0) return sheet(preparation(seen, reader, state));
  const acting = seen.active === null ? undefined : personOf(seen, seen.active);
  return sheet([
    heading(roundTitle(seen, language), acting ? personName(seen, acting.id) : ''),
    casino(seen, reader),
    ...(acting ? agent(seen, acting, language) : []),
    legend(reader),
  ]);
}

function casino(state: State, reader: Reader): Block {
  const frame = frameAround(state, centreOf(state, reader), ROWS, COLUMNS);
  const size = Math.min(52, (680 - 34) / frame.columns);
  return { height: 30 + frame.rows * size, draw: (box) => map(state, reader, frame, box) };
}

function map(state: State, reader: Reader, { x, y, columns, rows }: Frame, box: Parameters<Block['draw']>[0]): string {
  const scene = sceneOf(state, reader);
  const heads = Array.from({ length: columns }, (_, index) => columnName(x + index));
  const sides = Array.from({ length: rows }, (_, index) => String(y + index + 1));
  return grid(box, { columns, rows, heads, sides }, (column, row, cell) =>
    drawField(scene, { x: x + column, y: y + row }, cell),
  );
}

/** The agent who acts: health, points, chips, what is left of the turn, and what they carry. */
function agent(state: State, person: Person, language: Language): Block[] {
  const [, ...values] = valuesOf(person, language);
  const steps = say({ en: `steps ${person.bp}`, de: `Schritte ${person.bp}` }, language);
  const actions = say({ en: `actions ${person.ap}`, de: `Aktionen ${person.ap}` }, language);
  const carried = person.items.map((item) => itemTitle(state, item, language));
  return [
    {
      height: 36,
      draw: (box) =>
        bar({ ...box, width: 170, height: 34 }, person.hp, FULL_HEALTH) +
        badge({ x: box.x + 182, y: box.y, width: 140, height: 34 }, steps, 'own') +
        badge({ x: box.x + 334, y: box.y, width: 140, height: 34 }, actions, 'own') +
        label({ ...box, x: box.x + 486, width: box.width - 486, height: 34 }, values.join(', '), {
          size: 23,
          align: 'right',
        }),
    },
    ...(carried.length > 0 ? [paragraph(carried.join(', '), { size: 22, tone: 'soft' })] : []),
  ];
}

/** Who is who, by outline and colour. */
function legend({ viewer, language }: Reader): Block {
  const words = say(
    viewer === 'spectator'
      ? { en: 'Whose agents they are is a secret.', de: 'Wessen Agenten es sind, bleibt geheim.' }
      : {
          en: 'Circle: yours · hexagon: enemy · square: unknown',
          de: 'Kreis: deine · Sechseck: gegnerisch · Quadrat: unbekannt',
        },
    language,
  );
  return {
    height: 28,
    draw: (box) =>
      rectangle({ ...box, height: 2 }, { fill: 'line' }) +
      label({ ...box, y: box.y + 4, height: 26 }, words, { size: 20, tone: 'soft' }),
  };
}

/** The draft and the equipment: what the board says, with what somebody carries below their name. */
function preparation(seen: State, reader: Reader, state: State): Block[] {
  const { board } = viewPreparation(seen, reader, turnOf(state));
  const belongs = (line: string) => line.startsWith(' ');
  return board.flatMap((line, index) => {
    if (belongs(line)) return [];
    const next = board.findIndex((other, at) => at > index && !belongs(other));
    const below = board.slice(index + 1, next === -1 ? undefined : next).map((one) => one.trim());
    if (index > 0 && below.length === 0) return [paragraph(line, { size: 25, tone: 'soft' })];
    return [heading(line), ...(below.length > 0 ? [paragraph(below.join(' '), { size: 25 })] : [])];
  });
}

/** Both teams with what they held, and what was counted. */
function ending(state: State, reader: Reader): Block[] {
  const { language } = reader;
  const names = PLAYERS.map((player) =>
    isYou(reader, player) ? say({ en: 'You', de: 'Du' }, language) : nameOf(reader, player),
  );
  const turning = drawTurning(state, language)[0];
  return [
    ...(turning ? [notice('★', turning, 'gold')] : []),
    ...PLAYERS.flatMap((player) => [
      heading(names[player] ?? ''),
      paragraph(teamLines(state, player, language), { size: 24 }),
    ]),
    table(
      [
        ['', ...names],
        ...statisticsIn(state, language).map(({ title, values }) => [title.trim(), ...values.map(String)]),
      ],
      { head: true },
    ),
  ];
}
