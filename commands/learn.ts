import { openLesson } from '../bot/features/lessons/index.ts';
import { withGame } from '../bot/interactions/command.ts';
import { texts } from './words/texts.ts';

export const command = withGame('learn', texts.about.learn, openLesson, ({ lesson }) => lesson !== undefined);
