import { about, isYou, list, nameOf, type Reader } from '../../kit/reader.ts';
import { type Language, say, type Text } from '../../kit/text.ts';
import type { Happening, SpyEvent } from '../events.ts';
import { makePoint } from '../rules/grid.ts';
import { chips, theGadget } from './titles.ts';

/** What is seen at once on the board and needs no words: what a player prepares, whose turn it is, what was counted. */
export const UNTOLD = [
  'offered',
  'picked',
  'given',
  'turn',
  'statistics',
  'over',
] as const satisfies readonly Happening['kind'][];

/** What is said of an event: somebody and what they do, or a whole sentence; neither has its full stop yet. */
export interface Phrase {
  readonly who?: string;
  readonly does: string;
  /** Where somebody walked, with nothing else to tell. */
  readonly walk?: true;
}

/** What a reader hears of an event: all of it if it is meant for them, otherwise nothing. */
export function phraseOf(event: SpyEvent, reader: Reader): Phrase | undefined {
  if (event.audience !== 'all' && event.audience !== reader.viewer) return undefined;
  const speak = (words as Partial<Record<string, (facts: SpyEvent, reader: Reader) => Phrase>>)[event.kind];
  return speak?.(event, reader);
}

type Told = Exclude<Happening['kind'], (typeof UNTOLD)[number]>;
type Words = { readonly [Kind in Told]: (event: Extract<Happening, { kind: Kind }>, reader: Reader) => Phrase };

/** A sentence of its own. */
function sentence({ language }: Reader, text: Text): Phrase {
  return { does: say(text, language) };
}

/** Somebody, and what they do. */
function move(who: string, { language }: Reader, text: Text): Phrase {
  return { who, does: say(text, language) };
}

