import type { Viewer } from '../../kit/game.ts';
import { type Box, inset, type Shape, type Tone } from '../../kit/picture/ink.ts';
import { label } from '../../kit/picture/lettering.ts';
import { circle, type Outline, piece, polygon, rectangle } from '../../kit/picture/shapes.ts';
import type { Reader } from '../../kit/reader.ts';
import { type FieldName, fieldIn } from '../rules/fields.ts';
import { makePoint, type Point, samePlace, square } from '../rules/grid.ts';
import { isPresent, personOf, present } from '../rules/match/people.ts';
import { waysOf } from '../rules/match/routes.ts';
import type { Present, State } from '../state.ts';
import { marksOf, safeMark } from './marks.ts';

/** What the fields of a casino are drawn from: everything that lies or stands on one, by its name. */
export interface Scene {
  readonly state: State;
  readonly viewer: Viewer;
  readonly marks: ReadonlyMap<number, string>;
  readonly people: ReadonlyMap<string, Present>;
  readonly things: ReadonlyMap<string, (cell: Box) => Shape>;
  readonly fog: ReadonlySet<string>;
  readonly reach: ReadonlySet<string>;
}

/** Looks once for all fields. */
export function sceneOf(state: State, { viewer }: Reader): Scene {
  return {
    state,
    viewer,
    marks: marksOf(state),
    people: new Map(present(state).map((person) => [makePoint(person.at), person])),
    things: thingsOf(state),
    fog: new Set(state.board.fog.map(({ at }) => makePoint(at))),
    reach: reachOf(state),
  };
}

/** The fields that the agent who acts can walk to in this turn. */
function reachOf(state: State): ReadonlySet<string> {
  const actor = state.active === null ? undefined : personOf(state, state.active);
  if (!actor || !isPresent(actor) || actor.bp <= 0) return new Set();
  const ways = waysOf(state, actor);
  const near = square(actor.at, actor.bp).filter((field) => {
    const end = ways.to(field).at(-1);
    return end !== undefined && samePlace(end, field) && ways.length(field) <= actor.bp;
  });
  return new Set(near.map(makePoint));
}

/** One field: its ground, what stands on it, who stands on it, and the fog above. */
export function drawField(scene: Scene, at: Point, cell: Box): Shape {
  const name = makePoint(at);
  const kind = fieldIn(scene.state.board.rows[at.y], at.x);
  const person = scene.people.get(name);
  const reach = scene.reach.has(name) ? circle(cell, 0.22, { fill: 'own' }) : '';
  return [
    kind ? GROUNDS[kind](cell) : '',
    scene.things.get(name)?.(cell) ?? '',
    person ? figure(scene, person, cell) : reach,
    scene.fog.has(name) ? fog(cell) : '',
  ].join('');
}

const floor = (cell: Box) => rectangle(inset(cell, 0.5), { fill: 'dark' });

const GROUNDS: Readonly<Record<FieldName, (cell: Box) => Shape>> = {
  FREE: floor,
  WALL: (cell) =>
    rectangle(inset(cell, 0.5), { fill: 'line' }) + rectangle(inset(cell, 6), { fill: 'panel', opacity: 0.5 }),
  FIREPLACE: (cell) =>
    rectangle(inset(cell, 0.5), { fill: 'line' }) + polygon(inset(cell, 8), FLAME, { fill: 'other' }),
  BAR_SEAT: (cell) => floor(cell) + polygon(inset(cell, 9), CHAIR, { fill: 'soft' }),
  ROULETTE_TABLE: (cell) =>
    floor(cell) + circle(cell, 0.86, { fill: 'good' }) + circle(cell, 0.5, { stroke: 'dark', thick: 4 }),
  BAR_TABLE: (cell) => floor(cell) + rectangle(inset(cell, 4), { fill: 'other', radius: 5, opacity: 0.55 }),
  SAFE: (cell) => floor(cell) + rectangle(inset(cell, 3), { fill: 'panel', stroke: 'gold', radius: 4, thick: 3 }),
};

const FLAME = [
  [0.5, 0],
  [0.78, 0.38],
  [0.9, 0.3],
  [0.95, 0.72],
  [0.7, 1],
  [0.3, 1],
  [0.05, 0.72],
  [0.12, 0.36],
  [0.3, 0.5],
] as const;

