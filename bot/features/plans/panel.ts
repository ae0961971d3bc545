import { ButtonStyle } from 'discord.js';
import type { Seat } from '../../../games/kit/game.ts';
import { type Language, say, type Text } from '../../../games/kit/text.ts';
import type { Plan } from '../../../storage/records/table.ts';
import { NO_PLAN } from '../../host/plans/change.ts';
import { type Onward, onwardFrom } from '../../host/plans/expected.ts';
import { planOf } from '../../host/plans/plan.ts';
import { readerAt } from '../../host/table/reader.ts';
import { type LoadedTable, onTurn } from '../../host/table/table.ts';
import { choicesFor, isPrivate } from '../../host/table/terms.ts';
import { buttonRows, type Labelled } from '../../render/controls.ts';
import { drawView, type Look } from '../../render/display.ts';
import { plainLine } from '../../render/escape.ts';
import { type DrawnMenu, drawMenu } from '../../render/menu.ts';
import { type Drawn, message } from '../../render/message.ts';
import { nameAt } from '../../render/names.ts';
import { explain, NO_MENU, type PanelOpen } from '../../render/panel.ts';
import { STOPPED } from '../../render/plan-note.ts';
import { CLOSED, headOf, type Opened } from '../../render/status.ts';
import { WORDS } from '../../render/text.ts';

const { Primary, Secondary, Danger } = ButtonStyle;
const MENU_ROWS = 4;

/** The panel in which somebody plans ahead: the plan so far, the position it leads to if that is known, and how it may go on. */
export function drawPlan(
  loaded: LoadedTable,
  seat: Seat,
  look: Look,
  { opened = CLOSED, note }: PanelOpen = {},
): Drawn {
  const { language } = look;
  const plan = planOf(loaded.table, seat);
  const onward = onwardFrom(loaded, seat);
  const menu = onward ? planMenu(loaded, seat, onward, opened, language) : NO_MENU;
  return message({
    title: [note ? `-# ${say(note, language)}` : '', headOf(loaded, language), ...planLines(plan, language)]
      .filter(Boolean)
      .join('\n'),
    board: onward ? boardAt(loaded, seat, onward, look) : '',
    end: [say(question(loaded, seat, onward, language), language), ...explain(menu)],
    cards: menu.cards,
    rows: [...menu.rows.slice(0, MENU_ROWS), ...buttonRows(controls(loaded, plan), language)],
  });
}

function planLines(plan: Plan | undefined, language: Language): string[] {
  const head: Text = { en: '**Your plan** (nobody else sees it)', de: '**Dein Plan** (sonst sieht ihn niemand)' };
  const none: Text = { en: 'Nothing is planned.', de: 'Nichts ist geplant.' };
  const steps = (plan?.steps ?? []).map((step, index) => `${index + 1}. ${stepWords(step, language)}`);
  const begun = plan?.reply === undefined ? [] : [`${steps.length + 1}. ${ifWords(plan.reply, language)} …`];
  const stopped = plan?.stopped ? [say(STOPPED[plan.stopped], language)] : [];
  const lines = [...stopped, ...steps, ...begun];
  return [say(head, language), ...(lines.length > 0 ? lines : [say(none, language)])];
}

function stepWords({ after, line }: Plan['steps'][number], language: Language): string {
  const wished = `**${plainLine(line)}**`;
  return after === undefined ? wished : `${ifWords(after, language)} ${wished}`;
}

function ifWords(reply: string, language: Language): string {
  const words = plainLine(reply);
  return say({ en: `If “${words}” comes:`, de: `Wenn „${words}“ kommt:` }, language);
}

function question(loaded: LoadedTable, seat: Seat, onward: Onward | undefined, language: Language): Text {
  if (onward && onward.chooser !== seat) {
    const who = nameAt(loaded, onward.chooser, language);
    return { en: `Which reply of ${who} do you wait for?`, de: `Auf welche Antwort von ${who} wartest du?` };
  }
  if (onward && onTurn(loaded).includes(seat)) {
    return {
      en: 'It is your move. For later turns choose from what you can do now, or type a line.',
      de: 'Du bist am Zug. Für spätere Züge wähle aus dem, was jetzt geht, oder tippe eine Zeile.',
    };
  }
  if (onward) return { en: 'What do you play then?', de: 'Was spielst du dann?' };
  return isPrivate(loaded) ? TYPE_SECRET : TYPE;
}

const TYPE: Text = {
  en: 'How it will stand by then is open, so type your line. It is played at your turn if it is possible then; if not, you are called.',
  de: 'Wie es dann steht, ist offen; tippe also deine Zeile. An deinem Zug wird sie gespielt, falls sie dann geht; wenn nicht, wirst du gerufen.',
};

const TYPE_SECRET: Text = {
  en: 'Type your lines. Each is played at your turn if it is possible then. It may wait for words that you are told of what the others did; if something else comes, you are called.',
  de: 'Tippe deine Zeilen. Jede wird an deinem Zug gespielt, falls sie dann geht. Sie kann auf Worte warten, die du über die Züge der anderen liest; kommt etwas anderes, wirst du gerufen.',
};

function boardAt(loaded: LoadedTable, seat: Seat, { at }: Onward, look: Look): string {
  return drawView(at.game.face.view(at.table.state, readerAt(loaded, seat, look.language)), look);
}

function planMenu(
  loaded: LoadedTable,
  seat: Seat,
  { at, chooser }: Onward,
  opened: Opened,
  language: Language,
): DrawnMenu {
  const mark = planOf(loaded.table, seat)?.mark ?? NO_PLAN;
  const offer = { surface: 'plan' as const, table: loaded.table.id, seat: chooser, turn: mark };
  const choices = choicesFor(at, chooser, opened.partial);
  const menu = { offer, choices, placeholder: say(WORDS.choose, language), before: '', ...opened };
  return drawMenu(menu, readerAt(loaded, seat, language));
}

function controls({ table: { id } }: LoadedTable, plan: Plan | undefined): Labelled[] {
  const mark = plan?.mark ?? NO_PLAN;
  const type: Labelled = [
    { kind: 'plan', act: 'type', table: id, mark },
    { en: 'Type a line', de: 'Zeile tippen' },
    Primary,
  ];
  if (!plan) return [type];
  return [
    type,
    [{ kind: 'plan', act: 'back', table: id, mark }, { en: 'Remove the last', de: 'Letzte weg' }, Secondary],
    [{ kind: 'plan', act: 'clear', table: id, mark }, { en: 'Drop the plan', de: 'Plan verwerfen' }, Danger],
  ];
}
