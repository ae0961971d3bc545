import { capital, eachLanguage, type Language, say, type Text, type Translation } from '@longtable/kit';
import { closest, targets } from '../rules/abilities.ts';
import { type Danger, dangerOf, strikers, watchersOf } from '../rules/danger.ts';
import { isShown } from '../rules/enemies.ts';
import { type Enemy, levelCount, type Room, type State } from '../state.ts';
import { nameAlone, objectName, subjectName } from './names.ts';
import { texts } from './texts.ts';

/** Returns the status line: remaining enemies, enemies that see the hero, and this round's danger. */
export function statusText(state: State, room: Room): Text {
  const { length } = room.enemies;
  const task = length === 1 ? texts.danger.defeatTheLastEnemy : texts.danger.defeatEnemies({ count: length });
  const place = placeOf(state);
  const danger = dangerWords(room);
  return texts.danger.placeAndTaskAndDanger({ place, task, danger });
}

function placeOf(state: State): Exclude<Text, string> {
  if (levelCount(state) <= 1) return texts.danger.text;
  const { level, endless } = state;
  return endless === undefined ? texts.danger.level({ level }) : texts.danger.depth({ level });
}

function dangerWords(room: Room): Exclude<Text, string> {
  const { most, death } = dangerOf(room);
  const seen = seenText(room);
  if (most === 0) return seen;
  const risk = riskText(death);
  const harm = texts.danger.harm({ most, risk });
  if (watchersOf(room).length > 0) return texts.danger.seenAndHarm({ seen, harm });
  return eachLanguage((language) => capital(say(harm, language)));
}

/** Returns a text about the enemies that see the hero: one by name, several by number. */
function seenText(room: Room): Exclude<Text, string> {
  const [one, ...others] = watchersOf(room);
  if (!one) return texts.danger.nobodyCanSeeYou;
  const many = others.length + 1;
  if (many > 1) return texts.danger.enemiesCanSeeYou({ many });
  return texts.danger.canSeeYou({ subject: eachLanguage((language) => subjectName(one.name, language)) });
}

function riskText(death: number): Exclude<Text, string> {
  if (death === 0) return texts.danger.text;
  return texts.danger.chanceOfDeath({ percent: percent(death) });
}

/** Returns a sentence about the danger of staying put, with the name of every attacker. */
export function dangerSentence(room: Room): Text {
  const due = strikers(room);
  if (due.length === 0) return texts.danger.noEnemyInSightCanAttackYouThis;
  const names = (language: Language) =>
    due.map(({ enemy }) => `${nameAlone(enemy.name, language)} (${enemy.attack})`).join(', ');
  const { most, death } = dangerOf(room, due);
  const probability = percent(death);
  return texts.danger.ifYouStayPutYoullBeAttackedByUp({ names: eachLanguage(names), most, probability });
}

/** Returns the caption of a picture's danger sign. */
export function dangerCaption(room: Room, { most, death }: Danger): Text {
  if (most === 0) return seenText(room);
  const by = death > 0 ? riskText(death) : attacksText(room);
  return texts.danger.upToDamage({ most, by });
}

function attacksText(room: Room): Exclude<Text, string> {
  const due = strikers(room);
  const shots = due.filter(({ by }) => by === 'shot').length;
  const attacks = due.length - shots;
  const parts = [
    ...(attacks > 0 ? [texts.danger.countedAttacksAttackAttacks({ counted, attacks })] : []),
    ...(shots > 0 ? [texts.danger.countedShotsShotShots({ counted, shots })] : []),
  ];
  return texts.danger.enJoinAnd({ value: parts, value2: parts });
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Returns a probability in whole percent. Small ones are not rounded to zero. */
function percent(probability: number): string {
  return probability > 0 && probability < 0.01 ? '< 1' : `${Math.round(100 * probability)}`;
}

/** Returns the effect of the ability now, without revealing hidden traps. */
export function effectText({ hero, enemies }: Room): Text {
  const reached = targets(hero, enemies.filter(isShown));
  const heal = hero.class === 'Warrior' ? Math.min(10 * hero.defense, hero.pool - hero.health) : 0;
  const heals = heal > 0 ? texts.danger.heals({ heal }) : texts.danger.text;
  if (reached.length === 0) return texts.danger.nobodyInReach({ heals });
  const whom = targetsText(reached);
  switch (hero.class) {
    case 'Warrior': {
      const { length } = reached;
      const one = length === 1 ? whom : texts.danger.text1Of({ whom, count: length });
      const harm = Math.floor(hero.pool / 10);
      return texts.danger.hitsFor({ heals, one, harm });
    }
    case 'Mage':
      return texts.danger.hitsForUpToEachOn({ hitCount: hero.hitCount, spellPower: hero.spellPower, whom });
    case 'Rogue':
      return texts.danger.hitsForUpTo({ whom, attack: hero.attack });
    case 'Hunter': {
      const { name } = closest(hero, reached)!;
      return texts.danger.hitsForUpToWithObject({
        object: eachLanguage((language) => objectName(name, language)),
        attack: hero.attack,
      });
    }
  }
}

/** Returns the only enemy in reach by name, several by number. */
function targetsText(reached: readonly Enemy[]): Translation {
  const [first, ...others] = reached;
  if (first && others.length === 0)
    return texts.danger.objectnameFirstNameEn({ object: eachLanguage((language) => objectName(first.name, language)) });
  return texts.danger.enemiesInReach({ count: reached.length });
}
