const NEAR = 48;

/** A scrolling list that stays at its end while the reader is there. */
interface Scroll {
  readonly atEnd: boolean;
  toEnd(): void;
}

/** Follows the end of a growing list, and tells when the reader leaves it or comes back. */
export function followEnd(scroller: HTMLElement, content: HTMLElement, moved: (atEnd: boolean) => void): Scroll {
  let atEnd = true;
  let height = 0;
  const measure = () => scroller.scrollHeight * 1e5 + scroller.clientHeight;
  const toEnd = () => {
    atEnd = true;
    scroller.scrollTop = scroller.scrollHeight;
    height = measure();
    moved(true);
  };
  const resized = () => {
    if (atEnd) toEnd();
    else height = measure();
  };
  scroller.addEventListener('scroll', () => {
    // A list that has just grown scrolls by itself, before anybody hears of its new size: that is not the reader leaving.
    if (measure() !== height) return resized();
    const now = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < NEAR;
    if (now !== atEnd) moved(now);
    atEnd = now;
  });
  const observer = new ResizeObserver(resized);
  observer.observe(scroller);
  observer.observe(content);
  return {
    get atEnd() {
      return atEnd;
    },
    toEnd,
  };
}
