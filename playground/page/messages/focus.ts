/** What can have the focus inside a message. */
const FOCUSABLE = ':is(button, a[href], input, [tabindex="0"]):not(:disabled)';

/** Where the focus was: on which component, and as the how-manieth of its message. */
interface Place {
  readonly customId: string | undefined;
  readonly index: number;
}

/** Keeps the focus of somebody who plays by keys: on the same component, or where it stood, when a message is drawn anew. */
export function focusKeeper(list: HTMLElement): {
  /** Notes where the focus is before a drawing. */
  before(): void;
  /** Gives it back after it; `fresh` are the nodes that the drawing made. */
  after(fresh: readonly HTMLElement[]): void;
} {
  let place: Place | undefined;
  let holder: HTMLElement | undefined;
  return {
    before() {
      const { activeElement } = document;
      // The focus that a drawing lost stays wanted until it is found again or somebody goes elsewhere.
      if (!activeElement || activeElement === document.body) return;
      const within = activeElement instanceof HTMLElement && list.contains(activeElement);
      holder = within ? (activeElement.closest<HTMLElement>('[data-message-id]') ?? undefined) : undefined;
      place = holder && placeOf(holder, activeElement as HTMLElement);
    },
    after(fresh) {
      if (!place || (document.activeElement !== document.body && document.activeElement !== null)) return;
      const id = holder?.dataset.messageId;
      const same = fresh.find((node) => node.dataset.messageId === id);
      const next = same && find(same, place) ? same : fresh.findLast((node) => place && find(node, place));
      if (next) find(next, place)?.focus({ preventScroll: true });
    },
  };
}

function components(node: HTMLElement): HTMLElement[] {
  return [...node.querySelectorAll<HTMLElement>(`[data-custom-id]${FOCUSABLE}`)];
}

function placeOf(node: HTMLElement, focused: HTMLElement): Place | undefined {
  const index = components(node).indexOf(focused);
  return index < 0 ? undefined : { customId: focused.dataset.customId, index };
}

function find(node: HTMLElement, { customId, index }: Place): HTMLElement | undefined {
  const all = components(node);
  return all.find((one) => one.dataset.customId === customId) ?? all[Math.min(index, all.length - 1)];
}
