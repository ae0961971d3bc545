import { LEVEL_NAMES } from '@longtable/kit';
import { expect, test } from 'vitest';
import { builtInGames } from './index.ts';

const IDS = Object.keys(LEVEL_NAMES);

test.each(builtInGames)(
  '$id names its computer levels by the standard ids, from weakest to strongest',
  ({ computers }) => {
    const ids = computers!.levels.map(({ id }) => id);
    expect(ids).toEqual(IDS.filter((id) => ids.includes(id)));
    for (const { mix } of computers!.levels) if (mix) expect(ids).toEqual(expect.arrayContaining([mix.of, mix.else]));
    expect(ids).toContain(computers!.quick ?? ids[0]);
  },
);
