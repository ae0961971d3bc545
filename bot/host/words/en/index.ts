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
  names: {
    someone: 'someone',
    program: 'the program',
    withStandIn: ({ name }: { name: string }) => `${name} (computer)`,
    free: 'a free seat',
  },
  server: {
    otherChannels: ({ where }: { where: string }) =>
      `On this server, games are played in ${where}. Open your table there.`,
  },
};

export type HostWords = typeof en;
