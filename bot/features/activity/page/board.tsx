import type { Picture } from '@longtable/kit/picture';
import { type Region, type Scene, spotName, spotsOf, type Thing, type ThingNumber } from '@longtable/kit/scene/scene';
import { useEffect } from 'preact/hooks';
import { drawMeter, drawThing, shortNumber } from '../../pictures/page.ts';
import { ROLE_ICONS } from '../messages.ts';
import { iconPath, icons } from './canvas.ts';
import { Drawing, GridMap } from './map.tsx';
import type { Props } from './overlays.tsx';
import type { Meaning } from './selection.ts';
import { isWalk, type PlaceEffect } from './state.ts';

/** What the board shows of the player's touches, and what it does with them. */
export interface Touch extends Props {
  readonly meaning: Meaning;
  /** Places on the way of the previewed line. */
  readonly way: ReadonlySet<string>;
  /** Keys with which a line can begin. */
  readonly starts: ReadonlySet<string>;
  /** Labels of the lines about one place, such as the steps to it. */
  readonly labels: ReadonlyMap<string, string>;
  /** Those of lines that are not costly. */
  readonly invited: ReadonlySet<string>;
  /** Those to mark on empty fields. */
  readonly reach: ReadonlySet<string>;
  /** Place of the line that the game advises. */
  readonly advised: string | undefined;
}

/** Number of places to begin with from which only the player's own things and those in reach are marked. */
const MANY_THINGS = 16;

/** Maximum length of a result on its place. The sheet has longer ones. */
export const MAX_RESULT = 16;

/** Number of cards in a row of a hand. */
const MAX_IN_ROW = 7;

/** Time after which a press shows the sentence of a thing. */
const LONG_PRESS_MS = 450;

/** Draws an icon: a name, or a path in 512 by 512 pixels. `hued`: in its own color. */
export function Icon({ name = '', hued = false }: { name: string | undefined; hued?: boolean }) {
  const path = iconPath(name);
  const hue = hued ? icons.colours[name] : undefined;
  return path ? (
    <svg class={hue ? 'icon hued' : 'icon'} viewBox="0 0 512 512" aria-hidden="true" style={hue && { '--hue': hue }}>
      <path d={path} />
    </svg>
  ) : null;
}

/** Draws the regions of a scene: all in their order, or only the player's hand. */
export function Board({ scene, touch, hands }: { scene: Scene; touch: Touch; hands: boolean }) {
  const { frame } = touch.state;
  useEffect(() => {
    if (!hands) for (const effect of frame?.effects ?? []) animate(effect);
  }, [frame]);
  const seat = touch.state.view?.seat ?? undefined;
  const isHand = ({ kind, owner }: Region) => kind === 'hand' && (owner === undefined || owner === seat);
  const regions = scene.regions.filter((region) => isHand(region) === hands);
  return (
    <>
      {regions.map((region) => (
        <RegionView key={region.id} scene={scene} region={region} touch={touch} />
      ))}
    </>
  );
}

/** Moves a thing from where it came, or lets it strike and come back. */
function animate(effect: PlaceEffect): void {
  const { key, from, isMove } = effect;
  const [place, end] = [from, key].map((each) => document.querySelector<HTMLElement>(`[data-key="${each}"]`));
  // The place of the last card in a hand is gone.
  const start = place ?? (from && isMove ? document.querySelector<HTMLElement>('.hands') : null);
  if (!start || !end || start === end) return;
  const [first, last] = [start.getBoundingClientRect(), end.getBoundingClientRect()];
  const by = (share: number) =>
    `translate(${(last.x - first.x) * share}px, ${(last.y - first.y) * share}px) scale(${1 + Math.abs(share) / 8})`;
  const steps = isWalk(effect) ? [by(-1), 'none'] : ['none', by(0.6), 'none'];
  const style = { duration: isWalk(effect) ? 350 : 450, easing: 'ease-in-out' };
  (isWalk(effect) ? end : start).animate(
    steps.map((transform) => ({ transform, zIndex: 5 })),
    style,
  );
}

interface RegionProps {
  readonly scene: Scene;
  readonly region: Region;
  readonly touch: Touch;
}

