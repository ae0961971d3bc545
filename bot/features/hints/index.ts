import { inEachLanguage, type OptionalText, type Reader, type Seat, type Text } from '@longtable/kit';
import { pathText } from '@longtable/kit/game/move-text';
import { SIGNS } from '@longtable/kit/picture';
import { idFormat, key } from '../../custom-ids/fields.ts';
import { makeId } from '../../custom-ids/ids.ts';
import { seatToMove } from '../../host/actions/move.ts';
import { changeTable } from '../../host/commit/commit.ts';
import type { Context } from '../../host/context.ts';
import { type ButtonSpec, firstFrom, type LoadedTable } from '../../host/feature.ts';
import { refusalsOf, unlessRefused } from '../../host/refusal.ts';
import { objectionToHelp } from '../../host/table/menu.ts';
import { readerAt } from '../../host/table/names.ts';
import { onTurn } from '../../host/table/table.ts';
import { button } from '../../interactions/button.ts';
import type { Feature } from '../../interactions/feature.ts';
import { showPage } from '../../interactions/panel.ts';
import type { Reply } from '../../interactions/reply.ts';
import { drawTableView } from '../../render/display.ts';
import { phrase, plain, success } from '../../render/page.ts';
import { plainText } from '../../render/text.ts';
import { computerSeed, computersOf } from '../computers/index.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';

const texts = inEachLanguage({ en, de, fr, es });

const refusal = refusalsOf(texts.refusals);

/** A suggested move. */
export interface Hint {
  readonly seat: Seat;
  /** Line or shortcut. */
  readonly line: string;
  /** The move as an instruction. */
  readonly move?: Text;
  readonly why?: Text;
  /** Whether it takes the run off the leaderboard. */
  readonly isLast?: true;
}

/**
 * Returns a hint for a player on turn: the line that a feature asks for, otherwise the computer's move. The computer sees only
 * what the seat may know. Takes a run off the leaderboard.
 */
export async function hintFor(context: Context, loaded: LoadedTable, person: string): Promise<Hint> {
  const { table, game } = loaded;
  const seat = seatToAdvise(loaded, person);
  const wanted = firstFrom(loaded.features, (feature) => feature.wantedLine?.(loaded));
  if (wanted !== undefined) return { seat, line: wanted };
  const advice = await computersOf(context)
    .advise(game, table.state, seat, computerSeed(table, seat), person)
    .catch(() => undefined);
  if (!advice) throw refusal('noHint');
  const { shortcut, line, move, why } = advice;
  const isLast = isRankedRun(loaded);
  if (isLast) await markAsHelped(context, table.id);
  return { seat, line: shortcut ?? line, ...(move && { move }), ...(why && { why }), ...(isLast && { isLast }) };
}

/** Returns the seat for which a user may ask for a hint. */
function seatToAdvise(loaded: LoadedTable, person: string): Seat {
  const seat = seatToMove(loaded, { person });
  if (!loaded.game.computers && !loaded.table.terms.guided) throw refusal('noAdvice');
  const objection = objectionToHelp(loaded);
  if (objection) throw objection;
  return seat;
}

/** Whether a solo game counts on the leaderboard unless its player takes a hint. */
function isRankedRun({ game, table: { terms, options } }: LoadedTable): boolean {
  const { unrated, hidden, guided, practice } = terms;
  return game.solo?.isComparable(options) === true && !unrated && !hidden && !guided && !practice;
}

async function markAsHelped(context: Context, id: string): Promise<void> {
  await changeTable(context, id, ({ table }) => ({
    table: { ...table, terms: { ...table.terms, unrated: true, help: true } },
    isPrivate: true,
  }));
}

/** Shows the move that the computer suggests below the board, with a button that plays it, unless a feature has its own hints. */
export async function showHint(reply: Reply, loaded: LoadedTable): Promise<void> {
  for (const feature of reply.bot.features) {
    const own = feature.showHint?.(reply, loaded);
    if (own) return own;
  }
  const hint = await hintFor(reply.bot.context, loaded, reply.user.id);
  const reader = readerAt(loaded, hint.seat, reply.language);
  await showPage(reply, loaded, {
    ...drawTableView(loaded.game, loaded.table, reader, await reply.display),
    end: hintLines(loaded, hint, reader),
    rows: [[playButton(loaded, hint)]],
  });
}

/** Returns why a move is suggested, and that the run no longer counts. */
export function reasonsOf({ why, isLast }: Hint): OptionalText[] {
  return [why && plainText(why), isLast && texts.nowUnranked];
}

function hintLines({ game, table }: LoadedTable, hint: Hint, reader: Reader): OptionalText[] {
  const { seat, line, move } = hint;
  // A guided player sees which button to press.
  const words = move && !table.terms.guided ? move : pathText(game, table.state, seat, line, reader);
  const way = phrase`**${plainText(words)}**`;
  return [table.terms.guided ? texts.inLesson({ move: way }) : way, ...reasonsOf(hint)];
}

function playButton({ table }: LoadedTable, { seat, line }: Hint): ButtonSpec {
  const turn = table.turns[seat]?.count ?? 0;
  const id = makeId({ kind: 'choice', surface: 'panel', act: 'play', page: 0, table: table.id, seat, turn, line });
  return success(id, texts.playIt);
}

const hintId = idFormat`hint|${key('table')}`;

function hintButton(loaded: LoadedTable): ButtonSpec {
  const label = isRankedRun(loaded) ? texts.lastRanked : texts.hint;
  return plain(hintId.make({ table: loaded.table.id }), label, SIGNS.hint);
}

export const hints: Feature = {
  id: 'hints',

  boardButtons: { board: (loaded) => (loaded.table.terms.guided ? [hintButton(loaded)] : []) },
  panelButtons: {
    panel(loaded, seat) {
      const { table, game } = loaded;
      const isOffered =
        onTurn(loaded).includes(seat) && (game.computers || table.terms.guided) && !objectionToHelp(loaded);
      return isOffered ? [hintButton(loaded)] : [];
    },
  },
  async moreButtons(_, loaded, seat) {
    const player = loaded.table.seats[seat];
    const isOffered = player?.kind === 'person' && unlessRefused(() => seatToAdvise(loaded, player.id)) !== undefined;
    return isOffered ? [hintButton(loaded)] : [];
  },
  buttons: {
    hint: button(hintId, { access: 'player', press: ({ reply, target: loaded }) => showHint(reply, loaded) }),
  },
};
