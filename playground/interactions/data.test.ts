import type { APIMessage } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { Snowflakes } from '../clock.ts';
import type { Discord } from '../discord.ts';
import type { GivenField, GivenOption } from '../protocol.ts';
import { GUILD, type PlaygroundUser, parseSetup, TEXT_CHANNELS } from '../world/setup.ts';
import { World } from '../world/world.ts';
import { commandData, menuData } from './command.ts';
import { componentData, modalData } from './modal.ts';

const world = new World('http://127.0.0.1:1', parseSetup({}));
world.createDefaultChannels();
const ids = new Snowflakes(() => Date.UTC(2025, 0, 1));
const discord = { world, ids } as unknown as Discord;
const [ada, bo] = world.users.people as [PlaygroundUser, PlaygroundUser];
const general = world.channels.get(TEXT_CHANNELS[0].id);
if (!general) throw new Error('no channel');
const managers = '1200000000000000201';
const chat = world.findOrCreateChat([ada.user.id, bo.user.id], () => ids.next());
const file = (filename: string, bytes = 1) => ({ filename, base64: Buffer.alloc(bytes).toString('base64') });

describe('a command', () => {
  const define = (options: object[]) =>
    world.commands.replace('global', [{ name: 'set', type: 1, description: 'd', options } as never], () => ids.next());
  const run = (given: readonly GivenOption[], isAutocomplete = false, subcommand?: string) =>
    commandData(
      discord,
      ada,
      general,
      { command: 'set', options: given, ...(subcommand !== undefined && { subcommand }) },
      isAutocomplete,
    );
  const sentValue = (option: object, value: GivenOption['value']) => {
    define([{ name: 'o', description: 'd', ...option }]);
    const [sent] = run([{ name: 'o', value }]).options ?? [];
    return (sent as { value?: unknown } | undefined)?.value;
  };

  test.each<[string, object, GivenOption['value'], unknown]>([
    ['the shortest text', { type: 3, min_length: 2, max_length: 3 }, 'ab', 'ab'],
    ['the longest text', { type: 3, min_length: 2, max_length: 3 }, '🎲🎲🎲', '🎲🎲🎲'],
    ['a number as text', { type: 3 }, 5, '5'],
    ['the smallest number', { type: 4, min_value: 1, max_value: 9 }, 1, 1],
    ['the largest number', { type: 4, min_value: 1, max_value: 9 }, '9', 9],
    ['a number without limits', { type: 10 }, -0.5, -0.5],
    ['a number of the choices', { type: 4, choices: [{ name: 'Two', value: 2 }] }, '2', 2],
    ['true as text', { type: 5 }, 'true', true],
    ['another text as false', { type: 5 }, 'yes', false],
  ])('accepts %s', (_, option, value, sent) => expect(sentValue(option, value)).toBe(sent));

  test.each<[string, object, GivenOption['value'], string]>([
    ['6,001 characters', { type: 3 }, 'x'.repeat(6001), 'o takes 0 to 6000 characters.'],
    ['an empty number', { type: 10 }, ' ', 'o takes a number.'],
    ['an infinite number', { type: 10 }, 'Infinity', 'o takes a number.'],
    ['a number below its range', { type: 4, min_value: 1, max_value: 9 }, 0, 'o takes a number from 1 to 9.'],
    ['a number that is not a choice', { type: 4, choices: [{ name: 'Two', value: 2 }] }, 3, 'Choose one of the sugg'],
    ['a file above 10 MB', { type: 11 }, file('big.txt', 10 * 1024 * 1024 + 1), 'big.txt is too large.'],
    ['a chat as channel', { type: 7 }, chat.id, 'There is no such channel.'],
    ['an unknown mentionable', { type: 9 }, '1', 'That person is not here.'],
  ])('rejects %s', (_, option, value, sentence) => expect(() => sentValue(option, value)).toThrow(sentence));

  test('accepts a file of 10 MB', () => {
    expect(sentValue({ type: 11 }, file('deck.json', 10 * 1024 * 1024))).toBe(ids.last);
  });

  test('names the unknown subcommand', () => {
    define([{ type: 1, name: 'leaf', description: 'd', options: [{ type: 3, name: 'o', description: 'd' }] }]);
    expect(() => run([], false, 'branch')).toThrow('/set has no subcommand branch.');
    expect(() => run([], false, 'leaf o')).toThrow('/set has no subcommand o.');
    expect(run([], false, ' leaf ').options).toEqual([{ type: 1, name: 'leaf', options: [] }]);
  });
});

describe('a command of a menu', () => {
  const [onUser, onMessage, typed] = world.commands.replace(
    GUILD.id,
    [
      { name: 'Challenge', type: 2 },
      { name: 'Report', type: 3 },
      { name: 'typed', type: 1, description: 'd' },
    ],
    () => ids.next(),
  );
  world.post({ id: '5', channel_id: general.id, mentions: [], attachments: [] } as unknown as APIMessage, bo.user.id);
  const run = (command: string | undefined, target: string, person = ada) =>
    menuData(discord, person, general, { do: 'menu', nonce: 1, channel: general.id, command: command ?? '', target });

  test('contains its target and its server', () => {
    expect(run(onUser?.id, bo.user.id)).toMatchObject({ target_id: bo.user.id, guild_id: GUILD.id, type: 2 });
    expect(run(onMessage?.id, '5', bo)).toMatchObject({ target_id: '5', resolved: { messages: { 5: { id: '5' } } } });
  });

  test('is rejected for a hidden message, and if it is none', () => {
    expect(() => run(onMessage?.id, '5')).toThrow('This message is gone.');
    expect(() => run(onMessage?.id, '6', bo)).toThrow('This message is gone.');
    expect(() => run(typed?.id, bo.user.id)).toThrow('That’s not on this menu.');
    expect(() => run('1', bo.user.id)).toThrow('That’s not on this menu.');
  });
});

