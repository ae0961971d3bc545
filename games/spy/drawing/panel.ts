import { column, cut, type Language, labelled, type Reader, say, wrapList, wrapPieces } from '@longtable/kit';
import { makePoint } from '../rules/grid.ts';
import { isClammy, isOnBoard, nameOf, opponentOf, peopleOnBoard, shortName } from '../rules/match/people.ts';
import type { Item, Person, Player, State } from '../state.ts';
import { gadgetTitle, roundTitle } from '../words/descriptions.ts';
import { NOTES as MARKED, ownNoteAbout } from '../words/notes.ts';
import { knownAbout } from '../words/sentences.ts';
import { scoreText } from '../words/statistics.ts';
import { texts } from '../words/texts.ts';
import { arrowTo, type Frame } from './grid.ts';
import { marksOf, MARKS as SIGNS } from './marks.ts';

/** Maximum line width, in characters. */
export const WIDTH = 36;

/**
 * Returns a player's agents with mark, name, field, health and state, the active one first, on up to two lines with its
 * points. Others have one line with as many values as fit. An arrow points to an agent outside the frame.
 */
export function drawTeam(state: State, player: Player, reader: Reader, frame: Frame): string[] {
  const { language } = reader;
  const marks = marksOf(state);
  const team = state.people.filter(({ faction }) => faction === player);
  const isActive = ({ id }: Person) => id === state.active;
  return [...team.filter(isActive), ...team.filter((person) => !isActive(person))].flatMap((person) => {
    const mark = isActive(person) ? SIGNS.acting : marks.get(person.id)?.toUpperCase();
    const named = `${mark} ${shortName(state, person.id, reader.names)}`;
    if (!isOnBoard(person)) return [cut(labelled(named, say(texts.pages.outOfTheMatch, language), language), WIDTH)];
    const head = `${named} ${makePoint(person.at)}${arrowTo(frame, person.at)}`;
    const points = say(texts.panel.points({ steps: person.bp, actions: person.ap }), language);
    const values = valuesOf(person, language).toSpliced(-2, 0, ...(isActive(person) ? [points] : []));
    return fitValues(head, values, isActive(person) ? 2 : 1, language);
  });
}

/** Returns a name with the first values that fit this many lines. */
function fitValues(head: string, values: readonly string[], most: number, language: Language): string[] {
  const [first = '', ...rest] = values;
  const pieces = [labelled(head, first, language), ...rest];
  const tries = pieces.map((_, at) =>
    wrapPieces(
      pieces.slice(0, at + 1).map((piece, place) => (place < at ? `${piece},` : piece)),
      WIDTH,
      '  ',
    ),
  );
  return tries.findLast((lines) => lines.length <= most) ?? [];
}

/** Returns lines with the round and, for a player, the score and its parts. */
export function drawRound(state: State, player: Player | undefined, language: Language): string[] {
  const round = roundTitle(state, language);
  if (player === undefined) return [round];
  const [total = '', parts = ''] = say(scoreText(state, player), language).split(' (');
  return wrapPieces([`${round} ·`, total, `(${parts}`], WIDTH).map((line) => line.replace(/ ·$/, ''));
}

/** Returns the health, state, chips and points of an agent as texts, the most important first. */
export function valuesOf(person: Person, language: Language): string[] {
  const { hp, ip, chips, cocktail } = person;
  return [
    say(texts.descriptions.hp({ hp }), language),
    ...(isClammy(person) ? [say(texts.panel.wet, language)] : []),
    ...(cocktail ? [say(texts.panel.drink, language)] : []),
    say(texts.descriptions.chips({ chips }), language),
    say(texts.descriptions.ip({ ip }), language),
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
  return wrapList(things, WIDTH - indent.length).map((line) => indent + line);
}
