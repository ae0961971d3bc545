import { CONTENT_MAX } from '../discord-limits.ts';

const FENCED = /\n?(```[\s\S]*?```)\n?/;

/** Cuts a text at line ends into parts that fit a message each; code blocks stay whole. */
export function inMessages(text: string): string[] {
  const parts: string[] = [];
  const pieces = text.split(FENCED).filter((piece) => piece !== '');
  for (const line of pieces.flatMap((piece) => (FENCED.test(piece) ? [piece] : piece.split('\n')))) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + 1 + line.length <= CONTENT_MAX)
      parts[parts.length - 1] = `${last}\n${line}`;
    else parts.push(line.slice(0, CONTENT_MAX));
  }
  return parts;
}
