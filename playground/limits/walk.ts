/** The fields of any component that validation and interactions use. */
export interface AnyComponent {
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
  readonly emoji?: EmojiReference | null | undefined;
  readonly options?:
    | readonly { readonly value: string; readonly emoji?: EmojiReference | null | undefined }[]
    | undefined;
  readonly components?: readonly AnyComponent[] | undefined;
  readonly accessory?: AnyComponent | undefined;
  readonly component?: AnyComponent | undefined;
  readonly media?: MediaReference | undefined;
  readonly file?: MediaReference | undefined;
  readonly items?: readonly { readonly media: MediaReference }[] | undefined;
}

interface EmojiReference {
  readonly id?: string | null | undefined;
}

interface MediaReference {
  readonly url: string;
}

type ComponentPath = PropertyKey[];

/** Yields every component with its path, parents first. */
function* withPaths(components: readonly AnyComponent[]): Generator<{ part: AnyComponent; path: ComponentPath }> {
  for (const [index, part] of components.entries()) yield* descend(part, [index]);
}

function* descend(part: AnyComponent, path: ComponentPath): Generator<{ part: AnyComponent; path: ComponentPath }> {
  yield { part, path };
  for (const [steps, one] of childrenOf(part)) yield* descend(one, [...path, ...steps]);
}

/** Yields every component, parents first. */
export function* parts(components: readonly AnyComponent[]): Generator<AnyComponent> {
  for (const { part } of withPaths(components)) yield part;
}

/** Yields every custom id with its path. */
export function* customIds(components: readonly AnyComponent[]): Generator<{ id: string; path: ComponentPath }> {
  for (const { part, path } of withPaths(components)) {
    if (part.custom_id) yield { id: part.custom_id, path: [...path, 'custom_id'] };
  }
}

/** Yields the id of every custom emoji with its path. */
export function* emojiIds(components: readonly AnyComponent[]): Generator<{ id: string; path: ComponentPath }> {
  for (const { part, path } of withPaths(components)) {
    if (part.emoji?.id) yield { id: part.emoji.id, path: [...path, 'emoji', 'id'] };
    for (const [index, { emoji }] of (part.options ?? []).entries()) {
      if (emoji?.id) yield { id: emoji.id, path: [...path, 'options', index, 'emoji', 'id'] };
    }
  }
}

/** Yields every media URL with its path. */
export function* mediaUrls(components: readonly AnyComponent[]): Generator<{ url: string; path: ComponentPath }> {
  for (const { part, path } of withPaths(components)) {
    if (part.media) yield { url: part.media.url, path: [...path, 'media', 'url'] };
    if (part.file) yield { url: part.file.url, path: [...path, 'file', 'url'] };
    for (const [index, { media }] of (part.items ?? []).entries()) {
      yield { url: media.url, path: [...path, 'items', index, 'media', 'url'] };
    }
  }
}

function childrenOf(part: AnyComponent): [ComponentPath, AnyComponent][] {
  const listed = (part.components ?? []).map((one, index): [ComponentPath, AnyComponent] => [
    ['components', index],
    one,
  ]);
  if (part.accessory) listed.push([['accessory'], part.accessory]);
  if (part.component) listed.push([['component'], part.component]);
  return listed;
}

/** Returns the components with missing ids filled in, as Discord does. */
export function withIds<Component extends AnyComponent>(components: readonly Component[]): Component[] {
  const taken = new Set([...parts(components)].map((one) => one.id));
  let next = 1;
  const nextFreeId = (): number => {
    while (taken.has(next)) next++;
    return next++;
  };
  const number = <One extends AnyComponent>(part: One): One => ({
    ...part,
    id: part.id || nextFreeId(),
    ...(part.components && { components: part.components.map(number) }),
    ...(part.accessory && { accessory: number(part.accessory) }),
    ...(part.component && { component: number(part.component) }),
  });
  return components.map(number);
}
