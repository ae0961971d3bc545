/** A range of bytes. `to` is exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

const [QUOTE, ESCAPE, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const [LIST, LIST_END, OBJECT, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Returns the spans of the members of a JSON object or array without parsing them. Undefined if the span is neither,
 * has unbalanced brackets, or has more than `max` members.
 */
export function membersOf(bytes: Uint8Array, span: Span, max: number): Span[] | undefined {
  const { from, to } = trimmed(bytes, span);
  const opened = bytes[from];
  const end = opened === LIST ? LIST_END : OBJECT_END;
  if ((opened !== LIST && opened !== OBJECT) || bytes[to - 1] !== end) return undefined;
  const members: Span[] = [];
  let [depth, start] = [0, from + 1];
  for (let at = from + 1; at < to - 1; at++) {
    const byte = bytes[at];
    if (byte === QUOTE) at = endOfText(bytes, at, to);
    else if (byte === LIST || byte === OBJECT) depth++;
    else if (byte === LIST_END || byte === OBJECT_END) depth--;
    else if (byte === COMMA && depth === 0) {
      if (members.push({ from: start, to: at }) >= max) return undefined;
      start = at + 1;
    }
    if (depth < 0) return undefined;
  }
  const last = trimmed(bytes, { from: start, to: to - 1 });
  if (last.from < last.to) members.push(last);
  return members;
}

/** Returns the spans of an object member's key and value, or undefined if it has none. */
export function keyAndValue(bytes: Uint8Array, member: Span): { readonly key: Span; readonly value: Span } | undefined {
  const { from, to } = trimmed(bytes, member);
  if (bytes[from] !== QUOTE) return undefined;
  const key = { from, to: endOfText(bytes, from, to) + 1 };
  const rest = trimmed(bytes, { from: key.to, to });
  return bytes[rest.from] === COLON ? { key, value: trimmed(bytes, { from: rest.from + 1, to }) } : undefined;
}

/** Returns the position of the closing quote of a JSON string that starts at `quote`. */
function endOfText(bytes: Uint8Array, quote: number, to: number): number {
  let at = quote + 1;
  while (at < to && bytes[at] !== QUOTE) at += bytes[at] === ESCAPE ? 2 : 1;
  return at;
}

function trimmed(bytes: Uint8Array, { from, to }: Span): Span {
  let [first, end] = [from, to];
  while (first < end && bytes[first]! <= 0x20) first++;
  while (end > first && bytes[end - 1]! <= 0x20) end--;
  return { from: first, to: end };
}
