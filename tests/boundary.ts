import { deckFiles } from '@longtable/duel/deck-file';
import { type Bound, boundsOf } from '@longtable/kit/testing/bounds';
import { draftedCharacters, draftedMatch } from '@longtable/spy/designs';
import { characterFile, looseCharacterFile } from '@longtable/spy/files/cast';
import { paintedScenarioFile, scenarioFile } from '@longtable/spy/files/scenarios';
import { matchConfig } from '@longtable/spy/rules/config';
import { inbound } from '@longtable/spy-server/wire/messages';
import { tokenRequest, touchMessage } from '../bot/features/activity/client-messages.ts';
import { gameRecord } from '../bot/features/history/record.ts';
import { messages } from '../bot/features/programs/own.ts';
import { builtInGames } from '../games/index.ts';

/** Schemas that parse input from users and programs, by file and name. */
const OUTER_SCHEMAS = {
  ...Object.fromEntries(builtInGames.map(({ id, options }) => [`games/${id}/options.ts`, { options }])),
  'games/duel/deck-file.ts': { deckFile: deckFiles.schema },
  'games/spy/rules/config.ts': { matchConfig },
  'games/spy/files/scenarios.ts': { scenarioFile, paintedScenarioFile },
  'games/spy/files/cast.ts': { characterFile, looseCharacterFile },
  'games/spy/designs.ts': { draftedCharacters, draftedMatch },
  'bot/features/activity/client-messages.ts': { tokenRequest, touchMessage },
  'bot/features/history/record.ts': { gameRecord },
  'bot/features/programs/own.ts': { messages },
  'spy-server/wire/messages.ts': inbound,
};

/** Modules whose schemas are part of an outer one or parse only data of the operator, the operator's games or Longtable. */
export const INNER_MODULES: readonly string[] = [
  'bot/features/activity/identity.ts',
  'bot/features/agreements/agreement.ts',
  'bot/features/history/history.ts',
  'bot/features/lessons/index.ts',
  'bot/features/lobby/index.ts',
  'bot/features/moderation/blocks.ts',
  'bot/features/next-step/index.ts',
  'bot/features/notes/index.ts',
  'bot/features/outside-games/index.ts',
  'bot/features/outside-games/worker.ts',
  'bot/features/personal-data/retention.ts',
  'bot/features/plans/plan.ts',
  'bot/features/puzzles/rating.ts',
  'bot/features/requests/index.ts',
  'bot/interactions/command.ts',
  'bot/settings.ts',
  'games/duel/rules/cards.ts',
  'games/duel/rules/decks.ts',
  'games/duel/terminal/index.ts',
  'games/kit/design/design.ts',
  'games/kit/design/field.ts',
  'games/kit/design/list-file.ts',
  'games/kit/design/painting.ts',
  'games/kit/game/exported.ts',
  'games/kit/options.ts',
  'games/kit/rng.ts',
  'spy-server/ai/main.ts',
  'spy-server/cli.ts',
  ...builtInGames.map(({ id }) => `games/${id}/state.ts`),
];

export const OUTER_MODULES: readonly string[] = Object.keys(OUTER_SCHEMAS);

/** Returns the limits of every value in the outer schemas. */
export function allBounds(): Bound[] {
  return Object.entries(OUTER_SCHEMAS).flatMap(([file, schemas]) =>
    Object.entries(schemas).flatMap(([name, schema]) => boundsOf(schema, `${file} ${name}`)),
  );
}

if (import.meta.main) for (const { path, limits } of allBounds()) console.log(`${path}: ${limits ?? 'NO LIMITS'}`);
