import { describe, expect, test } from 'vitest';
import { parseField } from '../fields.ts';
import { draftOf, unitOn } from '../state.ts';
import { stage, unit } from '../testing/stage.ts';
import { parseLine } from './commands.ts';
import { perform } from './perform.ts';

describe('a unit that joins another one', () => {
  /** Returns the unit on C4 after a move there from C3. */
  const joined = (moving: ReturnType<typeof unit>, standing: ReturnType<typeof unit>) => {
    const draft = draftOf(stage({ C3: moving, C4: standing }));
    perform(draft, parseLine('C3 move C4')!);
    return unitOn(draft, parseField('C4')!);
  };

  test.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
    [false, false, false],
  ])('forms a face-up union only with both face up: %s and %s', (moving, standing, up) => {
    const union = joined(unit('Old Sow 500/300', { up: moving }), unit('Young Sow 300/500', { up: standing }));
    expect(union).toMatchObject({ card: { qualifier: 'Young Old' }, up, moved: false });
  });

  test('replaces one that it cannot unite with, and stays as it was', () => {
    const alone = unit('Goat Farmer 1000/1000', { up: false });
    expect(joined(alone, unit('Goat Farmer 1000/1000', { blocks: true }))).toEqual({ ...alone, moved: true });
  });

  test('does not block in a union', () => {
    const standing = unit('Young Sow 300/500', { blocks: true });
    expect(joined(unit('Old Sow 500/300', { blocks: true }), standing)).toMatchObject({ blocks: false });
  });
});
