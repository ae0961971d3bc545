import { rulesExtended, SimpleMarkdown } from 'discord-markdown-parser';
import { type Child, emoji, fill, html, timestamp } from './drawing.ts';
import { knownChannelTitle, mentionOf } from './tab/channels.ts';
import type { Page } from './tab/state.ts';

const TAGS = {
  strong: 'strong',
  em: 'em',
  underline: 'u',
  strike: 's',
  quote: 'blockquote',
  subtext: 'small',
} as const;

/** A styled piece of an `ansi` code block. Colors are 0 (gray) to 7 (white), as in terminals. */
export interface AnsiSpan {
  readonly text: string;
  readonly bold?: true;
  readonly underline?: true;
  readonly colour?: number;
  readonly ground?: number;
}

type Style = Omit<AnsiSpan, 'text'>;

// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character is what this is about
const ESCAPE = /\u001b\[([\d;]*)m/;

type ParserRule = Parameters<typeof SimpleMarkdown.parserFor>[0][string];

const LIST = /^(?: *(?:[-*]|\d{1,9}\.) +[^\n]+(\n|$))+/;
const ITEM = /^( *)([-*]|\d{1,9}\.) +(.*)$/;

interface Line {
  readonly indent: number;
  readonly start: number | undefined;
  readonly text: string;
}

/** Whether the text ends at the start of a line. */
function beginsLine(before: string): boolean {
  return before === '' || before.endsWith('\n');
}

/** Returns the parser rule for lists, which the parser package lacks. */
function listRule(order: number): ParserRule {
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

/**
 * Groups lines into lists. Deeper lines belong to the item above, and a change between bullets and numbers starts a new
 * list.
 */
function lists(lines: readonly Line[], within: (text: string) => object[]): { type: string; [key: string]: unknown }[] {
  const openLists: { type: string; start: number | undefined; items: object[][] }[] = [];
  for (let at = 0; at < lines.length; ) {
    const first = lines[at]!;
    let end = at + 1;
    while (end < lines.length && lines[end]!.indent > first.indent) end++;
    const item = [...within(first.text), ...lists(lines.slice(at + 1, end), within)];
    const last = openLists.at(-1);
    if (last && (last.start === undefined) === (first.start === undefined)) last.items.push(item);
    else openLists.push({ type: 'list', start: first.start, items: [item] });
    at = end;
  }
  return openLists;
}

/** A parsed piece of Discord markdown. */
export type Mark =
  | { readonly is: 'text' | 'code'; readonly text: string }
  | { readonly is: 'break' }
  | { readonly is: Wrap; readonly content: readonly Mark[] }
  | { readonly is: 'heading'; readonly level: number; readonly content: readonly Mark[] }
  | { readonly is: 'list'; readonly start: number | undefined; readonly items: readonly (readonly Mark[])[] }
  | { readonly is: 'block'; readonly language: string; readonly text: string }
  | { readonly is: 'link'; readonly address: string; readonly content: readonly Mark[] }
  | { readonly is: 'time'; readonly seconds: number; readonly style: string }
  | { readonly is: 'user' | 'channel'; readonly id: string }
  | { readonly is: 'command'; readonly name: string }
  | { readonly is: 'emoji'; readonly id: string; readonly name: string }
  | { readonly is: 'mention'; readonly text: string };

type Wrap = 'strong' | 'em' | 'underline' | 'strike' | 'spoiler' | 'quote' | 'subtext';
type Node = ReturnType<typeof parse>[number];

const WRAPS: Readonly<Record<string, Wrap>> = {
  strong: 'strong',
  em: 'em',
  underline: 'underline',
  strikethrough: 'strike',
  spoiler: 'spoiler',
  blockQuote: 'quote',
  subtext: 'subtext',
};

const HEADING = /^(#{1,3}) +([^\n]+?)(\n|$)/;
const SUBTEXT = /^-# +([^\n]+?)(\n|$)/;
const { heading, subtext, ...rules } = rulesExtended;

const parse = SimpleMarkdown.parserFor({
  ...rules,
  // The package does not recognize a heading or subtext directly after a quote.
  heading: { ...heading!, match: (source, _state, before) => (beginsLine(before) ? HEADING.exec(source) : null) },
  subtext: { ...subtext!, match: (source, _state, before) => (beginsLine(before) ? SUBTEXT.exec(source) : null) },
  list: listRule(heading!.order - 0.25),
});

/** Parses Discord markdown. Anything else is text. */
export function readMarkdown(source: string): Mark[] {
  return marks(parse(source, { inline: true }));
}

/** Returns the text without code blocks, for screen readers. `named` returns the text of mentions and times. */
export function plainText(marks: readonly Mark[], named: (mark: Mark) => string = () => ''): string {
  return marks.map((mark) => plainMark(mark, named)).join('');
}

function plainMark(mark: Mark, named: (mark: Mark) => string): string {
  if ('content' in mark) return plainText(mark.content, named);
  if (mark.is === 'list') return mark.items.map((item) => plainText(item, named)).join(', ');
  if (mark.is === 'break') return ' ';
  if (mark.is === 'command') return `/${mark.name}`;
  if (mark.is === 'emoji') return `:${mark.name}:`;
  if ('text' in mark) return mark.is === 'block' ? '' : mark.text;
  return named(mark);
}

function marks(nodes: readonly Node[]): Mark[] {
  const all: Mark[] = [];
  for (const marked of nodes.map(mark)) {
    const last = all.at(-1);
    if (marked.is === 'text' && last?.is === 'text')
      all[all.length - 1] = { is: 'text', text: last.text + marked.text };
    // A code block already ends its line.
    else if (!(marked.is === 'break' && last?.is === 'block')) all.push(marked);
  }
  return all;
}

function mark(node: Node): Mark {
  const wrap = WRAPS[node.type];
  if (wrap) return { is: wrap, content: marks(node.content) };
  switch (node.type) {
    case 'br':
    case 'newline':
      return { is: 'break' };
    case 'heading':
      return { is: 'heading', level: node.level, content: marks(node.content) };
    case 'list':
      return { is: 'list', start: node.start, items: node.items.map(marks) };
    case 'inlineCode':
      return { is: 'code', text: node.content };
    case 'codeBlock':
      return { is: 'block', language: node.lang.toLowerCase(), text: node.content };
    case 'link':
    case 'url':
    case 'autolink':
      return link(node.target, marks(node.content));
    case 'timestamp':
      return { is: 'time', seconds: Number(node.timestamp), style: node.format ?? 'f' };
    case 'user':
    case 'channel':
      return { is: node.type, id: node.id };
    case 'slashCommand':
      return { is: 'command', name: node.fullName };
    case 'everyone':
    case 'here':
      return { is: 'mention', text: `@${node.type}` };
    case 'role':
      return { is: 'mention', text: '@role' };
    case 'emoji':
      return { is: 'emoji', id: node.id, name: node.name };
    case 'twemoji':
      return { is: 'text', text: node.name };
    default:
      return { is: 'text', text: String(node.content ?? '') };
  }
}

/** Returns a link to a web address. Other targets, such as `javascript:` URLs, become plain text. */
function link(target: string, content: readonly Mark[]): Mark {
  if (/^https?:\/\//i.test(target)) return { is: 'link', address: target, content };
  return { is: 'text', text: plainText(content) };
}

export function marked(page: Page, source: string): HTMLElement {
  return html`<div class="marked">${all(page, readMarkdown(source))}</div>`;
}

function all(page: Page, marks: readonly Mark[]): Child[] {
  return marks.map((mark) => draw(page, mark));
}

function draw(page: Page, mark: Mark): Child {
  const content = 'content' in mark && all(page, mark.content);
  switch (mark.is) {
    case 'text':
      return mark.text;
    case 'break':
      return html`<br>`;
    case 'spoiler':
      return spoiler(page, content);
    case 'code':
      return html`<code>${mark.text}</code>`;
    case 'block': {
      const text = mark.language === 'ansi' ? ansiSpans(mark.text) : mark.text;
      return html`<pre class="block" tabindex="0"><code>${text}</code></pre>`;
    }
    case 'heading':
      return wrapped(`h${mark.level + 2}`, content, `heading-${mark.level}`);
    case 'list': {
      const items = mark.items.map((item) => html`<li>${all(page, item)}</li>`);
      return mark.start === undefined ? html`<ul>${items}</ul>` : html`<ol start=${mark.start}>${items}</ol>`;
    }
    case 'link':
      return html`<a href=${mark.address} target="_blank" rel="noopener noreferrer">${content}</a>`;
    case 'time':
      return time(page, mark.seconds, mark.style);
    case 'user':
      return html`<span class="mention" data-user-id=${mark.id}>${mentionOf(page, mark.id) ?? `<@${mark.id}>`}</span>`;
    case 'channel':
      return place(page, mark.id);
    case 'command':
      return html`<button class="mention" onclick=${() => page.call(mark.name)}>/${mark.name}</button>`;
    case 'emoji':
      return emoji(mark);
    case 'mention':
      return html`<span class="mention">${mark.text}</span>`;
    default:
      return wrapped(TAGS[mark.is], content);
  }
}

function wrapped(tag: string, content: Child, style = ''): HTMLElement {
  const node = document.createElement(tag);
  if (style !== '') node.className = style;
  fill(node, content);
  return node;
}

function ansiSpans(text: string): Child[] {
  return readAnsi(text).map(({ text, bold, underline, colour, ground }) => {
    const classes = [
      bold && 'ansi-bold',
      underline && 'ansi-underline',
      colour !== undefined && `ansi-${colour}`,
      ground !== undefined && `ansi-on-${ground}`,
    ];
    const used = classes.filter(Boolean).join(' ');
    return used ? html`<span class=${used}>${text}</span>` : text;
  });
}

function time({ locale, now }: Page, seconds: number, style: string): HTMLElement {
  const relative = style === 'R' && Number.isFinite(seconds) && seconds;
  return html`
    <time class="stamp" title=${timestamp(seconds, 'F', locale)} data-relative=${relative}>
      ${timestamp(seconds, style, locale, now() / 1000)}
    </time>`;
}

function place(page: Page, id: string): HTMLElement {
  const name = knownChannelTitle(page, id);
  if (name === undefined) return html`<span class="mention">#…</span>`;
  return html`<button class="mention" onclick=${() => page.open(id)}>#${name.replace(/^#/, '')}</button>`;
}

/** Splits the text of an `ansi` code block by style. Codes that Discord does not support are ignored. */
export function readAnsi(source: string): AnsiSpan[] {
  const spans: AnsiSpan[] = [];
  let style: Style = {};
  for (const [index, piece] of source.split(ESCAPE).entries()) {
    if (index % 2 === 1) style = piece.split(';').reduce(applyAnsiCode, style);
    else if (piece !== '') spans.push({ text: piece, ...style });
  }
  return spans;
}

function applyAnsiCode(style: Style, written: string): Style {
  const code = Number(written);
  if (code === 0) return {};
  if (code === 1) return { ...style, bold: true };
  if (code === 4) return { ...style, underline: true };
  if (code >= 30 && code <= 37) return { ...style, colour: code - 30 };
  if (code >= 40 && code <= 47) return { ...style, ground: code - 40 };
  return style;
}

/** Covers text or a component until it is pressed. */
export function spoiler(page: Page, content: Child, style = 'spoiler'): HTMLElement {
  const inside = html`<span class="spoiler-content" aria-hidden="true" inert>${content}</span>`;
  const show = (event: Event) => {
    if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    for (const name of ['role', 'tabindex', 'aria-label']) node.removeAttribute(name);
    node.classList.add('shown');
    inside.removeAttribute('aria-hidden');
    inside.inert = false;
  };
  const node = html`<span class=${style} role="button" tabindex="0" aria-label=${page.words.spoiler}>${inside}</span>`;
  node.addEventListener('click', show, { once: true });
  node.addEventListener('keydown', (event) => node.classList.contains('shown') || show(event));
  return node;
}
