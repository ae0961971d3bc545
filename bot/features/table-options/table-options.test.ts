import { type AnyGame, optionWords } from '@longtable/kit';
import { auction } from '@longtable/kit/testing/games/auction';
import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { ApplicationCommandOptionType as Type } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { otherOptions } from '../../../commands/play.ts';
import { noughtsWithComputers } from '../../../tests/context.ts';
import { openFeatureBot } from '../../../tests/feature-bot.ts';
import { weekOf } from '../../host/duration.ts';
import { sizeOption } from '../../interactions/command.ts';
import { FEATURES } from '../index.ts';
import { ownOptions } from './index.ts';

const NOW = Date.UTC(2026, 5, 10);
const words = (about: string, more = {}) => [optionWords, { about, ...more }] as const;

/** Noughts with an option of every kind. */
const varied = {
  ...noughts,
  options: z.object({
    stones: z
      .int()
      .min(2)
      .max(9)
      .optional()
      .register(...words('Stones', { default: 5 })),
    start: z
      .enum(['fair', 'even'])
      .optional()
      .register(...words('Start', { default: 'fair', labels: { even: 'Even start' } })),
    fast: z
      .boolean()
      .optional()
      .register(...words('Fast')),
    weekly: z
      .int()
      .optional()
      .register(...words('Weekly', { current: 'week' })),
    motto: z
      .string()
      .optional()
      .register(...words('Motto')),
    deck: z
      .string()
      .optional()
      .register(...words('Deck', { fileBytes: 9 })),
  }),
} as unknown as AnyGame;

describe('the options of a game in /play', () => {
  test('have a type per kind', () => {
    expect(ownOptions(varied)).toMatchObject([
      { name: 'stones', type: Type.Integer, min_value: 2, max_value: 9 },
      { name: 'start', type: Type.String, choices: [{ value: 'fair' }, { value: 'even', name: 'Even start' }] },
      { name: 'fast', type: Type.Boolean },
      { name: 'weekly', type: Type.Boolean },
      { name: 'motto', type: Type.String },
    ]);
  });

  test('are read by their kind, and the rest is left to the game', async () => {
    const bot = await openFeatureBot([varied], { now: () => NOW });
    await bot.user('ada').command('play noughts', { stones: 3, start: 'even', fast: false, weekly: true, motto: 'Go' });
    expect((await bot.tableIn('c')).table.options).toEqual({
      ...{ stones: 3, start: 'even', fast: false, weekly: weekOf(NOW), motto: 'Go' },
    });
    await bot.user('ada', { channel: 'd' }).command('play noughts', { weekly: false });
    expect((await bot.tableIn('d')).table.options).toEqual({});
  });
});

describe('typed options', () => {
  const play = async (options: string) => {
    const bot = await openFeatureBot([varied], { now: () => NOW });
    const { refused, text } = await bot.user('ada').command('play other', { game: 'noughts', options });
    return refused === undefined ? (await bot.tableIn('c')).table.options : text;
  };

  test.each([
    ['stones=2', { stones: 2 }],
    ['Stones = 9, ,', { stones: 9 }],
    ['start=even', { start: 'even' }],
    ['fast=yes', { fast: true }],
    ['fast=no', { fast: false }],
    ['weekly=yes', { weekly: weekOf(NOW) }],
    ['motto=a=b', { motto: 'a=b' }],
  ])('can be “%s”', async (typed, options) => {
    expect(await play(typed)).toEqual(options);
  });

  test.each(['stones=1', 'stones=10', 'start=odd', 'fast=maybe', 'weekly=no', 'motto=', 'deck=ace'])(
    'cannot be “%s”, and the answer names the possible values',
    async (typed) => {
      const text = await play(typed);
      for (const form of ['stones=2–9', 'start=fair|even', 'fast=yes|no', 'weekly=yes', 'motto=…'])
        expect(text).toContain(form);
      expect(text).not.toMatch(/deck=[^a]/);
    },
  );

  test('are suggested with the values of those that are not set', async () => {
    const bot = await openFeatureBot([varied]);
    const suggest = (options: string) => bot.user('ada').suggest('play other', { game: 'noughts', options });
    const values = async (typed: string) => (await suggest(typed)).map(({ value }) => value);
    expect(await values('')).toEqual([
      ...['stones=5', 'stones=2', 'stones=9', 'start=fair', 'start=even', 'fast=yes', 'fast=no', 'weekly=yes'],
    ]);
    expect(await values('stones=3, ,fast=yes, START=e')).toEqual(['stones=3, fast=yes, start=even']);
    expect((await suggest('start=e'))[0]?.name).toBe('Start: start=even');
    expect(await values(`motto=${'x'.repeat(84)},`)).toContain(`motto=${'x'.repeat(84)}, fast=yes`);
    expect(await values(`motto=${'x'.repeat(85)},`)).not.toContain(`motto=${'x'.repeat(85)}, fast=yes`);
    expect(await bot.user('ada').suggest('play other', { game: 'chess', options: '' })).toEqual([]);
  });
});

describe('the options of /play other', () => {
  const optionsFor = (games: readonly AnyGame[]) => otherOptions(games, { features: FEATURES, settings: {} });
  const names = (games: readonly AnyGame[]) => optionsFor(games).map(({ name }) => name);

  test('fit the games', () => {
    expect(names([noughts])).toEqual(['game', 'opponent', 'clock', 'options']);
    expect(names([noughtsWithComputers])).toEqual(['game', 'opponent', 'clock', 'computer', 'options']);
    expect(names([noughts, auction])).toEqual(['game', 'opponent', 'players', 'clock', 'computer', 'options']);
    expect(names([{ ...noughts, seats: { min: 1, max: 1 } }])).toEqual(['game', 'options']);
    expect(names([{ ...noughts, seats: { min: 2, max: 3 } }])).toContain('players');
  });

  test('need a game, suggest games and options, and allow every number of players', () => {
    const [game, , players, , , options] = optionsFor([noughts, auction]);
    expect(game).toMatchObject({ required: true, autocomplete: true });
    expect(players).toMatchObject({ min_value: 1, max_value: 8 });
    expect(options).toMatchObject({ autocomplete: true });
  });

  test('have each level of all games once', () => {
    const computer = optionsFor([guess, noughtsWithComputers, noughtsWithComputers]).find(
      ({ name }) => name === 'computer',
    );
    const values = (computer as { choices: { value: string }[] }).choices.map(({ value }) => value);
    expect(values).toEqual(['steady', 'beginner', 'master']);
  });
});

test('offers a number of players only if a game is for more than two', () => {
  expect(sizeOption([noughts], 'x')).toEqual([]);
  expect(sizeOption([], 'x')).toEqual([]);
  expect(sizeOption([noughts, auction], 'x')).toMatchObject([{ name: 'players', min_value: 2, max_value: 8 }]);
  expect(sizeOption([{ ...noughts, seats: { min: 2, max: 3 } }], 'x')).toMatchObject([{ max_value: 3 }]);
});

test('suggests the rules that differ from the original and match the typed text', async () => {
  const bot = await openFeatureBot([varied]);
  const suggest = (rules: string, game = 'noughts') => bot.user('ada').suggest('lobby', { game, rules });
  expect(await suggest('')).toEqual([{ name: 'Start: Even start', value: 'start=even' }]);
  expect(await suggest('EVEN')).toHaveLength(1);
  expect(await suggest('odd')).toEqual([]);
  expect(await suggest('', 'chess')).toEqual([]);
});
