import { Locale } from 'discord-api-types/v10';
import { fill, html } from './drawing.ts';
import { serverOf } from './tab/channels.ts';
import { nameOf, type Page } from './tab/state.ts';
import type { Words } from './tab/words/words.ts';

/** Opens the playground's own settings: theme, the server of the open channel, installations, clock, faults, and a reset. */
export function openSettings(page: Page): void {
  const { world, channel } = page.state;
  const server = world && serverOf(world, channel);
  if (!world || !server) return;
  const { words } = page;
  const problem = html`<p class="failure" role="alert"></p>`;
  const close = (): void => dialog.close();
  const remove = (): void => dialog.remove();
  const speak = languageMenu(words.serverLanguage, server.locale, 'server-language', (language) => {
    page.act({ do: 'serverLanguage', language, server: server.id });
  });
  const faults = faultForm(words, world.faults, (line) => {
    page.act({ do: 'faults', line }, undefined, (answer) => {
      fill(problem, answer.type === 'failed' ? answer.sentence : '');
      if (answer.type === 'done') close();
    });
  });
  const bot = world.bot ? nameOf(world.bot) : '';
  const isMember = toggle('membership', words.botOnServer(bot), server.hasBot, (member) => {
    page.act({ do: 'membership', member, server: server.id });
  });
  const isInstalled = toggle('install', words.botInMyApps(bot), world.isInstalled, (installed) => {
    page.act({ do: 'install', installed });
  });
  const reset = resetSection(words, () => page.act({ do: 'renew' }, undefined, close));
  const dialog = html<HTMLDialogElement>`
    <dialog class="modal settings" aria-labelledby="settings-title" onclose=${remove}>
      <h2 id="settings-title">${words.settings}</h2>
      <div class="modal-parts">
        ${themeMenu(words)}${speak}${isMember}${isInstalled}${channelForm(page, server.id, problem, close)}${clockForm(page)}
        ${faults}${problem}${reset}
      </div>
      <footer><button class="button plain" type="button" onclick=${close}>${words.close}</button></footer>
    </dialog>`;
  document.body.append(dialog);
  dialog.showModal();
}

function themeMenu(words: Words): HTMLElement {
  const chosen = chosenTheme();
  const options = THEMES.map(
    (theme) => html`<option value=${theme} selected=${theme === chosen}>${words.themes[theme]}</option>`,
  );
  const changed = (event: Event) => chooseTheme((event.target as HTMLSelectElement).value as Theme);
  return html`
    <label class="language">
      <span>${words.theme}</span>
      <select data-choice="theme" onchange=${changed}>${options}</select>
    </label>`;
}

/** Creates the form that adds a text channel. */
function channelForm(page: Page, server: string, problem: HTMLElement, close: () => void): HTMLElement {
  const { words } = page;
  const field = html<HTMLInputElement>`
    <input required maxlength="100" pattern="[\\p{L}\\p{N}_\\-]+" autocomplete="off" aria-label=${words.channelName}
      placeholder=${words.channelName} data-new-channel>`;
  const add = (event: Event) => {
    event.preventDefault();
    page.act({ do: 'addChannel', name: field.value, server }, undefined, (answer) => {
      fill(problem, answer.type === 'failed' ? answer.sentence : '');
      if (answer.type === 'done') close();
    });
  };
  return html`
    <form class="inline-form" onsubmit=${add}>
      ${field}<button class="button secondary" type="submit">${words.addChannel}</button>
    </form>`;
}

/** Creates the buttons that move the clock ahead. */
function clockForm(page: Page): HTMLElement {
  const { words, locale } = page;
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' });
  const now = html`<p data-clock></p>`;
  const draw = () => fill(now, words.clockNow(time.format(page.now())));
  draw();
  const later = (step: keyof typeof STEPS_MS) => html`
    <button class="button secondary" type="button" data-later=${step}
      onclick=${() => page.act({ do: 'advance', ms: STEPS_MS[step] }, undefined, draw)}>${words.later[step]}</button>`;
  return html`
    <fieldset class="faults">
      <legend>${words.clock}</legend>
      <p>${words.clockHint}</p>
      ${now}
      <div class="row">${later('hour')}${later('day')}${later('week')}</div>
    </fieldset>`;
}

