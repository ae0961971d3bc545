import { DiscordAPIError, RESTJSONErrorCodes } from 'discord.js';
import { expect, test } from 'vitest';
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
  textOnly,
} from './messages.ts';

const APP = 'app';
const CHAT = { channel: 'chat', guild: null, guest: true } as const;
const ROOM = { channel: 'room', guild: 'g' } as const;
const BODY = { content: 'x' };
const ONCE = { nonce: 'once' };
const MINUTE = 60_000;
const ours = async () => true;

const apiError = (code: number, text = '') => new DiscordAPIError({ code, message: text }, code, 400, 'POST', '', {});
const coded = (code: keyof typeof RESTJSONErrorCodes) => apiError(RESTJSONErrorCodes[code] as number);

interface Sent {
  readonly route: string;
  readonly body: Record<string, unknown>;
  readonly files?: readonly { readonly name: string }[];
}

/** Returns messages with a fake API that accepts every request, and the list of its requests. */
function testMessages() {
  const asked: string[] = [];
  let now = 0;
  const note = (method: string) => async (route: string, _?: unknown) => {
    asked.push(`${method} ${route}`);
    return { id: `m${asked.length}` };
  };
  const rest = { post: note('POST'), patch: note('PATCH'), delete: note('DELETE') };
  const tokens = new InteractionTokens(() => now);
  const pictures = textOnly((name) => ({ name, id: '1' }));
  const isGuest = ({ guest }: ChannelRef) => guest === true;
  const messages = new Messages({ rest: rest as never, application: APP, pictures, tokens, isGuest });
  const pass = (ms: number) => {
    now += ms;
  };
  return { asked, tokens, messages, rest, pass };
}

/** Returns messages with pictures, whose requests meet these errors, one after the other. */
function messagesMeeting(...errors: readonly unknown[]) {
  const sent: Sent[] = [];
  const left = [...errors];
  const send = async (route: string, options: Omit<Sent, 'route'>) => {
    sent.push({ route, ...options });
    const error = left.shift();
    if (error) throw error;
    return { id: 'm' };
  };
  const files = [{ name: 'board.png', attachment: Buffer.from(''), description: '' }];
  const pictures = { paint: async (drawn: object) => ({ ...drawn, files }) } as unknown as Pictures;
  const rest = { post: send, patch: send, delete: send } as never;
  const tokens = new InteractionTokens(() => 0);
  return { sent, messages: new Messages({ rest, application: APP, pictures, tokens, isGuest: () => false }) };
}

test('uses the newest interaction token as a guest and sends no request without one', async () => {
  const { asked, tokens, messages } = testMessages();
  expect(messages.canPost(CHAT)).toBe(false);
  await expect(messages.send(CHAT, BODY, ONCE)).rejects.toThrow(NoInteractionTokenError);
  expect(await messages.edit(CHAT, 'board', BODY)).toBe(false);
  await expect(messages.delete(CHAT, 'ping')).rejects.toThrow(NoInteractionTokenError);
  tokens.add('one', 'chat', ours, 'board').markAnswered();
  tokens.add('two', 'chat', ours).markAnswered();
  await messages.edit(CHAT, 'board', BODY);
  const { message: ping } = await messages.send(CHAT, BODY, ONCE);
  await messages.delete(CHAT, ping);
  expect(asked).toEqual([
    'PATCH /webhooks/app/one/messages/board',
    'POST /webhooks/app/two',
    'DELETE /webhooks/app/two/messages/m2',
  ]);
});

test('waits for the first response before follow-ups', async () => {
  const { asked, tokens, messages } = testMessages();
  const token = tokens.add('one', 'chat', ours);
  const posted = messages.send(CHAT, BODY, ONCE);
  await Promise.resolve();
  expect(asked).toEqual([]);
  token.markAnswered();
  await posted;
  expect(asked).toHaveLength(1);
});

test('sends five follow-ups per interaction within fifteen minutes', async () => {
  const { asked, tokens, messages, pass } = testMessages();
  tokens.add('one', 'chat', ours).markAnswered();
  for (let count = 0; count < 5; count++) await messages.send(CHAT, BODY, ONCE);
  expect(messages.canPost(CHAT)).toBe(false);
  await expect(messages.send(CHAT, BODY, ONCE)).rejects.toThrow(NoInteractionTokenError);
  await messages.edit(CHAT, 'm1', BODY);
  pass(15 * MINUTE);
  expect(await messages.edit(CHAT, 'm1', BODY)).toBe(false);
  expect(asked).toHaveLength(6);
});

