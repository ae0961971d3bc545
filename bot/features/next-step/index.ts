import { type AnyGame, inEachLanguage } from '@longtable/kit';
import { z } from 'zod';
import { besideTable } from '../../../storage/records/table.ts';
import { text } from '../../../storage/records/table-parts.ts';
import type { Context, SideEffect } from '../../host/context.ts';
import { dayOf } from '../../host/duration.ts';
import type { ButtonSpec, LoadedTable } from '../../host/feature.ts';
import { readServer } from '../../host/settings.ts';
import { hasBegun, isFinished, personsAt, resultOf, seatsOf } from '../../host/table/table.ts';
import type { Feature } from '../../interactions/feature.ts';
import { success } from '../../render/page.ts';
import { levelAbove } from '../computers/index.ts';
import { attemptsOn, dailiesOn, dailyButton } from '../daily/index.ts';
import { inboxButton, inboxOf } from '../inbox/index.ts';
import { hasPuzzles, puzzleButton } from '../puzzles/index.ts';
import { gameOutcomeOf, readPlayerStats } from '../ratings/index.ts';
import { strongerButton } from '../rematch/index.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';

const texts = inEachLanguage({ en, de, fr, es });

/** Suggestion for the only player at the end: other tables, a stronger computer, a daily or a puzzle. */
const nextStepMark = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('tables') }),
  z.strictObject({ kind: z.literal('stronger') }),
  z.strictObject({ kind: z.literal('daily'), game: z.string(), title: text }),
  z.strictObject({ kind: z.literal('puzzle'), game: z.string(), title: text }),
]);

export type NextStep = z.infer<typeof nextStepMark>;

type Titled = Pick<AnyGame, 'id' | 'title'>;

/** The facts that decide what to suggest next to a user. */
export interface SuggestionFacts {
  /** Whether other tables wait for the user's move or answer. */
  readonly isAwaited: boolean;
  /** Whether the user has just beaten a computer and there is a stronger one. */
  readonly hasStronger: boolean;
  /** Dailies the user has not played today, with their current streak in days. */
  readonly dailies: readonly { readonly id: string; readonly game: Titled; readonly streak: number }[];
  readonly played?: string | undefined;
  /** The game the user has just lost, if it has puzzles. */
  readonly lost?: Titled | undefined;
}

/**
 * Returns the next suggestion for a user, or undefined if there is none: waiting tables, a streak that would end today, a stronger computer, the
 * daily of the same game, puzzles after a loss, or any daily.
 */
export function suggestionFor({
  isAwaited,
  hasStronger,
  dailies,
  played,
  lost,
}: SuggestionFacts): NextStep | undefined {
  const [kept] = dailies.filter(({ streak }) => streak > 1).toSorted((a, b) => b.streak - a.streak);
  const same = dailies.find(({ id }) => id === played);
  const [open] = dailies;
  if (isAwaited) return { kind: 'tables' };
  if (kept) return daily(kept);
  if (hasStronger) return { kind: 'stronger' };
  if (same) return daily(same);
  if (lost) return { kind: 'puzzle', game: lost.id, title: lost.title };
  return open && daily(open);
}

function daily({ id, game }: SuggestionFacts['dailies'][number]): NextStep {
  return { kind: 'daily', game: id, title: game.title };
}

/** Collects the facts for the next suggestion, optionally after a finished game. */
export async function suggestionFactsOf(
  context: Context,
  person: string,
  guild: string | null,
  over?: LoadedTable,
): Promise<SuggestionFacts> {
  const { disabledGames = [] } = await readServer(context, guild);
  const day = dayOf(context.now());
  const attempts = await attemptsOn(context, person, await dailiesOn(context, day, disabledGames), day);
  const inbox = await inboxOf(context, person);
  return {
    isAwaited: inbox.some(({ isMine, loaded }) => isMine && loaded.table.id !== over?.table.id),
    // After a daily, the next daily is the better suggestion.
    hasStronger: over !== undefined && !over.table.terms.hidden && levelAbove(over) !== undefined,
    dailies: attempts.filter(({ loaded }) => !loaded),
    played: over?.table.game,
    lost:
      over && hasLost(over, person) && hasPuzzles(over.game) && !disabledGames.includes(over.game.id)
        ? over.game
        : undefined,
  };
}

function hasLost(over: LoadedTable, person: string): boolean {
  const result = isFinished(over.table) ? resultOf(over) : undefined;
  return result !== undefined && gameOutcomeOf(result, seatsOf(over.table, person), over.table.seats.length) === 'lost';
}

/** Stores the next suggestion when a started game with one person ends. Exercises have their own next step, unless they are hidden. */
export const nextStepEffect: SideEffect = (context, _, after) => {
  const { table } = after;
  const [person, ...others] = personsAt(table);
  const hasOwnNext = table.terms.exercise && !table.terms.hidden;
  if (!hasBegun(table) || hasOwnNext || person === undefined || others.length > 0) return undefined;
  return {
    collect: async () => {
      const next = suggestionFor(await suggestionFactsOf(context, person, table.location.guild, after));
      return next ? { amend: (amended) => ({ ...amended, features: { ...amended.features, nextStep: next } }) } : {};
    },
  };
};

/**
 * Returns the button for the suggested next step. Without a stored suggestion, it is a game against the next stronger
 * computer, if there is one.
 */
export function nextStepButton(loaded: LoadedTable): ButtonSpec[] {
  const { features, terms } = loaded.table;
  const { nextStep: next = { kind: 'stronger' } } = features;
  if (next.kind !== 'stronger') return [stepButton(next)];
  const level = terms.hidden ? undefined : levelAbove(loaded);
  return level ? [strongerButton(loaded, texts.tryLevel({ level: level.name }))] : [];
}

export function stepButton(step: Exclude<NextStep, { kind: 'stronger' }>): ButtonSpec {
  if (step.kind === 'tables') return inboxButton(texts.awaitingTables, success);
  return step.kind === 'daily' ? dailyButton(step.game, step.title) : puzzleButton(step.game, step.title);
}

/** Returns the button for a user's next step. Undefined if there is none, and for newcomers, who see how to start a game. */
async function firstStep(context: Context, person: string, guild: string | null): Promise<ButtonSpec | undefined> {
  const { games } = await readPlayerStats(context, person);
  const step = suggestionFor(await suggestionFactsOf(context, person, guild));
  const isNewcomer = Object.keys(games).length === 0 && step?.kind !== 'tables';
  return !step || step.kind === 'stronger' || isNewcomer ? undefined : stepButton(step);
}

declare module '../../../storage/records/table.ts' {
  interface Features {
    /** The suggestion for the only player at the end. */
    readonly nextStep?: NextStep | undefined;
  }
}

export const nextStep: Feature = {
  id: 'next-step',
  tableRecords: { nextStep: besideTable('next-step', nextStepMark) },
  ended: [nextStepEffect],
  boardButtons: { suggestions: nextStepButton },
  firstStep,
};
