import { about, capital, isYou, type Language, list, nameOf, type Reader, say, type Text } from '@longtable/kit';
import type { EventData, SpyEvent } from '../events.ts';
import { makePoint } from '../rules/grid.ts';
import { chips, countText, theGadget } from './descriptions.ts';

/** Event kinds without text, since the board shows them. */
export const UNNARRATED = [
  'offered',
  'picked',
  'given',
  'turn',
  'statistics',
  'over',
] as const satisfies readonly EventData['kind'][];

/** A walk to a field, with notes about incidents. */
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

/** Returns the text of an event, or undefined if the reader is not in its audience. */
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
  equipping: (_, reader) =>
    sentence(reader, {
      en: 'Both teams are complete. Now assign your gadgets',
      de: 'Beide Teams stehen. Jetzt werden die Gadgets verteilt',
    }),
  ready: ({ player }, reader) => ({
    does: about(reader, player, { en: 'You’re ready', de: 'Du bist fertig' }, (name) => ({
      en: `${name} is ready`,
      de: `${name} ist fertig`,
    })),
  }),
  'opened-doors': ({ people, safes }, reader) =>
    sentence(reader, {
      en: `The casino opens: ${people} people, ${countText(safes, 'safe', 'safes')} and a cat`,
      de: `Das Casino öffnet: ${people} Leute, ${countText(safes, 'Tresor', 'Tresore')} und eine Katze`,
    }),
  round: ({ round }, reader) => sentence(reader, { en: `Round ${round} begins`, de: `Runde ${round} beginnt` }),
  stepped: ({ actor, to, swapped, picked }, reader) => stepPhrase(actor, reader, makePoint(to), swapped, picked),
  retired: ({ actor }, reader) => move(actor, reader, { en: 'waits', de: 'wartet' }),
  gambled: ({ actor, at, stake, won }, reader) =>
    move(actor, reader, {
      en: `bets ${chips(stake, 'en')} at ${makePoint(at)} and ${won ? 'wins' : 'loses'}`,
      de: `setzt ${chips(stake, 'de')} auf ${makePoint(at)} und ${won ? 'gewinnt' : 'verliert'}`,
    }),
  took: ({ actor, at }, reader) =>
    move(actor, reader, {
      en: `takes a cocktail from ${makePoint(at)}`,
      de: `nimmt einen Cocktail von ${makePoint(at)}`,
    }),
  drank: ({ actor }, reader) => move(actor, reader, { en: 'drinks a cocktail', de: 'trinkt einen Cocktail' }),
  tasted: ({ actor, poisoned, hp }, reader) =>
    move(
      actor,
      reader,
      poisoned
        ? { en: `is poisoned by it and has ${hp} HP left`, de: `ist davon vergiftet und hat noch ${hp} HP` }
        : { en: `now has ${hp} HP`, de: `hat jetzt ${hp} HP` },
    ),
  poured: ({ actor, victim, hit }, reader) =>
    move(actor, reader, {
      en: `pours a cocktail over ${victim}${hit ? '' : ', who dodges'}`,
      de: hit ? `schüttet ${victim} einen Cocktail über` : `schüttet einen Cocktail nach ${victim} und verfehlt`,
    }),
  spied: ({ actor, victim, success }, reader) =>
    move(
      actor,
      reader,
      success
        ? { en: `gets ${victim} to talk`, de: `bringt ${victim} zum Reden` }
        : { en: `spies on ${victim} and learns nothing`, de: `spioniert ${victim} aus und erfährt nichts` },
    ),
  caught: ({ actor, victim }, reader) =>
    move(actor, reader, {
      en: `tried to spy on your agent ${victim}: an enemy`,
      de: `wollte ${victim} aus deinem Team ausspionieren: gegnerisch`,
    }),
  secret: ({ actor, ip }, reader) =>
    move(actor, reader, { en: `learns a secret worth ${ip} IP`, de: `erfährt ein Geheimnis (${ip} IP)` }),
  combination: ({ safe }, reader) =>
    sentence(reader, {
      en: `You now know the combination of safe ${safe}`,
      de: `Du kennst jetzt die Kombination von Tresor ${safe}`,
    }),
  unlocked: ({ actor, safe, success }, reader) =>
    move(
      actor,
      reader,
      success
        ? { en: `opens safe ${safe}`, de: `öffnet Tresor ${safe}` }
        : { en: `can’t open safe ${safe}`, de: `bekommt Tresor ${safe} nicht auf` },
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
      de: `zerstört den Roulettetisch auf ${makePoint(at)}`,
    }),
  used: ({ actor, gadget, at, victim, success }, reader) =>
    move(actor, reader, {
      en: `${useEnglish(gadget, victim, makePoint(at))}${success ? '' : ' without success'}`,
      de: `${useGerman(gadget, victim, makePoint(at))}${success ? '' : ', aber ohne Erfolg'}`,
    }),
  landed: ({ gadget, at }, reader) =>
    sentence(reader, {
      en: `${capital(theGadget(gadget, 'en'))} lands on ${makePoint(at)}`,
      de: `${capital(theGadget(gadget, 'de', 'subject'))} landet auf ${makePoint(at)}`,
    }),
  moledie: ({ receiver }, reader) =>
    move(receiver, reader, {
      en: `now has ${theGadget('MOLEDIE', 'en')}`,
      de: `hat jetzt ${theGadget('MOLEDIE', 'de')}`,
    }),
  poisoned: ({ actor, at }, reader) =>
    move(actor, reader, {
      en: `poisons the cocktail at ${makePoint(at)}`,
      de: `vergiftet den Cocktail auf ${makePoint(at)}`,
    }),
  wired: ({ actor, victim }, reader) =>
    move(actor, reader, { en: `plants the wiretap on ${victim}`, de: `steckt ${victim} die Wanze zu` }),
  'wire-failed': (_, reader) => sentence(reader, { en: 'Your wiretap has failed', de: 'Deine Wanze ist ausgefallen' }),
  overheard: ({ actor, ip }, reader) =>
    move(actor, reader, { en: `gains ${ip} IP from the wiretap`, de: `gewinnt durch die Wanze ${ip} IP` }),
  'ip-changed': ({ person, by }, reader) =>
    move(
      person,
      reader,
      by > 0
        ? { en: `gains ${by} IP`, de: `gewinnt ${by} IP` }
        : by < 0
          ? { en: `loses ${-by} IP`, de: `verliert ${-by} IP` }
          : { en: 'has the same IP as before', de: 'hat so viele IP wie zuvor' },
    ),
  recruited: ({ person }, reader) =>
    move(person, reader, { en: 'joins your team', de: 'schließt sich deinem Team an' }),
  bribed: ({ actor, victim }, reader) =>
    move(actor, reader, {
      en: `is an enemy: your agent ${victim} keeps the nugget`,
      de: `gehört zur Gegenseite: ${victim} aus deinem Team behält das Nugget`,
    }),
  'refused-bribe': ({ victim }, reader) =>
    move(victim, reader, {
      en: 'takes the nugget and turns out to be an enemy',
      de: 'nimmt das Nugget und gehört zur Gegenseite',
    }),
  struck: ({ strikes, most }, reader) =>
    sentence(reader, {
      en: `You missed a turn: strike ${strikes} of ${most}`,
      de: `Du hast einen Zug verpasst: Verwarnung ${strikes} von ${most}`,
    }),
  'unused-keys': ({ file, keys }, reader) => {
    const names = keys.join(', ');
    return sentence(reader, {
      en: `Ignored keys in the ${file} file: ${names}`,
      de: `Ignorierte Schlüssel in der ${file === 'match' ? 'Partie' : 'Szenario'}datei: ${names}`,
    });
  },
  hurt: ({ person, damage }, reader) =>
    move(person, reader, { en: `takes ${damage} damage`, de: `erleidet ${damage} Schaden` }),
  exfiltrated: ({ person, to }, reader) =>
    move(person, reader, {
      en: `collapses and is carried to the bar seat at ${makePoint(to)}`,
      de: `bricht zusammen und wird auf den Sitzplatz ${makePoint(to)} gebracht`,
    }),
  healed: ({ person, hp }, reader) =>
    move(person, reader, { en: `recovers to ${hp} HP`, de: `erholt sich auf ${hp} HP` }),
  dried: ({ person }, reader) => move(person, reader, { en: 'is dry again', de: 'ist wieder trocken' }),
  cat: ({ to, swapped }, reader) =>
    stepPhrase(figure('cat', reader.language, 'first'), reader, makePoint(to), swapped, null),
  'guests-left': (_, reader) =>
    sentence(reader, {
      en: 'The guests go home. Everyone still here is an agent',
      de: 'Die Gäste gehen nach Hause. Wer jetzt noch da ist, gehört zu einem Team',
    }),
  'janitor-came': ({ at }, reader) =>
    sentence(reader, {
      en: `The janitor appears at ${makePoint(at)}`,
      de: `Der Hausmeister erscheint auf ${makePoint(at)}`,
    }),
  removed: ({ person, at }, reader) =>
    sentence(reader, {
      en: `The janitor throws out ${person} (${makePoint(at)})`,
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
    ? [say({ en: `swaps with ${figure(swapped, 'en')}`, de: `tauscht mit ${figure(swapped, 'de')}` }, language)]
    : [];
  const picks = picked
    ? [say({ en: `picks up ${theGadget(picked, 'en')}`, de: `nimmt ${theGadget(picked, 'de')} mit` }, language)]
    : [];
  return {
    who,
    does: say({ en: `walks to ${to}`, de: `geht nach ${to}` }, language),
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
  cat: { en: 'The cat', de: 'Die Katze' },
  janitor: { en: 'The janitor', de: 'Der Hausmeister' },
} as const;

const WITHIN = {
  cat: { en: 'the cat', de: 'der Katze' },
  janitor: { en: 'the janitor', de: 'dem Hausmeister' },
} as const;

const VERDICTS = {
  enemy: { en: 'an enemy', de: 'gegnerisch' },
  harmless: { en: 'probably not an enemy', de: 'wohl nicht gegnerisch' },
  nothing: { en: 'inconclusive', de: 'nichts zu erkennen' },
} as const;
