import { type AnyGame, optionWords } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { open } from '../../../tests/context.ts';
import { openFeatureBot } from '../../../tests/feature-bot.ts';
import type { Id } from '../../../tests/ids.ts';

const ABOUT = { deck: 'A deck of cards', maps: 'Maps of the land' };
const DECK = z.string().optional().register(optionWords, { about: ABOUT.deck, name: 'Deck', fileBytes: 20 });
const MAPS = z
  .array(z.object({ name: z.string(), text: z.string() }))
  .optional()
  .register(optionWords, { about: ABOUT.maps, fileBytes: 20, files: 3 });
const MOTTO = z.string().optional().register(optionWords, { about: 'A motto' });

/** Noughts with files. A deck with the text `bad` is refused. */
const withFiles = (options: z.ZodType): AnyGame => ({
  ...noughts,
  options,
  setup: ({ deck }: { deck?: string }) =>
    deck === 'bad'
      ? { refused: { code: 'badDeck', sentence: 'There is no ace.', file: 'deck' } }
      : { state: { cells: '.'.repeat(9) }, events: [] },
});
const BOTH = withFiles(z.object({ motto: MOTTO, deck: DECK, maps: MAPS }));
const file = (name: string, text: string) => ({ file: name, text });

async function asked(game = BOTH, options = {}) {
  const bot = await openFeatureBot([game]);
  const ada = bot.user('ada');
  const { form } = await ada.command('play noughts', { 'own-files': true, motto: 'Onward', ...options });
  const request = form?.custom_id.split('|')[1] ?? '';
  const submit = (fields: Parameters<typeof ada.submit>[1], who = 'ada', key = request) =>
    bot.user(who).submit({ kind: 'files', request: key }, { maps: [], ...fields });
  const table = async () => (await bot.tableIn('c')).table;
  return { bot, form, submit, table };
}

describe('the form for files', () => {
  interface Field {
    readonly label: string;
    readonly description: string;
    readonly component: object;
  }

  test('has an optional field per option that takes files', async () => {
    const { form } = await asked();
    expect(form?.components as Field[]).toMatchObject([
      {
        label: 'Deck',
        description: ABOUT.deck,
        component: { custom_id: 'deck', min_values: 0, max_values: 1, required: false },
      },
      { label: ABOUT.maps, component: { custom_id: 'maps', min_values: 0, max_values: 3, required: false } },
    ]);
  });

  test('cuts long names and descriptions, and has at most five fields', async () => {
    const long = () =>
      z
        .string()
        .optional()
        .register(optionWords, { about: 'a'.repeat(120), name: 'n'.repeat(60), fileBytes: 20 });
    const options = z.object(Object.fromEntries(Array.from({ length: 6 }, (_, at) => [`deck${at}`, long()])));
    const fields = (await asked(withFiles(options))).form?.components as Field[];
    expect(fields).toHaveLength(5);
    expect([fields[0]?.label.length, fields[0]?.description.length]).toEqual([45, 100]);
  });

  test('requires the only field', async () => {
    const { form } = await asked(withFiles(z.object({ motto: MOTTO, deck: DECK })));
    expect(form?.components as Field[]).toMatchObject([{ component: { min_values: 1, required: true } }]);
  });
});

describe('submitted files', () => {
  test.each([
    ['none', [], /file/],
    ['too large ones', [file('deck.txt', 'x'.repeat(21))], /deck\.txt/],
    ['those that the game refuses', [file('deck.txt', 'bad')], /deck\.txt: There is no ace\./],
  ])('can be replaced if they are %s', async (_, deck, reason) => {
    const { bot, submit, table } = await asked();
    const refused = await submit({ deck });
    expect(refused.text).toMatch(reason);
    await expect(table()).rejects.toThrow('nothingHere');
    const [again] = refused.ids as [Id<'files'>];
    expect((await bot.user('ada').press(again)).form).toBeDefined();
    await submit({ deck: [file('deck.txt', 'ace')] }, 'ada', again.request);
    expect((await table()).options).toMatchObject({ deck: 'ace', motto: 'Onward' });
  });

  test('are taken once', async () => {
    const { submit } = await asked();
    await submit({ deck: [file('deck.txt', 'ace')] });
    expect((await submit({ deck: [file('deck.txt', 'ace')] })).refused).toBe('requestGone');
  });

  test('are not asked for again if something else is refused', async () => {
    const { bot, submit } = await asked();
    await open(bot.context, {
      game: BOTH,
      occupants: [{ kind: 'person', id: 'ada' }, { kind: 'open' }],
      seated: false,
    });
    bot.rest.channels = [];
    bot.rest.failures.set('POST /channels/c/threads', 'MissingPermissions');
    const answer = await submit({ deck: [file('deck.txt', 'ace')] });
    expect(answer.ids.map(({ kind }) => kind)).toEqual(['thread', 'leave']);
  });
});
