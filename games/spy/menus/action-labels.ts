import { type Choice, eachLanguage, labelled, say, type Text, type Words } from '@longtable/kit';
import type { What } from '../rules/course/legality.ts';
import { isLastRound } from '../rules/course/turns.ts';
import { makePoint, type Point, samePlace, square } from '../rules/grid.ts';
import { hasFailedToSpy, noteAbout, spyProbability, successProbability } from '../rules/knowledge/intelligence.ts';
import { cocktailAt, lyingAt, safeAt, tableAt } from '../rules/match/board.ts';
import { highestStake, rouletteChance, testChance } from '../rules/match/draft-state.ts';
import { FULL_HEALTH, healingGained, healthAfter } from '../rules/match/health.ts';
import { featuresOf, isClammy, isPlayer, personAt, shortName } from '../rules/match/people.ts';
import type { PropertyName } from '../rules/properties.ts';
import type { PersonOnBoard, Player, State } from '../state.ts';
import { briefTalent, gadgetNoun, gadgetTitle, percent, propertyTitle } from '../words/descriptions.ts';
import { texts } from '../words/texts.ts';

/** Returns the label of an action on a field: action, target, and probability or effect if known. */
export function actionLabel(visibleState: State, actor: PersonOnBoard, what: What, at: Point, stake = 0): Words {
  return ({ language, names }) => {
    const words =
      'verb' in what
        ? verbWords(visibleState, what.verb, at, names, stake)
        : gadgetWords(visibleState, what.gadget, at, names);
    const odds = oddsText(visibleState, actor, what, at);
    return fitLabel(odds ? `${say(words, language)} (${say(odds, language)})` : say(words, language));
  };
}

function verbWords(visibleState: State, verb: string, at: Point, players: readonly string[], stake: number): Text {
  const target = personAt(visibleState, at);
  const name = target ? shortName(visibleState, target.id, players) : makePoint(at);
  return VERBS[verb]?.(name, visibleState, at, stake) ?? verb;
}

/** Labels by verb. `name` is the person on the field, otherwise the field's name. */
const VERBS: Readonly<Record<string, (name: string, visibleState: State, at: Point, stake: number) => Text>> = {
  spy: (name) => texts.actionLabels.spyOn({ name }),
  observe: (name) => texts.actionLabels.observe({ name }),
  pour: (name) => texts.actionLabels.pourOver({ name }),
  open(_, { board }, at) {
    const number = safeAt(board, at)?.number ?? 0;
    return texts.actionLabels.openSafe({ number });
  },
  gamble: (field, _known, _at, stake) => texts.actionLabels.gamble({ field, stake }),
  take: (_, _known, at) => texts.actionLabels.take({ field: makePoint(at) }),
  burn: (_, _known, at) => texts.actionLabels.burn({ field: makePoint(at) }),
  drink: () => texts.actionLabels.drink,
};

function gadgetWords(visibleState: State, gadget: string, at: Point, players: readonly string[]): Text {
  const target = personAt(visibleState, at);
  if (gadget === 'HAIRDRYER' && target)
    return texts.actionLabels.dry({ name: shortName(visibleState, target.id, players) });
  const place = placeName(visibleState, at, players);
  return labelled(
    eachLanguage((language) => gadgetTitle(gadget, language)),
    place,
  );
}

/** Returns the label for betting another amount at a table. */
export function otherStakeLabel(at: Point): Text {
  return texts.actionLabels.differentBet({ field: makePoint(at) });
}

/** Returns the label for choosing any field. */
export function anyFieldLabel(title: Text): Text {
  return texts.actionLabels.anyField({ title });
}

/** Returns the name of a field by the person or object on it, otherwise its coordinates. */
export function placeName(visibleState: State, at: Point, players: readonly string[] = []): Text {
  const { board, cat } = visibleState;
  const target = personAt(visibleState, at);
  if (target) return shortName(visibleState, target.id, players);
  if (cat && samePlace(cat, at)) return texts.places.cat;
  const number = safeAt(board, at)?.number;
  if (number !== undefined) return texts.places.safe({ number });
  const field = makePoint(at);
  if (tableAt(board, at)) return texts.places.roulette({ field });
  if (cocktailAt(board, at)) return texts.places.cocktail({ field });
  const lying = lyingAt(board, at)?.item.gadget;
  return lying ? texts.places.item({ gadget: gadgetNoun(lying) }) : field;
}

