import { type APIMessage, MessageFlags } from 'discord-api-types/v10';
import { beforeEach, describe, expect, test } from 'vitest';
import { Snowflakes } from './clock.ts';
import type { Discord } from './discord.ts';
import { compose, revise } from './messages.ts';
import { ManualClock } from './testing/manual-clock.ts';
import { APPLICATION_ID, type PlaygroundUser, parseSetup, TEXT_CHANNELS } from './world/setup.ts';
import { World } from './world/world.ts';

let discord: Discord;
let world: World;
let clock: ManualClock;
let bo: PlaygroundUser;

beforeEach(() => {
  world = new World('http://127.0.0.1:1', parseSetup({}));
  world.createDefaultChannels();
  clock = new ManualClock();
  discord = { world, clock, ids: new Snowflakes(clock.now) } as unknown as Discord;
  [, bo] = world.users.people as [PlaygroundUser, PlaygroundUser];
});

function make(form: object, more: object = {}): APIMessage {
  const channel = world.channels.get(TEXT_CHANNELS[0].id);
  if (!channel) throw new Error('no channel');
  return compose(discord, { form: form as never, channel, author: world.users.bot, ...more });
}

const upload = (filename: string) => ({ filename, type: 'image/png', bytes: Buffer.from('a') });

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

  test('hides a private message that it replies to, unless it is private too', () => {
    const hidden = make({ content: 'a' }, { extra: { flags: MessageFlags.Ephemeral } });
    expect(make({ content: 'b' }, { replied: hidden }).referenced_message).toBeNull();
    const also = make({ content: 'b' }, { replied: hidden, extra: { flags: MessageFlags.Ephemeral } });
    expect(also.referenced_message?.id).toBe(hidden.id);
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
});
