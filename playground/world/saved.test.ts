import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MovableClock, Snowflakes } from '../clock.ts';
import { message as fixture, user } from '../page/testing/fixtures.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { APPLICATION_ID, GUILD, parseSetup, TEXT_CHANNELS } from './setup.ts';
import { readWorld, restore, saveOnChange } from './store.ts';
import { World } from './world.ts';

let folder: string;
let base: ManualClock;
let clock: MovableClock;
let world: World;
let ids: Snowflakes;
let finish: () => void;

const file = () => join(folder, 'world.json');
const setup = parseSetup({ servers: ['Club'] });
const [general] = TEXT_CHANNELS;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'playground-saved-'));
  base = new ManualClock();
  clock = new MovableClock(base);
  world = new World('http://127.0.0.1:1', setup);
  world.createDefaultChannels();
  ids = new Snowflakes(clock.now);
  finish = saveOnChange(file(), world, ids, clock);
});

afterEach(() => rmSync(folder, { recursive: true }));

const message = (id: string, more: Partial<APIMessage> = {}) =>
  fixture(id, { channel_id: general.id, author: user(APPLICATION_ID), ...more });

function restarted(): World {
  finish();
  const saved = readWorld(file());
  if (!saved) throw new Error('not saved');
  const next = new World('http://127.0.0.1:2', setup);
  restore(next, saved);
  return next;
}

test('keeps languages, installations and users', () => {
  const club = world.servers[1]?.id ?? '';
  const [ada] = world.users.people.map(({ user }) => user.id) as [string];
  const eve = world.users.findOrCreate('Eve', () => ids.next(), true);
  world.languages.choose(ada, 'fr');
  world.languages.chooseForServer('de', club);
  world.installations.setServer(false);
  world.installations.setPerson(ada, true);
  const next = restarted();
  expect([next.languages.of(ada), next.languages.ofServer(club), next.languages.server]).toEqual(['fr', 'de', 'en-US']);
  expect([next.installations.isOn(GUILD.id), next.installations.isOn(club)]).toEqual([false, true]);
  expect(next.installations.people).toEqual([ada]);
  expect(next.users.byName('eve')).toEqual(eve);
});

test('keeps messages whose file is gone', () => {
  const upload = { filename: 'a.txt', type: 'text/plain', bytes: Buffer.from('hello') };
  const attachment = world.attachments.add('6', general.id, upload);
  world.post(message('5', { attachments: [attachment] }));
  world.attachments.drop([attachment]);
  const next = restarted();
  expect([next.messagesIn(general.id).length, next.attachments.get('6')]).toEqual([1, undefined]);
});

test.each([
  ['an edit', (world: World) => world.edit(message('5'))],
  ['a deletion', (world: World) => world.deleteMessage(general.id, '5')],
  ['a channel', (world: World) => world.deleteChannel(general.id)],
  ['a reaction', (world: World) => world.react(world.channels.get(general.id) as never, message('5'), '🎲')],
  ['a command', (world: World) => world.commands.replace('global', [], () => '1')],
  ['an emoji', (world: World) => world.emojis.remove('1')],
  ['a user', (world: World) => world.users.findOrCreate('Eve', () => '1')],
  ['a language', (world: World) => world.languages.choose('1', 'de')],
  ['a membership', (world: World) => world.installations.setServer(false)],
  ['an installation', (world: World) => world.installations.setPerson('1', true)],
])('is written after %s', (_, change) => {
  world.restoreSaved(message('5'));
  change(world);
  base.advance(600);
  expect(existsSync(file())).toBe(true);
});
