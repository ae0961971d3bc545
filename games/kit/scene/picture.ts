import { around, type Box, box, type Colour, type Item, inset, type Picture, type RowPart } from '../picture/items.ts';
import {
  bar,
  compose,
  icon,
  layer,
  card as makeFrame,
  piece,
  place,
  plate,
  rect,
  row,
  stat,
  text,
} from '../picture/make.ts';
import { COLOURS, FONT_SIZES, fade, mix, PICTURE_WIDTH, SIGNS, type Side, sideStyle } from '../picture/palette.ts';
import { cardBacks, coordinates, die, numberTab, playerLine, playerPlace, portrait, token } from '../picture/parts.ts';
import { hasOnlyName, isAffordable, markOf, playerOf, valuesOf } from './board.ts';
import {
  isIn,
  isWon,
  type NumberRole,
  numberOf,
  type Region,
  type Scene,
  type Sign,
  spotName,
  type Thing,
  type ThingNumber,
  thingsIn,
} from './scene.ts';

/** Size of a card in pixels. */
export const CARD = { width: 74, height: 94 } as const;
/** Size of a card without its icon, for hands that are all open. */
const LOW_CARD = { width: 74, height: 54 } as const;
/** Sizes of a card's parts in pixels. */
const PARTS = { nameSize: 17, iconSize: 38, band: 23, foot: 29 } as const;
/** Distance of slots, left edge of the first, heights of a player's line, of a row of slots, and of the lane between rows. */
const [STEP, LEFT, LINE, ROW, LANE] = [76.5, 13.5, 44, CARD.height + 7, 22];
/** Heights of a hand of dice or names, and of the result. */
const [PLAIN_LINE, HEADLINE] = [36, 36];
/** Distance of the cards of a hand of up to 6, and the height above and below its cards, with and without tabs or prices. */
const [WIDE_STEP, HAND_MARGIN, PLAIN_MARGIN] = [86, 26, 10];

/** What a scene leaves to its game. */
export interface SceneStyle {
  /** Background colours from top to bottom. */
  readonly ground: readonly Colour[];
  /** Colours of the cards' bodies, by icon. */
  readonly hues: Readonly<Record<string, Colour>>;
  /** Things or spots to mark as targets. */
  readonly targets?: readonly string[];
}

/**
 * Draws the result if someone has won, then the bars, piles, grids, lanes and hands of a scene from top to bottom. Hands are low if several are open. An empty hand takes
 * no room, except beside an open one during the game, so that a film has one height.
 */
export function drawScene(scene: Scene, style: SceneStyle): Picture {
  const regions = scene.regions.filter(({ kind }) => kind !== 'note');
  const hands = regions.filter(({ kind }) => kind === 'hand');
  const card = hands.length > 1 ? LOW_CARD : CARD;
  const isOver = isWon(scene);
  let bottom = 0;
  const take = (height: number) => {
    bottom += height;
    return bottom - height;
  };
  const head = isOver ? headline(scene.header, take(HEADLINE)) : [];
  const items = regions.flatMap((region, at): Item[] => {
    const things = thingsIn(scene, region.id);
    const isFacing = (other: Region | undefined) => region.kind === 'lanes' && other?.kind === 'lanes';
    if (region.kind === 'bar') return things.flatMap((thing) => barItems(thing, take(LINE)));
    if (region.kind === 'pile') return things.flatMap((thing) => pileItems(thing, take(pileHeight(thing))));
    if (region.kind === 'grid') return gridItems(scene, region, hands.length > 0, take, style);
    if (region.kind === 'hand') {
      if (things.length === 0 && (hands.length === 1 || isOver)) return [];
      if (things.length > 0 && (things.every(hasOnlyName) || things.every(isDie)))
        return plainHand(things, box(0, take(PLAIN_LINE), PICTURE_WIDTH, PLAIN_LINE));
      const height = card.height + (hands.length > 1 && isOver ? PLAIN_MARGIN : HAND_MARGIN);
      return handItems(scene, things, box(0, take(height), PICTURE_WIDTH, height), card, style);
    }
    if (isFacing(regions[at - 1])) return [];
    const below = isFacing(regions[at + 1]) ? regions[at + 1] : undefined;
    const top = take(below ? 2 * ROW + LANE : ROW);
    return [
      emptySlots(region, below, top),
      ...slotItems(scene, region, top + 3, style),
      ...(below ? slotItems(scene, below, top + ROW + LANE + 4, style) : []),
    ];
  });
  return compose(bottom, style.ground, [...head, ...items]);
}

