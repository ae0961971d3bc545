import type { View } from '../../kit/game.ts';
import type { Reader } from '../../kit/reader.ts';
import { type Language, say } from '../../kit/text.ts';
import { type Card, CLASS_NAMES, classCards } from '../rules/cards.ts';
import { classOf, isOver, type State } from '../state.ts';
import { cardEffect } from '../words/effects.ts';
import { abilityName, className } from '../words/names.ts';
import { sentences } from '../words/sentences.ts';
import { inColour, type Paint, plain } from './colours.ts';
import { farewell } from './farewell.ts';
import { dangerLine, monsterLines, runaLines } from './fighters.ts';
import { RULER, WIDTH, wrap } from './wrap.ts';

/** What everybody sees of a run: nothing is hidden but the order of the cards to come. */
export function view(table: State, reader: Reader): View {
  const { language } = reader;
  return {
    get board() {
      return board(table, language, plain);
    },
    get coloured() {
      return board(table, language, inColour);
    },
    get sentences() {
      return sentences(table, reader);
    },
  };
}

function board(table: State, language: Language, paint: Paint): string[] {
  if (table.phase.kind === 'class') return classBoard(table, language, paint);
  if (isOver(table)) return farewell(table, language, paint);
  return [
    ...heading(table, language, paint),
    ...runaLines(table, language, paint),
    ...table.monsters.flatMap((monster) => ['', ...monsterLines(monster, language, paint)]),
    ...situation(table, language, paint),
  ];
}

function classBoard(table: State, language: Language, paint: Paint): string[] {
  return CLASS_NAMES.flatMap((name) => [
    paint(className(name, language), 'head'),
    ...classCards(name, 1).map((card) => `  ${cardLine(table, card, language)}`),
  ]);
}

function cardLine(table: State, card: Card, language: Language): string {
  return `${abilityName(card, language)} ${cardEffect(table, card, language)}`;
}

function heading(table: State, language: Language, paint: Paint): string[] {
  const { level, stage, phase } = table;
  const place =
    phase.kind === 'seeds'
      ? `Level ${level}`
      : say({ en: `Level ${level}, room ${stage} of 4`, de: `Level ${level}, Raum ${stage} von 4` }, language);
  const name = className(classOf(table), language);
  return [paint(place, 'head') + name.padStart(WIDTH - place.length), RULER];
}

function situation(table: State, language: Language, paint: Paint): string[] {
  const { phase, runa } = table;
  const hand = wrap(runa.hand.map((card) => abilityName(card, language)));
  const her = say({ en: 'Her cards', de: 'Ihre Karten' }, language);
  switch (phase.kind) {
    case 'card':
    case 'target':
    case 'dice':
      return ['', dangerLine(table, language, paint)];
    case 'seeds':
    case 'reward':
    case 'loot':
      return ['', paint(her, 'head'), ...hand];
    default:
      return [];
  }
}
