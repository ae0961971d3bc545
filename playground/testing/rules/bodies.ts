import { PUBLISHED } from '../conformance/published.ts';

/** A limit: a body at the limit, one above it, the path of the violation, and Discord's error code. */
export type Rule = [rule: string, fits: object, breaks: object, path: string, code: string];

/** A limit with the page that documents it. */
export type PublishedRule = [...Rule, published: string];

type Source = keyof typeof PUBLISHED;

/** Adds the documenting page to each limit: that of the first word its name contains, otherwise `rest`. */
export function published(
  rest: Source,
  words: Readonly<Record<string, Source>>,
  rules: readonly Rule[],
): PublishedRule[] {
  return rules.map((rule) => {
    const word = Object.keys(words).find((one) => rule[0].includes(one));
    return [...rule, PUBLISHED[word === undefined ? rest : (words[word] ?? rest)]];
  });
}

export const BAD_LENGTH = 'BASE_TYPE_BAD_LENGTH';
export const TOO_LONG = 'BASE_TYPE_MAX_LENGTH';

export const V2 = 1 << 15;

export const x = (length: number) => 'x'.repeat(length);

export const many = <One>(count: number, make: (index: number) => One): One[] =>
  Array.from({ length: count }, (_, index) => make(index));

let last = 0;
const nextCustomId = () => `id${++last}`;

/** Valid bodies and components. */
export const hello = (more: object) => ({ content: 'hello', ...more });
export const text = (content: string) => ({ type: 10, content });
export const row = (...components: object[]) => ({ type: 1, components });
export const button = (more: object = {}) => ({ type: 2, style: 1, label: 'go', custom_id: nextCustomId(), ...more });
export const link = (url: string) => ({ type: 2, style: 5, label: 'go', url });
export const gallery = (...urls: string[]) => ({ type: 12, items: urls.map((url) => ({ media: { url } })) });
export const option = (index: number) => ({ label: `o${index}`, value: `v${index}` });
export const menu = (more: object = {}) => ({ type: 3, custom_id: nextCustomId(), options: [option(0)], ...more });
export const command = (more: object = {}) => ({ name: 'play', description: 'Play', ...more });
export const field = (more: object = {}) => ({ type: 4, custom_id: nextCustomId(), style: 1, ...more });
export const label = (more: object = {}) => ({ type: 18, label: 'Label', component: field(), ...more });
export const modal = (more: object = {}) => ({ custom_id: 'm', title: 'Title', components: [label()], ...more });
