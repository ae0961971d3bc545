/** Where a part of so many cells begins that keeps its centre in the middle as far as the edges allow. */
export function startOf(centre: number, size: number, whole: number): number {
  return Math.max(0, Math.min(centre - Math.floor(size / 2), whole - size));
}