function RegionView({ scene, region, touch }: RegionProps) {
  const { id, kind, label, columns, rows } = region;
  const things = scene.things.filter((thing) => thing.region === id);
  if (kind === 'note') return <p class={`note note-${id}`}>{label}</p>;
  const side = sideOf(region.owner, touch);
  if (!columns) {
    return (
      <section class={`region ${kind} ${side} ${things.length > 1 ? 'several' : ''}`} aria-label={label}>
        {things.map((thing) => (
          <Place key={thing.id} keyName={thing.id} things={[thing]} {...{ scene, region, touch }} />
        ))}
      </section>
    );
  }
  const spots = spotsOf(region);
  const shown = kind === 'hand' ? spots.filter((spot) => isFilled(spot, things, region, touch)) : spots;
  const tabThing = things.find(({ states }) => states.includes('turn')) ?? things[0];
  const places = shown.map((spot, at) => {
    const terrain = region.terrain?.[Math.floor(at / columns.length)]?.[at % columns.length];
    const here = things.filter((thing) => thing.spot === spot);
    const keyName = spotName(id, spot);
    return (
      <Place
        key={spot}
        {...{ scene, region, touch, keyName, spot, terrain }}
        things={here}
        isTabStop={kind !== 'grid' || spot === tabThing?.spot}
      />
    );
  });
  if (kind === 'grid')
    return (
      <GridMap {...{ region, things }} {...mapProps(scene, region, touch)}>
        {places}
      </GridMap>
    );
  // More cards than a row holds are in rows of equal length.
  const inRow = Math.ceil(shown.length / Math.ceil(shown.length / MAX_IN_ROW));
  const count = kind === 'hand' ? Math.max(4, inRow || 0) : columns.length;
  return (
    <section
      class={`region ${kind} ${side}`}
      aria-label={label}
      style={{ '--columns': count, '--rows': rows?.length ?? 1 }}
    >
      {places}
    </section>
  );
}

/** Returns how a map shows sides, and the spot that must be in view: what happened, or whose turn it is. */
function mapProps(scene: Scene, { id }: Region, touch: Touch) {
  const { state, words } = touch;
  const here = (key: string | undefined) => (key?.startsWith(`${id}/`) ? key.slice(id.length + 1) : undefined);
  const acting = scene.things.find((thing) => thing.region === id && thing.states.includes('turn'));
  const focus = here(state.frame?.effects.findLast(({ isMove }) => !isMove)?.key) ?? acting?.spot;
  return {
    ...{ focus, ground: state.grounds[id], label: words.map },
    sideOf: (thing: Thing) => sideOf(thing.owner, touch),
  };
}

function isFilled(spot: string, things: readonly Thing[], { id }: Region, { meaning }: Touch): boolean {
  return things.some((thing) => thing.spot === spot) || meaning.targets.has(spotName(id, spot));
}

interface PlaceProps extends RegionProps {
  readonly keyName: string;
  readonly things: readonly Thing[];
  readonly spot?: string;
  /** Letter of its ground. */
  readonly terrain?: string | undefined;
  /** Whether Tab goes to it. Within a map, only the arrows move. */
  readonly isTabStop?: boolean;
}

/** Draws a spot with its things, or a thing in a region without spots. */
function Place({ scene, region, keyName, things, spot = '', terrain, isTabStop = true, touch }: PlaceProps) {
  const { state, actions, meaning, starts, invited, reach } = touch;
  const [thing] = things;
  const sign = terrain === undefined ? undefined : scene.signs[terrain];
  const isTarget = meaning.targets.has(keyName);
  const isTouched = state.touched.includes(keyName);
  const target = meaning.targets.get(keyName);
  const result = (target ?? (meaning.preview?.keys.at(-1) === keyName ? meaning.preview : undefined))?.result;
  const effects = state.frame?.effects.filter(({ key }) => key === keyName) ?? [];
  const isOwn = thing?.owner !== undefined && thing.owner === state.view?.seat;
  const isHostile = isTarget && thing?.owner !== undefined && thing.owner !== state.view?.seat;
  const classes = [
    'place',
    thing ? `thing ${sideOf(thing.owner, touch)}` : 'empty',
    isTarget && (isHostile ? 'target hostile' : 'target'),
    isTouched && 'touched',
    touch.way.has(keyName) && 'on-way',
    touch.advised === keyName && 'advised',
    !isTouched &&
      state.touched.length === 0 &&
      (reach.has(keyName) || (thing && invited.has(keyName) && (invited.size < MANY_THINGS || isOwn))) &&
      'start',
    effects.some(({ isMove }) => !isMove) && 'lit',
    state.inspected === keyName && !isTouched && 'inspected',
    ...(thing?.states.map((each) => `is-${each}`) ?? []),
  ];
  const place = region.kind === 'grid' ? spot : spot && `${region.label} ${spot}`;
  const line = touch.labels.get(keyName);
  const about = thing ? things.map((each) => each.about) : [sign?.name, line];
  const spoken = [line?.startsWith(spot) && !thing ? '' : place, ...about, result].filter(Boolean).join('. ');
  const isButton = thing !== undefined || isTarget || isTouched || starts.has(keyName);
  const drawn = (
    <span class="drawn" aria-hidden={isButton}>
      {terrain !== undefined && sign && !thing && !state.grounds[region.id] && <Icon name={sign.icon} hued />}
      {thing &&
        (region.kind === 'bar' ? (
          <Player {...{ scene, thing, touch }} result={result ?? meaning.preview?.effects?.[thing.id]} />
        ) : (
          <Portrayal {...{ scene, thing, touch }} />
        ))}
      {things.slice(1).map((other, at) => (
        <span key={other.id} class={`corner corner-${at}`}>
          <Icon name={other.icon} hued />
        </span>
      ))}
      {isTarget && !thing && <Icon name={target?.icon ?? ROLE_ICONS.steps} />}
      {result && result.length <= MAX_RESULT && region.kind !== 'bar' && <span class="result">{result}</span>}
      {effects.map(({ number, icon }, at) =>
        number === undefined && icon === undefined ? null : (
          <span key={`${state.queue.length}-${at}`} class={`effect ${(number ?? 0) > 0 ? 'gain' : ''}`}>
            {number === undefined ? <Icon name={icon} /> : signed(number, scene)}
          </span>
        ),
      )}
    </span>
  );
  const ground = terrain === undefined ? undefined : `terrain-${terrain.charCodeAt(0)}`;
  const name = [...classes, ground].filter(Boolean).join(' ');
  if (!isButton)
    return (
      <div class={name} data-key={keyName}>
        {drawn}
      </div>
    );
  return (
    <button
      type="button"
      class={name}
      data-key={keyName}
      aria-pressed={isTouched}
      tabIndex={isTabStop ? 0 : -1}
      {...pressHandlers(
        () => actions.tap(keyName),
        () => actions.update({ inspected: keyName, refusal: undefined, note: undefined }),
      )}
    >
      <span class="spoken">{spoken}</span>
      {drawn}
    </button>
  );
}

