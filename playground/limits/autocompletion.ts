import type { APIApplicationCommandOptionChoice } from 'discord-api-types/v10';
import { z } from 'zod';
import { list, published, text } from './form.ts';

/** What autocompletion may offer: 25 choices, each name and value up to 100 characters. */
export const choicesForm = z.looseObject({
  choices: published<APIApplicationCommandOptionChoice[]>(
    list(
      z.looseObject({
        name: text(1, 100),
        name_localizations: z.record(z.string(), text(1, 100)).nullish(),
        value: z.union([text(0, 100), z.number()]),
      }),
      0,
      25,
    ),
  ).nullish(),
});
