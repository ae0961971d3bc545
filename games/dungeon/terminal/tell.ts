import { type CastRefusal, type Cost, type DungeonEvent, type LevelUp, RAISED } from '../events.ts';
import { unitLine } from './describe.ts';

const RAISED_WORDS = {
  pool: 'max HP',
  attack: 'ATK',
  defense: 'DEF',
  manaPool: 'mana pool',
  spellPower: 'spell power',
  arrows: 'arrows',
} as const satisfies Record<(typeof RAISED)[number], string>;

/** Returns the document's lines for an event. Long walks and rests have none. */
export function tell(event: DungeonEvent): readonly string[] {
  switch (event.kind) {
    case 'level':
      return [`Level ${event.level} of ${event.of} begins.`];
    case 'blocked':
      return [`${event.name} cannot go there.`];
    case 'melee': {
      const { attacker, defender, attackRoll, defenseRoll } = event;
      const rolls = `attack ${attackRoll}, defense ${defenseRoll}`;
      return [
        unitLine(attacker),
        unitLine(defender),
        `${attacker.name} strikes at ${defender.name}: ${rolls}, ${harm(event)}`,
      ];
    }
    case 'cast':
      return [`${event.name} casts ${event.ability}${event.cost ? `: ${costWords(event.cost)}` : ''}`];
    case 'healed':
      return [`${event.name} heals ${event.by} (${event.health}/${event.pool})`];
    case 'nobody':
      return [`${event.ability} finds nobody in reach.`];
    case 'strike': {
      const defense = event.defenseRoll === undefined ? '' : `defense ${event.defenseRoll}, `;
      const left = `${event.health}/${event.target.pool} left`;
      return [
        `${event.ability} hits ${event.target.name} for ${event.amount}: ${defense}damage ${event.damage} (${left})`,
      ];
    }
    case 'refused':
      return [`${event.ability} is refused: ${refusalWords(event.refusal)}.`];
    case 'killed':
      return [`${event.name} dies: ${event.experience} experience`];
    case 'level-up':
      return [`${event.name} is now level ${event.level}: ${gainWords(event)}`];
    case 'died':
      return [`${event.name} dies.`];
    case 'quiet':
    case 'repeated':
      return [];
    case 'cleared':
      return [`Level ${event.level} is cleared.`];
    case 'victory':
      return [`Victory! ${event.name} has cleared every level.`];
    case 'defeat':
      return [`Defeat in level ${event.level}.`];
  }
}

function harm({ damage, health, defender }: Extract<DungeonEvent, { kind: 'melee' }>): string {
  return `damage ${damage} (${health}/${defender.pool} left)`;
}

function costWords({ resource, paid }: Cost): string {
  return resource === 'arrow' ? `${paid} arrow` : `${resource} ${paid}`;
}

function refusalWords(refusal: CastRefusal): string {
  switch (refusal.reason) {
    case 'cooldown':
      return `${refusal.remaining} ${refusal.remaining === 1 ? 'round' : 'rounds'} of cooldown left`;
    case 'mana':
    case 'energy':
      return `${refusal.reason} ${refusal.had}, needed ${refusal.needed}`;
    case 'arrows':
      return 'no arrows';
    case 'range':
      return `no enemy in range ${refusal.range}`;
  }
}

function gainWords({ gains }: LevelUp): string {
  return RAISED.flatMap((figure) =>
    gains[figure] === undefined ? [] : `${RAISED_WORDS[figure]} +${gains[figure]}`,
  ).join(', ');
}
