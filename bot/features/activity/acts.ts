import { type Language, type Seat, say } from '@longtable/kit';
import { ButtonStyle } from 'discord.js';
import { resign } from '../../host/actions/resign.ts';
import type { Context } from '../../host/context.ts';
import { type ButtonSpec, boardButtonsAt, type LoadedTable, panelButtonsAt } from '../../host/feature.ts';
import { Refusal } from '../../host/refusal.ts';
import type { Asker } from '../../interactions/access.ts';
import { texts as common } from '../../render/words/texts.ts';
import { answerOffer, propose, resume } from '../agreements/index.ts';
import { clearPlan, expectReply, planLine, removeLastStep } from '../plans/index.ts';
import { askForRematch, requireMayReopen } from '../rematch/index.ts';
import type { ActButton, Options } from './messages.ts';
import { toggleNote } from './options.ts';

/** Runs an act. `mark` and `rest` are what follows its kind. */
type Run = (context: Context, table: string, person: string, mark: string, rest: string) => Promise<LoadedTable>;

/** What the page can do apart from lines, by the kind of the button in the chat. */
const ACTS: Readonly<Record<string, Run>> = {
  undo: (context, table, person) => propose(context, table, person, 'undo'),
  draw: (context, table, person) => propose(context, table, person, 'draw'),
  pause: (context, table, person) => propose(context, table, person, 'pause'),
  agree: (context, table, person, mark) => answerOffer(context, table, person, Number(mark), true),
  refuse: (context, table, person, mark) => answerOffer(context, table, person, Number(mark), false),
  resume: (context, table, person) => resume(context, table, person),
  resign: (context, table, person) => resign(context, table, person),
  rematch: (context, table, person) => askForRematch(context, table, { person }),
  again: (context, table, person, mark) => askForRematch(context, table, { person, sameSeed: mark === 'same' }),
  note: toggleNote,
  planned: (context, table, person, mark, line) => planLine(context, table, person, { line }, Number(mark)),
  if: (context, table, person, mark, line) => expectReply(context, table, person, line, Number(mark)),
  unplan: (context, table, person, mark) => removeLastStep(context, table, person, Number(mark)),
  clear: (context, table, person) => clearPlan(context, table, person),
};

/** Acts after which the player's notes or plan are shown again. */
export const OPTION_ACTS: Readonly<Record<string, Options['of']>> = {
  ...{ note: 'notes', planned: 'plan', if: 'plan', unplan: 'plan', clear: 'plan' },
};

/** Buttons that the page does not send as acts, since they only show something. */
const SHOWN: readonly string[] = ['hint', 'notes', 'plan'];

/** Acts that are beside the moves. The others are in a menu. */
const MAIN: readonly string[] = ['undo', 'agree', 'refuse', 'resume', 'hint', 'rematch', 'again'];

/** Returns what a seat can do apart from lines: the buttons that the chat offers it, as far as the page can press them. */
export async function actsOf(
  context: Context,
  loaded: LoadedTable,
  seat: Seat,
  language: Language,
): Promise<readonly ActButton[]> {
  const { status } = loaded.table;
  if (status === 'open') return [];
  if (status === 'over') return boardButtonsAt(loaded, 'next').flatMap((button) => actOf(button, language));
  const answers = panelButtonsAt(loaded, 'answers', seat, language);
  if (status === 'paused') return answers.flatMap((button) => actOf(button, language));
  const more = await Promise.all(context.features.map((feature) => feature.moreButtons?.(context, loaded, seat) ?? []));
  const buttons = [...answers, ...panelButtonsAt(loaded, 'undo', seat, language), ...more.flat()];
  const acts = buttons.flatMap((button) => actOf(button, language));
  const unique = [...new Map(acts.map((act) => [act.act, act])).values()];
  return [...unique, { act: 'resign', label: say(common.buttons.resign, language), isCostly: true as const }];
}

/** Returns the act of a button of the chat, whose custom id has the kind, the table and a mark. Empty if the page cannot press it. */
function actOf([id, label, style]: ButtonSpec, language: Language): ActButton[] {
  const [kind = '', , mark] = id.split('|');
  const isShown = SHOWN.includes(kind);
  if (!ACTS[kind] && !isShown) return [];
  return [
    {
      act: mark === undefined || isShown ? kind : `${kind}|${mark}`,
      label: say(label, language),
      ...(style === ButtonStyle.Danger && { isCostly: true as const }),
      ...(MAIN.includes(kind) && { isMain: true as const }),
    },
  ];
}

/** Acts that open a table. */
const OPENING: readonly string[] = ['rematch', 'again'];

/** Runs an act. */
export async function runAct(context: Context, asker: Asker, act: string, table: string): Promise<LoadedTable> {
  const [kind = '', mark = '0', ...rest] = act.split('|');
  const run = Object.hasOwn(ACTS, kind) ? ACTS[kind] : undefined;
  if (!run) throw new Refusal('stale');
  if (OPENING.includes(kind)) await requireMayReopen(asker, table);
  return run(context, table, asker.user.id, mark, rest.join('|'));
}
