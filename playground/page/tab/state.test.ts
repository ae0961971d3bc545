import type { APIChannel, APIMessage } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import type { PageMessage } from '../../protocol.ts';
import { channel, message, user } from '../testing/fixtures.ts';
import {
  addAttempt,
  disconnect,
  INITIAL_STATE,
  mentionCount,
  open,
  receive,
  removeAttempt,
  type State,
} from './state.ts';

const WORLD: PageMessage = {
  type: 'world',
  you: user('1'),
  bot: null,
  online: true,
  people: [],
  servers: [{ id: '0', name: 'Home', locale: 'en-US', hasBot: true, roles: [], members: [] }],
  faults: '',
  aheadMs: 0,
  roles: [],
  channels: [channel('10'), channel('11')],
  events: [],
  commands: [],
  offered: { 0: [], 1: [], 2: [], servers: {}, hidden: {} },
  running: [],
  isInstalled: false,
  messages: { '10': [message('100')] },
};

const stateAfter = (...updates: readonly PageMessage[]): State =>
  updates.reduce((state, update) => receive(state, update, 0), INITIAL_STATE);
const ids = (state: State) => state.world?.messages['10']?.map(({ id }) => id);

describe('hear', () => {
  it('opens the first channel, and keeps the open channel when the world is sent again', () => {
    expect(stateAfter(WORLD)).toMatchObject({ connected: true, channel: '10' });
    expect(receive(disconnect(open(stateAfter(WORLD), '11')), WORLD)).toMatchObject({ connected: true, channel: '11' });
    expect(receive(open(stateAfter(WORLD), '12'), WORLD).channel).toBe('10');
  });

  it('replaces edited messages and removes deleted ones', () => {
    const edited = stateAfter(
      WORLD,
      { type: 'message', message: message('101') },
      { type: 'edit', message: message('100', { content: 'new' }) },
    );
    expect(edited.world?.messages['10']?.map(({ content }) => content)).toEqual(['new', '101']);
    expect(ids(receive(edited, { type: 'delete', channel: '10', message: '100' }))).toEqual(['101']);
  });

  it('opens the parent when the open thread is deleted', () => {
    const thread: APIChannel = { id: '12', type: 11, name: 'thread', parent_id: '11', applied_tags: [] };
    const inside = open(stateAfter(WORLD, { type: 'channel', channel: thread }), '12');
    expect(receive(inside, { type: 'gone', channel: '12' }).channel).toBe('11');
    expect(receive(inside, { type: 'gone', channel: '11' }).channel).toBe('12');
  });

  it('counts unread messages and mentions in other channels', () => {
    const elsewhere = (id: string, more: Partial<APIMessage> = {}): PageMessage => ({
      type: 'message',
      message: message(id, { channel_id: '11', ...more }),
    });
    const state = stateAfter(
      WORLD,
      elsewhere('1'),
      elsewhere('2', { mentions: [user('1')] }),
      elsewhere('3', { author: user('1') }),
    );
    expect(state.unread).toEqual({ '11': { count: 2, mentions: 1 } });
    expect(mentionCount(state)).toBe(1);
    expect(open(state, '11').unread).toEqual({});
  });

  it('shows a typing indicator until the message arrives', () => {
    const typing = stateAfter(WORLD, { type: 'typing', channel: '10', user: '9' });
    expect(typing.typing).toEqual([{ channel: '10', user: '9', until: 10_000 }]);
    expect(receive(typing, { type: 'message', message: message('101') }).typing).toEqual([]);
  });
});

describe('attempts', () => {
  const pressed = { message: '100', customId: 'a' };
  const waiting = addAttempt(stateAfter(WORLD), { nonce: 1, channel: '10', pressed });

  it('end with the response', () => {
    expect(receive(waiting, { type: 'done', nonce: 1 }).attempts).toEqual([]);
    expect(removeAttempt(waiting, 2).attempts).toHaveLength(1);
    expect(disconnect(waiting).attempts).toEqual([]);
  });

  it('remain when they fail, until the next press on the same message', () => {
    const failed = receive(waiting, { type: 'failed', nonce: 1, sentence: 'No.' });
    expect(failed.attempts).toEqual([{ nonce: 1, channel: '10', pressed, failed: 'No.' }]);
    expect(addAttempt(failed, { nonce: 2, channel: '10', pressed }).attempts.map(({ nonce }) => nonce)).toEqual([2]);
  });
});
