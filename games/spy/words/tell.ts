import {
  about,
  capital,
  eachLanguage,
  isYou,
  type Language,
  list,
  nameOf,
  type Reader,
  say,
  type Text,
} from '@longtable/kit';
import type { EventData, SpyEvent } from '../events.ts';
import { makePoint } from '../rules/grid.ts';
import { chips, countText, theGadget } from './descriptions.ts';
import { texts } from './texts.ts';

/** Event kinds without text, because the board shows them. */
export const UNNARRATED = [
  'offered',
  'picked',
  'given',
  'turn',
  'statistics',
  'over',
] as const satisfies readonly EventData['kind'][];

/** A walk to a field, with notes about swaps and items picked up. */
export interface Walk {
  readonly to: string;
  readonly notes: readonly string[];
}

/** The text of an event: a subject with a predicate, or a whole sentence, without the full stop. */
export interface Phrase {
  readonly who?: string;
  readonly does: string;
  /** Set if the event is a step. */
  readonly walk?: Walk;
}

/** Returns the text of an event, or undefined if the reader is not in its audience or the event has no text. */
export function phraseOf(event: SpyEvent, reader: Reader): Phrase | undefined {
  if (event.audience !== 'all' && event.audience !== reader.viewer) return undefined;
  const speak = (words as Partial<Record<string, (facts: SpyEvent, reader: Reader) => Phrase>>)[event.kind];
  return speak?.(event, reader);
}

type NarratedKind = Exclude<EventData['kind'], (typeof UNNARRATED)[number]>;
type Words = { readonly [Kind in NarratedKind]: (event: Extract<EventData, { kind: Kind }>, reader: Reader) => Phrase };

function sentence({ language }: Reader, text: Text): Phrase {
  return { does: say(text, language) };
}

function move(who: string, { language }: Reader, text: Text): Phrase {
  return { who, does: say(text, language) };
}

/** The text of each kind of event. */
const words: Words = {
  equipping: (_, reader) => sentence(reader, texts.tell.bothTeamsAreCompleteNowAssign),
  ready: ({ player }, reader) => ({
    does: about(reader, player, texts.tell.youreReady, (name) => texts.tell.isReady({ name })),
  }),
  'opened-doors': ({ people, safes }, reader) =>
    sentence(reader, texts.tell.theCasinoOpensPeopleAndACat({ people, countText, safes })),
  round: ({ round }, reader) => sentence(reader, texts.tell.roundBegins({ value: round })),
  stepped: ({ actor, to, swapped, picked }, reader) => stepPhrase(actor, reader, makePoint(to), swapped, picked),
  retired: ({ actor }, reader) => move(actor, reader, texts.tell.waits),
  gambled: ({ actor, at, stake, won }, reader) =>
    move(
      actor,
      reader,
      texts.tell.betsAtAnd({
        chips: eachLanguage((language) => chips(stake, language)),
        makePoint: makePoint(at),
        won,
      }),
    ),
  took: ({ actor, at }, reader) => move(actor, reader, texts.tell.takesACocktailFrom({ makePoint: makePoint(at) })),
  drank: ({ actor }, reader) => move(actor, reader, texts.tell.drinksACocktail),
  tasted: ({ actor, poisoned, hp }, reader) =>
    move(actor, reader, poisoned ? texts.tell.isPoisonedByItAndHasHpLeft({ hp }) : texts.tell.nowHasHp({ hp })),
  poured: ({ actor, victim, hit }, reader) => move(actor, reader, texts.tell.poursACocktailOver({ victim, hit })),
  spied: ({ actor, victim, success }, reader) =>
    move(actor, reader, success ? texts.tell.getsToTalk({ victim }) : texts.tell.spiesOnAndLearnsNothing({ victim })),
  caught: ({ actor, victim }, reader) => move(actor, reader, texts.tell.triedToSpyOnYourAgentAnEnemy({ victim })),
  secret: ({ actor, ip }, reader) => move(actor, reader, texts.tell.learnsASecretWorthIp({ ip })),
  combination: ({ safe }, reader) => sentence(reader, texts.tell.youNowKnowTheCombinationOfSafe({ safe })),
  unlocked: ({ actor, safe, success }, reader) =>
    move(actor, reader, success ? texts.tell.opensSafe({ safe }) : texts.tell.cantOpenSafe({ safe })),
  'collar-found': ({ actor }, reader) => move(actor, reader, texts.tell.findsTheDiamondCollar),
  observed: ({ actor, victim, verdict }, reader) => {
    const seen = VERDICTS[verdict ?? 'nothing'];
    return move(actor, reader, texts.tell.observes({ victim, seen }));
  },
  burned: ({ actor, at }, reader) =>
    move(actor, reader, texts.tell.wrecksTheRouletteTableAt({ makePoint: makePoint(at) })),
  used: ({ actor, gadget, at, victim, success }, reader) =>
    move(
      actor,
      reader,
      texts.tell.useEnglishAndSuccessAndUseGerman({
        useEnglish: useEnglish(gadget, victim, makePoint(at)),
        success,
        useGerman: useGerman(gadget, victim, makePoint(at)),
      }),
    ),
  landed: ({ gadget, at }, reader) =>
    sentence(
      reader,
      texts.tell.landsOn({
        gadget: eachLanguage((language) => theGadget(gadget, language)),
        makePoint: makePoint(at),
        theGadget,
        gadget2: gadget,
      }),
    ),
  moledie: ({ receiver }, reader) => move(receiver, reader, texts.tell.nowHas({ theGadget })),
  poisoned: ({ actor, at }, reader) =>
    move(actor, reader, texts.tell.poisonsTheCocktailAt({ makePoint: makePoint(at) })),
  wired: ({ actor, victim }, reader) => move(actor, reader, texts.tell.plantsTheWiretapOn({ victim })),
  'wire-failed': (_, reader) => sentence(reader, texts.tell.yourWiretapHasFailed),
  overheard: ({ actor, ip }, reader) => move(actor, reader, texts.tell.gainsIpFromTheWiretap({ ip })),
  'ip-changed': ({ person, by }, reader) =>
    move(
      person,
      reader,
      by > 0
        ? texts.tell.gainsIp({ by })
        : by < 0
          ? texts.tell.losesIp({ value: -by })
          : texts.tell.hasTheSameIpAsBefore,
    ),
  recruited: ({ person }, reader) => move(person, reader, texts.tell.joinsYourTeam),
  bribed: ({ actor, victim }, reader) => move(actor, reader, texts.tell.isAnEnemyYourAgentKeepsTheNugget({ victim })),
  'refused-bribe': ({ victim }, reader) => move(victim, reader, texts.tell.takesTheNuggetAndTurnsOutToBeAn),
  struck: ({ strikes, most }, reader) => sentence(reader, texts.tell.youMissedATurnStrikeOf({ strikes, most })),
  'unused-keys': ({ file, keys }, reader) => {
    const names = keys.join(', ');
    return sentence(reader, texts.tell.ignoredKeysInTheFile({ file, names }));
  },
  hurt: ({ person, damage }, reader) => move(person, reader, texts.tell.takesDamage({ damage })),
  exfiltrated: ({ person, to }, reader) =>
    move(person, reader, texts.tell.collapsesAndIsCarriedToTheBar({ makePoint: makePoint(to) })),
  healed: ({ person, hp }, reader) => move(person, reader, texts.tell.recoversToHp({ hp })),
  dried: ({ person }, reader) => move(person, reader, texts.tell.isDryAgain),
  cat: ({ to, swapped }, reader) =>
    stepPhrase(figure('cat', reader.language, 'first'), reader, makePoint(to), swapped, null),
  'guests-left': (_, reader) => sentence(reader, texts.tell.theGuestsGoHomeEveryoneStillHere),
  'janitor-came': ({ at }, reader) => sentence(reader, texts.tell.theJanitorAppearsAt({ makePoint: makePoint(at) })),
  removed: ({ person, at }, reader) =>
    sentence(reader, texts.tell.theJanitorThrowsOut({ person, makePoint: makePoint(at) })),
  'collar-returned': ({ actor }, reader) =>
    actor
      ? move(actor, reader, texts.tell.givesTheCatHerCollarBack)
      : sentence(reader, texts.tell.theCatHasFoundHerCollarHerself),
  disclosed: ({ teams }, reader) => {
    const { language } = reader;
    const led = ([0, 1] as const).map((player) => {
      const team = list(teams[player], language);
      return isYou(reader, player)
        ? say(texts.tell.youLed({ team }), language)
        : say(texts.tell.led({ name: nameOf(reader, player), team }), language);
    });
    return { does: led.map(capital).join('. ') };
  },
};