const CHAIR = [
  [0, 0],
  [0.25, 0],
  [0.25, 0.5],
  [1, 0.5],
  [1, 1],
  [0.8, 1],
  [0.8, 0.72],
  [0.25, 0.72],
  [0.25, 1],
  [0, 1],
] as const;

const GLASS = [
  [0, 0],
  [1, 0],
  [0.56, 0.55],
  [0.56, 0.88],
  [0.85, 1],
  [0.15, 1],
  [0.44, 0.88],
  [0.44, 0.55],
] as const;

const CAT = [
  [0.1, 0],
  [0.36, 0.24],
  [0.64, 0.24],
  [0.9, 0],
  [1, 0.6],
  [0.75, 1],
  [0.25, 1],
  [0, 0.6],
] as const;

const word = (cell: Box, text: string, tone: Tone) =>
  label(inset(cell, 3, 4), text, { size: 22, weight: 'bold', align: 'middle', tone, edged: true });

/** What lies and stands on fields besides people; what is named later covers what was named before. */
function thingsOf({ board, cat, janitor }: State): ReadonlyMap<string, (cell: Box) => Shape> {
  const drawn: (readonly [Point, (cell: Box) => Shape])[] = [
    ...board.safes.map(({ at, number }) => [at, (cell: Box) => word(cell, safeMark(number), 'gold')] as const),
    ...board.tables.map(
      ({ at, chips, inverted, destroyed }) =>
        [at, (cell: Box) => word(cell, destroyed ? '✕' : inverted ? `−${chips}` : String(chips), 'text')] as const,
    ),
    ...board.cocktails.map(({ at, cocktail }) => [at, glass(cocktail.poisonedBy.length > 0)] as const),
    ...board.lying.map(({ at }) => [at, (cell: Box) => word(cell, '★', 'gold')] as const),
    ...(janitor ? [[janitor, (cell: Box) => piece(cell, '!!', { outline: 'square', tone: 'bad' })] as const] : []),
    ...(cat
      ? [
          [
            cat,
            (cell: Box) =>
              polygon(inset(cell, 5), CAT, { fill: 'gold', stroke: 'dark' }) +
              label(inset(cell, 8, 12), '&', { size: 20, weight: 'bold', tone: 'dark', align: 'middle' }),
          ] as const,
        ]
      : []),
  ];
  return new Map(drawn.map(([at, draw]) => [makePoint(at), draw]));
}

function glass(poisoned: boolean): (cell: Box) => Shape {
  return (cell) =>
    polygon(inset(cell, 10), GLASS, { fill: 'own', stroke: 'dark' }) + (poisoned ? word(cell, '+', 'bad') : '');
}

/** A person by two letters: a circle is one's own, a hexagon an enemy, a square anybody else; a glass in the hand shows. */
function figure({ state, viewer, marks }: Scene, { id, faction, cocktail }: Present, cell: Box): Shape {
  const isOwn = faction === viewer;
  const isEnemy = viewer !== 'spectator' && (faction === 0 || faction === 1) && !isOwn;
  const [outline, tone]: readonly [Outline, Tone] = isOwn
    ? ['circle', 'own']
    : isEnemy
      ? ['hexagon', 'other']
      : ['square', faction === 'NPC' ? 'line' : 'soft'];
  const letters = marks.get(id) ?? '??';
  const ring = id === state.active ? 'gold' : undefined;
  const corner = { x: cell.x + cell.width * 0.62, y: cell.y - 2, width: cell.width * 0.4, height: cell.height * 0.44 };
  const drink = cocktail
    ? polygon(corner, GLASS, { fill: cocktail.poisonedBy.length > 0 ? 'bad' : 'own', stroke: 'dark' })
    : '';
  return piece(cell, isOwn ? letters.toUpperCase() : letters, { outline, tone, ring }) + drink;
}

/** A veil with waves. */
function fog(cell: Box): Shape {
  const waves = [0.3, 0.6].map((share) =>
    label({ ...cell, y: cell.y + cell.height * share - 12, height: 24 }, '~~', {
      size: 24,
      tone: 'dark',
      align: 'middle',
    }),
  );
  return rectangle(cell, { fill: 'soft', opacity: 0.62 }) + waves.join('');
}
