/** What pages in a browser can use: the drawing code. The bundler replaces its canvas. */
export { draw } from './canvas/png.ts';
