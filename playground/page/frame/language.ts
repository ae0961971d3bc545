import { el } from '../drawing/element.ts';
import { LANGUAGES } from '../tab/wire.ts';

/** A language as two letters, for where there is little room. */
export function languageTag(locale: string): string {
  return locale.slice(0, 2).toUpperCase();
}

/** A menu of Discord's languages, each under its own name. */
export function languageMenu(
  label: string,
  chosen: string,
  name: string,
  choose: (language: string) => void,
): HTMLElement {
  const options = LANGUAGES.map((one) => {
    const shown = new Intl.DisplayNames([one], { type: 'language' }).of(one) ?? one;
    return el('option', { value: one, lang: one, selected: one === chosen }, shown);
  });
  const changed = (event: Event) => choose((event.target as HTMLSelectElement).value);
  return el(
    'label',
    { class: 'language' },
    el('span', {}, label),
    el('select', { 'data-choice': name, onchange: changed }, options),
  );
}
