/** What pages in a browser can use: the drawing code. The bundler replaces its canvas. */
export { drawMeter, drawThing, isObject, shortNumber } from '@longtable/kit/picture';
export { draw } from './canvas/png.ts';
