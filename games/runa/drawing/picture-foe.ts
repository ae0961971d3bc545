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
import { ABILITIES, ELEMENTS, MONSTERS, NATURES, natureOf } from './icons.ts';
import { light } from './picture-room.ts';

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
