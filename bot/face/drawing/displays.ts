import type { APIApplicationCommandOptionChoice } from 'discord.js';
import type { Text } from '../../../games/kit/text.ts';
import { DISPLAYS, type Display } from '../../../storage/records/display.ts';
import { named } from './described.ts';

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
