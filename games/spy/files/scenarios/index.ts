import type { ScenarioFile } from '../scenario.ts';
import { large } from './large.ts';
import { readDrawing } from './lounge.ts';
import { medium } from './medium.ts';
import { museum } from './museum.ts';
import { riverboat } from './riverboat.ts';
import { rooftop } from './rooftop.ts';
import { small } from './small.ts';

/** The built-in scenarios by name. */
export const scenarios = {
  small: readDrawing(small),
  medium: readDrawing(medium),
  large: readDrawing(large),
  rooftop: readDrawing(rooftop),
  riverboat: readDrawing(riverboat),
  museum: readDrawing(museum),
} as const satisfies Record<string, ScenarioFile>;

type ScenarioName = keyof typeof scenarios;

/** The names of the built-in scenarios. */
export const SCENARIO_NAMES = Object.keys(scenarios) as [ScenarioName, ...ScenarioName[]];