/** Draws the result of a game with a crown. */
function headline(words: string, y: number): Item[] {
  const bounds = box(0, y, PICTURE_WIDTH, HEADLINE);
  const style = { size: FONT_SIZES.decisive, minSize: FONT_SIZES.min, weight: 700, mayCut: true } as const;
  return [
    rect(bounds, { fill: '#0000004d' }),
    icon(SIGNS.king, 32, y + HEADLINE / 2, 28, { colour: COLOURS.gold }),
    text({ ...bounds, x: 60, width: PICTURE_WIDTH - 76 }, words, style),
  ];
}

/** Signs and colours of numbers on bars. */
const NUMBER_SIGNS: Partial<Record<string, readonly [string, Colour]>> = {
  mana: [SIGNS.mana, COLOURS.magic],
  chips: [SIGNS.chips, COLOURS.gold],
  score: [SIGNS.laurels, COLOURS.gold],
};

/** Draws a player's line: the first number as a bar, the hand as backs, the pile on the right, and the other numbers. */
function barItems(thing: Thing, y: number): Item[] {
  const { id, owner: side = 'none', name, icon, numbers } = thing;
  const [first, ...others] = numbers;
  const hasBar = first?.max !== undefined;
  const signOf = (role: NumberRole) => (role === 'life' ? SIGNS.life : NUMBER_SIGNS[role]?.[0]);
  const bar = hasBar ? { life: first.value, max: first.max, loss: first.loss, sign: signOf(first.role) } : {};
  const text = first ? !hasBar && first.words : thing.note;
  const words = text ? [{ text, size: FONT_SIZES.value }] : [];
  const values = others.flatMap(({ role, value }): RowPart[] => {
    const sign = NUMBER_SIGNS[role];
    return sign ? stat(sign[0], value, sign[1], { size: FONT_SIZES.value, sign: 26 }) : [];
  });
  const [hand, pile] = [numberOf(thing, 'hand'), numberOf(thing, 'pile')];
  const [turn, won] = [isIn(thing, 'turn'), isIn(thing, 'won')];
  const counted = { size: 22, colour: COLOURS.soft, sign: 26 } as const;
  return [
    ...(id === playerPlace(side) ? [] : [place(box(0, y, PICTURE_WIDTH, LINE), id)]),
    ...playerLine(y, { side, name, icon, ...bar, turn, won, rest: [...words, ...values] }),
    ...(hand ? cardBacks(424, y, hand.value, side) : []),
    ...(pile ? [row(box(496, y, 60, LINE), stat(SIGNS.pile, pile.value, COLOURS.soft, counted))] : []),
  ];
}

/** Maximum number of a pile's pieces that are drawn one by one, and the number in a row. */
const [MAX_PIECES, PIECES] = [40, 10];

function piecesOf({ numbers }: Thing): number {
  const { value = 0 } = numbers[0] ?? {};
  return value <= MAX_PIECES ? value : 0;
}

function pileHeight(thing: Thing): number {
  return LINE + Math.ceil(piecesOf(thing) / PIECES) * PLAIN_LINE;
}

/** Draws the pieces of a pile in rows, and below them its number. */
function pileItems(thing: Thing, y: number): Item[] {
  const { owner = 'none', id, numbers, name } = thing;
  const [step, height] = [PICTURE_WIDTH / (PIECES + 1), pileHeight(thing) - LINE];
  return [
    place(box(0, y, PICTURE_WIDTH, height + LINE), id),
    ...Array.from({ length: piecesOf(thing) }, (_, at) =>
      token(step * (1 + (at % PIECES)), y + 4 + PLAIN_LINE * (0.5 + Math.floor(at / PIECES)), 15, owner),
    ).flat(),
    text(box(0, y + height, PICTURE_WIDTH, LINE), numbers[0]?.words ?? name, {
      size: FONT_SIZES.decisive,
      align: 'centre',
    }),
  ];
}

