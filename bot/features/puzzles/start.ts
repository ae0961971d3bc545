import type { AnyGame } from '@longtable/kit';
import type { FeatureRequests, LoadedTable } from '../../host/feature.ts';
import { readServer } from '../../host/settings.ts';
import { showPanel } from '../../interactions/panel.ts';
import { actorOf, type Reply } from '../../interactions/reply.ts';
import { plain } from '../../render/page.ts';
import { texts as common } from '../../render/words/texts.ts';
import { findUnfinished, showUnfinished } from '../../screens/new-game/elsewhere.ts';
import { openRequestedTable } from '../../screens/new-game/here.ts';
import { locationFor, serverFor } from '../../screens/new-game/place.ts';
import { type GamePuzzle, occupantsAt, puzzleAt } from './puzzle.ts';
import { nextPuzzle } from './rating.ts';
import { refusal, texts } from './words/texts.ts';

/** Opens the user's next puzzle, of one game or of any, or links to the puzzle in progress. */
export async function openPuzzle(reply: Reply, game?: AnyGame): Promise<void> {
  const { context } = reply.bot;
  const { withheld = [] } = await readServer(context, reply.guildId);
  const games = game ? [game] : [...context.games.values()].filter(({ id }) => !withheld.includes(id));
  const isOpenPuzzle = ({ table }: LoadedTable) =>
    table.features.puzzle !== undefined && !table.terms.hidden && games.some(({ id }) => id === table.game);
  const begun = await findUnfinished(reply.bot, reply.user.id, isOpenPuzzle);
  if (begun) return showStartedPuzzle(reply, begun);
  const next = await nextPuzzle(context, reply.user.id, games);
  if (!next) throw refusal('noPuzzle');
  return openPuzzleTable(reply, next);
}

/** Opens the puzzle of a finished table again. */
export async function retryPuzzle(reply: Reply, found: LoadedTable): Promise<void> {
  const puzzle = puzzleAt(found);
  if (!puzzle) throw refusal('puzzleGone');
  return openPuzzleTable(reply, { game: found.game, puzzle });
}

/** Opens a table for a user's attempt at a puzzle. `hiddenBy` is the request to a feature that hides it; then the user sees the panel. */
export async function openPuzzleTable(
  reply: Reply,
  { game, puzzle }: GamePuzzle,
  hiddenBy?: FeatureRequests,
): Promise<void> {
  const server = await serverFor(reply.bot.context, reply, game);
  const { person: id, name } = actorOf(reply.interaction);
  const occupants = occupantsAt({ game, puzzle }, { kind: 'person', id, name });
  const location = locationFor(reply, server);
  if (hiddenBy && reply.isInPrivate) await reply.acknowledge();
  const request = {
    game,
    options: {},
    occupants,
    seated: true,
    location,
    features: { ...hiddenBy, puzzle: puzzle.id },
  };
  const opened = await openRequestedTable(reply, request);
  if (opened?.table.terms.hidden) await showPanel(reply, opened, puzzle.seat);
}

/** Links to a puzzle in progress, which can be resigned. */
export async function showStartedPuzzle(reply: Reply, begun: LoadedTable): Promise<void> {
  const { id: table, location } = begun.table;
  const words = texts.start.alreadyStarted({ channel: location.channel });
  await showUnfinished(reply, begun, words, plain({ kind: 'giveUp', table }, common.buttons.resign));
}
