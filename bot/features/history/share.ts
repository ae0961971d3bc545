import { type Language, labelled, say } from '@longtable/kit';
import { firstFrom, type LoadedTable } from '../../host/feature.ts';
import { Refusal } from '../../host/refusal.ts';
import { namesAt, readerAt } from '../../host/table/names.ts';
import { hasBegun, isPlayer } from '../../host/table/table.ts';
import type { Reply } from '../../interactions/reply.ts';
import { toBoard } from '../../render/controls.ts';
import { drawTableView } from '../../render/display.ts';
import type { Drawn } from '../../render/message.ts';
import { page } from '../../render/page.ts';
import { endingOf, endLines, headOf } from '../../render/status.ts';
import { drawEndCard } from '../pictures/index.ts';
import { openReplayButton } from './buttons.ts';

/** Posts the result of a player's finished game. A feature can draw it in its own way. */
export async function shareResult(reply: Reply, loaded: LoadedTable): Promise<void> {
  const { table } = loaded;
  if (table.status !== 'over' || !hasBegun(table)) throw new Refusal('notOver');
  const drawn = firstFrom(loaded.features, (feature) => feature.drawResult?.(loaded)) ?? drawResult(loaded);
  await reply.bot.pictures.send(drawn, (shown) => reply.public(shown), reply.channelId);
}

/** Draws the shareable result of a game in one picture, or as text if the channel does not accept pictures. */
function drawResult(loaded: LoadedTable): Drawn {
  const { table, game } = loaded;
  const { language } = table.location;
  const reader = readerAt(loaded, 'spectator', language);
  const { board } = drawTableView(game, table, reader, { language, display: 'plain' });
  const names = namesAt(table, language);
  const ending = endingOf(loaded, reader);
  const rated = ratingChanges(loaded, language);
  const ratings = rated.map((columns) => `${columns.join(' ')}.`);
  const parts = {
    board: [headOf(loaded, language), board, ...endLines(loaded, reader)].join('\n'),
    sketch: {
      of: `share|${table.id}`,
      picture: drawEndCard(loaded, language),
      description: [`${labelled(say(game.title, language), names.join(' – '), language)}.`, ending, ...ratings]
        .filter(Boolean)
        .join(' '),
    },
    rows: [[openReplayButton(table.id), toBoard(loaded)]],
  };
  return page(parts, language);
}

/** Returns the name, the old and new rating, and the difference of every player whose rating changed. */
function ratingChanges({ table }: LoadedTable, language: Language): string[][] {
  const names = namesAt(table, language);
  return table.seats.flatMap((occupant, seat) => {
    if (!isPlayer(occupant) || !occupant.rated) return [];
    const { before, after } = occupant.rated;
    const by = `${after < before ? '−' : '+'}${Math.abs(after - before)}`;
    return [[names[seat] ?? '', `${before} → ${after}`, by]];
  });
}
