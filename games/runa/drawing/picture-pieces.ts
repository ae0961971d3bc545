import { capital, type Language, say, type Text } from '@longtable/kit';
import {
  around,
  type Box,
  bar,
  box,
  COLOURS,
  type Colour,
  FONT_SIZES,
  fade,
  card as frame,
  gem,
  type Item,
  icon,
  layer,
  medallion,
  mix,
  PICTURE_WIDTH,
  path,
  piece,
  place,
  type RowPart,
  rect,
  row,
  SIGNS,
  text,
} from '@longtable/kit/picture';
import { CARDS, type Card, type Element, HIGH_ROLL, spellDamage } from '../rules/cards.ts';
import { fullHealth } from '../rules/journey.ts';
import { EFFECTS, intentOf, isBoss, type MonsterAbility, MONSTERS as SHEETS, strengthOf } from '../rules/monsters.ts';
import type { Monster, State } from '../state.ts';
import { bareName, dieName, monsterName } from '../words/names.ts';
import { texts } from '../words/texts.ts';
import { ABILITIES, ELEMENTS, MONSTERS, NATURES, natureOf } from './icons.ts';

/** Mark of a card: chosen, not selectable, or about to be discarded. */
export type CardMark = 'chosen' | 'idle' | 'discarded' | undefined;

export interface CardOwner {
  readonly runa: Pick<State['runa'], 'fp' | 'die'>;
  readonly language: Language;
  mark?(at: number): CardMark;
}

/** Height of a card in one row, and in two rows. */
const HEIGHTS = { one: 114, two: 98 } as const;
const [CARDS_PER_ROW, GAP, EDGE] = [7, 6.5, 12];

/** Returns the total height of the rows for a number of cards, in pixels. */
export function heightOf(count: number): number {
  return count > CARDS_PER_ROW ? 2 * HEIGHTS.two + 8 : HEIGHTS.one;
}

/** Draws cards in one or two centred rows. */
export function cards(
  held: readonly Card[],
  y: number,
  holder: CardOwner,
  room = box(EDGE, y, PICTURE_WIDTH - 2 * EDGE, 0),
): Item[] {
  const rows = held.length > CARDS_PER_ROW ? 2 : 1;
  const each = Math.ceil(held.length / rows);
  const width = Math.min(rows === 2 ? 130 : 102, (room.width - GAP * (each - 1)) / each);
  const height = rows === 2 ? HEIGHTS.two : HEIGHTS.one;
  return held.flatMap((card, at) => {
    const down = Math.floor(at / each);
    const across = Math.min(each, held.length - down * each);
    const left = room.x + (room.width - across * (width + GAP) + GAP) / 2;
    const bounds = box(left + (at % each) * (width + GAP), y + down * (height + 8), width, height);
    return drawn(bounds, card, holder, holder.mark?.(at));
  });
}

function drawn(bounds: Box, card: Card, { runa, language }: CardOwner, mark: CardMark): Item[] {
  const { x, y, width, height } = bounds;
  const [isLow, isNarrow] = [height < HEIGHTS.one, width < 90];
  const [band, foot] = isLow ? [25, 46] : [26, 50];
  const nature = natureOf(card.name);
  const [colour, hue] = NATURES[nature];
  const element = colourOf(card);
  const dim = mark === 'idle' || mark === 'discarded';
  const ink = dim ? COLOURS.soft : COLOURS.text;
  const below = y + height - foot;
  const number = strength(card, runa, language);
  return [
    frame(bounds, 0, {
      colour,
      hue: element ? mix(hue, element, 0.35) : hue,
      icon: ABILITIES[card.name],
      iconSize: isLow ? 25 : 35,
      ...(element && { iconColour: mix(element, dim ? COLOURS.night : '#ffffff', 0.25) }),
      band,
      foot,
      ready: mark === 'chosen',
      dim,
    }),
    text(box(x + (isNarrow ? 3 : 8), y + 1.5, width - (isNarrow ? 6 : 34), band), bareName(card.name, language), {
      size: 21,
      weight: isNarrow ? 600 : 700,
      colour: ink,
      minSize: FONT_SIZES.min,
      ...(isNarrow && { align: 'centre', narrow: true }),
    }),
    text(
      isNarrow ? box(x + 6, y + band + 2, 24, 22) : box(x + width - 28, y + 1.5, 20, band),
      card.level === 1 ? 'I' : 'II',
      { size: FONT_SIZES.label, weight: 700, colour: COLOURS.gold, edge: 2, align: isNarrow ? 'left' : 'right' },
    ),
    ...(nature === 'spell' && runa.fp > 1 ? gem(x + width - 14, y + band + 14, isLow ? 8 : 10, true) : []),
    text(box(x + 6, below + (isLow ? 0 : 1), width - 12, 26), isNarrow ? number.replaceAll(' ', '') : number, {
      size: isLow ? FONT_SIZES.value : 26,
      weight: 700,
      colour: ink,
      align: 'centre',
    }),
    ...detail(box(x + 2, below + (isLow ? 23 : 26), width - 4, 22), card, runa, language),
    ...(mark === 'discarded'
      ? [icon(SIGNS.cancel, x + width / 2, (y + band + below) / 2, isLow ? 36 : 46, { colour: COLOURS.bad, edge: 3 })]
      : []),
  ];
}

