import { describe, expect, test } from 'vitest';
import { NIL } from '../wire/words.ts';
import { characterIds, playerId, tableOfId } from './follower.ts';
import { spyProtocol } from './seat.ts';

const SECRET = 'abcdefgh.abcdefghijklmnopqrstuv';
const TABLE = 'abcdefgh';

describe('a handshake', () => {
  const handshake = (fields: object, path = '/') =>
    spyProtocol.handshake(JSON.stringify({ clientId: NIL, creationDate: 'x', ...fields }), path);

  test('takes the secret from the name, else from the path', () => {
    const hello = { type: 'HELLO', role: 'PLAYER' };
    const credentials = (name: string, path = '/') => handshake({ ...hello, name }, path)?.credentials;
    expect(credentials(`Ada@${SECRET}`)).toMatchObject({ secret: SECRET, name: 'Ada' });
    expect(credentials(`Ada@${SECRET}`)?.token).toMatch(new RegExp(`^${TABLE}\\.[0-9a-f-]{36}$`));
    expect(credentials('Ada', `/x/${SECRET}`)).toMatchObject({ secret: SECRET, name: 'Ada' });
    expect(credentials('Ada')).toMatchObject({ secret: '', name: 'Ada' });
  });

  test('is none for spectators, other messages and nonsense', () => {
    expect(handshake({ type: 'HELLO', role: 'SPECTATOR', name: `A@${SECRET}` })).toBeUndefined();
    expect(handshake({ type: 'GAME_LEAVE' })).toBeUndefined();
    expect(spyProtocol.handshake('{', '/')).toBeUndefined();
  });

  test('of a reconnect has the table of its id', () => {
    const clientId = playerId(TABLE, 0, 'one');
    const again = handshake({ type: 'RECONNECT', clientId, sessionId: 'S1' });
    expect(again?.credentials).toEqual({ token: `${TABLE}.s1` });
    expect(handshake({ type: 'RECONNECT', clientId: 'x', sessionId: 's' })?.credentials).toEqual({ token: '.s' });
    const farewell = (code: string) => JSON.parse(again?.farewell({ code, sentence: 'No.' }) ?? '');
    expect(farewell('wrongSecret')).toMatchObject({
      type: 'ERROR',
      clientId,
      reason: 'SESSION_DOES_NOT_EXIST',
      debugMessage: 'No.',
    });
    expect([farewell('message').reason, farewell('rate').reason, farewell('other').reason]).toEqual([
      'ILLEGAL_MESSAGE',
      'ILLEGAL_MESSAGE',
      'GENERAL',
    ]);
  });
});

test('ids contain their table', () => {
  const { characters, cat, janitor } = characterIds(TABLE, 3);
  expect(new Set([...characters, cat, janitor]).size).toBe(5);
  expect(tableOfId(cat)).toBe(TABLE);
  expect(tableOfId('x')).toBeUndefined();
  expect(playerId(TABLE, 0, 'one')).toBe(playerId(TABLE, 1, 'one'));
  expect(playerId(TABLE, 0, undefined)).not.toBe(playerId(TABLE, 1, undefined));
});
