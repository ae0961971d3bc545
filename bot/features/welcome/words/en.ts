import { english } from '@longtable/kit';

export const en = {
  hello:
    '**Longtable** hosts games you play at your own pace: a move today, the next one tomorrow. Start one, or learn it step by step.',
  nowhere: ({ repair }: { repair: string }) =>
    `Your server added Longtable, but I can’t post in any channel there. ${repair} After that, use \`/help\` in a channel.`,
  film: 'Film: who made it',
  makers: 'Made by the Longtable authors',
  credits:
    '**Credits**: Runa’s Strive and Crown of Farmland are based on final assignments of KIT’s programming course, No Time to Spy on a student project at Ulm University, Card Duel and Dungeon on homework assignments. Icons: [game-icons.net](<https://game-icons.net>) by Lorc, Delapouite and others (CC BY 3.0). Fonts: Fira Sans, Noto Emoji and Unifont (OFL). Longtable is made by the Longtable authors and is free software (MIT).',
  others: 'and more with `/play`',
  quickStart: ({ title }: { title: string }) => `Quick start: ${title}`,
  players: ({ least, most }: { least: number; most: number }) =>
    least === most
      ? english.count(most, 'player', 'players')
      : `${least} ${most - least === 1 ? 'or' : 'to'} ${most} players`,
};

export type WelcomeWords = typeof en;
