import type { Reader } from '../../kit/reader.ts';
import { say, type Text } from '../../kit/text.ts';
import { levelCount, type State } from '../state.ts';
import { statusText } from '../words/danger.ts';

/** What stands above the buttons: which hero to choose, or what is left to do and who threatens. */
export function ask(state: State, _seat: number, _partial: string, { language }: Reader): string {
  const { room } = state;
  return say(room ? statusText(state, room) : hero(state), language);
}

function hero(state: State): Text {
  const levels = levelCount(state);
  if (state.endless !== undefined)
    return { en: 'Choose your hero for the descent.', de: 'Wähle deinen Helden für den Abstieg.' };
  if (state.chosen !== undefined)
    return {
      en: `Choose your hero for level ${state.chosen}.`,
      de: `Wähle deinen Helden für Level ${state.chosen}.`,
    };
  if (state.prior > 0)
    return { en: 'Choose an experienced hero for this level.', de: 'Wähle einen erfahrenen Helden für dieses Level.' };
  return levels === 1
    ? { en: 'Choose your hero for this level.', de: 'Wähle deinen Helden für dieses Level.' }
    : {
        en: `Choose your hero for the next ${levels} levels.`,
        de: `Wähle deinen Helden für die nächsten ${levels} Level.`,
      };
}
