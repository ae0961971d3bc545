import {
  type Choice,
  eachLanguage,
  fieldName,
  parseFieldName,
  type Seat,
  SHORTCUT_PREFIX,
  say,
  type Text,
} from '@longtable/kit';
import { isShown } from '../rules/enemies.ts';
import { type Position, squaredRange } from '../rules/grid.ts';
import { phase, type Room, type State } from '../state.ts';
import { nameAlone, wayText } from '../words/names.ts';
import { DOORWAY, FIGHT, REST, stepsText, TO_NEAREST, WALK_TO } from '../words/shortcuts.ts';
import { isCalm, nextAttack, nextRest } from './fight.ts';
import { isInReach } from './walk.ts';
import { doorways, wayTo } from './way.ts';

/** Maximum numbers of enemies and doorways in the list, which leave room for the straight walks. */
const MAX_ENEMIES = 13;
const MAX_DOORWAYS = 8;

/**
 * Returns the shortcuts. Buttons offer a fight, or else a walk to the nearest enemy, and a rest. A list offers the
 * other walk targets.
 */
export function choices(state: State, seat: Seat, partial: string): readonly Choice[] {
  const { room } = state;
  if (seat !== 0 || partial !== '' || !room || phase(state) !== 'exploring') return [];
  const enemies = enemiesAround(room);
  const [nearest] = enemies;
  const canFight = nextAttack(room, room).line !== undefined;
  const canRest = isCalm(room) && nextRest(room, room).line !== undefined;
  const top: readonly (Pick<Choice, 'label' | 'emphasis'> & { readonly shortcut: ParsedShortcut })[] = [
    ...(canFight ? [{ shortcut: { verb: 'fight' } as const, label: FIGHT }] : []),
    ...(nearest && !canFight ? [{ shortcut: nearest.shortcut, label: TO_NEAREST }] : []),
    ...(canRest ? [{ shortcut: { verb: 'rest' } as const, label: REST, emphasis: 'aside' as const }] : []),
  ];
  const listed = [...(canFight ? enemies : enemies.slice(1)), ...doorwaysAround(room)];
  return [
    ...top.map(({ shortcut, ...words }, column) => ({
      ...words,
      line: makeShortcut(shortcut),
      final: true,
      at: { row: 0, column },
    })),
    ...listed.map(({ shortcut, label, detail }) => ({
      line: makeShortcut(shortcut),
      label,
      detail,
      under: WALK_TO,
      final: true,
    })),
  ];
}

interface Destination {
  readonly shortcut: ParsedShortcut;
  readonly steps: number;
  readonly label: Text;
  readonly detail: Text;
}

/** Returns the visible enemies out of reach, the nearest first. */
function enemiesAround(room: Room): readonly Destination[] {
  const shown = room.enemies.filter((enemy) => isShown(enemy) && !isInReach(room, enemy));
  return nearestOf(room, shown, MAX_ENEMIES, ({ name }) => eachLanguage((language) => nameAlone(name, language)));
}

function doorwaysAround(room: Room): readonly Destination[] {
  return nearestOf(room, doorways(room), MAX_DOORWAYS, () => DOORWAY);
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
    shortcut: { verb: 'walk', to: { x, y } },
    steps,
    label: eachLanguage((language) => `${say(name, language)}, ${say(stepsText(steps), language)}`),
    detail: eachLanguage((language) => wayText(hero, { x, y }, language)),
  };
}

/** A parsed shortcut: a walk to a field, a fight, or a rest. */
type ParsedShortcut = { readonly verb: 'walk'; readonly to: Position } | { readonly verb: 'fight' | 'rest' };

const WALK = `${SHORTCUT_PREFIX}walk `;

export function makeShortcut(shortcut: ParsedShortcut): string {
  return shortcut.verb === 'walk' ? WALK + fieldName(shortcut.to) : SHORTCUT_PREFIX + shortcut.verb;
}

export function parseShortcut(line: string): ParsedShortcut | undefined {
  if (line === `${SHORTCUT_PREFIX}fight`) return { verb: 'fight' };
  if (line === `${SHORTCUT_PREFIX}rest`) return { verb: 'rest' };
  const to = line.startsWith(WALK) ? parseFieldName(line.slice(WALK.length)) : undefined;
  return to && { verb: 'walk', to };
}
