/** A child of a keyed list. It is redrawn when one of its `deps` changes. */
export interface Entry {
  readonly key: string;
  readonly deps: readonly unknown[];
  draw(): HTMLElement;
}

/**
 * Updates a list's children from entries. Unchanged children keep their nodes (focus, open spoilers); the others are
 * redrawn, and the focus is restored.
 */
export function keyed(parent: HTMLElement): (entries: readonly Entry[]) => void {
  let drawn = new Map<string, { deps: readonly unknown[]; node: HTMLElement }>();
  const focus = focusKeeper(parent);
  return (entries) => {
    focus.before();
    const added: HTMLElement[] = [];
    const next: typeof drawn = new Map();
    for (const { key, deps, draw } of entries) {
      const old = drawn.get(key);
      const same = old?.deps.length === deps.length && old.deps.every((one, index) => Object.is(one, deps[index]));
      if (old && same) next.set(key, old);
      else {
        const node = draw();
        old?.node.replaceWith(node);
        added.push(node);
        next.set(key, { deps, node });
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
    focus.after(added);
  };
}

const FOCUSABLE = ':is(button, a[href], input, [tabindex="0"]):not(:disabled)';

/** The focused component: its custom id and its index in the message. */
interface FocusTarget {
  readonly customId: string | undefined;
  readonly index: number;
}

/** Restores the keyboard focus after a message is redrawn: on the same component, or at the same index. */
function focusKeeper(list: HTMLElement): {
  /** Stores the focus before drawing. */
  before(): void;
  /** Restores the focus. `added` are the newly drawn nodes. */
  after(added: readonly HTMLElement[]): void;
} {
  let target: FocusTarget | undefined;
  let holder: HTMLElement | undefined;
  return {
    before() {
      const { activeElement } = document;
      // Keep a focus lost by an earlier redraw until it is restored or moves elsewhere.
      if (!activeElement || activeElement === document.body) return;
      const within = activeElement instanceof HTMLElement && list.contains(activeElement);
      holder = within ? (activeElement.closest<HTMLElement>('[data-message-id]') ?? undefined) : undefined;
      target = holder && focusTargetOf(holder, activeElement as HTMLElement);
    },
    after(added) {
      if (!target || (document.activeElement !== document.body && document.activeElement !== null)) return;
      const id = holder?.dataset.messageId;
      const same = added.find((node) => node.dataset.messageId === id);
      const next =
        same && findFocusTarget(same, target)
          ? same
          : added.findLast((node) => target && findFocusTarget(node, target));
      if (next) findFocusTarget(next, target)?.focus({ preventScroll: true });
    },
  };
}

function components(node: HTMLElement): HTMLElement[] {
  return [...node.querySelectorAll<HTMLElement>(`[data-custom-id]${FOCUSABLE}`)];
}

function focusTargetOf(node: HTMLElement, focused: HTMLElement): FocusTarget | undefined {
  const index = components(node).indexOf(focused);
  return index < 0 ? undefined : { customId: focused.dataset.customId, index };
}

function findFocusTarget(node: HTMLElement, { customId, index }: FocusTarget): HTMLElement | undefined {
  const all = components(node);
  return all.find((one) => one.dataset.customId === customId) ?? all[Math.min(index, all.length - 1)];
}
