import { about, isYou, nameOf, type Reader } from '../../kit/reader.ts';
import { say, type Text } from '../../kit/text.ts';
import type { DuelEvent } from '../events.ts';
import { across } from '../state.ts';
import { type Draw, drawSentences } from './draws.ts';
import { cardFigures, creatureOf, shownLife, spellName } from './names.ts';

type Cast = DuelEvent & { readonly kind: 'cast' };

/** Who cast what, and what came of it. */
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
  return isYou(reader, cast.seat)
    ? [`${casts}.`, ...drawSentences(draws, reader)].join(' ')
    : `${casts}: ${reliefWords(draws, reader)}`;
}

function reliefWords(draws: readonly Draw[], reader: Reader): string {
  const drawn = draws.filter(({ kind }) => kind === 'drawn').length;
  const count: Text = {
    en: `${drawn} ${drawn === 1 ? 'card' : 'cards'} drawn.`,
    de: `${drawn} ${drawn === 1 ? 'Karte' : 'Karten'} gezogen.`,
  };
  return [say(count, reader.language), ...drawSentences(draws, reader)].join(' ');
}

/** What a spell brought about. */
function effectWords(effect: DuelEvent | undefined, reader: Reader): Text {
  const { language } = reader;
  switch (effect?.kind) {
    case 'healed': {
      const { creatures } = effect;
      const one = creatures === 1;
      return {
        en: `${creatures} ${one ? 'creature gains' : 'creatures gain'} 1 life.`,
        de: `${creatures} ${one ? 'Kreatur gewinnt' : 'Kreaturen gewinnen'} 1 Leben.`,
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
      const creature = creatureOf(reader, across(effect.seat), effect.creature.card);
      const values = `${effect.creature.card.damage}/${effect.creature.life}`;
      return { en: `${creature} ${values} changes sides.`, de: `${creature} ${values} wechselt die Seite.` };
    }
    default:
      return { en: 'nobody returns.', de: 'niemand kehrt zurück.' };
  }
}

function bittenWords({ seat, life, ...event }: DuelEvent & { readonly kind: 'bitten' }, reader: Reader): Text {
  const prey = shownLife(event.prey);
  const [caster, victim] = [nameOf(reader, seat), nameOf(reader, across(seat))];
  if (isYou(reader, seat))
    return {
      en: `${victim} falls to ${prey} life, you rise to ${life}.`,
      de: `${victim} fällt auf ${prey} Leben, du steigst auf ${life}.`,
    };
  if (isYou(reader, across(seat)))
    return {
      en: `you fall to ${prey} life, ${caster} rises to ${life}.`,
      de: `du fällst auf ${prey} Leben, ${caster} steigt auf ${life}.`,
    };
  return {
    en: `${victim} falls to ${prey} life, ${caster} rises to ${life}.`,
    de: `${victim} fällt auf ${prey} Leben, ${caster} steigt auf ${life}.`,
  };
}
