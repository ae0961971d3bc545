import { box } from '../../kit/picture/box.ts';
import type { Item } from '../../kit/picture/items.ts';
import { icon, medallion, panel, row, stat, text } from '../../kit/picture/make.ts';
import { SIZES, TONES, WIDTH } from '../../kit/picture/palette.ts';
import { SIGNS } from '../../kit/picture/signs.ts';
import type { Language } from '../../kit/text.ts';
import type { Hero } from '../state.ts';
import { abilityWords } from '../words/hero.ts';
import { className, nameAlone } from '../words/names.ts';
import { abilityIcon, heroLook } from './icons.ts';

/** How high the entry of a hero is. */
export const HERO = 90;

/** A hero of the menu: who it is, the figures, and what the ability does. */
export function heroEntry(y: number, hero: Hero, language: Language): Item[] {
  const figures = { size: SIZES.value };
  return [
    panel(box(12, y, WIDTH - 24, HERO - 6), { side: 0, fill: '#1e2a3c', thick: 1.5 }),
    medallion(54, y + 42, 30, 0, heroLook(hero)),
    row(box(98, y + 3, 220, 36), [
      { text: nameAlone(hero.name, language), size: SIZES.value, weight: 700 },
      { gap: 9 },
      { text: className(hero, language), size: SIZES.label, weight: 500, tone: TONES.soft },
    ]),
    row(
      box(322, y + 3, 214, 36),
      [
        ...stat(SIGNS.life, hero.pool, TONES.life, figures),
        { gap: 14 },
        ...stat(SIGNS.attack, hero.attack, TONES.attack, { ...figures, flip: true }),
        { gap: 14 },
        ...stat(SIGNS.defence, hero.defense, TONES.defence, figures),
      ],
      'right',
    ),
    icon(abilityIcon(hero), 111, y + 60, 26, { tone: TONES.own }),
    text(box(132, y + 38, 404, 44), abilityWords(hero, language), {
      size: SIZES.small,
      weight: 500,
      lines: 2,
      tone: TONES.soft,
    }),
  ];
}
