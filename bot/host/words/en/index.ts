import { refusals } from './refusals.ts';

export const en = {
  refusals,
  game: {
    busy: ({ title }: { title: string }) => `**${title}** is slow to answer right now. Try again in a few seconds.`,
    paused: ({ title }: { title: string }) =>
      `**${title}** has failed several times and is paused for a few minutes. Your table is safe. Try again later.`,
    failed: ({ title }: { title: string }) =>
      `**${title}** has stopped working, so this table can’t be played. The operator has been notified, and no other table is affected.`,
    badOptions: ({ what }: { what: string }) => `These options don’t work: ${what}`,
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
    tooLarge: ({ kb }: { kb: number }) => `the file can’t be larger than ${kb} KB`,
  },
  server: {
    otherChannels: ({ where }: { where: string }) =>
      `On this server, games are played in ${where}. Open your table there.`,
  },
  tournaments: {
    tooFewEntrants: ({ least }: { least: number }) =>
      `This tournament needs at least ${least} players. Wait for more to join.`,
  },
};

export type HostWords = typeof en;
