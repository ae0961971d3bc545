import { type Advice, eachLanguage, type Seat, say, type Text } from '@longtable/kit';
import { placeName, talents } from '../menus/action-labels.ts';
import { gadgetNamed } from '../rules/gadgets/index.ts';
import { makePoint, type Point } from '../rules/grid.ts';
import { successProbability } from '../rules/knowledge/intelligence.ts';
import { knownTo } from '../rules/knowledge/knowledge.ts';
import { type CharacterCommand, type Command, isCharacterCommand, parseLine } from '../rules/lines.ts';
import { safeAt, tableAt } from '../rules/match/board.ts';
import { rouletteChance } from '../rules/match/draft-state.ts';
import { healingGained, healthAfter } from '../rules/match/health.ts';
import { activePerson, characterNamed, featuresOf, personAt } from '../rules/match/people.ts';
import type { PersonOnBoard, Player, State } from '../state.ts';
import { gadgetNoun, percent } from '../words/descriptions.ts';
import { texts } from '../words/texts.ts';
import { gamblingValue } from './gambling.ts';
import { computer, LEVELS } from './index.ts';
import { masterStrategy } from './master.ts';
import { distanceTo, type Strategy, walkGoals } from './strategy.ts';

/** Returns the line of the strongest computer level, with a reason. */
export function hint(state: State, seat: Seat): Advice {
  const player = seat === 1 ? 1 : 0;
  const visibleState = knownTo(state, player);
  const line = computer(state, seat, LEVELS.at(-1)?.id ?? '');
  const command = parseLine(line);
  const move = command && instruction(visibleState, command);
  if (visibleState.phase !== 'rounds')
    return { line, ...(move && { move }), why: preparationReason(visibleState, line) };
  const actor = activePerson(visibleState);
  const why =
    actor && command && isCharacterCommand(command) ? reason(visibleState, player, actor, command) : texts.hint.wait;
  return { line, ...(move && { move }), why };
}

/** Returns a command as an instruction, or undefined if its labels are enough. */
function instruction(visibleState: State, command: Command): Text | undefined {
  const { moves } = texts.hint;
  switch (command.kind) {
    case 'pick-agent':
      return moves.pickAgent({ name: command.agent });
    case 'pick-gadget':
      return moves.pickGadget({ gadget: gadgetNoun(command.gadget) });
    case 'assign':
      return moves.assign({ gadget: gadgetNoun(command.gadget), name: command.agent });
    case 'ready':
      return moves.enter;
    case 'retire':
      return moves.retire;
    case 'use':
      return moves.use({ gadget: gadgetNoun(command.gadget), place: placeName(visibleState, command.at) });
    case 'action':
      return command.at ? ACTIONS[command.verb]?.(targetOf(visibleState, command.at, command.stake)) : moves.drink;
    default:
      return undefined;
  }
}

interface Target {
  readonly place: Text;
  readonly field: string;
  readonly stake: number;
}

function targetOf(visibleState: State, at: Point, stake: number): Target {
  return { place: placeName(visibleState, at), field: makePoint(at), stake };
}

const { moves: MOVES } = texts.hint;
const ACTIONS: Readonly<Record<string, (target: Target) => Text>> = {
  spy: MOVES.spy,
  observe: MOVES.observe,
  pour: MOVES.pour,
  open: MOVES.open,
  gamble: MOVES.gamble,
  take: MOVES.take,
  burn: MOVES.burn,
  step: MOVES.step,
};

function preparationReason(visibleState: State, line: string): Text {
  const command = parseLine(line);
  if (command?.kind === 'pick-agent') {
    const sentences = talents(featuresOf(visibleState, characterNamed(visibleState, command.agent) ?? -1));
    return eachLanguage((language) => `${say(sentences, language)}.`);
  }
  if (command?.kind === 'pick-gadget') return gadgetNamed(command.gadget)?.about ?? line;
  if (command?.kind !== 'assign') return texts.hint.assigned;
  const name = command.agent;
  return texts.hint.carrier({ name });
}

function reason(visibleState: State, player: Player, actor: PersonOnBoard, command: CharacterCommand): Text {
  if (command.kind === 'retire') return texts.hint.wait;
  if (command.kind === 'use') return gadgetReason(visibleState, player, command.gadget, command.at);
  const { verb, at } = command;
  if (verb === 'step' && at) return stepReason(visibleState, player, actor, at);
  return REASONS[verb]?.({ visibleState, player, actor, at: at ?? actor.at }) ?? texts.hint.wait;
}

