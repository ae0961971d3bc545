import {
  type Language,
  labelled,
  type Reader,
  ruleLine,
  say,
  type Text,
  BOARD_COLUMNS as WIDTH,
  widthOf,
  wrapPieces,
} from '@longtable/kit';
import { adjacent } from '../rules/grid.ts';
import { carries, isPlayer, peopleOnBoard, shortName } from '../rules/match/people.ts';
import type { Person, PersonOnBoard, State } from '../state.ts';
import { NOTE_NAMES, NOTES, type NoteName, ownNoteAbout } from '../words/descriptions.ts';
import { texts } from '../words/texts.ts';
import { arrowTo, FIELD_MARKS, type Frame, isSafeMark, MARKS, marksOf } from './grid.ts';

/** Explanation of the marks on a map. */
export interface Legend {
  /** Rule below the map, with signs unless it has another title. */
  readonly rule: string;
  /** People and further signs. The visible teams are listed by `drawTeam` and `drawSide`. */
  readonly lines: readonly string[];
  /** Whether every person has a name and every sign that is not obvious is explained. */
  readonly isComplete: boolean;
  /** Whether people are omitted. */
  readonly omitsPeople: boolean;
}

/** Space for a legend: lines, and whether the rule below the map has no title. */
interface Room {
  readonly lines: number;
  readonly hasRule: boolean;
}

/**
 * Returns the legend of a drawn map. Signs that are not obvious come before names, but get at most half of the lines.
 * There are blank lines around people if there is room.
 */
export function legendOf(
  state: State,
  reader: Reader,
  { frame, cells }: { readonly frame: Frame; readonly cells: readonly (readonly string[])[] },
  room: Room,
): Legend {
  const marks = new Set(cells.flat());
  const signs = signsOf(THINGS, marks, reader.language);
  const least = signLines(signs, { ...room, lines: Math.floor(room.lines / 2) });
  const entries = entriesOf(state, reader, frame);
  const people = peopleLines(entries, reader.language, room.lines - least.lines.length);
  const all = [...signs, ...signsOf(OBVIOUS, marks, reader.language)];
  const { rule, lines, shown } = signLines(all, { ...room, lines: room.lines - people.length });
  const spare = room.lines - people.length - lines.length;
  const isBoth = people.length > 0 && lines.length > 0;
  const blank = (isThere: boolean) => (isThere && people.length + lines.length > 0 ? [''] : []);
  return {
    rule,
    omitsPeople: people.length === 0 ? entries.length > 0 : people.at(-1)?.endsWith(MORE) === true,
    isComplete:
      shown >= signs.length &&
      entries.every(
        ({ sign, name, rank }) => rank >= OUTSIDE || people.some((line) => line.includes(`${sign} ${name}`)),
      ),
    lines: [...blank(spare > (isBoth ? 1 : 0)), ...people, ...blank(isBoth && spare > 0), ...lines],
  };
}

/** Sign that people are omitted. */
const MORE = '…';

/** A person in the legend. Those with a low rank lose their names last. */
interface Entry {
  readonly group: Group;
  readonly sign: string;
  readonly name: string;
  readonly rank: number;
}

/** Rank of people outside the map, who lose their names first, and of those in a group of their own. */
const [OUTSIDE, ELSEWHERE] = [4, 5];
/** Ranks of people on the map who are not near. That of other groups is 2. */
const RANKS: Partial<Record<Group, number>> = { enemies: 1, guests: 3 };

/**
 * Returns the people who are not in a listed team, by their signs. An arrow points to those outside the map, who are in a
 * group of their own if nothing is known about them.
 */
