const STYLES: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
};

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
];

/** Formats a time in one of Discord's timestamp styles. `R` is relative to `now`. All times are in seconds. */
export function timestamp(seconds: number, style: string, locale: string, now = Date.now() / 1000): string {
  if (!Number.isFinite(new Date(seconds * 1000).getTime())) return String(seconds);
  if (style === 'R') return relative(Math.round(seconds - now), locale);
  return new Intl.DateTimeFormat(locale, STYLES[style] ?? STYLES.f).format(seconds * 1000);
}

function relative(distance: number, locale: string): string {
  const [unit, size] = STEPS.find(([, size]) => Math.abs(distance) >= size) ?? (['second', 1] as const);
  return new Intl.RelativeTimeFormat(locale, { numeric: 'always' }).format(Math.round(distance / size), unit);
}

/** Formats the time of a message, with the date unless it is today. */
export function formatMessageTime(iso: string, locale: string, now = new Date()): string {
  const date = new Date(iso);
  const today = date.toDateString() === now.toDateString();
  return new Intl.DateTimeFormat(
    locale,
    today ? { timeStyle: 'short' } : { dateStyle: 'short', timeStyle: 'short' },
  ).format(date);
}

/** Updates relative times on the page every second. Elements have their time in `data-relative`. */
export function updateRelativeTimes(page: { readonly locale: string; now(): number }): void {
  setInterval(() => {
    for (const node of document.querySelectorAll<HTMLElement>('[data-relative]')) {
      const text = timestamp(Number(node.dataset.relative), 'R', page.locale, page.now() / 1000);
      if (node.textContent !== text) node.textContent = text;
    }
  }, 1000);
}
