import { type Language, type Reader, say, type View, wrapList, wrapText } from '@longtable/kit';
import { type Card, classCards, classNames } from '../rules/cards.ts';
import { classOf, isOver, type State } from '../state.ts';
import { cardEffect } from '../words/effects.ts';
import { abilityName, className } from '../words/names.ts';
import { sentences } from '../words/sentences.ts';
import { texts } from '../words/texts.ts';
import { inColour, type Paint, plain } from './colours.ts';
import { endingLines } from './ending.ts';
import { dangerLine, monsterLines, RULER, runaLines, WIDTH } from './fighters.ts';

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
    ...runaLines(state, language, paint),
    ...state.monsters.flatMap((monster) => ['', ...monsterLines(monster, language, paint)]),
    ...situation(state, language, paint),
  ];
}

function classBoard(state: State, language: Language, paint: Paint): string[] {
  const rules = specialRules(state, language);
  return [
    ...(rules.length > 0 ? [...rules, RULER] : []),
    ...classNames(state).flatMap((name) => [
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
      WIDTH,
    );
  return modifiers.flatMap((modifier) => wrapText(say(texts.modifiers[modifier].about, language), WIDTH));
}

function cardLine(state: State, card: Card, language: Language): string {
  return `${abilityName(card, language)} ${say(cardEffect(state, card), language)}`;
}

function heading(state: State, language: Language, paint: Paint): string[] {
  const { level, stage, phase } = state;
  const words = phase.kind === 'seeds' ? texts.board.level({ level }) : texts.board.room({ level, stage });
  const place = say(words, language);
  const name = className(classOf(state), language);
  return [paint(place, 'head') + name.padStart(WIDTH - place.length), RULER];
}

function situation(state: State, language: Language, paint: Paint): string[] {
  const { phase, runa } = state;
  const hand = wrapList(
    runa.hand.map((card) => abilityName(card, language)),
    WIDTH,
  );
  const title = say(texts.board.cards, language);
  switch (phase.kind) {
    case 'card':
    case 'target':
    case 'dice':
      return ['', dangerLine(state, language, paint)];
    case 'seeds':
    case 'reward':
    case 'loot':
      return ['', paint(title, 'head'), ...hand];
    default:
      return [];
  }
}
