import {
  type Choice,
  eachLanguage,
  joinTexts,
  type NextMove,
  type Reader,
  type Seat,
  type Shortcuts,
  say,
  type Text,
  type Words,
} from '@longtable/kit';
import { gainOf, type Play, playsOf } from './computers/master.ts';
import { faultOfCards } from './play.ts';
import { type Card, classNames, isAttack } from './rules/cards.ts';
import { healing, healthFrom, isHealed, monstersIn, nextDie, offerSize } from './rules/journey.ts';
import { choose, MAX_SEED, makeAttack, makeLine, parseAttack, parseLine, placesOf } from './rules/lines.ts';
import { dangerOf } from './rules/monsters.ts';
import { cardSpot, monsterId } from './scene.ts';
import { cardAt, monsterAt, type State } from './state.ts';
import { cardEffect, forecast, healthAfter, isSureKill, isUseless, killingRoll } from './words/forecast.ts';
import { abilityText, className, monsterName } from './words/names.ts';
import { texts } from './words/texts.ts';

/** Returns the continuations of a partial line. Only taking two cards of loot and healing need several steps. */
export function choices(state: State, seat: Seat, partial: string): readonly Choice[] {
  if (seat !== 0) return [];
  if (state.phase.kind === 'loot') return lootChoices(state, state.phase.offer, partial);
  if (state.phase.kind === 'heal') return healChoices(state, partial);
  return partial === '' ? singleChoices(state) : [];
}

function singleChoices(state: State): readonly Choice[] {
  const { phase, runa, monsters } = state;
  switch (phase.kind) {
    case 'class':
      return classNames(state).map((name, index) => ({
        ...choice(index, ({ language }) => className(name, language)),
        things: [cardSpot('classes', index)],
      }));
    case 'seeds':
      return [SEEDS];
    case 'card':
      return runa.hand.map((card, index) => cardChoice(state, card, index));
    case 'target':
      return monsters.map((monster, index) => ({
        ...choice(
          index,
          texts.menus.target({ monster: texts.monsters[monster.name], hp: monster.hp }),
          forecast(state, cardAt(state, phase.card), monster),
        ),
        things: [monsterId(state, index)],
      }));
    case 'dice':
      return Array.from({ length: runa.die }, (_, index) => choice(index, `${index + 1}`));
    case 'reward':
      return rewardChoices(state);
    default:
      return [];
  }
}

/**
 * Returns the choice of a card. Its effect is the detail, or part of the label for a card without a target against
 * several monsters.
 */
function cardChoice(state: State, card: Card, index: number): Choice {
  const only = state.monsters.length === 1 ? monsterAt(state, 0) : undefined;
  const effect = forecast(state, card, only);
  const things = [cardSpot('hand', index)];
  if (!only && !isAttack(card))
    return { ...choice(index, texts.menus.cardWithEffect({ card: abilityText(card), effect })), things };
  const touch = only && isAttack(card) ? touchOf(state, { card: index, target: 0 }) : { things };
  return { ...choice(index, abilityText(card), effect), ...touch };
}

function choice(index: number, label: Words, detail?: Words): Choice {
  return { line: makeLine(choose([index])), label, ...(detail !== undefined && { detail }), final: true };
}

const SEEDS: Choice = {
  line: '',
  label: texts.menus.seeds,
  final: false,
  input: {
    label: texts.menus.seedsLabel,
    hint: texts.menus.seedsHint({ max: MAX_SEED }),
    pattern: seedsPattern(),
    example: '61,86',
  },
};

/** Returns a pattern for two seeds from 1 to `MAX_SEED`, separated by a comma. */
function seedsPattern(): RegExp {
  const highest = `${MAX_SEED}`;
  const smaller = [...highest].map((digit, index) => {
    const digits = `[${index === 0 ? 1 : 0}-${Number(digit) - 1}]`;
    return `${highest.slice(0, index)}${digits}[0-9]{${highest.length - index - 1}}`;
  });
  const seed = `(?:[1-9][0-9]{0,${highest.length - 2}}|${smaller.join('|')}|${highest})`;
  return new RegExp(`${seed},${seed}`);
}

function rewardChoices(state: State): readonly Choice[] {
  const picked = monstersIn(state.stage);
  const offered = offerSize(state);
  const die = nextDie(state) ?? state.runa.die;
  return [
    choice(0, texts.menus.newCards, texts.menus.pickOf({ picked, offered })),
    choice(1, texts.menus.newDie({ die: texts.die({ sides: die }) }), texts.menus.dieFocus({ focus: die })),
  ];
}

/** Returns the continuations of a line about loot. Two cards can be chosen one by one or together. */
function lootChoices(state: State, offer: readonly Card[], partial: string): readonly Choice[] {
  const picked = begun(partial, offer);
  const wanted = monstersIn(state.stage);
  if (!picked || picked.length >= wanted) return [];
  return others(offer, picked).map(({ card, index }) => ({
    line: lineOf([...picked, index]),
    label: abilityText(card),
    detail: cardEffect(state, card),
    final: picked.length + 1 === wanted,
    things: [...picked, index].map((each) => cardSpot('loot', each)),
    ...(wanted > 1 &&
      partial === '' && { under: texts.menus.takeTwo, several: { min: wanted, max: wanted, join: ',' } }),
  }));
}

/**
 * Returns the continuations of a line about healing. Cards are discarded one by one while they heal. At least one card
 * is kept.
 */
