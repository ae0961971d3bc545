import { Locale } from 'discord-api-types/v10';
import { html } from '../drawing/html.ts';

/** The languages that somebody can have chosen in Discord, those of the games first. */
const LANGUAGES = new Set<string>(['en-US', 'en-GB', 'de', ...Object.values(Locale).sort()]);

/** A menu of Discord's languages, each under its own name. */
export function languageMenu(
  label: string,
  chosen: string,
  name: string,
  choose: (language: `${Locale}`) => void,
): HTMLElement {
  const options = [...LANGUAGES].map((one) => {
    const shown = new Intl.DisplayNames([one], { type: 'language' }).of(one) ?? one;
    return html`<option value=${one} lang=${one} selected=${one === chosen}>${shown}</option>`;
  });
  const changed = (event: Event) => choose((event.target as HTMLSelectElement).value as Locale);
  return html`
    <label class="language">
      <span>${label}</span>
      <select data-choice=${name} onchange=${changed}>${options}</select>
    </label>`;
}
