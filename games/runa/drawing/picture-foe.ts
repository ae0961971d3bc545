import { capital, type Language, say } from '@longtable/kit';
import {
  around,
  bar,
  box,
  COLOURS,
  type Colour,
  FONT_SIZES,
  fade,
  gem,
  type Item,
  icon,
  medallion,
  mix,
  path,
  piece,
  place,
  type RowPart,
  rect,
  row,
  SIGNS,
  text,
} from '@longtable/kit/picture';
import { intentOf } from '../rules/danger.ts';
import { fullHealth } from '../rules/journey.ts';
import { EFFECTS, isBoss, type MonsterAbility, MONSTERS as SHEETS, strengthOf } from '../rules/monsters.ts';
import type { Monster } from '../state.ts';
import { bareName, monsterName } from '../words/names.ts';
import { texts } from '../words/texts.ts';
import { brokenLine } from './fighters.ts';
import { ABILITIES, ELEMENTS, MONSTERS, NATURES, natureOf } from './icons.ts';
import { light } from './picture-vault.ts';

/**
 * Draws a monster centred at `x`: next action, defence, element, focus and health. If `isLow`, it is smaller to leave
 * room for cards.
 */
export function foe(
  x: number,
  y: number,
  monster: Monster,
  language: Language,
  { isLow = false, isTarget = false, isAlone = true } = {},
): Item[] {
  const { element } = SHEETS[monster.name];
  const isCrowned = isBoss(monster.name);
  const colour = element ? ELEMENTS[element][1] : isCrowned ? COLOURS.magic : '#d7b9a0';
  const side = isCrowned ? 114 : 94;
  const [middle, size, under] = isLow ? [y + 107, 100, y + 163] : [y + 122, 124, y + 192];
  // The focus is to the right of the monster and its shield. If a second monster leaves no room beside the shield, it
  // is to the left.
  const isGuarded = monster.block + monster.deflect > 0;
  const spot =
    isGuarded && !isAlone ? { x: x - side, y: middle + 22 } : { x: x + side + (isGuarded ? 84 : 2), y: middle - 30 };
  const note = brokenLine(monster, language)[0] ?? breaking(monster, language);
  const bounds = box(x - 134, y - 6, 268, under - y + 84);
  return [
    place(bounds, monster.name),
    ...(isTarget
      ? [
          rect(bounds, {
            fill: fade(COLOURS.bad, 0.14),
            stroke: COLOURS.bad,
            thick: 4,
            radius: 12,
            corners: 'cut',
          }),
        ]
      : []),
    ...intent(x, y, intentOf(monster), language),
    light(x, middle, 100, colour),
    path(`M${x - 70} ${under - 12}a70 13 0 1 0 140 0a70 13 0 1 0 -140 0`, { fill: '#00000080' }),
    icon(MONSTERS[monster.name], x, middle, size, {
      colour: mix(colour, '#ffffff', 0.55),
      to: mix(colour, '#402030', 0.35),
      edge: 3.5,
    }),
    ...(element
      ? elementMark(x - side, middle - 30, capital(say(texts.elements[element], language)), ELEMENTS[element])
      : []),
    ...guard(x + side, middle - 20, monster, language),
    ...focus(spot.x, spot.y, monster, language),
    row(
      box(x - 130, under - 14, 260, 32),
      [
        ...(isCrowned ? ([{ icon: SIGNS.king, size: 26, colour: COLOURS.gold, edge: 2.5 }, { gap: 6 }] as const) : []),
        { text: monsterName(monster.name, language), size: 25, weight: 700, edge: 3 },
      ],
      'centre',
    ),
    bar(box(x - 112, under + 18, 224, 30), monster.hp, fullHealth(monster), {
      size: FONT_SIZES.head,
      icon: SIGNS.life,
    }),
    ...(note
      ? [
          text(box(x - 130, under + 51, 260, 24), note, {
            size: FONT_SIZES.label,
            align: 'centre',
            colour: COLOURS.gold,
            edge: 2,
          }),
        ]
      : []),
  ];
}

