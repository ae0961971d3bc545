import { type APIMessage, MessageFlags } from 'discord-api-types/v10';
import { beforeEach, describe, expect, test } from 'vitest';
import { Snowflakes } from './clock.ts';
import type { Discord } from './discord.ts';
import { checkFiles, compose, composeUnchecked, messageForm, revise } from './messages.ts';
import { ManualClock } from './testing/manual-clock.ts';
import { APPLICATION_ID, GUILD, type PlaygroundUser, parseSetup, TEXT_CHANNELS } from './world/setup.ts';
import { World } from './world/world.ts';

let discord: Discord;
let world: World;
let clock: ManualClock;
let ada: PlaygroundUser;
let bo: PlaygroundUser;

beforeEach(() => {
  world = new World('http://127.0.0.1:1', parseSetup({}));
  world.createDefaultChannels();
  clock = new ManualClock();
  discord = { world, clock, ids: new Snowflakes(clock.now) } as unknown as Discord;
  [ada, bo] = world.users.people as [PlaygroundUser, PlaygroundUser];
});

function make(form: object, more: object = {}): APIMessage {
  const channel = world.channels.get(TEXT_CHANNELS[0].id);
  if (!channel) throw new Error('no channel');
  return compose(discord, { form: form as never, channel, author: world.users.bot, ...more });
}

const upload = (filename: string) => ({ filename, type: 'image/png', bytes: Buffer.from('a') });
const picture = { type: 12, items: [{ media: { url: 'attachment://a.png' } }] };
const V2 = MessageFlags.IsComponentsV2;

describe('a new message', () => {
  test('has trimmed content, defaults and the time', () => {
    expect(make({ content: ' hi\n' })).toMatchObject({
      content: 'hi',
      author: { id: APPLICATION_ID },
      timestamp: '2025-01-01T00:00:00.000000+00:00',
      edited_timestamp: null,
      tts: false,
      pinned: false,
      type: 0,
      flags: 0,
    });
    expect(make({ content: 'a', nonce: 7, tts: true })).toMatchObject({ nonce: 7, tts: true });
    expect(make({ content: 'a', nonce: null })).not.toHaveProperty('nonce');
  });

  test('has only flags that a bot can set', () => {
    const silent = MessageFlags.SuppressNotifications;
    expect(make({ content: 'a', flags: silent | MessageFlags.Ephemeral | MessageFlags.Loading }).flags).toBe(silent);
    expect(make({ content: 'a', flags: 0 }, { extra: { flags: MessageFlags.Ephemeral } }).flags).toBe(64);
  });

  test('shows its files at their addresses', () => {
    const { attachments, embeds, components } = make(
      { flags: V2, components: [picture], embeds: [{ image: { url: 'attachment://a.png' } }] },
      { files: [upload('a.png')] },
    );
    const url = attachments[0]?.url;
    expect(embeds).toMatchObject([{ type: 'rich', image: { url } }]);
    expect(components).toMatchObject([
      { items: [{ description: null, spoiler: false, media: { url, attachment_id: attachments[0]?.id } }] },
    ]);
  });

  test('resolves a file component with its name and size', () => {
    const shown = { type: 13, file: { url: 'attachment://a.png' } };
    const { components } = make({ flags: V2, components: [shown] }, { files: [upload('a.png')] });
    expect(components).toMatchObject([{ name: 'a.png', size: 1, spoiler: false }]);
    const section = {
      type: 9,
      components: [{ type: 10, content: 'a' }],
      accessory: { type: 11, media: { url: 'https://x.org/a.png' } },
    };
    const [attachment] = make({ flags: V2, components: [section] }).components as { accessory: object }[];
    expect(attachment?.accessory).toMatchObject({ description: null, media: { proxy_url: 'https://x.org/a.png' } });
  });

  test('is rejected with a file that is missing, with eleven files, and if empty', () => {
    expect(() => make({ flags: V2, components: [picture] }, { files: [upload('b.png')] })).toThrow('Invalid Form Body');
    const files = Array.from({ length: 11 }, (_, at) => upload(`${at}.png`));
    expect(() => make({}, { files })).toThrow('Maximum number of attachments');
    expect(make({}, { files: files.slice(1) }).attachments).toHaveLength(10);
    expect(() => make({ content: ' ' })).toThrow('Cannot send an empty message');
    expect(() => checkFiles({ attachments: [], components: [picture] }, ['data'])).toThrow('Invalid Form');
  });

  test('replies to a message, without the message that this one replies to', () => {
    const first = make({ content: 'a' });
    const second = make({ content: 'b' }, { replied: first });
    expect(second).toMatchObject({ type: 19, referenced_message: { id: first.id } });
    expect(second.message_reference).toEqual({
      type: 0,
      message_id: first.id,
      channel_id: first.channel_id,
      guild_id: GUILD.id,
    });
    expect(make({ content: 'c' }, { replied: second }).referenced_message).not.toHaveProperty('referenced_message');
  });

  test('hides a private message that it replies to, unless it is private too', () => {
    const hidden = make({ content: 'a' }, { extra: { flags: MessageFlags.Ephemeral } });
    expect(make({ content: 'b' }, { replied: hidden }).referenced_message).toBeNull();
    const also = make({ content: 'b' }, { replied: hidden, extra: { flags: MessageFlags.Ephemeral } });
    expect(also.referenced_message?.id).toBe(hidden.id);
  });

  test('pings roles and everyone only from a manager', () => {
    const content = `@everyone <@&1200000000000000201> <@${bo.user.id}>`;
    const pings = (more: object) => {
      const { mention_everyone, mention_roles, mentions } = make({ content }, more);
      return [mention_everyone, mention_roles.length, mentions.length];
    };
    expect(pings({ author: ada.user })).toEqual([true, 1, 1]);
    expect(pings({ author: bo.user })).toEqual([false, 0, 1]);
    expect(pings({})).toEqual([false, 0, 1]);
    expect(make({ content, allowed_mentions: { parse: [] } }).mentions).toEqual([]);
  });

  test('pings the author of the message that it replies to, unless it answers an interaction', () => {
    const replied = make({ content: 'a' }, { author: bo.user });
    expect(make({ content: 'b' }, { replied }).mentions.map(({ id }) => id)).toEqual([bo.user.id]);
    expect(make({ content: 'b' }, { replied, extra: { webhook_id: APPLICATION_ID } }).mentions).toEqual([]);
  });
});

