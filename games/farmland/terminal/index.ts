import { say } from '@longtable/kit';
import { print, readText, type Terminal, type TextGame } from '@longtable/kit/terminal';
import { linesOf, type Parsed, parseDeck, parseSeed, parseUnits } from '../files/deck-file.ts';
import { farmland } from '../index.ts';
import { start } from '../setup.ts';
import { type Card, type State, SYMBOL_COUNT } from '../state.ts';
import { COMMANDS, run, type Session } from './session.ts';
import { CommandError, errorLine, TEAM_NAMES } from './tell.ts';

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

function unwrap<T>(parsed: Parsed<T>): T {
  if (parsed.problem !== undefined) throw new CommandError(say(parsed.problem, 'en'));
  return parsed.value;
}
