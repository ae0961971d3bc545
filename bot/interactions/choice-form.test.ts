import { makeSelection } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { expect, test } from 'vitest';
import { open, testContext } from '../../tests/context.ts';
import { type Id, parseId } from '../custom-ids/ids.ts';
import type { LoadedTable } from '../host/feature.ts';
import { type Form as AskedForm, drawForm } from '../render/page.ts';
import { askForText } from '../screens/play.ts';
import type { Reply } from './reply.ts';

const pattern = /./;
const option = (text: string, more: object = {}) => ({ text, label: `Card ${text}`, ...more });
const CHOICES = [
  {
    line: 'say ',
    label: 'S'.repeat(50),
    final: false,
    input: { label: 'L'.repeat(50), pattern, example: 'E'.repeat(101) },
  },
  {
    line: 'hint ',
    label: 'Hint',
    final: false,
    input: { label: 'Word', hint: 'H'.repeat(101), pattern, example: 'x' },
  },
  {
    line: 'take ',
    label: 'Take',
    final: false,
    input: {
      ...{ label: 'Cards', pattern, example: 'x' },
      lists: [
        {
          label: 'First',
          hint: 'Up to two',
          options: [option('a', { selected: true }), option('b', { detail: 'red' })],
        },
        { label: 'Second', options: [option('c')] },
      ],
    },
  },
  { line: 'plain', label: 'Plain', final: true },
];

interface Form {
  readonly title: string;
  readonly custom_id: string;
  readonly components: readonly {
    readonly label: string;
    readonly description?: string;
    readonly component: {
      readonly custom_id: string;
      readonly placeholder?: string;
      readonly required: boolean;
      readonly min_values?: number;
      readonly max_values?: number;
      readonly options?: readonly { label: string; value: string; default: boolean; description?: string }[];
    };
  }[];
}

/** Asks for the text of a line. Returns the form, or what was said instead. */
async function asked(
  line: string,
  { canOpen = true, offered = CHOICES }: { canOpen?: boolean; offered?: object[] } = {},
) {
  const at = await open(await testContext([noughts]));
  const game = { ...noughts, choices: (_: unknown, __: number, partial: string) => (partial === '' ? offered : []) };
  const said: unknown[] = [];
  const forms: Form[] = [];
  const reply = {
    language: 'en',
    interaction: canOpen ? { showModal: () => {} } : {},
    form: async (form: AskedForm) => void forms.push(drawForm(form, 'en') as unknown as Form),
    say: async (text: unknown) => void said.push(text),
  } as unknown as Reply<never>;
  const id: Id<'choice'> = {
    kind: 'choice',
    surface: 'panel',
    act: 'type',
    page: 0,
    table: at.table.id,
    seat: 0,
    turn: 0,
    line,
  };
  await askForText(reply, id, { ...at, game } as unknown as LoadedTable);
  return { form: forms[0], said };
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
  expect(first).toMatchObject({
    label: 'First',
    description: 'Up to two',
    component: {
      min_values: 0,
      max_values: 2,
      required: false,
      options: [{ label: 'Card a' }, { description: 'red' }],
    },
  });
  expect([second && 'description' in second, second?.component.max_values]).toEqual([false, 1]);
});
