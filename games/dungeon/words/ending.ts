import { otherName, type Reader, say, type Text } from '@longtable/kit';
import { levelCount, phase, type State } from '../state.ts';
import { unitNoun } from './names.ts';
import { texts } from './texts.ts';

export function ending(state: State, reader: Reader): string {
  const parameters = { who: otherName(reader, 0), outcome: outcomeText(state) };
  const text = phase(state) === 'won' ? texts.ending.won(parameters) : texts.ending.over(parameters);
  return say(text, reader.language);
}

export function outcomeText(state: State): Exclude<Text, string> {
  const { rounds, room, chosen } = state;
  const hero = unitNoun(room?.hero.name ?? '');
  const isMany = levelCount(state) > 1;
  if (phase(state) === 'won') return texts.ending.cleared({ hero, level: isMany ? 'all' : chosen, rounds });
  const place = isMany || chosen !== undefined ? deathPlace(state) : { level: undefined, depth: undefined };
  return texts.ending.died({ hero, place, round: rounds });
}

/** Returns the place of the hero's death: the level, or the depth of an endless descent. */
export function deathPlace({ level, endless, chosen = level }: State) {
  return endless === undefined ? { level: chosen, depth: undefined } : { level: undefined, depth: level };
}