function entriesOf(state: State, reader: Reader, frame: Frame): Entry[] {
  const letters = marksOf(state);
  const people = peopleOnBoard(state);
  const own = people.filter(({ faction }) => faction === reader.viewer);
  return people
    .filter(({ faction }) => faction !== reader.viewer && !(reader.open && isPlayer(faction)))
    .map((person) => {
      const arrow = arrowTo(frame, person.at);
      const side = groupOf(person, reader);
      const group = arrow && (side === 'unknown' || side === 'people') ? 'elsewhere' : side;
      const isNear = own.some(({ at }) => adjacent(at, person.at));
      const outside = group === 'elsewhere' ? ELSEWHERE : OUTSIDE;
      const rank = arrow ? outside : isNear ? 0 : (RANKS[group] ?? 2);
      const name = shortName(state, person.id, reader.names);
      const sign = (letters.get(person.id) ?? '??') + personSign(state, reader, person).trim() + arrow;
      return { group, sign, name, rank };
    })
    .sort((a, b) => (a.sign < b.sign ? -1 : 1));
}

/**
 * Returns at most `most` lines of people. If they do not fit, some have only a sign, and if need be some are omitted.
 * Elsewhere all have names or none. In other groups those with names come first, with commas, so that no name seems to
 * belong to the next sign. A group in which all have names has commas if there is room.
 */
function peopleLines(entries: readonly Entry[], language: Language, most: number): string[] {
  if (most <= 0) return [];
  const ranked = entries.toSorted((a, b) => a.rank - b.rank);
  const draw = (shown: readonly Entry[], named: readonly Entry[], comma = ',') => {
    const piecesOf = (group: Group) => {
      const members = shown.filter((entry) => entry.group === group);
      const isNamed = (entry: Entry) => (group === 'elsewhere' ? members : [entry]).every((one) => named.includes(one));
      const [known, bare] = [members.filter(isNamed), members.filter((entry) => !isNamed(entry))];
      const end = bare.length > 0 ? ',' : comma;
      const words = [
        ...known.map(({ sign, name }, at) => `${sign} ${name}${at < members.length - 1 ? end : ''}`),
        ...bare.map(({ sign }) => sign),
      ];
      return words.length === 0 ? [] : words.with(0, say(labelled(TITLES[group], words[0] ?? ''), language));
    };
    const more = shown.length < entries.length ? [MORE] : [];
    const groups = [...GROUPS.map(piecesOf).filter(({ length }) => length > 0), more];
    const apart = groups.flatMap((pieces) => wrapPieces(pieces, WIDTH));
    if (apart.length <= most) return apart;
    // Two spaces between groups.
    const pieces = groups.flatMap(([first, ...others], at) =>
      first === undefined ? [] : [at > 0 ? ` ${first}` : first, ...others],
    );
    return wrapPieces(pieces, WIDTH).map((line) => line.trim());
  };
  for (let named = ranked.length; named >= 0; named--) {
    for (const comma of [',', '']) {
      const lines = draw(entries, ranked.slice(0, named), comma);
      if (lines.length <= most) return lines;
    }
  }
  for (let shown = ranked.length - 1; shown > 0; shown--) {
    const kept = ranked.slice(0, shown);
    const lines = draw(
      entries.filter((entry) => kept.includes(entry)),
      [],
    );
    if (lines.length <= most) return lines;
  }
  return [];
}

type SignLines = Pick<Legend, 'rule' | 'lines'>;

/** Width of the signs in a rule. */
const TITLE_WIDTH = WIDTH - 2;

/**
 * Distributes signs over the rule and lines, the longest ones first. Those that do not fit are omitted, beginning with
 * the last. Pages explain all marks. Returns also the number of shown signs.
 */
function signLines(signs: readonly string[], room: Room): SignLines & { readonly shown: number } {
  const byWidth = signs.toSorted((a, b) => widthOf(b) - widthOf(a));
  const [wide, narrow] = ['  ', ' '].map((gap) => packSigns(byWidth, room, gap));
  const packed = wide && wide.lines.length === narrow?.lines.length ? wide : narrow;
  return packed ? { ...packed, shown: signs.length } : signLines(signs.slice(0, -1), room);
}

