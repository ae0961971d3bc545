import type { Choice, NextMove, Seat, Shortcuts } from '../../kit/game.ts';
import { eachLanguage, type Text } from '../../kit/text.ts';
import type { Play } from '../computers/greedy.ts';
import { isAttack } from '../rules/cards.ts';
import { dangerOf } from '../rules/danger.ts';
import { choose, makeLine } from '../rules/lines.ts';
import { cardAt, monsterAt, type State } from '../state.ts';
import { forecast, isSureKill, isUseless } from '../words/forecast.ts';
import { abilityName, monsterName } from '../words/names.ts';
import { DEADLY, lost, untilItFalls, useless } from '../words/shortcuts.ts';
import { attacksOf, makeAttack, parseAttack } from './attacks.ts';

/** An attack that is repeated pauses when Runa has lost so much. */
const LOSS = 10;

/** An attack and its target in one press, and the best attack until a monster falls. */
export const shortcuts: Shortcuts<State> = { choices, covers, next };

function choices(state: State, seat: Seat, partial: string): readonly Choice[] {
  if (seat !== 0 || partial !== '') return [];
  const attacks = attacksOf(state);
  const single = asksForTargets(state) ? attacks : [];
  const repeated = attacks.slice(0, 1).filter((play) => isWorthRepeating(state, play));
  return [
    ...repeated.map((play) => choice({ ...play, repeats: true }, repeatLabel(state, play))),
    ...single.map((play) => choice({ ...play, repeats: false }, singleLabel(state, play))),
  ];
}

/** With targets to choose, copies of a card are one attack, so all attacks of the hand are covered. */
function covers(state: State): readonly string[] {
  if (!asksForTargets(state)) return [];
  return state.runa.hand.flatMap((card, index) => (isAttack(card) ? [makeLine(choose([index]))] : []));
}

function next(state: State, seat: Seat, shortcut: string, before: State): NextMove {
  const attack = parseAttack(shortcut);
  const offered = attacksOf(before).find(({ card, target }) => card === attack?.card && target === attack.target);
  if (seat !== 0 || !attack || !offered) return {};
  if (state.phase.kind === 'target') return { line: makeLine(choose([attack.target])) };
  const isOn = state.phase.kind === 'card' && state.monsters.length === before.monsters.length;
  if (state !== before && !(attack.repeats && isOn && state.stage === before.stage)) return {};
  const stopped = state === before ? undefined : interruption(state, attack, before);
  return stopped ? { stopped } : { line: makeLine(choose([attack.card])) };
}

/** Why an attack is not repeated once more. */
function interruption(state: State, { card, target }: Play, before: State): Text | undefined {
  const loss = before.runa.hp - state.runa.hp;
  if (dangerOf(state) >= state.runa.hp) return DEADLY;
  if (loss >= LOSS) return lost(loss);
  return isUseless(state, cardAt(state, card), monsterAt(state, target)) ? useless(cardAt(state, card)) : undefined;
}

function isWorthRepeating(state: State, { card: at, target }: Play): boolean {
  const [card, monster] = [cardAt(state, at), monsterAt(state, target)];
  return state.dice === 'bot' && !isUseless(state, card, monster) && !isSureKill(state, card, monster);
}

function asksForTargets({ phase, monsters }: State): boolean {
  return phase.kind === 'card' && monsters.length > 1;
}

function choice(attack: Parameters<typeof makeAttack>[0], label: Text): Choice {
  return { line: makeAttack(attack), label, final: true };
}

function repeatLabel(state: State, { card, target }: Play): Text {
  return untilItFalls(cardAt(state, card), monsterAt(state, target).name);
}

function singleLabel(state: State, { card: at, target }: Play): Text {
  const [card, monster] = [cardAt(state, at), monsterAt(state, target)];
  const isTwin = state.monsters.some((other) => other !== monster && other.name === monster.name);
  return eachLanguage((language) => {
    const whom = `${monsterName(monster.name, language)}${isTwin ? ` ${target + 1}` : ''}`;
    return `${abilityName(card, language)} → ${whom}: ${forecast(state, card, monster, language)}`;
  });
}
