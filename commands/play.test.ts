import type { AnyGame, Choice } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { PermissionFlagsBits } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { FEATURES } from '../bot/features/index.ts';
import { commandBodies, commandSize, withLocalNames } from '../bot/gateway/register.ts';
import type { Command } from '../bot/interactions/command.ts';
import { builtInGames } from '../games/index.ts';
import { noughtsWithComputers, open, recordingLog, testContext } from '../tests/context.ts';
import { suggestLines } from './move.ts';
import { playCommand } from './play.ts';

const named = (id: string, more: object = {}) => ({ ...noughtsWithComputers, id, ...more }) as unknown as AnyGame;
const many = (count: number, more: object = {}) => Array.from({ length: count }, (_, n) => named(`game-${n}`, more));
const namesOf = ({ data }: ReturnType<typeof playCommand>) => data.options?.map(({ name }) => name) ?? [];
const optionsOf = ({ data }: ReturnType<typeof playCommand>, at = 0) =>
  ((data.options?.[at] as { options?: { name: string }[] } | undefined)?.options ?? []).map(({ name }) => name);
const spy = builtInGames.find(({ id }) => id === 'spy') as AnyGame;
const INSTALLATION = { settings: { PROGRAM_PORT: 0 }, features: FEATURES };

test('has rare options only while all games fit with them', () => {
  const few = (count: number) => Array.from({ length: count }, (_, n) => ({ ...noughts, id: `g${n}` }) as AnyGame);
  const [full, short] = [playCommand(few(20), INSTALLATION), playCommand(few(25), INSTALLATION)];
  expect([full.others, short.others]).toEqual([[], []]);
  expect(optionsOf(full)).toEqual(['opponent', 'clock', 'name', 'rated', 'two-games', 'program']);
  expect([namesOf(short).length, optionsOf(short)]).toEqual([25, ['opponent', 'clock', 'name', 'rated']]);
  const over = playCommand(few(26), INSTALLATION);
  expect([namesOf(over).slice(-2), over.others.map(({ id }) => id)]).toEqual([
    ['g23', 'other'],
    ['g24', 'g25'],
  ]);
});

test('shows as many games as fit into the size of a command', () => {
  const play = playCommand(many(26), INSTALLATION);
  const size = commandSize(withLocalNames(play.data));
  const [first] = play.data.options ?? [];
  const another = { ...play.data, options: [...(play.data.options ?? []), { ...first, name: 'game-99' }] };
  expect(size).toBeLessThanOrEqual(8000);
  expect(commandSize(withLocalNames(another as never))).toBeGreaterThan(8000);
});

test('still shows a small game after one that does not fit', () => {
  const play = playCommand([...many(20), spy, { ...noughts, id: 'small' } as AnyGame], INSTALLATION);
  expect([namesOf(play).slice(-2), play.others.map(({ id }) => id)]).toEqual([['small', 'other'], ['spy']]);
  expect(optionsOf(play, 21)).toEqual(['game', 'opponent', 'clock', 'computer', 'options']);
});

test('has options for seats, clock, terms, the game, its files and designs', () => {
  expect(optionsOf(playCommand([spy], INSTALLATION))).toEqual([
    ...['opponent', 'clock', 'computer', 'computers-only', 'name', 'spectators-see-all', 'rated', 'hints'],
    ...['length', 'scenario', 'cast', 'janitor-round', 'time-scale', 'two-games'],
    ...['scenario-design', 'match-design', 'characters-design', 'program'],
    ...['match-file', 'scenario-file', 'characters-file', 'own-files'],
  ]);
});

test('leaves a game whose own options Discord rejects, or with the name of the other subcommand, to it', () => {
  const long = named('long', { summary: 'x'.repeat(101) });
  for (const odd of [long, named('other')]) {
    const play = playCommand([named('a'), odd], INSTALLATION);
    expect([namesOf(play), play.others.map(({ id }) => id)]).toEqual([['a', 'other'], [odd.id]]);
  }
});