/** Heights of a grid alone and beside a hand, width of its row names, height of its column names, and maximum size of a field. */
const [GRID, LOW_GRID, SIDE, HEADS, FIELD] = [330, 220, 28, 26, 64];

/** Draws the fields of a grid with their terrain, and its things as tokens. */
function gridItems(
  scene: Scene,
  { id, columns = [''], rows = [''], terrain = [] }: Region,
  isLow: boolean,
  take: (height: number) => number,
  { targets = [] }: SceneStyle,
): Item[] {
  const width = (PICTURE_WIDTH - 2 * SIDE) / columns.length;
  const size = Math.floor(Math.min(FIELD, width, (isLow ? LOW_GRID : GRID) / rows.length));
  const map = box((PICTURE_WIDTH - size * columns.length) / 2, 4, size * columns.length, size * rows.length);
  const y = take(map.height + 4 + HEADS);
  const things = thingsIn(scene, id);
  const fields = rows.flatMap((row, down) =>
    columns.map((column, across) => {
      const ground = scene.signs[terrain[down]?.[across] ?? ''];
      const isDark = (across + down) % 2 === 1;
      return {
        spot: column + row,
        ground,
        isDark,
        bounds: box(map.x + across * size, y + 4 + down * size, size, size),
      };
    }),
  );
  const land = fields.flatMap(({ bounds, ground, isDark }) => [
    rect(bounds, { fill: isDark ? mix(COLOURS.panel, COLOURS.night, 0.5) : COLOURS.panel, stroke: COLOURS.night }),
    ...(ground?.icon ? [icon(ground.icon, ...middleOf(bounds), size * 0.7, { colour: COLOURS.line })] : []),
  ]);
  return [
    ...land,
    ...coordinates({ ...map, y: y + 4 }, columns, rows, 'below'),
    ...fields.flatMap(({ bounds, spot }) => {
      const name = spotName(id, spot);
      const here = things.filter((thing) => thing.spot === spot);
      const isTarget = targets.some((target) => target === name || here.some((thing) => thing.id === target));
      return [
        place(bounds, name),
        ...here.flatMap((thing) => tokenOn(thing, bounds)),
        ...(isTarget ? [rect(bounds, { stroke: COLOURS.gold, thick: 3, radius: 6 })] : []),
      ];
    }),
  ];
}

const middleOf = ({ x, y, width, height }: Box) => [x + width / 2, y + height / 2] as const;

/** Draws a thing on a field: its icon or mark on a token of its owner, and its numbers. */
function tokenOn(thing: Thing, bounds: Box): Item[] {
  const { owner = 'none', icon: sign } = thing;
  const [x, y] = middleOf(bounds);
  const radius = bounds.width * 0.42;
  const values = valuesOf(thing);
  return [
    ...(isIn(thing, 'ready') ? [piece(x, y, radius + 3, sideStyle(owner).shape, { fill: COLOURS.gold })] : []),
    ...token(x, y, radius, owner, sign ? '' : markOf(thing)),
    ...(sign ? [icon(sign, x, y, radius * 1.3, { colour: COLOURS.night })] : []),
    ...(values === ''
      ? []
      : [
          text({ ...bounds, y: bounds.y + bounds.height - 20, height: 20 }, values, {
            ...{ size: FONT_SIZES.small, weight: 700, align: 'right' },
          }),
        ]),
  ];
}

