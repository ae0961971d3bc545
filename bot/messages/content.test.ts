import { DiscordAPIError, RESTJSONErrorCodes } from 'discord.js';
import { beforeEach, expect, test } from 'vitest';
import { message } from '../render/message.ts';
import { InteractionTokens, NoInteractionTokenError } from './interaction-tokens.ts';
import {
  type ChannelRef,
  failureIn,
  isClosed,
  isGone,
  isMissing,
  isOutOfReach,
  Messages,
  type Pictures,
} from './messages.ts';

const ROOM = { channel: 'room', guild: 'g' } as const;
const ONCE = { nonce: 'once' };

interface Sent {
  readonly route: string;
  readonly body: Record<string, unknown>;
  readonly files?: readonly { readonly name: string }[];
  readonly auth?: boolean;
}

let sent: Sent[];
/** Errors of the next requests. */
let errors: unknown[];
let tokens: InteractionTokens;
let messages: Messages;

const apiError = (code: number, text = '') => new DiscordAPIError({ code, message: text }, code, 400, 'POST', '', {});
const coded = (code: keyof typeof RESTJSONErrorCodes) => apiError(RESTJSONErrorCodes[code] as number);

beforeEach(() => {
  [sent, errors] = [[], []];
  const send = async (route: string, options: Omit<Sent, 'route'>) => {
    sent.push({ route, ...options });
    const error = errors.shift();
    if (error) throw error;
    return { id: 'm' };
  };
  const pictures = {
    findEmoji: (name: string) => ({ name, id: '1' }),
    paint: async (drawn: object) => ({
      ...drawn,
      files: [{ name: 'board.png', attachment: Buffer.from(''), description: '' }],
    }),
  } as unknown as Pictures;
  tokens = new InteractionTokens(() => 0);
  const isGuest = ({ guest }: ChannelRef) => guest === true;
  const rest = { post: send, patch: send, delete: send } as never;
  messages = new Messages({ rest, application: 'app', pictures, tokens, isGuest });
});

test('mentions only the given users, and posts with the same nonce only once', async () => {
  await messages.send(ROOM, { content: 'one' }, ONCE);
  expect(sent[0]?.body).toMatchObject({
    content: 'one',
    allowed_mentions: { parse: [], users: [] },
    nonce: 'once',
    enforce_nonce: true,
  });
  await messages.send(ROOM, { content: 'two', allowedMentions: { parse: [], users: ['ada'] } }, ONCE);
  expect(sent[1]?.body.allowed_mentions).toEqual({ parse: [], users: ['ada'] });
});

test('sends a message without the picture that Discord refuses, and only then', async () => {
  errors = [coded('MissingPermissions')];
  await messages.send(ROOM, message({ title: 'Board' }), ONCE);
  expect(sent.map(({ files }) => files?.length)).toEqual([1, 0]);
  errors = [coded('MissingPermissions'), coded('MissingPermissions')];
  await expect(messages.send(ROOM, message({ title: 'Board' }), ONCE)).rejects.toMatchObject({ code: 50013 });
  errors = [coded('UnknownChannel')];
  await expect(messages.send(ROOM, message({ title: 'Board' }), ONCE)).rejects.toMatchObject({ code: 10003 });
  expect(sent).toHaveLength(5);
});

test('does not hide other errors of an edit', async () => {
  errors = [coded('MissingAccess')];
  await expect(messages.edit(ROOM, 'old', { content: 'x' })).rejects.toMatchObject({ code: 50001 });
  errors = [coded('UnknownMessage')];
  expect(await messages.edit(ROOM, 'old', { content: 'x' })).toBe(false);
});

test('keeps the token before until Discord has accepted a response to the newest', async () => {
  const first = tokens.add('one', 'chat', async () => true, 'board');
  first.markAnswered();
  const second = tokens.add('two', 'chat', async () => true, 'board');
  second.markUnanswered();
  await second.answered;
  expect([tokens.forMessage('board')?.token, tokens.forChannel('chat')?.token]).toEqual(['one', 'one']);
  const third = tokens.add('three', 'chat', async () => true);
  third.markAnswered();
  await third.answered;
  expect([tokens.forMessage('board')?.token, tokens.forChannel('chat')?.token]).toEqual(['one', 'three']);
});

test.each([
  ['UnknownChannel', [true, true, true, false]],
  ['MissingAccess', [false, true, true, false]],
  ['MissingPermissions', [false, true, true, false]],
  ['CannotSendMessagesToThisUser', [false, true, true, false]],
  ['CannotSendMessagesToThisUserDueToHavingNoMutualGuilds', [false, true, true, false]],
  ['UnknownMessage', [false, false, false, true]],
  ['InvalidFormBodyOrContentType', [false, false, false, false]],
] as const)('knows what %s means for a message', (code, expected) => {
  const error = coded(code);
  expect([isGone(error), isOutOfReach(error), isClosed(error), isMissing(error)]).toEqual(expected);
});

test('knows that nothing can be sent without a token, and nothing about other errors', () => {
  expect([isClosed(new NoInteractionTokenError()), isOutOfReach(new NoInteractionTokenError())]).toEqual([true, false]);
  const other = Object.assign(new Error(''), { code: RESTJSONErrorCodes.UnknownMessage });
  expect([isClosed(other), isMissing(other)]).toEqual([false, false]);
});

test('logs the missing permission', () => {
  const logged = (code: keyof typeof RESTJSONErrorCodes) => failureIn(ROOM, coded(code));
  expect(logged('MissingAccess')).toMatchObject({ server: 'g', channel: 'room', permission: 'View Channel' });
  expect(logged('MissingPermissions')).toMatchObject({ permission: expect.stringContaining('Send Messages') });
  expect(logged('UnknownChannel')).toMatchObject({ permission: undefined });
});
