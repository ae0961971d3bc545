import { about, capital, type Reader, type Text } from '@longtable/kit';
import { levelCount, phase, type State } from '../state.ts';
import { subjectName } from './names.ts';

export function ending(state: State, reader: Reader): string {
  const how = outcomeText(state);
  if (phase(state) === 'won') {
    return about(reader, 0, { en: `You won: ${how.en}`, de: `Du hast gewonnen: ${how.de}` }, (name) => ({
      en: `${name} won: ${how.en}`,
      de: `${name} hat gewonnen: ${how.de}`,
    }));
  }
  const yours = { en: `Your run is over: ${how.en}`, de: `Dein Durchlauf ist zu Ende: ${how.de}` };
  return about(reader, 0, yours, (name) => ({
    en: `${name}’s run is over: ${how.en}`,
    de: `Der Durchlauf von ${name} ist zu Ende: ${how.de}`,
  }));
}

export function outcomeText(state: State): Exclude<Text, string> {
  const { rounds, room } = state;
  const hero = { en: subjectName(room?.hero.name ?? '', 'en'), de: capital(subjectName(room?.hero.name ?? '', 'de')) };
  const many = levelCount(state) > 1;
  if (phase(state) === 'won') {
    const what = many ? { en: 'every level', de: 'alle Level' } : onlyLevel(state);
    return {
      en: `${hero.en} cleared ${what.en} in ${rounds} rounds.`,
      de: `${hero.de} hat ${what.de} in ${rounds} Runden geschafft.`,
    };
  }
  const where = many || state.chosen !== undefined ? deathPlace(state) : { en: '', de: '' };
  return {
    en: `${hero.en} died${where.en} in round ${rounds}.`,
    de: `${hero.de} ist${where.de} in Runde ${rounds} gestorben.`,
  };
}

function onlyLevel({ chosen }: State): Exclude<Text, string> {
  return chosen === undefined ? { en: 'the level', de: 'das Level' } : { en: `level ${chosen}`, de: `Level ${chosen}` };
}

/** Returns where the hero died: the level, or the depth of an endless descent. */
export function deathPlace({ level, endless, chosen = level }: State): Exclude<Text, string> {
  if (endless !== undefined) return { en: ` at depth ${level}`, de: ` in Tiefe ${level}` };
  return { en: ` on level ${chosen}`, de: ` auf Level ${chosen}` };
}
