import { about, type Reader } from '../../kit/reader.ts';
import { levelCount, phase, type State } from '../state.ts';
import { acting, capital } from './names.ts';

/** How a run ended, in a sentence. */
export function ending(state: State, reader: Reader): string {
  const { level, rounds, room } = state;
  const hero = { en: acting(room?.hero.name ?? '', 'en'), de: capital(acting(room?.hero.name ?? '', 'de')) };
  if (phase(state) === 'won') {
    const all = levelCount(state) > 1;
    const how = {
      en: `${hero.en} cleared ${all ? 'every level' : 'the level'} in ${rounds} rounds.`,
      de: `${hero.de} hat ${all ? 'alle Level' : 'das Level'} in ${rounds} Runden geschafft.`,
    };
    return about(reader, 0, { en: `You won: ${how.en}`, de: `Du hast gewonnen: ${how.de}` }, (name) => ({
      en: `${name} won: ${how.en}`,
      de: `${name} hat gewonnen: ${how.de}`,
    }));
  }
  const how = {
    en: `${hero.en} fell in level ${level}, round ${rounds}.`,
    de: `${hero.de} fiel in Level ${level}, Runde ${rounds}.`,
  };
  return about(reader, 0, { en: `Your run is over: ${how.en}`, de: `Dein Lauf ist zu Ende: ${how.de}` }, (name) => ({
    en: `The run of ${name} is over: ${how.en}`,
    de: `Der Lauf von ${name} ist zu Ende: ${how.de}`,
  }));
}
