import type { Reader } from '../../kit/reader.ts';
import { type Language, say, type Text } from '../../kit/text.ts';
import { castRefusal, closest, targets } from '../rules/abilities.ts';
import { isShown } from '../rules/enemies.ts';
import { levelCount, type Room, type State } from '../state.ts';
import { lacking } from '../words/casts.ts';
import { abilityName, suffering } from '../words/names.ts';

/** What stands above the buttons: which hero to choose, or what the ability would do now. */
export function ask(state: State, _seat: number, _partial: string, { language }: Reader): string {
  return state.room ? action(state.room, language) : say(hero(levelCount(state), state.prior), language);
}

function hero(levels: number, prior: number): Text {
  if (prior > 0)
    return { en: 'Choose a seasoned hero for this level.', de: 'Wähle für dieses Level einen erfahrenen Helden.' };
  return levels === 1
    ? { en: 'Choose your hero for this level.', de: 'Wähle deinen Helden für dieses Level.' }
    : { en: `Choose your hero for ${levels} levels.`, de: `Wähle deinen Helden für ${levels} Level.` };
}

/** Hidden traps do not count here: whether a shot finds one is not told beforehand. */
function action({ hero, enemies }: Room, language: Language): string {
  const shown = enemies.filter(isShown);
  const refusal = castRefusal(hero, shown);
  const words = refusal ? lacking(refusal) : effect({ hero, enemies: shown });
  return `${abilityName(hero.class, language)}: ${say(words, language)}.`;
}

function effect({ hero, enemies }: Pick<Room, 'hero' | 'enemies'>): Text {
  const reached = targets(hero, enemies);
  if (reached.length === 0 && hero.class !== 'Warrior') return { en: 'reaches nobody', de: 'erreicht niemanden' };
  const of = {
    en: `reaches ${reached.length} of ${enemies.length}`,
    de: `erreicht ${reached.length} von ${enemies.length}`,
  };
  switch (hero.class) {
    case 'Warrior': {
      const heal = Math.min(10 * hero.defense, hero.pool - hero.health);
      const harm = Math.floor(hero.pool / 10);
      return reached.length === 0
        ? { en: `heals ${heal}, reaches nobody`, de: `heilt ${heal}, erreicht niemanden` }
        : {
            en: `heals ${heal}, ${of.en}, hits one for ${harm}`,
            de: `heilt ${heal}, ${of.de}, trifft einen für ${harm}`,
          };
    }
    case 'Mage':
      return {
        en: `${of.en}, ${hero.hitCount} hits of ${hero.spellPower}`,
        de: `${of.de}, ${hero.hitCount} Treffer zu ${hero.spellPower}`,
      };
    case 'Rogue':
      return { en: `${of.en}, ${hero.attack} damage each`, de: `${of.de}, je ${hero.attack} Schaden` };
    case 'Hunter': {
      const { name } = closest(hero, reached)!;
      return {
        en: `hits ${suffering(name, 'en')} for up to ${hero.attack}`,
        de: `trifft ${suffering(name, 'de')} für bis zu ${hero.attack}`,
      };
    }
  }
}
