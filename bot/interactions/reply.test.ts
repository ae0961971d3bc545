import { noughts } from '@longtable/kit/testing/games/noughts';
import { ChannelType, DiscordAPIError, MessageFlags, MessageFlagsBitField, RESTJSONErrorCodes } from 'discord.js';
import { expect, test, vi } from 'vitest';
import { open, testContext } from '../../tests/context.ts';
import { Refusal } from '../host/refusal.ts';
import { message } from '../render/message.ts';
import type { Bot } from './bot.ts';
import { actorOf, displayNameOf, Reply } from './reply.ts';
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

test('knows where the user is', () => {
  const of = (about: About, parts: Parts = {}) => {
    const { reply } = replying(about, parts);
    return [reply.isGuest, reply.isDm, reply.isInPrivate, reply.channelId, reply.language];
  };
  const guest = { channel: { type: ChannelType.GuildText, guest: true } };
  expect(of({})).toEqual([false, false, false, 'c', 'en']);
  expect(of({ guildId: null, locale: 'de' })).toEqual([false, true, false, 'c', 'de']);
  expect(of({ guildId: null, channelId: null }, guest)).toEqual([true, false, false, '', 'en']);
  expect(of({ pressed: MessageFlags.Ephemeral })[2]).toBe(true);
  expect(of({ pressed: 0 })[2]).toBe(false);
  expect([replying({ pressed: 0 }).reply.message?.id, replying().reply.message]).toEqual(['pressed', null]);
});

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

test('replaces the pressed private message, or sends a new one', async () => {
  const shown = async (about: About) => {
    const { reply, sent } = replying(about);
    const { message: id } = await reply.show({ content: 'one' });
    return [id, ...sent.map(({ how, isPrivate }) => `${how}${isPrivate ? ' privately' : ''}`)];
  };
  expect(await shown({ pressed: MessageFlags.Ephemeral })).toEqual(['pressed', 'update']);
  expect(await shown({ pressed: 0 })).toEqual(['first', 'reply privately']);
  expect(await shown({})).toEqual(['first', 'reply privately']);
  expect(await shown({ pressed: MessageFlags.Ephemeral, isGone: true })).toEqual(['first', 'reply privately']);
});

test('keeps short messages for the next interaction of the user in the channel', async () => {
  const keep = vi.fn();
  const { reply, deleted } = replying({}, { keep });
  await reply.showBriefly({ content: 'one' });
  await reply.privateBriefly({ content: 'two' });
  await reply.sayBriefly('three');
  expect(keep.mock.calls.map(([user, channel, { message: id }]) => [user, channel, id])).toEqual([
    ['ada', 'c', 'first'],
    ['ada', 'c', 'more2'],
    ['ada', 'c', 'more3'],
  ]);
  for (const [, , { remove }] of keep.mock.calls) await remove();
  expect(deleted).toEqual(['first', 'more2', 'more3']);
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

test('shows icons in public messages, and in private ones to users who want them', async () => {
  const icons = async (isPublic: boolean, readDisplay?: Parts['readDisplay']) => {
    const findEmoji = () => ({ id: '1', name: 'sword' });
    const { reply, sent } = replying({}, { findEmoji, ...(readDisplay && { readDisplay }) });
    const drawn = message({ end: ['<:sword:>here'] });
    await (isPublic ? reply.public(drawn) : reply.private(drawn));
    return JSON.stringify(sent[0]?.components).includes('<:sword:1>');
  };
  const display = (more: object) => async () => ({ language: 'en', display: 'plain', ...more }) as never;
  expect(await icons(true, display({ plain: true }))).toBe(true);
  expect(await icons(false, display({}))).toBe(true);
  expect(await icons(false, display({ plain: true }))).toBe(false);
  expect(
    await icons(false, async () => {
      throw new Error('busy');
    }),
  ).toBe(false);
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
