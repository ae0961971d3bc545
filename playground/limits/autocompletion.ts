import type { APIApplicationCommandOptionChoice } from 'discord-api-types/v10';
import { z } from 'zod';
import { checkValues, choices } from './choices.ts';
import { published } from './form.ts';

/** What autocompletion may offer for an option of this type: 25 choices, each name and value up to 100 characters. */
export function choicesForm(type: number) {
  return z.looseObject({
    choices: published<APIApplicationCommandOptionChoice[]>(
      choices.superRefine((all, context) => checkValues(type, all, context, [])),
    ).nullish(),
  });
}
