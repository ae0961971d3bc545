import { column, type Language, say, type Text } from '@longtable/kit';
import { dangerOf, intentOf } from '../rules/danger.ts';
import { fullHealth } from '../rules/journey.ts';
import { isBoss, MONSTERS } from '../rules/monsters.ts';
import { MAX_HEALTH, type Monster, type State } from '../state.ts';
import { abilityEffect } from '../words/effects.ts';
import { dangerNote } from '../words/forecast.ts';
import { abilityText, monsterName } from '../words/names.ts';
import { texts } from '../words/texts.ts';
import { type Paint, roleOf } from './colours.ts';

const NAME = 14;
const BAR = 11;
const HEALTH = 7;

export function runaLines({ runa }: State, language: Language, paint: Paint): string[] {
  const { fp, die } = runa;
  const focus = texts.board.runa({ focus: fp, max: die, die: texts.die({ sides: die }) });
  return [
    `${paint('Runa', 'runa')}${' '.repeat(NAME - 4)} ${healthBar(runa.hp, MAX_HEALTH, paint)}`,
    `  ${say(focus, language)}`,
  ];
}

/** Draws a monster: health, next ability, defence, element and focus. */
export function monsterLines(monster: Monster, language: Language, paint: Paint): string[] {
  const name = column(monsterName(monster.name, language), NAME);
  const next = intentOf(monster);
  const intent = texts.board.next({ ability: abilityText(next), effect: abilityEffect(next) });
  return [
    `${paint(name, isBoss(monster.name) ? 'boss' : 'monster')} ${healthBar(monster.hp, fullHealth(monster), paint)}`,
    `  ${say(intent, language)}`,
    ...brokenLine(monster, language).map((line) => `  ${line}`),
    ...guardLine(monster, language, paint),
    ...traitLine(monster, language),
  ];
}

/**
 * Returns a line with the monster's action if its pending focus is broken, or with the pending focus if that would not
 * change the action. Empty without pending focus.
 */
export function brokenLine(monster: Monster, language: Language): string[] {
  const [next, otherwise] = [intentOf(monster), intentOf(monster, false)];
  if (monster.pending === 0) return [];
  const words =
    next === otherwise
      ? texts.board.pending({ focus: monster.pending })
      : texts.board.ifBroken({ ability: abilityText(otherwise) });
  return [say(words, language)];
}

function guardLine(monster: Monster, language: Language, paint: Paint): string[] {
  return guardsOf(monster, language).map((guard) => `  ${paint(guard, 'guard')}`);
}

/** Returns texts about the damage that a monster subtracts from Runa's next attack or spell, empty if there is none. */
function guardsOf({ block, deflect }: Monster, language: Language): string[] {
  const guards: Text[] = [
    ...(block > 0 ? [texts.board.blocks({ block })] : []),
    ...(deflect > 0 ? [texts.board.deflects({ deflect })] : []),
  ];
  return guards.map((guard) => say(guard, language));
}

function traitLine({ name, fp }: Monster, language: Language): string[] {
  const { element } = MONSTERS[name];
  const traits: Text[] = [
    ...(element ? [texts.board.element({ element: texts.elements[element] })] : []),
    ...(fp > 0 ? [texts.board.focus({ focus: fp })] : []),
  ];
  return traits.length > 0 ? [`  ${traits.map((trait) => say(trait, language)).join(', ')}`] : [];
}

/** Returns the danger to Runa, coloured by the health she would have left. */
export function dangerLine(state: State, language: Language, paint: Paint): string {
  const danger = dangerOf(state);
  return paint(say(dangerNote(state), language), danger === 0 ? 'well' : roleOf(state.runa.hp - danger, MAX_HEALTH));
}

/** Draws a bar with at least one mark if the value is above 0, and the numbers. */
function healthBar(value: number, max: number, paint: Paint): string {
  const filled = Math.min(BAR, Math.max(Math.ceil((value / max) * BAR), 0));
  const role = roleOf(value, max);
  return `[${paint('#'.repeat(filled), role)}${'.'.repeat(BAR - filled)}] ${paint(`${value}/${max}`.padStart(HEALTH), role)}`;
}

/** Number of columns of a board. */
export const WIDTH = 36;

export const RULER = '-'.repeat(WIDTH);
