import { type Blow, type Reader, STORY_WEIGHTS, type StoryLine, type StoryWeight } from '@longtable/kit';
import { playerPlace, SIGNS } from '@longtable/kit/picture';
import { iconOfEvent } from './drawing/icons.ts';
import type { Attacked, FarmlandEvent } from './events.ts';
import { fieldName } from './fields.ts';
import { type Piece, rivalOf } from './state.ts';
import { tell } from './words/story.ts';

export function story(events: readonly FarmlandEvent[], reader: Reader): readonly StoryLine[] {
  return tell(events, reader).map(({ text, of, events: told = [of] }) => ({
    text,
    icon: iconOfEvent(of),
    weight: heaviest(told.map((event) => weightOf(event, reader))),
    blows: told.flatMap(blowsOf),
  }));
}

function heaviest(weights: readonly StoryWeight[]): StoryWeight {
  return STORY_WEIGHTS.find((weight) => weights.includes(weight)) ?? 'board';
}

function weightOf(event: FarmlandEvent, { viewer }: Reader): StoryWeight {
  const isThreat = ({ team }: Piece) => 'threatens' in event && rivalOf(team) === viewer;
  switch (event.kind) {
    case 'attacked': {
      const fallen = event.falls.map((side) => (side === 'defender' ? event.target.team : event.by.team));
      if (event.damage?.seat === viewer || fallen.some((team) => team === viewer)) return 'harm';
      return event.target.team === viewer ? 'own' : 'others';
    }
    case 'joined':
      return isThreat(event.piece) || event.piece.team === viewer ? 'own' : 'others';
    case 'moved':
      if (isThreat(event.piece)) return 'own';
      if (!event.met) return 'board';
      return event.piece.team === viewer ? 'own' : 'others';
    case 'flipped':
      return isThreat(event.unit) ? 'own' : 'board';
    case 'heaped':
      return event.seat === viewer ? 'own' : 'others';
    case 'placed':
      return event.seat === viewer ? 'board' : 'others';
    case 'won':
      return 'own';
    case 'dry':
      return event.seat === viewer ? 'own' : 'others';
    case 'discarded':
      return event.seat === viewer ? 'routine' : 'board';
    case 'auto':
    case 'turn':
      return 'routine';
    default:
      return 'board';
  }
}

/** Returns the blows of an event: those of an attack, or the change of a piece without a number. */
function blowsOf(event: FarmlandEvent): readonly Blow[] {
  switch (event.kind) {
    case 'attacked':
      return attackBlows(event);
    case 'moved':
    case 'joined':
      return [{ ...(event.from !== event.to && { actor: fieldName(event.from) }), target: fieldName(event.to) }];
    case 'placed':
    case 'heaped':
      return [{ target: fieldName(event.field), ...(event.placings.at(-1)?.lost && { icon: SIGNS.deadly }) }];
    case 'blocked':
    case 'flipped':
      return [{ target: fieldName(event.field) }];
    default:
      return [];
  }
}

/** Returns the blows on the target, on an attacker who falls, and on the life of a player. */
function attackBlows({ from, to, target, falls, damage }: Attacked): readonly Blow[] {
  const [actor, victim] = [fieldName(from), fieldName(to)];
  const lost = damage && -damage.points;
  if (target.kind === 'king') return [{ actor, target: victim, number: lost }];
  return [
    { actor, target: victim, icon: falls.includes('defender') ? SIGNS.deadly : SIGNS.defence },
    ...(falls.includes('attacker') ? [{ target: actor, icon: SIGNS.deadly }] : []),
    ...(damage ? [{ target: playerPlace(damage.seat), number: lost }] : []),
  ];
}
