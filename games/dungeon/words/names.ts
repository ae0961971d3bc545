import {
  capital,
  eachLanguage,
  type InEach,
  inLanguage,
  type Language,
  type Noun,
  nameNoun,
  say,
  type Translation,
} from '@longtable/kit';
import { classWith } from '../rules/abilities.ts';
import type { Direction, Position } from '../rules/grid.ts';
import type { Hero } from '../state.ts';
import { texts } from './texts.ts';

const UNITS: Readonly<Record<string, InEach<Noun>>> = texts.units;

/** Returns the noun of a hero or an enemy. A name that is not built in is the same in all languages. */
export function unitNoun(name: string): InEach<Noun> {
  return UNITS[name] ?? { en: nameNoun(name) };
}

export function nameAlone(name: string, language: Language): string {
  const { noun, alone = noun } = inLanguage(unitNoun(name), language);
  return capital(alone);
}

export function nameText(name: string): Translation {
  return eachLanguage((language) => nameAlone(name, language));
}

const WOMEN = ['Melisandre', 'Arya Stark', 'Ygritte', 'Maren', 'Vesna'];

export function className(hero: Pick<Hero, 'class' | 'name'>): Translation {
  return texts.classes[WOMEN.includes(hero.name) ? 'she' : 'he'][hero.class];
}

/** Returns an ability by its name in events, or that name if no class has it. */
export function abilityNoun(ability: string): InEach<Noun> {
  const found = classWith(ability);
  return found ? texts.abilities[found] : { en: nameNoun(ability) };
}

export function abilityTitle(ability: InEach<Noun>): Translation {
  return eachLanguage((language) => capital(inLanguage(ability, language).noun));
}

/** Returns the position of a cell relative to another, as in “2 up, 3 right”. */
export function wayText(from: Position, to: Position): Translation {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const part = (cells: number, direction: Direction, language: Language) =>
    cells === 0 ? [] : [`${Math.abs(cells)} ${say(texts.directions[direction], language)}`];
  return eachLanguage((language) =>
    [...part(dy, dy < 0 ? 'up' : 'down', language), ...part(dx, dx < 0 ? 'left' : 'right', language)].join(', '),
  );
}
