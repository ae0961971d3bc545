import type { Viewer } from '@longtable/kit';
import {
  around,
  bar,
  box,
  COLOURS,
  FONT_SIZES,
  type Item,
  icon,
  type Medallion,
  medallion,
  mix,
  PICTURE_WIDTH,
  panel,
  rect,
  row,
  SIGNS,
  type SideStyle,
  sideStyle,
  stat,
  text,
} from '@longtable/kit/picture';
import { FULL_HEALTH } from '../../rules/match/health.ts';
import { isClammy, isOnBoard, nameOf } from '../../rules/match/people.ts';
import type { Cocktail, Faction, Person, State } from '../../state.ts';
import { gadgetIcon, portraitOf, THINGS } from '../icons.ts';

/** A person's side as the reader sees it. For spectators the first player counts as `own`. */
export type Allegiance = 'own' | 'enemy' | 'unknown' | 'guest';

export const ALLEGIANCE_STYLES: Readonly<Record<Allegiance, SideStyle>> = {
  own: sideStyle(0),
  enemy: sideStyle(1),
  unknown: sideStyle('none'),
  guest: { ...sideStyle('none'), colour: '#8d93a3', deep: '#23252e' },
};

/** Returns the allegiance of a faction to a reader. */
export function allegianceOf(faction: Faction, viewer: Viewer): Allegiance {
  if (faction === 'NPC') return 'guest';
  if (faction === 'UNKNOWN') return 'unknown';
  return faction === (viewer === 1 ? 1 : 0) ? 'own' : 'enemy';
}

/** Draws the portrait of a character, which is the same on the map, in lists and at the end. */
export function portrait(
  x: number,
  y: number,
  radius: number,
  state: Pick<State, 'cast'>,
  id: number,
  allegiance: Allegiance,
  style: Partial<Medallion> = {},
): Medallion {
  const { colour, deep, shape } = ALLEGIANCE_STYLES[allegiance];
  const face = portraitOf(state, id);
  const rim = Math.max(2.5, radius * 0.12);
  const ground = mix(deep, face.iconColour, 0.12);
  return medallion(x, y, radius, 'none', { colour, deep: ground, shape, ...face, scale: 1.24, rim, ...style });
}

/** Returns a person's mark, in capitals for own agents. */
export function displayLetters(marks: ReadonlyMap<number, string>, id: number, allegiance: Allegiance): string {
  const mark = marks.get(id) ?? '??';
  return allegiance === 'own' ? mark.toUpperCase() : mark;
}

/** Draws a cocktail, with a skull if the reader knows that it is poisoned. */
export function glass(x: number, y: number, size: number, { poisonedBy }: Cocktail): Item[] {
  const isPoisoned = poisonedBy.length > 0;
  return [
    icon(THINGS.cocktail, x, y, size, { colour: isPoisoned ? '#d9b3ff' : '#eafcff', edge: 2, edgeColour: '#2a1408' }),
    ...(isPoisoned
      ? [icon(THINGS.poison, x + size * 0.38, y - size * 0.3, size * 0.6, { colour: COLOURS.magic, edge: 2 })]
      : []),
  ];
}

/** Height of the agent panel and of a roster, in pixels. */
export const PANEL = 84;

/** Draws the active agent: health, remaining points, intelligence points, chips and gadgets. */
export function agentPanel(y: number, state: State, person: Person, allegiance: Allegiance): Item[] {
  const { colour, corners, deep } = ALLEGIANCE_STYLES[allegiance];
  const number = { size: FONT_SIZES.value, sign: 24 } as const;
  const gap = { gap: 13 };
  return [
    panel(box(12, y, PICTURE_WIDTH - 24, PANEL), {
      colour,
      corners,
      fill: mix(deep, COLOURS.ground, 0.6),
      thick: 2,
      radius: 12,
    }),
    portrait(54, y + PANEL / 2, 32, state, person.id, allegiance, { active: true }),
    text(box(100, y + 6, 184, 34), nameOf(state, person.id), { size: FONT_SIZES.value, weight: 700, mayCut: true }),
    bar(box(302, y + 9, 234, 28), person.hp, FULL_HEALTH, {
      words: String(person.hp),
      size: FONT_SIZES.value,
      icon: SIGNS.life,
    }),
    row(box(100, y + 45, 226, 32), [
      ...stat(SIGNS.steps, person.bp, COLOURS.own, number),
      gap,
      ...stat(SIGNS.actions, person.ap, COLOURS.lightning, number),
      gap,
      ...stat(SIGNS.secrets, person.ip, COLOURS.gold, number),
      gap,
      ...stat(SIGNS.chips, person.chips, COLOURS.bad, number),
    ]),
    ...pockets(536, y + 44, person),
  ];
}

/** Draws a person's gadgets, cocktail and wet state, right-aligned. */
function pockets(right: number, y: number, person: Person): Item[] {
  const { items, cocktail } = person;
  const carried = [
    ...(isClammy(person) ? [{ icon: THINGS.wet, colour: COLOURS.water, left: 0 }] : []),
    ...items.map(({ gadget, usages }) => ({ icon: gadgetIcon(gadget), colour: '#dcebff' as const, left: usages ?? 0 })),
  ];
  const count = carried.length + (cocktail ? 1 : 0);
  const step = Math.min(38, 200 / Math.max(1, count));
  const bounds = (at: number) => box(right - (count - at) * step + 2, y, step - 4, 34);
  return [
    ...Array.from({ length: count }, (_, at) => rect(bounds(at), { fill: '#0d1624', stroke: COLOURS.line, radius: 7 })),
    ...carried.flatMap(({ icon: name, colour, left }, at) => {
      const { x, width } = bounds(at);
      return [
        icon(name, x + width / 2, y + 17, Math.min(26, width), { colour }),
        ...(left > 1
          ? [
              text(box(x, y + 18, width, 20), left, {
                size: 18,
                weight: 700,
                align: 'right',
                colour: COLOURS.gold,
                edge: 2,
              }),
            ]
          : []),
      ];
    }),
    ...(cocktail ? glass(bounds(count - 1).x + (step - 4) / 2, y + 17, 24, cocktail) : []),
  ];
}

/** Draws people side by side: portrait, letters, first name, and health if `showHealth` is set. */
export function roster(
  y: number,
  state: State,
  people: readonly Person[],
  viewer: Viewer,
  marks: ReadonlyMap<number, string>,
  showHealth: boolean,
): Item[] {
  const width = Math.min(134, (PICTURE_WIDTH - 24) / Math.max(1, people.length));
  const left = (PICTURE_WIDTH - width * people.length) / 2;
  return people.flatMap((person, at) => {
    const { id, faction, hp } = person;
    const allegiance = allegianceOf(faction, viewer);
    const [x, alpha] = [left + (at + 0.5) * width, isOnBoard(person) ? 1 : 0.4];
    const first = nameOf(state, id).split(' ')[0] ?? '';
    const letters = displayLetters(marks, id, allegiance);
    return [
      portrait(x - 15, y + 20, 18, state, id, allegiance, { alpha, active: id === state.active }),
      text(box(x + 9, y + 6, 28, 28), letters, {
        size: 22,
        weight: 700,
        colour: ALLEGIANCE_STYLES[allegiance].colour,
        narrow: true,
      }),
      text(around(x, y + 51, width - 4, 20), first, { size: 18, colour: COLOURS.soft, align: 'centre', mayCut: true }),
      ...(showHealth
        ? [bar(around(x, y + 73, width - 10, 21), hp, FULL_HEALTH, { words: String(hp), size: FONT_SIZES.small })]
        : []),
    ];
  });
}
