import { extname } from 'node:path';

const isInstalled = extname(import.meta.url) === '.js';

/** How the terminal is started: by the package’s bin, or by npm’s script in a checkout. */
export const CALL = isInstalled ? 'npx longtable terminal' : 'npm run --silent terminal --';

/** Where the files of the examples are. */
const FILES = isInstalled ? 'node_modules/longtable/dist/' : '';

/** How to start each game at the terminal, with examples that work as written. */
export const MANUAL: Readonly<Record<string, string>> = {
  runa: `Runa’s Strive with its original text interface. It takes no arguments:

  ${CALL} runa
`,
  farmland: `Crown of Farmland with its original text interface: you against the computer.

  ${CALL} farmland seed=1 units=${FILES}terminal/samples/farmland-units.txt deck=${FILES}terminal/samples/farmland-deck.txt

  seed=N               a whole number; the same seed and commands give the same game
  units=FILE           one unit per line: qualifier;role;attack;defence
  deck=FILE            one number per line: how many of each unit; or deck1=FILE deck2=FILE
  board=FILE           the symbols the board is drawn with
  team1=NAME team2=NAME
  verbosity=all|compact
`,
  duel: `Card Duel with its original text interface: two players at one keyboard.

  ${CALL} duel ${FILES}terminal/samples/duel-deck.json

  CONFIG.json          the deck of both players
  --seed N             a whole number; the same seed and commands give the same game
  --order ORDER.json   the order of both piles, instead of a shuffle
`,
  dungeon: `Dungeon with its original text interface: choose a hero, then type one key per line.

  ${CALL} dungeon ${FILES}games/dungeon/files/levels

  LEVEL_DIR            a folder with level1.txt, level2.txt, …
  --seed N             a whole number; the same seed and keys give the same run
  --draws N,N,…        every random draw of the run, in order
  --colour             the hero in green, monsters in red
`,
  plain: `Any game, with its choices numbered. Games without their own text interface also start by their name alone.

  ${CALL} plain spy
  ${CALL} plain farmland --language de
  ${CALL} plain duel --people Ada,Bo

  --seed N             a whole number; the same seed and moves give the same game
  --language en|de
  --computer LEVEL     the computer level for the other seats
  --people NAME,NAME   everyone plays at this keyboard
  option=value         an option of /play; for a file, its path
`,
};
