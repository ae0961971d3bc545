import { commandForm } from '@longtable/playground/limits/commands';
import { expect, test } from 'vitest';
import { withGermanNames } from '../bot/gateway/german-names.ts';
import { command } from '../commands/play.ts';
import { shelf } from '../games/index.ts';

test('/play with all games and programs, in both languages, is no longer than Discord takes', () => {
  const data = command.data(shelf, { programs: true });
  expect(commandForm.safeParse(data && withGermanNames(data)).error?.issues ?? []).toEqual([]);
});
