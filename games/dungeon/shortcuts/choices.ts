import { type Choice, fieldName, parseFieldName, type Seat, SHORTCUT_PREFIX, type Text } from '@longtable/kit';
import { isShown } from '../rules/enemies.ts';
import { type Position, squaredRange } from '../rules/grid.ts';
import { phase, type Room, type State } from '../state.ts';
import { nameText, wayText } from '../words/names.ts';
import { texts } from '../words/texts.ts';
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
    ...(canFight ? [{ shortcut: { verb: 'fight' } as const, label: texts.shortcuts.fight }] : []),
    ...(nearest && !canFight ? [{ shortcut: nearest.shortcut, label: texts.shortcuts.toNearest }] : []),
    ...(canRest
      ? [{ shortcut: { verb: 'rest' } as const, label: texts.shortcuts.rest, emphasis: 'aside' as const }]
      : []),
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
      under: texts.shortcuts.walkTo,
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
  return nearestOf(room, shown, MAX_ENEMIES, ({ name }) => nameText(name));
}

function doorwaysAround(room: Room): readonly Destination[] {
  return nearestOf(room, doorways(room), MAX_DOORWAYS, () => texts.shortcuts.doorway);
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
    label: texts.shortcuts.destination({ name, steps }),
    detail: wayText(hero, { x, y }),
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