/** Returns signs with a gap between them, or undefined if they do not fit. */
function packSigns(signs: readonly string[], { lines: most, hasRule }: Room, gap: string): SignLines | undefined {
  const rows = [''];
  for (const sign of signs) {
    const joined = (row: string) => (row === '' ? sign : row + gap + sign);
    const fits = (row: string, at: number) =>
      at > 0 ? widthOf(joined(row)) <= WIDTH : hasRule && widthOf(joined(row)) <= TITLE_WIDTH;
    const at = [...rows, ''].slice(0, most + 1).findIndex(fits);
    if (at < 0) return;
    rows[at] = joined(rows[at] ?? '');
  }
  const [title = '', ...lines] = rows;
  return { rule: `${title === '' ? '' : `─ ${title} `}${ruleLine()}`.slice(0, WIDTH).trimEnd(), lines };
}

/** A person's side as the reader knows it. Spectators see everyone as `people`. */
type Group = 'enemies' | 'guests' | 'unknown' | 'people' | 'elsewhere' | NoteName;

const GROUPS: readonly Group[] = ['enemies', 'guests', ...NOTE_NAMES, 'unknown', 'people', 'elsewhere'];
const TITLES: Readonly<Record<Group, Text>> = {
  enemies: texts.legend.enemies,
  guests: texts.legend.guests,
  enemy: NOTES.enemy.name,
  guest: NOTES.guest.name,
  mine: NOTES.mine.name,
  unknown: texts.legend.unknown,
  people: texts.legend.people,
  elsewhere: texts.legend.elsewhere,
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

/** Signs behind the marks of people. */
const SIDE_SIGNS = { acting: '<', collar: '°', enemy: '!', guest: '+' } as const;

/** Returns the sign of a person on the map: acting, carrying the collar, the known side, or the reader's own note. */
export function personSign({ active, phase }: State, reader: Reader, person: Person): string {
  if (person.id === active) return SIDE_SIGNS.acting;
  if (carries(person, 'DIAMOND_COLLAR')) return SIDE_SIGNS.collar;
  if (reader.open || phase === 'over' || (reader.viewer !== 0 && reader.viewer !== 1)) return ' ';
  if (person.faction === 'NPC') return SIDE_SIGNS.guest;
  return isPlayer(person.faction) && person.faction !== reader.viewer
    ? SIDE_SIGNS.enemy
    : noteSign(reader, person) || ' ';
}

/** Returns the signs on a map with their meanings. */
function signsOf(things: readonly Thing[], marks: ReadonlySet<string>, language: Language): string[] {
  return things.flatMap(([mark, words]) => {
    const sign = mark === SAFE ? [...marks].find(isSafeMark) : marks.has(mark) ? mark : undefined;
    return sign === undefined ? [] : [`${sign} ${say(words, language)}`];
  });
}

/** Mark of any safe. */
const SAFE = '$';

/** Mark of a kind of object with its text. */
type Thing = readonly [mark: string, words: Text];

/** Objects in the order in which they are explained. */
const THINGS: readonly Thing[] = [
  [SAFE, texts.legend.safe],
  [MARKS.fog, texts.legend.fog],
  [MARKS.cat, texts.legend.cat],
  [MARKS.janitor, texts.legend.janitor],
  [MARKS.poisoned, texts.legend.poisoned],
  [MARKS.prism, texts.legend.withPrism],
  [MARKS.wrecked, texts.legend.wrecked],
  [MARKS.lying, texts.legend.item],
  ['()', texts.legend.roulette],
  [FIELD_MARKS['^'] ?? '', texts.legend.fire],
  [MARKS.cocktail, texts.legend.cocktail],
];

/** Marks that are explained if there is room. */
const OBVIOUS: readonly Thing[] = [
  [FIELD_MARKS._ ?? '', texts.legend.seat],
  [FIELD_MARKS['='] ?? '', texts.legend.bar],
  [FIELD_MARKS['#'] ?? '', texts.legend.wall],
];
