import {
  type EventTable,
  isYou,
  joinTexts,
  otherName,
  type Reader,
  type StoryContext,
  type StoryWeight,
  storyBy,
  type Text,
} from '@longtable/kit';
import { playerPlace, SIGNS } from '@longtable/kit/picture';
import { artOf, icons } from './drawing/icons.ts';
import { DRACULA_BITE } from './rules/turn.ts';
import { slotSpot } from './scene.ts';
import { type CreatureSnapshot, type DuelEvent, type DuelSeat, otherSeat } from './state.ts';
import { cardLine, creatureNoun, damageAndLife, shownLife } from './words/names.ts';
import { texts } from './words/texts.ts';

type EventOf<Kind extends DuelEvent['kind']> = Extract<DuelEvent, { readonly kind: Kind }>;
type Hit = EventOf<'hit-creature'>;

const { story: words } = texts;
const rival = (reader: Reader, seat: DuelSeat) => otherName(reader, otherSeat(seat));
const lifeLeft = ({ by, target }: Hit) => target.life - by.card.damage;

/** Returns the weight of an event that costs the other player something. */
function weightAgainst(seat: DuelSeat, { reader }: StoryContext<DuelEvent>, harm: StoryWeight): StoryWeight {
  return otherSeat(seat) === reader.viewer ? harm : 'others';
}

/** Kinds of events that a summary joins, at the place of the last one. */
type Joined = 'hit-player' | 'hit-creature' | 'set';

/**
 * Returns the events of a kind and seat up to the told one, and their topic. They begin again after a spell, a new turn, and
 * what depends on them: a hit on the player after losses, and an attack by a new creature after its setting.
 */
function earlier<K extends Joined>(
  { kind, seat }: { readonly kind: K; readonly seat: DuelSeat },
  { events, at }: StoryContext<DuelEvent>,
): { readonly topic: string; readonly told: readonly EventOf<K>[] } {
  const start =
    1 + events.slice(0, at).findLastIndex((event, index) => endsJoined(kind, event, events.slice(0, index)));
  const told = events
    .slice(start, at + 1)
    .filter((event): event is EventOf<K> => event.kind === kind && 'seat' in event && event.seat === seat);
  return { topic: `${kind} ${seat} ${start}`, told };
}

function endsJoined(kind: Joined, event: DuelEvent, before: readonly DuelEvent[]): boolean {
  switch (event.kind) {
    case 'cast':
    case 'turn':
      return true;
    case 'hit-player':
      return kind === 'hit-creature' || (kind === 'set' && isNew(event.by, event.seat, before));
    case 'hit-creature':
      return kind === 'set' && isNew(event.by, event.seat, before);
    default:
      return false;
  }
}

function isNew({ slot }: CreatureSnapshot, seat: DuelSeat, before: readonly DuelEvent[]): boolean {
  return before.some((event) => event.kind === 'set' && event.seat === seat && event.slot === slot);
}

