import type { AnyGame } from '@longtable/kit';
import { iconNames } from '@longtable/kit/picture/icons';
import { APPLICATION_ID, type Playground, startPlayground } from '@longtable/playground';
import { type Client, REST } from 'discord.js';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { builtInGames } from '../../../../games/index.ts';
import { recordingLog } from '../../../../tests/context.ts';
import { type Emoji, emojiName } from '../../../render/emojis.ts';
import { LOCAL_SERVER } from '../../../settings.ts';
import { iconColoursOf, startUploading } from './upload.ts';

/** Timeout for tests that start a thread, which takes seconds on a busy machine. */

let playground: Playground;

beforeEach(async () => {
  await playground?.close();
  playground = await startPlayground({ server: LOCAL_SERVER, limits: false });
  playground.world.emojis.restoreSaved({ id: '1', name: 'trophy', type: 'image/png', bytes: Buffer.alloc(1) });
});

afterAll(() => playground.close());

function upload(icons: readonly string[], uploads = true) {
  const rest = new REST({ api: playground.apiUrl, retries: 0 }).setToken(playground.token);
  const client = { application: { id: APPLICATION_ID }, rest } as unknown as Client<true>;
  const [emojis, log] = [new Map<string, Emoji>(), recordingLog()];
  return {
    rest,
    emojis,
    log,
    ...startUploading({ client, emojis, log, icons, colours: {}, isUploader: uploads, delayMs: 0 }),
  };
}

const names = () => playground.world.emojis.all.map(({ name }) => name);

test('uploads missing emojis as PNG', async () => {
  const { done, emojis, rest } = upload(['trophy', 'film-strip', 'crown']);
  const post = vi.spyOn(rest, 'post');
  await done;
  // A signal of all requests would hold them.
  expect(new Set(post.mock.calls.map(([, options]) => options!.signal)).size).toBe(2);
  expect(names()).toEqual(['trophy', 'film_strip', 'crown']);
  const [, made] = playground.world.emojis.all;
  expect(String(made?.bytes)).toMatch(/^.PNG/);
  expect([emojis.get('trophy'), emojis.get('film_strip')]).toEqual([
    { id: '1', name: 'trophy' },
    { id: made?.id, name: 'film_strip' },
  ]);
});

test('uses existing emojis in a process that does not upload', async () => {
  const { emojis, stop } = upload(['trophy', 'film-strip'], false);
  await expect.poll(() => emojis.get('trophy')).toBeDefined();
  await stop();
  expect([names(), emojis.get('film_strip')]).toEqual([['trophy'], undefined]);
});

test('logs upload errors and retries later', async () => {
  // Discord rejects names of one letter.
  const { emojis, log, stop } = upload(['x', 'trophy']);
  await expect.poll(() => log.lines).toMatchObject([{ level: 'warn' }]);
  await stop();
  expect([emojis.get('x'), emojis.get('trophy')]).toEqual([undefined, { id: '1', name: 'trophy' }]);
});

test('gives every icon a unique name that Discord accepts', () => {
  const all = iconNames().map(emojiName);
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((name) => !/^\w{2,32}$/.test(name))).toEqual([]);
});

test('colours most icons as on the cards of the first game that uses them', () => {
  const colours = iconColoursOf(builtInGames);
  expect(iconNames().filter((icon) => colours[icon]).length).toBeGreaterThan(0.75 * iconNames().length);
  const twice = ['#111111', '#222222'].map(
    (torch) => ({ presentation: { iconColours: { torch } } }) as unknown as AnyGame,
  );
  expect(iconColoursOf(twice)).toEqual({ torch: '#111111' });
});
