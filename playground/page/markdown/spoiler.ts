import { type Child, html } from '../drawing/html.ts';
import type { Page } from '../tab/page.ts';

/** What is covered until somebody presses it: words, or a whole part of a message. */
export function cover(page: Page, content: Child, style = 'spoiler'): HTMLElement {
  const inside = html`<span class="spoiler-content" aria-hidden="true" inert>${content}</span>`;
  const show = (event: Event) => {
    if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    for (const name of ['role', 'tabindex', 'aria-label']) node.removeAttribute(name);
    node.classList.add('shown');
    inside.removeAttribute('aria-hidden');
    inside.inert = false;
  };
  const node = html`<span class=${style} role="button" tabindex="0" aria-label=${page.words.spoiler}>${inside}</span>`;
  node.addEventListener('click', show, { once: true });
  node.addEventListener('keydown', (event) => node.classList.contains('shown') || show(event));
  return node;
}
