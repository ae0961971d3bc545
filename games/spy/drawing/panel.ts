import {
  column,
  cut,
  headerLine,
  type Language,
  labelled,
  nameOf as playerName,
  type Reader,
  ruleLine,
  say,
  wrapList,
  wrapPieces,
  wrapText,
} from '@longtable/kit';
import { makePoint } from '../rules/grid.ts';
import { isClammy, isOnBoard, nameOf, opponentOf, peopleOnBoard, shortName } from '../rules/match/people.ts';
import { scoreOf } from '../rules/score.ts';
import type { Item, Person, Player, State } from '../state.ts';
import { gadgetTitle, roundTitle } from '../words/descriptions.ts';
import { NOTES as MARKED, ownNoteAbout } from '../words/notes.ts';
import { objectiveTitle } from '../words/objective.ts';
import { knownAbout } from '../words/sentences.ts';
import { scoreText } from '../words/statistics.ts';
import { texts } from '../words/texts.ts';
import { arrowTo, type Frame } from './grid.ts';
import { marksOf, MARKS as SIGNS } from './marks.ts';

/** Maximum line width, in characters. */
export const WIDTH = 36;

/**
 * Returns a player's agents with mark, name, field and health: the active one with its points and values, then the
 * others. An arrow points to an agent outside the frame.
 */
export function drawTeam(state: State, player: Player, reader: Reader, frame: Frame): string[] {
  const { language } = reader;
  const marks = marksOf(state);
  const team = state.people.filter(({ faction }) => faction === player);
  const isActive = ({ id }: Person) => id === state.active;
  const titleOf = (person: Person) => {
    const mark = isActive(person) ? SIGNS.acting : marks.get(person.id)?.toUpperCase();
    const named = `${mark} ${shortName(state, person.id, reader.names)}`;
    return isOnBoard(person) ? `${named} ${makePoint(person.at)}${arrowTo(frame, person.at)}` : named;
  };
  const active = team.filter(isActive).flatMap((person) => {
    const { bp: steps, ap: actions } = person;
    const [health, ...values] = valuesOf(person, language).slice(0, -1);
    const points = say(texts.panel.points({ steps, actions }), language).split(', ');
    return wrapList([`${titleOf(person)} ${health}`, ...points, ...values], WIDTH);
  });
  const others = team
    .filter((person) => !isActive(person))
    .map((person) => {
      if (!isOnBoard(person)) return labelled(titleOf(person), say(texts.pages.outOfTheMatch, language), language);
      // Without the space, two agents fit a line.
      const health = say(texts.descriptions.hp({ hp: person.hp }), language).replace(/\s/, '');
      const states = statesOf(person, language);
      return `${titleOf(person)} ${health}${states.length > 0 ? ` (${states.join(', ')})` : ''}`;
    });
  // A comma at the end of a line is dropped, so it may exceed the width.
  const pieces = others.map((agent) => `${agent},`);
  return [...active, ...wrapPieces(pieces, WIDTH + 1).map((line) => cut(line.replace(/,$/, ''), WIDTH))];
}

/** Returns a player's name and score, and the agents with mark, name, health and gadgets, for readers who see everything. */
export function drawSide(state: State, player: Player, reader: Reader): string[] {
  const { language } = reader;
  const marks = marksOf(state);
  const agents = state.people
    .filter(({ faction }) => faction === player)
    .map((person) => {
      const mark = person.id === state.active ? SIGNS.acting : (marks.get(person.id) ?? '');
      const health = say(texts.descriptions.hp({ hp: person.hp }), language).replace(/\s/, '');
      const gadgets = person.items.map((item) => itemTitle(state, item, language)).join(', ');
      return `${mark} ${shortName(state, person.id, reader.names)} ${health}${gadgets ? ` (${gadgets})` : ''}`;
    });
  const head = `${playerName(reader, player)} ${scoreOf(state, player)}`;
  return wrapText(labelled(head, agents.join(', '), language), WIDTH, ' ');
}

/** Returns the lines above the map: round and, for a player, score, its parts and the next objective. */
export function drawHeader(state: State, player: Player | undefined, language: Language): string[] {
  const round = roundTitle(state, language);
  if (player === undefined) return [headerLine(round), ruleLine()];
  const [, parts = ''] = say(scoreText(state, player), language).split(' (');
  return [
    headerLine(round, say(texts.score.yours({ ip: scoreOf(state, player) }), language)),
    ...wrapList(parts.replace(/\)$/, '').split(', '), WIDTH - 1).map((line) => ` ${line}`),
    cut(objectiveTitle(state, player, language), WIDTH),
    ruleLine(),
  ];
}

/** Returns the health, state, chips and points of an agent as texts, the most important first. */
export function valuesOf(person: Person, language: Language): string[] {
  const { hp, ip, chips } = person;
  return [
    say(texts.descriptions.hp({ hp }), language),
    ...statesOf(person, language),
    say(texts.descriptions.chips({ chips }), language),
    say(texts.descriptions.ip({ ip }), language),
  ];
}

function statesOf(person: Person, language: Language): string[] {
  const states = [...(isClammy(person) ? [texts.panel.wet] : []), ...(person.cocktail ? [texts.panel.drink] : [])];
  return states.map((text) => say(text, language));
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
