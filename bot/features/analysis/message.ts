import { type AnyGame, type Language, labelled, nameOf, type Reader, type Seat, say } from '@longtable/kit';
import { moveText } from '@longtable/kit/game/move-text';
import { SIGNS } from '@longtable/kit/picture';
import { idFormat, key, number, word } from '../../custom-ids/fields.ts';
import type { Context } from '../../host/context.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { ignoreRefusal } from '../../host/refusal.ts';
import { namesAt, readerAt } from '../../host/table/names.ts';
import { seatsOf } from '../../host/table/table.ts';
import type { DisplaySettings } from '../../render/display.ts';
import { type Drawn, message } from '../../render/message.ts';
import { buttonRows, primary } from '../../render/page.ts';
import { headOf } from '../../render/status.ts';
import { plainLine } from '../../render/text.ts';
import { type GameRecord, openReplayButton, replayAt } from '../history/index.ts';
import { barsOf, curveOf, drawCurve } from './curve.ts';
import type { Analysis, TurningPoint } from './record.ts';
import { texts } from './words/texts.ts';

export const analysisId = idFormat`analysis|${word('act', ['show', 'try'])}|${key('table')}|${number('move', 6)}`;

/** Numbers of the turning points in the curve. */
const MARKERS = ['①', '②', '③'];

/** Formats a fraction as a percentage: “50%” in English, „50 %“ in German. */
export function percent(share: number, language: Language): string {
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
  const viewerFor = (mover: Seat) => (own.includes(mover) ? mover : 'spectator');
  const turns: string[] = [];
  const positions = await replayAt(
    context,
    asker,
    record,
    turningPoints.map(({ move }) => move),
  ).catch(ignoreRefusal);
  for (const { state, move } of positions ?? []) {
    const at = turningPoints.findIndex((one) => one.move === move);
    const point = turningPoints[at];
    if (point) turns.push(...turningPointLines(game, state, { ...point, marker: MARKERS[at] ?? '' }, reader, own));
  }
  const subtitle = say(game.solo ? texts.analysis.expectedResult : texts.analysis.winChance, language);
  const seat =
    own[0] ??
    Math.max(
      0,
      table.seats.findIndex(({ kind }) => kind === 'person'),
    );
  const names = namesAt(table, language);
  const curve = curveLine(analysis, subtitle, reader, seat);
  return message({
    title: headOf(loaded, language),
    sketch:
      display === 'picture'
        ? {
            of: `analysis|${table.id}|${seat}`,
            picture: drawCurve(analysis, { title: say(game.title, language), subtitle, names, seat }),
            description: curve,
          }
        : undefined,
    board: curve,
    end: [
      say(knowsSecrets(game) ? texts.analysis.openMethod : texts.analysis.method, language),
      ...(game.solo ? [say(texts.analysis.perfectRun, language)] : []),
      ...(turns.length === 0 ? [say(texts.analysis.noTurningPoint, language)] : turns),
    ],
    rows: [
      ...buttonRows(
        // The replay opens after the move, from the seat that made it if the reader had that seat.
        turningPoints.map(({ move, seat }) =>
          openReplayButton(table.id, {
            move: move + 1,
            viewer: viewerFor(seat),
            label: texts.analysis.move({ move: move + 1 }),
          }),
        ),
        language,
      ),
      ...buttonRows(
        turningPoints.map(({ move }) =>
          primary(
            analysisId.make({ act: 'try', table: table.id, move }),
            texts.analysis.playFrom({ move: move + 1 }),
            SIGNS.seen,
          ),
        ),
        language,
      ),
    ],
  });
}

/** Returns the curve of a seat as text: “Win chance · Ada: 50% ▄▅▆▇█ 100%”. */
function curveLine(analysis: Analysis, subtitle: string, reader: Reader, seat: Seat): string {
  const curve = curveOf(analysis, seat);
  const whose = reader.names.length > 1 ? ` · ${plainLine(nameOf(reader, seat))}` : '';
  const [first, last] = [curve[0] ?? 0, curve.at(-1) ?? 0].map((share) => percent(share, reader.language));
  const moves = analysis.winChances.at(-1)?.move ?? 0;
  const line = labelled(`${subtitle}${whose}`, `${first} ${barsOf(curve)} ${last}`, reader.language);
  return `${line} · ${say(texts.analysis.moves({ moves }), reader.language)}`;
}

function turningPointLines(
  game: AnyGame,
  state: unknown,
  { marker, move, seat, played, better, gain, why }: TurningPoint & { readonly marker: string },
  reader: Reader,
  own: readonly Seat[],
): string[] {
  const { language } = reader;
  const who = plainLine(nameOf(reader, seat));
  const words = (line: string) => plainLine(moveText(game, state, seat, line, { ...reader, open: true }));
  const points = Math.round(100 * gain);
  const text =
    better === undefined
      ? texts.analysis.decline({ move: move + 1, name: who, points })
      : texts.analysis.turningPoint({ move: move + 1, played: words(played), better: words(better), points });
  // The reason addresses the player who made the move.
  const reason = why === undefined || !own.includes(seat) ? [] : [`-# ${plainLine(say(why, language))}`];
  return [`${marker} ${say(text, language)}`, ...reason];
}

/** Whether playouts use the true hidden state, because the game cannot guess it. */
function knowsSecrets({ secrets, worlds }: AnyGame): boolean {
  return secrets !== false && worlds === undefined;
}
