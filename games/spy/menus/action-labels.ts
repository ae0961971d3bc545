import { eachLanguage, type Language, say, type Text, type Words } from '@longtable/kit';
import type { What } from '../rules/course/legality.ts';
import { makePoint, type Point, samePlace, square } from '../rules/grid.ts';
import { cocktailAt, lyingAt, safeAt, tableAt } from '../rules/match/board.ts';
import { testChance } from '../rules/match/chance.ts';
import { healingGained, healthAfter } from '../rules/match/health.ts';
import { spyProbability, successProbability } from '../rules/match/odds.ts';
import { featuresOf, isPlayer, nameOf, personAt } from '../rules/match/people.ts';
import { type PropertyName, properties } from '../rules/properties.ts';
import { rouletteChance } from '../rules/roulette.ts';
import type { PersonOnBoard, State } from '../state.ts';
import { countText, gadgetTitle, percent, propertyTitle, theGadget } from '../words/descriptions.ts';
import { texts } from '../words/texts.ts';

/** Returns the label of an action on a field: action, target, and probability or effect if known. */
export function actionLabel(visibleState: State, actor: PersonOnBoard, what: What, at: Point, stake = 0): Words {
  return ({ language }) => {
    const words =
      'verb' in what ? verbWords(visibleState, what.verb, at, stake) : gadgetWords(visibleState, what.gadget, at);
    const odds = oddsText(visibleState, actor, what, at);
    return clip(odds ? `${say(words, language)} (${say(odds, language)})` : say(words, language), MAX_LABEL_LENGTH);
  };
}

function verbWords(visibleState: State, verb: string, at: Point, stake: number): Text {
  const target = personAt(visibleState, at);
  return VERBS[verb]?.(target ? nameOf(visibleState, target.id) : makePoint(at), visibleState, at, stake) ?? verb;
}

/** Labels by verb. `name` is the person on the field, otherwise the field's name. */
const VERBS: Readonly<Record<string, (name: string, visibleState: State, at: Point, stake: number) => Text>> = {
  spy: (name) => texts.actionLabels.spyOn({ name }),
  observe: (name) => texts.actionLabels.observe({ name }),
  pour: (name) => texts.actionLabels.pourCocktailOver({ name }),
  open(_, { board }, at) {
    const number = safeAt(board, at)?.number ?? 0;
    return texts.actionLabels.openSafe({ number });
  },
  gamble: (place, _known, _at, stake) => texts.actionLabels.rouletteAtBet({ place, stake }),
  take: (_, _known, at) => texts.actionLabels.takeTheCocktailAt({ makePoint: makePoint(at) }),
  burn: (_, _known, at) => texts.actionLabels.wreckRouletteAt({ makePoint: makePoint(at) }),
  drink: () => texts.actionLabels.drink,
};

function gadgetWords(visibleState: State, gadget: string, at: Point): Text {
  const place = placeName(visibleState, at);
  return eachLanguage((language) => `${gadgetTitle(gadget, language)}: ${say(place, language)}`);
}

/** Returns the label for betting another amount at a table. */
export function otherStakeLabel(at: Point): Text {
  const place = makePoint(at);
  return texts.actionLabels.differentBetAt({ place });
}

/** Returns the label for choosing any field. */
export function anyFieldLabel(title: Text): Text {
  return eachLanguage((language) => `${say(title, language)}: ${say(texts.actionLabels.anyField, language)}`);
}

