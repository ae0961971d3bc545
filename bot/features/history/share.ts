import { ButtonStyle } from 'discord.js';
import type { Language } from '../../../games/kit/text.ts';
import { namesAt, readerAt } from '../../host/table/names.ts';
import { isPlayer, type LoadedTable } from '../../host/table/table.ts';
import { serialise } from '../../render/canvas/serialise.ts';
import { buttonRows, buttonsFor, toBoard } from '../../render/controls.ts';
import { dailyLines, yoursButton } from '../../render/dailies/daily.ts';
import { drawShown } from '../../render/display.ts';
import { endingOf, endLines } from '../../render/ending.ts';
import { row } from '../../render/menu.ts';
import { type Drawn, message } from '../../render/message.ts';
import { drawEndCard } from '../../render/pictures/end-card.ts';
import { headOf } from '../../render/status.ts';
import { WORDS } from '../../render/text.ts';

const { Secondary, Success } = ButtonStyle;

/** How a try at the game of a day went, to show around, as text where there can be no picture: nothing in it gives the day away. */
export function shareDaily(loaded: LoadedTable): Drawn {
  const { table } = loaded;
  const { language } = table.place;
  const lines = [headOf(loaded, language), ...dailyLines(loaded, language)];
  const description = lines.join(' ');
  return message({
    board: lines.join('\n'),
    sketch: { of: `share|${table.id}`, drawing: serialise(drawEndCard(loaded, language)), description },
    rows: buttonRows([yoursButton(table, Success)], language),
  });
}

/** How a game ended, to show around: who, how and the ratings in one picture; as text where there can be none. */
export function shareEnd(loaded: LoadedTable): Drawn {
  const { table, game } = loaded;
  const { language } = table.place;
  const reader = readerAt(loaded, 'spectator', language);
  const { board } = drawShown(game, table, reader, { language, display: 'plain' });
  const names = namesAt(table, language);
  const ending = endingOf(loaded, reader);
  const rated = ratedAt(loaded, language);
  const drawing = serialise(drawEndCard(loaded, language));
  const ratings = rated.map((columns) => `${columns.join(' ')}.`);
  const replay = { kind: 'replay', step: 'open', table: table.id, viewer: 'spectator', move: 0 } as const;
  return message({
    board: [headOf(loaded, language), board, ...endLines(loaded, reader)].join('\n'),
    sketch: {
      of: `share|${table.id}`,
      drawing,
      description: [`${game.title}: ${names.join(' – ')}.`, ending, ...ratings].filter(Boolean).join(' '),
    },
    rows: [row([...buttonsFor([[replay, WORDS.replay, Secondary]], language), toBoard(loaded, language)])],
  });
}

/** Those whose rating changed: by name, from what to what, and by how much. */
function ratedAt({ table }: LoadedTable, language: Language): string[][] {
  const names = namesAt(table, language);
  return table.seats.flatMap((sitter, seat) => {
    if (!isPlayer(sitter) || !sitter.rated) return [];
    const { before, after } = sitter.rated;
    const by = `${after < before ? '−' : '+'}${Math.abs(after - before)}`;
    return [[names[seat] ?? '', `${before} → ${after}`, by]];
  });
}
