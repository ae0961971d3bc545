import { type Language, otherName, type Reader, say, type Text, type Translation } from '@longtable/kit';
import { UPLOAD, type UploadFault } from '../files/level-files.ts';
import { closest, targets } from '../rules/abilities.ts';
import { type Danger, dangerOf, strikers, watchersOf } from '../rules/combat.ts';
import { isShown } from '../rules/enemies.ts';
import { DIRECTIONS, type Position, squaredRange, step } from '../rules/grid.ts';
import { goalOf, recruit } from '../rules/heroes.ts';
import { isWall } from '../rules/room.ts';
import { rosterOf, UNITS, type UnitFault } from '../rules/roster.ts';
import { type Enemy, levelCount, phase, type Room, type State } from '../state.ts';
import { className, heroTexts, nameText, statTexts, unitNoun, wayText } from './names.ts';
import { texts } from './texts.ts';

/** Maximum number of enemies described. The rest is counted. */
const MAX_NAMED = 8;

export function menuSentences(state: State, language: Language): string[] {
  const roster = rosterOf(state).heroes;
  const heroes = roster.map(({ name }, index) => {
    const hero = recruit(name, state.prior, roster);
    return texts.sentences.hero({ name: `${index + 1}`, stats: [nameText(name), className(hero), ...statTexts(hero)] });
  });
  const levels = levelCount(state);
  const task = state.endless === undefined ? texts.sentences.levelsAhead({ levels }) : texts.sentences.endless;
  return [task, ...heroes].map((text) => say(text, language));
}

/** Returns the level and the number of levels, or the depth of an endless descent. */
export function placeText(state: State): Translation {
  const { level, chosen } = state;
  if (state.endless !== undefined) return texts.places.depth({ depth: level });
  if (chosen !== undefined) return texts.places.level({ level: chosen });
  return texts.places.levelOf({ level, levels: levelCount(state) });
}

/** Whether sentences contain the place: the run has several levels, or the level was chosen. */
export function hasPlace(state: State): boolean {
  return levelCount(state) > 1 || state.chosen !== undefined;
}

/** Returns a room in sentences: danger, hero, walls and visible enemies, the nearest first. */
export function runSentences(state: State, room: Room, language: Language): string[] {
  const { hero } = room;
  const goal = goalOf(state);
  const health = texts.stats.healthOf({ value: hero.health, full: hero.pool });
  const sentences = [
    ...before(state, room),
    texts.sentences.hero({ name: nameText(hero.name), stats: [health, ...heroTexts(hero)] }),
    texts.sentences.round({ place: hasPlace(state) ? placeText(state) : undefined, round: state.rounds }),
    ...(goal === undefined ? [] : [texts.sentences.goal({ rounds: goal })]),
    ...(phase(state) === 'exploring' ? [wallSentence(room), ...enemySentences(room)] : []),
  ];
  return sentences.map((text) => say(text, language));
}

function before(state: State, room: Room): Text[] {
  switch (phase(state)) {
    case 'dead':
      return [texts.sentences.dead];
    case 'won':
      return [levelCount(state) === 1 ? texts.sentences.cleared : texts.sentences.allCleared];
    default:
      return [dangerSentence(room)];
  }
}

function wallSentence(room: Room): Text {
  const walls = DIRECTIONS.filter((direction) => isWall(room, step(room.hero, direction)));
  if (walls.length === 0) return texts.sentences.noWalls;
  return texts.sentences.walls({ directions: walls.map((wall) => texts.directions[wall]) });
}

function enemySentences({ hero, enemies }: Room): Text[] {
  const shown = enemies.filter(isShown).sort((a, b) => squaredRange(a, hero) - squaredRange(b, hero));
  if (shown.length === 0) return [texts.sentences.noEnemies];
  const more = shown.length - MAX_NAMED;
  return [
    ...shown.slice(0, MAX_NAMED).map((enemy) => whereabouts(enemy, hero)),
    ...(more > 0 ? [texts.sentences.moreEnemies({ enemies: more })] : []),
  ];
}

/** Returns a sentence about an enemy: way from the hero, name, stats, and more. */
export function whereabouts(enemy: Enemy, hero: Position, more: readonly Translation[] = []): Text {
  const { health, pool, attack, defense } = enemy;
  const stats = [
    texts.stats.healthOf({ value: health, full: pool }),
    texts.stats.attack({ value: attack }),
    texts.stats.defense({ value: defense }),
    ...more,
  ];
  return texts.sentences.enemy({ way: wayText(hero, enemy), name: nameText(enemy.name), stats });
}

export function ending(state: State, reader: Reader): string {
  const parameters = { who: otherName(reader, 0), outcome: outcomeText(state) };
  const text = phase(state) === 'won' ? texts.ending.won(parameters) : texts.ending.over(parameters);
  return say(text, reader.language);
}

export function outcomeText(state: State): Exclude<Text, string> {
  const { rounds, room, chosen } = state;
  const hero = unitNoun(room?.hero.name ?? '');
  const isMany = levelCount(state) > 1;
  if (phase(state) === 'won') return texts.ending.cleared({ hero, level: isMany ? 'all' : chosen, rounds });
  const place = isMany || chosen !== undefined ? deathPlace(state) : { level: undefined, depth: undefined };
  return texts.ending.died({ hero, place, round: rounds });
}

/** Returns the place of the hero's death: the level, or the depth of an endless descent. */
export function deathPlace({ level, endless, chosen = level }: State) {
  return endless === undefined ? { level: chosen, depth: undefined } : { level: undefined, depth: level };
}

