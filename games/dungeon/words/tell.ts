import { type CastRefusal, type Cost, type DungeonEvent, type LevelUp, RAISED } from '../events.ts';
import { isShown } from '../rules/enemies.ts';
import { unitLine } from './describe.ts';

const RAISED_WORDS = {
  pool: 'max HP',
  attack: 'ATK',
  defense: 'DEF',
  manaPool: 'mana pool',
  spellPower: 'spell power',
  arrows: 'arrows',
} as const satisfies Record<(typeof RAISED)[number], string>;

/** An event as it is told at the table, where the lines of both units stand under the board; a hidden trap gives itself away. */
export function tellBriefly(event: DungeonEvent): readonly string[] {
  if (event.kind !== 'melee') return tell(event);
  const { attacker, defender, attackRoll, defenseRoll } = event;
  const hidden = [attacker, defender].filter((unit) => !('class' in unit || isShown(unit)));
  return [
    ...hidden.map(unitLine),
    `${attacker.name} → ${defender.name}: ${attackRoll} − ${defenseRoll}, ${harm(event)}`,
  ];
}

/** What the document asks to be told of an event; there is nothing that only some may know. */
export function tell(event: DungeonEvent): readonly string[] {
  switch (event.kind) {
    case 'level':
      return [`Level ${event.level} of ${event.of} begins.`];
    case 'repeated':
      return repeatedLines(event);
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
      return [];
    case 'cleared':
      return [`Level ${event.level} is cleared.`];
    case 'board':
      return [...event.rows, unitLine(event.hero)];
    case 'victory':
      return [`Victory! ${event.name} has cleared every level.`];
    case 'defeat':
      return [`Defeat in level ${event.level}.`];
  }
}

function harm({ damage, health, defender }: Extract<DungeonEvent, { kind: 'melee' }>): string {
  return `damage ${damage} (${health}/${defender.pool} left)`;
}

function repeatedLines(event: Extract<DungeonEvent, { kind: 'repeated' }>): readonly string[] {
  if (event.rounds === 1 && event.met === undefined) return [];
  const rounds = event.rounds === 1 ? '1 round' : `${event.rounds} rounds`;
  const met = event.met === undefined ? '' : ` ${event.met} is near.`;
  return [`${event.name} ${event.what === 'walk' ? 'walks' : 'rests'} for ${rounds}.${met}`];
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