/** Returns the phrase of a step. */
function stepPhrase(
  who: string,
  { language }: Reader,
  to: string,
  swapped: string | null,
  picked: string | null,
): Phrase {
  const swaps = swapped
    ? [say(texts.tell.swapsWith({ figure: eachLanguage((language) => figure(swapped, language)) }), language)]
    : [];
  const picks = picked
    ? [say(texts.tell.picksUp({ gadget: eachLanguage((language) => theGadget(picked, language)) }), language)]
    : [];
  return {
    who,
    does: say(texts.tell.walksTo({ to }), language),
    walk: { to, notes: [...swaps, ...picks] },
  };
}

function useEnglish(gadget: string, victim: string | null, field: string): string {
  if (gadget === 'JETPACK') return `flies to ${field} with ${theGadget(gadget, 'en')}`;
  return `uses ${theGadget(gadget, 'en')} ${victim ? `on ${victim}` : `at ${field}`}`;
}

function useGerman(gadget: string, victim: string | null, field: string): string {
  if (gadget === 'JETPACK') return `fliegt mit dem Jetpack nach ${field}`;
  return `benutzt ${theGadget(gadget, 'de')} ${victim ? `bei ${victim}` : `auf ${field}`}`;
}

/** Returns the name of a person, or a title for the cat and the janitor. */
function figure(name: string, language: Language, place: 'first' | 'within' = 'within'): string {
  const german = place === 'first' ? FIRST : WITHIN;
  const title = name === 'cat' || name === 'janitor' ? german[name] : name;
  return say(title, language);
}

const FIRST = {
  cat: texts.tell.theCat,
  janitor: texts.tell.theJanitor,
} as const;

const WITHIN = {
  cat: texts.tell.theCat2,
  janitor: texts.tell.theJanitor2,
} as const;

const VERDICTS = {
  enemy: texts.tell.anEnemy,
  harmless: texts.tell.probablyNotAnEnemy,
  nothing: texts.tell.inconclusive,
} as const;
