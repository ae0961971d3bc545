import { DISPLAYS } from '../../storage/records/display.ts';
import { DECISIONS } from '../host/actions/overtime.ts';
import {
  code,
  gameName,
  key,
  number,
  perhapsKey,
  person,
  place,
  rest,
  type Spelling,
  sight,
  spelling,
  viewer,
  word,
} from './fields.ts';

const table = key('table');
const game = gameName('game');
const seat = number('seat', 2);
const turn = number('turn', 9);
const mark = number('mark', 9);
const move = number('move', 6);
const page = number('page', 6);
const line = rest('line');
const surface = code('surface', [
  ['board', 'b'],
  ['panel', 'q'],
  ['plan', 'a'],
]);
const OPTION_ACTS = [
  ['play', 'p'],
  ['step', 's'],
  ['type', 't'],
] as const;
const act = code('act', [...OPTION_ACTS, ['page', 'g']]);
const step = word('step', [
  'first',
  'back',
  'goto',
  'forward',
  'last',
  'viewer',
  'file',
  'film',
  'gif',
  'share',
  'open',
]);
const turned = word('act', ['newer', 'older', 'replay', 'file']);
const action = word('action', [
  ...['left', 'right', 'up', 'down', 'dab', 'stroke', 'brush', 'goto', 'fill', 'shape', 'map'],
  ...['entry', 'group', 'form', 'many', 'add', 'copy', 'drop'],
  ...['before', 'after', 'undo', 'edit', 'more', 'help', 'rename', 'twin', 'share', 'try', 'file', 'delete', 'sure'],
] as const);
const stand = word('step', ['list', 'kind', 'start', 'open', 'shared', 'copy', 'try', 'takeBack']);
const sure = code('sure', [
  [true, 'yes'],
  [false, 'no'],
]);

/** What somebody does about a program's seat: looks what can be done, gives it one, asks for a secret, sits down themselves, or lets the computer go on. */
const PROGRAM_ACTS = ['show', 'seat', 'secret', 'self', 'computer', 'resign'] as const;

/** What somebody does about a tournament; to start it and to call it off are asked about first, and the answer is `begin`, `later` or `sure`. */
const TOURNAMENT_ACTS = ['join', 'withdraw', 'start', 'begin', 'later', 'announce', 'standings', 'sure'] as const;

/** What somebody can set for themselves besides the display. */
const PREFERENCES = ['pictures', 'still', 'plain', 'via', 'often', 'quiet', 'vacation'] as const;

