import type { Person, Player, Sight, State } from './state.ts';

/** What a viewer sees, as far as it changes while others act. */
export type Scene = Pick<State, 'board' | 'sides' | 'people' | 'cat' | 'janitor' | 'active'>;

/** The scene that somebody last saw, from what was different then. */
export function recall(now: Scene, sight: Sight, seat: Player | undefined): Scene {
  const { cat, janitor, active } = sight;
  const { sides } = now;
  return {
    board: { ...now.board, ...sight.board },
    sides: seat === undefined ? sides : (sides.with(seat, { ...sides[seat], ...sight.side }) as State['sides']),
    people: now.people.map((person) => {
      const past = sight.people.find(({ id }) => id === person.id);
      return past ? { ...person, ...past.was } : person;
    }),
    cat,
    janitor,
    active,
  };
}

/** What was different in a scene, as far as it concerns a viewer. */
export function remember(then: Scene, now: Scene, seat: Player | undefined): Sight {
  const { cat, janitor, active } = then;
  const people: Sight['people'] = [];
  then.people.forEach((person, index) => {
    const was = differing(person, now.people[index] ?? person, person.faction === seat ? undefined : IN_PUBLIC);
    if (was) people.push({ id: person.id, was });
  });
  return {
    board: differing(then.board, now.board) ?? {},
    side: (seat !== undefined && differing(then.sides[seat], now.sides[seat])) || {},
    people,
    cat,
    janitor,
    active,
  };
}

/** What can be seen of somebody, and whether they are one's own. */
const IN_PUBLIC: readonly (keyof Person)[] = ['at', 'cocktail', 'faction'];

/** Those members of something that were different, if there were any. */
function differing<T extends object>(then: T, now: T, members = Object.keys(then) as unknown as readonly (keyof T)[]) {
  let was: Partial<T> | undefined;
  for (const member of members) {
    if (isSame(then[member], now[member])) continue;
    was ??= {};
    was[member] = then[member];
  }
  return was;
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const members = Object.keys(one);
  return (
    members.length === Object.keys(other).length &&
    members.every((member) => isSame(one[member as never], other[member as never]))
  );
}
