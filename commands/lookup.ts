import { showLookupPage, showRules } from '../bot/features/lookup/index.ts';
import { type Command, withGame, withName } from '../bot/interactions/command.ts';
import { texts } from './words/texts.ts';

export const commands: Readonly<Record<string, Command>> = {
  lookup: {
    ...withName('lookup', texts.about.lookup),
    access: 'spectator',
    execute: ({ reply, target }) => showLookupPage(reply, target, 0),
  },
  rules: withGame('rules', texts.about.rules, showRules),
};
