import type { SimpleMarkdown } from 'discord-markdown-parser';

type Rule = Parameters<typeof SimpleMarkdown.parserFor>[0][string];

const LIST = /^(?: *(?:[-*]|\d{1,9}\.) +[^\n]+(\n|$))+/;
const ITEM = /^( *)([-*]|\d{1,9}\.) +(.*)$/;

interface Line {
  readonly indent: number;
  readonly start: number | undefined;
  readonly text: string;
}

/** Whether a line begins behind this text. */
export function beginsLine(before: string): boolean {
  return before === '' || before.endsWith('\n');
}

/** The rule for lists, which Discord has and its parser package lacks: lines that begin with a dash, a star or a number. */
export function listRule(order: number): Rule {
  return {
    order,
    match: (source, _state, before) => (beginsLine(before) ? LIST.exec(source) : null),
    parse: (capture, parse, state) => {
      const within = (text: string) => parse(text, { ...state, prevCapture: null });
      return lists(capture[0]!.split('\n').flatMap(line), within);
    },
  };
}

function line(written: string): Line[] {
  const [, indent, mark, text] = ITEM.exec(written) ?? [];
  if (indent === undefined || mark === undefined || text === undefined) return [];
  return [{ indent: indent.length, start: /\d/.test(mark) ? Number.parseInt(mark, 10) : undefined, text }];
}

/** A run of lines: deeper ones belong to the item above, and a change between dashes and numbers begins another list. */
function lists(lines: readonly Line[], within: (text: string) => object[]): { type: string; [key: string]: unknown }[] {
  const found: { type: string; start: number | undefined; items: object[][] }[] = [];
  for (let at = 0; at < lines.length; ) {
    const first = lines[at]!;
    let end = at + 1;
    while (end < lines.length && lines[end]!.indent > first.indent) end++;
    const item = [...within(first.text), ...lists(lines.slice(at + 1, end), within)];
    const last = found.at(-1);
    if (last && (last.start === undefined) === (first.start === undefined)) last.items.push(item);
    else found.push({ type: 'list', start: first.start, items: [item] });
    at = end;
  }
  return found;
}
