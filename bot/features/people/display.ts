import type { APIApplicationCommandOptionChoice } from 'discord.js';
import { say, type Text } from '../../../games/kit/text.ts';
import { DISPLAYS, type Display } from '../../../storage/records/display.ts';
import { named } from '../../render/command-data.ts';

const NAMES: Record<Display, Text> = {
  plain: { en: 'plain', de: 'schlicht' },
  colour: { en: 'in colour (not on phones)', de: 'in Farbe (nicht auf Handys)' },
  picture: { en: 'as a picture', de: 'als Bild' },
  sentences: { en: 'in sentences (for screen readers)', de: 'in Sätzen (für Screenreader)' },
};

/** How a display is called. */
export function displayName(display: Display): Text {
  return NAMES[display];
}

/** The displays as choices of an option. */
export function displayChoices(): APIApplicationCommandOptionChoice<string>[] {
  return DISPLAYS.map((value) => ({ value, ...named(NAMES[value]) }));
}

/** What somebody is told who has chosen one. */
export function displaySet(display: Display): Text {
  const name = NAMES[display];
  return {
    en: `Your boards: ${say(name, 'en')}. Your new solo games will use it; other public boards follow the server’s setting.`,
    de: `Deine Bretter: ${say(name, 'de')}. Das gilt auch für deine neuen Solospiele; andere öffentliche Bretter richten sich nach dem Server.`,
  };
}