/** The words of each kind of event, complete for whoever may read it. */
const words: Words = {
  equipping: (_, reader) =>
    sentence(reader, {
      en: 'The teams are complete; now the gadgets are handed out',
      de: 'Die Teams stehen; jetzt werden die Gadgets verteilt',
    }),
  ready: ({ player }, reader) => ({
    does: about(reader, player, { en: 'You are ready', de: 'Du bist fertig' }, (name) => ({
      en: `${name} is ready`,
      de: `${name} ist fertig`,
    })),
  }),
  'opened-doors': ({ people, safes }, reader) =>
    sentence(reader, {
      en: `The casino opens: ${people} people, ${safes} ${safes === 1 ? 'safe' : 'safes'} and a cat`,
      de: `Das Casino öffnet: ${people} Leute, ${safes} ${safes === 1 ? 'Tresor' : 'Tresore'} und eine Katze`,
    }),
  round: ({ round }, reader) => sentence(reader, { en: `Round ${round} begins`, de: `Runde ${round} beginnt` }),
  stepped: ({ actor, to, swapped, picked }, reader) => walked(actor, reader, makePoint(to), swapped, picked),
  retired: ({ actor }, reader) => move(actor, reader, { en: 'waits', de: 'wartet' }),
  gambled: ({ actor, at, stake, won }, reader) =>
    move(actor, reader, {
      en: `stakes ${chips(stake, 'en')} at ${makePoint(at)} and ${won ? 'wins' : 'loses'}`,
      de: `setzt ${chips(stake, 'de')} an ${makePoint(at)} und ${won ? 'gewinnt' : 'verliert'}`,
    }),
  took: ({ actor, at }, reader) =>
    move(actor, reader, {
      en: `takes a cocktail at ${makePoint(at)}`,
      de: `nimmt einen Cocktail von ${makePoint(at)}`,
    }),
  drank: ({ actor }, reader) => move(actor, reader, { en: 'drinks a cocktail', de: 'trinkt einen Cocktail' }),
  tasted: ({ actor, poisoned, hp }, reader) =>
    move(
      actor,
      reader,
      poisoned
        ? { en: `was poisoned by it: ${hp} HP left`, de: `ist davon vergiftet: noch ${hp} HP` }
        : { en: `has ${hp} HP now`, de: `hat jetzt ${hp} HP` },
    ),
  poured: ({ actor, victim, hit }, reader) =>
    move(actor, reader, {
      en: `pours a cocktail over ${victim}${hit ? '' : ', who dodges'}`,
      de: hit ? `schüttet ${victim} einen Cocktail über` : `will ${victim} begießen und trifft nicht`,
    }),
  spied: ({ actor, victim, success }, reader) =>
    move(
      actor,
      reader,
      success
        ? { en: `makes ${victim} talk`, de: `bringt ${victim} zum Reden` }
        : { en: `spies on ${victim} and learns nothing`, de: `spioniert ${victim} aus und erfährt nichts` },
    ),
  caught: ({ actor, victim }, reader) =>
    move(actor, reader, {
      en: `tried to spy on your ${victim} and is an enemy`,
      de: `wollte ${victim} aus deinem Team ausspionieren und ist gegnerisch`,
    }),
  secret: ({ actor, ip }, reader) =>
    move(actor, reader, { en: `learns a secret worth ${ip} IP`, de: `erfährt ein Geheimnis: ${ip} IP` }),
  combination: ({ safe }, reader) =>
    sentence(reader, {
      en: `You know the combination of safe ${safe} now`,
      de: `Du kennst jetzt die Kombination von Tresor ${safe}`,
    }),
  unlocked: ({ actor, safe, success }, reader) =>
    move(
      actor,
      reader,
      success
        ? { en: `opens safe ${safe}`, de: `öffnet Tresor ${safe}` }
        : { en: `cannot open safe ${safe}`, de: `bekommt Tresor ${safe} nicht auf` },
    ),
  'collar-found': ({ actor }, reader) =>
    move(actor, reader, { en: 'finds the diamond collar', de: 'findet das Diamanthalsband' }),
  observed: ({ actor, victim, verdict }, reader) => {
    const seen = VERDICTS[verdict ?? 'nothing'];
    return move(actor, reader, { en: `observes ${victim}: ${seen.en}`, de: `observiert ${victim}: ${seen.de}` });
  },
  burned: ({ actor, at }, reader) =>
    move(actor, reader, {
      en: `wrecks the roulette table at ${makePoint(at)}`,
      de: `zerstört den Roulette-Tisch auf ${makePoint(at)}`,
    }),
  used: ({ actor, gadget, at, victim, success }, reader) =>
    move(actor, reader, {
      en: `uses ${theGadget(gadget, 'en')} on ${victim ?? makePoint(at)}${success ? '' : ', in vain'}`,
      de: `benutzt ${theGadget(gadget, 'de')} ${victim ? `gegen ${victim}` : `auf ${makePoint(at)}`}${success ? '' : ', vergeblich'}`,
    }),
  landed: ({ gadget, at }, reader) =>
    sentence(reader, {
      en: `${theGadget(gadget, 'en').replace(/^t/, 'T')} lies on ${makePoint(at)}`,
      de: `${theGadget(gadget, 'de')} liegt auf ${makePoint(at)}`,
    }),
  moledie: ({ receiver }, reader) =>
    move(receiver, reader, {
      en: `has ${theGadget('MOLEDIE', 'en')} now`,
      de: `hat jetzt ${theGadget('MOLEDIE', 'de')}`,
    }),
  poisoned: ({ actor, at }, reader) =>
    move(actor, reader, {
      en: `poisons the cocktail at ${makePoint(at)}`,
      de: `vergiftet den Cocktail auf ${makePoint(at)}`,
    }),
  wired: ({ actor, victim }, reader) =>
    move(actor, reader, { en: `plants the wire on ${victim}`, de: `steckt ${victim} die Wanze zu` }),
  'wire-failed': (_, reader) => sentence(reader, { en: 'Your wire has failed', de: 'Deine Wanze ist ausgefallen' }),
  overheard: ({ actor, ip }, reader) => move(actor, reader, { en: `overhears ${ip} IP`, de: `hört ${ip} IP mit` }),
  'ip-changed': ({ person, by }, reader) =>
    move(
      person,
      reader,
      by > 0
        ? { en: `gains ${by} IP`, de: `gewinnt ${by} IP` }
        : by < 0
          ? { en: `loses ${-by} IP`, de: `verliert ${-by} IP` }
          : { en: 'keeps the same IP', de: 'behält die gleichen IP' },
    ),
  recruited: ({ person }, reader) =>
    move(person, reader, { en: 'joins your team', de: 'schließt sich deinem Team an' }),
  bribed: ({ actor, victim }, reader) =>
    move(actor, reader, {
      en: `tried to bribe your ${victim} and is an enemy; ${victim} keeps the Nugget`,
      de: `wollte ${victim} aus deinem Team bestechen und ist gegnerisch; ${victim} behält das Nugget`,
    }),
  'refused-bribe': ({ victim }, reader) =>
    move(victim, reader, {
      en: 'takes the Nugget and stays an enemy',
      de: 'nimmt das Nugget und bleibt gegnerisch',
    }),
  struck: ({ strikes, most }, reader) =>
    sentence(reader, {
      en: `You missed a turn: strike ${strikes} of ${most}`,
      de: `Du hast einen Zug verpasst: Verwarnung ${strikes} von ${most}`,
    }),
  'unused-keys': ({ file, keys }, reader) => {
    const names = keys.join(', ');
    return sentence(reader, {
      en: `Keys of the ${file} file that mean nothing here: ${names}`,
      de: `Schlüssel der ${file === 'match' ? 'Partie' : 'Szenario'}-Datei, die hier nichts bedeuten: ${names}`,
    });
  },
  hurt: ({ person, damage }, reader) =>
    move(person, reader, { en: `takes ${damage} damage`, de: `nimmt ${damage} Schaden` }),
  exfiltrated: ({ person, to }, reader) =>
    move(person, reader, {
      en: `is carried to the seat at ${makePoint(to)}`,
      de: `wird auf den Sitz ${makePoint(to)} getragen`,
    }),
  healed: ({ person, hp }, reader) =>
    move(person, reader, { en: `has recovered: ${hp} HP`, de: `hat sich erholt: ${hp} HP` }),
  dried: ({ person }, reader) => move(person, reader, { en: 'is dry again', de: 'ist wieder trocken' }),
  cat: ({ to, swapped }, reader) =>
    walked(figure('cat', reader.language, 'first'), reader, makePoint(to), swapped, null),
  'guests-left': (_, reader) =>
    sentence(reader, {
      en: 'The guests go home: whoever is left is an agent',
      de: 'Die Gäste gehen nach Hause: Wer noch da ist, ist Agent',
    }),
  'janitor-came': ({ at }, reader) =>
    sentence(reader, {
      en: `The janitor appears at ${makePoint(at)}`,
      de: `Der Hausmeister erscheint auf ${makePoint(at)}`,
    }),
  removed: ({ person, at }, reader) =>
    sentence(reader, {
      en: `The janitor throws out ${person} at ${makePoint(at)}`,
      de: `Der Hausmeister wirft ${person} hinaus (${makePoint(at)})`,
    }),
  'collar-returned': ({ actor }, reader) =>
    actor
      ? move(actor, reader, {
          en: 'gives the cat her collar back',
          de: 'gibt der Katze ihr Halsband zurück',
        })
      : sentence(reader, {
          en: 'The cat has found her collar herself',
          de: 'Die Katze hat ihr Halsband selbst gefunden',
        }),
  disclosed: ({ teams }, reader) => {
    const { language } = reader;
    const led = ([0, 1] as const).map((player) => {
      const team = list(teams[player], language);
      return isYou(reader, player)
        ? say({ en: `you led ${team}`, de: `du hast ${team} geführt` }, language)
        : say(
            { en: `${nameOf(reader, player)} led ${team}`, de: `${nameOf(reader, player)} hat ${team} geführt` },
            language,
          );
    });
    const text = led.join('; ');
    return { does: text.charAt(0).toUpperCase() + text.slice(1) };
  },
};