/** Returns the name of a field by the person or object on it, otherwise its coordinates. */
export function placeName(visibleState: State, at: Point, within: 'label' | 'sentence' = 'label'): Text {
  const target = personAt(visibleState, at);
  if (target) return nameOf(visibleState, target.id);
  if (visibleState.cat && samePlace(visibleState.cat, at)) return texts.actionLabels.theCat;
  const safe = safeAt(visibleState.board, at)?.number;
  if (safe !== undefined) return texts.actionLabels.safe({ safe });
  const [the, das, der] = within === 'sentence' ? ['the ', 'das ', 'der '] : ['', '', ''];
  const field = makePoint(at);
  if (tableAt(visibleState.board, at)) return texts.actionLabels.rouletteTableAt({ the, field, das });
  if (cocktailAt(visibleState.board, at)) return texts.actionLabels.cocktailAt({ the, field, der });
  const lying = lyingAt(visibleState.board, at)?.item.gadget;
  if (!lying) return field;
  return eachLanguage((language) =>
    within === 'sentence' ? theGadget(lying, language, 'subject') : gadgetTitle(lying, language),
  );
}

/** Returns the success probability or the effect of an action, or undefined if neither is known. */
function oddsText(visibleState: State, actor: PersonOnBoard, what: What, at: Point): Text | undefined {
  const { config } = visibleState;
  const own = (probability: number): Text => percent(successProbability(actor, probability));
  const target = personAt(visibleState, at);
  const name = 'verb' in what ? what.verb : what.gadget;
  switch (name) {
    case 'spy':
      return target && isPlayer(actor.faction)
        ? percent(spyProbability(visibleState, actor.faction, actor, target.id))
        : undefined;
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
      return `+${healthAfter(actor.hp, healingGained(config.cocktailHp, actor.properties)) - actor.hp} HP`;
    }
    case 'BOWLER_BLADE':
      return own(config.bowlerBladeHitChance);
    case 'LASER_COMPACT':
      return own(config.laserCompactHitChance);
    case 'GRAPPLE':
      return own(config.grappleHitChance);
    case 'MIRROR_OF_WILDERNESS':
      return target?.faction === actor.faction ? percent(1) : own(config.mirrorSwapChance);
    case 'GAS_GLOSS':
      return eachLanguage((language) => damage(config.gasGlossDamage, language));
    case 'ROCKET_PEN':
      return blast(visibleState, at, config.rocketPenDamage);
    case 'MOTHBALL_POUCH':
      return blast(visibleState, at, config.mothballPouchDamage);
    default:
      return undefined;
  }
}

function damage(hp: number, language: Language): string {
  return say(texts.actionLabels.damage({ hp }), language);
}

/** Returns a text with the number of people an explosion would hit, and the damage. */
function blast(visibleState: State, at: Point, hp: number): Text {
  const hit = square(at, 1).filter((near) => personAt(visibleState, near)).length;
  return eachLanguage((language) =>
    say(
      texts.actionLabels.countTextAndHitAndDamage({
        countText,
        hit,
        damage: eachLanguage((language) => damage(hp, language)),
      }),
      language,
    ),
  );
}

/** Maximum length of a button label. */
export const MAX_LABEL_LENGTH = 80;

/** Returns a text cut to at most `most` characters, with an ellipsis. */
export function clip(words: string, most: number): string {
  return words.length <= most ? words : `${words.slice(0, most - 1)}…`;
}

/** Returns talents with their effects, or only the effects if the text would be too long. */
export function talents(names: readonly PropertyName[]): Text {
  if (names.length === 0) return texts.actionLabels.none;
  return eachLanguage((language) => {
    const brief = (name: PropertyName) => say(properties[name].brief, language);
    const named = names.map((name) => `${propertyTitle(name, language)} (${brief(name)})`).join(', ');
    return named.length <= MAX_DETAIL_LENGTH ? named : clip(say(talentsInBrief(names), language), MAX_DETAIL_LENGTH);
  });
}

/** Returns the effects of talents as a comma-separated text, without the talents' names. */
export function talentsInBrief(names: readonly PropertyName[]): Text {
  if (names.length === 0) return texts.actionLabels.none;
  return eachLanguage((language) => names.map((name) => say(properties[name].brief, language)).join(', '));
}

/** Maximum length of a choice's detail text. */
export const MAX_DETAIL_LENGTH = 100;
