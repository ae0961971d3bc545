import type { AnyGame } from '../../../games/kit/game.ts';
import { eachLanguage, say, type Text } from '../../../games/kit/text.ts';
import { isOnScale, NEAR } from '../../host/history/levels.ts';

/** A computer to choose: what is asked for, its name with its rating, and how strong it is. */
interface LevelChoice {
  readonly value: string;
  readonly label: Text;
  readonly about: Text;
}

const ABOUT_AS_STRONG: LevelChoice = {
  value: NEAR,
  label: { en: 'About your strength', de: 'Etwa deine Stärke' },
  about: { en: 'The level nearest to your rating', de: 'Die Stufe, die deiner Wertung am nächsten ist' },
};

/** The computers of a game to choose from; where they can be compared with people, the one about as strong comes first. */
export function levelChoices(game: AnyGame): LevelChoice[] {
  const levels = (game.computers?.levels ?? []).map(({ id, name, about, rating }) => ({
    value: id,
    label: rating === undefined ? name : eachLanguage((language) => `${say(name, language)} · ${rating}`),
    about,
  }));
  return isOnScale(game) && levels.length > 1 ? [ABOUT_AS_STRONG, ...levels] : levels;
}
