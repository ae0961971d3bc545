import { english } from '@longtable/kit';

export const en = {
  hello:
    '**Longtable** hosts games you play at your own pace: a move today, the next one tomorrow. Start one, or learn it step by step.',
  nowhere: ({ repair }: { repair: string }) =>
    `Your server added Longtable, but I can’t post in any channel there. ${repair} After that, use \`/help\` in a channel.`,
  others: 'and more with `/play`',
  quickStart: ({ title }: { title: string }) => `Quick start: ${title}`,
  players: ({ least, most }: { least: number; most: number }) =>
    least === most
      ? english.count(most, 'player', 'players')
      : `${least} ${most - least === 1 ? 'or' : 'to'} ${most} players`,
};

export type WelcomeWords = typeof en;
