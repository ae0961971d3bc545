import {
  column,
  cut,
  type Language,
  labelled,
  type Reader,
  say,
  widthOf,
  wrapPieces,
  wrapList as wrapped,
} from '@longtable/kit';
import { isClammy, nameOf, opponentOf, peopleOnBoard, personOf, shortName } from '../rules/match/people.ts';
import type { Item, Person, Player, State } from '../state.ts';
import { gadgetTitle, roundTitle } from '../words/descriptions.ts';
import { NOTES as MARKED, ownNoteAbout } from '../words/notes.ts';
import { knownAbout } from '../words/sentences.ts';
import { scoreText } from '../words/statistics.ts';
import { texts } from '../words/texts.ts';
import { marksOf } from './marks.ts';

/** Maximum line width, in characters. */
export const WIDTH = 36;

/**
 * Returns one line about an agent: health, points, chips and state. If it is too long, uses the short name
 * and cuts the line.
 */
export function drawAgent(state: State, id: number, { language, names }: Reader): string {
  const values = valuesOf(personOf(state, id), language).join(', ');
  const name = nameOf(state, id);
  const line = labelled(name, values, language);
  return widthOf(line) <= WIDTH ? line : cut(labelled(shortName(state, id, names), values, language), WIDTH);
}

/** Returns lines with the round and, for a player, the score and its parts. */
export function drawRound(state: State, player: Player | undefined, language: Language): string[] {
  const round = roundTitle(state, language);
  if (player === undefined) return [round];
  const [total = '', parts = ''] = say(scoreText(state, player), language).split(' (');
  return wrapPieces([`${round} ·`, total, `(${parts}`], WIDTH).map((line) => line.replace(/ ·$/, ''));
}

/** Returns the health, points, chips and state of an agent as texts. */
export function valuesOf(person: Person, language: Language): string[] {
  const { hp, ip, chips, cocktail } = person;
  return [
    say(texts.descriptions.hp({ hp }), language),
    say(texts.descriptions.ip({ ip }), language),
    say(texts.descriptions.chips({ chips }), language),
    ...(isClammy(person) ? [say(texts.panel.wet, language)] : []),
    ...(cocktail ? [say(texts.panel.drink, language)] : []),
  ];
}

/**
 * Returns the title of a carried gadget with the person it is active on, or its remaining uses if there are several.
 */
export function itemTitle(state: State, { gadget, usages, activeOn }: Item, language: Language): string {
  const title = gadgetTitle(gadget, language);
  if (activeOn !== undefined) return `${title} (${nameOf(state, activeOn)})`;
  return usages !== null && usages > 1 ? `${title} (${usages})` : title;
}

const NOTES = {
  enemy: texts.panel.enemy,
  guest: texts.panel.guest,
  harmless: texts.panel.notAnEnemy,
  silent: texts.panel.noSecret,
} as const;

/** Returns a line per other person with their mark, name, drink, and the reader's note or knowledge. */
export function drawOthers(state: State, reader: Reader): string[] {
  const { viewer, language } = reader;
  const marks = marksOf(state);
  return peopleOnBoard(state)
    .filter(({ faction }) => faction !== viewer)
    .map((person) => {
      const { id, cocktail } = person;
      const known = viewer === 0 || viewer === 1 ? knownAbout(state, viewer, id) : undefined;
      const noted = ownNoteAbout(reader, person);
      const note = noted ? MARKED[noted].name : known && NOTES[known];
      const drink = cocktail ? (cocktail.poisonedBy.length > 0 ? '+' : 'Y') : ' ';
      const name = column(nameOf(state, id), 17);
      return `${marks.get(id)} ${name}${drink} ${note ? say(note, language) : ''}`.trimEnd();
    });
}

/** Returns the marks of the people a reader knows to be enemies, empty for spectators. */
export function enemyMarks(state: State, { viewer }: Reader): ReadonlySet<string> {
  if (viewer !== 0 && viewer !== 1) return new Set();
  const marks = marksOf(state);
  const enemies = peopleOnBoard(state).filter(({ faction }) => faction === opponentOf(viewer));
  return new Set(enemies.map(({ id }) => marks.get(id) ?? ''));
}

/** Joins texts into indented lines of the board's width. */
export function wrap(things: readonly string[], indent = '  '): string[] {
  return wrapped(things, WIDTH - indent.length).map((line) => indent + line);
}
