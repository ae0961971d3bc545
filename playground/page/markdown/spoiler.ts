import { type Child, el } from '../drawing/element.ts';
import type { Page } from '../tab/page.ts';

/** Words that are covered until somebody presses them. */
export function cover(page: Page, content: Child): HTMLElement {
  return covered(page, 'span', content);
}

/** The same for a whole part of a message, such as a picture. */
export function coverBlock(page: Page, content: Child): HTMLElement {
  return covered(page, 'div', content);
}

function covered(page: Page, tag: 'span' | 'div', content: Child): HTMLElement {
  const inside = el(tag, { class: 'spoiler-content', 'aria-hidden': 'true', inert: true }, content);
  const show = (event: Event) => {
    if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    for (const name of ['role', 'tabindex', 'aria-label']) node.removeAttribute(name);
    node.classList.add('shown');
    inside.removeAttribute('aria-hidden');
    inside.inert = false;
  };
  const node = el(tag, { class: 'spoiler', role: 'button', tabindex: 0, 'aria-label': page.words.spoiler }, inside);
  node.addEventListener('click', show, { once: true });
  node.addEventListener('keydown', (event) => node.classList.contains('shown') || show(event));
  return node;
}
