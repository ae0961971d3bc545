import { makeOffer, resumeGame } from '../bot/features/agreements/index.ts';
import { type Command, withName } from '../bot/interactions/command.ts';
import { texts } from './words/texts.ts';

export const commands: Readonly<Record<string, Command>> = {
  'offer-draw': {
    ...withName('offer-draw', texts.about.offerDraw, (games) => games.some(({ draws }) => draws)),
    access: 'player',
    execute: ({ reply, target: { table } }) => makeOffer(reply, table.id, 'draw'),
  },
  pause: {
    ...withName('pause', texts.about.pause),
    access: 'player',
    execute: ({ reply, target: { table } }) => makeOffer(reply, table.id, 'pause'),
  },
  resume: {
    ...withName('resume', texts.about.resume),
    access: 'player',
    execute: ({ reply, target: { table } }) => resumeGame(reply, table.id),
  },
  undo: {
    ...withName('undo', texts.about.undo),
    access: 'player',
    execute: ({ reply, target: { table } }) => makeOffer(reply, table.id, 'undo'),
  },
};