/** Returns the success probability or the effect of an action, or undefined if neither is known. */
function oddsText(visibleState: State, actor: PersonOnBoard, what: What, at: Point): Text | undefined {
  const { config } = visibleState;
  const own = (probability: number, ...effects: Text[]): Text =>
    withReasons(percent(successProbability(actor, probability)), [...effects, ...reasonsFor(actor)]);
  const target = personAt(visibleState, at);
  const name = 'verb' in what ? what.verb : what.gadget;
  switch (name) {
    case 'spy':
      return target && isPlayer(actor.faction) ? spyOdds(visibleState, actor.faction, actor, target.id) : undefined;
    case 'observe':
      return own(config.observationSuccessChance);
    case 'pour': {
      const features = target ? featuresOf(visibleState, target.id) : [];
      const clammy = features.includes('CONSTANT_CLAMMY_CLOTHES') || features.includes('CLAMMY_CLOTHES');
      const tradecraft = features.includes('TRADECRAFT');
      return percent(1 - testChance(config.cocktailDodgeChance, { clammy, tradecraft }));
    }
    case 'gamble':
      return own(rouletteChance(actor.properties, tableAt(visibleState.board, at)?.inverted ?? false));
    case 'drink': {
      if ((actor.cocktail?.poisonedBy.length ?? 0) > 0) return texts.actionLabels.poisonedByYou;
      const health = healthAfter(actor.hp, healingGained(config.cocktailHp, actor.properties));
      return health === actor.hp ? texts.actionLabels.breaksTies : texts.actionLabels.heals({ hp: health - actor.hp });
    }
    case 'BOWLER_BLADE':
      return own(config.bowlerBladeHitChance, texts.actionLabels.damage({ hp: config.bowlerBladeDamage }));
    case 'LASER_COMPACT':
      return own(config.laserCompactHitChance);
    case 'GRAPPLE':
      return own(config.grappleHitChance);
    case 'MIRROR_OF_WILDERNESS':
      return target?.faction === actor.faction ? percent(1) : own(config.mirrorSwapChance);
    case 'GAS_GLOSS':
      return texts.actionLabels.damage({ hp: config.gasGlossDamage });
    case 'ROCKET_PEN':
      return blast(visibleState, at, config.rocketPenDamage);
    case 'MOTHBALL_POUCH':
      return blast(visibleState, at, config.mothballPouchDamage);
    default:
      return undefined;
  }
}

/** Success probability below which a person is almost certainly an enemy. */
const ALMOST_NEVER = 0.05;

/** Returns the odds of spying on a person, why they are low, and what success brings: points for a new secret. */
function spyOdds(visibleState: State, player: Player, actor: PersonOnBoard, id: number): Text {
  const isKnown = visibleState.sides[player].secrets.includes(id);
  const ip = visibleState.config.secretToIpFactor;
  const isDoubtful = !isKnown && hasFailedToSpy(visibleState, player, id) && !noteAbout(visibleState, player, id);
  const probability = spyProbability(visibleState, player, actor, id);
  const { almostSurelyEnemy, maybeEnemy, knownSecret, newSecret } = texts.actionLabels;
  const isSure = probability < ALMOST_NEVER;
  return withReasons(percent(probability), [
    ...(isSure ? [] : [isKnown ? knownSecret : newSecret({ ip })]),
    ...reasonsFor(actor),
    ...(isSure ? [almostSurelyEnemy] : isDoubtful ? [maybeEnemy] : []),
  ]);
}

/** Returns why the odds of a person's tests are lower than usual. */
function reasonsFor(actor: PersonOnBoard): Text[] {
  return isClammy(actor) ? [texts.actionLabels.halved] : [];
}

function withReasons(odds: Text, reasons: readonly Text[]): Text {
  return eachLanguage((language) => [odds, ...reasons].map((text) => say(text, language)).join(', '));
}

/** Returns a text with the number of people an explosion would hit, and the damage. */
function blast(visibleState: State, at: Point, hp: number): Text {
  const people = square(at, 1).filter((near) => personAt(visibleState, near)).length;
  return texts.actionLabels.blast({ people, hp });
}

/** Maximum length of a button label. */
const MAX_LABEL_LENGTH = 80;

/** Returns a label that fits a button. If it is too long, it loses the last reasons of its odds before it is cut. */
export function fitLabel(words: string): string {
  if (words.length <= MAX_LABEL_LENGTH) return words;
  const shorter = words.replace(/, [^,()]*(?=\))/, '');
  return shorter === words ? clip(words, MAX_LABEL_LENGTH) : fitLabel(shorter);
}

/** Returns a text cut to at most `most` characters, with an ellipsis. */
export function clip(words: string, most: number): string {
  return words.length <= most ? words : `${words.slice(0, most - 1)}…`;
}

/** Returns talents with their effects, or only the effects if the text would be too long. */
export function talents(names: readonly PropertyName[]): Text {
  if (names.length === 0) return texts.actionLabels.noTalents;
  return eachLanguage((language) => {
    const named = names
      .map((name) => `${propertyTitle(name, language)} (${say(briefTalent(name, names), language)})`)
      .join(', ');
    return named.length <= MAX_DETAIL_LENGTH ? named : clip(say(talentsInBrief(names), language), MAX_DETAIL_LENGTH);
  });
}

