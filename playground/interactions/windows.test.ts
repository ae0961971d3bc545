import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { APPLICATION_ID, type Playground, startPlayground } from '../index.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { call, RawGateway, type ReceivedPayload } from '../testing/raw-bot.ts';
import type { Outcome, TestUser } from '../users/test-user.ts';

let clock: ManualClock;
let playground: Playground;
let line: RawGateway;
let ada: TestUser;

beforeEach(async () => {
  clock = new ManualClock();
  playground = await startPlayground({ port: 0, answerMs: 3_000, limits: false, now: clock.now, after: clock.after });
  line = await RawGateway.ready(playground, 1);
  ada = playground.user('Ada');
  await call(playground, 'PUT', `/applications/${APPLICATION_ID}/commands`, [{ name: 'move', description: 'Move' }]);
  await ada.until(() => ada.commands.length === 1);
});

afterEach(async () => {
  ada.leave();
  line.close();
  await playground.close();
});

async function ask(): Promise<{ interaction: ReceivedPayload['d']; outcome: Promise<Outcome> }> {
  const outcome = ada.command('general', 'move');
  return { interaction: (await line.event('INTERACTION_CREATE')).d, outcome };
}

const callback = ({ id, token }: ReceivedPayload['d'], body: object, query = '') =>
  call(playground, 'POST', `/interactions/${id}/${token}/callback${query}`, body, { authorization: '' });
const webhook = (method: string, { token }: ReceivedPayload['d'], path = '', body?: object) =>
  call(playground, method, `/webhooks/${APPLICATION_ID}/${token}${path}`, body, { authorization: '' });

const hello = { type: 4, data: { content: 'hello' } };
const defer = (flags = 0) => ({ type: 5, data: { flags } });

describe('the first response', () => {
  test('returns the created message on request', async () => {
    const { interaction } = await ask();
    const { status, body } = await callback(interaction, hello, '?with_response=true');
    const message = ada.messages('general')[0];
    expect(status).toBe(200);
    expect(body).toMatchObject({
      interaction: { id: interaction.id, type: 2, response_message_id: message?.id, response_message_ephemeral: false },
      resource: { type: 4, message: { id: message?.id, content: 'hello', type: 20 } },
    });
  });
});

describe('follow-ups', () => {
  test('can change only messages of the interaction', async () => {
    const { interaction } = await ask();
    await callback(interaction, hello);
    const response = await call(playground, 'POST', `/channels/${interaction.channel_id}/messages`, {
      content: 'other',
    });
    expect((await webhook('PATCH', interaction, `/messages/${response.body.id}`, { content: 'x' })).body.code).toBe(
      10008,
    );
    const followUp = await webhook('POST', interaction, '', { content: 'more' });
    expect((await webhook('GET', interaction, `/messages/${followUp.body.id}`)).body.content).toBe('more');
    expect((await webhook('DELETE', interaction, '/messages/%40original')).status).toBe(204);
    expect((await webhook('GET', interaction, '/messages/@original')).body.code).toBe(10008);
  });

  test('replace the deferred message first, with the visibility it was deferred with', async () => {
    const { interaction } = await ask();
    await callback(interaction, defer());
    const { body } = await webhook('POST', interaction, '', { content: 'thought', flags: 64 });
    expect(body).toMatchObject({ content: 'thought', flags: 0 });
    const second = await webhook('POST', interaction, '', { content: 'more', flags: 64 });
    expect(second.body).toMatchObject({ content: 'more', flags: 64 });
    expect(second.body.id).not.toBe(body.id);
  });

  test('cannot reach an ephemeral message without the token', async () => {
    const { interaction } = await ask();
    const { body } = await callback(interaction, { type: 4, data: { content: 's', flags: 64 } }, '?with_response=true');
    const path = `/channels/${interaction.channel_id}/messages`;
    const id = body.resource.message.id;
    expect((await call(playground, 'GET', `${path}/${id}`)).body.code).toBe(10008);
    expect((await call(playground, 'PATCH', `${path}/${id}`, { content: 'x' })).body.code).toBe(10008);
    expect((await call(playground, 'GET', path)).body).toEqual([]);
  });
});