/** Events of a duel: sentence, icon, weight, topic and effects. Only the owner of a drawn card reads its name. */
const EVENTS: EventTable<DuelEvent> = {
  round: { weight: 'routine' },
  turn: {
    icon: SIGNS.waits,
    weight: 'routine',
    text({ seat }, { events, at, reader }) {
      const before = events[at - 1];
      const isFirst = before?.kind === 'round' && before.round === 0;
      return isFirst
        ? words.starts({ player: otherName(reader, seat) })
        : words.endsTurn({ player: rival(reader, seat) });
    },
  },
  drawn: {
    icon: SIGNS.pile,
    weight: 'routine',
    text: (draw, context) => (isCast(context) ? undefined : drawnSentence([draw], context.reader)),
  },
  'missed-draw': {
    icon: SIGNS.hurt,
    weight: ({ seat }, { reader }) => (isYou(reader, seat) ? 'harm' : 'others'),
    text: (draw, context) => (isCast(context) ? undefined : missedSentence([draw], context.reader)),
    effects: ({ seat }) => [{ target: playerPlace(seat), number: -1 }],
  },
  set: {
    icon: ({ card }) => artOf(card)[0],
    weight: ({ seat }, { reader }) => (isYou(reader, seat) ? 'board' : 'others'),
    text: ({ seat, card, slot }, { reader }) =>
      words.sets({ player: otherName(reader, seat), creature: creatureNoun(card), values: damageAndLife(card), slot }),
    topic(event, context) {
      const { topic, told } = earlier(event, context);
      const cards = told.map(({ card }) => card);
      const creatures = cards.map(creatureNoun);
      const player = otherName(context.reader, event.seat);
      // Without slots.
      const joined = words.setsCreatures({ player, creatures, values: cards.map(damageAndLife) });
      return { topic, joined };
    },
  },
  'hit-creature': {
    icon: SIGNS.attack,
    weight: (hit, context) =>
      isHitAgain(hit, context) ? 'routine' : weightAgainst(hit.seat, context, lifeLeft(hit) < 1 ? 'harm' : 'own'),
    text(hit, { reader }) {
      const [fight, left] = [fightOf(hit, reader), lifeLeft(hit)];
      return left < 1 ? words.destroys(fight) : words.hitsCreature({ ...fight, damage: hit.by.card.damage, left });
    },
    topic(event, context) {
      if (lifeLeft(event) >= 1) return undefined;
      const { topic, told } = earlier(event, context);
      const fallen = told.filter((hit) => lifeLeft(hit) < 1);
      const lost = {
        player: rival(context.reader, event.seat),
        creatures: fallen.map(({ target }) => creatureNoun(target.card)),
        attackers: fallen.map(({ by }) => creatureNoun(by.card)),
      };
      if (fallen.length > 1) return { topic, joined: words.losesCreatures(lost) };
      const others = earlierHits(event, context).map(({ by }) => creatureNoun(by.card));
      const together = words.destroysWith({ ...fightOf(event, context.reader), others });
      return { topic, joined: others.length > 0 ? together : undefined };
    },
    effects: ({ seat, by, target }) => [
      { actor: slotSpot(seat, by.slot), target: slotSpot(otherSeat(seat), target.slot), number: -by.card.damage },
    ],
  },
  'hit-player': {
    icon: SIGNS.attack,
    weight: ({ seat }, context) => weightAgainst(seat, context, 'harm'),
    text({ seat, by, life, drained }, { reader }) {
      const { damage } = by.card;
      const names = { attacker: creatureNoun(by.card), by: otherName(reader, seat), target: rival(reader, seat) };
      return words.hitsPlayer({ ...names, damage, before: life + damage, life: shownLife(life), drained });
    },
    topic(event, context) {
      const { topic, told: hits } = earlier(event, context);
      const before = hits[0]!.life + hits[0]!.by.card.damage;
      const life = shownLife(event.life);
      const drained = hits.some((hit) => hit.drained);
      const lost = {
        player: rival(context.reader, event.seat),
        damage: before - life,
        hits: hits.length,
        before,
        life,
      };
      return {
        topic,
        joined: hits.length > 1 ? words.losesLife({ ...lost, drained }) : undefined,
      };
    },
    effects: ({ seat, by }) => [
      { actor: slotSpot(seat, by.slot), target: playerPlace(otherSeat(seat)), number: -by.card.damage },
    ],
  },
  cast: {
    icon: ({ spell }) => icons[spell],
    weight({ seat }, context) {
      if (isYou(context.reader, seat)) return 'own';
      const effect = context.events[context.at + 1]?.kind;
      return weightAgainst(seat, context, effect === 'bitten' || effect === 'betrayed' ? 'harm' : 'own');
    },
    text({ seat, spell: name }, { events, at, reader }) {
      const [player, spell] = [otherName(reader, seat), texts.spells[name]];
      const end = events.findIndex(({ kind }, index) => index > at && kind !== 'drawn' && kind !== 'missed-draw');
      const run = events.slice(at + 1, end < 0 ? undefined : end);
      const [drawn, missed] = [
        run.filter((draw) => draw.kind === 'drawn'),
        run.filter((draw) => draw.kind === 'missed-draw'),
      ];
      return run.length === 0
        ? words.casts({ player, spell, effect: effectOf(events[at + 1], reader) })
        : joinTexts([
            words.castsToDraw({ player, spell, cards: drawn.length }),
            drawnSentence(drawn, reader),
            missedSentence(missed, reader),
          ]);
    },
  },
  healed: {
    effects: ({ seat, slots }) =>
      slots.map((slot) => ({ actor: playerPlace(seat), target: slotSpot(seat, slot), number: 1 })),
  },
  bitten: {
    effects: ({ seat }) => [
      { actor: playerPlace(seat), target: playerPlace(otherSeat(seat)), number: -DRACULA_BITE },
      { target: playerPlace(seat), number: DRACULA_BITE },
    ],
  },
  reborn: { effects: ({ seat, slot }) => [{ actor: playerPlace(seat), target: slotSpot(seat, slot) }] },
  'rebirth-failed': {},
  betrayed: {
    effects: ({ seat, creature, slot }) => [
      { actor: slotSpot(otherSeat(seat), creature.slot), target: slotSpot(seat, slot) },
    ],
  },
  sacrificed: {
    icon: SIGNS.life,
    weight: ({ seat }, { reader }) => (isYou(reader, seat) ? 'own' : 'others'),
    text: ({ seat, card, life }, { reader }) =>
      words.sacrifices({ player: otherName(reader, seat), card: cardLine(card), life, isOpen: reader.open === true }),
    effects: ({ seat }) => [{ target: playerPlace(seat), number: 1 }],
  },
  end: {},
};

