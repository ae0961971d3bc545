import { say, type Text } from '@longtable/kit';
import { type APIApplicationCommandOptionChoice, ButtonStyle } from 'discord.js';
import { DISPLAYS, type Display } from '../../../storage/records/display.ts';
import type { Person } from '../../../storage/records/person.ts';
import type { Reply } from '../../interactions/reply.ts';
import { localizedName } from '../../render/command-data.ts';
import { type ButtonSpec, buttonRows } from '../../render/controls.ts';
import { message } from '../../render/message.ts';

const NAMES: Record<Display, Text> = {
  plain: { en: 'plain', de: 'schlicht' },
  picture: { en: 'as a picture', de: 'als Bild' },
  sentences: { en: 'in sentences (for screen readers)', de: 'in Sätzen (für Screenreader)' },
  colour: { en: 'in colour (not on phones)', de: 'in Farbe (nicht auf Handys)' },
};

const BUTTONS: Record<Display, Text> = {
  plain: { en: 'Plain', de: 'Schlicht' },
  picture: { en: 'Picture', de: 'Bild' },
  sentences: { en: 'Sentences', de: 'Sätze' },
  colour: { en: 'Colour (not on phones)', de: 'Farbe (nicht auf Handys)' },
};

export function displayName(display: Display): Text {
  return NAMES[display];
}

export function displayChoices(): APIApplicationCommandOptionChoice<string>[] {
  return DISPLAYS.map((value) => ({ value, ...localizedName(NAMES[value]) }));
}

/** Describes the display that applies to the user's boards. */
export function displayText(display: Display): Text {
  const name = NAMES[display];
  return {
    en: `Your boards: ${say(name, 'en')}. Your new solo games will use it; other public boards follow the server’s setting.`,
    de: `Deine Bretter: ${say(name, 'de')}. Das gilt auch für deine neuen Solospiele; andere öffentliche Bretter richten sich nach dem Server.`,
  };
}

/** Shows the user's display settings with buttons to change them, in a new message (`beside`) or in the pressed one. */
export async function showDisplay(
  reply: Reply,
  { display = 'plain', still, plain }: Person,
  where: 'beside' | 'in place' = 'in place',
): Promise<void> {
  const shown = DISPLAYS.map((how): ButtonSpec => {
    const style = how === display ? ButtonStyle.Primary : ButtonStyle.Secondary;
    return [{ kind: 'display', how }, BUTTONS[how], style];
  });
  const switches: ButtonSpec[] = [
    [
      { kind: 'preference', what: 'still', value: still ? 'off' : 'on' },
      still ? { en: 'Animations: off', de: 'Animationen: aus' } : { en: 'Animations: on', de: 'Animationen: an' },
      ButtonStyle.Secondary,
    ],
    [
      { kind: 'preference', what: 'plain', value: plain ? 'off' : 'on' },
      plain ? { en: 'Icons: off', de: 'Symbole: aus' } : { en: 'Icons: on', de: 'Symbole: an' },
      ButtonStyle.Secondary,
    ],
  ];
  const { language } = reply;
  const page = message({
    end: [say(displayText(display), language)],
    rows: [...buttonRows(shown, language), ...buttonRows(switches, language)],
  });
  await (where === 'beside' ? reply.private(page) : reply.show(page));
}

export const WORDS = {
  sureToForget: {
    en: 'Delete all your data? You’ll resign every game in progress, your history, stats, ratings and settings will be deleted, and finished games will show you as “someone”. This can’t be undone. Use `/download-my-data` first if you want a copy.',
    de: 'Alle deine Daten löschen? Du gibst jedes laufende Spiel auf, Verlauf, Statistik, Wertungen und Einstellungen werden gelöscht, und in beendeten Spielen erscheinst du als „jemand“. Das lässt sich nicht rückgängig machen. Mit `/meine-daten-herunterladen` bekommst du vorher eine Kopie.',
  },
  forgetMe: { en: 'Delete my data', de: 'Meine Daten löschen' },
  keepMe: { en: 'Cancel', de: 'Abbrechen' },
  nothingForgotten: { en: 'OK, nothing was deleted.', de: 'Okay, es wurde nichts gelöscht.' },
  forgotten: {
    en: 'Done. Nothing I store is linked to you any more.',
    de: 'Erledigt. Nichts, was ich speichere, lässt sich dir noch zuordnen.',
  },
} satisfies Record<string, Text>;
