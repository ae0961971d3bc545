import { expect, test } from 'vitest';
import { Messages } from './messages.ts';
import { OutOfTouchError, Visits } from './visits.ts';

const APP = 'app';
const CHAT = { channel: 'chat', guild: null, guest: true } as const;
const ROOM = { channel: 'room', guild: 'g' } as const;
const BODY = { body: { content: 'x' } };
const MINUTE = 60_000;
const ours = async () => true;

/** A Discord that takes everything, and what it was asked for. */
function stand() {
  const asked: string[] = [];
  let now = 0;
  const note = (method: string) => async (route: string) => {
    asked.push(`${method} ${route}`);
    return { id: `m${asked.length}` };
  };
  const rest = { post: note('POST'), patch: note('PATCH'), delete: note('DELETE') };
  const visits = new Visits(() => now);
  const messages = new Messages(rest as never, APP, visits, ({ guest }) => guest === true);
  const pass = (ms: number) => {
    now += ms;
  };
  return { asked, visits, messages, pass };
}

test('a member uses the channel', async () => {
  const { asked, messages } = stand();
  const id = await messages.post(ROOM, BODY, 'once');
  await messages.edit(ROOM, id, BODY);
  await messages.delete(ROOM, id);
  expect(asked).toEqual([
    'POST /channels/room/messages',
    'PATCH /channels/room/messages/m1',
    'DELETE /channels/room/messages/m1',
  ]);
});

test('a guest uses the newest interaction, and asks for nothing without one', async () => {
  const { asked, visits, messages } = stand();
  expect(messages.canPost(CHAT)).toBe(false);
  await expect(messages.post(CHAT, BODY, 'once')).rejects.toThrow(OutOfTouchError);
  await expect(messages.edit(CHAT, 'board', BODY)).rejects.toThrow(OutOfTouchError);
  await expect(messages.delete(CHAT, 'ping')).rejects.toThrow(OutOfTouchError);
  visits.begin('one', 'chat', ours, 'board').noteAnswered();
  visits.begin('two', 'chat', ours).noteAnswered();
  await messages.edit(CHAT, 'board', BODY);
  const ping = await messages.post(CHAT, BODY, 'once');
  await messages.delete(CHAT, ping);
  expect(asked).toEqual([
    'PATCH /webhooks/app/one/messages/board',
    'POST /webhooks/app/two',
    'DELETE /webhooks/app/two/messages/m2',
  ]);
});

test('nothing follows before the first response', async () => {
  const { asked, visits, messages } = stand();
  const visit = visits.begin('one', 'chat', ours);
  const posted = messages.post(CHAT, BODY, 'once');
  await Promise.resolve();
  expect(asked).toEqual([]);
  visit.noteAnswered();
  await posted;
  expect(asked).toHaveLength(1);
});

test('five messages follow an interaction, for less than fifteen minutes', async () => {
  const { asked, visits, messages, pass } = stand();
  visits.begin('one', 'chat', ours).noteAnswered();
  for (let count = 0; count < 5; count++) await messages.post(CHAT, BODY, 'once');
  expect(messages.canPost(CHAT)).toBe(false);
  await expect(messages.post(CHAT, BODY, 'once')).rejects.toThrow(OutOfTouchError);
  await messages.edit(CHAT, 'm1', BODY);
  pass(15 * MINUTE);
  await expect(messages.edit(CHAT, 'm1', BODY)).rejects.toThrow(OutOfTouchError);
  expect(asked).toHaveLength(6);
});

test('what another process has answered is left to that one, even what already waits', async () => {
  const { asked, visits, messages } = stand();
  const visit = visits.begin('one', 'chat', ours, 'board');
  const posted = messages.post(CHAT, BODY, 'once');
  visit.forgo();
  visit.noteAnswered();
  await expect(posted).rejects.toThrow(OutOfTouchError);
  expect(messages.canPost(CHAT)).toBe(false);
  await messages.edit(CHAT, 'board', BODY);
  expect(asked).toEqual(['PATCH /webhooks/app/one/messages/board']);
});

test('of two processes that answer the same, one has what follows', async () => {
  const claims: string[] = [];
  const claim = async () => claims.push('claim') === 1;
  const [one, other] = [stand(), stand()];
  for (const { visits } of [one, other]) visits.begin('one', 'chat', claim).noteAnswered();
  await one.messages.post(CHAT, BODY, 'once');
  await expect(other.messages.post(CHAT, BODY, 'once')).rejects.toThrow(OutOfTouchError);
  expect([one.messages.canPost(CHAT), other.messages.canPost(CHAT)]).toEqual([true, false]);
  await one.messages.post(CHAT, BODY, 'once');
  expect([claims.length, one.asked.length, other.asked.length]).toEqual([2, 2, 0]);
});

test('an interaction that Discord took no response to is passed over, even by what already waits', async () => {
  const { asked, visits, messages } = stand();
  visits.begin('one', 'chat', ours, 'board').noteAnswered();
  const late = visits.begin('two', 'chat', ours, 'board');
  const changed = [messages.post(CHAT, BODY, 'once'), messages.edit(CHAT, 'board', BODY)];
  late.end();
  await Promise.all(changed);
  visits.begin('three', 'elsewhere', ours).end();
  await expect(messages.post({ ...CHAT, channel: 'elsewhere' }, BODY, 'once')).rejects.toThrow(OutOfTouchError);
  expect(asked.sort()).toEqual(['PATCH /webhooks/app/one/messages/board', 'POST /webhooks/app/one']);
});
