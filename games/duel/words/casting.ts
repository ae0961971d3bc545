import { about, capital, isYou, type Language, nameOf, type Reader, say, type Text } from '@longtable/kit';
import { textsOf } from '@longtable/kit/story/viewer-events';
import type { DuelEvent } from '../events.ts';
import { otherSeat } from '../state.ts';
import { type Draw, drawSentences } from './draws.ts';
import { cardFigures, creatureOf, shownLife, spellName } from './names.ts';

type Cast = DuelEvent & { readonly kind: 'cast' };

export function castSentence(
  cast: Cast,
  effect: DuelEvent | undefined,
  draws: readonly Draw[],
  reader: Reader,
): string {
  const { language } = reader;
  const spell = spellName(cast.spell, language);
  const casts = about(reader, cast.seat, { en: `You cast ${spell}`, de: `Du wirkst ${spell}` }, (name) => ({
    en: `${name} casts ${spell}`,
    de: `${name} wirkt ${spell}`,
  }));
  if (draws.length === 0) return `${casts}: ${say(effectWords(effect, reader), language)}`;
  const first = isYou(reader, cast.seat) ? `${casts}.` : `${casts} ${drawsWords(draws, language)}`;
  return [first, ...textsOf(drawSentences(draws, reader))].join(' ');
}

function drawsWords(draws: readonly Draw[], language: Language): string {
  const drawn = draws.filter(({ kind }) => kind === 'drawn').length;
  return language === 'de'
    ? `und zieht ${drawn} ${drawn === 1 ? 'Karte' : 'Karten'}.`
    : `and draws ${drawn} ${drawn === 1 ? 'card' : 'cards'}.`;
}

function effectWords(effect: DuelEvent | undefined, reader: Reader): Text {
  const { language } = reader;
  switch (effect?.kind) {
    case 'healed': {
      const { creatures } = effect;
      const one = creatures === 1;
      return {
        en: one ? '1 creature gains 1 life.' : `${creatures} creatures gain 1 life each.`,
        de: one ? '1 Kreatur gewinnt 1 Leben.' : `${creatures} Kreaturen gewinnen je 1 Leben.`,
      };
    }
    case 'bitten':
      return bittenWords(effect, reader);
    case 'reborn': {
      const creature = cardFigures(effect.card, language);
      return {
        en: `${creature} returns to slot ${effect.slot}.`,
        de: `${creature} kehrt auf Feld ${effect.slot} zurück.`,
      };
    }
    case 'betrayed': {
      const creature = creatureOf(reader, otherSeat(effect.seat), effect.creature.card);
      const values = `${effect.creature.card.damage}/${effect.creature.life}`;
      return { en: `${creature} ${values} changes sides.`, de: `${capital(creature)} ${values} wechselt die Seite.` };
    }
    default:
      return { en: 'no creature returns.', de: 'Keine Kreatur kehrt zurück.' };
  }
}

function bittenWords({ seat, life, ...event }: DuelEvent & { readonly kind: 'bitten' }, reader: Reader): Text {
  const prey = shownLife(event.prey);
  const [caster, victim] = [nameOf(reader, seat), nameOf(reader, otherSeat(seat))];
  if (isYou(reader, seat))
    return {
      en: `${victim} drops to ${prey} life, you go up to ${life}.`,
      de: `${victim} fällt auf ${prey} Leben, du steigst auf ${life}.`,
    };
  if (isYou(reader, otherSeat(seat)))
    return {
      en: `you drop to ${prey} life, ${caster} goes up to ${life}.`,
      de: `Du fällst auf ${prey} Leben, ${caster} steigt auf ${life}.`,
    };
  return {
    en: `${victim} drops to ${prey} life, ${caster} goes up to ${life}.`,
    de: `${victim} fällt auf ${prey} Leben, ${caster} steigt auf ${life}.`,
  };
}
