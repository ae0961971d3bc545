import { type Choice, read, storyLines } from '@longtable/kit';
import { iconPath } from '@longtable/kit/picture/icons';
import { readersOf } from '@longtable/kit/testing/law';
import { randomPositions } from '@longtable/kit/testing/random-play';
import { expect, test } from 'vitest';
import { builtInGames } from './index.ts';

/** Matches labels other than fields, numbers and arrows. */
const WORD = /^(?!Column )\p{L}{4,}/u;
/** Lines without icon: typed text and the computer's turn. */
const WITHOUT = /^(?:auto|give all |)$/;

const visited = builtInGames.map((game) => ({
  game,
  positions: randomPositions(game, { positions: 100, steps: 50, options: [{}] }),
}));

test.each(visited)('every sentence of $game.title has an icon', ({ game, positions }) => {
  for (const { events, table } of positions) {
    for (const reader of readersOf(game, table)) {
      const without = storyLines(game, events, reader).filter(({ icon = '' }) => !iconPath(icon));
      expect(without).toEqual([]);
    }
  }
});

test.each(visited)('every menu entry of $game.title has an icon', ({ game, positions }) => {
  for (const { state } of positions) {
    for (const seat of game.turn(state)) {
      const reader = { viewer: seat, language: 'en', names: ['Ada', 'Bo'] } as const;
      const first = [...game.choices(state, seat, ''), ...(game.shortcuts?.choices(state, seat, '') ?? [])];
      const next = first.flatMap(({ final, line }) => (final ? [] : game.choices(state, seat, line)));
      const isNamed = ({ label, line }: Choice) => WORD.test(read(label, reader)) && !WITHOUT.test(line);
      const iconOf = ({ line }: Choice) => iconPath(game.presentation.iconOf?.(state, seat, line) ?? '');
      const without = [...first, ...next].filter((choice) => isNamed(choice) && !iconOf(choice));
      expect(without.map(({ line, label }) => `${line}: ${read(label, reader)}`)).toEqual([]);
    }
  }
});