function healChoices(state: State, partial: string): readonly Choice[] {
  const { hand } = state.runa;
  const discarded = begun(partial, hand);
  if (!discarded || isEnough(state, discarded.length)) return [];
  const under = discarded.length === 0 ? texts.menus.discard(healing(state)) : texts.menus.discardMore;
  const more = others(hand, discarded).map(
    ({ card, index }): Choice => ({
      line: lineOf([...discarded, index]),
      label: abilityText(card),
      detail: cardEffect(state, card),
      under,
      emphasis: 'costly',
      final: isEnough(state, discarded.length + 1),
      things: [...discarded, index].map((each) => cardSpot('hand', each)),
      result: texts.picture.health({ health: healthFrom(state, discarded.length + 1) }),
      ...(partial === '' && { several: { min: 1, max: maxDiscards(state), join: ',' } }),
    }),
  );
  return [discarded.length === 0 ? KEEP_ALL : smallestSufficient(state, partial, discarded), ...more];
}

const KEEP_ALL: Choice = { line: lineOf([]), label: texts.menus.keepAll, final: true };

/** Whether no further card can be discarded, or none would heal. */
function isEnough(state: State, cards: number): boolean {
  return cards >= state.runa.hand.length - 1 || isHealed(state, cards);
}

/** Returns the maximum number of discards of which each still heals. */
function maxDiscards(state: State): number {
  const counts = Array.from(state.runa.hand.keys(), (index) => index + 1);
  return counts.find((cards) => isEnough(state, cards)) ?? 1;
}

function smallestSufficient(state: State, partial: string, discarded: readonly number[]): Choice {
  const cards = discarded.map((index) => abilityText(cardAt(state, index)));
  const label = texts.menus.confirmDiscard({ cards, health: healthFrom(state, discarded.length) });
  return { line: partial, label, final: true, emphasis: 'costly' };
}

/** Returns the indices that a partial has chosen, or undefined if it is invalid. */
function begun(partial: string, cards: readonly Card[]): number[] | undefined {
  if (partial === '') return [];
  const command = parseLine(partial);
  if (command?.verb !== 'choose' || faultOfCards(command.numbers, cards.length)) return undefined;
  return placesOf(command);
}

function lineOf(indices: readonly number[]): string {
  return makeLine(choose(indices));
}

function others(cards: readonly Card[], taken: readonly number[]): { card: Card; index: number }[] {
  return cards.map((card, index) => ({ card, index })).filter(({ index }) => !taken.includes(index));
}

export function ask(state: State, _seat: number, partial: string, { language }: Reader): string {
  return say(question(state, partial), language);
}

/**
 * Returns the name of the list that holds the cards if they do not fit as buttons, or undefined if no card is asked
 * for.
 */
export function listName({ phase }: State): Text | undefined {
  return phase.kind === 'card' ? texts.menus.playCard : undefined;
}

function question(state: State, partial: string): Text {
  const { phase, runa, stage, modifiers = [] } = state;
  switch (phase.kind) {
    case 'class':
      return joinTexts([...modifiers.map((modifier) => texts.modifiers[modifier].about), texts.questions.class]);
    case 'seeds':
      return texts.questions.seeds;
    case 'card':
      return texts.questions.card;
    case 'target':
      return texts.questions.target({ card: abilityText(cardAt(state, phase.card)) });
    case 'dice':
      return rollQuestion(state, phase.card, phase.target);
    case 'reward':
      return texts.questions.reward;
    case 'loot':
      return lootQuestion(monstersIn(stage), partial);
    case 'heal':
      return texts.questions.heal({ hp: runa.hp, ...healing(state) });
    default:
      return '';
  }
}

function rollQuestion(state: State, index: number, target: number): Text {
  const [card, monster] = [cardAt(state, index), monsterAt(state, target)];
  const die = texts.die({ sides: state.runa.die });
  return joinTexts([texts.questions.roll({ die, card: abilityText(card) }), killingRoll(state, card, monster)]);
}

function lootQuestion(wanted: number, partial: string): Text {
  if (wanted === 1) return texts.questions.oneCard;
  return partial === '' ? texts.questions.twoCards : texts.questions.secondCard;
}

/** Loss of health at which a repeated attack stops. */
const LOSS = 10;

/** Shortcuts: an attack with its target, and the best attack until a monster dies. */
export const shortcuts: Shortcuts<State> = { choices: attackChoices, next };

function attackChoices(state: State, seat: Seat, partial: string): readonly Choice[] {
  if (seat !== 0 || partial !== '') return [];
  const attacks = attacksOf(state);
  const single = asksForTargets(state) ? attacks : [];
  // Copies of a card are one attack, so all attacks of the hand are replaced.
  const replaces = state.runa.hand.flatMap((card, index) => (isAttack(card) ? [makeLine(choose([index]))] : []));
  const repeated = attacks.slice(0, 1).filter((play) => isWorthRepeating(state, play));
  return [
    ...repeated.map((play) => attackChoice({ ...play, repeats: true }, repeatLabel(state, play))),
    ...single.map((play) => ({
      ...attackChoice({ ...play, repeats: false }, singleLabel(state, play)),
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

function attackChoice(attack: Parameters<typeof makeAttack>[0], label: Text): Choice {
  return { line: makeAttack(attack), label, final: true };
}

/** Returns the card and the monster of an attack, and the monster's health after it. */
function touchOf(state: State, { card, target }: Play): Pick<Choice, 'things' | 'result'> {
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
  const isTwin = state.monsters.some((each) => each !== monster && each.name === monster.name);
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
    .toSorted((a, b) => b.gain - a.gain)
    .map(({ play }) => play);
}