const options = ['1', '2', '3'].map((value) => ({ label: value, value }));

describe('a component', () => {
  const press = (component: object, values: string[] = []) =>
    componentData(
      discord,
      general,
      { components: [{ type: 1, components: [{ id: 2, custom_id: 'c', ...component }] }] } as unknown as APIMessage,
      'c',
      values,
    );

  test('contains its type, id and values', () => {
    expect(press({ type: 2 }, ['x'])).toEqual({ component_type: 2, id: 2, custom_id: 'c' });
    expect(press({ type: 3, options }, ['2'])).toEqual({ component_type: 3, id: 2, custom_id: 'c', values: ['2'] });
    expect(press({ type: 3, options, min_values: 0 })).toMatchObject({ values: [] });
    expect(press({ type: 7 }, [managers])).toMatchObject({ resolved: { roles: { [managers]: { name: 'Manager' } } } });
  });

  test.each<[string, object, string[], string]>([
    ['a turned-off menu', { type: 3, options, disabled: true }, ['1'], 'That is turned off.'],
    ['a value that is not on the menu', { type: 3, options }, ['4'], 'That’s not on the menu.'],
    ['too few values', { type: 3, options, min_values: 2, max_values: 2 }, ['1'], 'Choose 2.'],
    ['too many values', { type: 3, options }, ['1', '2'], 'Choose 1.'],
    ['a value twice', { type: 3, options, max_values: 2 }, ['1', '1'], 'Choose 1 to 2.'],
    ['another component', { type: 2, custom_id: 'd' }, [], 'That’s no longer on this message.'],
  ])('rejects %s', (_, component, values, sentence) => expect(() => press(component, values)).toThrow(sentence));
});

describe('a modal', () => {
  const submit = (field: object, given?: GivenField) => {
    const components = [{ type: 18, id: 1, label: 'Field', component: { id: 2, custom_id: 'f', ...field } }];
    const modal = { custom_id: 'm', title: 'T', components } as never;
    const data = modalData(discord, general, modal, given === undefined ? {} : { f: given }) as {
      components: { component: { value?: unknown; values?: unknown } }[];
    };
    const [sent] = data.components;
    return sent?.component.values ?? sent?.component.value;
  };

  test.each<[string, object, GivenField | undefined, unknown]>([
    ['the shortest text', { type: 4, min_length: 2, max_length: 3 }, 'ab', 'ab'],
    ['the longest text', { type: 4, min_length: 2, max_length: 3 }, '🎲🎲🎲', '🎲🎲🎲'],
    ['4,000 characters', { type: 4 }, 'x'.repeat(4000), 'x'.repeat(4000)],
    ['no optional text, despite its minimum', { type: 4, min_length: 2, required: false }, '', ''],
    ['a checked box', { type: 23 }, true, true],
    ['an unchecked box', { type: 23 }, undefined, false],
    ['a radio button', { type: 21, options }, '2', '2'],
    ['no optional radio button', { type: 21, options, required: false }, undefined, null],
    ['no optional selection', { type: 3, options, required: false }, [], []],
    ['all boxes of a group', { type: 22, options }, ['1', '2', '3'], ['1', '2', '3']],
    ['no optional file', { type: 19, required: false, min_values: 2 }, [], []],
  ])('accepts %s', (_, field, given, sent) => expect(submit(field, given)).toEqual(sent));

  test.each<[string, object, GivenField | undefined, string]>([
    ['no text', { type: 4 }, undefined, 'Fill in Field first.'],
    ['too short a text', { type: 4, min_length: 2, max_length: 3 }, 'a', 'Field takes 2 to 3 characters.'],
    ['too long a text', { type: 4, min_length: 2, max_length: 3 }, 'abcd', 'Field takes 2 to 3 characters.'],
    ['no radio button', { type: 21, options }, undefined, 'Choose one for Field.'],
    ['an unknown radio button', { type: 21, options }, '4', 'That’s not on the menu.'],
    ['no selection', { type: 3, options }, [''], 'Choose 1.'],
    ['too many boxes', { type: 22, options, max_values: 2 }, ['1', '2', '3'], 'Choose 1 to 2.'],
    ['no file', { type: 19 }, [], 'Field takes 1 files.'],
    ['too many files', { type: 19 }, [file('a'), file('b')], 'Field takes 1 files.'],
    ['too few files', { type: 19, min_values: 2, max_values: 3, required: false }, [file('a')], 'takes 2 to 3 files.'],
  ])('rejects %s', (_, field, given, sentence) => expect(() => submit(field, given)).toThrow(sentence));

  test('resolves its files and users', () => {
    const components = [
      { type: 10, id: 1, content: 'Hello' },
      { type: 18, id: 2, label: 'Deck', component: { type: 19, id: 3, custom_id: 'deck', max_values: 2 } },
      { type: 18, id: 4, label: 'Who', component: { type: 5, id: 5, custom_id: 'who' } },
    ];
    const given = { deck: [file('a.json'), file('b.json')], who: [bo.user.id] };
    const data = modalData(discord, general, { custom_id: 'm', title: 'T', components }, given) as {
      components: { component?: { values: string[] } }[];
      resolved: { attachments: Record<string, { filename: string; content_type: string }>; users: object };
    };
    expect(data.components[0]).toEqual({ type: 10, id: 1 });
    const names = data.components[1]?.component?.values.map((id) => data.resolved.attachments[id]);
    expect(names).toMatchObject([{ filename: 'a.json', content_type: 'application/json' }, { filename: 'b.json' }]);
    expect(Object.keys(data.resolved.users)).toEqual([bo.user.id]);
  });
});
