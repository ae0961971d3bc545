import { type Language, labelled, type Reader, say, type Text, widthOf, wrapList, wrapPieces } from '@longtable/kit';
import { isPlayer, peopleOnBoard, shortName } from '../rules/match/people.ts';
import type { Person, PersonOnBoard, State } from '../state.ts';
import { NOTE_NAMES, NOTES, type NoteName, ownNoteAbout } from '../words/notes.ts';
import { texts } from '../words/texts.ts';
import { FIELD_MARKS, isSafeMark, MARKS, marksOf } from './marks.ts';
import { WIDTH } from './panel.ts';

/** What the legend of a map explains, in lines. */
export interface Legend {
  /** People with a side that the reader knows or has marked in a note. The visible teams are listed by `drawTeam` and `drawSide`. */
  readonly known: readonly string[];
  /** All other people. */
  readonly others: readonly string[];
  readonly signs: readonly string[];
  /** The signs, with one for unknown people. */
  readonly allSigns: readonly string[];
}

/** Returns the whole legend of a drawn map. */
export function legendOf(state: State, reader: Reader, cells: readonly (readonly string[])[]): Legend {
  const { viewer, language } = reader;
  const marks = new Set(cells.flat());
  const signOf = ({ id }: PersonOnBoard, mark: string) => (id === state.active ? MARKS.acting : mark);
  const letters = marksOf(state);
  const people = peopleOnBoard(state)
    .map((person) => ({ person, sign: signOf(person, letters.get(person.id) ?? '??') }))
    .filter(({ person, sign }) => person.faction !== viewer && marks.has(sign))
    .filter(({ person }) => !reader.open || !isPlayer(person.faction))
    .map(({ person, sign }) => ({ person, sign: sign + noteSign(reader, person) }))
    .sort((a, b) => (a.sign < b.sign ? -1 : 1));
  const groups = Map.groupBy(people, ({ person }) => groupOf(person, reader));
  const wordsOf = (group: Group, isNamed: boolean) => {
    const words = (groups.get(group) ?? []).map(({ person, sign }) =>
      isNamed ? `${sign} ${shortName(state, person.id, reader.names)}` : sign,
    );
    return words.with(0, labelled(say(TITLES[group], language), words[0] ?? '', language));
  };
  return {
    known: knownLines(
      KNOWN.filter((group) => groups.has(group)),
      wordsOf,
    ),
    others: OTHERS.filter((group) => groups.has(group)).flatMap((group) => wrapList(wordsOf(group, true), WIDTH)),
    signs: signLines(thingsOn(marks, language)),
    allSigns: signLines(thingsOn(marks, language, groups.get('unknown')?.[0]?.sign)),
  };
}

/** Returns groups on a line with names, else on a line without names, else on lines of their own. */
function knownLines(groups: readonly Group[], wordsOf: (group: Group, isNamed: boolean) => string[]): string[] {
  if (groups.length === 0) return [];
  const textOf = (group: Group, isNamed: boolean) => wordsOf(group, isNamed).join(isNamed ? ', ' : ' ');
  const lines = [true, false].map((isNamed) => groups.map((group) => textOf(group, isNamed)).join('  '));
  const line = lines.find((line) => widthOf(line) <= WIDTH);
  if (line !== undefined) return [line];
  return groups.flatMap((group) => {
    const named = textOf(group, true);
    return widthOf(named) <= WIDTH ? [named] : wrapPieces(wordsOf(group, false), WIDTH);
  });
}

const MAX_SIGN_LINES = 2;
const GAP = '  ';

/** Returns the lines of signs. Those that do not fit are omitted, the last ones first. Pages explain all marks. */
function signLines(signs: readonly string[]): string[] {
  const lines: string[] = [];
  for (const sign of signs) {
    const at = lines.findIndex((line) => widthOf(line + GAP + sign) <= WIDTH);
    if (at >= 0) lines[at] += GAP + sign;
    else if (lines.length < MAX_SIGN_LINES) lines.push(sign);
  }
  return lines;
}

/** Returns the least number of lines of a legend: known people, a line of other people, a blank line and signs. */
export function leastLines({ known, others, allSigns }: Legend): number {
  return known.length + Math.min(1, others.length) + Math.min(1, allSigns.length) + allSigns.length;
}