/** Draws empty slots, and the lane between two rows with their names. */
function emptySlots(above: Region, below: Region | undefined, y: number): Item {
  const lane = box(0, ROW, PICTURE_WIDTH, LANE);
  const gold = { fill: fade(COLOURS.gold, 0.4) };
  const label = { size: FONT_SIZES.label, colour: COLOURS.soft, align: 'centre' } as const;
  const names = above.columns?.map((name, at) => text(box(leftOf(at), ROW, CARD.width, LANE), name, label)) ?? [];
  const rows = [above, below].flatMap((region, at) => {
    const { colour, corners } = sideStyle(region?.owner ?? 'none');
    const dashed = {
      stroke: fade(colour, 0.32),
      thick: 1.5,
      fill: '#0000002e',
      dash: [5, 5],
      radius: 9,
      corners,
    } as const;
    const top = at === 0 ? 4 : ROW + LANE + 5;
    return (region?.columns ?? []).map((_, slot) =>
      rect(box(leftOf(slot) + 1, top, CARD.width - 2, CARD.height - 2), dashed),
    );
  });
  const between = [
    rect(lane, { fill: '#00000055' }),
    rect({ ...lane, height: 1.5 }, gold),
    rect(box(0, ROW + LANE - 1.5, PICTURE_WIDTH, 1.5), gold),
    ...names,
  ];
  return layer(box(0, y, PICTURE_WIDTH, below ? 2 * ROW + LANE : ROW), [...rows, ...(below ? between : [])]);
}

function leftOf(slot: number): number {
  return LEFT + slot * STEP;
}

function slotItems(scene: Scene, { id, columns = [] }: Region, y: number, style: SceneStyle): Item[] {
  const things = thingsIn(scene, id);
  return columns.flatMap((slot, at) => {
    const bounds = { x: leftOf(at), y, ...CARD };
    const thing = things.find(({ spot }) => spot === slot);
    const name = spotName(id, slot);
    return [place(bounds, name), ...(thing ? slotCard(scene, thing, bounds, name, style) : [])];
  });
}

/** Draws a card in its slot: gold if it can act, dark if it is asleep. */
function slotCard(scene: Scene, thing: Thing, bounds: Box, spot: string, style: SceneStyle): Item[] {
  const { owner = 'none', id } = thing;
  const [dim, ready] = [isIn(thing, 'asleep'), isIn(thing, 'ready')];
  const isTarget = style.targets?.some((target) => target === id || target === spot);
  const player = playerOf(scene, thing);
  const corner = (sign: string, size: number, colour: Colour) =>
    icon(sign, bounds.x + CARD.width - 13, bounds.y + 38, size, { colour, edge: 2.5 });
  return [
    frameOf(thing, bounds, owner, style.hues, { ready, dim }),
    ...(isTarget
      ? [rect(bounds, { stroke: COLOURS.bad, thick: 4, radius: 9, corners: sideStyle(owner).corners })]
      : []),
    ...footOf(thing, bounds, dim),
    ...traitsOf(scene.signs, thing, bounds),
    ...(dim ? [corner(SIGNS.asleep, 23, '#c8d4ff')] : []),
    ...(player && isIn(player, 'turn') && isIn(thing, 'spent') ? [corner(SIGNS.waits, 20, COLOURS.soft)] : []),
  ];
}

function frameOf(
  { name, icon: art = '' }: Pick<Thing, 'name' | 'icon'>,
  bounds: Box,
  side: Side,
  hues: SceneStyle['hues'],
  style: { readonly ready?: boolean; readonly dim: boolean },
): Item {
  return makeFrame(bounds, side, { hue: hues[art] ?? COLOURS.panel, name, icon: art, ...PARTS, ...style });
}

function handItems(
  scene: Scene,
  cards: readonly Thing[],
  bounds: Box,
  size: Pick<Box, 'width' | 'height'>,
  { hues }: SceneStyle,
): Item[] {
  const step = cards.length > 6 ? STEP : WIDE_STEP;
  const left = (PICTURE_WIDTH - (cards.length - 1) * step - CARD.width) / 2;
  return [
    rect(bounds, { fill: '#00000040' }),
    ...cards.flatMap((card, at) => {
      const area = { x: left + at * step, y: bounds.y + bounds.height - size.height - 5, ...size };
      const drawn =
        size === LOW_CARD
          ? lowCard(card, area, hues, isWon(scene))
          : handCard(card, area, card.spot, !isAffordable(scene, card), scene.signs, hues);
      return [place(area, spotName(card.region, card.spot)), ...drawn];
    }),
  ];
}

/** Whether a thing, also one of a column, has nothing but its name and its pips. */
function isDie(thing: Thing): boolean {
  return hasOnlyName({ ...thing, spot: '' }) && thing.numbers.length > 0;
}

