import {
  type AnyGame,
  inEachLanguage,
  inSentence,
  type Language,
  labelled,
  nameOf,
  type Reader,
  type Seat,
  say,
  type Text,
} from '@longtable/kit';
import { moveText, pathText } from '@longtable/kit/game/move-text';
import { SIGNS } from '@longtable/kit/picture';
import { idFormat, key, number, word } from '../../custom-ids/fields.ts';
import type { Context } from '../../host/context.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { ignoreRefusal, Refusal } from '../../host/refusal.ts';
import { namesAt, readerAt } from '../../host/table/names.ts';
import { seatsOf } from '../../host/table/table.ts';
import { button } from '../../interactions/button.ts';
import type { Feature } from '../../interactions/feature.ts';
import { actorOf, type Reply } from '../../interactions/reply.ts';
import type { DisplaySettings } from '../../render/display.ts';
import type { Drawn } from '../../render/message.ts';
import { page, phrase, plain, primary } from '../../render/page.ts';
import { headOf } from '../../render/status.ts';
import { plainLine, plainText } from '../../render/text.ts';
import { locationFor, openRequestedTable, serverFor } from '../../screens/new-game.ts';
import { type GameRecord, openReplayButton, progressIn, recordOf, replayAt } from '../history/index.ts';
import { analysisOf, storedAnalysis, tryFrom } from './analyse.ts';
import { barsOf, curveOf, drawCurve } from './curve.ts';
import { type Analysis, analysisKind, type Swing, swingsOf, type TurningPoint } from './record.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';

const texts = inEachLanguage({ en, de, fr, es });

const analysisId = idFormat`analysis|${word('act', ['show', 'try'])}|${key('table')}|${number('move', 6)}`;

/** Numbers of the turning points in the curve. */
const MARKERS = ['①', '②', '③'];

/** Formats a fraction as a percentage: “50%” in English, „50 %“ in German. */
function percent(share: number, language: Language): string {
  return share.toLocaleString(language, { style: 'percent' });
}

/** Draws the win chances and the turning points, with buttons to replay them. */
export async function drawAnalysis(
  context: Context,
  loaded: LoadedTable,
  record: GameRecord,
  analysis: Analysis,
  { language, display }: DisplaySettings,
  asker: string,
): Promise<Drawn> {
  const { table, game } = loaded;
  const reader = readerAt(loaded, 'spectator', language);
  const { turningPoints } = analysis;
  const own = seatsOf(table, asker);
  const seat =
    own[0] ??
    Math.max(
      0,
      table.seats.findIndex(({ kind }) => kind === 'person'),
    );
  const swings = turningPoints.length > 0 ? [] : swingsOf(analysis, seat, MARKERS.length);
  const viewerFor = (mover: Seat) => (own.includes(mover) ? mover : 'spectator');
  const turns: Text[] = [];
  const positions = await replayAt(
    context,
    asker,
    record,
    [...turningPoints, ...swings].map(({ move }) => move),
  ).catch(ignoreRefusal);
  for (const { state, move } of positions ?? []) {
    const at = turningPoints.findIndex((turningPoint) => turningPoint.move === move);
    const point = turningPoints[at];
    if (point) turns.push(...turningPointLines(game, state, { ...point, marker: MARKERS[at] ?? '' }, reader, own));
    const swing = swings.find((each) => each.move === move);
    if (swing) turns.push(swingLine(game, state, swing, record, reader));
  }
  const subtitle = game.solo ? texts.analysis.expectedResult : texts.analysis.winChance;
  const names = namesAt(table, language);
  const curve = curveLine(analysis, subtitle, reader, seat);
  const parts = {
    title: headOf(loaded, language),
    sketch:
      display === 'picture'
        ? {
            of: `analysis|${table.id}|${seat}`,
            picture: drawCurve(analysis, {
              title: say(game.title, language),
              subtitle: say(subtitle, language),
              names,
              seat,
            }),
            description: curve,
          }
        : undefined,
    board: curve,
    end: [
      knowsSecrets(game) ? texts.analysis.openMethod : texts.analysis.method,
      ...(game.solo ? [texts.analysis.perfectRun] : []),
      ...(turningPoints.length === 0 ? [texts.analysis.noTurningPoint] : []),
      ...(swings.length > 0 && turns.length > 0 ? [texts.analysis.largestSwings] : []),
      ...turns,
    ],
    rows: [
      turningPoints.length === 0
        ? [
            openReplayButton(table.id, { viewer: viewerFor(seat) }),
            ...swings.map(({ move }) =>
              openReplayButton(table.id, {
                move: move + 1,
                viewer: viewerFor(record.lines[move]?.seat ?? seat),
                label: texts.analysis.move({ move: move + 1 }),
              }),
            ),
          ]
        : [],
      // The replay opens after the move, from the seat that made it if the reader had that seat.
      turningPoints.map(({ move, seat }) =>
        openReplayButton(table.id, {
          move: move + 1,
          viewer: viewerFor(seat),
          label: texts.analysis.move({ move: move + 1 }),
        }),
      ),
      turningPoints.map(({ move }) =>
        primary(
          analysisId.make({ act: 'try', table: table.id, move }),
          texts.analysis.playFrom({ move: move + 1 }),
          SIGNS.seen,
        ),
      ),
    ],
  };
  return page(parts, language);
}

