import { expect, test } from 'vitest';
import { ownProtocol, protocolError, readMessage } from './own.ts';

const read = (message: object) => readMessage(JSON.stringify(message));
const isRead = (message: object) => !('problem' in read(message));

test('explains what is wrong with a message', () => {
  expect(readMessage('{')).toEqual({ problem: 'This is not JSON.' });
  expect(read({ type: 'line', turn: 1 })).toMatchObject({ problem: expect.stringMatching(/^line: /) });
  expect(readMessage('5')).toMatchObject({ problem: expect.stringMatching(/^message: /) });
});

test.each<[string, object, object]>([
  ['turns', { type: 'line', line: '', turn: 0 }, { type: 'line', line: '', turn: -1 }],
  ['turns', { type: 'line', line: '', turn: 1_000_000_000 }, { type: 'line', line: '', turn: 1_000_000_001 }],
  ['lines', { type: 'line', line: 'x'.repeat(400), turn: 1 }, { type: 'line', line: 'x'.repeat(401), turn: 1 }],
  ['partial lines', { type: 'choices', partial: 'x'.repeat(400) }, { type: 'choices', partial: 'x'.repeat(401) }],
  ['secrets', { type: 'hello', secret: 'x'.repeat(100) }, { type: 'hello', secret: 'x'.repeat(101) }],
  ['tokens', { type: 'hello', token: 'x'.repeat(100) }, { type: 'hello', token: 'x'.repeat(101) }],
  ['names', { type: 'hello', name: 'x'.repeat(100) }, { type: 'hello', name: 'x'.repeat(101) }],
  ['languages', { type: 'hello', language: 'de' }, { type: 'hello', language: 'xx' }],
])('limits %s', (_, good, bad) => {
  expect([isRead(good), isRead(bad)]).toEqual([true, false]);
});

test('greets only with a hello, by secret or by token', () => {
  const credentials = (message: object) => ownProtocol.handshake(JSON.stringify(message), '/')?.credentials;
  expect(credentials({ type: 'hello', secret: 's', name: 'Deep' })).toEqual({ secret: 's', name: 'Deep' });
  expect(credentials({ type: 'hello', token: 't' })).toEqual({ token: 't', name: undefined });
  expect(credentials({ type: 'hello' })).toEqual({ token: '', name: undefined });
  expect([credentials({ type: 'view' }), ownProtocol.handshake('{', '/')]).toEqual([undefined, undefined]);
});

test('says goodbye in the language of the program, and reports errors before that', () => {
  const farewell = ownProtocol.handshake('{"type":"hello","language":"de"}', '/')?.farewell({
    code: 'x',
    sentence: { en: 'Bye', de: 'Tschüss' },
  });
  expect(JSON.parse(farewell ?? '')).toEqual({ type: 'error', code: 'x', sentence: 'Tschüss' });
  expect(JSON.parse(protocolError('No.'))).toEqual({ type: 'error', code: 'message', sentence: 'No.' });
});
