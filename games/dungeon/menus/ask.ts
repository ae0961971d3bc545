import type { Reader } from '../../kit/reader.ts';
import { type Language, say, type Text } from '../../kit/text.ts';
import { castRefusal, closest, targets } from '../rules/abilities.ts';
import { isShown } from '../rules/enemies.ts';
import { type Enemy, levelCount, type Room, type State } from '../state.ts';
import { lacking } from '../words/casts.ts';
import { abilityName, suffering } from '../words/names.ts';

/** The question above the buttons: which hero to choose, or what the ability would do now. */
export function ask(state: State, _seat: number, _partial: string, { language }: Reader): string {
  return state.room ? action(state.room, language) : say(hero(levelCount(state), state.prior), language);
}

function hero(levels: number, prior: number): Text {
  if (prior > 0)
    return { en: 'Choose an experienced hero for this level.', de: 'Wähle einen erfahrenen Helden für dieses Level.' };
  return levels === 1
    ? { en: 'Choose your hero for this level.', de: 'Wähle deinen Helden für dieses Level.' }
    : {
        en: `Choose your hero for the next ${levels} levels.`,
        de: `Wähle deinen Helden für die nächsten ${levels} Level.`,
      };
}

/** Hidden traps don't count here: the player isn't told in advance whether the ability hits one. */
function action({ hero, enemies }: Room, language: Language): string {
  const shown = enemies.filter(isShown);
  const refusal = castRefusal(hero, shown);
  const words = refusal ? lacking(refusal) : effect({ hero, enemies: shown });
  return `${abilityName(hero.class, language)}: ${say(words, language)}.`;
}

function effect({ hero, enemies }: Pick<Room, 'hero' | 'enemies'>): Text {
  const reached = targets(hero, enemies);
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
