import { about, ownedBy, type Reader } from '../../kit/reader.ts';
import { classOf, type State } from '../state.ts';
import { className } from './names.ts';

/** How the run ended, in one or two sentences. */
export function ending(state: State, reader: Reader): string {
  const { phase, level, stage, runa } = state;
  const who = {
    en: `Runa the ${className(classOf(state), 'en')}`,
    de: `Runa, die ${className(classOf(state), 'de')},`,
  };
  if (phase.kind === 'won') {
    const how = {
      en: `${who.en} beat the Mega Saurus with ${runa.hp} health left.`,
      de: `${who.de} hat den Megasaurus besiegt. Ihr bleiben ${runa.hp} Leben.`,
    };
    return about(reader, 0, { en: `You won! ${how.en}`, de: `Du hast gewonnen! ${how.de}` }, (name) => ({
      en: `${name} won! ${how.en}`,
      de: `${name} hat gewonnen! ${how.de}`,
    }));
  }
  const how = {
    en: `${who.en} fell in room ${stage} of level ${level}.`,
    de: `${who.de} ist in Raum ${stage} von Level ${level} gefallen.`,
  };
  const whose = ownedBy(reader, 0);
  return about(reader, 0, { en: `Your run is over. ${how.en}`, de: `Dein Durchlauf ist zu Ende. ${how.de}` }, () => ({
    en: `${whose} run is over. ${how.en}`,
    de: `${whose} Durchlauf ist zu Ende. ${how.de}`,
  }));
}