/** Draws a hand of dice, or of cards that have only names. */
function plainHand(things: readonly Thing[], bounds: Box): Item[] {
  const step = Math.min(WIDE_STEP, (PICTURE_WIDTH - 2 * LEFT) / things.length);
  return [
    rect(bounds, { fill: '#00000040' }),
    ...things.flatMap((thing, at) => {
      const [x, y] = [PICTURE_WIDTH / 2 + (at - (things.length - 1) / 2) * step, bounds.y + PLAIN_LINE / 2];
      const pips = numberOf(thing, 'pips');
      const area = around(x, y, step - 6, PLAIN_LINE - 8);
      const name = { size: FONT_SIZES.value, align: 'centre', mayCut: true } as const;
      return [
        place(area, thing.spot === '' ? thing.id : spotName(thing.region, thing.spot)),
        ...(pips ? die(x, y, PLAIN_LINE - 8, pips.value, thing.owner) : [text(area, thing.name, name)]),
      ];
    }),
  ];
}

/** Draws a card of a hand with a tab above it and its cost on a diamond. A card that cannot be paid is dark. */
export function handCard(
  card: Pick<Thing, 'name' | 'icon' | 'owner' | 'numbers' | 'states' | 'note'>,
  bounds: Box,
  tab: string,
  dim: boolean,
  signs: Scene['signs'],
  hues: SceneStyle['hues'],
): Item[] {
  const { owner: side = 0 } = card;
  const cost = numberOf(card, 'cost');
  const colour = dim ? mix(COLOURS.magic, COLOURS.night, 0.45) : COLOURS.magic;
  return [
    ...numberTab(bounds, tab, { colour: sideStyle(side).colour, dim }),
    frameOf(card, bounds, side, hues, { dim }),
    ...footOf(card, bounds, dim),
    ...traitsOf(signs, card, bounds),
    ...(cost ? plate(bounds.x + CARD.width - 13, bounds.y + 41, cost.value, { radius: 14, colour }) : []),
  ];
}

/** Draws a card of an open hand without its icon, and during the game with its cost on a diamond above it. */
function lowCard(card: Thing, bounds: Box, hues: SceneStyle['hues'], isOver: boolean): Item[] {
  const { name, icon: art = '', owner: side = 0 } = card;
  const { nameSize, band, foot } = PARTS;
  const cost = isOver ? undefined : numberOf(card, 'cost');
  return [
    ...(cost ? plate(bounds.x + bounds.width / 2, bounds.y - 8, cost.value, { radius: 12, size: 18 }) : []),
    makeFrame(bounds, side, { hue: hues[art] ?? COLOURS.panel, name, nameSize, band, foot }),
    ...footOf(card, bounds, false),
  ];
}

/** Sizes of a field, of a portrait and of a bar in pictures of single things, and the margin around them. */
const [TOKEN, PORTRAIT, METER, EDGE] = [60, 80, box(16, 3, 160, 26), 3];
/** Heights of numbers and of words below the icon of a single thing. */
const [NUMBERS, WORDS] = [24, 50];
/** Numbers from this value on are in hundreds on pieces. Their sentences have the whole number. */
const LARGE = 1000;
/** States that are shown by the style of a thing, not by their signs. */
const MUTE: readonly string[] = ['ready', 'turn', 'spent', 'won'];
const ROLE_COLOURS: Readonly<Partial<Record<NumberRole, Colour>>> = {
  ...{ attack: COLOURS.attack, defence: COLOURS.defence, life: COLOURS.life, mana: COLOURS.magic },
};

/** Returns a number as pieces show it. If a thing of the scene has a large number, all are in hundreds. */
export function shortNumber({ things }: Scene, value: number): string {
  const isLarge = things.some(({ numbers }) => numbers.some((number) => Math.abs(number.value) >= LARGE));
  return String(isLarge ? Math.round(value / 100) : value);
}

/** Whether a thing on a map has only its icon: no side, mark, number or state. Its picture has no frame. */
export function isObject({ owner, mark, numbers, icon = '', states }: Thing): boolean {
  return owner === undefined && mark === undefined && numbers.length + states.length === 0 && icon !== '';
}

