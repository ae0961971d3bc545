/** The fields of any component that validation and interactions use. */
export interface Part {
  readonly type: number;
  readonly id?: number | null | undefined;
  readonly custom_id?: string | null | undefined;
  readonly label?: string | null | undefined;
  readonly content?: string | undefined;
  readonly disabled?: boolean | null | undefined;
  readonly required?: boolean | null | undefined;
  readonly min_length?: number | null | undefined;
  readonly max_length?: number | null | undefined;
  readonly min_values?: number | null | undefined;
  readonly max_values?: number | null | undefined;
  readonly emoji?: Emoji | null | undefined;
  readonly options?: readonly { readonly value: string; readonly emoji?: Emoji | null | undefined }[] | undefined;
  readonly components?: readonly Part[] | undefined;
  readonly accessory?: Part | undefined;
  readonly component?: Part | undefined;
  readonly media?: Media | undefined;
  readonly file?: Media | undefined;
  readonly items?: readonly { readonly media: Media }[] | undefined;
}

interface Emoji {
  readonly id?: string | null | undefined;
}

interface Media {
  readonly url: string;
}

type Path = PropertyKey[];

/** Yields every component with its path, parents first. */
function* placed(components: readonly Part[]): Generator<{ part: Part; path: Path }> {
  for (const [index, part] of components.entries()) yield* within(part, [index]);
}

function* within(part: Part, path: Path): Generator<{ part: Part; path: Path }> {
  yield { part, path };
  for (const [steps, one] of inside(part)) yield* within(one, [...path, ...steps]);
}

/** Yields every component, parents first. */
export function* parts(components: readonly Part[]): Generator<Part> {
  for (const { part } of placed(components)) yield part;
}

/** Yields every custom id with its path. */
export function* customIds(components: readonly Part[]): Generator<{ id: string; path: Path }> {
  for (const { part, path } of placed(components)) {
    if (part.custom_id) yield { id: part.custom_id, path: [...path, 'custom_id'] };
  }
}

/** Yields the id of every custom emoji with its path. */
export function* emojiIds(components: readonly Part[]): Generator<{ id: string; path: Path }> {
  for (const { part, path } of placed(components)) {
    if (part.emoji?.id) yield { id: part.emoji.id, path: [...path, 'emoji', 'id'] };
    for (const [index, { emoji }] of (part.options ?? []).entries()) {
      if (emoji?.id) yield { id: emoji.id, path: [...path, 'options', index, 'emoji', 'id'] };
    }
  }
}

/** Yields every media URL with its path. */
export function* mediaUrls(components: readonly Part[]): Generator<{ url: string; path: Path }> {
  for (const { part, path } of placed(components)) {
    if (part.media) yield { url: part.media.url, path: [...path, 'media', 'url'] };
    if (part.file) yield { url: part.file.url, path: [...path, 'file', 'url'] };
    for (const [index, { media }] of (part.items ?? []).entries()) {
      yield { url: media.url, path: [...path, 'items', index, 'media', 'url'] };
    }
  }
}

function inside(part: Part): [Path, Part][] {
  const listed = (part.components ?? []).map((one, index): [Path, Part] => [['components', index], one]);
  if (part.accessory) listed.push([['accessory'], part.accessory]);
  if (part.component) listed.push([['component'], part.component]);
  return listed;
}

/** Returns the components with missing ids filled in, as Discord does. */
export function numbered<Component extends Part>(components: readonly Component[]): Component[] {
  const taken = new Set([...parts(components)].map((one) => one.id));
  let next = 1;
  const fresh = (): number => {
    while (taken.has(next)) next++;
    return next++;
  };
  const number = <One extends Part>(part: One): One => ({
    ...part,
    id: part.id || fresh(),
    ...(part.components && { components: part.components.map(number) }),
    ...(part.accessory && { accessory: number(part.accessory) }),
    ...(part.component && { component: number(part.component) }),
  });
  return components.map(number);
}
