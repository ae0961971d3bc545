import { about, capital, isYou, type Language, nameOf, type Reader, say, type Text } from '@longtable/kit';
import { textsOf } from '@longtable/kit/story/viewer-events';
import type { DuelEvent } from '../events.ts';
import { otherSeat } from '../state.ts';
import { type Draw, drawSentences } from './draws.ts';
import { cardFigures, creatureOf, shownLife, spellName } from './names.ts';
import { texts } from './texts.ts';

type Cast = DuelEvent & { readonly kind: 'cast' };

export function castSentence(
  cast: Cast,
  effect: DuelEvent | undefined,
  draws: readonly Draw[],
  reader: Reader,
): string {
  const { language } = reader;
  const spell = spellName(cast.spell, language);
  const casts = about(reader, cast.seat, texts.casting.youCast({ spell }), (name) =>
    texts.casting.casts({ name, spell }),
  );
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
      return texts.casting.creaturesGain1LifeEach({ one, creatures });
    }
    case 'bitten':
      return bittenWords(effect, reader);
    case 'reborn': {
      const creature = cardFigures(effect.card, language);
      return texts.casting.returnsToSlot({ creature, slot: effect.slot });
    }
    case 'betrayed': {
      const creature = creatureOf(reader, otherSeat(effect.seat), effect.creature.card);
      const values = `${effect.creature.card.damage}/${effect.creature.life}`;
      return texts.casting.changesSides({ creature, values, capital: capital(creature) });
    }
    default:
      return texts.casting.noCreatureReturns;
  }
}

function bittenWords({ seat, life, ...event }: DuelEvent & { readonly kind: 'bitten' }, reader: Reader): Text {
  const prey = shownLife(event.prey);
  const [caster, victim] = [nameOf(reader, seat), nameOf(reader, otherSeat(seat))];
  if (isYou(reader, seat)) return texts.casting.dropsToLifeYouGoUpTo({ victim, prey, life });
  if (isYou(reader, otherSeat(seat))) return texts.casting.youDropToLifeGoesUpTo({ prey, caster, life });
  return texts.casting.dropsToLifeGoesUpTo({ victim, prey, caster, life });
}
