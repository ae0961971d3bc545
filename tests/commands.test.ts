import { type AnyGame, optionWords } from '@longtable/kit';
import { auction } from '@longtable/kit/testing/games/auction';
import { noughts } from '@longtable/kit/testing/games/noughts';
import type { TestUser } from '@longtable/playground';
import { commandsForm } from '@longtable/playground/limits/commands';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { FEATURES } from '../bot/features/index.ts';
import { commandBodies } from '../bot/gateway/register.ts';
import { loadCommands } from '../bot/interactions/command.ts';
import { playCommand } from '../commands/play.ts';
import { builtInGames } from '../games/index.ts';
import { recordingLog } from './context.ts';
import { startTestBot, type TestBot, temporaryFolder } from './test-bot.ts';

const INSTALLATION = { settings: { PROGRAM_PORT: 0 }, features: FEATURES };
const commands = await loadCommands(new URL('../commands/', import.meta.url));

/** Third-party games with options of their own. */
const gamesOf = (count: number): AnyGame[] =>
  Array.from({ length: count }, (_, index) => ({
    ...(noughts as AnyGame),
    // Draws would add a command.
    draws: undefined as never,
    id: `game-${index}`,
    title: `Game ${index}`,
    options: z.object({
      size: z.int().min(3).max(9).optional().register(optionWords, { about: 'The size of the board, in cells' }),
      start: z.enum(['even', 'fair']).optional().register(optionWords, { about: 'How the game begins' }),
    }),
  }));

const bodiesFor = (games: readonly AnyGame[], log = recordingLog()) =>
  commandBodies(commands, games, INSTALLATION, log);

const problemsOf = (bodies: unknown) => commandsForm.safeParse(bodies).error?.issues ?? [];

test('gives each built-in game a subcommand of /play within Discord’s limits', () => {
  const { data, others } = playCommand(builtInGames, INSTALLATION);
  expect(others).toEqual([]);
  expect(data.options?.map(({ name }) => name)).toEqual(builtInGames.map(({ id }) => id));
  expect(problemsOf(bodiesFor(builtInGames))).toEqual([]);
});

test.each([1, 2, 5, 20, 60])('registers every command with %i third-party games', (count) => {
  const log = recordingLog();
  const games = [...builtInGames, ...gamesOf(count)];
  const bodies = bodiesFor(games, log);
  expect(problemsOf(bodies)).toEqual([]);
  expect(bodies.map(({ name }) => name)).toEqual(bodiesFor(builtInGames).map(({ name }) => name));
  expect(log.lines.filter(({ level }) => level === 'error')).toEqual([]);
  const { data, others } = playCommand(games, INSTALLATION);
  const names = data.options?.map(({ name }) => name) ?? [];
  expect(names.slice(0, builtInGames.length)).toEqual(builtInGames.map(({ id }) => id));
  expect(names.includes('other')).toBe(others.length > 0);
  expect(new Set([...names, ...others.map(({ id }) => id)])).toEqual(
    new Set([...games.map(({ id }) => id), ...(others.length > 0 ? ['other'] : [])]),
  );
});

describe('suggestions', () => {
  const options = z.object({
    size: z.int().min(3).max(9).optional().register(optionWords, { about: 'Size of the board' }),
    start: z.enum(['even', 'fair']).optional().register(optionWords, { about: 'How the game begins' }),
    quick: z.boolean().optional().register(optionWords, { about: 'A shorter game' }),
  });

  const others: AnyGame[] = Array.from({ length: 60 }, (_, index) => ({
    ...((index === 41 ? auction : noughts) as AnyGame),
    id: `game-${index}`,
    title: `Table Game ${index}`,
    ...(index === 42 && { options }),
    ...(index === 43 && { title: { en: 'Table Game 43', de: 'Tischspiel 43' } }),
  }));

  let testBot: TestBot;
  let ada: TestUser;
  const folder = temporaryFolder();
  beforeAll(async () => {
    testBot = await startTestBot([...builtInGames, ...others], `sqlite:${folder.path}/many.sqlite`);
    ada = await testBot.join('Ada');
    await testBot.longtable.registered;
  });
  afterAll(async () => {
    await testBot.close();
    folder.remove();
  });

  test.each([
    ['play', { subcommand: 'other' }],
    ['rules', {}],
    ['learn', {}],
    ['leaderboard', {}],
    ['stats', {}],
    ['lobby', {}],
    ['tournament', { subcommand: 'create' }],
    ['settings', { subcommand: 'game' }],
  ])('suggests games for /%s by title', async (name, input) => {
    const found = await ada.autocomplete('table', name, { ...input, options: { game: 'game 42' }, focused: 'game' });
    expect(found).toEqual([{ name: 'Table Game 42', value: 'game-42' }]);
  });
});