export const story = storyBy(EVENTS);

/** Whether a draw belongs to a spell, whose line tells it. */
function isCast({ events, at }: StoryContext<DuelEvent>): boolean {
  const cause = events.slice(0, at).findLast(({ kind }) => kind !== 'drawn' && kind !== 'missed-draw');
  return cause?.kind === 'cast';
}

/** Returns the names of two fighting creatures and their players. */
function fightOf({ seat, by, target }: Hit, reader: Reader) {
  const names = { attacker: creatureNoun(by.card), victim: creatureNoun(target.card) };
  return { ...names, by: otherName(reader, seat), of: rival(reader, seat) };
}

/** Returns the hits on the same creature before, in the same turn. */
function earlierHits({ seat, target }: Hit, { events, at }: StoryContext<DuelEvent>): Hit[] {
  const turn = events.slice(0, at).findLastIndex(({ kind }) => kind === 'turn');
  return events
    .slice(turn + 1, at)
    .filter((event): event is Hit => event.kind === 'hit-creature' && event.seat === seat)
    .filter((hit) => hit.target.slot === target.slot && lifeLeft(hit) >= 1);
}

/** Whether a later hit shows what is left of the creature. */
function isHitAgain(hit: Hit, { events, at }: StoryContext<DuelEvent>): boolean {
  return events
    .slice(at + 1)
    .some(
      (later) =>
        later.kind === 'hit-creature' &&
        later.seat === hit.seat &&
        later.target.card.name === hit.target.card.name &&
        later.target.life === lifeLeft(hit),
    );
}

/** Returns the sentence of the reader's own draws, or undefined if there are none. */
function drawnSentence(draws: readonly EventOf<'drawn'>[], reader: Reader): Text | undefined {
  const own = draws.filter(({ seat }) => isYou(reader, seat));
  return own.length === 0 ? undefined : words.draws({ cards: own.map(({ card }) => cardLine(card, true)) });
}

/** Returns the sentence of the life lost by draws that failed, or undefined if there are none. */
function missedSentence(draws: readonly EventOf<'missed-draw'>[], reader: Reader): Text | undefined {
  const last = draws.at(-1);
  if (!last) return undefined;
  const { seat, full, life } = last;
  return words.cannotDraw({ player: otherName(reader, seat), full, lost: draws.length, life: shownLife(life) });
}

function effectOf(effect: DuelEvent | undefined, reader: Reader): ReturnType<typeof words.heals> {
  switch (effect?.kind) {
    case 'healed':
      return words.heals({ creatures: effect.slots.length });
    case 'bitten': {
      const [caster, victim] = [otherName(reader, effect.seat), rival(reader, effect.seat)];
      return words.bites({ caster, victim, prey: shownLife(effect.prey), life: effect.life });
    }
    case 'reborn': {
      const { card, slot } = effect;
      return words.returns({ creature: creatureNoun(card), values: damageAndLife(card), slot });
    }
    case 'betrayed': {
      const { card, life } = effect.creature;
      const values = damageAndLife({ ...card, life });
      return words.betrays({ creature: creatureNoun(card), of: rival(reader, effect.seat), values });
    }
    default:
      return words.noneReturns;
  }
}
