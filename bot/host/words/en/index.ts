import { english } from '@longtable/kit';
import { refusals } from './refusals.ts';

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
  refusals,
  game: {
    paused: ({ title }: { title: string }) =>
      `**${title}** has failed several times and is paused for a few minutes. Your table is safe. Try again later.`,
    failed: ({ title }: { title: string }) =>
      `**${title}** has stopped working, so this table can’t be played. The operator has been notified, and no other table is affected.`,
    badOptions: ({ what }: { what: string }) => `These options don’t work: ${what}`,
  },
  moderation: {
    tableRoles: ({ roles }: { roles: readonly string[] }) =>
      `On this server, only ${english.list(roles)} can open tables. You can still join one.`,
    tournamentRoles: ({ roles }: { roles: readonly string[] }) =>
      `On this server, only ${english.list(roles)} can create tournaments. You can still join one.`,
    designRoles: ({ roles }: { roles: readonly string[] }) =>
      `On this server, only ${english.list(roles)} can make designs.`,
  },
  invitations: {
    refused: ({ name }: { name: string }) => `${name} doesn’t accept invitations from you.`,
    paused: ({ name, when }: { name: string; when: string }) =>
      `${name} declined your last invitation. You can invite them again ${when}.`,
    tooMany: ({ name, when }: { name: string; when: string }) =>
      `${name} hasn’t answered your last invitations. You can invite them again ${when}.`,
  },
  names: {
    someone: 'someone',
    program: 'the program',
    computer: 'Computer',
    withStandIn: ({ name }: { name: string }) => `${name} (computer)`,
    free: 'a free seat',
  },
  files: {
    tooManyMoves: ({ maxMoves }: { maxMoves: number }) =>
      `The file has more than ${english.number(maxMoves)} moves, which is longer than any game.`,
    badLine: ({ number, expected }: { number: number; expected: RecordPart }) =>
      `Line ${number} of the file isn’t ${RECORD_PARTS[expected]}. Use a file you saved with \`/replay\` or \`/history\`.`,
    tooLarge: ({ kb }: { kb: number }) => `the file can’t be larger than ${kb} KB`,
    badMove: ({ number, sentence }: { number: number; sentence: string }) =>
      `Line ${number} of the file can’t be played: ${sentence}`,
  },
  career: {
    firstGame: { name: 'Take a seat', about: 'Finish a game' },
    tenWins: { name: 'Ten up', about: 'Win 10 games' },
    hundredGames: { name: 'Part of the furniture', about: 'Finish 100 games' },
    grandTour: { name: 'Grand tour', about: 'Finish 5 different games' },
    beatPlayer: { name: 'Face to face', about: 'Beat another player' },
    beatMaster: { name: 'Giant-killer', about: 'Beat the strongest computer of a game' },
    week: { name: 'Creature of habit', about: 'Play a daily 7 days in a row' },
    month: { name: 'Rain or shine', about: 'Play a daily 30 days in a row' },
    fiveDailies: { name: 'Five a day', about: 'Play 5 dailies on one day' },
  },
  server: {
    otherChannels: ({ where }: { where: string }) =>
      `On this server, games are played in ${where}. Open your table there.`,
  },
  lobby: {
    ratingTooFar: ({ wanted, yours }: { wanted: number; yours: number }) =>
      `This challenge is for ratings around ${wanted}, and yours is ${yours}. Post your own with \`/lobby\`.`,
  },
  tournaments: {
    tooFewEntrants: ({ least }: { least: number }) =>
      `This tournament needs at least ${least} players. Wait for more to join.`,
  },
};

export type HostWords = typeof en;
