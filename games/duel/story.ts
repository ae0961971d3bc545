import { type Blow, otherName, type Reader, type StoryLine, type StoryWeight, say, type Text } from '@longtable/kit';
import { playerPlace } from '@longtable/kit/picture';
import { iconOfEvent } from './drawing/icons.ts';
import type { DuelEvent } from './events.ts';
import { DRACULA_BITE } from './rules/turn.ts';
import { slotSpot } from './scene.ts';
import { type DuelSeat, otherSeat } from './state.ts';
import { creatureNoun, shownLife } from './words/names.ts';
import { tell } from './words/story.ts';
import { texts } from './words/texts.ts';

export function story(events: readonly DuelEvent[], reader: Reader): readonly StoryLine[] {
  const told = tell(events, reader);
  return told.map(({ text, of, events: all = [of] }, index) => ({
    text,
    icon: iconOfEvent(of),
    weight: weightOf(of, events, reader),
    blows: all.flatMap(blowsOf),
    ...joinedWith(
      told.slice(0, index + 1).map((one) => one.of),
      reader,
    ),
  }));
}

function weightOf(event: DuelEvent, events: readonly DuelEvent[], { viewer }: Reader): StoryWeight {
  switch (event.kind) {
    case 'hit-creature':
      if (isHitAgain(event, events)) return 'routine';
      if (otherSeat(event.seat) !== viewer) return 'others';
      return lifeLeft(event) < 1 ? 'harm' : 'own';
    case 'hit-player':
      return otherSeat(event.seat) === viewer ? 'harm' : 'others';
    case 'missed-draw':
    case 'sacrificed':
      return event.seat === viewer ? 'own' : 'others';
    case 'cast': {
      const effect = events[events.indexOf(event) + 1]?.kind;
      if (event.seat === viewer) return 'own';
      // New cards in a hidden hand change less than a new creature.
      if (event.spell === 'Relief') return 'board';
      return viewer !== 'spectator' && (effect === 'bitten' || effect === 'betrayed') ? 'harm' : 'others';
    }
    case 'end':
      return 'own';
    case 'drawn':
    case 'round':
    case 'turn':
      return 'routine';
    default:
      return event.kind === 'set' && event.seat !== viewer ? 'others' : 'board';
  }
}

type Hit = Extract<DuelEvent, { kind: 'hit-creature' }>;

const lifeLeft = ({ by, target }: Hit) => target.life - by.card.damage;

/** Whether a later hit shows what is left of the creature. */
function isHitAgain(hit: Hit, events: readonly DuelEvent[]): boolean {
  return events
    .slice(events.indexOf(hit) + 1)
    .some(
      (later) =>
        later.kind === 'hit-creature' &&
        later.seat === hit.seat &&
        later.target.card.name === hit.target.card.name &&
        later.target.life === lifeLeft(hit),
    );
}

/** Returns the topic of the last event, and a shorter sentence for all events of that topic. */
function joinedWith(events: readonly DuelEvent[], reader: Reader): Pick<StoryLine, 'topic' | 'joined'> {
  const last = events.at(-1)!;
  const [actor, target] = [otherName(reader, seatOf(last)), otherName(reader, otherSeat(seatOf(last)))];
  const topic = (about: string, isJoined: boolean, joined: Text) => ({
    topic: `${about} ${seatOf(last)}`,
    joined: isJoined ? say(joined, reader.language) : undefined,
  });
  if (last.kind === 'hit-player') {
    const hits = events.filter((event) => event.kind === 'hit-player').filter(({ seat }) => seat === last.seat);
    const before = hits[0]!.life + hits[0]!.by.card.damage;
    const life = shownLife(last.life);
    const drained = hits.some((hit) => hit.drained);
    const lost = { player: target, damage: before - life, hits: hits.length, before, life, drained };
    return topic('life', hits.length > 1, texts.story.losesLife(lost));
  }
  if (last.kind === 'hit-creature' && lifeLeft(last) < 1) {
    const hits = events.filter((event) => event.kind === 'hit-creature').filter(({ seat }) => seat === last.seat);
    const creatures = hits.filter((hit) => lifeLeft(hit) < 1).map((hit) => creatureNoun(hit.target.card));
    return topic('creatures', creatures.length > 1, texts.story.losesCreatures({ player: target, creatures }));
  }
  if (last.kind === 'set') {
    const sets = events.filter((event) => event.kind === 'set').filter(({ seat }) => seat === last.seat);
    const creatures = sets.map(({ card }) => creatureNoun(card));
    return topic(
      'set',
      // Without slots.
      true,
      texts.story.setsCreatures({
        player: actor,
        creatures,
        values: sets.map(({ card }) => `${card.damage}/${card.life}`),
      }),
    );
  }
  return {};
}

function seatOf(event: DuelEvent): DuelSeat {
  return 'seat' in event ? event.seat : 0;
}

/** Returns the blows of an event: attacks, spells, and life won or lost. */
function blowsOf(event: DuelEvent): readonly Blow[] {
  if (!('seat' in event)) return [];
  const { seat } = event;
  const [player, other] = [playerPlace(seat), otherSeat(seat)];
  switch (event.kind) {
    case 'hit-creature': {
      const [actor, target] = [slotSpot(seat, event.by.slot), slotSpot(other, event.target.slot)];
      return [{ actor, target, number: -event.by.card.damage }];
    }
    case 'hit-player':
      return [{ actor: slotSpot(seat, event.by.slot), target: playerPlace(other), number: -event.by.card.damage }];
    case 'bitten':
      return [
        { actor: player, target: playerPlace(other), number: -DRACULA_BITE },
        { target: player, number: DRACULA_BITE },
      ];
    case 'healed':
      return event.slots.map((slot) => ({ actor: player, target: slotSpot(seat, slot), number: 1 }));
    case 'reborn':
      return [{ actor: player, target: slotSpot(seat, event.slot) }];
    case 'betrayed':
      return [{ actor: slotSpot(other, event.creature.slot), target: slotSpot(seat, event.slot) }];
    case 'sacrificed':
      return [{ target: player, number: 1 }];
    case 'missed-draw':
      return [{ target: player, number: -1 }];
    default:
      return [];
  }
}
