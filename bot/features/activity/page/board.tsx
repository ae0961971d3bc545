import { type Region, type Scene, spotName, spotsOf, type Thing, type ThingNumber } from '@longtable/kit/scene/scene';
import { useEffect } from 'preact/hooks';
import { ROLE_ICONS } from '../messages.ts';
import { GridMap } from './map.tsx';
import type { Meaning } from './selection.ts';
import type { Effect, State } from './state.ts';
import type { PageWords } from './words/en.ts';

/** What the board shows of the player's touches, and what it does with them. */
export interface Touch {
  readonly state: State;
  readonly meaning: Meaning;
  /** Places on the way of the previewed line. */
  readonly way: ReadonlySet<string>;
  /** Keys with which a line can begin. */
  readonly starts: ReadonlySet<string>;
  /** Those of lines that are not minor. Only these are marked on empty fields. */
  readonly reach: ReadonlySet<string>;
  /** Place of the line that the game advises. */
  readonly advised: string | undefined;
  tap(key: string): void;
  inspect(key: string): void;
  readonly words: PageWords;
}

/** States that are shown by the style of a thing, not by their icons. */
const MUTE: readonly string[] = ['ready', 'turn', 'spent', 'won'];

/** Number of places to begin with from which the empty ones are not marked. */
const MANY_STARTS = 80;

/** Number of places to begin with from which only the player's own things are marked. */
const MANY_THINGS = 16;

/** Number of cards in a row of a hand. */
const MAX_IN_ROW = 7;

/** Time after which a press shows the sentence of a thing. */
const LONG_PRESS_MS = 450;

/** Draws an icon, in its own colour if `hued`. */
export function Icon({ state, name, hued }: { state: State; name: string | undefined; hued?: boolean }) {
  const path = name === undefined ? undefined : (state.icons[name] ?? (name.startsWith('M') ? name : undefined));
  if (!path) return null;
  const colour = hued && name !== undefined ? state.colours[name] : undefined;
  return (
    <svg
      class={colour ? 'icon hued' : 'icon'}
      viewBox="0 0 512 512"
      aria-hidden="true"
      style={colour ? { '--hue': colour } : undefined}
    >
      <path d={path} />
    </svg>
  );
}

