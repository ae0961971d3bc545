import { type Outcome, optionWords, RNG, refuse, type Seed } from '@longtable/kit';
import { z } from 'zod';
import type { DungeonEvent } from './events.ts';
import { readUpload, UPLOAD } from './files/level-files.ts';
import { descend } from './play.ts';
import type { Bestiary } from './rules/enemies.ts';
import { HERO_NAMES, recruit } from './rules/heroes.ts';
import { levelOf, OUR_NUMBERS } from './rules/level.ts';
import { DEEP, DEEP_HEROES, parseUnits, rosterOf, UNITS } from './rules/roster.ts';
import type { State } from './state.ts';
import { nameText } from './words/names.ts';
import { levelFaultText, unitFaultText } from './words/sentences.ts';
import { texts } from './words/texts.ts';

/** Maximum starting experience. A hero rises about 60 levels with it. */
const MAX_PRIOR = 100_000;
const MAX_GOAL = 100_000;
const MAX_FILE_NAME_LENGTH = 260;

const levelText = z.string().max(UPLOAD.bytes);

/** The heroes that an option can name: the document's, then ours. */
const NAMED_HEROES: readonly string[] = [...HERO_NAMES, ...DEEP_HEROES.map(({ name }) => name)];

export const optionsSchema = z.object({
  hero: z
    .enum(NAMED_HEROES)
    .optional()
    .register(optionWords, {
      about: texts.options.hero,
      labels: Object.fromEntries(NAMED_HEROES.map((name) => [name, nameText(name)])),
    }),
  level: z
    .int()
    .min(1)
    .max(99)
    .optional()
    .register(optionWords, {
      ...texts.options.level,
    }),
  endless: z
    .boolean()
    .optional()
    .register(optionWords, {
      ...texts.options.endless,
    }),
  levels: z
    .union([
      levelText,
      z.array(z.strictObject({ name: z.string().max(MAX_FILE_NAME_LENGTH), text: levelText })).max(UPLOAD.files),
    ])
    .optional()
    .register(optionWords, {
      ...texts.options.levels,
      command: 'levels-file',
      fileBytes: UPLOAD.bytes,
      files: UPLOAD.files,
    }),
  units: z
    .string()
    .max(UNITS.bytes)
    .optional()
    .register(optionWords, {
      ...texts.options.units,
      command: 'units-file',
      fileBytes: UNITS.bytes,
    }),
  prior: z.int().min(0).max(MAX_PRIOR).optional().register(optionWords, {
    about: texts.options.prior,
    hidden: true,
  }),
  goals: z.array(z.int().min(0).max(MAX_GOAL)).max(HERO_NAMES.length).optional().register(optionWords, {
    about: texts.options.goals,
    hidden: true,
  }),
});

export type Options = z.infer<typeof optionsSchema>;

/**
 * Sets up a run through all levels, through one level, or an endless descent, with a hero if the options name one.
 * Refuses invalid options.
 */
export function setup(options: Options, seed: Seed): Outcome<State, DungeonEvent> {
  const parsed = options.units === undefined ? undefined : parseUnits(options.units);
  if (parsed && 'fault' in parsed) return refuse(parsed.fault.code, unitFaultText(parsed.fault), 'units');
  const units = unitsOf(options);
  const { heroes, bestiary } = rosterOf({ units });
  const levels = levelsOf(options, bestiary);
  if ('fault' in levels) return refuse(levels.fault.code, levelFaultText(levels.fault), 'levels');
  const { hero, level, prior, goals, endless } = options;
  if (level !== undefined && endless) return refuse('level-of-endless', texts.setup.levelOfEndless);
  if (level !== undefined && level > levels.length)
    return refuse('no-such-level', texts.setup.noSuchLevel({ levels: levels.length }));
  if (hero !== undefined && !heroes.some(({ name }) => name === hero))
    return refuse('no-such-hero', texts.setup.noSuchHero);
  const begun = level === undefined ? newRun(levels, seed, prior) : oneLevel(levels, level, seed, bestiary);
  const state = { ...begun, ...(units && { units }), ...(goals && { goals }), ...(endless && descent(begun)) };
  const events = hero === undefined ? [] : [descend(state, recruit(hero, state.prior, heroes))];
  return { state, events };
}

/** Returns the text of the unit file, `DEEP` for an endless descent or one of our own heroes, otherwise undefined. */
function unitsOf({ units, endless, hero }: Options): string | undefined {
  if (units !== undefined) return units;
  return endless || DEEP_HEROES.some(({ name }) => name === hero) ? DEEP : undefined;
}

/** Returns the uploaded levels or their fault, otherwise the built-in levels, or none for an endless descent. */
function levelsOf(options: Options, bestiary: Bestiary) {
  const uploaded = options.levels;
  if (uploaded !== undefined) return readUpload(uploaded, bestiary);
  return options.endless ? [] : OUR_NUMBERS;
}

/** Returns the seed of an endless descent, drawn before all other numbers, and the RNG's state after it. */
function descent({ random }: State): Pick<State, 'random' | 'endless'> {
  const rng = new RNG(random);
  const endless = rng.below(2 ** 31 - 1);
  return { endless, random: rng.state };
}

type Ahead = Readonly<State['ahead']>;

/** Returns a run through checked levels, before the hero is chosen. */
export function newRun(levels: Ahead, seed: Seed, prior = 0): State {
  return { random: RNG.seeded(seed).state, level: 0, rounds: 0, prior, ahead: [...levels], room: null };
}

/** Returns a run through one level, with the experience of the levels before it. */
function oneLevel(levels: Ahead, number: number, seed: Seed, bestiary: Bestiary): State {
  const before = levels.slice(0, number - 1).flatMap((level) => levelOf(level, bestiary).enemies);
  const prior = before.reduce((sum, { experience }) => sum + experience, 0);
  return { ...newRun(levels.slice(number - 1, number), seed, prior), chosen: number };
}
