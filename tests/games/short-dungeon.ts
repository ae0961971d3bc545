import { dungeon } from '@longtable/dungeon';
import { dailyOptions } from '@longtable/dungeon/computers';
import { HERO_NAMES, type HeroName } from '@longtable/dungeon/rules/heroes';
import type { State } from '@longtable/dungeon/state';

/** A dungeon that ends with the first wait (`q`). Heroes further down the menu score higher. */
export const shortDungeon = {
  ...dungeon,
  turn: ({ rounds }: State) => (rounds > 0 ? [] : [0]),
  result: ({ rounds }: State) => (rounds > 0 ? { winners: [0] } : undefined),
  daily: {
    minutes: { min: 5, max: 15 },
    options: dailyOptions,
    score: ({ room }: State) => ({
      points: [HERO_NAMES.indexOf(room?.hero.name as HeroName)],
      words: `played ${room?.hero.name}`,
    }),
  },
};
