import { makeSelection } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { expect, test } from 'vitest';
import { open, testContext } from '../../tests/context.ts';
import { parseId } from '../custom-ids/ids.ts';
import type { LoadedTable } from '../host/feature.ts';
import { type Form as AskedForm, drawForm } from '../render/page.ts';
import { askForText } from '../screens/play.ts';
import type { Reply } from './reply.ts';

const pattern = /./;
const option = (text: string, more: object = {}) => ({ text, label: `Card ${text}`, ...more });
const asking = (line: string, label: string, input: object) => ({
  ...{ line, label, final: false, input: { label: 'Word', pattern, example: 'x', ...input } },
});
const [FIRST, SECOND] = [[option('a', { selected: true }), option('b', { detail: 'red' })], [option('c')]];
const CHOICES = [
  asking('say ', 'S'.repeat(50), { label: 'L'.repeat(50), example: 'E'.repeat(101) }),
  asking('hint ', 'Hint', { hint: 'H'.repeat(101) }),
  asking('take ', 'Take', {
    lists: [
      { label: 'First', hint: 'Up to two', options: FIRST },
      { label: 'Second', options: SECOND },
    ],
  }),
  { line: 'plain', label: 'Plain', final: true },
];

interface Form {
  readonly title: string;
  readonly custom_id: string;
  readonly components: readonly {
    readonly description?: string;
    readonly component: {
      readonly max_values?: number;
      readonly options?: readonly { readonly value: string; readonly default: boolean }[];
    };
  }[];
}

/** Asks for the text of a line. Returns the form. */
async function asked(line: string) {
  const at = await open(await testContext([noughts]));
  const game = { ...noughts, choices: (_: unknown, __: number, partial: string) => (partial === '' ? CHOICES : []) };
  const forms: Form[] = [];
  const reply = {
    language: 'en',
    interaction: { showModal: () => {} },
    form: async (form: AskedForm) => void forms.push(drawForm(form, 'en') as unknown as Form),
  } as unknown as Reply<never>;
  const id = { kind: 'choice', surface: 'panel', act: 'type', page: 0, seat: 0, turn: 0, line } as const;
  await askForText(reply, { ...id, table: at.table.id }, { ...at, game } as unknown as LoadedTable);
  return { form: forms[0] };
}

test('asks for a text, within the limits of Discord', async () => {
  const { form } = await asked('say ');
  expect([form?.title, parseId(form?.custom_id ?? '')]).toMatchObject([
    'S'.repeat(45),
    { kind: 'choice', line: 'say ' },
  ]);
  const [field] = form?.components ?? [];
  expect(field).toMatchObject({ label: 'L'.repeat(45), component: { placeholder: 'E'.repeat(100), required: true } });
  expect(field && 'description' in field).toBe(false);
  expect((await asked('hint ')).form?.components[0]?.description).toBe('H'.repeat(100));
});

test('offers lists with the usual selection, or with the one before', async () => {
  const selected = async (line: string) => {
    const { form } = await asked(line);
    expect(parseId(form?.custom_id ?? '')).toMatchObject({ line: 'take ' });
    return form?.components.map(({ component }) =>
      component.options?.filter((one) => one.default).map(({ value }) => value),
    );
  };
  expect(await selected('take ')).toEqual([['a'], []]);
  expect(await selected(`take ${makeSelection([['b'], ['c']])}`)).toEqual([['b'], ['c']]);
  expect(await selected(`take ${makeSelection([[], []])}`)).toEqual([[], []]);
  const [first, second] = (await asked('take ')).form?.components ?? [];
  const options = [{ label: 'Card a' }, { description: 'red' }];
  expect(first).toMatchObject({ label: 'First', description: 'Up to two' });
  expect(first?.component).toMatchObject({ min_values: 0, max_values: 2, required: false, options });
  expect([second && 'description' in second, second?.component.max_values]).toEqual([false, 1]);
});
