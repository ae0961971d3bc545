import { html } from '../drawing/html.ts';
import type { Words } from '../tab/words.ts';

/** The faults that have a share, in the order of the form. */
const SHARES = ['latency', 'errors', 'limits', 'lost', 'drops', 'invalid', 'revoked'] as const;
const DAYS = ['fair', 'rough', 'storm'] as const;

/** A form for what goes wrong: a day by its name, or each share by itself, and the seed that makes it come again. */
export function faultForm(words: Words, line: string, set: (line: string) => void): HTMLElement {
  const now = new Map(line.split(' ').map((word) => word.split('=') as [string, string]));
  const seed = number('seed', words.faultSeed, Number(now.get('seed') ?? 1), 2 ** 31);
  const delay = number('delay', words.faultDelay, Number(now.get('delay') ?? 1500), 60_000);
  const shares = SHARES.map((name) => {
    const percent = Math.round(Number(now.get(name) ?? 0) * 1000) / 10;
    return { name, ...number(name, words.faults[name], percent, 100) };
  });
  const custom = () => {
    const parts = shares.map(({ name, field }) => `${name}=${Number(field.value) || 0}%`);
    set([`seed=${seed.field.value}`, `delay=${delay.field.value}`, ...parts].join(' '));
  };
  const day = (name: (typeof DAYS)[number]) => html`
    <button class="button secondary" type="button" data-day=${name}
      onclick=${() => set(`seed=${seed.field.value} ${name}`)}>${words.days[name]}</button>`;
  return html`
    <fieldset class="faults">
      <legend>${words.badDay}</legend>
      <p>${words.badDayHint}</p>
      <div class="row">${DAYS.map(day)}</div>
      <details open=${line !== ''}>
        <summary>${words.faultDetails}</summary>
        <div class="fault-grid">${seed.node}${delay.node}${shares.map(({ node }) => node)}</div>
        <button class="button primary" type="button" data-day="own" onclick=${custom}>${words.faultSet}</button>
      </details>
    </fieldset>`;
}

function number(name: string, label: string, value: number, max: number) {
  const field = html<HTMLInputElement>`
    <input type="number" min="0" max=${max} step="any" value=${value} data-fault=${name}>`;
  return { field, node: html`<label><span>${label}</span>${field}</label>` };
}
