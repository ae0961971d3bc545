import { el } from '../drawing/element.ts';
import type { Words } from '../tab/words.ts';

/** The faults that have a share, in the order of the form. */
const SHARES = ['latency', 'errors', 'limits', 'lost', 'drops', 'invalid', 'revoked'] as const;
const DAYS = ['fair', 'rough', 'storm'] as const;

/** A form for what goes wrong: a day by its name, or each share by itself, and the seed that makes it come again. */
export function faultForm(words: Words, line: string, set: (line: string) => void): HTMLElement {
  const now = new Map(line.split(' ').map((word) => word.split('=') as [string, string]));
  const seed = number('seed', words.faultSeed, Number(now.get('seed') ?? 1), { min: 0, max: 2 ** 31 });
  const delay = number('delay', words.faultDelay, Number(now.get('delay') ?? 1500), { min: 0, max: 60_000 });
  const shares = SHARES.map((name) => {
    const percent = Math.round(Number(now.get(name) ?? 0) * 1000) / 10;
    return { name, ...number(name, words.faults[name], percent, { min: 0, max: 100 }) };
  });
  const custom = () => {
    const parts = shares.map(({ name, field }) => `${name}=${Number(field.value) || 0}%`);
    set([`seed=${seed.field.value}`, `delay=${delay.field.value}`, ...parts].join(' '));
  };
  return el(
    'fieldset',
    { class: 'faults' },
    el('legend', {}, words.badDay),
    el('p', {}, words.badDayHint),
    el(
      'div',
      { class: 'row' },
      DAYS.map((name) =>
        el(
          'button',
          {
            class: 'button secondary',
            type: 'button',
            'data-day': name,
            onclick: () => set(`seed=${seed.field.value} ${name}`),
          },
          words.days[name],
        ),
      ),
    ),
    el(
      'details',
      { open: line !== '' },
      el('summary', {}, words.faultDetails),
      el('div', { class: 'fault-grid' }, seed.node, delay.node, ...shares.map(({ node }) => node)),
      el('button', { class: 'button primary', type: 'button', 'data-day': 'own', onclick: custom }, words.faultSet),
    ),
  );
}

function number(name: string, label: string, value: number, { min, max }: { min: number; max: number }) {
  const field = el('input', { type: 'number', min, max, step: 'any', value, 'data-fault': name });
  return { field, node: el('label', {}, el('span', {}, label), field) };
}
