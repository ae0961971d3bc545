import {
  type Bar,
  type Box,
  box,
  type Card,
  COLOURS,
  fade,
  healthColour,
  inset,
  type Medallion,
  mix,
  type Panel,
} from '@longtable/kit/picture';
import { barLabel, cardLabel } from '@longtable/kit/picture/places';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { drawLabel } from './fit.ts';
import { fillOf, paint, stripes, traceBox, tracePiece } from './outline.ts';
import { drawCached, stampIcon } from './stamp.ts';

export function drawPanel(c: SKRSContext2D, panel: Panel): void {
  const {
    x,
    y,
    width,
    height,
    colour = COLOURS.line,
    fill = COLOURS.panel,
    thick = 1.5,
    radius = 10,
    corners,
    hatch,
    dash,
  } = panel;
  traceBox(c, box(x, y + 2, width, height), radius, corners);
  paint(c, { fill: '#00000055' }, panel);
  traceBox(c, panel, radius, corners);
  paint(c, { fill: { down: [mix(fill, '#ffffff', 0.05), mix(fill, '#000000', 0.18)] } }, panel);
  if (hatch) {
    c.save();
    c.clip();
    stripes(c, panel, hatch, 3, 11);
    c.restore();
    traceBox(c, panel, radius, corners);
  }
  paint(c, { stroke: colour, thick, dash }, panel);
}

/** Draws a bar with value, expected loss and number. */
export function drawBar(c: SKRSContext2D, bar: Bar, resolution: number): void {
  const { x, y, height, value, max: most, loss = 0, icon } = bar;
  const { colour = healthColour(value, most) } = bar;
  traceBox(c, bar, height / 2);
  paint(c, { fill: '#0b0c10' }, bar);
  c.save();
  const trough = inset(bar, 2);
  traceBox(c, trough, trough.height / 2);
  c.clip();
  const share = most > 0 ? Math.min(1, Math.max(0, value / most)) : 0;
  const full = Math.max(value > 0 ? 6 : 0, trough.width * share);
  const light = { down: [mix(colour, '#ffffff', 0.25), colour, mix(colour, '#000000', 0.32)] };
  c.fillStyle = fillOf(c, light, bar);
  c.fillRect(trough.x, trough.y, full, trough.height);
  if (loss > 0 && most > 0) drawLoss(c, trough, full, Math.min(full, (trough.width * loss) / most));
  c.fillStyle = '#ffffff26';
  c.fillRect(trough.x, trough.y, trough.width, trough.height * 0.34);
  c.restore();
  traceBox(c, inset(bar, 0.75), height / 2);
  paint(c, { stroke: '#00000099', thick: 1.5 }, bar);
  if (icon)
    stampIcon(
      c,
      icon,
      x + 2,
      y + height / 2,
      height + 6,
      { colour: mix(colour, '#ffffff', 0.35), edge: 2.5 },
      resolution,
    );
  drawLabel(c, barLabel(bar));
}

/** Hatches the expected loss. */
function drawLoss(c: SKRSContext2D, { x, y, height }: Box, full: number, gone: number): void {
  const from = x + full - gone;
  c.save();
  c.beginPath();
  c.rect(from, y, gone, height);
  c.clip();
  c.fillStyle = '#3a0d12';
  c.fillRect(from, y, gone, height);
  stripes(c, box(from, y, gone, height), COLOURS.bad, 4, 10);
  c.restore();
  c.fillStyle = COLOURS.text;
  c.fillRect(from - 1, y, 2, height);
}

