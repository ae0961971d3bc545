import {
  type Advice,
  joinTexts,
  levelsFrom,
  resolveLevel,
  type Seat,
  type Text,
  type Translation,
} from '@longtable/kit';
import { CARDS, type Card, CLASS_NAMES, type ClassName, classCards, isAttack } from '../rules/cards.ts';
import { healthFrom, monstersIn, nextDie } from '../rules/journey.ts';
import { choose, makeAttack, makeLine, parseLine, placesOf } from '../rules/lines.ts';
import { cardAt, MAX_HEALTH, type Monster, monsterAt, type State } from '../state.ts';
import { cardEffect, forecast, isUseless, killingRoll } from '../words/forecast.ts';
import { abilityText } from '../words/names.ts';
import { texts } from '../words/texts.ts';
import {
  bestDiscards,
  bestLoot,
  bestOfOffer,
  bestPlay,
  bestReward,
  greedyPlay,
  type Play,
  playsOf,
  randomOf,
  sampleDraft,
  spareCards,
  takesDie,
} from './master.ts';

export const LEVELS = levelsFrom(texts.computers, {
  beginner: {},
  casual: { mix: { of: 'master', else: 'beginner', share: 0.5 } },
  advanced: { mix: { of: 'master', else: 'beginner', share: 0.65 } },
  master: {},
});

/** Decisions of a computer by question. Indices count from 0. */
interface Strategy {
  play(state: State, plays: readonly Play[]): Play;
  takesDie(state: State): boolean;
  loot(state: State & { phase: { kind: 'loot' } }): readonly number[];
  discards(state: State): readonly number[];
}

const BEGINNER: Strategy = {
  play: greedyPlay,
  takesDie,
  loot: (state) => bestOfOffer(state, state.phase.offer),
  discards: spareCards,
};

const MASTER: Strategy = { play: bestPlay, takesDie: bestReward, loot: bestLoot, discards: bestDiscards };

/** Class that computers choose: the one with the highest win rate. */
const CLASS: ClassName = 'Warrior';

export function line(state: State, _seat: Seat, level: string): string {
  const asked = resolveLevel(LEVELS, level, () => sampleDraft(state, randomOf(state)).state);
  const places = decide(state, asked === 'beginner' ? BEGINNER : MASTER);
  return places ? makeLine(choose(places)) : '';
}

function decide(state: State, brain: Strategy): readonly number[] | undefined {
  const { phase, runa, monsters } = state;
  switch (phase.kind) {
    case 'class':
      return [CLASS_NAMES.indexOf(CLASS)];
    case 'seeds':
      return [randomOf(state).below(1000), randomOf(state).below(1000)];
    case 'card':
      return [brain.play(state, playsOf(state)).card];
    case 'target': {
      const plays = monsters.map((_, target) => ({ card: phase.card, target }));
      return [brain.play(state, plays).target];
    }
    case 'dice':
      return [randomOf(state).below(runa.die)];
    case 'reward':
      return [brain.takesDie(state) ? 1 : 0];
    case 'loot':
      return brain.loot({ ...state, phase });
    case 'heal':
      return brain.discards(state);
    default:
      return undefined;
  }
}

/** Returns the master's move and its reason. */
export function hint(state: State): Advice {
  if (state.phase.kind === 'card') {
    const { card, target } = bestPlay(state, playsOf(state));
    const why = reasonOfCard(state, cardAt(state, card), monsterAt(state, target));
    const needsTarget = isAttack(cardAt(state, card)) && state.monsters.length > 1;
    const move = playText(cardAt(state, card), needsTarget ? monsterAt(state, target) : undefined);
    const shortcut = needsTarget && { shortcut: makeAttack({ card, target, repeats: false }) };
    return { line: `${card + 1}`, ...shortcut, move, why };
  }
  const advised = line(state, 0, 'master');
  const move = instruction(state, advised);
  return { line: advised, ...(move && { move }), why: reason(state, advised) };
}

function playText(card: Card, monster: Monster | undefined): Text {
  const { moves } = texts.hint;
  const name = abilityText(card);
  return monster ? moves.playOn({ card: name, monster: texts.monsters[monster.name] }) : moves.play({ card: name });
}

