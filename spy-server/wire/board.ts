import { type FieldName, fields, type Point } from '@longtable/spy/rules/grid';
import { initialProgress, type State } from '@longtable/spy/state';
import type { NormalField, NormalStatus } from './normal.ts';

/** Returns the board of a status as part of a game state. */
export function boardOf({ fields: rows, round }: NormalStatus): State['board'] {
  const places = rows.flatMap((row, y) => row.map((field, x) => ({ field, at: { x, y } })));
  const of = <T>(fits: (field: NormalField) => boolean, make: (field: NormalField, at: Point) => T) =>
    places.filter(({ field }) => fits(field)).map(({ field, at }) => make(field, at));
  const safe = ({ safe }: NormalField, at: Point) => ({ at, number: safe });
  const table = ({ chips, inverted, destroyed }: NormalField, at: Point) => ({ at, chips, inverted, destroyed });
  const cocktail = ({ gadget }: NormalField, at: Point): State['board']['cocktails'][number] => {
    return { at, cocktail: { poisonedBy: gadget?.poisoned ? [0, 1] : [] } };
  };
  const lying = ({ gadget }: NormalField, at: Point) => {
    return { at, item: { gadget: gadget?.name ?? '', usages: gadget?.usages ?? null } };
  };
  return {
    rows: rows.map((row) => row.map(({ state }) => fields[state as FieldName]?.glyph ?? fields.WALL.glyph).join('')),
    safes: of(({ state }) => state === 'SAFE', safe),
    tables: of(({ state }) => state === 'ROULETTE_TABLE', table),
    cocktails: of(({ gadget }) => gadget?.name === 'COCKTAIL', cocktail),
    fog: of(
      ({ foggy }) => foggy,
      (_, at) => ({ at, until: round + 1 }),
    ),
    lying: of(({ gadget }) => gadget !== null && gadget.name !== 'COCKTAIL', lying),
  };
}

/** Returns a game state from known parts, with the rest left blank. */
export function stateWith(told: Pick<State, 'config' | 'cast' | 'phase' | 'board' | 'sides'> & Partial<State>): State {
  const nobody = { people: [], cat: null, janitor: null, order: [], active: null };
  return { random: 0, round: 0, ...nobody, ...initialProgress(), ...told };
}
