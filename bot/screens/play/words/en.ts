import { english } from '@longtable/kit';
export const en = {
  lookup: {
    table: 'This table',
    entries: ({ count, names, more }: { count: number; names: readonly string[]; more: boolean }) =>
      `A JSON file with ${english.count(count, 'entry', 'entries')}${names.length > 0 ? `: ${names.join(', ')}${more ? ', …' : ''}` : ''}.`,
    settings: ({ count }: { count: number }) =>
      `A JSON file with ${english.count(count, 'setting', 'settings')}. The next pages show what they mean in the game.`,
  },
};

export type PlayWords = typeof en;
