import { DiscordAPIError, MessageFlags, MessageFlagsBitField, RESTJSONErrorCodes } from 'discord.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { message } from '../render/message.ts';
import { type Answerable, InteractionResponder, type ResponderParts } from './responder.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const V2 = MessageFlags.IsComponentsV2;
const DRAWN = message({ title: 'Board' });
const apiError = (code: keyof typeof RESTJSONErrorCodes) =>
  new DiscordAPIError({ code: RESTJSONErrorCodes[code], message: '' }, RESTJSONErrorCodes[code], 400, 'POST', '/', {});
const ACKNOWLEDGED = 'InteractionHasAlreadyBeenAcknowledged';

interface Options {
  /** Flags of the pressed message. Without it, the interaction is a command. */
  readonly pressed?: number;
  /** Errors of Discord, by the method that they reject. */
  readonly errors?: Readonly<Record<string, keyof typeof RESTJSONErrorCodes>>;
  /** Message of the first response, as it can be fetched. */
  readonly original?: { readonly id: string; readonly flags: number };
}

/** Returns a responder for an interaction without Discord, what was called, and with which bodies. */
function respond({ pressed, errors = {}, original }: Options = {}, parts: ResponderParts = {}) {
  const calls: string[] = [];
  const bodies: Record<string, unknown>[] = [];
  const interaction = { id: 'i', token: 't', replied: false, deferred: false } as Record<string, unknown>;
  const call = (name: string, sets: object, result: unknown) => async (given?: unknown, more?: unknown) => {
    const body = (more ?? given ?? {}) as Record<string, unknown>;
    const flags = Number(body.flags ?? 0);
    calls.push([name, body.content, flags & MessageFlags.Ephemeral ? 'private' : ''].filter(Boolean).join(' '));
    bodies.push(body);
    if (errors[name]) throw apiError(errors[name]);
    Object.assign(interaction, sets);
    return result;
  };
  const flags = (bits: number) => new MessageFlagsBitField(bits);
  Object.assign(interaction, {
    client: { rest: { post: call('redraw', {}, {}) } },
    reply: call('reply', { replied: true }, { resource: { message: { id: 'first' } } }),
    editReply: call('editReply', { replied: true }, { id: 'edited' }),
    followUp: call('followUp', {}, { id: 'more' }),
    update: call('update', { replied: true }, {}),
    deferUpdate: call('deferUpdate', { deferred: true }, {}),
    deferReply: call('deferReply', { deferred: true }, {}),
    deleteReply: call('deleteReply', {}, {}),
    showModal: call('showModal', { replied: true }, {}),
    fetchReply: async () => ({ id: original?.id, flags: flags(original?.flags ?? 0) }),
    ...(pressed !== undefined && { message: { id: 'pressed', channelId: 'c', flags: flags(pressed) } }),
  });
  return { responder: new InteractionResponder(interaction as unknown as Answerable, parts), calls, bodies };
}

/** Returns the token of a guest's interaction, and how it was used. */
function guestToken() {
  const used: string[] = [];
  const token = {
    claim: async () => false,
    markAnswered: () => void used.push('answered'),
    markUnanswered: () => void used.push('unanswered'),
    releaseFollowUps: () => void used.push('released'),
    takeFollowUp: async () => void used.push('follow-up'),
  } as unknown as NonNullable<ResponderParts['token']>;
  return { used, token };
}

const later = () => vi.advanceTimersByTimeAsync(1000);

test('replies to a command, then sends follow-ups', async () => {
  const { responder, calls } = respond();
  expect((await responder.private({ content: 'one' })).message).toBe('first');
  expect((await responder.private({ content: 'two' })).message).toBe('more');
  expect((await responder.public({ content: 'three' })).id).toBe('more');
  expect(calls).toEqual(['reply one private', 'followUp two private', 'followUp three']);
});

test('defers a command after a second, then uses its private message once', async () => {
  const { responder, calls } = respond();
  await vi.advanceTimersByTimeAsync(999);
  expect(calls).toEqual([]);
  await later();
  expect((await responder.private({ content: 'one' })).message).toBe('edited');
  expect((await responder.private({ content: 'two' })).message).toBe('more');
  expect(calls).toEqual(['deferReply private', 'editReply one', 'followUp two private']);
});

test('sends a public message after a deferral as a new one, and removes the private placeholder', async () => {
  const { responder, calls } = respond();
  await later();
  expect((await responder.public({ content: 'board' })).id).toBe('more');
  expect(calls).toEqual(['deferReply private', 'editReply …', 'followUp board', 'deleteReply']);
});

test('acknowledges a slow press without changing its message, then replies privately beside it', async () => {
  const { responder, calls } = respond({ pressed: 0 });
  await later();
  await responder.private({ content: 'one' });
  await responder.acknowledge();
  await responder.update({ content: 'two' });
  expect(calls).toEqual(['deferUpdate', 'followUp one private', 'editReply two']);
});

test('updates the pressed message, and edits it if the response was lost', async () => {
  const [first, lost] = [respond({ pressed: 0 }), respond({ pressed: 0, errors: { update: ACKNOWLEDGED } })];
  expect(await first.responder.update({ content: 'one' })).toEqual({ channel: 'c', message: 'pressed' });
  await lost.responder.update({ content: 'one' });
  expect([first.calls, lost.calls]).toEqual([['update one'], ['update one', 'editReply one']]);
});

