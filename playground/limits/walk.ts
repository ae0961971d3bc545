/** What a component may have, whatever its kind, as far as walking through a message and using what is on it needs it. */
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
  readonly options?: readonly { readonly value: string }[] | undefined;
  readonly components?: readonly Part[] | undefined;
  readonly accessory?: Part | undefined;
  readonly component?: Part | undefined;
}

/** A component, then everything inside it. */
export function* parts(components: readonly Part[]): Generator<Part> {
  for (const part of components) {
    yield part;
    yield* parts(inside(part).map(([, one]) => one));
  }
}

/** Every custom id with the path that leads to it. */
export function* customIds(
  components: readonly Part[],
  path: PropertyKey[] = [],
): Generator<{ id: string; path: PropertyKey[] }> {
  for (const [index, part] of components.entries()) yield* idsIn(part, [...path, index]);
}

function* idsIn(part: Part, path: PropertyKey[]): Generator<{ id: string; path: PropertyKey[] }> {
  if (part.custom_id) yield { id: part.custom_id, path: [...path, 'custom_id'] };
  for (const [steps, one] of inside(part)) yield* idsIn(one, [...path, ...steps]);
}

function inside(part: Part): [PropertyKey[], Part][] {
  const listed = (part.components ?? []).map((one, index): [PropertyKey[], Part] => [['components', index], one]);
  if (part.accessory) listed.push([['accessory'], part.accessory]);
  if (part.component) listed.push([['component'], part.component]);
  return listed;
}

/** The same components with a number on each, as Discord gives them to those that have none. */
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