/** Moves of the clock in ms. */
const STEPS_MS = { hour: 3_600_000, day: 86_400_000, week: 604_800_000 } as const;

function toggle(name: string, label: string, isOn: boolean, set: (on: boolean) => void): HTMLElement {
  const changed = (event: Event) => set((event.target as HTMLInputElement).checked);
  return html`
    <label class="switch"><input type="checkbox" checked=${isOn} data-switch=${name} onchange=${changed}>${label}</label>`;
}

/** Creates the reset button, which must be pressed twice. */
function resetSection(words: Words, reset: () => void): HTMLElement {
  const face = html`<span class="button-face">${words.newWorld}</span>`;
  let confirmed = false;
  const press = () => {
    if (confirmed) reset();
    confirmed = true;
    fill(face, words.newWorldSure);
  };
  return html`
    <section class="renewal">
      <p>${words.newWorldHint}</p>
      <button class="button danger" type="button" data-renew onclick=${press}>${face}</button>
    </section>`;
}

/** Rates in the order of the form. */
const RATES = ['latency', 'errors', 'limits', 'lost', 'drops', 'invalid', 'revoked'] as const;
const PRESETS = ['fair', 'rough', 'storm'] as const;

/** Creates the form for faults: presets, individual rates, and the seed. */
function faultForm(words: Words, line: string, set: (line: string) => void): HTMLElement {
  const now = new Map(line.split(' ').map((word) => word.split('=') as [string, string]));
  const seed = number('seed', words.faultSeed, Number(now.get('seed') ?? 1), 2 ** 31);
  const delay = number('delay', words.faultDelay, Number(now.get('delay') ?? 1500), 60_000);
  const shares = RATES.map((name) => {
    const percent = Math.round(Number(now.get(name) ?? 0) * 1000) / 10;
    return { name, ...number(name, words.faults[name], percent, 100) };
  });
  const custom = () => {
    const parts = shares.map(({ name, field }) => `${name}=${Number(field.value) || 0}%`);
    set([`seed=${seed.field.value}`, `delay=${delay.field.value}`, ...parts].join(' '));
  };
  const day = (name: (typeof PRESETS)[number]) => html`
    <button class="button secondary" type="button" data-day=${name}
      onclick=${() => set(`seed=${seed.field.value} ${name}`)}>${words.days[name]}</button>`;
  return html`
    <fieldset class="faults">
      <legend>${words.badDay}</legend>
      <p>${words.badDayHint}</p>
      <div class="row">${PRESETS.map(day)}</div>
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

/** Discord's languages, those of the games first. */
const LANGUAGES = new Set<string>(['en-US', 'en-GB', 'de', 'fr', 'es-ES', 'es-419', ...Object.values(Locale).sort()]);

/** Creates a menu of Discord's languages, each under its own name. */
export function languageMenu(
  label: string,
  chosen: string,
  name: string,
  choose: (language: `${Locale}`) => void,
): HTMLElement {
  const options = [...LANGUAGES].map((code) => {
    const shown = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
    return html`<option value=${code} lang=${code} selected=${code === chosen}>${shown}</option>`;
  });
  const changed = (event: Event) => choose((event.target as HTMLSelectElement).value as Locale);
  return html`
    <label class="language">
      <span>${label}</span>
      <select data-choice=${name} onchange=${changed}>${options}</select>
    </label>`;
}

/** Themes of the page. `system` follows the device. */
const THEMES = ['dark', 'light', 'system'] as const;
type Theme = (typeof THEMES)[number];

const THEME_KEY = 'theme';

/** Returns the chosen theme, which all tabs share. Dark by default, as in Discord. */
function chosenTheme(): Theme {
  const stored = localStorage.getItem(THEME_KEY);
  return THEMES.find((theme) => theme === stored) ?? 'dark';
}

function chooseTheme(theme: Theme): void {
  localStorage.setItem(THEME_KEY, theme);
  applyTheme();
}

/** Draws the page in the chosen theme. */
export function applyTheme(): void {
  const chosen = chosenTheme();
  const light = matchMedia('(prefers-color-scheme: light)');
  document.documentElement.dataset.theme = chosen === 'system' ? (light.matches ? 'light' : 'dark') : chosen;
  light.onchange = applyTheme;
}
