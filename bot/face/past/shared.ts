import { ButtonStyle } from 'discord.js';
import type { Language } from '../../../games/kit/text.ts';
import { namesAt } from '../../host/table/names.ts';
import { readerAt } from '../../host/table/reader.ts';
import { resultOf, type Seated } from '../../host/table/table.ts';
import { serialise } from '../../render/canvas/render.ts';
import { buttonRows, buttonsFor, toBoard } from '../drawing/controls.ts';
import { dailyLines } from '../drawing/daily.ts';
import { endingOf, endLines } from '../drawing/ending.ts';
import { drawShown } from '../drawing/look.ts';
import { row } from '../drawing/menu.ts';
import { type Drawn, message } from '../drawing/message.ts';
import { headOf } from '../drawing/status.ts';
import { WORDS } from '../drawing/words.ts';
import { card, endCard } from '../pictures/card.ts';

const { Secondary, Success } = ButtonStyle;

/** How a try at the game of a day went, to show around: nothing in it gives the day away. */
export function shareDaily(seated: Seated): Drawn {
  const { table, game } = seated;
  const { language } = table.place;
  const title = headOf(seated, language);
  const end = dailyLines(seated, language);
  const description = [title, ...end].join(' ');
  return message({
    title,
    end,
    sketch: { of: `share|${table.id}`, svg: serialise(card([title, ...end])), description },
    rows: buttonRows([[{ kind: 'yours', game: game.id }, WORDS.playYours, Success]], language),
  });
}

/** How a game ended, to show around: who, how and the ratings in one picture; as text where there can be none. */
export function shareEnd(seated: Seated): Drawn {
  const { table, game } = seated;
  const { language } = table.place;
  const reader = readerAt(seated, 'spectator', language);
  const { board } = drawShown(game, table, reader, { language, display: 'plain' });
  const names = namesAt(table, game, language);
  const ending = endingOf(seated, reader);
  const rated = ratedAt(seated, language);
  const winners = resultOf(seated)?.winners ?? [];
  const svg = serialise(endCard({ title: game.title, names, winners, ending, rated }));
  const ratings = rated.map((columns) => `${columns.join(' ')}.`);
  const replay = { kind: 'replay', step: 'open', table: table.id, viewer: 'spectator', move: 0 } as const;
  return message({
    board: [headOf(seated, language), board, ...endLines(seated, reader)].join('\n'),
    sketch: {
      of: `share|${table.id}`,
      svg,
      description: [`${game.title}: ${names.join(' – ')}.`, ending, ...ratings].filter(Boolean).join(' '),
    },
    rows: [row([...buttonsFor([[replay, WORDS.replay, Secondary]], language), toBoard(seated, language)])],
  });
}

/** Those whose rating changed: by name, from what to what, and by how much. */
function ratedAt({ table, game }: Seated, language: Language): string[][] {
  const names = namesAt(table, game, language);
  return table.seats.flatMap((sitter, seat) => {
    if (sitter.kind !== 'person' || !sitter.rated) return [];
    const { before, after } = sitter.rated;
    const by = `${after < before ? '−' : '+'}${Math.abs(after - before)}`;
    return [[names[seat] ?? '', `${before} → ${after}`, by]];
  });
}