test('returns the board of a lost public response, unless it is private or the pressed message', async () => {
  const sent = (original: NonNullable<Options['original']>, pressed?: number) =>
    respond({ errors: { reply: ACKNOWLEDGED }, original, ...(pressed !== undefined && { pressed }) })
      .responder.public({ content: 'board' })
      .then(
        ({ id }) => id,
        () => 'rejected',
      );
  expect(await sent({ id: 'board', flags: 0 })).toBe('board');
  expect(await sent({ id: 'board', flags: MessageFlags.Ephemeral })).toBe('rejected');
  expect(await sent({ id: 'pressed', flags: 0 }, 0)).toBe('rejected');
});

test('claims the answer of a deferred interaction once, and waits for the claim', async () => {
  const claim = vi.fn(async () => {
    throw new Error('claimed elsewhere');
  });
  const [slow, fast] = [respond({}, { claim }), respond({}, { claim })];
  await fast.responder.private({ content: 'one' });
  expect(claim).not.toHaveBeenCalled();
  await later();
  await expect(slow.responder.private({ content: 'one' })).rejects.toThrow('claimed elsewhere');
  await expect(slow.responder.private({ content: 'two' })).rejects.toThrow('claimed elsewhere');
  expect(claim).toHaveBeenCalledOnce();
  expect(slow.calls).toEqual(['deferReply private']);
});

test('replies for another process only if a command has no answer yet', async () => {
  const yielded = async (options: Options, isDeferred: boolean) => {
    const { responder, calls } = respond(options);
    if (isDeferred) await later();
    await responder.yieldToOtherProcess('done');
    return calls.slice(Number(isDeferred));
  };
  const loading = { id: 'x', flags: MessageFlags.Loading };
  expect(await yielded({}, false)).toEqual(['reply done private']);
  expect(await yielded({ original: loading }, true)).toEqual(['editReply done']);
  expect(await yielded({ original: { id: 'x', flags: 0 } }, true)).toEqual([]);
  expect(await yielded({ pressed: 0 }, false)).toEqual(['deferUpdate']);
});

test('marks the token of a guest as answered, and counts its follow-ups', async () => {
  const { used, token } = guestToken();
  const { responder } = respond({}, { token });
  await responder.private({ content: 'one' });
  await responder.private({ content: 'two' });
  expect(used).toEqual(['answered', 'follow-up']);
  expect(await responder.finish()).toBe(false);
  expect(used.slice(2)).toEqual(['answered', 'unanswered']);
  const silent = respond({}, { token }).responder;
  silent.releaseFollowUps();
  await silent.finish();
  expect(used.slice(4)).toEqual(['released', 'unanswered']);
  expect(await respond().responder.finish()).toBe(true);
});

test('marks a token as answered if another process has acknowledged the interaction, but not after other errors', async () => {
  for (const [code, expected] of [
    [ACKNOWLEDGED, ['answered']],
    ['UnknownMessage', []],
  ] as const) {
    const { used, token } = guestToken();
    const { responder } = respond({ errors: { reply: code } }, { token });
    await expect(responder.private({ content: 'one' })).rejects.toThrow();
    expect(used).toEqual(expected);
  }
});

test('allows no mentions in plain replies, and keeps the flags of drawn ones', async () => {
  const { responder, bodies } = respond();
  await responder.private({ content: 'one' });
  await responder.private(DRAWN);
  await responder.public(DRAWN);
  expect(bodies[0]).toMatchObject({ allowedMentions: { parse: [] }, withResponse: true });
  expect(bodies.map(({ flags }) => flags)).toEqual([MessageFlags.Ephemeral, V2 | MessageFlags.Ephemeral, V2]);
});

test('writes a plain text into a drawn message as components, and removes those of a plain message', async () => {
  const [drawn, plain] = [respond({ pressed: V2 }), respond({ pressed: 0 })];
  await drawn.responder.update({ content: 'one' });
  expect([drawn.calls, JSON.stringify(drawn.bodies)]).toEqual([['redraw'], expect.stringContaining('"content":"one"')]);
  await plain.responder.update({ content: 'one' });
  expect([plain.calls, plain.bodies[0]?.components]).toEqual([['update one'], []]);
});

test('updates a drawn message directly, and edits it if the response was lost', async () => {
  const lost = respond({ pressed: V2, errors: { redraw: ACKNOWLEDGED } });
  await lost.responder.update(DRAWN);
  expect(lost.calls).toEqual(['redraw', 'editReply']);
  const failing = respond({ pressed: V2, errors: { redraw: 'UnknownMessage' } });
  await expect(failing.responder.update(DRAWN)).rejects.toMatchObject({ code: 10008 });
});

test('uses an interaction that another process has deferred in the same way', async () => {
  for (const [code, expected] of [
    [ACKNOWLEDGED, ['deferReply private', 'editReply one']],
    ['UnknownInteraction', ['deferReply private', 'reply one private']],
  ] as const) {
    const { responder, calls } = respond({ errors: { deferReply: code } });
    await later();
    await responder.private({ content: 'one' });
    expect(calls).toEqual(expected);
  }
});

test('replies publicly even if the placeholder cannot be deleted, but passes other errors on', async () => {
  const { responder, calls } = respond({ errors: { deleteReply: 'UnknownMessage' } });
  await later();
  expect((await responder.public({ content: 'board' })).id).toBe('more');
  expect(calls.at(-1)).toBe('deleteReply');
  const failing = respond({ errors: { reply: 'MissingAccess' } });
  await expect(failing.responder.public({ content: 'board' })).rejects.toMatchObject({ code: 50001 });
});
