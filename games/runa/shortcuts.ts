import { type Choice, eachLanguage, type NextMove, type Seat, type Shortcuts, type Text } from '@longtable/kit';
import { gainOf, type Play, playsOf } from './computers/greedy.ts';
import { isAttack } from './rules/cards.ts';
import { dangerOf } from './rules/danger.ts';
import { choose, makeAttack, makeLine, parseAttack } from './rules/lines.ts';
import { cardSpot, monsterId } from './scene.ts';
import { cardAt, monsterAt, type State } from './state.ts';
import { forecast, healthAfter, isSureKill, isUseless } from './words/forecast.ts';
import { abilityText, monsterName } from './words/names.ts';
import { texts } from './words/texts.ts';

/** Loss of health at which a repeated attack stops. */
const LOSS = 10;

/** Shortcuts: an attack with its target, and the best attack until a monster dies. */
export const shortcuts: Shortcuts<State> = { choices, next };

function choices(state: State, seat: Seat, partial: string): readonly Choice[] {
  if (seat !== 0 || partial !== '') return [];
  const attacks = attacksOf(state);
  const single = asksForTargets(state) ? attacks : [];
  // Copies of a card are one attack, so all attacks of the hand are replaced.
  const replaces = state.runa.hand.flatMap((card, index) => (isAttack(card) ? [makeLine(choose([index]))] : []));
  const repeated = attacks.slice(0, 1).filter((play) => isWorthRepeating(state, play));
  return [
    ...repeated.map((play) => choice({ ...play, repeats: true }, repeatLabel(state, play))),
    ...single.map((play) => ({
      ...choice({ ...play, repeats: false }, singleLabel(state, play)),
      ...touchOf(state, play),
      replaces,
    })),
  ];
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

/** Returns the reason to stop repeating an attack, or undefined to continue. */
function interruption(state: State, { card, target }: Play, before: State): Text | undefined {
  const loss = before.runa.hp - state.runa.hp;
  if (dangerOf(state) >= state.runa.hp) return texts.menus.deadly;
  if (loss >= LOSS) return texts.menus.lostHealth({ health: loss });
  return isUseless(state, cardAt(state, card), monsterAt(state, target))
    ? texts.menus.useless({ card: abilityText(cardAt(state, card)) })
    : undefined;
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

/** Returns the card and the monster of an attack, and the monster's health after it. */
export function touchOf(state: State, { card, target }: Play): Pick<Choice, 'things' | 'result'> {
  const result = healthAfter(state, cardAt(state, card), monsterAt(state, target));
  return { things: [cardSpot('hand', card), monsterId(state, target)], ...(result && { result }) };
}

function repeatLabel(state: State, { card, target }: Play): Text {
  return texts.menus.untilItFalls({
    card: abilityText(cardAt(state, card)),
    monster: texts.monsters[monsterAt(state, target).name],
  });
}

function singleLabel(state: State, { card: at, target }: Play): Text {
  const [card, monster] = [cardAt(state, at), monsterAt(state, target)];
  const isTwin = state.monsters.some((other) => other !== monster && other.name === monster.name);
  return texts.menus.attack({
    card: abilityText(card),
    target: eachLanguage((language) => `${monsterName(monster.name, language)}${isTwin ? ` ${target + 1}` : ''}`),
    outcome: forecast(state, card, monster),
  });
}

/** Returns all attacks of Runa's hand, best of this round first. Of identical cards, only one is included. */
function attacksOf(state: State): readonly Play[] {
  if (state.phase.kind !== 'card') return [];
  return playsOf(state)
    .filter(({ card }) => isAttack(cardAt(state, card)))
    .map((play) => ({ play, gain: gainOf(state, play) }))
    .toSorted((one, other) => other.gain - one.gain)
    .map(({ play }) => play);
}