/** Returns a legend of at most `most` lines, with as many people as fit, and with blank lines around them if there is room. */
export function fitLegend({ known, others, signs, allSigns }: Legend, most: number): string[] {
  const hasOthers = others.length === 0 || known.length + 1 + signs.length <= most;
  const shown = hasOthers ? signs : allSigns;
  const all = [...known, ...(hasOthers ? others : [])];
  const room = Math.max(0, most - shown.length);
  // Blank lines are more useful than further names of unknown people.
  const people = cutLines(all, all.length > room ? Math.min(room, Math.max(known.length + 1, room - 2)) : room);
  const spare = most - people.length - shown.length;
  const isBoth = people.length > 0 && shown.length > 0;
  const blank = (isThere: boolean) => (isThere && people.length + shown.length > 0 ? [''] : []);
  return [...blank(spare > (isBoth ? 1 : 0)), ...people, ...blank(isBoth && spare > 0), ...shown];
}

/** Cuts a list to lines. The last line ends in an ellipsis, instead of its last name if there is no room for both. */
function cutLines(lines: readonly string[], most: number): string[] {
  const last = lines[most - 1];
  if (lines.length <= most || last === undefined) return lines.slice(0, most);
  const isFull = widthOf(last) + 2 > WIDTH;
  return [...lines.slice(0, most - 1), `${isFull ? last.replace(/,[^,]*,?$/, ',') : last} …`];
}

/** A person's side as the reader knows it. Spectators see everyone as `people`. */
type Group = 'enemies' | 'guests' | 'unknown' | 'people' | NoteName;

const KNOWN: readonly Group[] = ['enemies', 'guests', ...NOTE_NAMES];
const OTHERS: readonly Group[] = ['unknown', 'people'];
const TITLES: Readonly<Record<Group, Text>> = {
  enemies: texts.legend.enemies,
  guests: texts.legend.guests,
  enemy: NOTES.enemy.name,
  guest: NOTES.guest.name,
  mine: NOTES.mine.name,
  unknown: texts.legend.unknown,
  people: texts.legend.people,
};

function groupOf(person: PersonOnBoard, reader: Reader): Group {
  const { viewer } = reader;
  if (reader.open) return 'guests';
  if (viewer !== 0 && viewer !== 1) return 'people';
  if (person.faction === 'NPC') return 'guests';
  if (person.faction === 'UNKNOWN') return ownNoteAbout(reader, person) ?? 'unknown';
  return 'enemies';
}

/** Returns the sign of the reader's own note about a person, or an empty text if there is none. */
export function noteSign(reader: Reader, person: Person): string {
  const note = ownNoteAbout(reader, person);
  return note ? NOTES[note].sign : '';
}

/** Returns the signs on a map with their meanings. `unknown` is the sign of a person whose side is unknown. */
function thingsOn(marks: ReadonlySet<string>, language: Language, unknown?: string): string[] {
  const examples: Readonly<Record<string, string | undefined>> = {
    [SAFE]: [...marks].find(isSafeMark),
    [PERSON]: unknown,
  };
  return THINGS.flatMap(([mark, words]) => {
    const sign = mark in examples ? examples[mark] : marks.has(mark) ? mark : undefined;
    return sign === undefined ? [] : [`${sign} ${say(words, language)}`];
  });
}

/** Marks of any safe and of any unknown person. */
const SAFE = '$';
const PERSON = 'a';

/** Marks of objects with their texts. Those that are hardest to recognise come first. */
const THINGS: readonly (readonly [mark: string, words: Text])[] = [
  [MARKS.cat, texts.legend.cat],
  [MARKS.janitor, texts.legend.janitor],
  [MARKS.poisoned, texts.legend.poisoned],
  [MARKS.prism, texts.legend.withPrism],
  [MARKS.wrecked, texts.legend.wrecked],
  [MARKS.lying, texts.legend.item],
  ['()', texts.legend.roulette],
  [FIELD_MARKS['^'] ?? '', texts.legend.fire],
  [FIELD_MARKS._ ?? '', texts.legend.seat],
  [MARKS.fog, texts.legend.fog],
  [MARKS.cocktail, texts.legend.cocktail],
  [SAFE, texts.legend.safe],
  [PERSON, texts.legend.unknownPerson],
  [FIELD_MARKS['='] ?? '', texts.legend.bar],
];
