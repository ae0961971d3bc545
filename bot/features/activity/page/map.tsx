import type { Picture } from '@longtable/kit/picture';
import { type Region, spotsOf, type Thing } from '@longtable/kit/scene/scene';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { draw, isObject } from '../../pictures/page.ts';

/** Pixels of a picture per pixel of the screen. More would cost memory and time. */
const MAX_RESOLUTION = 2;

interface DrawingProps {
  readonly picture: Picture;
  readonly name?: string;
  /** Sentence for screen readers. */
  readonly spoken?: string;
}

/** Draws a picture with the code that draws it in the chat. It is drawn again if the picture changes. */
export function Drawing({ picture, name = '', spoken }: DrawingProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const node = canvas.current!;
    const drawn = draw(picture, Math.min(MAX_RESOLUTION, devicePixelRatio) * 1.3);
    [node.width, node.height] = [drawn.width, drawn.height];
    node.getContext('2d')?.drawImage(drawn as unknown as HTMLCanvasElement, 0, 0);
  }, [JSON.stringify(picture)]);
  return <canvas class={name} ref={canvas} role={spoken === undefined ? undefined : 'img'} aria-label={spoken} />;
}

/** Sizes of a field in pixels: what one can tap, on a map that does not fit, the usual largest one, and zoomed in. */
const MIN_TAP = 40;
const MIN_FIELD = 42;
const MAX_FIELD = 80;
const MAX_ZOOM = 84;

interface MapProps {
  readonly region: Region;
  readonly things: readonly Thing[];
  readonly ground: Picture | undefined;
  /** Class of a thing's side. */
  sideOf(thing: Thing): string;
  /** Label of the button that shows the whole map, and goes back. */
  readonly label: string;
  /** Spot that must be in view. Not what the player touches: the map does not move under a finger. */
  readonly focus: string | undefined;
  readonly children: ComponentChildren;
}