/** Draws the regions of a scene: all in their order, or only the player's hand. */
export function Board({ scene, touch, hands }: { scene: Scene; touch: Touch; hands: boolean }) {
  const { effects } = touch.state;
  useEffect(() => {
    if (!hands) for (const effect of effects) animate(effect);
  }, [effects]);
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
function animate({ key, from, number, icon, isMove }: Effect): void {
  const [place, end] = [from, key].map((each) => document.querySelector<HTMLElement>(`[data-key="${each}"]`));
  // The place of the last card in a hand is gone.
  const start = place ?? (from && isMove ? document.querySelector<HTMLElement>('.hands') : null);
  if (!start || !end || start === end) return;
  const [first, last] = [start.getBoundingClientRect(), end.getBoundingClientRect()];
  const by = (share: number) =>
    `translate(${(last.x - first.x) * share}px, ${(last.y - first.y) * share}px) scale(${1 + Math.abs(share) / 8})`;
  const isWalk = number === undefined && icon === undefined;
  const steps = isWalk ? [by(-1), 'none'] : ['none', by(0.6), 'none'];
  const style = { duration: isWalk ? 350 : 450, easing: 'ease-in-out' };
  (isWalk ? end : start).animate(
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
  const places = shown.map((spot, at) => {
    const terrain = region.terrain?.[Math.floor(at / columns.length)]?.[at % columns.length];
    const here = things.filter((thing) => thing.spot === spot);
    const keyName = spotName(id, spot);
    return <Place key={here[0]?.id ?? spot} {...{ scene, region, touch, keyName, spot, terrain }} things={here} />;
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

/** Returns how a map shows sides, and the spot that must be in view: the last touch, what happened, or whose turn it is. */
function mapProps(scene: Scene, { id }: Region, touch: Touch) {
  const { state, words } = touch;
  const here = (key: string | undefined) => (key?.startsWith(`${id}/`) ? key.slice(id.length + 1) : undefined);
  const acting = scene.things.find((thing) => thing.region === id && thing.states.includes('turn'));
  const focus =
    here(state.touched.at(-1)) ?? here(state.effects.findLast(({ isMove }) => !isMove)?.key) ?? acting?.spot;
  const { grounds, icons } = state;
  return {
    ...{ focus, icons, ground: grounds[id], label: words.map },
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
}

/** Draws a spot with its things, or a thing in a region without spots. */
function Place({ scene, region, keyName, things, spot = '', terrain, touch }: PlaceProps) {
  const { state, meaning, starts, reach } = touch;
  const [thing] = things;
  const sign = terrain === undefined ? undefined : scene.signs[terrain];
  const isTarget = meaning.targets.has(keyName);
  const isTouched = state.touched.includes(keyName);
  const target = meaning.targets.get(keyName);
  const result = (target ?? (meaning.preview?.keys.at(-1) === keyName ? meaning.preview : undefined))?.result;
  const effects = state.effects.filter(({ key }) => key === keyName);
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
      (thing
        ? starts.has(keyName) && (starts.size < MANY_THINGS || isOwn)
        : reach.has(keyName) && reach.size < MANY_STARTS) &&
      'start',
    effects.some(({ isMove }) => !isMove) && 'lit',
    state.inspected === keyName && !isTouched && 'inspected',
    ...(thing?.states.map((each) => `is-${each}`) ?? []),
  ];
  const about =
    things.map((each) => each.about).join('. ') || [region.label, spot, sign?.name].filter(Boolean).join(' ');
  const isButton = thing !== undefined || isTarget || isTouched || starts.has(keyName);
  const drawn = (
    <span class="drawn" aria-hidden={isButton}>
      {terrain !== undefined && sign && !thing && !state.grounds[region.id] && (
        <Icon state={state} name={sign.icon} hued />
      )}
      {thing &&
        (region.kind === 'bar' ? (
          <BarThing {...{ scene, thing, touch }} result={result ?? meaning.preview?.effects?.[thing.id]} />
        ) : (
          <CardThing {...{ scene, thing, touch, region }} />
        ))}
      {things.slice(1).map((other, at) => (
        <span key={other.id} class={`corner corner-${at}`}>
          <Icon state={state} name={other.icon} hued />
        </span>
      ))}
      {isTarget && !thing && <Icon state={state} name={target?.icon ?? ROLE_ICONS.steps} />}
      {result && region.kind !== 'bar' && <span class="result">{result}</span>}
      {effects.map(({ number, icon }, at) =>
        number === undefined && icon === undefined ? null : (
          <span key={`${state.view?.revision}-${at}`} class={`effect ${(number ?? 0) > 0 ? 'gain' : ''}`}>
            {number === undefined ? <Icon state={state} name={icon} /> : signed(number, scene)}
          </span>
        ),
      )}
    </span>
  );
  const ground = terrain === undefined ? undefined : `terrain-${terrain.charCodeAt(0)}`;
  const name = [...classes, ground].filter(Boolean).join(' ');
  const edge = region.kind === 'grid' ? edgeOf(region, spot) : undefined;
  if (!isButton)
    return (
      <div class={name} data-key={keyName} data-edge={edge}>
        {drawn}
      </div>
    );
  return (
    <button
      type="button"
      class={name}
      data-key={keyName}
      data-edge={edge}
      aria-pressed={isTouched}
      {...pressHandlers(
        () => touch.tap(keyName),
        () => touch.inspect(keyName),
      )}
    >
      <span class="spoken">{result ? `${about}. ${result}` : about}</span>
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

/** Draws a card, unit or person: icon, numbers and states. */
function CardThing({
  scene,
  thing,
  touch: { state },
  region,
}: {
  scene: Scene;
  thing: Thing;
  touch: Touch;
  region: Region;
}) {
  const { numbers, states, name, note, icon, mark } = thing;
  const cost = numbers.find(({ role }) => role === 'cost');
  // A field has no room for full numbers, so a number with a maximum is a bar there.
  const level = region.kind === 'grid' ? numbers.find(({ max }) => max !== undefined) : undefined;
  const rest = numbers.filter((number) => number !== cost && number !== level);
  const isCard = region.kind === 'hand' || region.kind === 'pile';
  return (
    <>
      {icon && state.icons[icon] ? (
        <Icon state={state} name={icon} hued />
      ) : (
        <span class="mark">{mark ?? name.slice(0, 2)}</span>
      )}
      {region.kind === 'grid' && mark && icon && state.icons[icon] && <span class="letters">{mark}</span>}
      {level && <Gauge number={level} />}
      {cost && <span class="cost">{cost.value}</span>}
      {region.kind !== 'grid' && <span class="name">{name}</span>}
      {rest.length > 0 ? (
        <span class="numbers">
          {rest.slice(0, 3).map((number) => (
            <span key={number.role} class={`number ${number.role}`}>
              {short(number.value, scene)}
            </span>
          ))}
        </span>
      ) : (
        isCard && note && <span class="words">{note}</span>
      )}
      <span class="states">
        {states.slice(0, 3).map((key) => (
          <Icon key={key} state={state} name={MUTE.includes(key) ? undefined : scene.signs[key]?.icon} />
        ))}
      </span>
    </>
  );
}

/** Draws a player: portrait, name, a bar of life, and other numbers. */
function BarThing({
  scene,
  thing,
  touch: { state },
  result,
}: {
  scene: Scene;
  thing: Thing;
  touch: Touch;
  /** What the previewed line, or the one that a tap here completes, does to it. */
  result: string | undefined;
}) {
  const { numbers, icon, name, states, note } = thing;
  const [life] = numbers.filter(({ max }) => max !== undefined).toSorted((one) => (one.role === 'life' ? -1 : 1));
  const rest = numbers.filter((number) => number !== life);
  return (
    <>
      <span class="portrait">
        <Icon state={state} name={icon} />
      </span>
      <span class="name">{name}</span>
      {life && <Meter number={life} after={result} state={state} />}
      <span class="rest">
        {rest.map((number) => (
          <span key={number.role} class={`number ${number.role}`}>
            <Icon state={state} name={ROLE_ICONS[number.role]} />
            {number.value}
            {number.max === undefined ? '' : `/${number.max}`}
          </span>
        ))}
        {states
          .filter((each) => each !== 'turn')
          .map((each) => (
            <Icon key={each} state={state} name={scene.signs[each]?.icon} />
          ))}
      </span>
      {note && <span class="words">{note}</span>}
    </>
  );
}

/** Draws a number as a thin bar. */
function Gauge({ number: { role, value, max = value } }: { number: ThingNumber }) {
  return (
    <span class={`gauge ${role} ${value * 3 <= max ? 'low' : ''}`}>
      <span style={{ width: `${(100 * value) / Math.max(1, max)}%` }} />
    </span>
  );
}

function Meter({
  number: { role, value, max = value, loss = 0 },
  after,
  state,
}: {
  number: ThingNumber;
  after: string | undefined;
  state: State;
}) {
  // What remains is after an arrow: '2400 → 900'.
  const left = /→\s*(\d+)/.exec(after ?? '')?.[1];
  const lost = left === undefined ? loss : Math.max(0, value - Number(left));
  const share = (part: number) => `${Math.max(0, Math.min(100, (100 * part) / Math.max(1, max)))}%`;
  return (
    <span class={`meter ${role} ${value * 3 <= max ? 'low' : ''}`}>
      <Icon state={state} name={ROLE_ICONS[role]} />
      <span class="track">
        <span class="fill" style={{ width: share(value) }} />
        <span class="loss" style={{ width: share(lost), left: share(value - lost) }} />
        <span class="value">{after ?? value}</span>
      </span>
    </span>
  );
}

/** Numbers from this value on are shown in hundreds on pieces. The sentence has the whole number. */
const LARGE = 1000;

/** Returns a number on a piece. If a piece of the scene has a large number, all are in hundreds. */
function short(value: number, { things }: Scene): string {
  const isLarge = things.some(({ numbers }) => numbers.some((number) => Math.abs(number.value) >= LARGE));
  return String(isLarge ? Math.round(value / 100) : value);
}

function signed(number: number, scene: Scene): string {
  const text = short(number, scene);
  return number > 0 ? `+${text}` : text.replace('-', '−');
}

/** Returns the name that a field shows: that of its row in the first column, that of its column in the last row. */
function edgeOf({ columns = [''], rows = [''] }: Region, spot: string): string | undefined {
  const column = columns.find((each) => spot === each + rows.at(-1));
  const row = rows.find((each) => spot === columns[0] + each);
  return row && column ? spot : (row ?? column);
}

/** Returns the class of a side: the reader's own, another one, or none. Spectators see the first seat as their own. */
function sideOf(owner: number | undefined, { state: { view } }: Touch): string {
  if (owner === undefined) return 'nobody';
  return owner === (view?.seat ?? 0) ? 'mine' : 'theirs';
}
