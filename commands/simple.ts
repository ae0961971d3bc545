import { type Command, withName } from '../bot/interactions/command.ts';
import { openPanel } from '../bot/screens/play.ts';
import { join, leave } from '../bot/screens/seats.ts';
import { texts } from './words/texts.ts';

/** Commands without options, or with the option `game` only. */
export const commands: Readonly<Record<string, Command>> = {
  join: {
    ...withName('join', texts.about.join),
    access: 'visitor',
    execute: ({ reply, target: { table } }) => join(reply, table),
  },
  leave: {
    ...withName('leave', texts.about.leave),
    access: 'member',
    execute: ({ reply, target: { table } }) => leave(reply, table.id),
  },
  panel: {
    ...withName('panel', texts.about.panel),
    access: 'spectator',
    execute: ({ reply, target }) => openPanel(reply, target),
  },
};
