import type { Scene, Thing } from '@longtable/kit';
import { joinSteps } from '@longtable/kit/game/move-text';
import type { TouchChoice } from '../messages.ts';

/** A complete line that the player can play, with the keys of the places that it is about. */
export interface Line extends Omit<TouchChoice, 'things'> {
  /** Name of the step or list that leads to it. */
  readonly step: string;
  readonly keys: readonly string[];
}

/** Returns the key of a place: a spot of a region, or a thing in a region without spots. Touched places and choices are compared by it. */
export function keyOf({ regions }: Scene, { id, region, spot }: Pick<Thing, 'id' | 'region' | 'spot'>): string {
  return regions.find((each) => each.id === region)?.columns ? `${region}/${spot}` : id;
}

/** Returns the key of a name in a choice or effect, which is the id of a thing or the name of a spot. */
export function keyOfName(scene: Scene, name: string): string {
  const thing = thingOf(scene, name);
  return thing ? keyOf(scene, thing) : name;
}

/** Returns the thing of a name in a choice or effect, or on the spot of a key. */
export function thingOf(scene: Scene | undefined, name: string | undefined): Thing | undefined {
  return scene?.things.find(({ id, region, spot }) => id === name || `${region}/${spot}` === name);
}

/** What follows the name of a step or list. */
const DOTS = /[ ›…]+$/;

/**
 * Returns the complete lines of a tree of choices, each once. A line without things has those of the choice that leads to
 * it, and its label follows that of this choice. Choices without things on the way, such as columns, leave no trace, unless
 * the label is costly or only names its thing, and nothing else describes the line.
 */
export function linesOf(choices: readonly TouchChoice[], scene: Scene | undefined): Line[] {
  const joined = (above: string, label: string) => joinSteps(above.replace(DOTS, ''), label).join(' · ');
  const within = (
    all: readonly TouchChoice[],
    above: string,
    from: readonly string[],
    parent = '',
    first = '',
  ): Line[] =>
    all.flatMap((choice) => {
      const { label, under, emphasis, input, next, final, things = from, ...about } = choice;
      const isName =
        choice.things?.length === 1 && label.startsWith(thingOf(scene, choice.things[0] ?? '')?.name ?? '\0');
      const name = joined(above || (isName || emphasis === 'costly' ? parent : ''), label);
      if (next) return within(next, isUntouched(choice) || choice.things ? name : above, things, label, first || label);
      if (!final && !input) return [];
      const keys = scene ? [...new Set(things.map((thing) => keyOfName(scene, thing)))] : [];
      const step = (first || (under ?? '')).replace(DOTS, '');
      return [{ ...about, emphasis, input, final, label: name, step, keys }];
    });
  const lines = within(choices, '', []);
  const unique = [...new Map(lines.toReversed().map((line) => [line.line, line])).values()].reverse();
  return scene ? withTwins(unique, scene) : unique;
}

/** Adds the lines of cards for the equal ones in the same hand, for which games have no lines of their own. */
function withTwins(lines: readonly Line[], scene: Scene): Line[] {
  const isInHand = ({ region }: Thing) => scene.regions.some(({ id, kind }) => id === region && kind === 'hand');
  const faceOf = ({ id: _, spot: __, about: ___, ...face }: Thing) => JSON.stringify(face);
  const nameOf = (label: string, keys: readonly string[]) => [label, ...keys].join();
  const all = [...lines];
  const known = new Set(lines.map(({ label, keys }) => nameOf(label, keys)));
  for (const cards of Map.groupBy(scene.things.filter(isInHand), faceOf).values()) {
    const twins = new Set(cards.map((card) => keyOf(scene, card)));
    if (twins.size === 1) continue;
    const places = lines.flatMap((line) => line.keys.flatMap((key, at) => (twins.has(key) ? [{ line, at }] : [])));
    // The lines of one of the cards are enough.
    const kinds = new Map(places.map((place) => [nameOf(place.line.label, place.line.keys.with(place.at, '')), place]));
    for (const { line, at } of kinds.values())
      for (const twin of twins) {
        const keys = line.keys.with(at, twin);
        if (!line.keys.includes(twin) && !known.has(nameOf(line.label, keys))) all.push({ ...line, keys });
      }
  }
  return all;
}

/** Whether no line of a choice is about a thing. */
export function isUntouched({ things = [], next = [] }: TouchChoice): boolean {
  return things.length === 0 && next.every(isUntouched);
}

/** Returns the only choice that a game advises and that is about a thing. It can be played without touching the thing. */
export function adviceOf(choices: readonly TouchChoice[]): TouchChoice | undefined {
  return onlyOf(choices.filter((choice) => choice.emphasis === 'usual' && choice.final && !isUntouched(choice)));
}

