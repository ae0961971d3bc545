import { type Seat, say } from '@longtable/kit';
import { print, readText, type Terminal, type TextGame } from '@longtable/kit/terminal';
import { linesOf, type Parsed, parseDeck, parseSeed, parseUnits } from '../deck-file.ts';
import { documentBoard } from '../drawing/board.ts';
import { type Field, parseField } from '../fields.ts';
import { farmland } from '../index.ts';
import { start } from '../options.ts';
import { type Command, makeLine, mustDiscard } from '../rules/commands.ts';
import { computerTurn } from '../rules/computer.ts';
import { perform } from '../rules/perform.ts';
import { fullName } from '../rules/union.ts';
import {
  type Card,
  DECK_SIZE,
  draftOf,
  type FarmlandEvent,
  LIFE_POINTS,
  MAX_UNITS,
  pieceOn,
  type State,
  SYMBOL_COUNT,
  teamOf,
  unitFields,
} from '../state.ts';
import { CommandError, errorLine, show, TEAM_NAMES, tell } from './tell.ts';

/** Crown of Farmland with the text interface of its document, one person against the computer. */
export const textGame: TextGame = {
  manual: (command, folder) => `Crown of Farmland with its original text interface: you against the computer.

  ${command} farmland seed=1 units=${folder}/terminal/samples/units.txt deck=${folder}/terminal/samples/deck.txt

  seed=N               a whole number; the same seed and commands give the same game
  units=FILE           one unit per line: qualifier;role;attack;defence
  deck=FILE            one number per line: how many of each unit; or deck1=FILE deck2=FILE
  board=FILE           the symbols the board is drawn with
  team1=NAME team2=NAME
  verbosity=all|compact
`,

  async play(args, terminal) {
    let session: Session;
    try {
      session = { ...(await startUp(args, terminal)), selected: null, locked: false };
    } catch (thrown) {
      print(terminal, [errorLine(thrown)]);
      return 0;
    }
    print(terminal, [`Use one of the following commands: ${[...COMMANDS.keys(), 'quit'].join(', ')}.`]);
    while (!farmland.result(session.state)) {
      const typed = await terminal.read();
      const words = typed?.trim().toLowerCase().split(/\s+/);
      if (!words || (words.length === 1 && words[0] === 'quit')) return 0;
      try {
        print(terminal, run(session, words));
      } catch (thrown) {
        print(terminal, [errorLine(thrown)]);
      }
    }
    return 0;
  },
};

/** The start-up keys, in the order in which their values are processed. */
const KEYS = ['seed', 'board', 'units', 'deck', 'deck1', 'deck2', 'team1', 'team2', 'verbosity'] as const;

type Key = (typeof KEYS)[number];
type StartArguments = ReadonlyMap<Key, string>;

const MAX_NAME_LENGTH = 14;

interface NewSession {
  readonly state: State;
  readonly names: readonly [string, string];
}

/** Processes the start-up arguments in the document's order. Echoes every file before checking it. */
async function startUp(args: readonly string[], terminal: Terminal): Promise<NewSession> {
  const given = readArguments(args);
  const seed = unwrap(parseSeed(required(given, 'seed')));
  const symbols = await readSymbols(given, terminal);
  const units = unwrap(parseUnits(await echo(required(given, 'units'), terminal)));
  const decks = await readDecks(given, units, terminal);
  const names = [readName(given, 'team1', TEAM_NAMES[0]), readName(given, 'team2', TEAM_NAMES[1])] as const;
  const compact = readVerbosity(given) === 'compact';
  return { state: start({ seed, decks, style: { compact, symbols } }), names };
}

/** Parses the arguments and checks their keys, not their values. */
function readArguments(args: readonly string[]): StartArguments {
  const given = new Map<Key, string>();
  for (const arg of args) {
    const at = arg.indexOf('=');
    if (at < 0) throw new CommandError(`"${arg}" is not of the form key=value.`);
    const key = KEYS.find((known) => known === arg.slice(0, at));
    if (!key) throw new CommandError(`"${arg.slice(0, at)}" is none of the keys ${KEYS.join(', ')}.`);
    if (given.has(key)) throw new CommandError(`"${key}" is given more than once.`);
    given.set(key, arg.slice(at + 1));
  }
  for (const key of ['seed', 'units'] as const) {
    if (!given.has(key)) throw new CommandError(`"${key}" is missing.`);
  }
  const decks = KEYS.filter((key) => key.startsWith('deck') && given.has(key)).join(' ');
  if (decks !== 'deck' && decks !== 'deck1 deck2') throw new CommandError('Give either deck, or deck1 and deck2.');
  return given;
}

