import {
  type Choice,
  eachLanguage,
  fieldName,
  parseFieldName,
  type Seat,
  SHORTCUT,
  say,
  type Text,
} from '@longtable/kit';
import { isShown } from '../rules/enemies.ts';
import { type Position, squaredRange } from '../rules/grid.ts';
import { phase, type Room, type State } from '../state.ts';
import { wayText } from '../words/hero.ts';
import { nameAlone } from '../words/names.ts';
import { DOORWAY, FIGHT, REST, stepsText, TO_NEAREST, WALK_TO } from '../words/sentences.ts';
import { isCalm, nextBlow, nextRest } from './fight.ts';
import { isInReach } from './walk.ts';
import { doorways, wayTo } from './way.ts';

/** So many enemies and doorways, the nearest of each, leave room in one list for the ways straight ahead. */
const ENEMIES = 13;
const DOORWAYS = 8;

/** What stands for several rounds: in the top row a fight, or the way to one, and a rest; in a list all places to walk to. */
export function choices(state: State, seat: Seat, partial: string): readonly Choice[] {
  const { room } = state;
  if (seat !== 0 || partial !== '' || !room || phase(state) !== 'exploring') return [];
  const enemies = enemiesAround(room);
  const [nearest] = enemies;
  const canFight = nextBlow(room, room).line !== undefined;
  const canRest = isCalm(room) && nextRest(room, room).line !== undefined;
  const top: readonly (Pick<Choice, 'label' | 'tone'> & { readonly errand: Errand })[] = [
    ...(canFight ? [{ errand: { verb: 'fight' } as const, label: FIGHT }] : []),
    ...(nearest && !canFight ? [{ errand: nearest.errand, label: TO_NEAREST }] : []),
    ...(canRest ? [{ errand: { verb: 'rest' } as const, label: REST, tone: 'aside' as const }] : []),
  ];
  const listed = [...(canFight ? enemies : enemies.slice(1)), ...doorwaysAround(room)];
  return [
    ...top.map(({ errand, ...words }, column) => ({
      ...words,
      line: makeErrand(errand),
      final: true,
      at: { row: 0, column },
    })),
    ...listed.map(({ errand, label, detail }) => ({
      line: makeErrand(errand),
      label,
      detail,
      under: WALK_TO,
      final: true,
    })),
  ];
}

/** Where the hero can walk. */
interface Destination {
  readonly errand: Errand;
  readonly steps: number;
  readonly label: Text;
  readonly detail: Text;
}

/** The visible enemies that are not in reach, the nearest first. */
function enemiesAround(room: Room): readonly Destination[] {
  const shown = room.enemies.filter((enemy) => isShown(enemy) && !isInReach(room, enemy));
  return nearestOf(room, shown, ENEMIES, ({ name }) => eachLanguage((language) => nameAlone(name, language)));
}

function doorwaysAround(room: Room): readonly Destination[] {
  return nearestOf(room, doorways(room), DOORWAYS, () => DOORWAY);
}

function nearestOf<Place extends Position>(
  room: Room,
  places: readonly Place[],
  most: number,
  nameOf: (place: Place) => Text,
): readonly Destination[] {
  const { hero } = room;
  return places
    .toSorted((one, other) => squaredRange(one, hero) - squaredRange(other, hero))
    .slice(0, most)
    .flatMap((place) => {
      const steps = wayTo(room, place)?.steps;
      return steps === undefined ? [] : [destination(hero, place, steps, nameOf(place))];
    })
    .toSorted((one, other) => one.steps - other.steps);
}

function destination(hero: Position, { x, y }: Position, steps: number, name: Text): Destination {
  return {
    errand: { verb: 'walk', to: { x, y } },
    steps,
    label: eachLanguage((language) => `${say(name, language)}, ${say(stepsText(steps), language)}`),
    detail: eachLanguage((language) => wayText(hero, { x, y }, language)),
  };
}

/** A parsed shortcut: a walk to a field, a fight, or a rest. */
type Errand = { readonly verb: 'walk'; readonly to: Position } | { readonly verb: 'fight' | 'rest' };

const WALK = `${SHORTCUT}walk `;

/** The line of a shortcut. */
export function makeErrand(errand: Errand): string {
  return errand.verb === 'walk' ? WALK + fieldName(errand.to) : SHORTCUT + errand.verb;
}

/** The shortcut of a line; undefined if none is spelled so. */
export function parseErrand(line: string): Errand | undefined {
  if (line === `${SHORTCUT}fight`) return { verb: 'fight' };
  if (line === `${SHORTCUT}rest`) return { verb: 'rest' };
  const to = line.startsWith(WALK) ? parseFieldName(line.slice(WALK.length)) : undefined;
  return to && { verb: 'walk', to };
}
