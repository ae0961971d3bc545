import { DiscordAPIError, MessageFlags, MessageFlagsBitField, RESTJSONErrorCodes } from 'discord.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answerable, InteractionResponder, type ResponderParts } from './responder.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const acknowledged = () => {
  const code = RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged;
  return new DiscordAPIError({ code, message: 'x' }, code, 400, 'POST', '/', {});
};

interface Options {
  /** Flags of the pressed message. Without it, the interaction is a command. */
  readonly pressed?: number;
  /** Method that Discord rejects, because another process has acknowledged the interaction. */
  readonly fails?: string;
  /** Message of the first response, as it can be fetched. */
  readonly original?: { readonly id: string; readonly flags: number };
}

/** Returns a responder for an interaction without Discord, and what was called. */
function respond({ pressed, fails, original }: Options = {}, parts: ResponderParts = {}) {
  const calls: string[] = [];
  const interaction = { replied: false, deferred: false } as Record<string, unknown>;
  const call = (name: string, sets: object, result: unknown) => async (options?: unknown) => {
    const { content, flags } = (options ?? {}) as { content?: string; flags?: number };
    calls.push([name, content, flags && (flags & MessageFlags.Ephemeral ? 'private' : '')].filter(Boolean).join(' '));
    if (name === fails) throw acknowledged();
    Object.assign(interaction, sets);
    return result;
  };
  const flags = (bits: number) => new MessageFlagsBitField(bits);
  Object.assign(interaction, {
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
  const responder = new InteractionResponder(interaction as unknown as Answerable, parts);
  return { responder, calls };
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

test('does not defer what is answered or closed in time', async () => {
  const [answered, closed] = [respond(), respond()];
  await answered.responder.private({ content: 'one' });
  closed.responder.close();
  await later();
  expect([answered.calls, closed.calls]).toEqual([['reply one private'], []]);
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
  const [first, lost] = [respond({ pressed: 0 }), respond({ pressed: 0, fails: 'update' })];
  expect(await first.responder.update({ content: 'one' })).toEqual({ channel: 'c', message: 'pressed' });
  await lost.responder.update({ content: 'one' });
  expect([first.calls, lost.calls]).toEqual([['update one'], ['update one', 'editReply one']]);
});

test('returns the board of a lost public response, unless it is private or the pressed message', async () => {
  const sent = (original: NonNullable<Options['original']>, pressed?: number) =>
    respond({ fails: 'reply', original, ...(pressed !== undefined && { pressed }) })
      .responder.public({ content: 'board' })
      .then(
        ({ id }) => id,
        () => 'rejected',
      );
  expect(await sent({ id: 'board', flags: 0 })).toBe('board');
  expect(await sent({ id: 'board', flags: MessageFlags.Ephemeral })).toBe('rejected');
  expect(await sent({ id: 'pressed', flags: 0 }, 0)).toBe('rejected');
});

test('opens a form only as the first response', async () => {
  const { responder, calls } = respond();
  await responder.form({ title: 't', custom_id: 'c', components: [] });
  await responder.form({ title: 't', custom_id: 'c', components: [] });
  expect(calls).toEqual(['showModal']);
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
  const used: string[] = [];
  const token = {
    claim: async () => false,
    markAnswered: () => void used.push('answered'),
    markUnanswered: () => void used.push('unanswered'),
    releaseFollowUps: () => void used.push('released'),
    takeFollowUp: async () => void used.push('follow-up'),
  } as unknown as NonNullable<ResponderParts['token']>;
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
