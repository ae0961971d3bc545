import type { Frame } from './gif-renderer.ts';

/**
 * Returns fewer frames of the same total duration, the last one unchanged: without every second board between two blows,
 * which repeats the caption and changes every pixel twice, or else without the shorter one of every two frames.
 */
export function shorten(frames: readonly Frame[]): readonly Frame[] {
  const between = frames.flatMap((frame, at) => (isBetween(frames, frame, at) ? [frame] : []));
  if (between.length === 0) return withoutHalf(frames);
  const dropped = new Set(between.filter((_, at) => at % 2 === 0));
  return frames.flatMap((frame, at) => {
    if (dropped.has(frame)) return [];
    const next = frames[at + 1];
    return [next && dropped.has(next) ? { ...frame, ms: frame.ms + next.ms } : frame];
  });
}

/** Whether a frame is a board between two blows with the caption of the first. */
function isBetween(frames: readonly Frame[], { blows, caption }: Frame, at: number): boolean {
  const [before, after] = [frames[at - 1], frames[at + 1]];
  if (blows || !before?.blows || !after?.blows) return false;
  return before.caption?.lines.join() === caption?.lines.join();
}

function withoutHalf(frames: readonly Frame[]): readonly Frame[] {
  const last = frames.length - 1;
  const pairs = Array.from({ length: Math.ceil(last / 2) }, (_, at) =>
    frames.slice(2 * at, Math.min(last, 2 * at + 2)),
  );
  const kept = pairs.map((pair) => {
    const longest = pair.reduce((best, frame) => (frame.ms > best.ms ? frame : best));
    return { ...longest, ms: pair.reduce((sum, { ms }) => sum + ms, 0) };
  });
  return [...kept, ...frames.slice(-1)];
}
