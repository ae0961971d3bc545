import type { Text } from '../../kit/text.ts';
import type { CastRefusal } from '../events.ts';
import { ABILITIES, castRefusal } from '../rules/abilities.ts';
import { isShown } from '../rules/enemies.ts';
import { levelCount, type Room, type State } from '../state.ts';

/** What stands above the buttons: which hero to choose, or whether the ability can be cast. */
export function ask(state: State): Text {
  return state.room ? action(state.room) : hero(levelCount(state), state.prior);
}

function hero(levels: number, prior: number): Text {
  if (prior > 0)
    return { en: 'Choose a seasoned hero for this level.', de: 'Wähl für dieses Level einen erfahrenen Helden.' };
  return levels === 1
    ? { en: 'Choose your hero for this level.', de: 'Wähl deinen Helden für dieses Level.' }
    : { en: `Choose your hero for ${levels} levels.`, de: `Wähl deinen Helden für ${levels} Level.` };
}

/** Hidden traps do not count here: whether a shot finds one is not told beforehand. */
function action({ hero, enemies }: Room): Text {
  const ability = ABILITIES[hero.class];
  const refusal = castRefusal(hero, enemies.filter(isShown));
  const { en, de } = refusal ? lacking(refusal) : { en: 'ready', de: 'bereit' };
  return { en: `Your move · ${ability}: ${en}`, de: `Dein Zug · ${ability}: ${de}` };
}

function lacking(refusal: CastRefusal): { en: string; de: string } {
  switch (refusal.reason) {
    case 'cooldown':
      return { en: `ready in ${refusal.remaining}`, de: `bereit in ${refusal.remaining}` };
    case 'mana':
      return { en: `needs ${refusal.needed} mana`, de: `braucht ${refusal.needed} Mana` };
    case 'energy':
      return { en: `needs ${refusal.needed} energy`, de: `braucht ${refusal.needed} Energie` };
    case 'arrows':
      return { en: 'no arrows left', de: 'keine Pfeile mehr' };
    case 'range':
      return { en: 'nobody in range', de: 'niemand in Reichweite' };
  }
}