/** Shows a grid of fields. If it is larger than the screen, it is dragged, pinched, and has a small map that jumps. */
export function GridMap({ region, things, ground, sideOf, label, focus, children }: MapProps) {
  const { columns = [''], rows = [''] } = region;
  /** Width of a field divided by its height. Wide fields would be too low for a finger, and for their things. */
  const shape = ground ? Math.min(1, ground.width / columns.length / (ground.height / rows.length)) : 1;
  const frame = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const [zoom, setZoom] = useState<number>();
  const [scroll, setScroll] = useState({ left: 0, top: 0 });
  /** Point of the map that stays in the middle while the field size changes, in fields. */
  const middle = useRef<{ x: number; y: number }>(undefined);
  const whole = Math.min(room.width / columns.length, (room.height / rows.length) * shape);
  const isLarge = room.width > 0 && whole < MIN_TAP;
  const usual = isLarge ? MIN_FIELD : Math.min(MAX_FIELD, whole);
  const field = Math.floor(Math.max(Math.min(whole, usual), Math.min(MAX_ZOOM, zoom ?? usual)));
  const high = field / shape;
  const isOut = isLarge && field < MIN_FIELD - 4;
  const [width, height] = [columns.length * field, rows.length * high];
  /** A map that is smaller than its frame is in its middle. */
  const margin = { left: Math.max(0, room.width - width) / 2, top: Math.max(0, room.height - height) / 2 };

  useEffect(() => {
    const node = frame.current!;
    const observer = new ResizeObserver(() => setRoom({ width: node.clientWidth, height: node.clientHeight }));
    observer.observe(node);
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => {
    const node = frame.current!;
    if (!middle.current) return;
    node.scrollTo(middle.current.x * field - node.clientWidth / 2, middle.current.y * high - node.clientHeight / 2);
    middle.current = undefined;
  }, [field]);

  useEffect(() => {
    if (!isLarge || isOut || focus === undefined) return;
    const node = frame.current!;
    const at = spotsOf(region).indexOf(focus);
    const [x, y] = [at % columns.length, Math.floor(at / columns.length)];
    const [left, top] = [(x + 0.5) * field - node.scrollLeft, (y + 0.5) * high - node.scrollTop];
    const isInside = (at: number, size: number) => Math.min(at, size - at) > Math.min(3 * field, size / 4);
    // What is around it must be in view, too.
    if (!isInside(left, node.clientWidth) || !isInside(top, node.clientHeight)) centre(x + 0.5, y + 0.5);
  }, [focus, isLarge]);

  function centre(x: number, y: number): void {
    const node = frame.current!;
    node.scrollTo({ left: x * field - node.clientWidth / 2, top: y * high - node.clientHeight / 2 });
  }

  /** Changes the size of the fields around a point of the screen. */
  function zoomTo(size: number | undefined, clientX?: number, clientY?: number): void {
    const node = frame.current!;
    const { left, top } = node.getBoundingClientRect();
    const [x, y] = [(clientX ?? left + node.clientWidth / 2) - left, (clientY ?? top + node.clientHeight / 2) - top];
    middle.current = { x: (node.scrollLeft + x) / field, y: (node.scrollTop + y) / high };
    setZoom(size);
  }

  const edge = (name: string, kind: string, left: number, top: number) => (
    <span key={name} class={kind} style={{ left: `${left}px`, top: `${top}px` }}>
      {name}
    </span>
  );
  const pinch = useRef<{ distance: number; field: number }>(undefined);
  const distanceOf = ({ touches: [one, two] }: TouchEvent) =>
    one && two ? Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY) : 0;

  return (
    <div class={`map ${isLarge ? 'large' : ''}`}>
      <div
        class="frame"
        ref={frame}
        onScroll={({ currentTarget: { scrollLeft, scrollTop } }) => setScroll({ left: scrollLeft, top: scrollTop })}
        onTouchStart={(event) => {
          pinch.current = event.touches.length === 2 ? { distance: distanceOf(event), field } : undefined;
        }}
        onTouchMove={(event) => {
          if (!pinch.current || event.touches.length !== 2) return;
          event.preventDefault();
          const [one, two] = [event.touches[0]!, event.touches[1]!];
          const size = (pinch.current.field * distanceOf(event)) / pinch.current.distance;
          zoomTo(size, (one.clientX + two.clientX) / 2, (one.clientY + two.clientY) / 2);
        }}
        onClickCapture={(event) => {
          if (!isOut) return;
          // Zoomed out, a tap only zooms in.
          event.stopPropagation();
          zoomTo(undefined, event.clientX, event.clientY);
        }}
      >
        <section
          class={`region grid ${isOut ? 'out' : ''} ${ground ? 'grounded' : ''}`}
          aria-label={region.label}
          style={{ '--columns': columns.length, '--cell': `${field}px`, '--high': `${high}px` }}
        >
          {ground && <Drawing name="ground" picture={ground} />}
          {children}
        </section>
      </div>
      <div class="edges" aria-hidden="true">
        {columns.map((name, x) => edge(name, '', (x + 0.5) * field + margin.left - scroll.left, margin.top))}
        {rows.map((name, y) => edge(name, 'row', margin.left, (y + 0.5) * high + margin.top - scroll.top))}
      </div>
      {isLarge && (
        <>
          <svg
            class="small"
            viewBox={`0 0 ${columns.length} ${rows.length}`}
            aria-hidden="true"
            onClick={(event) => {
              event.stopPropagation();
              const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
              centre(((event.clientX - left) / width) * columns.length, ((event.clientY - top) / height) * rows.length);
            }}
          >
            {rows.flatMap((row, y) =>
              columns.flatMap((column, x) =>
                things
                  .filter((thing) => thing.spot === column + row && !isObject(thing))
                  .map((thing) => <circle key={thing.id} class={sideOf(thing)} cx={x + 0.5} cy={y + 0.5} r={0.45} />),
              ),
            )}
            <rect
              x={scroll.left / field}
              y={scroll.top / high}
              width={Math.min(columns.length, room.width / field)}
              height={Math.min(rows.length, room.height / high)}
            />
          </svg>
          <button
            type="button"
            class="zoom"
            aria-label={label}
            aria-pressed={isOut}
            onClick={() => zoomTo(isOut ? undefined : whole)}
          >
            {isOut ? '+' : '−'}
          </button>
        </>
      )}
    </div>
  );
}
