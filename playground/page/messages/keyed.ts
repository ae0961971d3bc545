/** One child of a list: its key, what its drawing depends on, and the drawing. */
export interface Entry {
  readonly key: string;
  readonly look: readonly unknown[];
  draw(): HTMLElement;
}

/**
 * Keeps a list's children in step with entries: what has not changed stays as it is (with its focus and its open spoilers),
 * the rest is drawn anew, and the focus returns to the component that had it.
 */
export function keyed(parent: HTMLElement): (entries: readonly Entry[]) => void {
  let drawn = new Map<string, { look: readonly unknown[]; node: HTMLElement }>();
  return (entries) => {
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement : undefined;
    const next: typeof drawn = new Map();
    for (const { key, look, draw } of entries) {
      const old = drawn.get(key);
      const same = old?.look.length === look.length && old.look.every((one, index) => Object.is(one, look[index]));
      next.set(key, old && same ? old : { look, node: replaced(old?.node, draw(), focused) });
    }
    for (const [key, { node }] of drawn) if (!next.has(key)) node.remove();
    let before: Element | null = null;
    for (const { node } of next.values()) {
      const follows: Element | null = before ? before.nextElementSibling : parent.firstElementChild;
      if (follows !== node) parent.insertBefore(node, follows);
      before = node;
    }
    drawn = next;
  };
}

function replaced(old: HTMLElement | undefined, made: HTMLElement, focused: HTMLElement | undefined): HTMLElement {
  if (!old) return made;
  const customId = focused && old.contains(focused) ? focused.dataset.customId : undefined;
  old.replaceWith(made);
  if (customId)
    made.querySelector<HTMLElement>(`[data-custom-id="${CSS.escape(customId)}"]`)?.focus({ preventScroll: true });
  return made;
}
