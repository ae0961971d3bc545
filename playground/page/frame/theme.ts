/** Themes of the page. `system` follows the device. */
export const THEMES = ['dark', 'light', 'system'] as const;
export type Theme = (typeof THEMES)[number];

const THEME_KEY = 'theme';

/** Returns the chosen theme, which all tabs share. Dark by default, as in Discord. */
export function chosenTheme(): Theme {
  const stored = localStorage.getItem(THEME_KEY);
  return THEMES.find((one) => one === stored) ?? 'dark';
}

export function chooseTheme(theme: Theme): void {
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
