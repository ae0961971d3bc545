import { type Choice, type Language, type Reader, read, type Seat, say } from '@longtable/kit';
import { ButtonStyle } from 'discord.js';
import { makeId } from '../../custom-ids/ids.ts';
import { MAX_OPTION_LABEL, MAX_OPTIONS } from '../../discord-limits.ts';
import { type Hint, hintFor, pathText } from '../../features/hints/hint.ts';
import { showHints } from '../../features/puzzles/hint.ts';
import { readerAt } from '../../host/table/names.ts';
import type { LoadedTable } from '../../host/table/table.ts';
import { choicesFor } from '../../host/table/terms.ts';
import type { Suggestion } from '../../interactions/command.ts';
import { showPage } from '../../interactions/panel.ts';
import type { Reply } from '../../interactions/reply.ts';
import { button, row } from '../../render/components.ts';
import { drawTableView } from '../../render/display.ts';
import type { Row } from '../../render/message.ts';
import { plainLine } from '../../render/text.ts';
import { texts } from './words/texts.ts';

/** Shows the move that the computer suggests below the board, with a button that plays it. In a puzzle, shows the puzzle's hints. */
export async function showHint(reply: Reply, loaded: LoadedTable): Promise<void> {
  if (loaded.table.features.puzzle) return showHints(reply, loaded.table.id);
  const hint = await hintFor(reply.bot.context, loaded, reply.user.id);
  const reader = readerAt(loaded, hint.seat, reply.language);
  await showPage(reply, loaded, {
    ...drawTableView(loaded.game, loaded.table, reader, await reply.display),
    end: hintLines(loaded, hint, reader),
    rows: [playRow(loaded, hint, reader)],
  });
}

function hintLines({ game, table }: LoadedTable, { seat, line, move, why }: Hint, reader: Reader): string[] {
  const { language } = reader;
  // A lesson names what to press.
  const words = move && !table.features.lesson ? say(move, language) : pathText(game, table.state, seat, line, reader);
  const way = `**${plainLine(words)}**`;
  return [
    table.features.lesson ? say(texts.hint.inLesson({ move: way }), language) : way,
    ...(why === undefined ? [] : [plainLine(say(why, language))]),
  ];
}

function playRow({ table }: LoadedTable, { seat, line }: Hint, { language }: Reader): Row {
  const turn = table.turns[seat]?.count ?? 0;
  const id = makeId({ kind: 'choice', surface: 'panel', act: 'play', page: 0, table: table.id, seat, turn, line });
  return row([button(id, say(texts.hint.playIt, language), ButtonStyle.Success)]);
}

/** Returns the choices that continue a typed line, for autocompletion. */
export function suggestLines(
  loaded: LoadedTable,
  seat: Seat,
  typed: string,
  language: Language,
  choicesAfter = (partial: string) => choicesFor(loaded, seat, partial),
): Suggestion[] {
  const reader = readerAt(loaded, seat, language);
  const wanted = typed.toLowerCase();
  const fits = (choice: Choice) =>
    choice.line.toLowerCase().startsWith(wanted) || read(choice.label, reader).toLowerCase().includes(wanted);
  let choices = choicesAfter('');
  for (;;) {
    const step = choices.find(
      (choice) => !choice.final && !choice.input && wanted.startsWith(choice.line.toLowerCase()),
    );
    const further = step ? choicesAfter(step.line) : [];
    if (further.length === 0) break;
    choices = further;
  }
  return choices
    .filter(fits)
    .slice(0, MAX_OPTIONS)
    .map((choice) => ({
      name: `${choice.line}${choice.final ? '' : '…'} · ${read(choice.label, reader)}`.slice(0, MAX_OPTION_LABEL),
      value: choice.line,
    }));
}
