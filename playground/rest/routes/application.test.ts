import { afterAll, beforeAll, expect, test } from 'vitest';
import { APPLICATION_ID, type Playground, startPlayground, TEXT_CHANNELS } from '../../index.ts';
import { button, menu, option, row } from '../../testing/conformance.ts';
import { call } from '../../testing/raw-bot.ts';
import { emoji } from '../../testing/rules/answers.ts';

let playground: Playground;

beforeAll(async () => {
  playground = await startPlayground({ port: 0, limits: false });
});

afterAll(() => playground.close());

const emojis = `/applications/${APPLICATION_ID}/emojis`;
const messages = `/channels/${TEXT_CHANNELS[0].id}/messages`;
const ask = (method: string, path: string, body?: object) => call(playground, method, path, body);
const outcome = async (method: string, path: string, body?: object) => {
  const answered = await ask(method, path, body);
  return [answered.status, answered.body?.code];
};

test('creates, lists, renames and deletes an emoji and serves its picture', async () => {
  const { status, body: created } = await ask('POST', emojis, emoji({ name: 'sword' }));
  expect([status, created]).toEqual([
    201,
    expect.objectContaining({ name: 'sword', animated: false, user: playground.world.users.bot }),
  ]);
  expect((await ask('GET', emojis)).body).toEqual({ items: [created] });
  expect((await ask('GET', `${emojis}/${created.id}`)).body).toEqual(created);
  const picture = await fetch(`${playground.url}/emojis/${created.id}.png`);
  expect([picture.headers.get('content-type'), (await picture.arrayBuffer()).byteLength]).toEqual(['image/png', 1]);
  expect((await ask('PATCH', `${emojis}/${created.id}`, { name: 'axe' })).body).toEqual({ ...created, name: 'axe' });
  expect((await ask('PATCH', `${emojis}/${created.id}`, { name: 'axe' })).status).toBe(200);
  expect(await outcome('PATCH', `${emojis}/${created.id}`, { name: 'a' })).toEqual([400, 50035]);
  expect(await outcome('DELETE', `${emojis}/${created.id}`)).toEqual([204, undefined]);
  for (const method of ['GET', 'DELETE', 'PATCH'])
    expect(await outcome(method, `${emojis}/${created.id}`)).toEqual([404, 10014]);
  expect((await fetch(`${playground.url}/emojis/${created.id}.png`)).status).toBe(404);
});

test("rejects access to another application's emojis", async () => {
  expect(await outcome('GET', '/applications/1/emojis')).toEqual([403, 50001]);
  expect(await outcome('POST', '/applications/1/emojis', emoji())).toEqual([403, 50001]);
});

test('rejects a message with an unknown emoji', async () => {
  const { id, name } = (await ask('POST', emojis, emoji())).body;
  const [known, unknown] = [
    { id, name },
    { id: '1', name },
  ];
  const { body: sent } = await ask('POST', messages, { components: [row(button({ emoji: known }))] });
  const { body: refused } = await ask('POST', messages, { components: [row(button({ emoji: unknown }))] });
  const wrong = { id: { _errors: [{ code: 'BUTTON_COMPONENT_INVALID_EMOJI', message: 'Invalid emoji' }] } };
  expect(refused.errors.components[0].components[0].emoji).toEqual(wrong);
  const options = { components: [row(menu({ options: [{ ...option(0), emoji: unknown }] }))] };
  const edit = await ask('PATCH', `${messages}/${sent.id}`, options);
  expect(edit.body.errors.components[0].components[0].options[0].emoji).toEqual(wrong);
  await ask('DELETE', `${emojis}/${id}`);
  expect((await ask('PATCH', `${messages}/${sent.id}`, { content: 'It stays on messages that have it' })).status).toBe(
    200,
  );
});