/** Returns a line as an instruction. Undefined at the end of a run. */
export function instruction(state: State, advised: string): Text | undefined {
  const { phase } = state;
  const { moves } = texts.hint;
  const command = parseLine(advised);
  const chosen = command ? placesOf(command) : [];
  const [first = 0] = chosen;
  const named = (cards: readonly Card[]) => chosen.flatMap((at) => (cards[at] ? [abilityText(cards[at])] : []));
  switch (phase.kind) {
    case 'class':
      return moves.class({ hero: texts.classes[CLASS_NAMES[first] ?? 'Warrior'] });
    case 'seeds':
      return moves.seeds;
    case 'card':
      return moves.play({ card: abilityText(cardAt(state, first)) });
    case 'target':
      return playText(cardAt(state, phase.card), monsterAt(state, first));
    case 'dice':
      return moves.roll;
    case 'reward':
      return first === 1 ? moves.die : moves.newCards;
    case 'loot':
      return moves.take({ cards: named(phase.offer) });
    case 'heal':
      return chosen.length === 0 ? moves.keep : moves.discard({ cards: named(state.runa.hand) });
    default:
      return undefined;
  }
}

function reason(state: State, advised: string): Text {
  const { phase } = state;
  const command = parseLine(advised);
  const chosen = command ? placesOf(command) : [];
  const [first = 0] = chosen;
  switch (phase.kind) {
    case 'class':
      return reasonOfClass(first);
    case 'seeds':
      return texts.hint.seeds;
    case 'target':
      return reasonOfCard(state, cardAt(state, phase.card), monsterAt(state, first));
    case 'dice':
      return reasonOfRoll(state, cardAt(state, phase.card), monsterAt(state, phase.target));
    case 'reward':
      return first === 1 ? reasonOfDie(state) : reasonOfCards(state);
    case 'loot':
      return reasonOfLoot(state, chosen, phase.offer);
    case 'heal':
      return reasonOfHealing(state, chosen);
    default:
      return texts.hint.over;
  }
}

function reasonOfClass(index: number): Text {
  const name = CLASS_NAMES[index] ?? 'Warrior';
  const [attack = '', defence = ''] = classCards(name, 1).map(abilityText);
  return texts.hint.class({ hero: texts.classes[name], attack, defence });
}

function reasonOfCard(state: State, card: Card, monster: Monster): Text {
  const { hp, fp } = state.runa;
  if (isUseless(state, card, monster)) return texts.hint.noBetterCard;
  const reasons = {
    attack: texts.hint.monsterHealth({ monster: texts.monsters[monster.name], hp: monster.hp }),
    focus: texts.hint.focusHelps({ focus: fp }),
    defence: texts.hint.runaHealth({ hp }),
  };
  const kind = isAttack(card) ? 'attack' : CARDS[card.name].kind === 'focus' ? 'focus' : 'defence';
  return joinTexts([reasons[kind], effectOf(card, forecast(state, card, monster))]);
}

function effectOf(card: Card, effect: Translation): Text {
  return texts.hint.effect({ card: abilityText(card), effect });
}

function reasonOfRoll(state: State, card: Card, monster: Monster): Text {
  return joinTexts([texts.hint.ownDie, killingRoll(state, card, monster)]);
}

function reasonOfDie(state: State): Text {
  const sides = nextDie(state) ?? state.runa.die;
  return texts.hint.biggerDie({ die: texts.die({ sides }), focus: sides, cards: state.runa.hand.length });
}

function reasonOfCards(state: State): Text {
  return texts.hint.newCards({ cards: state.runa.hand.length, picked: monstersIn(state.stage) });
}

function reasonOfLoot(state: State, chosen: readonly number[], cards: readonly Card[]): Text {
  const taken = cards.filter((_, at) => chosen.includes(at));
  return joinTexts([...taken.map((card) => effectOf(card, cardEffect(state, card))), texts.hint.bestLoot]);
}

function reasonOfHealing(state: State, given: readonly number[]): Text {
  const { hp, hand } = state.runa;
  if (given.length === 0)
    return texts.hint.keepCards({ hp, max: MAX_HEALTH, cards: hand.length, health: healthFrom(state, 1) });
  return texts.hint.discard({ hp, healed: hp + healthFrom(state, given.length), left: hand.length - given.length });
}
