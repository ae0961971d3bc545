import { joinTexts } from '@longtable/kit';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { GameFailedError } from '../../host/table/outside-games.ts';
import { unlessFailed } from '../pictures/index.ts';
import { isSchema, withMarks, withoutMarks } from './protocol.ts';

const CALL = { game: 'rogue', path: ['presentation', 'view'], args: [] };

test('replaces functions and schemas by marks and revives them with their paths', () => {
  const functions: unknown[] = [];
  const [view, say] = [() => 1, () => 2];
  const bytes = new Uint8Array([1]);
  const game = {
    id: 'g',
    presentation: { view },
    levels: [{ say }],
    options: z.object({}),
    bytes,
    regex: /a/,
    none: null,
  };
  const marked = structuredClone(withMarks(game, functions));
  expect(functions).toEqual([view, say]);
  const revived: unknown[] = [];
  const copy = withoutMarks(marked, (mark, path) => {
    revived.push([mark, path]);
    return typeof mark === 'number' ? functions[mark] : 'options';
  });
  expect(copy).toEqual({ ...game, options: 'options' });
  expect(revived).toEqual([
    [0, ['presentation', 'view']],
    [1, ['levels', '0', 'say']],
    ['schema', ['options']],
  ]);
});

test.each(['text', 7, true, null, undefined])('copies %j unchanged', (value) => {
  const functions: unknown[] = [];
  expect(withoutMarks(withMarks(value, functions), () => 'mark')).toBe(value);
  expect(functions).toEqual([]);
});

test('recognises schemas', () => {
  expect([isSchema(z.string()), isSchema({ safeParse: () => {} }), isSchema({ _zod: {} })]).toEqual([
    true,
    false,
    false,
  ]);
});

test('names the game and the function in its error', () => {
  const error = new GameFailedError(CALL, 'took too long');
  expect(error).toMatchObject({
    game: 'rogue',
    function: 'presentation.view',
    isPaused: false,
    name: 'GameFailedError',
  });
  expect(error.message).toBe('rogue: presentation.view took too long');
  expect(new GameFailedError(CALL, 'is refused', true).isPaused).toBe(true);
});

test('continues without the result of a failed game, but not after other errors', () => {
  const fail = (error: Error) => () => {
    throw error;
  };
  expect(unlessFailed(() => 'result', 'otherwise')).toBe('result');
  expect(unlessFailed(fail(new GameFailedError(CALL, 'threw')), 'otherwise')).toBe('otherwise');
  expect(() => unlessFailed(fail(new Error('a bug')), 'otherwise')).toThrow('a bug');
});

test('sends a composed text as its languages', () => {
  const { label } = withMarks({ label: joinTexts([{ en: 'Attack', de: 'Angreifen' }, '7']) }, []) as { label: object };
  expect(structuredClone(label)).toMatchObject({ en: 'Attack 7', de: 'Angreifen 7' });
});