/** Returns the curve of a seat as text: “Win chance · Ada: 50% → 100% · 31 moves”, and the bars on a line of their own. */
function curveLine(analysis: Analysis, subtitle: Text, reader: Reader, seat: Seat): Text {
  const curve = curveOf(analysis, seat);
  const whose = reader.names.length > 1 ? ` · ${plainLine(nameOf(reader, seat))}` : '';
  const [first, last] = [curve[0] ?? 0, curve.at(-1) ?? 0].map((share) => percent(share, reader.language));
  const moves = analysis.winChances.at(-1)?.move ?? 0;
  const line = labelled(phrase`${subtitle}${whose}`, `${first} → ${last}`);
  return phrase`${line} · ${texts.analysis.moves({ moves })}\n${barsOf(curve)}`;
}

function turningPointLines(
  game: AnyGame,
  state: unknown,
  { marker, move, seat, played, better, gain, isLuck = false, why }: TurningPoint & { readonly marker: string },
  reader: Reader,
  own: readonly Seat[],
): Text[] {
  const who = plainLine(nameOf(reader, seat));
  const others = reader.names.flatMap((_, index) => (index === seat ? [] : [plainLine(nameOf(reader, index))]));
  const words = (line: string) => {
    const told = plainLine(moveText(game, state, seat, line, { ...reader, open: true }));
    // A story that tells only what happens to the others does not name the move.
    const isConsequence = !told.includes(who) && others.some((name) => told.includes(name));
    return isConsequence ? `${plainLine(pathText(game, state, seat, line, reader))}. ${told}` : told;
  };
  const points = Math.round(100 * gain);
  const told = words(played);
  const whose = told.includes(who) ? told : `${who} · ${told}`;
  const instead = better === undefined ? '' : words(better);
  const text =
    better === undefined
      ? texts.analysis.decline({ move: move + 1, played: whose, points, isLuck })
      : texts.analysis.turningPoint({ move: move + 1, played: whose, better: instead, points });
  // The reason addresses the player who made the move.
  const isTold = why === undefined || repeats(instead, say(plainText(why), reader.language));
  const reason = isTold || !own.includes(seat) ? [] : [phrase`-# ${plainText(why)}`];
  return [phrase`${marker} ${text}`, ...reason];
}

/** Whether a text has all numbers of another, such as the values of a new unit, and there are several. */
function repeats(text: string, other: string): boolean {
  const numbers = other.match(/\d+/g) ?? [];
  return numbers.length > 1 && numbers.every((number) => text.includes(number));
}

/** Returns a turn with a large change: its moves, the first one in words, and the winning chance before and after. */
function swingLine(
  game: AnyGame,
  state: unknown,
  { move, end, before, after }: Swing,
  { lines }: GameRecord,
  reader: Reader,
): Text {
  const { seat = 0, line = '' } = lines[move] ?? {};
  const who = plainLine(nameOf(reader, seat));
  const told = plainLine(moveText(game, state, seat, line, { ...reader, open: true }));
  const played = told.includes(who) || lines.every((each) => each.seat === seat) ? told : `${who} · ${told}`;
  const [from, to] = [before, after].map((share) => percent(share, reader.language)) as [string, string];
  return texts.analysis.swing({ first: move + 1, last: end, played, from, to });
}

/** Whether playouts use the true hidden state, because the game cannot guess it. */
function knowsSecrets({ secrets, worlds }: AnyGame): boolean {
  return secrets !== false && worlds === undefined;
}

/** Analyses a finished game in a private message that shows the progress, then the result or the refusal. */
export async function showAnalysis(reply: Reply, loaded: LoadedTable): Promise<void> {
  const { bot } = reply;
  const record = await recordOf(bot.context, loaded.table);
  if (!loaded.game.computers) throw new Refusal('noAdvice', texts.noComputer);
  const { language } = reply;
  const progress = (share: number) =>
    page({ end: [texts.analysis.running({ percent: percent(share, language) })] }, language);
  const sent = await reply.private(progress(0));
  const analysis = await analysisOf(bot.context, reply.user.id, loaded.table, progressIn(sent, progress)).catch(
    async (error) => {
      const isRefused = error instanceof Refusal;
      if (!isRefused) bot.context.log.error({ table: loaded.table.id, error }, 'Could not analyse a game');
      await sent.edit(page({ end: [isRefused ? error.sentence : texts.analysis.failed] }, language));
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
  const server = await serverFor(reply, loaded.game);
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
    texts.analysis.yourSide({
      name: names.length > 1 && !isOwn ? inSentence(plainLine(names[seat] ?? ''), reply.language) : undefined,
    }),
  );
}

export const analysis: Feature = {
  id: 'analysis',
  records: [analysisKind],
  logRecords: [analysisKind],

  boardButtons: {
    end({ table: { id: table }, game }) {
      if (!game.computers) return [];
      const id = analysisId.make({ act: 'show', table, move: 0 });
      return [plain(id, texts.analysis.analyse, SIGNS.seen)];
    },
  },
  async replayLines(context, loaded, { first, move }, user, language) {
    const kept = await storedAnalysis(context, loaded.table);
    const at = kept?.turningPoints.findIndex((point) => point.move >= first && point.move <= move) ?? -1;
    const point = kept?.turningPoints[at];
    if (!point) return [];
    const record = await recordOf(context, loaded.table);
    const [before] = (await replayAt(context, user, record, [point.move]).catch(ignoreRefusal)) ?? [];
    if (!before) return [];
    const reader = readerAt(loaded, 'spectator', language);
    const marked = { ...point, marker: MARKERS[at] ?? '' };
    return turningPointLines(loaded.game, before.state, marked, reader, seatsOf(loaded.table, user));
  },
  buttons: {
    analysis: button(analysisId, {
      access: 'finished',
      press: ({ reply, id: { act, move }, target: loaded }) =>
        act === 'show' ? showAnalysis(reply, loaded) : playFrom(reply, loaded, move),
    }),
  },
};
