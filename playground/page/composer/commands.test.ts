import type { APIApplicationCommand } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import {
  type CommandOption,
  callables,
  findCalled,
  findOption,
  firstCommand,
  matchCommands,
  parseTypedOptions,
} from './commands.ts';

const command = (name: string, more: object): APIApplicationCommand =>
  ({
    id: '1',
    application_id: '2',
    version: '3',
    type: 1,
    name,
    description: `About ${name}`,
    ...more,
  }) as APIApplicationCommand;

const OPTIONS = [
  { type: 3, name: 'level', name_localizations: { de: 'stufe' }, description: '', required: true },
  { type: 4, name: 'seed', description: '' },
];

const COMMANDS = [
  command('rules', { name_localizations: { de: 'regeln' }, description_localizations: { de: 'Die Regeln' } }),
  command('play', {
    options: [
      { type: 1, name: 'runa', description: 'Runa', description_localizations: { de: 'Runas Weg' }, options: OPTIONS },
      { type: 1, name: 'dungeon', description: 'Dungeon' },
    ],
  }),
  command('table', {}),
  command('Inspect', { type: 2 }),
];

const all = callables(COMMANDS, 'de');
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

describe('firstCommand', () => {
  it('is /play, or the first slash command where there is none', () => {
    expect(firstCommand(COMMANDS)?.name).toBe('play');
    expect(firstCommand(COMMANDS.filter(({ name }) => name !== 'play').toReversed())?.name).toBe('table');
    expect(firstCommand([])).toBeUndefined();
  });
});

describe('callables', () => {
  it('lists each subcommand separately and omits context-menu commands', () => {
    expect(names(all)).toEqual(['play dungeon', 'play runa', 'rules', 'table']);
  });

  it('uses the locale', () => {
    expect(all.find(({ name }) => name === 'rules')).toMatchObject({ shown: 'regeln', description: 'Die Regeln' });
    expect(all.find(({ name }) => name === 'play runa')?.description).toBe('Runas Weg');
    expect(callables(COMMANDS, 'en-US').find(({ name }) => name === 'rules')?.description).toBe('About rules');
  });
});

describe('matching', () => {
  it.each([
    ['/', ['play dungeon', 'play runa', 'rules', 'table']],
    ['/ru', ['rules', 'play runa']],
    ['/play  R', ['play runa']],
    ['/reg', ['rules']],
    ['/xyz', []],
  ])('%s', (typed, expected) => {
    expect(names(matchCommands(all, typed))).toEqual(expected);
  });
});

describe('called', () => {
  it.each([
    ['/play runa', 'play runa', undefined],
    ['/play runa level:3', 'play runa', 'level:3'],
    ['/regeln ', 'rules', ''],
    ['/play run', undefined, undefined],
    ['play runa', undefined, undefined],
  ])('%s', (typed, name, rest) => {
    const called = findCalled(all, typed);
    expect([called?.callable.name, called?.rest]).toEqual([name, rest]);
  });
});

describe('optionNamed', () => {
  const options = ['scenario_file', 'scenario', 'seed', 'level'].map((name) => ({ type: 3, name }) as CommandOption);
  it.each([
    ['scenario', 'scenario'],
    ['scenario_', 'scenario_file'],
    ['scen', undefined],
    ['l', 'level'],
    ['x', undefined],
  ])('%s', (typed, name) => {
    expect(findOption(options, typed, 'en-US')?.name).toBe(name);
  });
});

describe('typedOptions', () => {
  it.each([
    ['', {}],
    ['hard', { level: 'hard' }],
    ['level:hard seed: 7', { level: 'hard', seed: '7' }],
    ['very hard seed:7', { level: 'very hard', seed: '7' }],
    ['stufe:schwer seed:7', { level: 'schwer', seed: '7' }],
    ['level:a:b http://x', { level: 'a:b http://x' }],
  ])('%j', (rest, expected) => {
    expect(parseTypedOptions(OPTIONS, rest)).toEqual(expected);
  });
});