async function readSymbols(given: StartArguments, terminal: Terminal): Promise<string | undefined> {
  const path = given.get('board');
  if (path === undefined) return undefined;
  const [symbols = '', ...more] = await echo(path, terminal);
  if (more.length > 0 || [...symbols].length !== SYMBOL_COUNT) {
    throw new CommandError(`The board file must be one line of ${SYMBOL_COUNT} characters.`);
  }
  return symbols;
}

async function readDecks(given: StartArguments, units: readonly Card[], terminal: Terminal) {
  const read = async (key: Key) => unwrap(parseDeck(await echo(required(given, key), terminal), units));
  if (!given.has('deck')) return [await read('deck1'), await read('deck2')] as const;
  const deck = await read('deck');
  return [deck, deck] as const;
}

function readName(given: StartArguments, key: Key, otherwise: string): string {
  const name = given.get(key) ?? otherwise;
  if (name.length > MAX_NAME_LENGTH)
    throw new CommandError(`The name ${key} has more than ${MAX_NAME_LENGTH} characters.`);
  return name;
}

function readVerbosity(given: StartArguments): string {
  const verbosity = given.get('verbosity') ?? 'all';
  if (verbosity !== 'all' && verbosity !== 'compact') throw new CommandError('The verbosity is either all or compact.');
  return verbosity;
}

/** Prints a file line by line and returns its lines. */
async function echo(path: string, terminal: Terminal): Promise<string[]> {
  const text = await readText(path);
  if (text === undefined) throw new CommandError(`The file "${path}" cannot be read.`);
  const lines = linesOf(text);
  print(terminal, lines);
  return lines;
}

function required(given: StartArguments, key: Key): string {
  return given.get(key) ?? '';
}

/** Returns a text with the document's quotes and apostrophes. */
function plain(text: string): string {
  return text.replaceAll('’', "'").replace(/[“”]/g, '"');
}

function unwrap<T>(parsed: Parsed<T>): T {
  if (parsed.problem !== undefined) throw new CommandError(plain(say(parsed.problem, 'en')));
  return parsed.value;
}

const COMPUTER: Seat = 1;

export interface Session {
  state: State;
  readonly names: readonly [string, string];
  selected: Field | null;
  /** Set after an invalid `yield`: only `hand`, `yield` and `quit` are allowed until the turn ends. */
  locked: boolean;
}

interface TypedCommand {
  /** Number of arguments. */
  readonly words: readonly [least: number, most: number];
  readonly whileLocked?: true;
  run(session: Session, words: readonly string[]): readonly string[];
}

/** Every command but `quit`. Each returns the lines to print or throws a CommandError. */
const COMMANDS: ReadonlyMap<string, TypedCommand> = new Map<string, TypedCommand>([
  ['select', { words: [1, 1], run: select }],
  ['board', { words: [0, 0], run: boardOf }],
  ['move', { words: [1, 1], run: move }],
  ['flip', { words: [0, 0], run: (session) => act(session, 'flip') }],
  ['block', { words: [0, 0], run: (session) => act(session, 'block') }],
  ['hand', { words: [0, 0], whileLocked: true, run: hand }],
  ['place', { words: [1, Number.POSITIVE_INFINITY], run: place }],
  ['show', { words: [0, 0], run: showSelected }],
  ['yield', { words: [0, 1], whileLocked: true, run: yieldTurn }],
  ['state', { words: [0, 0], run: state }],
]);

/** Runs a typed line other than `quit` and returns the lines to print. Throws a CommandError if the line is invalid. */
function run(session: Session, typed: readonly string[]): readonly string[] {
  const [name = '', ...words] = typed;
  const command = COMMANDS.get(name);
  if (!command) throw new CommandError(`There is no command "${typed.join(' ')}".`);
  const [least, most] = command.words;
  if (words.length < least || words.length > most) throw new CommandError(`${name} has the wrong number of arguments.`);
  if (session.locked && !command.whileLocked) throw new CommandError('Only hand and yield are allowed in this turn.');
  return command.run(session, words);
}

function select(session: Session, [word = '']: readonly string[]): readonly string[] {
  session.selected = fieldOf(word);
  return [...boardOf(session), ...selectionOf(session)];
}

function showSelected(session: Session): string[] {
  selectedField(session);
  return selectionOf(session);
}

function state(session: Session): string[] {
  return [...summaryLines(session.state, session.names), ...boardOf(session), ...selectionOf(session)];
}

function hand({ state }: Session): string[] {
  return teamOf(state, state.turn).hand.map((card, at) => `[${at + 1}] ${fullName(card)}`);
}