/** Returns the effects of talents as a comma-separated text, without the talents' names. */
export function talentsInBrief(names: readonly PropertyName[]): Text {
  if (names.length === 0) return texts.actionLabels.noTalents;
  return eachLanguage((language) => names.map((name) => say(briefTalent(name, names), language)).join(', '));
}

/** Maximum length of a choice's detail text. */
export const MAX_DETAIL_LENGTH = 100;

/** Returns the default stake: half of the maximum, rounded up. */
export function usualStake(visibleState: State, actor: PersonOnBoard, at: Point): number {
  return Math.ceil(highestAt(visibleState, actor, at) / 2);
}

function highestAt({ board }: State, { chips: held }: PersonOnBoard, at: Point): number {
  return highestStake(held, tableAt(board, at)?.chips ?? 0);
}

/**
 * Returns the stakes at a table: buttons for the lowest, the default and the highest, and an input if there are others.
 */
export function stakeChoices(visibleState: State, actor: PersonOnBoard, at: Point, partial: string): Choice[] {
  const highest = highestAt(visibleState, actor, at);
  const probability = successProbability(
    actor,
    rouletteChance(actor.properties, tableAt(visibleState.board, at)?.inverted ?? false),
  );
  const ready = [...new Set([1, usualStake(visibleState, actor, at), highest])];
  const pressed = ready.map((stake): Choice => {
    const label = texts.stake.bet({ amount: stake, odds: percent(probability) });
    return { line: `${partial} ${stake}`, label, final: true };
  });
  if (ready.length === highest) return pressed;
  const typed: Choice = {
    line: `${partial} `,
    label: texts.stake.differentBet,
    final: false,
    input: {
      label: texts.stake.amount({ highest }),
      pattern: new RegExp(upTo(highest)),
      example: String(highest),
    },
  };
  return [...pressed, typed];
}

/** Returns the source of a regular expression for the integers from 1 to a limit. */
export function upTo(limit: number): string {
  const digits = String(limit);
  const branches = [...digits].flatMap((digit, index) => {
    const lowest = index === 0 ? 1 : 0;
    const below = Number(digit) - 1;
    if (below < lowest) return [];
    return [`${digits.slice(0, index)}[${lowest}-${below}]${anyDigits(digits.length - index - 1)}`];
  });
  const shorter = digits.length > 1 ? [`[1-9][0-9]{0,${digits.length - 2}}`] : [];
  return [...shorter, ...branches, digits].join('|');
}

function anyDigits(count: number): string {
  return count === 0 ? '' : `[0-9]{${count}}`;
}

/** Minimum worth of an action that is usually the right choice. */
export const GOOD_WORTH = 5;

/**
 * Returns a rough value of an action for the order of menus: 0 for one that players rarely want, negative for one that
 * is expected to lose. In the last round, only what scores has a value.
 */
export function worthOf(visibleState: State, actor: PersonOnBoard, what: What, at: Point): number {
  const name = 'verb' in what ? what.verb : what.gadget;
  if (isLastRound(visibleState) && !SCORING.includes(name)) return 0;
  return WORTH[name]?.(visibleState, actor, at) ?? 0;
}

/** Actions that score. */
const SCORING: readonly string[] = ['DIAMOND_COLLAR', 'open', 'spy', 'gamble'];

const isHurt = ({ hp }: PersonOnBoard) => hp <= FULL_HEALTH / 2;

const WORTH: Readonly<Record<string, (visibleState: State, actor: PersonOnBoard, at: Point) => number>> = {
  DIAMOND_COLLAR: () => 20,
  open: () => 15,
  HAIRDRYER: () => 9,
  spy(visibleState, actor, at) {
    const target = personAt(visibleState, at);
    if (!target || !isPlayer(actor.faction)) return 0;
    const probability = spyProbability(visibleState, actor.faction, actor, target.id);
    const { secrets, combinations } = visibleState.sides[actor.faction];
    const mayTellMore = combinations.length < visibleState.board.safes.length && !isLastRound(visibleState);
    if (secrets.includes(target.id)) return mayTellMore ? 2 * probability : 0;
    return (noteAbout(visibleState, actor.faction, target.id) === 'guest' ? 12 : 10) * probability;
  },
  gamble(visibleState, actor, at) {
    const probability = successProbability(
      actor,
      rouletteChance(actor.properties, tableAt(visibleState.board, at)?.inverted ?? false),
    );
    return probability > 0.5 ? 14 * probability : probability - 0.5;
  },
  drink: (_, actor) => (actor.cocktail?.poisonedBy.length ? 0 : isHurt(actor) ? 8 : 0),
  observe: () => 2,
  take: (_, actor) => (isHurt(actor) ? GOOD_WORTH : 0.5),
};
