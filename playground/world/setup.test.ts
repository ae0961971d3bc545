import { PermissionFlagsBits } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { parseSetup, peopleOf, rolesOf } from './setup.ts';
import { World } from './world.ts';

test('accepts names in place of objects and keeps the order of ids', () => {
  const setup = parseSetup({ people: ['Eve', { name: 'Finn', language: 'fr' }], channels: ['one', 'two'] });
  expect(peopleOf(setup).map(({ user, locale }) => [user.id, user.global_name, locale])).toEqual([
    ['1200000000000000001', 'Eve', 'en-US'],
    ['1200000000000000002', 'Finn', 'fr'],
  ]);
  const world = new World('http://localhost', setup);
  world.createDefaultChannels();
  expect([...world.channels.values()].map(({ id, name }) => [id, name])).toEqual([
    ['1200000000000000301', 'one'],
    ['1200000000000000302', 'two'],
  ]);
});

test('gives users the permissions of their roles', () => {
  const roles = [{ name: 'Judges', permissions: ['ManageMessages' as const] }];
  const setup = parseSetup({ roles, people: [{ name: 'Eve', roles: ['Judges'] }, 'Finn'] });
  const [eve, finn] = peopleOf(setup);
  const judge = rolesOf(setup).find(({ name }) => name === 'Judges');
  expect(eve?.roles).toEqual([judge?.id]);
  expect((eve?.permissions ?? 0n) & PermissionFlagsBits.ManageMessages).not.toBe(0n);
  expect((finn?.permissions ?? 0n) & PermissionFlagsBits.ManageMessages).toBe(0n);
});

test('puts roles below the bot’s role, or above it', () => {
  const roles = ['Judges', { name: 'Owners', aboveBot: true }];
  const setup = parseSetup({ bot: { name: 'Warden', permissions: ['KickMembers'] }, roles });
  const inOrder = rolesOf(setup).toSorted((one, other) => one.position - other.position);
  expect(inOrder.map(({ name }) => name)).toEqual(['@everyone', 'Manager', 'Judges', 'Warden', 'Owners']);
});

test.each<[string, object, string]>([
  ['an unknown field', { persons: [] }, 'persons'],
  ['an unknown language', { people: [{ name: 'Eve', language: 'xx' }] }, 'people.0.language'],
  ['a name of two lines', { people: ['a\nb'] }, 'people.0.name'],
  ['two users of one name', { people: ['Eve', 'eve'] }, 'same name'],
  ['a role that does not exist', { people: [{ name: 'Eve', roles: ['Judges'] }] }, 'no role "Judges"'],
  ['an unknown permission', { roles: [{ name: 'a', permissions: ['Fly'] }] }, 'roles.0.permissions.0'],
  ['a channel name with a space', { channels: ['my room'] }, 'channels.0.name'],
  ['too many users', { people: Array.from({ length: 201 }, (_, index) => `p${index}`) }, 'people'],
])('rejects %s', (_, given, sentence) => {
  expect(() => parseSetup(given)).toThrow(sentence);
});
