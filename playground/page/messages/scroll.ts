const NEAR = 48;

/** A scrolling list that stays at its end while the reader is there. */
interface Scroll {
  readonly atEnd: boolean;
  toEnd(): void;
}

/** Follows the end of a growing list, and tells when the reader leaves it or comes back. */
export function followEnd(scroller: HTMLElement, content: HTMLElement, moved: (atEnd: boolean) => void): Scroll {
  let atEnd = true;
  const toEnd = () => {
    atEnd = true;
    scroller.scrollTop = scroller.scrollHeight;
    moved(true);
  };
  scroller.addEventListener('scroll', () => {
    const now = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < NEAR;
    if (now !== atEnd) moved(now);
    atEnd = now;
  });
  const observer = new ResizeObserver(() => atEnd && toEnd());
  observer.observe(scroller);
  observer.observe(content);
  return {
    get atEnd() {
      return atEnd;
    },
    toEnd,
  };
}
