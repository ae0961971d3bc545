import type { Viewer } from '@longtable/kit';
import {
  type Box,
  bar,
  box,
  COLOURS,
  type Colour,
  FONT_SIZES,
  type Item,
  icon,
  type Medallion,
  medallion,
  mix,
  panel,
  piece,
  rect,
  row,
  SIGNS,
  type SideStyle,
  sideStyle,
  stat,
  text,
} from '@longtable/kit/picture';
import { FULL_HEALTH } from '../../rules/match/health.ts';
import { isClammy, isOnBoard } from '../../rules/match/people.ts';
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
  const presentation = portraitOf(state, id);
  const rim = Math.max(2.5, radius * 0.12);
  const ground = mix(deep, presentation.iconColour, 0.12);
  return medallion(x, y, radius, 'none', { colour, deep: ground, shape, ...presentation, scale: 1.24, rim, ...style });
}

/** Returns a person's mark, in capitals for own agents. */
export function displayLetters(marks: ReadonlyMap<number, string>, id: number, allegiance: Allegiance): string {
  const mark = marks.get(id) ?? '??';
  return allegiance === 'own' ? mark.toUpperCase() : mark;
}

/** Draws a person's letters on a plate in the colour of their side. */
export function lettersPlate(bounds: Box, letters: string, allegiance: Allegiance): Item[] {
  return [
    rect(bounds, { fill: ALLEGIANCE_STYLES[allegiance].colour, stroke: COLOURS.night, thick: 1.5, radius: 5 }),
    text(bounds, letters, {
      size: bounds.height + 1,
      weight: 700,
      align: 'centre',
      colour: COLOURS.night,
      narrow: true,
      minSize: FONT_SIZES.min,
    }),
  ];
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

/** Returns the height of the active agent's panel in pixels. Without gadgets it has a line less. */
export function panelHeight(person: Person): number {
  return isEmpty(person) ? 80 : 110;
}

/** Whether a person carries nothing to draw. */
function isEmpty(person: Person): boolean {
  return person.items.length === 0 && !person.cocktail && !isClammy(person);
}

/** Name, letters and place of a person, as the reader sees them. */
export interface Caption {
  readonly name: string;
  readonly letters: string;
  /** Field, with an arrow if it is outside of the visible section. Empty for a person who has left. */
  readonly at: string;
}

/** Draws the active agent: health, remaining points, intelligence points, chips and gadgets. */
export function agentPanel(bounds: Box, state: State, person: Person, allegiance: Allegiance, title: Caption): Item[] {
  const { x, y, width } = bounds;
  const wide = placeWidth(title);
  const number = { size: FONT_SIZES.label, sign: 18 } as const;
  return [
    frameOf(bounds, allegiance, 2),
    portrait(x + 27, y + 27, 18, state, person.id, allegiance, { active: true }),
    text(box(x + 52, y + 2, width - 58 - wide, 26), title.name, { size: FONT_SIZES.label, weight: 700, mayCut: true }),
    place(box(x + width - wide - 4, y + 2, wide, 26), title.at),
    bar(box(x + 62, y + 29, width - 69, 20), person.hp, FULL_HEALTH, {
      words: String(person.hp),
      size: FONT_SIZES.small,
      icon: SIGNS.life,
    }),
    row(box(x + 8, y + 52, width - 14, 24), [
      ...stat(SIGNS.steps, person.bp, COLOURS.own, number),
      { gap: 9 },
      ...stat(SIGNS.actions, person.ap, COLOURS.lightning, number),
      { gap: 9 },
      ...stat(SIGNS.secrets, person.ip, COLOURS.gold, number),
      { gap: 9 },
      ...stat(SIGNS.chips, person.chips, COLOURS.bad, number),
    ]),
    ...pockets(box(x + 6, y + 77, width - 12, 30), person),
  ];
}

/** Heights of a waiting agent and of the gadgets below, and width of the health number, in pixels. */
const [LINE, POCKETS, HEALTH] = [41, 24, 30];

/** Returns the height of a waiting agent with the gap below. With `isWide` there is room for gadgets. */
export function lineHeight(person: Person, isWide: boolean): number {
  return LINE + (isWide && !isEmpty(person) ? POCKETS : 0);
}

/**
 * Draws another agent of a team: name and field, then health, then gadgets if the bounds have room for them. An agent
 * without steps and actions is dimmed.
 */
export function agentLine(bounds: Box, state: State, person: Person, allegiance: Allegiance, title: Caption): Item[] {
  const { x, y, width } = bounds;
  const hasPockets = bounds.height >= LINE;
  const height = bounds.height - (hasPockets ? POCKETS : 0);
  const half = height / 2;
  const isReady = isOnBoard(person) && person.bp + person.ap > 0;
  const wide = placeWidth(title);
  const [high, low] = [
    { y: y + 2.5, height: half },
    { y: y + half + 1.5, height: half - 3 },
  ];
  const right = x + width - 6 - HEALTH;
  return [
    frameOf(bounds, allegiance, 1.5),
    portrait(x + 19, y + half - 5, 14, state, person.id, allegiance, { alpha: isOnBoard(person) ? 1 : 0.4 }),
    ...lettersPlate(box(x + 3, y + height - 20, 32, 18), title.letters, allegiance),
    text({ ...high, x: x + 40, width: width - 46 - wide }, title.name, {
      size: FONT_SIZES.small,
      colour: isReady ? COLOURS.text : COLOURS.soft,
      mayCut: true,
    }),
    place({ ...high, x: x + width - wide - 5, width: wide }, title.at),
    bar({ x: x + 38, y: y + half + 4, width: right - x - 38, height: half - 8 }, person.hp, FULL_HEALTH, { words: '' }),
    text({ ...low, x: right, width: HEALTH }, person.hp, { size: 17, weight: 700, align: 'right' }),
    ...(hasPockets
      ? pockets(box(x + 38, y + height - 1, width - 44, POCKETS - 2), person)
      : statesOf(person).map(({ icon: name, colour: ink }, at) =>
          icon(name, x + 9 + 22 * at, y + 9, 15, { colour: ink, edge: 2 }),
        )),
  ];
}

function frameOf(bounds: Box, allegiance: Allegiance, thick: number): Item {
  const { colour, corners, deep } = ALLEGIANCE_STYLES[allegiance];
  return panel(bounds, { colour, corners, fill: mix(deep, COLOURS.ground, 0.6), thick, radius: 8 });
}

/** Returns the width of a person's field in pixels. */
function placeWidth({ at }: Caption): number {
  return Math.min(54, 10 * at.length + 12);
}

function place(bounds: Box, at: string): Item {
  const style = {
    size: FONT_SIZES.small,
    minSize: FONT_SIZES.min,
    weight: 700,
    colour: COLOURS.gold,
    narrow: true,
  } as const;
  return text(bounds, at, { ...style, align: 'right' });
}

/** Returns the icons of a person's wet clothes and cocktail. */
function statesOf(person: Person): { icon: string; colour: Colour }[] {
  const poison = (person.cocktail?.poisonedBy.length ?? 0) > 0;
  return [
    ...(isClammy(person) ? [{ icon: THINGS.wet, colour: COLOURS.water }] : []),
    ...(person.cocktail ? [{ icon: THINGS.cocktail, colour: poison ? COLOURS.magic : ('#eafcff' as const) }] : []),
  ];
}

/** Draws a person in one line: letters in the outline of their side, and the name. */
export function personEntry(bounds: Box, allegiance: Allegiance, title: Caption): Item[] {
  const { x, y, width, height } = bounds;
  const { colour, shape } = ALLEGIANCE_STYLES[allegiance];
  const style = { size: FONT_SIZES.small, minSize: FONT_SIZES.min } as const;
  return [
    piece(x + 12, y + height / 2, shape === 'hexagon' ? 11.5 : 10, shape, { fill: colour }),
    text(box(x, y, 24, height), title.letters, {
      ...style,
      size: 17,
      weight: 700,
      align: 'centre',
      colour: COLOURS.night,
      narrow: true,
    }),
    text(box(x + 28, y, width - 32, height), title.name, { ...style, colour: COLOURS.soft, mayCut: true }),
  ];
}

/** Draws a person's gadgets, cocktail and wet state. */
function pockets({ x, y, width, height }: Box, person: Person): Item[] {
  const { items, cocktail } = person;
  const carried = [
    ...(isClammy(person) ? [{ icon: THINGS.wet, colour: COLOURS.water, left: 0 }] : []),
    ...items.map(({ gadget, usages }) => ({ icon: gadgetIcon(gadget), colour: '#dcebff' as const, left: usages ?? 0 })),
  ];
  const count = carried.length + (cocktail ? 1 : 0);
  const step = Math.min(34, width / Math.max(1, count));
  const bounds = (at: number) => box(x + at * step + 1, y, step - 3, height);
  return [
    ...Array.from({ length: count }, (_, at) => rect(bounds(at), { fill: '#0d1624', stroke: COLOURS.line, radius: 6 })),
    ...carried.flatMap(({ icon: name, colour, left }, at) => {
      const place = bounds(at);
      return [
        icon(name, place.x + place.width / 2, y + height / 2, Math.min(24, place.width), { colour }),
        ...(left > 1
          ? [
              text({ ...place, y: y + height - 17, height: 19 }, left, {
                size: FONT_SIZES.small,
                weight: 700,
                align: 'right',
                colour: COLOURS.gold,
                edge: 2,
              }),
            ]
          : []),
      ];
    }),
    ...(cocktail ? glass(bounds(count - 1).x + (step - 3) / 2, y + height / 2, 22, cocktail) : []),
  ];
}
