/** What an element may be given: attributes by name, and listeners as `onclick` and the like. Nothing means: leave it out. */
type Attributes = Readonly<Record<string, unknown>>;
export type Child = Node | string | false | null | undefined | readonly Child[];

/** Builds an element. Words only ever become text nodes, so nobody's words can become markup. */
export function el<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (typeof value === 'function') element.addEventListener(name.slice(2), value as EventListener);
    else element.setAttribute(name, value === true ? '' : String(value));
  }
  element.append(...nodes(children));
  return element;
}

/** Puts other children into an element. */
export function fill(element: Element, ...children: readonly Child[]): void {
  element.replaceChildren(...nodes(children));
}

function nodes(children: readonly Child[]): (Node | string)[] {
  return (children as readonly unknown[])
    .flat(Number.POSITIVE_INFINITY)
    .filter((child): child is Node | string => child instanceof Node || (typeof child === 'string' && child !== ''));
}
