import { about, type Reader } from '../../kit/reader.ts';
import { classOf, type State } from '../state.ts';
import { className } from './names.ts';

/** How the run ended, in one sentence. */
export function ending(state: State, reader: Reader): string {
  const { phase, level, stage, runa } = state;
  const [en, de] = [className(classOf(state), 'en'), className(classOf(state), 'de')];
  if (phase.kind === 'won') {
    const how = {
      en: `Runa the ${en} beat the Mega Saurus with ${runa.hp} health left.`,
      de: `Runa, die ${de}, schlug den Megasaurus und hat noch ${runa.hp} Leben.`,
    };
    return about(reader, 0, { en: `You won: ${how.en}`, de: `Du hast gewonnen: ${how.de}` }, (name) => ({
      en: `${name} won: ${how.en}`,
      de: `${name} hat gewonnen: ${how.de}`,
    }));
  }
  const how = {
    en: `Runa the ${en} fell in room ${stage} of level ${level}.`,
    de: `Runa, die ${de}, fiel in Raum ${stage} von Level ${level}.`,
  };
  return about(reader, 0, { en: `Your run is over: ${how.en}`, de: `Dein Lauf ist zu Ende: ${how.de}` }, (name) => ({
    en: `The run of ${name} is over: ${how.en}`,
    de: `Der Lauf von ${name} ist zu Ende: ${how.de}`,
  }));
}