/** Every kind of button, menu and form, and how its custom id is spelled. A line of LINE_MAX characters fits Discord's 100. */
const SPELLINGS = {
  join: spelling`join|${table}`,
  leave: spelling`leave|${table}`,
  decline: spelling`decline|${table}`,
  invite: spelling`invite|${table}`,
  begin: spelling`begin|${table}`,
  openSeat: spelling`openSeat|${table}`,
  computer: spelling`computer|${table}|${key('level')}`,
  computers: spelling`computers|${table}`,
  bring: spelling`bring|${table}`,
  match: spelling`match|${table}`,
  plan: spelling`plan|${word('act', ['show', 'type', 'back', 'clear'])}|${table}|${mark}`,
  program: spelling`program|${table}|${word('act', PROGRAM_ACTS)}`,
  lobby: spelling`lobby|${word('act', ['take', 'begin', 'withdraw'])}|${key('post')}`,
  tournament: spelling`tournament|${word('act', TOURNAMENT_ACTS)}|${key('tournament')}`,
  thread: spelling`thread|${key('request')}`,
  elsewhere: spelling`elsewhere|${key('request')}|${place('place')}`,
  files: spelling`files|${key('request')}`,
  panel: spelling`panel|${table}`,
  next: spelling`next|${table}`,
  story: spelling`story|${table}`,
  more: spelling`more|${table}`,
  rules: spelling`rules|${table}`,
  /** A page of a game's rules, at a table or not. */
  rulesPage: spelling`rulesPage|${game}|${page}|${perhapsKey('table')}`,
  hint: spelling`hint|${table}`,
  boardHere: spelling`boardHere|${table}`,
  inbox: spelling`inbox|${page}`,
  look: spelling`look|${table}|${page}`,
  /** What a person notes for themselves; with a mark, that it is put on what was selected. */
  notes: spelling`notes|${table}|${perhapsKey('mark')}`,
  watch: spelling`watch|${table}|${sight('viewer')}`,
  seats: spelling`seats|${table}`,
  pause: spelling`pause|${table}`,
  draw: spelling`draw|${table}`,
  undo: spelling`undo|${table}`,
  agree: spelling`agree|${table}|${mark}`,
  refuse: spelling`refuse|${table}|${mark}`,
  resume: spelling`resume|${table}`,
  giveUp: spelling`giveUp|${table}`,
  resign: spelling`resign|${table}`,
  keep: spelling`keep|${table}`,
  hide: spelling`hide|${table}`,
  rename: spelling`rename|${table}`,
  back: spelling`back|${table}`,
  share: spelling`share|${table}`,
  start: spelling`start|${game}|${word('how', ['open', 'computer'])}`,
  friend: spelling`friend`,
  challenge: spelling`challenge|${person('person')}`,
  learn: spelling`learn|${game}`,
  lessons: spelling`lessons`,
  /** Another puzzle of a game. */
  nextPuzzle: spelling`nextPuzzle|${game}`,
  /** What somebody does about their puzzle. */
  puzzle: spelling`puzzle|${word('act', ['again', 'answer', 'hints', 'first', 'second'])}|${table}`,
  /** One's own try at a daily; that of the puzzle is `PUZZLE_OF_THE_DAY`. */
  yours: spelling`yours|${game}`,
  dailies: spelling`dailies`,
  dailyBoard: spelling`dailyBoard|${game}`,
  rematch: spelling`rematch|${table}`,
  stronger: spelling`stronger|${table}`,
  again: spelling`again|${table}|${word('seed', ['new', 'same'])}`,
  overtime: spelling`overtime|${table}|${seat}|${turn}|${word('decision', DECISIONS)}`,
  choice: spelling`${surface}${act}${page}|${table}|${seat}|${turn}|${line}`,
  menu: spelling`${surface}m${page}|${table}|${seat}|${turn}|${line}`,
  /** Without a table it is about the file that is attached to the message. */
  replay: spelling`replay|${step}|${perhapsKey('table')}|${viewer('viewer')}|${move}`,
  achievements: spelling`achievements|${person('person')}|${page}`,
  leaders: spelling`leaders|${game}|${word('period', ['week', 'season', 'all-time', 'past'])}`,
  analysis: spelling`analysis|${word('act', ['show', 'try'])}|${table}|${move}`,
  history: spelling`history|${turned}|${person('person')}|${page}`,
  design: spelling`design|${key('draft')}|${action}`,
  workshop: spelling`workshop|${stand}|${rest('what')}`,
  display: spelling`display|${word('how', DISPLAYS)}`,
  showAs: spelling`showAs|${table}|${word('how', DISPLAYS)}`,
  preference: spelling`preference|${word('what', PREFERENCES)}|${rest('value')}`,
  /** One of the settings that are worth a look on a new server. */
  setup: spelling`setup|${word('what', ['lobby', 'channels', 'language'])}`,
  forget: spelling`forget|${sure}`,
};

/** A kind of button, menu or form. */
export type Kind = keyof typeof SPELLINGS;

/** What a button, menu or form stands for. */
export type Id<K extends Kind = Kind> = {
  [One in K]: { readonly kind: One } & ((typeof SPELLINGS)[One] extends Spelling<infer Data> ? Data : never);
}[K];

/** All kinds. */
const KINDS = Object.keys(SPELLINGS) as readonly Kind[];

/** What a press of a choice does: plays the line, asks how it goes on, asks for typed text, or turns to another page. */
export type Act = Id<'choice'>['act'];

/** A choice on a board everybody sees, in somebody's private panel, or for their plan, of which `turn` is the mark. */
export type Surface = Id<'choice'>['surface'];

/** Where a choice was offered: the table, and the turn of the seat it was offered to. */
export type Offer = Pick<Id<'choice'>, 'surface' | 'table' | 'seat' | 'turn'>;

/** Writes an id as a custom id. */
export function makeId(id: Id): string {
  return (SPELLINGS[id.kind] as Spelling<object>).make(id);
}

const BY_WORD = Map.groupBy(KINDS, (kind) => SPELLINGS[kind].word);

/** Reads a custom id; nothing if it is not one of ours. */
export function parseId(customId: string): Id | undefined {
  const [word = ''] = customId.split('|', 1);
  for (const kind of BY_WORD.get(word) ?? BY_WORD.get('') ?? []) {
    const data = SPELLINGS[kind].parse(customId);
    if (data) return { kind, ...data } as Id;
  }
  return undefined;
}

/** The value of a menu's option: what choosing it does, and the line. */
export const { make: makeValue, parse: parseValue } = spelling`${code('act', OPTION_ACTS)}${line}`;
