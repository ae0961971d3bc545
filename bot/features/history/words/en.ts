import { english } from '@longtable/kit';

/** Content of the lines of a saved game. */
const RECORD_PARTS = {
  title: '`Longtable 1`',
  game: '`game` and the name of a game',
  options: '`options` and JSON',
  seed: '`seed` and a number',
  seats: '`seats` and a list',
  move: 'a seat and a move',
};

export type RecordPart = keyof typeof RECORD_PARTS;

export const en = {
  replay: {
    jumpTo: 'Jump to step',
    stepNumber: 'Step number',
    moveOf: ({ at, of, who }: { at: number; of: number; who: string }) => `Move ${at}/${of} · ${who}`,
    stepOf: ({ at, of, who }: { at: number; of: number; who: string }) => `Step ${at}/${of} · ${who}`,
    viewAs: 'View as…',
    everyone: 'Everyone',
    startingPlayer: 'the starting player',
    secondPlayer: 'the second player',
    saveAsRecording: 'Save as .replay',
    saveAsGif: 'Save as GIF',
    picture: ({ picture, pictures }: { picture: number; pictures: number }) => `Picture ${picture}/${pictures}`,
    recording: 'The whole match in the original .replay format. You can also step through it with `/replay`.',
    saveAsFile: 'Save as file',
    startPosition: 'Start position',
    notANumber: 'Enter the number of a step, such as 12.',
    expired: 'This replay has expired. Load it again with `/replay`.',
    file: 'The whole game, one move per line. Load it again with `/replay`.',
  },
  gif: {
    ready: 'Here’s the game as a GIF. It shows everything, including hidden cards and roles.',
    failed: 'I’m making too many GIFs right now. Try again in a minute.',
    share: 'Share GIF',
    expired: 'This GIF has expired. Press “Save as GIF” again.',
    progress: ({ percent }: { percent: number }) => `Making the GIF: ${percent}%`,
  },
  history: {
    undone: '**doesn’t count**: undone by a moderator',
    replayOne: 'Replay a game…',
    saveOne: 'Save a game as a file…',
    newer: 'Newer',
    older: 'Older',
    noGames: ({ person }: { person: string }) => `${person} hasn’t finished a game here yet.`,
  },
  files: {
    tooManyMoves: ({ maxMoves }: { maxMoves: number }) =>
      `The file has more than ${english.number(maxMoves)} moves, which is longer than any game.`,
    badLine: ({ number, expected }: { number: number; expected: RecordPart }) =>
      `Line ${number} of the file has to contain ${RECORD_PARTS[expected]}. Use a file you saved with \`/replay\` or \`/history\`.`,
    badMove: ({ number, sentence }: { number: number; sentence: string }) =>
      `Line ${number} of the file can’t be played: ${sentence}`,
  },
  buttons: {
    replay: 'Replay',
    share: 'Share',
  },
  log: {
    title: 'Log',
    older: 'Older',
    newer: 'Newer',
    nothingHappened: 'Nothing has happened yet.',
  },
  refusals: {
    wrongSeats: 'Line 5 of the file lists the wrong number of seats for this game.',
    gameUnknown: 'This file is for a game that isn’t available here.',
    logDamaged: 'Some of this game’s moves are damaged, so it can’t be replayed.',
  },
};

export type HistoryWords = typeof en;
