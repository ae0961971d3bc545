import { about, type Reader, type Text } from '@longtable/kit';
import { levelCount, phase, type State } from '../state.ts';
import { subjectName } from './names.ts';
import { texts } from './texts.ts';

export function ending(state: State, reader: Reader): string {
  const how = outcomeText(state);
  if (phase(state) === 'won') {
    return about(reader, 0, texts.ending.youWon({ how }), (name) => texts.ending.won({ name, how }));
  }
  const yours = texts.ending.yours({ how });
  return about(reader, 0, yours, (name) => texts.ending.sRunIsOver({ name, how }));
}

export function outcomeText(state: State): Exclude<Text, string> {
  const { rounds, room } = state;
  const hero = texts.ending.hero({ subjectName, name: room?.hero.name });
  const many = levelCount(state) > 1;
  if (phase(state) === 'won') {
    const what = many ? texts.ending.everyLevel : onlyLevel(state);
    return texts.ending.clearedInRounds({ hero, what, rounds });
  }
  const where = many || state.chosen !== undefined ? deathPlace(state) : texts.ending.text;
  return texts.ending.diedInRound({ hero, where, rounds });
}

function onlyLevel({ chosen }: State): Exclude<Text, string> {
  return chosen === undefined ? texts.ending.theLevel : texts.ending.level({ chosen });
}

/** Returns the place of the hero's death: the level, or the depth of an endless descent. */
export function deathPlace({ level, endless, chosen = level }: State): Exclude<Text, string> {
  if (endless !== undefined) return texts.ending.atDepth({ level });
  return texts.ending.onLevel({ chosen });
}
