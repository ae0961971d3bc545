import {
  cut,
  escapeFormatting,
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
import { adjacent, makePoint } from '../rules/grid.ts';
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
  /** Number of people without a name and of signs of safes, animals and items that are not explained. */
  readonly missing: number;
  /** Number of other signs that are not explained. */
  readonly missingObvious: number;
}

/** Space for a legend: lines, and whether the rule below the map has no title. */
interface Room {
  readonly lines: number;
  readonly hasRule: boolean;
}

/**
 * Returns the legend of a drawn map. If not everyone can be named beside the signs that are not obvious, they get what
 * these leave.
 * Furniture comes after the names of people on the map. There are blank lines around people if there is room.
 */
export function legendOf(
  state: State,
  reader: Reader,
  { frame, cells }: { readonly frame: Frame; readonly cells: readonly (readonly string[])[] },
  room: Room,
): Legend {
  const { language } = reader;
  const marks = new Set(cells.flat());
  const notable = [...fogSigns(state, { frame, cells }, language), ...signsOf(NOTABLE, marks, language)];
  const signs = [...notable, ...signsOf(FURNITURE, marks, language)];
  const all = [...signs, ...signsOf(OBVIOUS, marks, language)];
  const entries = entriesOf(state, reader, frame);
  const page = room.hasRule ? texts.pages.everyoneElse : texts.pages.wholeCasino;
  const half = Math.floor(room.lines / 2);
  const peopleBeside = (before: readonly string[], most: number) => {
    const least = signLines(before, { ...room, lines: most });
    return peopleLines(entries, page, language, room.lines - least.lines.length);
  };
  const whole = [all, signs].map((before) => [before, room.lines] as const);
  const part = [all, signs, notable].map((before) => [before, half] as const);
  const { lines: people, unnamed } =
    [...whole, ...part].map((least) => peopleBeside(...least)).find((drawn) => drawn.unnamed === 0) ??
    peopleBeside([], half);
  const { rule, lines, shown } = signLines(all, { ...room, lines: room.lines - people.length });
  const spare = room.lines - people.length - lines.length;
  const isBoth = people.length > 0 && lines.length > 0;
  const blank = (isThere: boolean) => (isThere && people.length + lines.length > 0 ? [''] : []);
  return {
    rule,
    missing: unnamed + Math.max(0, notable.length - shown),
    missingObvious: all.length - Math.max(notable.length, shown),
    lines: [...blank(spare > (isBoth ? 1 : 0)), ...people, ...blank(isBoth && spare > 0), ...lines],
  };
}

/** A person in the legend. Those with a low rank lose their names last. */
interface Entry {
  readonly group: Group;
  /** The mark on the map, empty outside it. */
  readonly sign: string;
  /** The name with the mark, or with an arrow to a person outside the map. */
  readonly named: string;
  readonly rank: number;
}

/**
 * Returns the people who are not in a listed team, by their names. Those outside the map are in a group of their own if nothing is known about them.
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
      const name = shortName(state, person.id, reader.names);
      const sign = arrow ? '' : (letters.get(person.id) ?? '??') + personSign(state, reader, person).trim();
      const rank = isNear ? 0 : rankOf(state, reader, person, { group, isOutside: arrow !== '' });
      return { group, sign, named: arrow ? name + arrow : `${sign} ${name}`, rank };
    })
    .sort((a, b) => (a.named < b.named ? -1 : 1));
}

/** Returns the rank of a person who is not near: enemies, people on the map, guests who have told their secret, the rest. */
function rankOf(
  { sides }: State,
  { viewer }: Reader,
  { id }: Person,
  { group, isOutside }: { readonly group: Group; readonly isOutside: boolean },
): number {
  if (group === 'enemies') return isOutside ? 2 : 1;
  const hasTold = (viewer === 0 || viewer === 1) && sides[viewer].secrets.includes(id);
  return (isOutside ? 5 : 3) + (hasTold ? 1 : 0);
}

/** Returns a line per group of people on the board with their fields, the reader's own agents first. */
export function linesWithFields(state: State, reader: Reader): string[] {
  const people = peopleOnBoard(state).map((person) => {
    const name = escapeFormatting(shortName(state, person.id, reader.names));
    const isOwn = person.faction === reader.viewer;
    return { title: isOwn ? texts.pages.yourAgents : TITLES[groupOf(person, reader)], name, at: makePoint(person.at) };
  });
  return [texts.pages.yourAgents, ...GROUPS.map((group) => TITLES[group])].flatMap((title) => {
    const members = people.filter((person) => person.title === title).map(({ name, at }) => `${name} ${at}`);
    return members.length > 0 ? [say(labelled(title, members.sort().join(', ')), reader.language)] : [];
  });
}

