/** Children of an element. Null, undefined and false are skipped. */
export type Child = Node | string | false | null | undefined | readonly Child[];
/** Values of a template: children, attribute values and event listeners. */
type TemplateValue = Child | number | true | ((event: never) => unknown);

const SLOT = /§(\d+)§/;
const templates = new WeakMap<TemplateStringsArray, HTMLElement>();

/**
 * Creates an element: html`<p class=${style} onclick=${press}>${words}</p>`. Values are never parsed as markup. An
 * attribute without a value is omitted, and line breaks between tags are ignored.
 */
export function html<Made extends HTMLElement = HTMLElement>(
  strings: TemplateStringsArray,
  ...values: readonly TemplateValue[]
): Made {
  const made = templateOf(strings).cloneNode(true) as Made;
  const valuesIn = (text: string) => text.split(SLOT).map((part, at) => (at % 2 === 0 ? part : values[Number(part)]));
  for (const element of [made, ...made.querySelectorAll('*')]) {
    for (const { name, value } of [...element.attributes]) if (SLOT.test(value)) set(element, name, valuesIn(value));
  }
  for (const text of textsIn(made)) if (SLOT.test(text.data)) text.replaceWith(...nodes(valuesIn(text.data)));
  return made;
}

/** Replaces the children of an element. */
export function fill(element: Element, ...children: readonly Child[]): void {
  element.replaceChildren(...nodes(children));
}

/** Parses a template once and caches it. */
function templateOf(strings: TemplateStringsArray): HTMLElement {
  const known = templates.get(strings);
  if (known) return known;
  const template = document.createElement('template');
  template.innerHTML = strings.reduce((before, after, at) => `${before}§${at - 1}§${after}`).trim();
  const read = template.content.firstElementChild as HTMLElement;
  for (const text of textsIn(read)) text.data = text.data.replace(/\s*\n\s*/g, '');
  templates.set(strings, read);
  return read;
}

function textsIn(element: HTMLElement): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

function set(element: Element, name: string, parts: readonly TemplateValue[]): void {
  const isWhole = parts.length === 3 && parts[0] === '' && parts[2] === '';
  const value = isWhole ? parts[1] : parts.map((part) => (isAbsent(part) ? '' : part)).join('');
  element.removeAttribute(name);
  if (typeof value === 'function') element.addEventListener(name.slice(2), value as EventListener);
  else if (!isAbsent(value)) element.setAttribute(name, value === true ? '' : String(value));
}

function isAbsent(value: TemplateValue): boolean {
  return value === undefined || value === null || value === false;
}

function nodes(children: readonly unknown[]): (Node | string)[] {
  return children.flat(Number.POSITIVE_INFINITY).flatMap((child) => {
    if (child instanceof Node) return child;
    return typeof child === 'number' || (typeof child === 'string' && child !== '') ? String(child) : [];
  });
}