/** What the touched places mean. */
export interface Meaning {
  /** Lines about all touched places. */
  readonly matches: readonly Line[];
  /** Lines that need no further place. */
  readonly complete: readonly Line[];
  /** The line that is played next: the only one, or the only one that is complete after two touches. */
  readonly preview: Line | undefined;
  /** Places that can be touched next, with the line that they complete, or the only one that they lead to. */
  readonly targets: ReadonlyMap<string, Line | undefined>;
}

export function meaningOf(lines: readonly Line[], touched: readonly string[]): Meaning {
  if (touched.length === 0) return { matches: [], complete: [], preview: undefined, targets: new Map() };
  const matches = inOrder(
    lines.filter(({ keys }) => touched.every((key) => keys.includes(key))),
    touched,
  );
  const complete = matches.filter(({ keys }) => keys.length === touched.length);
  const preview = onlyOf(matches) ?? (touched.length > 1 ? onlyOf(complete) : undefined);
  const next = new Set(matches.flatMap(({ keys }) => keys.filter((key) => !touched.includes(key))));
  const targets = new Map(
    [...next].map((key) => {
      const leading = matches.filter(({ keys }) => keys.includes(key));
      return [
        key,
        onlyOf(leading.filter(({ keys }) => keys.length === touched.length + 1)) ?? onlyOf(leading),
      ] as const;
    }),
  );
  return { matches, complete, preview, targets };
}

function onlyOf<Each>(all: readonly Each[]): Each | undefined {
  return all.length === 1 ? all[0] : undefined;
}

/** Leaves out lines about the same places as another one whose order is that of the touches. */
function inOrder(lines: readonly Line[], touched: readonly string[]): readonly Line[] {
  const follows = ({ keys }: Line) =>
    touched.every((key, at) => keys.indexOf(key) >= keys.indexOf(touched[at - 1] ?? key));
  const placesOf = ({ keys }: Line) => keys.toSorted().join();
  const better = new Set(lines.filter(follows).map(placesOf));
  return lines.filter((line) => follows(line) || !better.has(placesOf(line)));
}

/** Number of lines about a thing from which their steps are listed first. */
const MANY_LINES = 4;

/** Returns what to list of the lines about a thing: those of an open step, or all. Of many, the steps to several of them. */
export function listOf(lines: readonly Line[], open: string | undefined): readonly (Line | string)[] {
  if (open !== undefined) return lines.filter(({ step }) => step === open);
  const steps = [...Map.groupBy(lines, ({ step }) => step)];
  if (lines.length < MANY_LINES || steps.length === 1) return lines;
  return steps.flatMap<Line | string>(([step, some]) => (step && some.length > 1 ? step : some));
}

/** Maximum number of places on a way. */
const MAX_STEPS = 100;

/** Returns the places on the way of a line, without its last one. */
export function wayOf(lines: readonly Line[], { keys, via }: Line): ReadonlySet<string> {
  const vias = new Map(lines.flatMap((line) => (line.keys.length === 1 ? [[line.keys[0], line.via] as const] : [])));
  const way = new Set<string>();
  for (let key = via ?? vias.get(keys.at(-1)); key !== undefined && way.size < MAX_STEPS; key = vias.get(key)) {
    if (way.has(key)) break;
    way.add(key);
  }
  return way;
}

/** Result of a tap: the places that are touched now, and the line that it plays. */
export interface Tap {
  readonly touched: readonly string[];
  readonly play?: Line;
}

/**
 * Returns what a tap on a place does: plays a line, touches one more place, starts with this place, or clears. The previewed
 * line is played by the second tap on its target, a usual one without a result by the first.
 */
export function tap(lines: readonly Line[], touched: readonly string[], key: string): Tap {
  const { preview } = meaningOf(lines, touched);
  if (touched.includes(key)) {
    const isPlayed = preview && preview.emphasis !== 'costly' && !preview.input && touched.at(-1) === key;
    return isPlayed ? { touched: [], play: preview } : { touched: preview ? touched : [] };
  }
  const more = [...touched, key];
  const { preview: next } = meaningOf(lines, more);
  if (touched.length > 0 && next?.emphasis === 'usual' && !next.result && !next.input)
    return { touched: [], play: next };
  if (meaningOf(lines, more).matches.length > 0) return { touched: more };
  return { touched: [key] };
}

/** Number of places to begin with from which only those of usual lines are marked. */
const MANY_STARTS = 80;

/** Returns the places to mark, with which a line can begin that is neither minor nor costly. */
export function reachOf(lines: readonly Line[]): ReadonlySet<string> {
  const reach = startsOf(lines.filter(({ emphasis = 'usual' }) => emphasis === 'usual'));
  return reach.size < MANY_STARTS ? reach : startsOf(lines.filter(({ emphasis }) => emphasis === 'usual'));
}

/** Returns the places with which a line can begin: the first one of each. */
export function startsOf(lines: readonly Line[]): ReadonlySet<string> {
  return new Set(lines.flatMap(({ keys }) => keys.slice(0, 1)));
}
