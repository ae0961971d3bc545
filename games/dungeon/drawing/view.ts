import {
  BOARD_COLUMNS,
  capital,
  column,
  headerLine,
  type Language,
  labelled,
  type Reader,
  ruleLine,
  say,
  type Text,
  type View,
  wrapText,
} from '@longtable/kit';
import { goalOf, recruit } from '../rules/heroes.ts';
import { rosterOf } from '../rules/roster.ts';
import { phase, type Room, type State } from '../state.ts';
import { className, nameAlone } from '../words/names.ts';
import { hasPlace, menuSentences, outcomeText, placeText, runSentences } from '../words/sentences.ts';
import { texts } from '../words/texts.ts';
import { drawBoard, enemyLines, heroLines, textMap, windowOn } from './board.ts';

/** Returns the view of a run, which is the same for all viewers. Hidden traps are not shown. */
export function view(state: State, { language }: Reader): View {
  const { room } = state;
  if (!room) return { board: heroMenu(state, language), sentences: menuSentences(state, language) };
  return {
    get board() {
      return draw(state, room, language);
    },
    get sentences() {
      return runSentences(state, room, language);
    },
  };
}

function draw(state: State, room: Room, language: Language): string[] {
  const map = windowOn(drawBoard(room), room.hero);
  const below =
    phase(state) === 'exploring'
      ? enemyLines(room, map, language)
      : wrapText(capital(say(outcomeText(state), language)), BOARD_COLUMNS, '');
  return [
    headLine(state, language),
    ruleLine(),
    ...textMap(map),
    ruleLine(),
    ...heroLines(room.hero, language),
    ...(below.length > 0 ? ['', ...below] : []),
  ];
}

function headLine(state: State, language: Language): string {
  const parts = headParts(state, language);
  const [last, ...before] = parts.toReversed();
  return before.length === 0 ? headerLine(last ?? '') : headerLine(before.toReversed().join(', '), last);
}

/**
 * Returns the level (unless the run has a single level that was not chosen), the round, and the goal if there is one.
 */
export function headParts(state: State, language: Language): string[] {
  const goal = goalOf(state);
  const parts: Text[] = [
    ...(hasPlace(state) ? [placeText(state)] : []),
    texts.view.round({ round: state.rounds }),
    ...(goal === undefined ? [] : [texts.view.goal({ rounds: goal })]),
  ];
  return parts.map((part) => say(part, language));
}

const NAME = 14;
/** Width of class and health together, so that a long class can use the room of a short number. */
const CLASS_AND_HEALTH = 13;

function heroMenu(state: State, language: Language): string[] {
  const row = (name: string, kind: string, [health, attack, defense]: readonly [string, string, string]) =>
    `${column(name, NAME)} ${column(kind, CLASS_AND_HEALTH - 1 - health.length)} ${health}${attack.padStart(4)}${defense.padStart(4)}`;
  const { hero: name, class: kind, health, attack, defense } = texts.view;
  const { heroes } = rosterOf(state);
  return [
    headerLine(say(texts.view.menuTitle, language)),
    ruleLine(),
    row(say(name, language), say(kind, language), [
      say(health, language),
      say(attack, language),
      say(defense, language),
    ]),
    ...heroes.map(({ name }) => {
      const hero = recruit(name, state.prior, heroes);
      const figures = [`${hero.pool}`, `${hero.attack}`, `${hero.defense}`] as const;
      return row(nameAlone(name, language), say(className(hero), language), figures);
    }),
    '',
    ...abilityLines(state, language),
  ];
}

/** Returns what the ability of each class to choose from does: `Hunter: shoots the closest enemy`. */
function abilityLines(state: State, language: Language): string[] {
  const { heroes } = rosterOf(state);
  const recruits = heroes.map(({ name }) => recruit(name, state.prior, heroes));
  const classes = Map.groupBy(recruits, (hero) => hero.class);
  return [...classes.values()].flatMap(([hero]) => {
    if (!hero) return [];
    const effect = say(texts.view.abilities[hero.class], language);
    return wrapText(labelled(say(className(hero), language), effect, language), BOARD_COLUMNS);
  });
}