describe('an edit', () => {
  const edit = (before: APIMessage, form: object, files: ReturnType<typeof upload>[] = []) =>
    revise(discord, before, form as never, files);

  test('keeps what it does not name and changes what it names', () => {
    const before = make({ content: 'a', embeds: [{ title: 'E' }] });
    clock.advance(1_000);
    const after = edit(before, { content: ' b ' });
    expect(after).toMatchObject({ id: before.id, content: 'b', embeds: [{ title: 'E' }] });
    expect([after.timestamp, after.edited_timestamp]).toEqual([before.timestamp, '2025-01-01T00:00:01.000000+00:00']);
    expect(edit(before, { content: null })).toMatchObject({ content: '', embeds: [{ title: 'E' }] });
    expect(edit(before, { embeds: [] })).toMatchObject({ content: 'a', embeds: [] });
    expect(() => edit(before, { content: '', embeds: [] })).toThrow('Cannot send an empty message');
  });

  test('keeps all files, or those it lists, and adds new ones', () => {
    const before = make({ content: 'a' }, { files: [upload('a.png'), upload('b.png')] });
    const names = ({ attachments }: APIMessage) => attachments.map(({ filename }) => filename);
    expect(names(edit(before, {}, [upload('c.png')]))).toEqual(['a.png', 'b.png', 'c.png']);
    const [first, second] = before.attachments;
    expect(names(edit(before, { attachments: [{ id: second?.id }] }, [upload('c.png')]))).toEqual(['b.png', 'c.png']);
    expect([world.attachments.get(first?.id ?? ''), world.attachments.get(second?.id ?? '')?.filename]).toEqual([
      undefined,
      'b.png',
    ]);
  });

  test('finishes a deferred reply and keeps its other flags', () => {
    const channel = world.channels.get(TEXT_CHANNELS[0].id);
    if (!channel) throw new Error('no channel');
    const extra = { flags: MessageFlags.Ephemeral | MessageFlags.Loading };
    const thinking = composeUnchecked(discord, { form: {}, channel, author: world.users.bot, extra });
    expect(edit(thinking, { content: 'a' }).flags).toBe(MessageFlags.Ephemeral);
    expect(edit(thinking, { content: 'a', flags: MessageFlags.SuppressEmbeds }).flags).toBe(64 | 4);
  });

  test('to components V2 needs the content removed', () => {
    const before = make({ content: 'a', embeds: [{ title: 'E' }] });
    const text = { flags: V2, components: [{ type: 10, content: 'b' }] };
    expect(() => edit(before, text)).toThrow('Invalid Form Body');
    expect(() => edit(before, { ...text, content: null })).toThrow('Invalid Form Body');
    const after = edit(before, { ...text, content: null, embeds: null });
    expect([after.flags, after.content, after.embeds]).toEqual([V2, '', []]);
    expect(messageForm({ components: text.components }, [], after).components).toHaveLength(1);
    expect(() => messageForm({ content: 'x' }, [], after)).toThrow('Invalid Form Body');
  });

  test('pings as the message did: users only in an answer', () => {
    const content = `<@${bo.user.id}>`;
    expect(edit(make({ content: 'a' }), { content }).mentions.map(({ id }) => id)).toEqual([bo.user.id]);
    const before = make({ content: 'a' }, { author: ada.user, extra: { webhook_id: APPLICATION_ID } });
    expect(edit(before, { content: '@everyone' }).mention_everyone).toBe(false);
    expect(edit(make({ content: 'a' }, { author: ada.user }), { content: '@everyone' }).mention_everyone).toBe(true);
    expect(edit(make({ content }), { allowed_mentions: { parse: [] } }).mentions).toEqual([]);
  });

  test('checks emojis of new components', () => {
    const button = { type: 2, style: 1, custom_id: 'a', emoji: { id: '5', name: 'x' } };
    const components = [{ type: 1, components: [button] }];
    expect(() => edit(make({ content: 'a' }), { components })).toThrow('Invalid Form Body');
    world.emojis.put({ id: '5', name: 'x', type: 'image/png', bytes: Buffer.alloc(0) });
    const after = edit(make({ content: 'a' }), { components });
    world.emojis.remove('5');
    expect(edit(after, { content: 'b' }).content).toBe('b');
  });
});
