import { DiscordAPIError, MessageFlags, MessageFlagsBitField, RESTJSONErrorCodes } from 'discord.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { message } from '../render/message.ts';
import { type Answerable, InteractionResponder, type ResponderParts } from './responder.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const V2 = MessageFlags.IsComponentsV2;
const apiError = (code: keyof typeof RESTJSONErrorCodes) =>
  new DiscordAPIError({ code: RESTJSONErrorCodes[code], message: '' }, RESTJSONErrorCodes[code], 400, 'POST', '/', {});

interface Call {
  readonly how: string;
  readonly body: Record<string, unknown>;
}

/** Returns a responder, its calls, and the state of its interaction. */
function respond(
  { pressed, errors = {} }: { pressed?: number; errors?: Record<string, unknown> } = {},
  parts: ResponderParts = {},
) {
  const calls: Call[] = [];
  const interaction: Record<string, unknown> = { replied: false, deferred: false };
  const call = (how: string, sets: object, result: unknown) => async (body: unknown, options?: unknown) => {
    calls.push({ how, body: (options ?? body ?? {}) as Record<string, unknown> });
    if (errors[how]) throw errors[how];
    Object.assign(interaction, sets);
    return result;
  };
  Object.assign(interaction, {
    ...{ id: 'i', token: 't', client: { rest: { post: call('redraw', {}, {}) } } },
    reply: call('reply', { replied: true }, { resource: { message: { id: 'first' } } }),
    editReply: call('edit', { replied: true }, { id: 'edited' }),
    followUp: call('followUp', {}, { id: 'more' }),
    update: call('update', { replied: true }, {}),
    deferUpdate: call('deferUpdate', { deferred: true }, {}),
    deferReply: call('deferReply', { deferred: true }, {}),
    deleteReply: call('delete', {}, {}),
    ...(pressed !== undefined && {
      message: { id: 'pressed', channelId: 'c', flags: new MessageFlagsBitField(pressed) },
    }),
  });
  return { responder: new InteractionResponder(interaction as unknown as Answerable, parts), calls, interaction };
}

const used = () => {
  const said: string[] = [];
  const token = {
    claim: async () => true,
    markAnswered: () => void said.push('answered'),
    markUnanswered: () => void said.push('unanswered'),
    releaseFollowUps: () => {},
    takeFollowUp: async () => void said.push('follow-up'),
  } as unknown as NonNullable<ResponderParts['token']>;
  return { said, token };
};
const DRAWN = message({ title: 'Board' });
const later = () => vi.advanceTimersByTimeAsync(1000);

test('allows no mentions in plain replies, and keeps the flags of drawn ones', async () => {
  const { responder, calls } = respond();
  await responder.private({ content: 'one' });
  await responder.private(DRAWN);
  await responder.public(DRAWN);
  expect(calls[0]?.body).toMatchObject({
    allowedMentions: { parse: [] },
    flags: MessageFlags.Ephemeral,
    withResponse: true,
  });
  expect([calls[1]?.body.flags, calls[2]?.body.flags]).toEqual([V2 | MessageFlags.Ephemeral, V2]);
});

test('edits and deletes the messages that it sent', async () => {
  const { responder, calls } = respond();
  const first = await responder.private({ content: 'one' });
  const second = await responder.private({ content: 'two' });
  for (const sent of [first, second]) {
    await sent.edit(DRAWN);
    await sent.remove();
  }
  expect(calls.slice(2).map(({ how, body }) => [how, typeof body === 'object' ? body.message : body])).toEqual([
    ['edit', undefined],
    ['delete', undefined],
    ['edit', 'more'],
    ['delete', 'more'],
  ]);
});

test('writes a plain text into a drawn message as components, and removes those of a plain message', async () => {
  const [drawn, plain, parts] = [respond({ pressed: V2 }), respond({ pressed: 0 }), respond({ pressed: V2 })];
  await drawn.responder.update({ content: 'one' });
  expect(JSON.stringify(drawn.calls[0]?.body)).toContain('"content":"one"');
  expect(drawn.calls[0]?.how).toBe('redraw');
  await plain.responder.update({ content: 'one' });
  expect(plain.calls).toMatchObject([{ how: 'update', body: { content: 'one', components: [] } }]);
  await parts.responder.update({ components: [] });
  expect(parts.calls).toMatchObject([{ how: 'update', body: { components: [] } }]);
});

test('marks a token as answered if another process has acknowledged the interaction, but not after other errors', async () => {
  const answeredAfter = async (code: keyof typeof RESTJSONErrorCodes) => {
    const { said, token } = used();
    const { responder } = respond({ errors: { reply: apiError(code) } }, { token });
    await expect(responder.private({ content: 'one' })).rejects.toThrow();
    return said;
  };
  expect(await answeredAfter('InteractionHasAlreadyBeenAcknowledged')).toEqual(['answered']);
  expect(await answeredAfter('UnknownMessage')).toEqual([]);
});

test('ends a deferred reply as answered, and defers nothing afterwards', async () => {
  const { said, token } = used();
  const { responder } = respond({ pressed: 0 }, { token });
  await later();
  await responder.finish();
  expect(said).toEqual(['answered', 'answered', 'unanswered']);
  const other = respond();
  await other.responder.finish();
  await later();
  expect(other.calls).toEqual([]);
});

test('uses an interaction that another process has deferred in the same way', async () => {
  const { responder, calls } = respond({ errors: { deferReply: apiError('InteractionHasAlreadyBeenAcknowledged') } });
  await later();
  await responder.private({ content: 'one' });
  expect(calls.map(({ how }) => how)).toEqual(['deferReply', 'edit']);
  const failing = respond({ errors: { deferReply: apiError('UnknownInteraction') } });
  await later();
  await failing.responder.private({ content: 'one' });
  expect(failing.calls.map(({ how }) => how)).toEqual(['deferReply', 'reply']);
});

test('replies publicly even if the placeholder cannot be deleted, but passes other errors on', async () => {
  const { responder, calls } = respond({ errors: { delete: apiError('UnknownMessage') } });
  await later();
  expect((await responder.public({ content: 'board' })).id).toBe('more');
  expect(calls.at(-1)?.how).toBe('delete');
  const failing = respond({ errors: { reply: apiError('MissingAccess') } });
  await expect(failing.responder.public({ content: 'board' })).rejects.toMatchObject({ code: 50001 });
  await respond().responder.form({ title: '', custom_id: '', components: [] });
});