/** Element that each element is strong against. */
const STRONG: Readonly<Record<Element, Element>> = { Lightning: 'Water', Water: 'Ice', Ice: 'Fire', Fire: 'Lightning' };

/** Returns the colour of a spell's element, or undefined for other cards. */
function colourOf({ name }: Card): Colour | undefined {
  const effect = CARDS[name];
  return effect.kind === 'spell' ? ELEMENTS[STRONG[effect.strongAgainst]][1] : undefined;
}

/** Returns the main number of a card as text: damage, focus or prevented damage. */
function strength({ name, level }: Card, { fp, die }: CardOwner['runa'], language: Language): string {
  const effect = CARDS[name];
  switch (effect.kind) {
    case 'strike':
      return `${effect.power * level} + ${dieName(die, language)}`;
    case 'spell':
      return `${spellDamage(effect, level, fp, null)}`;
    case 'focus':
      return `+${effect.power * level}`;
    default:
      return `−${effect.power * level}`;
  }
}

/** Draws one further effect of a card in short form below its number, or the meaning of the number. */
function detail(bounds: Box, { name, level }: Card, { die }: CardOwner['runa'], language: Language): Item[] {
  const effect = CARDS[name];
  const isTight = bounds.width < 86;
  const size = isTight ? FONT_SIZES.small : 19;
  const narrow = isTight ? ({ narrow: true } as const) : {};
  const words = (said: Text) =>
    ({ text: say(said, language), size, weight: 500, colour: COLOURS.soft, ...narrow }) as const;
  const line = (...parts: RowPart[]) => [row(bounds, parts, 'centre')];
  if (effect.kind === 'spell') {
    const [sign, colour] = ELEMENTS[effect.strongAgainst];
    return line(words(texts.picture.versus({ bonus: 2 * level })), { gap: 5 }, { icon: sign, size: size + 2, colour });
  }
  if (effect.kind !== 'strike') return line(words(texts.picture[effect.kind === 'focus' ? 'nextTurn' : effect.kind]));
  if (effect.breaksFocus)
    return line({ icon: SIGNS.breaks, size: size + 2, colour: COLOURS.gold }, { gap: 5 }, words(texts.picture.focus));
  const more = effect.highRoll * level;
  return line(
    words(
      die < HIGH_ROLL || more === 0 ? texts.picture.damage : texts.picture.highRoll({ bonus: more, roll: HIGH_ROLL }),
    ),
  );
}

/** Draws a monster centred at `x`, 186 pixels wide: next action, defence, element, focus and health. */
export function foe(x: number, y: number, monster: Monster, language: Language, isTarget: boolean): Item[] {
  const { element } = SHEETS[monster.name];
  const isCrowned = isBoss(monster.name);
  const colour = element ? ELEMENTS[element][1] : isCrowned ? COLOURS.magic : '#d7b9a0';
  const [middle, under] = [y + 79, y + 109];
  // The focus is to the right of the monster, or below its element if a shield is there.
  const isGuarded = monster.block + monster.deflect > 0;
  const spot = isGuarded ? { x: x - 62, y: middle + 26 } : { x: x + 62, y: middle - 10 };
  const note = noteParts(monster, language);
  const bounds = box(x - 90, y - 2, 180, 184);
  return [
    place(bounds, monster.name),
    ...(isTarget
      ? [
          rect(bounds, {
            fill: fade(COLOURS.bad, 0.14),
            stroke: COLOURS.bad,
            thick: 3,
            radius: 10,
            corners: 'cut',
          }),
        ]
      : []),
    ...intent(x, y + 1, intentOf(monster), language),
    light(x, middle, 74, colour),
    path(`M${x - 50} ${under + 1}a50 9 0 1 0 100 0a50 9 0 1 0 -100 0`, { fill: '#00000080' }),
    icon(MONSTERS[monster.name], x, middle, 78, {
      colour: mix(colour, '#ffffff', 0.55),
      to: mix(colour, '#402030', 0.35),
      edge: 3,
    }),
    ...(element
      ? elementMark(x - 58, middle - 22, capital(say(texts.elements[element], language)), ELEMENTS[element])
      : []),
    ...guard(x + 64, middle - 14, monster, language),
    ...focus(spot.x, spot.y, monster, language),
    row(
      box(x - 88, under, 176, 26),
      [
        ...(isCrowned ? ([{ icon: SIGNS.king, size: 22, colour: COLOURS.gold, edge: 2.5 }, { gap: 5 }] as const) : []),
        { text: monsterName(monster.name, language), size: 22, weight: 700, edge: 3 },
      ],
      'centre',
    ),
    bar(box(x - 76, under + 26, 154, 24), monster.hp, fullHealth(monster), {
      size: FONT_SIZES.label,
      icon: SIGNS.life,
    }),
    row(box(x - 88, under + 51, 176, 21), note, 'centre'),
  ];
}

