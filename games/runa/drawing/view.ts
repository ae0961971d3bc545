import {
  BOARD_COLUMNS,
  barLine,
  detailLines,
  headerLine,
  joinTexts,
  type Language,
  nameColumns,
  type Reader,
  ruleLine,
  say,
  type Text,
  type View,
  wrapList,
} from '@longtable/kit';
import { ROOMS } from '../result.ts';
import { type Card, classCards, classNames } from '../rules/cards.ts';
import { fullHealth, healing } from '../rules/journey.ts';
import { intentOf, MONSTERS } from '../rules/monsters.ts';
import { classOf, isOver, MAX_HEALTH, type Monster, type State } from '../state.ts';
import { ending } from '../story.ts';
import { abilityEffect, cardEffect, dangerNote, dangerSentence } from '../words/forecast.ts';
import { abilityName, abilityText, className, dieName, elementText, monsterName } from '../words/names.ts';
import { texts } from '../words/texts.ts';

/** Returns the view of a run. Only the order of the draw piles is hidden. */
export function view(state: State, reader: Reader): View {
  const { language } = reader;
  return {
    get board() {
      return board(state, language);
    },
    get sentences() {
      return sentences(state, reader);
    },
  };
}

function board(state: State, language: Language): string[] {
  if (state.phase.kind === 'class') return classBoard(state, language);
  if (isOver(state)) return endingLines(state, language);
  return [
    ...heading(state, language),
    ...monsterBlocks(state, language),
    ...runaLines(state, language),
    ...situation(state, language),
  ];
}

/** Returns the monsters with a blank line between them and a rule below, or an empty list. */
function monsterBlocks(state: State, language: Language): string[] {
  const blocks = state.monsters.map((monster) => monsterLines(monster, state, language));
  return blocks.length > 0 ? [...blocks.flatMap((lines, at) => (at > 0 ? ['', ...lines] : lines)), ruleLine()] : [];
}

function classBoard(state: State, language: Language): string[] {
  return [
    headerLine(say(texts.picture.class, language)),
    ruleLine(),
    ...classNames(state).flatMap((name, at) => [
      ...(at > 0 ? [''] : []),
      className(name, language),
      ...classCards(name, 1).map((card) => ` ${cardLine(state, card, language)}`),
    ]),
  ];
}

function cardLine(state: State, card: Card, language: Language): string {
  return `${abilityName(card, language)} ${say(cardEffect(state, card), language)}`;
}

function heading(state: State, language: Language): string[] {
  const { level, stage, phase } = state;
  const words = phase.kind === 'seeds' ? texts.board.level({ level }) : texts.board.room({ level, stage });
  const place = say(words, language);
  const name = className(classOf(state), language);
  const line = headerLine(place, name);
  return [line, ruleLine()];
}

function situation(state: State, language: Language): string[] {
  const { phase, runa } = state;
  const hand = wrapList(
    runa.hand.map((card) => abilityName(card, language)),
    BOARD_COLUMNS,
  );
  const title = say(texts.board.cards, language);
  switch (phase.kind) {
    case 'card':
      return ['', say(dangerNote(state), language)];
    case 'target':
    case 'dice':
      return ['', ...hand, '', say(dangerNote(state), language)];
    case 'heal':
      return ['', title, ...hand, say(texts.picture.healthPerCard(healing(state)), language)];
    case 'seeds':
    case 'reward':
    case 'loot':
      return ['', title, ...hand];
    default:
      return [];
  }
}

function runaLines({ runa, monsters }: State, language: Language): string[] {
  const { hp, fp, die } = runa;
  const focus = texts.board.runa({ focus: fp, max: die, die: texts.die({ sides: die }) });
  return [healthLine('Runa', hp, MAX_HEALTH, columnsFor(monsters, language)), ...detailLines([say(focus, language)])];
}

