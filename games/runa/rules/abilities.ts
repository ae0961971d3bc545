/** An element of a monster: Runa's magic may be strong against it. */
const ELEMENTS = ['Water', 'Ice', 'Fire', 'Lightning'] as const;
export type Element = (typeof ELEMENTS)[number];

/** The level of a card or an ability. */
export type Level = 1 | 2;

/** A card or an ability: a name and its level. */
export interface Ability<Name extends string = string> {
  readonly name: Name;
  readonly level: Level;
}

/** As players read it: `Slash(1)`. */
export function show({ name, level }: Ability): string {
  return `${name}(${level})`;
}
