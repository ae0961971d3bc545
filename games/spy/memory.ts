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

/** What was different in a scene, as far as it concerns a viewer; what they saw before that they saw still. */
export function remember(then: Scene, now: Scene, seat: Player | undefined, sight = seenIn(then)): Sight {
  let people = sight.people;
  then.people.forEach((person, index) => {
    const was = whatWas(person, now.people[index] ?? person, seat);
    if (was) people = noting(people, person.id, was);
  });
  return {
    ...sight,
    board: joined(differing(then.board, now.board), sight.board),
    side: seat === undefined ? {} : joined(differing(then.sides[seat], now.sides[seat]), sight.side),
    people,
  };
}

function seenIn({ cat, janitor, active }: Scene): Sight {
  return { board: {}, side: {}, people: [], cat, janitor, active };
}

function whatWas(then: Person, now: Person, seat: Player | undefined): Partial<Person> | undefined {
  if (then.faction === seat) return differing(then, now);
  const isUnmoved = then.at === now.at && then.cocktail === now.cocktail && then.faction === now.faction;
  return isUnmoved ? undefined : differing(inPublic(then), now);
}

/** What can be seen of somebody, and whether they are one's own. */
function inPublic({ at, cocktail, faction }: Person): Partial<Person> {
  return { at, cocktail, faction };
}

function noting(people: Sight['people'], id: number, was: Partial<Person>): Sight['people'] {
  const index = people.findIndex((past) => past.id === id);
  return index < 0 ? [...people, { id, was }] : people.with(index, { id, was: { ...was, ...people[index]?.was } });
}

function joined<T>(was: Partial<T> | undefined, before: Partial<T>): Partial<T> {
  return was ? { ...was, ...before } : before;
}

/** Those members of something that were different, if there were any. */
function differing<T extends object>(then: T, now: T): Partial<T> | undefined {
  let was: Partial<T> | undefined;
  for (const member in then) {
    if (then[member] === now[member] || isAlike(then[member], now[member])) continue;
    was ??= {};
    was[member] = then[member];
  }
  return was;
}

/** Whether two places or tallies say the same; lists are replaced when they change, and never else. */
function isAlike(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other || Array.isArray(one)) return false;
  for (const member in one) if (one[member as never] !== other[member as never]) return false;
  return true;
}
