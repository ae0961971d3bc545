import { focusKeeper } from './focus.ts';

/** One child of a list: its key, what its drawing depends on, and the drawing. */
export interface Entry {
  readonly key: string;
  readonly look: readonly unknown[];
  draw(): HTMLElement;
}

/**
 * Keeps a list's children in step with entries: what has not changed stays as it is (with its focus and its open spoilers),
 * the rest is drawn anew, and the focus returns to where it was.
 */
export function keyed(parent: HTMLElement): (entries: readonly Entry[]) => void {
  let drawn = new Map<string, { look: readonly unknown[]; node: HTMLElement }>();
  const focus = focusKeeper(parent);
  return (entries) => {
    focus.before();
    const fresh: HTMLElement[] = [];
    const next: typeof drawn = new Map();
    for (const { key, look, draw } of entries) {
      const old = drawn.get(key);
      const same = old?.look.length === look.length && old.look.every((one, index) => Object.is(one, look[index]));
      if (old && same) next.set(key, old);
      else {
        const node = draw();
        old?.node.replaceWith(node);
        fresh.push(node);
        next.set(key, { look, node });
      }
    }
    for (const [key, { node }] of drawn) if (!next.has(key)) node.remove();
    let before: Element | null = null;
    for (const { node } of next.values()) {
      const follows: Element | null = before ? before.nextElementSibling : parent.firstElementChild;
      if (follows !== node) parent.insertBefore(node, follows);
      before = node;
    }
    drawn = next;
    focus.after(fresh);
  };
}