/** Draws the next action: a pointed plate for attacks, a round one for spells, a square one for the rest. */
function intent(x: number, y: number, ability: MonsterAbility, language: Language): Item[] {
  const nature = natureOf(ability.name);
  const [colour] = NATURES[nature];
  const ink = mix(colour, '#ffffff', 0.35);
  const { kind, breaksFocus } = EFFECTS[ability.name];
  const parts: RowPart[] = [
    { icon: ABILITIES[ability.name], size: 25, colour: ink },
    { gap: 6 },
    { text: `${kind === 'focus' ? '+' : ''}${strengthOf(ability)}`, size: FONT_SIZES.decisive, weight: 700 },
    { gap: 6 },
    { text: bareName(ability.name, language), size: FONT_SIZES.label, colour: ink },
    ...(breaksFocus ? [{ gap: 5 }, { icon: SIGNS.breaks, size: 20, colour: COLOURS.gold }] : []),
  ];
  const look = { fill: mix(COLOURS.night, colour, 0.17), stroke: colour, thick: 2.5 };
  const edges = {
    strike: `M${x - 86} ${y + 16}l14 -16h144l14 16l-14 16h-64l-8 8l-8 -8h-64z`,
    spell: `M${x - 68} ${y}h136a16 16 0 0 1 0 32h-60l-8 8l-8 -8h-60a16 16 0 0 1 0 -32z`,
    stance: `M${x - 82} ${y}h164v32h-74l-8 8l-8 -8h-74z`,
  };
  return [path(edges[nature], look), row(box(x - 74, y, 148, 32), parts, 'centre')];
}

/** Returns what the monster does instead if Runa breaks its focus, or that its action breaks Runa's. */
function noteParts(monster: Monster, language: Language): RowPart[] {
  const [next, otherwise] = [intentOf(monster), intentOf(monster, false)];
  const sign: RowPart[] = [{ icon: SIGNS.breaks, size: 19, colour: COLOURS.gold, edge: 2 }, { gap: 5 }];
  const words = (text: string): RowPart => ({ text, size: FONT_SIZES.small, colour: COLOURS.gold, edge: 2 });
  if (monster.pending > 0 && next !== otherwise)
    return [
      ...sign,
      { icon: ABILITIES[otherwise.name], size: 19, colour: COLOURS.gold, edge: 2 },
      { gap: 5 },
      words(`${strengthOf(otherwise)} ${bareName(otherwise.name, language)}`),
    ];
  return EFFECTS[next.name].breaksFocus ? [...sign, words(say(texts.picture.breaksFocus, language))] : [];
}

function elementMark(x: number, y: number, name: string, [sign, colour]: readonly [string, Colour]): Item[] {
  const look = {
    shape: 'circle',
    colour,
    deep: mix(colour, COLOURS.night, 0.75),
    icon: sign,
    iconColour: colour,
  } as const;
  return [medallion(x, y, 16, 'none', look), caption(x, y + 26, name, mix(colour, '#ffffff', 0.3))];
}

/** Draws the damage that the monster subtracts from Runa's next attack (a shield) or spell (a circle). */
function guard(x: number, y: number, { block, deflect }: Monster, language: Language): Item[] {
  if (block + deflect === 0) return [];
  const colour = block > 0 ? COLOURS.defence : COLOURS.magic;
  const words = block > 0 ? texts.picture.blocks : texts.picture.deflects;
  return [
    block > 0
      ? icon(SIGNS.defence, x, y, 46, { colour, to: mix(colour, '#103060', 0.45), edge: 2.5 })
      : piece(x, y - 1, 20, 'circle', {
          fill: { down: [colour, mix(colour, '#103060', 0.35)] },
          stroke: COLOURS.night,
          thick: 3,
        }),
    text(around(x, y - 1, 40, 28), block + deflect, { size: 23, weight: 700, align: 'centre', colour: COLOURS.night }),
    caption(x, y + 33, say(words, language), colour),
  ];
}

/** Draws the monster's focus, and its pending focus as hollow gems. */
function focus(x: number, y: number, { fp, pending }: Monster, language: Language): Item[] {
  const all = fp + pending;
  if (all === 0) return [];
  const step = Math.min(20, 44 / all);
  return [
    ...Array.from({ length: all }, (_, at) =>
      gem(x + (at - (all - 1) / 2) * step, y, all > 2 ? 8 : 10, at < fp),
    ).flat(),
    caption(x, y + 22, say(texts.picture.focus, language), COLOURS.magic),
  ];
}

function caption(x: number, y: number, words: string, colour: Colour): Item {
  return text(around(x, y, 60, 20), words, {
    size: FONT_SIZES.small,
    minSize: FONT_SIZES.min,
    align: 'centre',
    colour,
    edge: 2,
  });
}

/** Draws light as fading rings. A gradient would be dithered, which makes files large. */
export function light(x: number, y: number, reach: number, colour: Colour): Item {
  const rings = Array.from({ length: 14 }, (_, at) => 1 - at / 14);
  return layer(
    around(x, y, 2 * reach),
    rings.map((share) => piece(reach, reach, reach * share, 'circle', { fill: fade(colour, 0.034) })),
  );
}
