import { type Language, labelled, type Reader, say, type Text, wrapList } from '@longtable/kit';
import { isPlayer, peopleOnBoard, shortName } from '../rules/match/people.ts';
import type { Person, PersonOnBoard, State } from '../state.ts';
import { NOTE_NAMES, NOTES, type NoteName, ownNoteAbout } from '../words/notes.ts';
import { texts } from '../words/texts.ts';
import { FIELD_MARKS, isSafeMark, MARKS, marksOf } from './marks.ts';
import { WIDTH } from './panel.ts';

/** What the legend of a map explains, in lines. */
export interface Legend {
  /** Other people by what the reader knows about them. The visible teams are listed by `drawTeam` and `drawSide`. */
  readonly groups: readonly (readonly string[])[];
  readonly things: readonly string[];
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
  const named = GROUPS.map((group) => {
    const [first, ...others] = (groups.get(group) ?? []).map(
      ({ person, sign }) => `${sign} ${shortName(state, person.id, reader.names)}`,
    );
    if (first === undefined) return [];
    return wrapList([labelled(say(TITLES[group], language), first, language), ...others], WIDTH);
  });
  return { groups: named.filter(({ length }) => length > 0), things: wrapList(thingsOn(marks, language), WIDTH) };
}

/** Returns the least number of lines of a legend: one for things and one for each group. */
export function leastLines({ groups, things }: Legend): number {
  return groups.length + Math.min(1, things.length);
}

/**
 * Returns a legend of at most `most` lines. Things and each group have one line, the first groups their other lines, and then
 * things. Pages explain all marks.
 */
export function fitLegend({ groups, things }: Legend, most: number): string[] {
  let room = most - leastLines({ groups, things });
  const fit = (lines: readonly string[], more: string) => {
    const kept = lines.slice(0, 1 + Math.max(0, room));
    room -= Math.max(0, kept.length - 1);
    return kept.length < lines.length ? kept.with(-1, kept.at(-1)!.replace(/,$/, more)) : kept;
  };
  const people = groups.flatMap((lines) => fit(lines, '…'));
  return [...people, ...fit(things, '')].slice(0, Math.max(0, most));
}

/** A person's side as the reader knows it. Spectators see everyone as `people`. */
type Group = 'enemies' | 'guests' | 'unknown' | 'people' | NoteName;

const GROUPS: readonly Group[] = ['enemies', 'guests', ...NOTE_NAMES, 'unknown', 'people'];
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

function thingsOn(marks: ReadonlySet<string>, language: Language): string[] {
  const safe = [...marks].find(isSafeMark);
  return THINGS.map(([mark, words]) => [mark === SAFE ? safe : mark, words] as const)
    .filter(([mark]) => mark !== undefined && marks.has(mark))
    .map(([mark, words]) => `${mark} ${say(words, language)}`);
}

/** Mark of any safe. */
const SAFE = '$';

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
  [FIELD_MARKS['='] ?? '', texts.legend.bar],
  [FIELD_MARKS['#'] ?? '', texts.legend.wall],
];
