/** How each game is started at the terminal, with an example that works as it is written. */
export const MANUAL: Readonly<Record<string, string>> = {
  runa: `Runa's Strive, as in its document. It takes no arguments:

  npm run --silent terminal -- runa
`,
  farmland: `Crown of Farmland, as in its document: you against the computer.

  npm run --silent terminal -- farmland seed=1 units=terminal/samples/farmland-units.txt deck=terminal/samples/farmland-deck.txt

  seed=N               a whole number; the same seed and commands give the same game
  units=FILE           a line a unit: qualifier;role;attack;defence
  deck=FILE            a line a unit: how many of it; or deck1=FILE deck2=FILE
  board=FILE           the signs that the board is drawn with
  team1=NAME team2=NAME
  verbosity=all|compact
`,
  duel: `Card Duel, as in its document: two players at one keyboard.

  npm run --silent terminal -- duel terminal/samples/duel-deck.json

  CONFIG.json          the deck of both players
  --seed N             a whole number; the same seed and commands give the same game
  --order ORDER.json   the piles card by card, instead of chance
`,
  dungeon: `Dungeon, as in its document: a hero, then one key a line.

  npm run --silent terminal -- dungeon games/dungeon/files/levels

  LEVEL_DIR            a folder with level1.txt, level2.txt, …
  --seed N             a whole number; the same seed and keys give the same run
  --draws N,N,…        every draw of the run, in order, instead of chance
`,
  plain: `Any game of the shelf, with its choices numbered; games without a terminal of their own start so by their name.

  npm run --silent terminal -- plain spy
  npm run --silent terminal -- plain farmland --language de
  npm run --silent terminal -- plain duel --people Ada,Bo

  --seed N             a whole number; the same seed and lines give the same game
  --language en|de
  --computer LEVEL     who sits in the other seats
  --people NAME,NAME   everybody plays at this keyboard
  option=value         what /play may set; for a file its name
`,
};