// One press at a time. A place that is drawn again during a press gets new handlers, which must know it.
let timer = 0;
let wasLong = false;
let pressedAt = 0;

/** Returns the handlers of a thing: a press taps it, a long press or a right click shows its sentence. */
function pressHandlers(tap: () => void, inspect: () => void) {
  return {
    onPointerDown({ timeStamp }: PointerEvent) {
      pressedAt = timeStamp;
      wasLong = false;
      timer = window.setTimeout(() => {
        wasLong = true;
        inspect();
      }, LONG_PRESS_MS);
    },
    onPointerUp({ timeStamp }: PointerEvent) {
      clearTimeout(timer);
      // A busy page handles the end of a short press late.
      if (timeStamp - pressedAt < LONG_PRESS_MS) wasLong = false;
    },
    onPointerLeave: () => clearTimeout(timer),
    onPointerCancel: () => clearTimeout(timer),
    onContextMenu(event: Event) {
      event.preventDefault();
      inspect();
    },
    onClick() {
      if (!wasLong) tap();
      wasLong = false;
    },
  };
}

/** Draws a player: portrait, name, a bar of life, and other numbers. */
function Player({ scene, thing, touch, result }: ThingProps & { readonly result: string | undefined }) {
  const { id, numbers, name, states, note } = thing;
  const [life] = numbers.filter(({ max }) => max !== undefined).toSorted((number) => (number.role === 'life' ? -1 : 1));
  const isAlone = scene.things.every((other) => other.region !== thing.region || other.id === id);
  return (
    <>
      <Portrayal {...{ scene, thing, touch }} />
      <span class="name">{name}</span>
      {life && <Drawing picture={meterOf(life, result, isAlone)} />}
      <span class="rest">
        {numbers.map(({ role, value, max }) =>
          role === life?.role ? null : (
            <span key={role} class={`number ${role}`}>
              <Icon name={ROLE_ICONS[role]} />
              {max === undefined ? value : `${value}/${max}`}
            </span>
          ),
        )}
        {states.map((each) => each !== 'turn' && <Icon key={each} name={scene.signs[each]?.icon} />)}
      </span>
      {note && <span class="words">{note}</span>}
    </>
  );
}

/** Draws a number as a bar, with what a line does to it. Beside others, it has no words. */
function meterOf(number: ThingNumber, result: string | undefined, isAlone: boolean): Picture {
  // What remains is after an arrow: '2400 → 900'.
  const left = /→\s*(\d+)/.exec(result ?? '')?.[1];
  const loss = left === undefined ? number.loss : Math.max(0, number.value - Number(left));
  const shown = { ...number, ...(loss !== undefined && { loss }) };
  return isAlone ? drawMeter(shown, ROLE_ICONS[number.role], result) : drawMeter(shown, undefined, '');
}

interface ThingProps {
  readonly scene: Scene;
  readonly thing: Thing;
  readonly touch: Touch;
}

/** Draws a thing with the code that draws it in the chat, in the colours of the reader's side or another one. */
function Portrayal({ scene, thing, touch: { state } }: ThingProps) {
  const own = state.view?.seat ?? 0;
  const { owner = 'none' } = thing;
  const side = owner === own ? 0 : owner === 0 ? own : owner;
  return <Drawing picture={drawThing(scene, thing, side, icons.colours)} />;
}

function signed(number: number, scene: Scene): string {
  const text = shortNumber(scene, number);
  return number > 0 ? `+${text}` : text.replace('-', '−');
}

/** Returns the class of a side: the reader's own, another one, or none. Spectators see the first seat as their own. */
function sideOf(owner: number | undefined, { state: { view } }: Touch): string {
  if (owner === undefined) return 'nobody';
  return owner === (view?.seat ?? 0) ? 'mine' : 'theirs';
}
