import { expect, test } from 'vitest';
import { shelf } from '../../../games/index.ts';
import type { AnyGame } from '../../../games/kit/game.ts';
import type { Lesson } from '../../../games/kit/lesson.ts';
import { codeOf, open, person, seated, testHouse } from '../../../tests/house.ts';
import { noughts } from '../../../tests/noughts.ts';
import { tablesOf } from '../books/sitting.ts';
import { readStanding } from '../books/standing.ts';
import type { House } from '../house/house.ts';
import { rebuilt } from '../table/rebuild.ts';
import type { Seated } from '../table/table.ts';
import { Broom } from '../time/broom.ts';
import { hintFor } from './hint.ts';
import { leaveTable } from './leave.ts';
import { playLine } from './move.ts';
import { resign } from './resign.ts';

/** A lesson of a game, as its pupil ada begins it. */
function begin(house: House, game: AnyGame): Promise<Seated> {
  const others = Array.from({ length: game.seats.min - 1 }, () => ({ kind: 'computer' as const, level: '' }));
  return open(house, { game, sitters: [person('ada'), ...others], lesson: true });
}

test.each([noughts as AnyGame, ...shelf])(
  'the lesson of $title is taken at a real table, and counts for nothing',
  async (game) => {
    const house = await testHouse([game]);
    let at = await begin(house, game);
    for (const { line } of (game.lesson as Lesson).steps) {
      expect(at.table.status).toBe('playing');
      expect(await hintFor(house, at, 'ada')).toMatchObject({ line });
      expect((await rebuilt(house, at))?.table.state).toEqual(at.table.state);
      at = seated(await playLine(house, at.table.id, { person: 'ada' }, line));
    }
    expect(at.table).toMatchObject({ status: 'over', ending: { by: 'lesson' }, notices: [] });
    expect(await tablesOf(house, 'ada')).toEqual([]);
    expect(JSON.stringify(await readStanding(house, 'ada'))).not.toContain(game.id);
  },
);

test.each([leaveTable, resign])(
  'whoever gets up has lost nothing, and in a few days nothing is left of it',
  async (leave) => {
    let now = Date.parse('2026-05-04T10:00:00Z');
    const house = { ...(await testHouse()), now: () => now };
    const { id } = (await begin(house, noughts)).table;
    const left = seated(await leave(house, id, 'ada'));
    expect(left.table.ending).toEqual({ by: 'lesson' });
    expect(JSON.stringify(await house.tables.get(id))).not.toContain('"ada"');
    now += 4 * 24 * 60 * 60 * 1000;
    await new Broom(house).sweep();
    expect(await house.tables.get(id)).toBeUndefined();
  },
);

test('a lesson that was rewritten meanwhile says so', async () => {
  const house = await testHouse();
  const { id } = (await begin(house, noughts)).table;
  await playLine(house, id, { person: 'ada' }, 'b2');
  const [first, ...rest] = (noughts.lesson as Lesson).steps;
  const rewritten = { ...noughts, lesson: { ...noughts.lesson, steps: [first, { ...rest[0], line: 'a1' }] } };
  const later = { ...house, shelf: new Map([['noughts', rewritten as AnyGame]]) };
  expect(codeOf(await playLine(later, id, { person: 'ada' }, 'c1'))).toBe('lesson');
  expect(codeOf(await playLine(later, id, { person: 'ada' }, 'a1'))).toBe('lessonChanged');
});
