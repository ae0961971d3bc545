import { type Language, type Seat, say } from '@longtable/kit';
import { ButtonStyle } from 'discord.js';
import { resign, resume } from '../../host/actions/resign.ts';
import type { Context } from '../../host/context.ts';
import { type ButtonSpec, type LoadedTable, panelButtonsAt } from '../../host/feature.ts';
import { Refusal } from '../../host/refusal.ts';
import { texts as common } from '../../render/words/texts.ts';
import { answerOffer, propose } from '../agreements/index.ts';
import type { ActButton } from './messages.ts';

type Run = (context: Context, table: string, person: string, mark: number) => Promise<LoadedTable>;

/** What the page can do apart from lines, by the kind of the button in the chat. */
const ACTS: Readonly<Record<string, Run>> = {
  undo: (context, table, person) => propose(context, table, person, 'undo'),
  draw: (context, table, person) => propose(context, table, person, 'draw'),
  pause: (context, table, person) => propose(context, table, person, 'pause'),
  agree: (context, table, person, mark) => answerOffer(context, table, person, mark, true),
  refuse: (context, table, person, mark) => answerOffer(context, table, person, mark, false),
  resume: (context, table, person) => resume(context, table, person),
  resign: (context, table, person) => resign(context, table, person),
};

/** Acts that are beside the moves. The others are in a menu. */
const MAIN: readonly string[] = ['undo', 'agree', 'refuse', 'resume', 'hint'];

/** Returns what a seat can do apart from lines: the buttons that the chat offers it, as far as the page can press them. */
export async function actsOf(
  context: Context,
  loaded: LoadedTable,
  seat: Seat,
  language: Language,
): Promise<readonly ActButton[]> {
  const { status } = loaded.table;
  if (status === 'over' || status === 'open') return [];
  if (status === 'paused') return [{ act: 'resume', label: say(common.buttons.resume, language), isMain: true }];
  const more = await Promise.all(context.features.map((feature) => feature.moreButtons?.(context, loaded, seat) ?? []));
  const buttons = [
    ...panelButtonsAt(loaded, 'answers', seat, language),
    ...panelButtonsAt(loaded, 'undo', seat, language),
    ...more.flat(),
  ];
  const acts = buttons.flatMap((button) => actOf(button, language));
  const unique = [...new Map(acts.map((act) => [act.act, act])).values()];
  return [...unique, { act: 'resign', label: say(common.buttons.resign, language), isCostly: true as const }];
}

/** Returns the act of a button of the chat, whose custom id has the kind, the table and a mark. Empty if the page cannot press it. */
function actOf([id, label, style]: ButtonSpec, language: Language): ActButton[] {
  const [kind = '', , mark] = id.split('|');
  if (!ACTS[kind] && kind !== 'hint') return [];
  return [
    {
      act: mark === undefined ? kind : `${kind}|${mark}`,
      label: say(label, language),
      ...(style === ButtonStyle.Danger && { isCostly: true as const }),
      ...(MAIN.includes(kind) && { isMain: true as const }),
    },
  ];
}

/** Runs an act. */
export function runAct(context: Context, act: string, table: string, person: string): Promise<LoadedTable> {
  const [kind = '', mark = '0'] = act.split('|');
  const run = Object.hasOwn(ACTS, kind) ? ACTS[kind] : undefined;
  if (!run) throw new Refusal('stale');
  return run(context, table, person, Number(mark));
}