/** Lines of people, and the number of those without a name. */
interface PeopleLines {
  readonly lines: readonly string[];
  readonly unnamed: number;
}

/**
 * Returns at most `most` lines of people. If they do not fit, some on the map have only a sign, and the last words count those without a
 * name and name the page that lists them. Names have commas, so that none seems to belong to the next sign.
 */
function peopleLines(entries: readonly Entry[], page: Text, language: Language, most: number): PeopleLines {
  const draw = (named: readonly Entry[], signed: readonly Entry[]) => {
    const piecesOf = (group: Group) => {
      const [known, bare] = [named, signed].map((list) => list.filter((entry) => entry.group === group)) as [
        Entry[],
        Entry[],
      ];
      const words = [
        ...known.map(({ named: text }, at) => `${text}${at < known.length + bare.length - 1 ? ',' : ''}`),
        ...bare.map(({ sign }) => sign),
      ];
      return words.length === 0 ? [] : words.with(0, say(labelled(TITLES[group], words[0] ?? ''), language));
    };
    const count = entries.length - named.length;
    const rest = count > 0 ? [say(texts.legend.morePeople({ count, page: say(page, language) }), language)] : [];
    const groups = [...GROUPS.map(piecesOf), rest].filter(({ length }) => length > 0);
    const apart = groups.flatMap((pieces) => wrapPieces(pieces, WIDTH));
    if (apart.length <= most) return apart;
    // Two spaces between groups.
    const pieces = groups.flatMap(([first, ...others], at) =>
      first === undefined ? [] : [at > 0 ? ` ${first}` : first, ...others],
    );
    return wrapPieces(pieces, WIDTH).map((line) => line.trim());
  };
  const unnamed = (named: readonly Entry[]) => entries.filter((entry) => entry.sign && !named.includes(entry));
  const all = draw(entries, []);
  if (all.length <= most) return { lines: all, unnamed: 0 };
  let lines: readonly string[] = [];
  let named: readonly Entry[] = [];
  for (const entry of entries.toSorted((a, b) => a.rank - b.rank)) {
    const more = entries.filter((each) => each === entry || named.includes(each));
    const drawn = [unnamed(more), []].map((signed) => draw(more, signed)).find(({ length }) => length <= most);
    if (drawn) [lines, named] = [drawn, more];
  }
  return { lines, unnamed: entries.length - named.length };
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

/** Safes, animals and objects that people move, in the order in which they are explained, after fog. */
const NOTABLE: readonly Thing[] = [
  [SAFE, texts.legend.safe],
  [MARKS.cat, texts.legend.cat],
  [MARKS.janitor, texts.legend.janitor],
  [MARKS.poisoned, texts.legend.poisoned],
  [MARKS.prism, texts.legend.withPrism],
  [MARKS.wrecked, texts.legend.wrecked],
  [MARKS.lying, texts.legend.item],
];

const FURNITURE: readonly Thing[] = [
  ['()', texts.legend.roulette],
  [FIELD_MARKS['^'] ?? '', texts.legend.fire],
  [MARKS.cocktail, texts.legend.cocktail],
];

/** Returns the sign of fog with the marks of the figures in it, which cover it. Empty if there is no fog on the map. */
function fogSigns(
  { board }: State,
  { frame, cells }: { readonly frame: Frame; readonly cells: readonly (readonly string[])[] },
  language: Language,
): string[] {
  const marks = board.fog.flatMap(({ at }) => cells[at.y - frame.y]?.[at.x - frame.x] ?? []);
  const covering = marks.filter((mark) => mark !== MARKS.fog);
  if (marks.length === 0) return [];
  const words = covering.length > 0 ? texts.legend.fogAround({ marks: covering.join(' ') }) : texts.legend.fog;
  return [cut(`${MARKS.fog} ${say(words, language)}`, WIDTH)];
}

/** Marks that are explained if there is room. */
const OBVIOUS: readonly Thing[] = [
  [FIELD_MARKS._ ?? '', texts.legend.seat],
  [FIELD_MARKS['='] ?? '', texts.legend.bar],
  [FIELD_MARKS['#'] ?? '', texts.legend.wall],
];
