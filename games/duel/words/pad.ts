/** A text with blanks up to a width in code points, because names may have letters beyond ASCII. */
export function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - [...text].length));
}