function move(session: Session, [word = '']: readonly string[]): string[] {
  const to = fieldOf(word);
  return playCommand(session, { verb: 'move', from: selectedField(session), to });
}

function act(session: Session, verb: 'flip' | 'block'): string[] {
  return playCommand(session, { verb, field: selectedField(session) });
}

function place(session: Session, words: readonly string[]): string[] {
  const indices = words.map(indexOf);
  const cards = indices.map((index) => cardAt(session, index));
  return playCommand(session, { verb: 'place', field: selectedField(session), hand: cards });
}

function yieldTurn(session: Session, [word]: readonly string[]): string[] {
  const index = word === undefined ? undefined : indexOf(word);
  if (mustDiscard(session.state) === (index === undefined)) session.locked = true;
  const discard = index === undefined ? {} : { discard: cardAt(session, index) };
  const lines = playCommand(session, { verb: 'yield', ...discard });
  session.locked = false;
  return lines;
}

function selectedField({ selected }: Session): Field {
  if (selected === null) throw new CommandError('Select a field first.');
  return selected;
}

function fieldOf(word: string): Field {
  const field = parseField(word.toUpperCase());
  if (field === undefined) throw new CommandError(`"${word.toUpperCase()}" is not a field; fields are A1 to G7.`);
  return field;
}

function indexOf(word: string): number {
  const index = /^\d+$/.test(word) ? Number(word) : 0;
  if (index < 1) throw new CommandError(`"${word}" is not a card number; cards are counted from 1.`);
  return index;
}

function cardAt({ state }: Session, index: number): number {
  if (index > teamOf(state, state.turn).hand.length) throw new CommandError(`There is no card ${index} in the hand.`);
  return index - 1;
}

const INDENT = '  ';
const WIDTH = 29;

/** Returns the first four lines of the output of `state`: names, life points, cards and units of both teams. */
function summaryLines(state: State, names: readonly [string, string]): string[] {
  const [left, right] = [column(state, 0, names[0]), column(state, 1, names[1])];
  return left.map((words, at) => INDENT + words + right[at]!.padStart(WIDTH - words.length));
}

function column(state: State, seat: Seat, name: string): string[] {
  const { lp, deck } = teamOf(state, seat);
  const units = unitFields(state, seat).length;
  return [name, `${lp}/${LIFE_POINTS} LP`, `DC: ${deck.length}/${DECK_SIZE}`, `BC: ${units}/${MAX_UNITS}`];
}

/** Plays a player's command, and the computer's turn if it follows. Returns the lines to print. */
export function playCommand(session: Session, command: Command): string[] {
  const seat = session.state.turn;
  const outcome = farmland.play(session.state, seat, makeLine(command));
  if (outcome.refused) throw new CommandError(plain(say(outcome.refused.sentence, 'en')));
  session.state = outcome.state;
  const lines = report(session, seat, command, outcome.events);
  return farmland.turn(session.state).includes(COMPUTER) ? [...lines, ...playComputer(session)] : lines;
}

/** Plays the computer's turn command by command, since the document shows the board after each. */
function playComputer(session: Session): string[] {
  session.state = draftOf(session.state);
  const lines: string[] = [];
  for (const command of computerTurn(session.state)) {
    lines.push(...report(session, COMPUTER, command, perform(session.state, command)));
  }
  session.selected = null;
  return lines;
}

/** Returns a command's output: its events as its seat sees them, then the board unless the turn ended. */
function report(session: Session, seat: Seat, command: Command, events: readonly FarmlandEvent[]): string[] {
  session.selected = selectedAfter(command, events);
  const printed = events.flatMap((event) => tell(event, seat, session.names));
  return session.selected === null ? printed : [...printed, ...boardOf(session), ...selectionOf(session)];
}

function boardOf({ state, selected }: Session): string[] {
  return documentBoard(state, selected);
}

/**
 * Returns the description of the selected field as the current team sees it. Returns an empty list if no field is
 * selected.
 */
function selectionOf({ state, selected, names }: Session): string[] {
  return selected === null ? [] : show(pieceOn(state, selected), state.turn, names);
}

/**
 * Returns the selected field after a command: the target of a move, its start if the attacker did not advance, or the
 * field of another command. Returns null if the command ends the turn.
 */
function selectedAfter(command: Command, events: readonly FarmlandEvent[]): Field | null {
  if (command.verb === 'yield' || command.verb === 'auto') return null;
  if (command.verb !== 'move') return command.field;
  const stays = events.some((event) => event.kind === 'attacked' && !event.advances);
  return stays ? command.from : command.to;
}