export function drawMedallion(c: SKRSContext2D, medallion: Medallion, resolution: number): void {
  const { x, y, radius: r, shape, colour, deep, icon, active, scale = 1.36, rim = Math.max(2, r * 0.1) } = medallion;
  const { iconColour = mix(colour, '#ffffff', 0.72), alpha = 1 } = medallion;
  const place = box(x - r, y - r, 2 * r, 2 * r);
  c.save();
  c.globalAlpha *= alpha;
  tracePiece(c, shape, x, y + Math.max(1.5, r * 0.07), r + 1.5);
  paint(c, { fill: '#00000088' }, place);
  if (active) {
    tracePiece(c, shape, x, y, r + 4.5);
    paint(c, { fill: COLOURS.gold }, place);
    tracePiece(c, shape, x, y, r + 1.5);
    paint(c, { fill: COLOURS.night }, place);
  }
  tracePiece(c, shape, x, y, r);
  paint(c, { fill: { down: [mix(deep, colour, 0.45), deep] } }, place);
  tracePiece(c, shape, x, y, r - rim / 2);
  paint(c, { stroke: colour, thick: rim }, place);
  const edge = r > 20 ? 1.2 : 0;
  if (icon) stampIcon(c, icon, x, y + r * 0.02, r * scale, { colour: iconColour, edge, edgeColour: deep }, resolution);
  c.restore();
}

/** Margin for a card's shadow and glow. */
const MARGIN = 5;

/** Draws a card. Equal frames are cached. */
export function drawCard(c: SKRSContext2D, card: Card, resolution: number): void {
  const { x, y, width, height, name, ...look } = card;
  const place = inset(card, -MARGIN);
  drawCached(c, place, JSON.stringify(look), resolution, (own) =>
    drawFrame(own, { ...look, ...box(MARGIN, MARGIN, width, height) }, resolution),
  );
  if (name) drawLabel(c, cardLabel(card));
}

/** Draws the frame of a card: name band, picture and foot. */
function drawFrame(c: SKRSContext2D, card: Card, resolution: number): void {
  const { x, y, width: w, height: h, colour, corners = 'round', hue, ready = false, dim = false, back = false } = card;
  const r = corners === 'cut' ? 10 : 9;
  traceBox(c, box(x + 1, y + 3, w - 2, h), r, corners);
  paint(c, { fill: '#00000080' }, card);
  traceBox(c, card, r, corners);
  paint(
    c,
    { fill: { down: [mix(COLOURS.night, hue, dim ? 0.16 : 0.34), mix(COLOURS.night, hue, dim ? 0.07 : 0.13)] } },
    card,
  );
  c.save();
  c.clip();
  if (back) {
    stripes(c, card, fade(colour, 0.28), 2, 9);
    c.translate(2 * x + w, 0);
    c.scale(-1, 1);
    stripes(c, card, fade(colour, 0.28), 2, 9);
  } else drawWindow(c, card, resolution);
  c.restore();
  if (ready) {
    traceBox(c, inset(card, -1), r + 1, corners);
    paint(c, { stroke: fade(COLOURS.gold, 0.35), thick: 6 }, card);
  }
  traceBox(c, inset(card, 1), r - 1, corners);
  const border = ready ? COLOURS.gold : dim ? mix(colour, COLOURS.night, 0.5) : colour;
  paint(c, { stroke: border, thick: ready ? 3 : 2 }, card);
}

function drawWindow(c: SKRSContext2D, card: Card, resolution: number): void {
  const { x, y, width, height, hue, dim = false, icon, band = 24, foot = 32 } = card;
  const top = y + band;
  const tall = height - band - foot;
  const reach = Math.max(width, tall) * 0.62;
  const middle = box(x + width / 2 - reach, top + tall / 2 - reach, 2 * reach, 2 * reach);
  const inner = mix(hue, dim ? '#000000' : '#ffffff', dim ? 0.45 : 0.12);
  c.fillStyle = fillOf(c, { glow: [inner, mix(hue, '#000000', dim ? 0.78 : 0.66)] }, middle);
  c.fillRect(x, top, width, tall);
  c.fillStyle = '#00000066';
  c.fillRect(x, top, width, 1.5);
  c.fillRect(x, top + tall - 1.5, width, 1.5);
  if (!icon) return;
  const { iconSize = Math.min(width * 0.7, tall * 0.88), iconColour = mix(hue, '#ffffff', dim ? 0.42 : 0.82) } = card;
  const look = { colour: iconColour, edge: dim ? 0 : 1.6, edgeColour: mix(hue, '#000000', 0.7) };
  stampIcon(c, icon, x + width / 2, top + tall / 2, iconSize, look, resolution);
}