test('has no token left after Discord counts too many follow-ups, and passes other errors on', async () => {
  const { tokens, messages, rest } = testMessages();
  tokens.add('one', 'chat', ours).markAnswered();
  const failingWith = (code: number) => {
    rest.post = async () => {
      throw apiError(code);
    };
    return messages.send(CHAT, BODY, ONCE);
  };
  const { ThisInteractionHasHitTheMaximumNumberOfFollowUpMessages: usedUp, MissingPermissions } = RESTJSONErrorCodes;
  await expect(failingWith(usedUp)).rejects.toThrow(NoInteractionTokenError);
  await expect(failingWith(MissingPermissions)).rejects.toMatchObject({ code: MissingPermissions });
});

test('leaves follow-ups to another process that has responded, including waiting ones', async () => {
  const { asked, tokens, messages } = testMessages();
  const token = tokens.add('one', 'chat', ours, 'board');
  const posted = messages.send(CHAT, BODY, ONCE);
  token.releaseFollowUps();
  token.markAnswered();
  await expect(posted).rejects.toThrow(NoInteractionTokenError);
  expect(messages.canPost(CHAT)).toBe(false);
  await messages.edit(CHAT, 'board', BODY);
  expect(asked).toEqual(['PATCH /webhooks/app/one/messages/board']);
});

test('lets only one of two processes send follow-ups', async () => {
  const claims: string[] = [];
  const claim = async () => claims.push('claim') === 1;
  const [one, other] = [testMessages(), testMessages()];
  for (const { tokens } of [one, other]) tokens.add('one', 'chat', claim).markAnswered();
  await one.messages.send(CHAT, BODY, ONCE);
  await expect(other.messages.send(CHAT, BODY, ONCE)).rejects.toThrow(NoInteractionTokenError);
  expect([one.messages.canPost(CHAT), other.messages.canPost(CHAT)]).toEqual([true, false]);
  await one.messages.send(CHAT, BODY, ONCE);
  expect([claims.length, one.asked.length, other.asked.length]).toEqual([2, 2, 0]);
});

test('skips tokens of interactions without a response, also for waiting messages', async () => {
  const { asked, tokens, messages } = testMessages();
  tokens.add('one', 'chat', ours, 'board').markAnswered();
  const late = tokens.add('two', 'chat', ours, 'board');
  const changed = [messages.send(CHAT, BODY, ONCE), messages.edit(CHAT, 'board', BODY)];
  late.markUnanswered();
  await Promise.all(changed);
  tokens.add('three', 'elsewhere', ours).markUnanswered();
  await expect(messages.send({ ...CHAT, channel: 'elsewhere' }, BODY, ONCE)).rejects.toThrow(NoInteractionTokenError);
  expect(asked.sort()).toEqual(['PATCH /webhooks/app/one/messages/board', 'POST /webhooks/app/one']);
});

test('posts a new message if the one to edit is missing', async () => {
  const { asked, messages, rest } = testMessages();
  rest.patch = async () => {
    throw coded('UnknownMessage');
  };
  expect(await messages.send(ROOM, BODY, { ...ONCE, message: 'old' })).toEqual({ channel: 'room', message: 'm1' });
  expect(asked).toEqual(['POST /channels/room/messages']);
});

test('sends a message without emojis if Discord rejects one', async () => {
  const { messages, rest } = testMessages();
  const bodies: string[] = [];
  rest.post = async (_, options) => {
    bodies.push(JSON.stringify(options));
    if (bodies.length > 1) return { id: 'm' };
    throw apiError(50035, 'INVALID_EMOJI');
  };
  await messages.send(ROOM, message({ end: ['<:sword:>here'] }), ONCE);
  expect(bodies.map((body) => body.includes('<:sword:1>'))).toEqual([true, false]);
});

test('mentions only the given users, and posts with the same nonce only once', async () => {
  const { sent, messages } = messagesMeeting();
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
  const [once, twice, gone] = [
    ['MissingPermissions'],
    ['MissingPermissions', 'MissingPermissions'],
    ['UnknownChannel'],
  ];
  const sending = async (codes: readonly string[]) => {
    const { sent, messages } = messagesMeeting(...codes.map((code) => coded(code as 'UnknownChannel')));
    const outcome = await messages.send(ROOM, message({ title: 'Board' }), ONCE).then(
      () => 'sent',
      ({ code }) => code,
    );
    return [outcome, ...sent.map(({ files }) => files?.length)];
  };
  expect(await sending(once!)).toEqual(['sent', 1, 0]);
  expect(await sending(twice!)).toEqual([50013, 1, 0]);
  expect(await sending(gone!)).toEqual([10003, 1]);
});

test('keeps the token before until Discord has accepted a response to the newest', async () => {
  const { tokens } = testMessages();
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

test('logs the missing permission', () => {
  const logged = (code: keyof typeof RESTJSONErrorCodes) => failureIn(ROOM, coded(code));
  expect(logged('MissingAccess')).toMatchObject({ server: 'g', channel: 'room', permission: 'View Channel' });
  expect(logged('MissingPermissions')).toMatchObject({ permission: expect.stringContaining('Send Messages') });
  expect(logged('UnknownChannel')).toMatchObject({ permission: undefined });
});
