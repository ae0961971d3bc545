import type { Terminal, TextGame } from '@longtable/kit/terminal';
import { begin } from '../rules/turn.ts';
import { playMatch } from './match.ts';
import { loadDeck, orderedPiles, readArguments, shuffledPiles } from './settings.ts';

/** The original's exit codes -2 and -3 as unsigned bytes. */
const WRONG_ARGUMENTS = 254;
const BAD_FILE = 253;

const MAX_NAME_LENGTH = 20;

/** Plays Card Duel at the terminal: `duel CONFIG.json [--seed N] [--order ORDER.json]`. */
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
