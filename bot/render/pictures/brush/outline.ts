/** A closed line through points, x and y in turn; where outlines wind against each other, there is a hole. */
export type Outline = readonly number[];

/** How far a line through the points of an arc may leave it, in pixels. */
const SMOOTH = 0.04;

/** A rectangle and by how much its corners are rounded. */
export type Rounded = readonly [x: number, y: number, width: number, height: number, radius: number];

/** The line around a rounded rectangle. */
export function roundedOutline(box: Rounded): Outline {
  return [...lowerEnd(box), ...upperEnd(box)];
}

/** The two ends of a rounded rectangle, without what lies straight between two heights. */
export function roundedEnds(box: Rounded, from: number, to: number): [Outline, Outline] {
  const [x, , width] = box;
  return [
    [x, from, ...upperEnd(box), x + width, from],
    [x + width, to, ...lowerEnd(box), x, to],
  ];
}

/** Two corners of a rounded rectangle and what is between them, from the right to the left. */
function lowerEnd([x, y, width, height, radius]: Rounded): number[] {
  const round = Math.max(0, Math.min(radius, width / 2, height / 2));
  if (round === 0) return [x + width, y + height, x, y + height];
  const arc = arcOf(round);
  const end: number[] = [];
  for (let at = 0; at < arc.length / 2; at += 2) {
    end.push((at < arc.length / 4 ? x + width - round : x + round) + (arc[at] as number));
    end.push(y + height - round + (arc[at + 1] as number));
  }
  return end;
}

/** The other two, from the left to the right. */
function upperEnd([x, y, width, height, radius]: Rounded): number[] {
  return lowerEnd([-x - width, -y - height, width, height, radius]).map((value) => -value);
}

/** A circle. */
export function circleOutline(x: number, y: number, radius: number): Outline {
  return arcOf(radius).map((value, at) => value + (at % 2 === 0 ? x : y));
}

const arcs = new Map<number, Outline>();
const ARCS_MAX = 500;

/** A circle around 0, with a point at each end of its four quarters, and twice there, so that they can be pulled apart. */
function arcOf(radius: number): Outline {
  const known = arcs.get(radius);
  if (known) return known;
  const parts = Math.max(2, Math.ceil(Math.PI / 4 / Math.acos(1 - Math.min(1, SMOOTH / Math.max(radius, SMOOTH)))));
  const arc = Array.from({ length: 4 * (parts + 1) }, (_, at) => {
    const angle = (Math.PI / 2) * (Math.floor(at / (parts + 1)) + (at % (parts + 1)) / parts);
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  }).flat();
  if (arcs.size >= ARCS_MAX) arcs.clear();
  arcs.set(radius, arc);
  return arc;
}

/** The same line the other way round: what it encloses is a hole in what lies around it. */
export function reversed(outline: Outline): Outline {
  return Array.from({ length: outline.length }, (_, at) => outline[outline.length - 2 - at + 2 * (at % 2)] ?? 0);
}

/** A line of this thickness along an outline, with round corners. */
export function strokeOutlines(outline: Outline, thick: number): Outline[] {
  const half = thick / 2;
  const parts: Outline[] = [];
  for (let at = 0; at < outline.length; at += 2) {
    const [x, y] = [outline[at] ?? 0, outline[at + 1] ?? 0];
    const next = (at + 2) % outline.length;
    const [dx, dy] = [(outline[next] ?? 0) - x, (outline[next + 1] ?? 0) - y];
    const length = Math.hypot(dx, dy);
    if (length === 0) continue;
    const [nx, ny] = [(dy / length) * half, (-dx / length) * half];
    parts.push([x + nx, y + ny, x + dx + nx, y + dy + ny, x + dx - nx, y + dy - ny, x - nx, y - ny]);
    parts.push(circleOutline(x, y, half));
  }
  return parts;
}
