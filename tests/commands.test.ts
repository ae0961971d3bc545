import { commandForm } from '@longtable/playground/limits/commands';
import { expect, test } from 'vitest';
import { withLocalNames } from '../bot/gateway/command-names.ts';
import { command } from '../commands/play.ts';
import { builtInGames } from '../games/index.ts';

test('keeps /play with all games and both languages within Discord’s size limit', () => {
  const data = command.data(builtInGames, { programs: true });
  expect(commandForm.safeParse(data && withLocalNames(data)).error?.issues ?? []).toEqual([]);
});
