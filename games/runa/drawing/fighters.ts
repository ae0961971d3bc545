import { barLine, detailLines, type Language, nameColumns, say, type Text } from '@longtable/kit';
import { dangerOf, intentOf } from '../rules/danger.ts';
import { fullHealth } from '../rules/journey.ts';
import { isBoss, MONSTERS } from '../rules/monsters.ts';
import { MAX_HEALTH, type Monster, type State } from '../state.ts';
import { abilityEffect } from '../words/effects.ts';
import { dangerNote } from '../words/forecast.ts';
import { abilityText, monsterName } from '../words/names.ts';
import { texts } from '../words/texts.ts';
import { type ColourRole, type Paint, roleOf } from './colours.ts';

export function runaLines({ runa, monsters }: State, language: Language, paint: Paint): string[] {
  const { hp, fp, die } = runa;
  const focus = texts.board.runa({ focus: fp, max: die, die: texts.die({ sides: die }) });
  return [
    healthLine('Runa', hp, MAX_HEALTH, columnsFor(monsters, language), 'runa', paint),
    ...detailLines([say(focus, language)]),
  ];
}

/** Draws a monster: health, next ability, defence, element and focus. */
export function monsterLines(monster: Monster, { monsters }: State, language: Language, paint: Paint): string[] {
  const next = intentOf(monster);
  const intent = texts.board.next({ ability: abilityText(next), effect: abilityEffect(next) });
  const name = monsterName(monster.name, language);
  const role = isBoss(monster.name) ? 'boss' : 'monster';
  return [
    healthLine(name, monster.hp, fullHealth(monster), columnsFor(monsters, language), role, paint),
    ` ${say(intent, language)}`,
    ...brokenLine(monster, language).map((line) => ` ${line}`),
    ...guardsOf(monster, language).map((guard) => ` ${paint(guard, 'guard')}`),
    ...detailLines(traitsOf(monster, language)),
  ];
}

function columnsFor(monsters: readonly Monster[], language: Language): number {
  return nameColumns(monsters.map(({ name }) => monsterName(name, language)));
}

/**
 * Returns a line with the monster's action if its pending focus is broken, or with the pending focus if that would not
 * change the action. Empty without pending focus.
 */
function brokenLine(monster: Monster, language: Language): string[] {
  const [next, otherwise] = [intentOf(monster), intentOf(monster, false)];
  if (monster.pending === 0) return [];
  const words =
    next === otherwise
      ? texts.board.pending({ focus: monster.pending })
      : texts.board.ifBroken({ ability: abilityText(otherwise) });
  return [say(words, language)];
}

/** Returns texts about the damage that a monster subtracts from Runa's next attack or spell, empty if there is none. */
function guardsOf({ block, deflect }: Monster, language: Language): string[] {
  const guards: Text[] = [
    ...(block > 0 ? [texts.board.blocks({ block })] : []),
    ...(deflect > 0 ? [texts.board.deflects({ deflect })] : []),
  ];
  return guards.map((guard) => say(guard, language));
}

function traitsOf({ name, fp }: Monster, language: Language): string[] {
  const { element } = MONSTERS[name];
  const traits: Text[] = [
    ...(element ? [texts.board.element({ element: texts.elements[element] })] : []),
    ...(fp > 0 ? [texts.board.focus({ focus: fp })] : []),
  ];
  return traits.map((trait) => say(trait, language));
}

/** Returns the danger to Runa, coloured by the health she would have left. */
export function dangerLine(state: State, language: Language, paint: Paint): string {
  const danger = dangerOf(state);
  return paint(say(dangerNote(state), language), danger === 0 ? 'well' : roleOf(state.runa.hp - danger, MAX_HEALTH));
}

function healthLine(
  name: string,
  health: number,
  max: number,
  columns: number,
  role: ColourRole,
  paint: Paint,
): string {
  return barLine(name, health, max, `${health}/${max}`, {
    columns,
    name: (text) => paint(text, role),
    bar: (text) => paint(text, roleOf(health, max)),
  });
}
