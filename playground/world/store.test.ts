import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { byAge } from '../clock.ts';
import { APPLICATION_ID, PLAYGROUND_TOKEN, type Playground, startPlayground, TEXT_CHANNELS } from '../index.ts';
import { call, RawGateway } from '../testing/raw-bot.ts';
import { emoji } from '../testing/rules/answers.ts';

let folder: string;
let file: string;
let playground: Playground;

beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  folder = await mkdtemp(join(tmpdir(), 'playground-'));
  file = join(folder, 'deeper', 'world.json');
  playground = await startPlayground({ port: 0, file, limits: false });
});

afterEach(async () => {
  await playground.close();
  await rm(folder, { recursive: true });
  vi.restoreAllMocks();
});

const messages = `/channels/${TEXT_CHANNELS[0].id}/messages`;

async function restart(): Promise<void> {
  await playground.close();
  playground = await startPlayground({ port: 0, file, limits: false });
}

describe('after a restart', () => {
  test('keeps messages, threads, DMs, commands and emojis', async () => {
    await call(playground, 'PUT', `/applications/${APPLICATION_ID}/commands`, [{ name: 'play', description: 'Play' }]);
    const sent = await call(playground, 'POST', messages, { content: 'the board' });
    await call(playground, 'POST', `${messages}/${sent.body.id}/threads`, { name: 'A long game' });
    await call(playground, 'POST', '/users/@me/channels', { recipient_id: '1200000000000000001' });
    await call(playground, 'POST', `/applications/${APPLICATION_ID}/emojis`, emoji());
    const seen = async () => {
      const ada = playground.user('Ada');
      ada.leave();
      return [ada.channels, ada.messages('general'), ada.commands, playground.world.emojis.all];
    };
    const before = await seen();
    await restart();
    expect(await seen()).toEqual(before);
  });

  test('creates ids that are newer than the old ones', async () => {
    const response = await call(playground, 'POST', messages, { content: 'one' });
    await restart();
    const two = await call(playground, 'POST', messages, { content: 'two' });
    expect(byAge(response.body.id, two.body.id)).toBeLessThan(0);
  });

  test('draws an emoji when it is shown, and keeps its id without its picture', async () => {
    let drawn = 0;
    const draw = async () => Buffer.from(`picture ${++drawn}`);
    playground.addEmoji('crown', draw);
    const { id = '' } = playground.world.emojis.byName('crown') ?? {};
    await restart();
    expect([drawn, playground.world.emojis.byName('crown')]).toMatchObject([0, { id, bytes: Buffer.alloc(0) }]);
    playground.addEmoji('crown', draw);
    expect(playground.world.emojis.all.map((emoji) => emoji.id)).toEqual([id]);
    expect(await (await fetch(`${playground.url}/emojis/${id}.png`)).text()).toBe('picture 1');
  });

  test('has no ephemeral messages and stores no tokens', async () => {
    const line = await RawGateway.ready(playground, 1);
    await call(playground, 'PUT', `/applications/${APPLICATION_ID}/commands`, [{ name: 'play', description: 'Play' }]);
    const ada = playground.user('Ada');
    void ada.command('general', 'play');
    const { d } = await line.event('INTERACTION_CREATE');
    const path = `/interactions/${d.id}/${d.token}/callback`;
    await call(playground, 'POST', path, { type: 4, data: { content: 'your hand', flags: 64 } });
    await ada.until(() => ada.messages('general').length === 1);
    line.close();
    await restart();
    ada.leave();
    const written = await readFile(file, 'utf8');
    for (const secret of ['your hand', d.token, PLAYGROUND_TOKEN]) expect(written).not.toContain(secret);
    expect((await call(playground, 'POST', `/webhooks/${APPLICATION_ID}/${d.token}`, { content: 'x' })).body.code).toBe(
      50027,
    );
  });

  test('has no replies that the bot had only deferred', async () => {
    const line = await RawGateway.ready(playground, 1);
    await call(playground, 'PUT', `/applications/${APPLICATION_ID}/commands`, [{ name: 'play', description: 'Play' }]);
    await call(playground, 'POST', messages, { content: 'kept' });
    const ada = playground.user('Ada');
    void ada.command('general', 'play');
    const { d } = await line.event('INTERACTION_CREATE');
    await call(playground, 'POST', `/interactions/${d.id}/${d.token}/callback`, { type: 5 });
    await ada.until(() => ada.messages('general').length === 2);
    line.close();
    await restart();
    ada.leave();
    expect((await call(playground, 'GET', messages)).body).toMatchObject([{ content: 'kept' }]);
  });
});

describe('the file', () => {
  test('is written soon after a change', async () => {
    await call(playground, 'POST', messages, { content: 'messagesLeft' });
    await expect.poll(() => readFile(file, 'utf8').catch(() => '')).toContain('messagesLeft');
  });

  test.each(['', '{', '{"version":1}', '[]', '{"version":2,"lastId":"x"}'])(
    'is replaced by a new world if broken (%s)',
    async (text) => {
      await playground.close();
      await writeFile(file, text);
      playground = await startPlayground({ port: 0, file, limits: false });
      expect((await call(playground, 'GET', messages)).body).toEqual([]);
      expect(vi.mocked(console.log).mock.lastCall?.[0]).toContain('fresh world');
    },
  );
});
