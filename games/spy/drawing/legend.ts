import { type Language, labelled, type Reader, say, type Text, wrapList, wrapPieces } from '@longtable/kit';
import { isPlayer, peopleOnBoard, shortName } from '../rules/match/people.ts';
import type { Person, PersonOnBoard, State } from '../state.ts';
import { NOTE_NAMES, NOTES, type NoteName, ownNoteAbout } from '../words/notes.ts';
import { texts } from '../words/texts.ts';
import { FIELD_MARKS, isSafeMark, MARKS, marksOf } from './marks.ts';
import { WIDTH } from './panel.ts';

/**
 * Returns the legend of a drawn map: other people by what the reader knows about them, then objects in at most `most`
 * lines altogether. The visible teams are listed by `drawTeam` and `drawSide`. Objects that do not fit are omitted, and with
 * `cutsPeople` also people; pages explain all marks.
 */
export function legendOf(
  state: State,
  reader: Reader,
  cells: readonly (readonly string[])[],
  most: number,
  cutsPeople = false,
): string[] {
  const { viewer, language } = reader;
  const marks = new Set(cells.flat());
  const signOf = ({ id }: PersonOnBoard, mark: string) => (id === state.active ? MARKS.acting : mark);
  const letters = marksOf(state);
  const people = peopleOnBoard(state)
    .map((person) => ({ person, sign: signOf(person, letters.get(person.id) ?? '??') }))
    .filter(({ person, sign }) => person.faction !== viewer && marks.has(sign))
    .filter(({ person }) => !reader.open || !isPlayer(person.faction))
    .map(({ person, sign }) => ({ person, sign: sign + noteSign(reader, person) }));
  const groups = Map.groupBy(people, ({ person }) => groupOf(person, reader));
  const named = GROUPS.map((group) => {
    const [first, ...others] = (groups.get(group) ?? []).map(
      ({ person, sign }) => `${sign} ${shortName(state, person.id, reader.names)}`,
    );
    if (first === undefined) return [];
    return [labelled(say(TITLES[group], language), first, language), ...others];
  });
  const entries = cutsPeople ? 0 : named.flat().length;
  return fitLines([...named, thingsOn(marks, language)], most, entries, say(texts.legend.more, language));
}

/**
 * Returns the groups on lines of their own, or joined if that needs more than `most` lines. If they still do not fit,
 * drops the last entries, but none of the first `kept`.
 */
function fitLines(groups: readonly (readonly string[])[], most: number, kept: number, more: string): string[] {
  const apart = groups.flatMap((group) => wrapList(group, WIDTH));
  if (apart.length <= most) return apart;
  const things = groups.flatMap((group) => group.map((thing, at) => thing + (at < group.length - 1 ? ',' : ';')));
  for (let count = things.length; ; count--) {
    const some = things.slice(0, count);
    const lines = wrapPieces(count < things.length ? [...some, more] : some, WIDTH).map((line) =>
      line.replace(/;$/, ''),
    );
    if (lines.length <= most) return lines;
    if (count <= kept) return wrapPieces(some, WIDTH).map((line) => line.replace(/;$/, ''));
  }
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
  const there = THINGS.filter(([mark]) => marks.has(mark));
  return [...(safe === undefined ? [] : [[safe, texts.legend.safe] as const]), ...there].map(
    ([mark, words]) => `${mark} ${say(words, language)}`,
  );
}
/** Marks of objects with their texts. Those that are hardest to recognise come first. */
const THINGS: readonly (readonly [mark: string, words: Text])[] = [
  [MARKS.cat, texts.legend.cat],
  [MARKS.janitor, texts.legend.janitor],
  ['()', texts.legend.roulette],
  [MARKS.lying, texts.legend.item],
  [MARKS.prism, texts.legend.withPrism],
  [MARKS.wrecked, texts.legend.wrecked],
  [MARKS.cocktail, texts.legend.cocktail],
  [MARKS.poisoned, texts.legend.poisoned],
  [FIELD_MARKS['='] ?? '', texts.legend.bar],
  [FIELD_MARKS._ ?? '', texts.legend.seatHeals],
  [FIELD_MARKS['^'] ?? '', texts.legend.fireDries],
  [MARKS.fog, texts.legend.fog],
  [FIELD_MARKS['#'] ?? '', texts.legend.wall],
];
