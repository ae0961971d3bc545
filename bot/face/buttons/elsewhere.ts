import { tellProgram } from '../answers/program.ts';
import { directChannel } from '../boards/direct.ts';
import type { Button } from '../desk/button.ts';
import { languageOf } from '../drawing/words.ts';
import { openKept } from '../request/kept.ts';
import { placeIn } from '../request/place.ts';

/** Opens the table that was asked for in one of the places that were offered. */
export const button: Button<'elsewhere'> = {
  kind: 'elsewhere',
  async press(pressed, bot, { request, place }) {
    const opened = await openKept(bot, pressed, request, async ({ request: asked }) => {
      if (place !== 'dm') return placeIn(bot.house, asked, place);
      const channel = await directChannel(bot.client.rest, pressed.user.id);
      return { ...asked.place, guild: null, channel, language: languageOf(pressed.locale) };
    });
    if (opened) await tellProgram(bot, pressed, opened);
  },
};
