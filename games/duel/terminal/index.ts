import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { print, readText, type Terminal, type TextGame } from '@longtable/kit/terminal';
import { z } from 'zod';
import { readDeck } from '../deck-file.ts';
import type { Card } from '../rules/cards.ts';
import { MersenneTwister } from '../rules/mersenne.ts';
import { begin } from '../rules/turn.ts';
import { type Command, type Fault, makeLine, play } from '../rules/verbs.ts';
import { type Duel, type DuelEvent, otherSeat } from '../state.ts';
import { drawBoard } from './board.ts';

/** The original's exit codes -2 and -3 as unsigned bytes. */
const WRONG_ARGUMENTS = 254;
const BAD_FILE = 253;

const MAX_NAME_LENGTH = 20;

/** Card Duel with the text interface of the original program. */
export const textGame: TextGame = {
  manual: (command, folder) => `Card Duel with its original text interface: two players at one keyboard.

  ${command} duel ${folder}/terminal/deck.json

  CONFIG.json          the deck of both players
  --seed N             a whole number; the same seed and commands give the same game
  --order ORDER.json   the order of both piles, instead of a shuffle
`,

  async play(args, terminal) {
    const started = readArguments(args);
    if (!started) return stop(terminal, 'Usage: ./game <config-file>', WRONG_ARGUMENTS);
    const deck = await loadDeck(started.config);
    if (!deck) return stop(terminal, '[ERROR] Invalid config file!', BAD_FILE);
    const { seed, order } = started;
    const piles = order === undefined ? shuffledPiles(deck, seed) : await orderedPiles(deck, order);
    if (!piles) return stop(terminal, '[ERROR] Invalid order file!', BAD_FILE);
    const first = await askName(terminal, 1);
    const second = first === undefined ? undefined : await askName(terminal, 2);
    if (first !== undefined && second !== undefined) await playMatch(begin(piles), [first, second], terminal);
    return 0;
  },
};

function stop(terminal: Terminal, line: string, code: number): number {
  terminal.write(`${line}\n`);
  return code;
}

/** Asks until a name is valid. Returns undefined if the input ends. */
async function askName(terminal: Terminal, player: number): Promise<string | undefined> {
  for (;;) {
    terminal.write(`[INFO] Please enter the name of player ${player}: `);
    const name = await terminal.read();
    if (name === undefined || (name !== '' && [...name].length <= MAX_NAME_LENGTH)) return name;
    terminal.write('[WARNING] This name is not valid! Try a different one!\n');
  }
}

/** The two piles of a game, drawn from the end. */
type Piles = readonly [readonly Card[], readonly Card[]];

interface DuelArguments {
  readonly config: string;
  readonly seed?: string | undefined;
  readonly order?: string | undefined;
}

const SEED_BOUND = 2 ** 32;

const orderFile = z.strictObject({ '1': z.array(z.string()), '2': z.array(z.string()) });