/** Returns the status line: remaining enemies, enemies that see the hero, and this round's danger. */
export function statusText(state: State, room: Room): Text {
  const { level, endless } = state;
  const { most, death } = dangerOf(room);
  const place = endless === undefined ? texts.places.level({ level }) : texts.places.depth({ depth: level });
  return texts.danger.status({
    place: levelCount(state) > 1 ? place : undefined,
    enemies: room.enemies.length,
    seen: most > 0 && watchersOf(room).length === 0 ? undefined : seenText(room),
    harm: most > 0 ? texts.danger.harm({ most, death: riskOf(death) }) : undefined,
  });
}

/** Returns a text about the enemies that see the hero: one by name, several by number. */
function seenText(room: Room): Translation {
  const [one, ...others] = watchersOf(room);
  if (!one) return texts.danger.unseen;
  return others.length === 0
    ? texts.danger.seenBy({ enemy: unitNoun(one.name) })
    : texts.danger.seenByMany({ enemies: others.length + 1 });
}

function riskOf(death: number): string | undefined {
  return death > 0 ? percent(death) : undefined;
}

/** Returns a sentence about the danger of staying put, with the name of every attacker. */
function dangerSentence(room: Room): Text {
  const due = strikers(room);
  if (due.length === 0) return texts.danger.safe;
  const enemies = due.map(({ enemy }) => texts.danger.attacker({ name: nameText(enemy.name), attack: enemy.attack }));
  const { most, death } = dangerOf(room, due);
  return texts.danger.attackedBy({ enemies, most, death: percent(death) });
}

/** Returns the caption of a picture's danger sign. */
export function dangerCaption(room: Room, { most, death }: Danger): Text {
  if (most === 0) return seenText(room);
  if (death > 0) return texts.danger.harm({ most, death: percent(death) });
  const due = strikers(room);
  const shots = due.filter(({ by }) => by === 'shot').length;
  return texts.danger.harmFrom({ most, attacks: due.length - shots, shots });
}

/** Returns a probability in whole percent. Small ones are not rounded to zero. */
function percent(probability: number): string {
  return probability > 0 && probability < 0.01 ? '< 1' : `${Math.round(100 * probability)}`;
}

/** Returns the danger of a cell while the enemies stay where they are, or undefined if none would see the hero there. */
export function dangerAt(room: Room, cell: Position): Translation | undefined {
  const there = { ...room, hero: { ...room.hero, ...cell } };
  const most = strikers(there).reduce((sum, { enemy }) => sum + enemy.attack, 0);
  if (most > 0) return texts.danger.harm({ most, death: undefined });
  return watchersOf(there).length > 0 ? seenText(there) : undefined;
}

/** Returns the effect of the ability now, without revealing hidden traps. */
export function effectText({ hero, enemies }: Room): Text {
  const shown = targets(hero, enemies.filter(isShown));
  const heal = hero.class === 'Warrior' ? Math.min(10 * hero.defense, hero.pool - hero.health) : 0;
  const [first] = shown;
  if (!first) return texts.castEffects.nobody({ heal });
  const reached = { target: unitNoun(first.name), reached: shown.length };
  switch (hero.class) {
    case 'Warrior':
      return texts.castEffects.Warrior({ ...reached, heal, damage: Math.floor(hero.pool / 10) });
    case 'Mage':
      return texts.castEffects.Mage({ ...reached, hits: hero.hitCount, power: hero.spellPower });
    case 'Rogue':
      return texts.castEffects.Rogue({ ...reached, attack: hero.attack });
    case 'Hunter':
      return texts.castEffects.Hunter({ target: unitNoun(closest(hero, shown)!.name), attack: hero.attack });
  }
}

export function levelFaultText(fault: UploadFault): Text {
  switch (fault.code) {
    case 'no-levels':
      return texts.levelFaults['no-levels']({ file: fault.file });
    case 'missing-level':
    case 'double-level':
      return texts.levelFaults[fault.code]({ number: fault.number });
    case 'ragged':
      return texts.levelFaults.ragged({ ...fault, top: fault.top ?? 1 });
    case 'unknown-char':
      return texts.levelFaults['unknown-char']({ ...fault, char: JSON.stringify(fault.char) });
    case 'many-players':
      return texts.levelFaults['many-players'](fault);
    case 'too-much':
      return texts.levelFaults['too-much']({ characters: UPLOAD.bytes });
    case 'too-large':
      return texts.levelFaults['too-large']({ file: fault.file, columns: UPLOAD.columns, rows: UPLOAD.rows });
    case 'too-many-enemies':
      return texts.levelFaults['too-many-enemies']({ file: fault.file, enemies: UPLOAD.enemies });
    default:
      return texts.levelFaults[fault.code]({ file: fault.file });
  }
}

export function unitFaultText(fault: UnitFault): Text {
  switch (fault.code) {
    case 'no-units':
      return texts.unitFaults['no-units'];
    case 'too-many-units':
      return texts.unitFaults['too-many-units']({ heroes: UNITS.heroes, enemies: UNITS.enemies });
    case 'unit-letter':
      return texts.unitFaults['unit-letter'](fault);
    case 'unit-figures':
      return texts.unitFaults['unit-figures'](fault);
    case 'unit-figure':
      return texts.unitFaults['unit-figure'](fault);
    default:
      return texts.unitFaults[fault.code]({ line: fault.line });
  }
}

/** Faults of a line that is not a command, or that is typed at the wrong time or by another user. */
type LineFault = 'over' | 'not-your-run' | 'unknown-move' | 'choose-a-hero' | 'hero-chosen';

/** Returns the error message of a line. `heroes` is the number of heroes to choose from. */
export function faultText(fault: LineFault, heroes: number): Text {
  return fault === 'choose-a-hero' ? texts.faults[fault]({ heroes }) : texts.faults[fault];
}
