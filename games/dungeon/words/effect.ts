import type { Text } from '../../kit/text.ts';
import { closest, targets } from '../rules/abilities.ts';
import { isShown } from '../rules/enemies.ts';
import type { Enemy, Room } from '../state.ts';
import { suffering } from './names.ts';

/** What the hero's ability would do now; the player isn't told in advance whether it hits a hidden trap. */
export function effectText({ hero, enemies }: Room): Text {
  const reached = targets(hero, enemies.filter(isShown));
  const heal = hero.class === 'Warrior' ? Math.min(10 * hero.defense, hero.pool - hero.health) : 0;
  const heals = heal > 0 ? { en: `heals ${heal}, `, de: `heilt ${heal}, ` } : { en: '', de: '' };
  if (reached.length === 0) return { en: `${heals.en}nobody in reach`, de: `${heals.de}niemand in Reichweite` };
  const whom = targetsText(reached);
  switch (hero.class) {
    case 'Warrior': {
      const { length } = reached;
      const one = length === 1 ? whom : { en: `1 of ${whom.en}`, de: `1 von ${length} Gegnern in Reichweite` };
      const harm = Math.floor(hero.pool / 10);
      return { en: `${heals.en}hits ${one.en} for ${harm}`, de: `${heals.de}trifft ${one.de} für ${harm} Schaden` };
    }
    case 'Mage':
      return {
        en: `${hero.hitCount} hits for up to ${hero.spellPower} each on ${whom.en}`,
        de: `${hero.hitCount} Treffer mit je bis zu ${hero.spellPower} Schaden auf ${whom.de}`,
      };
    case 'Rogue':
      return {
        en: `hits ${whom.en} for up to ${hero.attack}`,
        de: `trifft ${whom.de} für bis zu ${hero.attack} Schaden`,
      };
    case 'Hunter': {
      const { name } = closest(hero, reached)!;
      return {
        en: `hits ${suffering(name, 'en')} for up to ${hero.attack}`,
        de: `trifft ${suffering(name, 'de')} für bis zu ${hero.attack} Schaden`,
      };
    }
  }
}

/** The one enemy in reach by name, several by their number. */
function targetsText(reached: readonly Enemy[]): { en: string; de: string } {
  const [first, ...others] = reached;
  if (first && others.length === 0) return { en: suffering(first.name, 'en'), de: suffering(first.name, 'de') };
  return { en: `${reached.length} enemies in reach`, de: `${reached.length} Gegner in Reichweite` };
}
