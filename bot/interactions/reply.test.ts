import { noughts } from '@longtable/kit/testing/games/noughts';
import { DiscordAPIError, MessageFlags, MessageFlagsBitField, RESTJSONErrorCodes } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { open, testContext } from '../../tests/context.ts';
import { Refusal } from '../host/refusal.ts';
import type { Bot } from './bot.ts';
import { actorOf, displayNameOf, EphemeralReplies, Reply } from './reply.ts';
import type { Answerable } from './responder.ts';

type Parts = NonNullable<ConstructorParameters<typeof Reply>[2]>;

interface About {
  /** Flags of the pressed message. Without them, the interaction is a command. */
  readonly pressed?: number;
  readonly guildId?: string | null;
  readonly locale?: string;
  readonly channelId?: string | null;
  /** Whether the pressed message no longer exists. */
  readonly isGone?: boolean;
}

/** Returns a reply without Discord, what it sent, and which messages it deleted. */
function replying(about: About = {}, parts: Parts = {}) {
  const { pressed, guildId = 'g', locale = 'en-GB', channelId = 'c', isGone } = about;
  const sent: { how: string; content?: string; components?: unknown; isPrivate: boolean; mentions?: unknown }[] = [];
  const deleted: unknown[] = [];
  const missing = () => {
    const { UnknownMessage: code } = RESTJSONErrorCodes;
    return new DiscordAPIError({ code, message: '' }, code, 404, 'PATCH', '/', {});
  };
  const interaction: Record<string, unknown> = { replied: false, deferred: false };
  const send = (how: string, result: () => unknown) => async (body: Record<string, unknown>) => {
    if (isGone && how === 'update') throw missing();
    interaction.replied = true;
    const isPrivate = ((body.flags as number) & MessageFlags.Ephemeral) !== 0;
    sent.push({
      how,
      content: body.content as string,
      components: body.components,
      isPrivate,
      mentions: body.allowedMentions,
    });
    return result();
  };
  Object.assign(interaction, {
    ...{ id: 'i', token: 't', user: { id: 'ada' }, guildId, locale, channelId },
    reply: send('reply', () => ({ resource: { message: { id: 'first', channelId: 'c' } } })),
    followUp: send('followUp', () => ({ id: `more${sent.length}`, channelId: 'c' })),
    update: send('update', () => ({})),
    editReply: send('edit', () => ({ id: 'edited' })),
    deleteReply: async (id?: string) => void deleted.push(id ?? 'first'),
    deferUpdate: send('acknowledge', () => ({})),
    webhook: { deleteMessage: async ({ id }: { id: string }) => void deleted.push(id) },
    ...(pressed !== undefined && {
      message: { id: 'pressed', channelId: 'c', flags: new MessageFlagsBitField(pressed), components: [] },
    }),
  });
  const reply = new Reply(interaction as unknown as Answerable, {} as Bot, parts);
  return { reply, sent, deleted };
}

test('loads the display settings once, and again after an error', async () => {
  const readDisplay = vi.fn(async () => ({ language: 'en', display: 'picture' }) as const);
  const { reply } = replying({}, { readDisplay });
  await reply.display;
  expect([await reply.display, readDisplay.mock.calls.length]).toEqual([{ language: 'en', display: 'picture' }, 1]);
  const failing = vi.fn(readDisplay).mockRejectedValueOnce(new Error('busy'));
  const other = replying({}, { readDisplay: failing }).reply;
  await expect(other.display).rejects.toThrow('busy');
  expect((await other.display).display).toBe('picture');
  expect(await replying().reply.display).toEqual({ language: 'en', display: 'plain' });
});

test('splits a long text between lines, and keeps code blocks whole', async () => {
  const parts = async (text: string, more?: string) => {
    const { reply, sent } = replying();
    await reply.say(text, more);
    expect(sent.every(({ isPrivate }) => isPrivate)).toBe(true);
    return sent.map(({ content }) => content);
  };
  const line = 'x'.repeat(999);
  expect(await parts('one\ntwo', 'three')).toEqual(['one\ntwo\nthree']);
  expect(await parts(`${line}\n${line}x`)).toEqual([`${line}\n${line}x`]);
  expect(await parts(`${line}\n${line}xx`)).toEqual([line, `${line}xx`]);
  const block = `\`\`\`\n${'y\n'.repeat(900)}\`\`\``;
  expect(await parts(`${line}\n${block}\nend`)).toEqual([line, `${block}\nend`]);
  expect(await parts('z'.repeat(2001))).toEqual(['z'.repeat(2000)]);
});

