import { say, type Text } from '@longtable/kit';
import { type APIApplicationCommandOptionChoice, ButtonStyle } from 'discord.js';
import type { Person } from '../../../storage/records/person.ts';
import { DISPLAYS, type Display } from '../../../storage/records/person.ts';
import type { Reply } from '../../interactions/reply.ts';
import { localizedName } from '../../render/command-data.ts';
import { type ButtonSpec, buttonRows } from '../../render/controls.ts';
import { message } from '../../render/message.ts';
import { texts } from './words/texts.ts';

export function displayName(display: Display): Text {
  return texts.displays[display];
}

export function displayChoices(): APIApplicationCommandOptionChoice<string>[] {
  return DISPLAYS.map((value) => ({ value, ...localizedName(texts.displays[value]) }));
}

/** Returns a sentence with the display of the user's boards. */
export function displayText(display: Display): Text {
  return texts.display.yourBoards({ display: texts.displays[display] });
}

/** Shows the user's display settings with buttons to change them, in the pressed private message or in a new one (`beside`). */
export async function showDisplay(
  reply: Reply,
  { display = 'plain', still, plain }: Person,
  where: 'beside' | 'in place' = 'in place',
): Promise<void> {
  const shown = DISPLAYS.map((how): ButtonSpec => {
    const style = how === display ? ButtonStyle.Primary : ButtonStyle.Secondary;
    return [{ kind: 'display', how }, texts.displayButtons[how], style];
  });
  const switches: ButtonSpec[] = [
    [
      { kind: 'preference', what: 'still', value: still ? 'off' : 'on' },
      still ? texts.display.animationsOff : texts.display.animationsOn,
      ButtonStyle.Secondary,
    ],
    [
      { kind: 'preference', what: 'plain', value: plain ? 'off' : 'on' },
      plain ? texts.display.iconsOff : texts.display.iconsOn,
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