function walked(who: string, { language }: Reader, to: string, swapped: string | null, picked: string | null): Phrase {
  const swaps =
    swapped &&
    say({ en: `, swaps with ${figure(swapped, 'en')}`, de: `, tauscht mit ${figure(swapped, 'de')}` }, language);
  const picks =
    picked &&
    say({ en: `, picks up ${theGadget(picked, 'en')}`, de: `, nimmt ${theGadget(picked, 'de')} mit` }, language);
  return { who, does: `→ ${to}${swaps ?? ''}${picks ?? ''}`, ...(!picked && { walk: true }) };
}

/** The cat and the janitor are no persons with names. */
function figure(name: string, language: Language, place: 'first' | 'within' = 'within'): string {
  const german = place === 'first' ? FIRST : WITHIN;
  const title = name === 'cat' || name === 'janitor' ? german[name] : name;
  return say(title, language);
}

const FIRST = {
  cat: { en: 'The cat', de: 'Die Katze' },
  janitor: { en: 'The janitor', de: 'Der Hausmeister' },
} as const;

const WITHIN = {
  cat: { en: 'the cat', de: 'der Katze' },
  janitor: { en: 'the janitor', de: 'dem Hausmeister' },
} as const;

const VERDICTS = {
  enemy: { en: 'an enemy', de: 'gegnerisch' },
  harmless: { en: 'no enemy, it seems', de: 'wohl nicht gegnerisch' },
  nothing: { en: 'nothing to be seen', de: 'nichts zu erkennen' },
} as const;