/** Parses `CONFIG [--seed N] [--order FILE]`. Returns undefined for other arguments. */
function readArguments(args: readonly string[]): DuelArguments | undefined {
  try {
    const options = { seed: { type: 'string' }, order: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [config, ...others] = positionals;
    const seedIsWrong =
      values.seed !== undefined && !(/^[0-9]+$/.test(values.seed) && Number(values.seed) < SEED_BOUND);
    return config === undefined || others.length > 0 || seedIsWrong ? undefined : { config, ...values };
  } catch {
    return undefined;
  }
}

/** Reads a deck file. Returns undefined if it is missing or invalid. */
async function loadDeck(path: string): Promise<readonly Card[] | undefined> {
  const text = await readText(path);
  const reading = text === undefined ? undefined : readDeck(text);
  return reading && 'deck' in reading ? reading.deck : undefined;
}

function shuffledPiles(deck: readonly Card[], seed?: string): Piles {
  const random = new MersenneTwister(seed === undefined ? randomInt(SEED_BOUND) : Number(seed));
  return [random.shuffle(deck), random.shuffle(deck)];
}

/** Returns the piles of an order file, or undefined if the file is missing or invalid for this deck. */
async function orderedPiles(deck: readonly Card[], path: string): Promise<Piles | undefined> {
  const file = orderFile.safeParse(parseJson((await readText(path)) ?? ''));
  if (!file.success) return undefined;
  const first = layOut(deck, file.data['1']);
  const second = layOut(deck, file.data['2']);
  return first && second && [first, second];
}

function layOut(deck: readonly Card[], names: readonly string[]): readonly Card[] | undefined {
  const unused = [...deck];
  const pile = names.map((name) => {
    const index = unused.findIndex((card) => card.name === name);
    return index < 0 ? deck.find((card) => card.name === name) : unused.splice(index, 1)[0];
  });
  return pile.every((card) => card !== undefined) ? pile.reverse() : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type PlayerNames = readonly [string, string];

export type Effect = { readonly state: Duel; readonly events: readonly DuelEvent[] };

const TRAITOR_QUESTIONS = [
  'Please enter the target creature: ',
  'Please enter where you would like to set the creature: ',
];

/** Plays a match of two players at one keyboard. */
export async function playMatch(opening: Effect, names: PlayerNames, terminal: Terminal): Promise<void> {
  let duel = opening.state;
  print(terminal, linesOf(duel, opening.events, names));
  while (duel.winner === null) {
    terminal.write(`${names[duel.current]} > `);
    const line = await terminal.read();
    const request = line === undefined ? ({ verb: 'quit' } as const) : readRequest(line);
    if (request === undefined) continue;
    const effect = typeof request === 'string' ? request : await perform(duel, request, terminal);
    if (typeof effect === 'string') print(terminal, [MESSAGES[effect]]);
    else {
      duel = effect.state;
      print(terminal, linesOf(duel, effect.events, names));
    }
  }
}

/** Performs a request and returns its effect, or the key of an error message. */
async function perform(duel: Duel, request: Request, terminal: Terminal): Promise<Effect | Message> {
  switch (request.verb) {
    case 'help':
      print(terminal, HELP);
      return { state: duel, events: [] };
    case 'state':
      print(terminal, drawBoard(duel));
      return { state: duel, events: [] };
    case 'quit':
      return giveUp(duel);
    default: {
      const outcome = play(duel, duel.current, makeLine(request));
      if (!outcome.refused) return outcome;
      const fault = outcome.refused.code as Fault;
      return fault === 'needs-target' && request.verb === 'cast'
        ? await betray(duel, request.card, terminal)
        : messageOf(fault);
    }
  }
}

/** Asks for Traitor's remaining parameters and casts it. An answer that is not a number ends the questions. */
async function betray(duel: Duel, card: number, terminal: Terminal): Promise<Effect | Message> {
  const answers: number[] = [];
  for (const question of TRAITOR_QUESTIONS) {
    terminal.write(question);
    const line = await terminal.read();
    if (line === undefined) return giveUp(duel);
    const answer = readAnswer(line);
    if (answer === undefined) return 'impossible';
    answers.push(answer);
  }
  const [target, slot] = answers as [number, number];
  const outcome = play(duel, duel.current, makeLine({ verb: 'betray', card, target, slot }));
  return outcome.refused ? 'impossible' : outcome;
}

function giveUp(duel: Duel): Effect {
  const winner = otherSeat(duel.current);
  return { state: { ...duel, winner }, events: [{ kind: 'end', winner }] };
}

/** Returns the original's lines for events. The board follows the line of a new turn. */
function linesOf(duel: Duel, events: readonly DuelEvent[], names: PlayerNames): readonly string[] {
  return events.flatMap((event) => {
    const line = tell(event, names);
    return [...(line === undefined ? [] : [line]), ...(event.kind === 'turn' ? drawBoard(duel) : [])];
  });
}

/** A parsed input line: a game command, or a command of the terminal. */
type Request = Command | { readonly verb: 'help' } | { readonly verb: 'state' } | { readonly verb: 'quit' };

/** Number of words of each command. */
const WORDS: Readonly<Record<string, number>> = {
  help: 1,
  state: 1,
  attack: 4,
  set: 4,
  cast: 2,
  sacrifice: 2,
  finish: 1,
  quit: 1,
};

const MAX_INT32 = 2 ** 31 - 1;

/**
 * Parses an input line as leniently as the original. Returns the message of an invalid line, or undefined for a blank
 * one.
 */
export function readRequest(line: string): Request | Message | undefined {
  const words = line.split(/\s+/).filter((word) => word !== '');
  const verb = words[0]?.toLowerCase();
  if (verb === undefined) return undefined;
  if (!Object.hasOwn(WORDS, verb)) return 'unknown';
  if (words.length !== WORDS[verb]) return 'count';
  const [, first = '', link = '', second = ''] = words;
  switch (verb) {
    case 'attack': {
      const target = numberIn(first, 0);
      const by = numberIn(second, 1);
      const valid = target !== undefined && by !== undefined && link.toLowerCase() === 'with';
      return valid ? { verb, target, by } : 'parameter';
    }
    case 'set': {
      const card = numberIn(first, 1);
      const slot = numberIn(second, 1);
      const valid = card !== undefined && slot !== undefined && link.toLowerCase() === 'to';
      return valid ? { verb, card, slot } : 'parameter';
    }
    case 'cast':
    case 'sacrifice': {
      const card = numberIn(first, 1);
      return card === undefined ? 'parameter' : { verb, card };
    }
    default:
      return { verb } as Request;
  }
}

/** Parses a number from `least` to 7. Returns undefined for other texts. */
function numberIn(word: string, least: number): number | undefined {
  const value = /^[0-9]+$/.test(word) ? Number(word) : Number.NaN;
  return value >= least && value <= 7 ? value : undefined;
}

/**
 * Parses an answer to one of Traitor's questions: a 32-bit integer with optional sign and blanks. Returns undefined for
 * other texts.
 */
export function readAnswer(line: string): number | undefined {
  const value = /^\s*[+-]?[0-9]+\s*$/.test(line) ? Number(line) : Number.NaN;
  return value >= -MAX_INT32 - 1 && value <= MAX_INT32 ? value : undefined;
}

/** The original's messages for commands without effect. */
export const MESSAGES = {
  unknown: '[INFO] Unknown command!',
  count: '[INFO] Wrong parameter count!',
  parameter: '[INFO] Invalid command parameter!',
  impossible: '[INFO] Execution not possible!',
  shields: '[INFO] Destroy all shields first!',
  mana: '[INFO] Not enough mana for this move!',
} as const;

export type Message = keyof typeof MESSAGES;

/** Returns the message of a fault. The original distinguishes only two of them. */
function messageOf(fault: Fault): Message {
  if (fault === 'shielded') return 'shields';
  return fault === 'not-enough-mana' ? 'mana' : 'impossible';
}

const HELP: readonly string[] = [
  '[INFO] These are the commands:',
  '[INFO] help',
  '[INFO]     Shows this list.',
  '[INFO] state',
  '[INFO]     Shows the board.',
  '[INFO] attack X with Y',
  '[INFO]     Your creature in slot Y attacks slot X of your opponent; X = 0 is your opponent.',
  '[INFO] set X to Y',
  '[INFO]     Puts creature card X of your hand on your free slot Y.',
  '[INFO] cast X',
  '[INFO]     Casts spell card X of your hand.',
  '[INFO] sacrifice X',
  '[INFO]     Gives up card X of your hand for 1 life point.',
  '[INFO] finish',
  '[INFO]     Ends your turn.',
  '[INFO] quit',
  '[INFO]     Gives up; your opponent wins.',
];

/** Returns the line that the original program prints for an event, or undefined if it prints none. */
function tell(event: DuelEvent, names: readonly [string, string]): string | undefined {
  switch (event.kind) {
    case 'round':
      return `[INFO] Round: ${event.round}`;
    case 'turn':
      return `[INFO] Current player is ${names[event.seat]}`;
    case 'rebirth-failed':
      return '[INFO] Rebirth unsuccessful!';
    case 'end':
      return `[INFO] Game ended. Player ${names[event.winner]} won!`;
    default:
      return undefined;
  }
}
