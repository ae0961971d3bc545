import { type Seat, say } from '@longtable/kit';
import { documentBoard } from '../drawing/board.ts';
import type { FarmlandEvent } from '../events.ts';
import { type Field, parseField } from '../fields.ts';
import { farmland } from '../index.ts';
import { computerTurn } from '../rules/computer.ts';
import { type Command, makeLine } from '../rules/lines.ts';
import { perform } from '../rules/perform.ts';
import { mustDiscard } from '../rules/turn.ts';
import { fullName } from '../rules/union.ts';
import { DECK_SIZE, draftOf, LIFE_POINTS, MAX_UNITS, pieceOn, type State, teamOf, unitFields } from '../state.ts';
import { CommandError, show, tell } from './tell.ts';

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
export const COMMANDS: ReadonlyMap<string, TypedCommand> = new Map<string, TypedCommand>([
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
export function run(session: Session, typed: readonly string[]): readonly string[] {
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
  if (field === undefined) throw new CommandError(`"${word}" is not a field; fields are A1 to G7.`);
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
  if (outcome.refused) throw new CommandError(say(outcome.refused.sentence, 'en'));
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