test('registers no command that exceeds a limit, and logs it', () => {
  const log = recordingLog();
  const data = (name: string, description = 'd') => ({ name, description });
  const commands = new Map<string, Command>(
    Object.entries({
      good: { access: 'anyone', data: () => data('good') },
      bad: { access: 'anyone', data: () => data('bad', 'd'.repeat(101)) },
      off: { access: 'anyone', data: () => undefined },
      menu: {
        access: 'anyone',
        data: () => undefined,
        menus: { person: { access: 'anyone', label: 'Look' }, message: { access: 'moderated', label: 'Moderate' } },
      },
      plain: { access: 'anyone', data: () => undefined, menus: { message: { access: 'visitor', label: 'Watch' } } },
      play: { access: 'anyone', data: () => ({ ...data('play'), options: [{ ...data('noughts'), type: 1 }] }) },
    }) as never,
  );
  const bodies = commandBodies(commands, [noughts, named('rare')], INSTALLATION, log);
  expect(bodies.map(({ name }) => name)).toEqual(['good', 'Look', 'Moderate', 'Watch', 'play']);
  const permissions = bodies.map((body) => body.default_member_permissions);
  expect(permissions).toEqual([
    undefined,
    undefined,
    String(PermissionFlagsBits.ModerateMembers),
    undefined,
    undefined,
  ]);
  expect(bodies[1]?.type).toBe(2);
  expect(bodies[2]?.type).toBe(3);
  expect(log.lines).toMatchObject([
    { level: 'error', about: { command: 'bad' } },
    { level: 'warn', about: { games: ['rare'] } },
  ]);
});

test('translates the names of commands, subcommands and options', () => {
  const option = { type: 3, name: 'game', description: 'd' };
  const translated = withLocalNames({ name: 'analyze', description: 'd', options: [option] }, ['en', 'en-US', 'de']);
  expect(translated.name_localizations).toEqual({ de: 'analysieren' });
  expect(withLocalNames({ name: 'unknown', description: 'd' })).toEqual({ name: 'unknown', description: 'd' });
  expect(withLocalNames({ name: 'analyze', description: 'd' }, ['en'])).toEqual({ name: 'analyze', description: 'd' });
  const under = withLocalNames(
    {
      name: 'play',
      description: 'd',
      options: [
        { type: 1, name: 'duel', description: 'd', options: [{ type: 6, name: 'opponent', description: 'd' }] },
      ],
    },
    ['de'],
  );
  const [sub] = (under.options ?? []) as { options?: { name_localizations?: object }[] }[];
  expect(sub?.options?.[0]?.name_localizations).toBeDefined();
});

const step = (line: string, label = line): Choice => ({ line, label, final: false });
const final = (line: string, label = line): Choice => ({ line, label, final: true });

describe('suggested lines', () => {
  const MENUS: Record<string, Choice[]> = {
    '': [step('move ', 'Move a unit'), step('say ', 'Say something'), final('pass', 'End the turn')],
    'move ': [final('move wolf'), step('move cat ', 'Move the cat')],
    'move cat ': [final('move cat left'), final('move cat right')],
  };
  const suggest = async (typed: string, menus = MENUS) => {
    const at = await open(await testContext());
    return suggestLines(at, 0, typed, 'en', (partial) => menus[partial] ?? []);
  };
  const values = async (typed: string, menus = MENUS) => (await suggest(typed, menus)).map(({ value }) => value);

  test('start with the typed text or have it in their label', async () => {
    expect(await values('')).toEqual(['move ', 'say ', 'pass']);
    expect(await values('PA')).toEqual(['pass']);
    expect(await values('unit')).toEqual(['move ']);
    expect(await values('ass')).toEqual([]);
  });

  test('continue the typed steps', async () => {
    expect(await values('Move ')).toEqual(['move wolf', 'move cat ']);
    expect(await values('move cat r')).toEqual(['move cat right']);
    expect(await values('say ')).toEqual(['say ']);
    expect(await values('pass')).toEqual(['pass']);
  });

  test('do not continue a line that text completes', async () => {
    const typed: Choice = { ...step('guess '), input: { label: 'Guess', pattern: /\d/, example: '3' } };
    expect(await values('guess ', { '': [typed], 'guess ': [final('guess 1')] })).toEqual(['guess ']);
  });

  test('mark lines that continue', async () => {
    expect((await suggest('')).map(({ name }) => name)).toEqual([
      'move … · Move a unit',
      'say … · Say something',
      'pass · End the turn',
    ]);
  });
});
