/** A piece of an `ansi` code block in one style; colours are 0 (black or grey) to 7 (white), as the terminal counts them. */
export interface Span {
  readonly text: string;
  readonly bold?: true;
  readonly underline?: true;
  readonly colour?: number;
  readonly ground?: number;
}

type Style = Omit<Span, 'text'>;

// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character is what this is about
const ESCAPE = /\u001b\[([\d;]*)m/;

/** Splits the text of an `ansi` code block into pieces of one style. Codes that Discord does not draw change nothing. */
export function readAnsi(source: string): Span[] {
  const spans: Span[] = [];
  let style: Style = {};
  for (const [index, piece] of source.split(ESCAPE).entries()) {
    if (index % 2 === 1) style = piece.split(';').reduce(styled, style);
    else if (piece !== '') spans.push({ text: piece, ...style });
  }
  return spans;
}

function styled(style: Style, written: string): Style {
  const code = Number(written);
  if (code === 0) return {};
  if (code === 1) return { ...style, bold: true };
  if (code === 4) return { ...style, underline: true };
  if (code >= 30 && code <= 37) return { ...style, colour: code - 30 };
  if (code >= 40 && code <= 47) return { ...style, ground: code - 40 };
  return style;
}
