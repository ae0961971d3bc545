import {
  BOARD_COLUMNS,
  headerLine,
  type Language,
  type Reader,
  ruleLine,
  say,
  type View,
  wrapList,
  wrapText,
} from '@longtable/kit';
import { type Card, classCards, classNames } from '../rules/cards.ts';
import { healthFrom } from '../rules/journey.ts';
import { classOf, isOver, type State } from '../state.ts';
import { cardEffect } from '../words/effects.ts';
import { abilityName, className } from '../words/names.ts';
import { sentences } from '../words/sentences.ts';
import { texts } from '../words/texts.ts';
import { inColour, type Paint, plain } from './colours.ts';
import { endingLines } from './ending.ts';
import { dangerLine, monsterLines, runaLines } from './fighters.ts';

/** Returns the view of a run. Only the order of the draw piles is hidden. */
export function view(state: State, reader: Reader): View {
  const { language } = reader;
  return {
    get board() {
      return board(state, language, plain);
    },
    get coloured() {
      return board(state, language, inColour);
    },
    get sentences() {
      return sentences(state, reader);
    },
  };
}

function board(state: State, language: Language, paint: Paint): string[] {
  if (state.phase.kind === 'class') return classBoard(state, language, paint);
  if (isOver(state)) return endingLines(state, language, paint);
  return [
    ...heading(state, language, paint),
    ...monsterBlocks(state, language, paint),
    ...runaLines(state, language, paint),
    ...situation(state, language, paint),
  ];
}

/** Returns the monsters with a blank line between them and a rule below, or an empty list. */
function monsterBlocks(state: State, language: Language, paint: Paint): string[] {
  const blocks = state.monsters.map((monster) => monsterLines(monster, state, language, paint));
  return blocks.length > 0 ? [...blocks.flatMap((lines, at) => (at > 0 ? ['', ...lines] : lines)), ruleLine()] : [];
}

function classBoard(state: State, language: Language, paint: Paint): string[] {
  const rules = specialRules(state, language);
  return [
    paint(headerLine(say(texts.picture.class, language)), 'head'),
    ruleLine(),
    ...(rules.length > 0 ? [...rules, ruleLine()] : []),
    ...classNames(state).flatMap((name, at) => [
      ...(at > 0 ? [''] : []),
      paint(className(name, language), 'head'),
      ...classCards(name, 1).map((card) => ` ${cardLine(state, card, language)}`),
    ]),
  ];
}

/** Maximum number of modifiers that are explained on the board. If there are more, only their names are shown. */
const EXPLAINED = 5;

/**
 * Returns lines about the modifiers of this run: their effects, or only their names if there are more than `EXPLAINED`.
 */
function specialRules({ modifiers = [] }: State, language: Language): string[] {
  if (modifiers.length > EXPLAINED)
    return wrapList(
      modifiers.map((modifier) => say(texts.modifiers[modifier].name, language)),
      BOARD_COLUMNS,
    );
  return modifiers.flatMap((modifier) => wrapText(say(texts.modifiers[modifier].about, language), BOARD_COLUMNS));
}

function cardLine(state: State, card: Card, language: Language): string {
  return `${abilityName(card, language)} ${say(cardEffect(state, card), language)}`;
}

function heading(state: State, language: Language, paint: Paint): string[] {
  const { level, stage, phase } = state;
  const words = phase.kind === 'seeds' ? texts.board.level({ level }) : texts.board.room({ level, stage });
  const place = say(words, language);
  const name = className(classOf(state), language);
  const line = headerLine(place, name);
  return [paint(place, 'head') + line.slice(place.length), ruleLine()];
}

function situation(state: State, language: Language, paint: Paint): string[] {
  const { phase, runa } = state;
  const hand = wrapList(
    runa.hand.map((card) => abilityName(card, language)),
    BOARD_COLUMNS,
  );
  const title = say(texts.board.cards, language);
  switch (phase.kind) {
    case 'card':
      return ['', dangerLine(state, language, paint)];
    case 'target':
    case 'dice':
      return ['', ...hand, '', dangerLine(state, language, paint)];
    case 'heal':
      return [
        '',
        paint(title, 'head'),
        ...hand,
        say(texts.picture.healthPerCard({ health: healthFrom(state, 1) }), language),
      ];
    case 'seeds':
    case 'reward':
    case 'loot':
      return ['', paint(title, 'head'), ...hand];
    default:
      return [];
  }
}