test('shows a refusal in the panel, else in a message, with the board if the pressed one was outdated', async () => {
  const opened = await open(await testContext([noughts]));
  const refused = async (code: 'stale' | 'notYourTurn', isPanel: boolean, at: typeof opened | undefined = opened) => {
    const { reply, sent } = replying({}, { showNoteInPanel: async () => isPanel });
    await reply.refuse(new Refusal(code), at);
    return sent.map(({ content = '' }) => content.includes('Noughts and Crosses'));
  };
  expect(await refused('stale', true)).toEqual([]);
  expect(await refused('stale', false)).toEqual([true]);
  expect(await refused('notYourTurn', false)).toEqual([false]);
  const { reply, sent } = replying();
  await reply.refuse(new Refusal('stale'));
  expect(sent).toHaveLength(1);
});

test('names a user by nickname, display name, user name or id', () => {
  const user = (globalName: string | null, username = 'ada1') => ({ id: '1', globalName, username }) as never;
  expect(displayNameOf(user('Ada'), { nick: 'Nick' })).toBe('Nick');
  expect(displayNameOf(user('Ada'), null)).toBe('Ada');
  expect(displayNameOf(user(null), undefined)).toBe('ada1');
  expect(displayNameOf(user(null, ''), { nick: '' })).toBe('1');
  const actor = (member: object | null) => actorOf({ user: user('Ada'), member } as never);
  expect([actor({ nick: 'Nick' }), actor({ displayName: 'Shown', nick: 'Nick' }), actor(null)]).toEqual([
    { person: '1', name: 'Nick' },
    { person: '1', name: 'Shown' },
    { person: '1', name: 'Ada' },
  ]);
});

describe('ephemeral replies', () => {
  const LIFE_MS = 14.5 * 60_000;
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 0 }));

  afterEach(() => void vi.useRealTimers());

  const sent = (message: string) => ({ message, remove: async () => message });

  /** Returns the message that the next interaction deletes. */
  const taken = (replies: EphemeralReplies, person: string, channel: string, pressed?: string) =>
    replies.take(person, channel, pressed)?.();

  test('deletes the last reply of a user in a channel once', async () => {
    const replies = new EphemeralReplies();
    replies.keep('ada', 'c', sent('one'));
    replies.keep('ada', 'c', sent('two'));
    replies.keep('bo', 'c', sent('three'));
    expect(await taken(replies, 'ada', 'd')).toBeUndefined();
    expect(await taken(replies, 'ada', 'c')).toBe('two');
    expect(await taken(replies, 'ada', 'c')).toBeUndefined();
    expect(await taken(replies, 'bo', 'c', 'another')).toBe('three');
  });

  test('keeps the message that was pressed', async () => {
    const replies = new EphemeralReplies();
    replies.keep('ada', 'c', sent('one'));
    expect(await taken(replies, 'ada', 'c', 'one')).toBeUndefined();
  });

  test('deletes a reply only while its token is valid, also after others have expired', async () => {
    const replies = new EphemeralReplies();
    replies.keep('ada', 'c', sent('one'));
    vi.setSystemTime(LIFE_MS - 1);
    replies.keep('bo', 'c', sent('two'));
    expect(await taken(replies, 'ada', 'c')).toBe('one');
    replies.keep('ada', 'c', sent('three'));
    vi.setSystemTime(2 * LIFE_MS - 1);
    replies.keep('cleo', 'c', sent('four'));
    expect(await taken(replies, 'ada', 'c')).toBeUndefined();
    expect(await taken(replies, 'bo', 'c')).toBeUndefined();
    expect(await taken(replies, 'cleo', 'c')).toBe('four');
  });
});
