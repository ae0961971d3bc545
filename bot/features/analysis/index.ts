import { say } from '@longtable/kit';
import { SIGNS } from '@longtable/kit/picture';
import type { LoadedTable } from '../../host/feature.ts';
import { Refusal } from '../../host/refusal.ts';
import { namesAt } from '../../host/table/names.ts';
import { seatsOf } from '../../host/table/table.ts';
import { button } from '../../interactions/button.ts';
import type { Feature } from '../../interactions/feature.ts';
import { progressIn } from '../../interactions/panel.ts';
import { actorOf, type Reply } from '../../interactions/reply.ts';
import { message } from '../../render/message.ts';
import { plain } from '../../render/page.ts';
import { plainLine } from '../../render/text.ts';
import { locationFor, openRequestedTable, serverFor } from '../../screens/new-game.ts';
import { recordOf } from '../history/index.ts';
import { analysisOf, tryFrom } from './analyse.ts';
import { analysisId, drawAnalysis, percent } from './message.ts';
import { analysisKind } from './record.ts';
import { texts } from './words/texts.ts';

/** Analyses a finished game in a private message that shows the progress, then the result or the refusal. */
export async function showAnalysis(reply: Reply, loaded: LoadedTable): Promise<void> {
  const { bot } = reply;
  const record = await recordOf(bot.context, loaded.table);
  if (!loaded.game.computers) throw new Refusal('noAdvice');
  const { language } = reply;
  const progress = (share: number) =>
    message({ end: [say(texts.analysis.running({ percent: percent(share, language) }), language)] });
  const sent = await reply.private(progress(0));
  const analysis = await analysisOf(bot.context, reply.user.id, loaded.table, progressIn(sent, progress)).catch(
    async (error) => {
      const isRefused = error instanceof Refusal;
      if (!isRefused) bot.context.log.error({ table: loaded.table.id, error }, 'Could not analyse a game');
      await sent.edit(message({ end: [say(isRefused ? error.sentence : texts.analysis.failed, language)] }));
    },
  );
  if (!analysis) return;
  const drawn = await drawAnalysis(bot.context, loaded, record, analysis, await reply.display, reply.user.id);
  await bot.pictures.send(drawn, (shown) => sent.edit(shown));
}

/** Opens a table that continues from a move of a finished game, in the seat that made the move. */
async function playFrom(reply: Reply, loaded: LoadedTable, move: number): Promise<void> {
  const record = await recordOf(reply.bot.context, loaded.table);
  const seat = record.lines[move]?.seat;
  if (seat === undefined) throw new Refusal('rulesChanged');
  const { context } = reply.bot;
  const server = await serverFor(context, reply, loaded.game);
  const request = await tryFrom(context, loaded, record, { ...actorOf(reply.interaction), seat, move });
  const location = locationFor(reply, server);
  const opened = await openRequestedTable(reply, {
    ...request,
    location,
    terms: { ...request.terms, name: say(texts.analysis.fromMove({ move: move + 1 }), location.language) },
  });
  if (!opened) return;
  const names = namesAt(loaded.table, reply.language);
  const isOwn = seatsOf(loaded.table, reply.user.id).includes(seat);
  await reply.sayBriefly(
    texts.analysis.yourSide({ name: names.length > 1 && !isOwn ? plainLine(names[seat] ?? '') : undefined }),
  );
}

export const analysis: Feature = {
  id: 'analysis',
  commands: ['analyze'],
  records: [analysisKind],
  logRecords: [analysisKind],

  boardButtons: {
    end({ table: { id: table }, game }) {
      if (!game.computers) return [];
      const id = analysisId.make({ act: 'show', table, move: 0 });
      return [plain(id, texts.analysis.analyse, SIGNS.seen)];
    },
  },
  buttons: {
    analysis: button(analysisId, {
      access: 'finished',
      press: ({ reply, id: { act, move }, target: loaded }) =>
        act === 'show' ? showAnalysis(reply, loaded) : playFrom(reply, loaded, move),
    }),
  },
};
