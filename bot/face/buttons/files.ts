import { tellProgram } from '../answers/program.ts';
import { takeAway } from '../desk/answer.ts';
import type { Button } from '../desk/button.ts';
import { askAgain, openWithFiles } from '../request/files.ts';

/** Asks for other files for a table, and opens it with those that come. */
export const button: Button<'files'> = {
  kind: 'files',
  press: (pressed, bot, { request }) => askAgain(bot, pressed, request),
  async receive(submitted, bot, { request }) {
    const opened = await openWithFiles(bot, submitted, request);
    await takeAway(submitted);
    if (opened) await tellProgram(bot, submitted, opened);
  },
};