/**
 * Draws one thing in a picture of its own, without a background, for boards whose things are touched: a player's
 * portrait, a square piece on a field, or a card. `side`: whose colours it has.
 */
export function drawThing(scene: Scene, thing: Thing, side: Side, hues: SceneStyle['hues']): Picture {
  const { icon: art = '', mark, name, note, states, numbers } = thing;
  const kind = scene.regions.find(({ id }) => id === thing.region)?.kind;
  if (kind === 'bar') {
    const style = { name, icon: thing.icon, active: isIn(thing, 'turn') };
    const items = portrait(PORTRAIT / 2, PORTRAIT / 2, PORTRAIT / 2 - 6, side, style);
    return { width: PORTRAIT, height: PORTRAIT, ground: [], items };
  }
  const [pips] = kind === 'hand' && isDie(thing) ? numbers : [];
  if (pips) {
    const size = PORTRAIT - 12;
    return {
      width: PORTRAIT,
      height: PORTRAIT,
      ground: [],
      items: die(PORTRAIT / 2, PORTRAIT / 2, size, pips.value, side),
    };
  }
  const isPiece = kind === 'grid';
  if (isPiece && isObject(thing)) {
    const [middle, colour] = [TOKEN / 2 + EDGE, hues[art] ?? COLOURS.soft];
    const items = [icon(art, middle, middle, TOKEN * 0.8, { colour, edge: 4 })];
    return { width: TOKEN + 2 * EDGE, height: TOKEN + 2 * EDGE, ground: [], items };
  }
  const size = isPiece
    ? box(EDGE, EDGE, TOKEN, TOKEN)
    : box(EDGE, EDGE, kind === 'lanes' ? 68 : CARD.width, kind === 'lanes' ? 112 : 108);
  const cost = numberOf(thing, 'cost');
  // A field has no room for full numbers, so a number with a maximum is a bar there.
  const level = isPiece ? numbers.find(({ max }) => max !== undefined) : undefined;
  const values = numbers.filter((number) => number !== cost && number !== level).slice(0, 3);
  const words = values.length > 0 || isPiece ? undefined : note;
  const caption = isPiece && art !== '' ? mark : undefined;
  const foot = words ? (words.length > 14 ? WORDS : NUMBERS) : values.length > 0 || caption ? NUMBERS : level ? 10 : 0;
  const below = box(size.x + 3, size.y + size.height - foot - 1, size.width - 6, foot);
  const dim = isIn(thing, 'asleep') || isIn(thing, 'spent') || (kind === 'hand' && !isAffordable(scene, thing));
  const parts = values.flatMap(({ role, value }, at): RowPart[] => [
    ...(at > 0 ? [{ gap: isPiece ? 4 : 16 }] : []),
    {
      text: shortNumber(scene, value),
      size: isPiece ? 22 : 25,
      weight: 700,
      colour: ROLE_COLOURS[role] ?? COLOURS.text,
    },
  ]);
  const signs = states.flatMap((state) => (MUTE.includes(state) ? [] : (scene.signs[state]?.icon ?? []))).slice(0, 3);
  const { corners, colour, deep } = sideStyle(side);
  // A long name of several words has two lines.
  const broken = name.replaceAll(/-(?=\p{Lu})/gu, '- ');
  const lines = name.length > 10 && broken.includes(' ') ? 2 : 1;
  const band = isPiece ? 0 : 8 + 15 * lines;
  const align = 'centre';
  const title = { size: 15, minSize: 11, lines, align, colour: dim ? COLOURS.soft : COLOURS.text } as const;
  const items: Item[] = [
    makeFrame(size, side, { hue: hues[art] ?? (isPiece ? deep : COLOURS.panel), icon: art, dim, foot, band }),
    ...(isPiece ? [] : [text(box(size.x + 3, size.y + 1, size.width - 6, band), lines > 1 ? broken : name, title)]),
    ...(art === ''
      ? [text(size, mark ?? name.slice(0, 2), { size: FONT_SIZES.value, weight: 700, align: 'centre' })]
      : []),
    ...(isIn(thing, 'face-down')
      ? [rect(size, { stroke: COLOURS.night, thick: 2.5, dash: [6, 6], radius: 9, corners })]
      : []),
    ...(parts.length > 0 ? [row(below, parts, 'centre')] : []),
    ...(words ? [text(below, words, { size: 15, minSize: 11, lines: 3, align: 'centre', colour: COLOURS.soft })] : []),
    ...(level ? [bar(box(size.x + 5, TOKEN - 8, TOKEN - 10, 9), level.value, level.max!, { words: '' })] : []),
    ...(caption
      ? [
          rect(inset(below, 8, 1), { fill: colour, radius: 5 }),
          text(below, caption, { size: 18, weight: 700, colour: COLOURS.night, align: 'centre' }),
        ]
      : []),
    ...(cost ? plate(size.x + 14, size.y + 36, cost.value, { radius: 14, colour: COLOURS.magic }) : []),
    ...signs.map((sign, at) =>
      icon(sign, size.x + size.width - 11, size.y + (isPiece ? 11 : 36) + 18 * at, 17, {
        colour: COLOURS.text,
        edge: 2.2,
      }),
    ),
  ];
  return { width: size.width + 2 * EDGE, height: size.height + 2 * EDGE, ground: [], items };
}