/** Draws a monster: health, next ability, defence, element and focus. */
function monsterLines(monster: Monster, { monsters }: State, language: Language): string[] {
  const next = intentOf(monster);
  const intent = texts.board.next({ ability: abilityText(next), effect: abilityEffect(next) });
  const name = monsterName(monster.name, language);
  return [
    healthLine(name, monster.hp, fullHealth(monster), columnsFor(monsters, language)),
    ` ${say(intent, language)}`,
    ...brokenLine(monster, language).map((line) => ` ${line}`),
    ...guardsOf(monster, language).map((guard) => ` ${guard}`),
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

function healthLine(name: string, health: number, max: number, columns: number): string {
  return barLine(name, health, max, `${health}/${max}`, { columns });
}

const LABEL = 14;

/** Summary of a run: its end, its numbers, the slain monsters and the cards in hand. */
interface Facts {
  readonly title: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly slain: Named;
  readonly hand: Named;
}

interface Named {
  readonly title: string;
  readonly names: readonly string[];
}

export function factsOf(state: State, language: Language): Facts {
  const { phase, level, stage, runa, story } = state;
  const won = phase.kind === 'won';
  const fact = (label: Text, value: Text | number) =>
    [say(label, language), typeof value === 'number' ? String(value) : say(value, language)] as const;
  const slain = story.slain.map((name) => monsterName(name, language));
  const end: Text = won ? texts.ending.won : texts.ending.lost;
  return {
    title: say(end, language),
    facts: [
      fact(texts.ending.class, `${className(classOf(state), language)}, ${dieName(runa.die, language)}`),
      won
        ? fact(texts.ending.healthLeft, texts.ending.health({ hp: runa.hp, max: MAX_HEALTH }))
        : fact(texts.ending.fellIn, texts.ending.room({ level, stage })),
      fact(texts.ending.cleared, texts.ending.rooms({ rooms: story.rooms, max: ROOMS })),
      fact(texts.ending.rounds, story.rounds),
      fact(texts.ending.dealt, texts.ending.damage({ damage: story.dealt })),
      fact(texts.ending.taken, texts.ending.damage({ damage: story.taken })),
      fact(texts.ending.healed, texts.ending.gained({ health: story.healed })),
    ],
    slain: {
      title: say(texts.ending.slain, language),
      names: slain.length > 0 ? slain : [say(texts.ending.none, language)],
    },
    hand: {
      title: say(texts.board.cards, language),
      names: runa.hand.map((card) => abilityName(card, language)),
    },
  };
}

/** Draws the board after the end: the summary of the run. */
function endingLines(state: State, language: Language): string[] {
  const { title, facts, slain, hand } = factsOf(state, language);
  return [
    title,
    ruleLine(),
    ...facts.map(([label, value]) => `${label.padEnd(LABEL)} ${value}`),
    '',
    slain.title,
    ...wrapList(slain.names, BOARD_COLUMNS),
    '',
    hand.title,
    ...wrapList(hand.names, BOARD_COLUMNS),
  ];
}

/**
 * Returns the board in sentences: the choice of a class, the end of the run, or the danger, Runa, the monsters and the
 * cards.
 */
function sentences(state: State, reader: Reader): string[] {
  const { language } = reader;
  if (isOver(state)) return [ending(state, reader), ...summary(state).map((text) => say(text, language))];
  return (state.phase.kind === 'class' ? classSentences(state) : roomSentences(state)).map((text) =>
    say(text, language),
  );
}

function classSentences(state: State): Text[] {
  const classes = classNames(state).map((name) =>
    texts.sentences.class({ hero: texts.classes[name], cards: classCards(name, 1).map(abilityText) }),
  );
  return [...(state.modifiers ?? []).map((modifier) => texts.modifiers[modifier].about), ...classes];
}

function roomSentences(state: State): Text[] {
  const { phase, runa, monsters } = state;
  return [
    ...(monsters.length > 0 ? [dangerSentence(state)] : []),
    runaSentence(state),
    ...monsters.map(monsterSentences),
    texts.sentences.cards({ cards: runa.hand.map(abilityText) }),
    ...(phase.kind === 'loot' ? [texts.sentences.loot({ cards: phase.offer.map(abilityText) })] : []),
  ];
}

/** Returns the room, and Runa's class, health, focus and die. */
export function runaSentence(state: State): Text {
  const { level, stage, runa } = state;
  const health = { hp: runa.hp, max: MAX_HEALTH, focus: runa.fp };
  const hero = texts.classes[classOf(state)];
  return texts.sentences.runa({ level, stage, hero, ...health, die: texts.die({ sides: runa.die }) });
}

export function monsterSentences(monster: Monster): Text {
  const { name, hp, fp, block, deflect } = monster;
  const next = intentOf(monster);
  return joinTexts([
    texts.sentences.monster({
      monster: texts.monsters[name],
      element: elementText(MONSTERS[name].element),
      hp,
      max: fullHealth(monster),
      focus: fp,
    }),
    block > 0 ? texts.sentences.blocks({ block }) : deflect > 0 ? texts.sentences.deflects({ deflect }) : undefined,
    texts.sentences.next({ ability: abilityText(next), effect: abilityEffect(next) }),
    focusSentence(monster),
  ]);
}

/** Returns a sentence about the effect of pending focus, or undefined if there is none. */
function focusSentence(monster: Monster): Text | undefined {
  if (monster.pending === 0) return undefined;
  const otherwise = intentOf(monster, false);
  return otherwise === intentOf(monster)
    ? texts.sentences.pending({ focus: monster.pending })
    : texts.sentences.ifBroken({ ability: abilityText(otherwise) });
}

/** Returns sentences with the statistics of a finished run. */
function summary({ story }: State): Text[] {
  const { rooms, rounds, slain, dealt, taken, healed, seeds } = story;
  return [
    texts.sentences.rooms({ rooms, rounds }),
    texts.sentences.slain({ monsters: slain.map((name) => texts.monsters[name]) }),
    texts.sentences.totals({ dealt, taken, healed }),
    ...seeds.map((pair, index) => texts.sentences.seeds({ level: index + 1, seeds: pair.join(', ') })),
  ];
}
