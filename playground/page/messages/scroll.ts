const NEAR_END_PX = 48;
/** Space in pixels above a message that the list is scrolled to. */
const MARGIN_PX = 8;

/** A list that stays scrolled to its end. */
interface Scroll {
  readonly atEnd: boolean;
  /** Follows the end, but not beyond the start of `first`, so that a message higher than the view is shown from its top. */
  toEnd(first?: () => HTMLElement | undefined): void;
  /** Scrolls a message to the middle of the view and stops following the end. */
  toNode(node: HTMLElement): void;
}

/**
 * Keeps a growing list scrolled to its end while the user is there. Calls `moved` when the user leaves or reaches the
 * end.
 */
export function followEnd(scroller: HTMLElement, content: HTMLElement, moved: (atEnd: boolean) => void): Scroll {
  let isFollowing = true;
  let atEnd = true;
  /** Returns the message beyond whose start the list is not scrolled. */
  let first: (() => HTMLElement | undefined) | undefined;
  let height = 0;
  let top = 0;
  const measure = () => scroller.scrollHeight * 1e5 + scroller.clientHeight;
  const endOf = () => scroller.scrollHeight - scroller.clientHeight;
  const report = (isAtEnd: boolean) => {
    atEnd = isAtEnd;
    moved(isAtEnd);
  };
  const follow = () => {
    const node = first?.();
    const start = node ? node.offsetTop - content.offsetTop - MARGIN_PX : Number.POSITIVE_INFINITY;
    scroller.scrollTop = Math.min(endOf(), start);
    top = scroller.scrollTop;
    height = measure();
    report(endOf() - top < NEAR_END_PX);
  };
  const resized = () => {
    if (isFollowing) follow();
    else height = measure();
  };
  scroller.addEventListener('scroll', () => {
    // A list that has just grown scrolls before the ResizeObserver runs. That is not the user scrolling.
    if (measure() !== height) return resized();
    // Scrolling by this module reports itself.
    if (Math.abs(scroller.scrollTop - top) < 2) return;
    top = scroller.scrollTop;
    isFollowing = endOf() - top < NEAR_END_PX;
    first = undefined;
    if (isFollowing !== atEnd) report(isFollowing);
  });
  const observer = new ResizeObserver(resized);
  observer.observe(scroller);
  observer.observe(content);
  return {
    get atEnd() {
      return atEnd;
    },
    toEnd(limit) {
      isFollowing = true;
      first = limit;
      follow();
    },
    toNode(node) {
      isFollowing = false;
      first = undefined;
      node.scrollIntoView({ block: 'center' });
      top = scroller.scrollTop;
      height = measure();
      report(endOf() - top < NEAR_END_PX);
    },
  };
}