/** Draws a number with a maximum as a bar with a sign, in a picture of its own. */
export function drawMeter(number: ThingNumber, sign: string | undefined, words = String(number.value)): Picture {
  const { value, max = value, loss } = number;
  const style = { words, loss, size: 21, ...(sign && { icon: sign }) };
  return {
    width: METER.width + METER.x + 2,
    height: METER.height + 6,
    ground: [],
    items: [bar(METER, value, max, style)],
  };
}

/** Draws attack and life below the icon, or the note or the numbers of a card without them. Reduced life is amber with a broken heart. */
function footOf(thing: Pick<Thing, 'numbers' | 'note'>, { x, y, width, height }: Box, dim: boolean): Item[] {
  const foot = box(x + 4, y + height - PARTS.foot, width - 8, PARTS.foot - 1);
  const [attack, life] = [numberOf(thing, 'attack'), numberOf(thing, 'life')];
  if (!attack || !life) {
    const colour = dim ? COLOURS.soft : mix(COLOURS.magic, '#ffffff', 0.5);
    const note = thing.note ?? valuesOf(thing);
    return note === '' ? [] : [text(foot, note, { size: FONT_SIZES.label, align: 'centre', colour })];
  }
  const isHurt = life.value < (life.max ?? 0);
  const tint = (colour: Colour) => (dim ? mix(colour, COLOURS.night, 0.4) : colour);
  const ink = dim ? COLOURS.soft : COLOURS.text;
  const value = (of: number, colour: Colour) =>
    ({ text: String(of), size: FONT_SIZES.value, weight: 700, colour }) as const;
  const heart = isHurt ? { icon: SIGNS.hurt, colour: COLOURS.warn } : { icon: SIGNS.life, colour: tint(COLOURS.life) };
  const parts: RowPart[] = [
    { icon: SIGNS.attack, size: 18, colour: tint(COLOURS.attack), flip: true },
    ...[{ gap: 2 }, value(attack.value, ink), { gap: 3 }],
    ...[{ ...heart, size: 17 }, { gap: 2 }, value(life.value, isHurt ? COLOURS.warn : ink)],
  ];
  return [row(foot, parts, 'centre')];
}

/** Colours of signs on cards. */
const SIGN_COLOURS: Readonly<Record<string, Colour>> = {
  [SIGNS.defence]: COLOURS.gold,
  [SIGNS.mana]: COLOURS.magic,
  [SIGNS.actions]: COLOURS.lightning,
};

/** Draws the signs of a card's states above its numbers, from the left, in the order of the scene's signs. */
function traitsOf(signs: Readonly<Record<string, Sign>>, thing: Pick<Thing, 'states'>, { x, y }: Box): Item[] {
  return Object.entries(signs)
    .flatMap(([state, { icon: sign }]) => (sign && SIGN_COLOURS[sign] && isIn(thing, state) ? [sign] : []))
    .map((sign, at) => icon(sign, x + 12 + 19 * at, y + 57, 18, { colour: SIGN_COLOURS[sign], edge: 2.2 }));
}