interface HintContext {
  readonly visibleState: State;
  readonly player: Player;
  readonly actor: PersonOnBoard;
  readonly at: Point;
}

const REASONS: Readonly<Record<string, (situation: HintContext) => Text>> = {
  spy({ visibleState, player, at }) {
    const ip = visibleState.config.secretToIpFactor;
    const id = personAt(visibleState, at)?.id ?? -1;
    const guest = percent(1 - masterStrategy(visibleState, player).enemyProbability(visibleState, player, id));
    return texts.hint.spy({ guest, ip });
  },
  observe({ visibleState, player, at }) {
    const enemy = percent(
      masterStrategy(visibleState, player).enemyProbability(visibleState, player, personAt(visibleState, at)?.id ?? -1),
    );
    return texts.hint.observe({ enemy });
  },
  open({ visibleState, at }) {
    const number = safeAt(visibleState.board, at)?.number ?? 0;
    const ip = visibleState.config.secretToIpFactor;
    return number === visibleState.board.safes.length
      ? texts.hint.lastSafe({ ip })
      : texts.hint.safe({ ip, next: number + 1 });
  },
  gamble({ visibleState, actor, at }) {
    const probability = successProbability(
      actor,
      rouletteChance(actor.properties, tableAt(visibleState.board, at)?.inverted ?? false),
    );
    return texts.hint.gamble({ odds: percent(probability), ip: visibleState.config.chipsToIpFactor });
  },
  take: ({ visibleState, actor }) => healing(visibleState, actor) ?? texts.hint.take,
  drink: ({ visibleState, actor }) => healing(visibleState, actor) ?? texts.hint.drink,
  pour({ visibleState, at }) {
    return texts.hint.pour({ name: placeName(visibleState, at) });
  },
  burn: () => texts.hint.burn,
};

/** Returns a text about the health gained by a drink, or undefined if there would be no gain. */
function healing(visibleState: State, actor: PersonOnBoard): Text | undefined {
  const health = healthAfter(actor.hp, healingGained(visibleState.config.cocktailHp, actor.properties));
  if (health === actor.hp) return undefined;
  return texts.hint.healing({ hp: actor.hp, health });
}

function gadgetReason(visibleState: State, player: Player, gadget: string, at: Point): Text {
  const person = personAt(visibleState, at);
  const about = gadgetNamed(gadget)?.about ?? gadget;
  if (!person || person.faction === player) return about;
  const enemy = percent(masterStrategy(visibleState, player).enemyProbability(visibleState, player, person.id));
  return texts.hint.gadgetOnEnemy({ enemy, about });
}

function stepReason(visibleState: State, player: Player, actor: PersonOnBoard, at: Point): Text {
  const purpose = stepPurpose(visibleState, player, actor, at);
  if (!purpose) return texts.hint.betterPosition;
  const { steps, goal } = purpose;
  const place = placeName(visibleState, goal);
  return steps === 0 ? texts.hint.reach({ place }) : texts.hint.onTheWay({ place, steps });
}

/** The most valuable goal that a step leads to, and the steps left to it. */
interface StepPurpose {
  readonly goal: Point;
  readonly steps: number;
}

/** Returns the purpose of a step onto a field, or undefined if it leads to no goal. */
function stepPurpose(visibleState: State, player: Player, actor: PersonOnBoard, at: Point): StepPurpose | undefined {
  const strategy: Strategy = {
    ...masterStrategy(visibleState, player),
    gamble: (...table) => ({ stake: 0, worth: gamblingValue(...table, 0) }),
  };
  const goals = walkGoals(visibleState, player, actor, strategy).flatMap((goal) => {
    const left = distanceTo(visibleState, goal);
    const steps = left(at);
    return Number.isFinite(steps) && steps < left(actor.at)
      ? [{ goal: goal.at, steps, worth: goal.worth * STEP_DISCOUNT ** steps }]
      : [];
  });
  return goals.sort((a, b) => b.worth - a.worth)[0];
}

/** Discount factor per step of distance to a goal. */
const STEP_DISCOUNT = 0.9;
