import { say } from '@longtable/kit';
import type { LoadedTable } from '../../host/feature.ts';
import { isSeated } from '../../host/table/table.ts';
import { soon } from '../../render/duration.ts';
import type { Drawn } from '../../render/message.ts';
import { everyoneAt, nameAt } from '../../render/names.ts';
import { page } from '../../render/page.ts';
import { termLines } from '../../render/terms.ts';
import { seatButtons } from '../../render/waiting.ts';
import { texts } from './words/texts.ts';

/** Draws an open table in the lobby, with controls for its readers. */
export function drawChallenge(loaded: LoadedTable): Drawn {
  const { table, game } = loaded;
  const { language } = table.location;
  const title = `**${say(game.title, language)}**`;
  const who = nameAt(loaded, table.seats.findIndex(isSeated), language);
  const when = soon(table.times.lapsesAt ?? 0);
  const players = table.seats.length > 2 ? [everyoneAt(loaded, language)] : [];
  return page(
    {
      title: texts.board.looksFor({ who, title, isForTwo: table.seats.length === 2 }),
      end: [...players, ...termLines(loaded, language), texts.board.expires({ when })],
      rows: [seatButtons(loaded)],
    },
    language,
  );
}