/** Draws the next action: a pointed plate for attacks, a round one for spells, a square one for the rest. */
function intent(x: number, y: number, ability: MonsterAbility, language: Language): Item[] {
  const nature = natureOf(ability.name);
  const [colour] = NATURES[nature];
  const ink = mix(colour, '#ffffff', 0.35);
  const { kind, breaksFocus } = EFFECTS[ability.name];
  const parts: RowPart[] = [
    { icon: ABILITIES[ability.name], size: 32, colour: ink },
    { gap: 9 },
    { text: `${kind === 'focus' ? '+' : ''}${strengthOf(ability)}`, size: FONT_SIZES.intent, weight: 700 },
    { gap: 8 },
    { text: bareName(ability.name, language), size: 22, colour: ink },
    ...(breaksFocus ? [{ gap: 8 }, { icon: SIGNS.breaks, size: 24, colour: COLOURS.gold }] : []),
  ];
  const look = { fill: mix(COLOURS.night, colour, 0.17), stroke: colour, thick: 2.5 };
  const edges = {
    strike: `M${x - 118} ${y + 23}l20 -23h196l20 23l-20 23h-88l-10 11l-10 -11h-88z`,
    spell: `M${x - 90} ${y}h180a23 23 0 0 1 0 46h-80l-10 11l-10 -11h-80a23 23 0 0 1 0 -46z`,
    stance: `M${x - 112} ${y}h224v46h-102l-10 11l-10 -11h-102z`,
  };
  return [path(edges[nature], look), row(box(x - 102, y, 204, 46), parts, 'centre')];
}

function breaking(monster: Monster, language: Language): string | undefined {
  if (!EFFECTS[intentOf(monster).name].breaksFocus) return undefined;
  return say(texts.picture.breaksFocus, language);
}

function elementMark(x: number, y: number, name: string, [sign, colour]: readonly [string, Colour]): Item[] {
  const look = {
    shape: 'circle',
    colour,
    deep: mix(colour, COLOURS.night, 0.75),
    icon: sign,
    iconColour: colour,
  } as const;
  return [medallion(x, y, 21, 'none', look), caption(x, y + 32, name, mix(colour, '#ffffff', 0.3))];
}

/** Draws the damage that the monster subtracts from Runa's next attack (a shield) or spell (a circle). */
function guard(x: number, y: number, { block, deflect }: Monster, language: Language): Item[] {
  if (block + deflect === 0) return [];
  const colour = block > 0 ? COLOURS.defence : COLOURS.magic;
  const words = block > 0 ? texts.picture.blocks : texts.picture.deflects;
  return [
    block > 0
      ? icon(SIGNS.defence, x, y, 56, { colour, to: mix(colour, '#103060', 0.45), edge: 2.5 })
      : piece(x, y - 1, 23, 'circle', {
          fill: { down: [colour, mix(colour, '#103060', 0.35)] },
          stroke: COLOURS.night,
          thick: 3,
        }),
    text(around(x, y - 1, 44, 32), block + deflect, { size: 26, weight: 700, align: 'centre', colour: COLOURS.night }),
    caption(x, y + 38, say(words, language), colour),
  ];
}

/** Draws the monster's focus, and its pending focus as hollow gems. */
function focus(x: number, y: number, { fp, pending }: Monster, language: Language): Item[] {
  const all = fp + pending;
  if (all === 0) return [];
  const step = Math.min(24, 60 / all);
  return [
    ...Array.from({ length: all }, (_, at) =>
      gem(x + (at - (all - 1) / 2) * step, y, all > 2 ? 10 : 12, at < fp),
    ).flat(),
    caption(x, y + 26, say(texts.picture.focus, language), COLOURS.magic),
  ];
}

function caption(x: number, y: number, words: string, colour: Colour): Item {
  return text(around(x, y, 84, 24), words, { size: FONT_SIZES.small, align: 'centre', colour, edge: 2 });
}
