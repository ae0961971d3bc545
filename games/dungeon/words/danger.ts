import type { Text, Translation } from '@longtable/kit';
import { closest, targets } from '../rules/abilities.ts';
import { type Danger, dangerOf, strikers, watchersOf } from '../rules/danger.ts';
import { isShown } from '../rules/enemies.ts';
import { levelCount, type Room, type State } from '../state.ts';
import { nameText, unitNoun } from './names.ts';
import { texts } from './texts.ts';

/** Returns the status line: remaining enemies, enemies that see the hero, and this round's danger. */
export function statusText(state: State, room: Room): Text {
  const { level, endless } = state;
  const { most, death } = dangerOf(room);
  const place = endless === undefined ? texts.places.level({ level }) : texts.places.depth({ depth: level });
  return texts.danger.status({
    place: levelCount(state) > 1 ? place : undefined,
    enemies: room.enemies.length,
    seen: most > 0 && watchersOf(room).length === 0 ? undefined : seenText(room),
    harm: most > 0 ? texts.danger.harm({ most, death: riskOf(death) }) : undefined,
  });
}

/** Returns a text about the enemies that see the hero: one by name, several by number. */
function seenText(room: Room): Translation {
  const [one, ...others] = watchersOf(room);
  if (!one) return texts.danger.unseen;
  return others.length === 0
    ? texts.danger.seenBy({ enemy: unitNoun(one.name) })
    : texts.danger.seenByMany({ enemies: others.length + 1 });
}

function riskOf(death: number): string | undefined {
  return death > 0 ? percent(death) : undefined;
}

/** Returns a sentence about the danger of staying put, with the name of every attacker. */
export function dangerSentence(room: Room): Text {
  const due = strikers(room);
  if (due.length === 0) return texts.danger.safe;
  const enemies = due.map(({ enemy }) => texts.danger.attacker({ name: nameText(enemy.name), attack: enemy.attack }));
  const { most, death } = dangerOf(room, due);
  return texts.danger.attackedBy({ enemies, most, death: percent(death) });
}

/** Returns the caption of a picture's danger sign. */
export function dangerCaption(room: Room, { most, death }: Danger): Text {
  if (most === 0) return seenText(room);
  if (death > 0) return texts.danger.harm({ most, death: percent(death) });
  const due = strikers(room);
  const shots = due.filter(({ by }) => by === 'shot').length;
  return texts.danger.harmFrom({ most, attacks: due.length - shots, shots });
}

/** Returns a probability in whole percent. Small ones are not rounded to zero. */
function percent(probability: number): string {
  return probability > 0 && probability < 0.01 ? '< 1' : `${Math.round(100 * probability)}`;
}

/** Returns the effect of the ability now, without revealing hidden traps. */
export function effectText({ hero, enemies }: Room): Text {
  const shown = targets(hero, enemies.filter(isShown));
  const heal = hero.class === 'Warrior' ? Math.min(10 * hero.defense, hero.pool - hero.health) : 0;
  const [first] = shown;
  if (!first) return texts.castEffects.nobody({ heal });
  const reached = { target: unitNoun(first.name), reached: shown.length };
  switch (hero.class) {
    case 'Warrior':
      return texts.castEffects.Warrior({ ...reached, heal, damage: Math.floor(hero.pool / 10) });
    case 'Mage':
      return texts.castEffects.Mage({ ...reached, hits: hero.hitCount, power: hero.spellPower });
    case 'Rogue':
      return texts.castEffects.Rogue({ ...reached, attack: hero.attack });
    case 'Hunter':
      return texts.castEffects.Hunter({ target: unitNoun(closest(hero, shown)!.name), attack: hero.attack });
  }
}
