import type { GivenCommand } from '../../protocol.ts';
import type { Page } from '../tab/page.ts';
import { choiceSuggestions, type Suggestion } from './options.ts';

const PAUSE_MS = 200;

/** Asks the bot to complete an option once the person pauses; only the answer to the last question counts. */
export function completer(page: Page): (given: GivenCommand, found: (suggestions: Suggestion[]) => void) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;
  return (given, found) => {
    const question = ++asked;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const { channel } = page.state;
      if (!channel) return;
      page.act({ do: 'autocomplete', channel, given }, undefined, (answer) => {
        if (question !== asked) return;
        found(answer.news === 'choices' ? choiceSuggestions(answer.choices, page.locale) : []);
      });
    }, PAUSE_MS);
  };
}
