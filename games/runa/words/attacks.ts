import { capital, type Language, list, say, type Text } from '@longtable/kit';
import type { RunaEvent } from '../events.ts';
import { CARDS, type Card } from '../rules/cards.ts';
import { EFFECTS, type EffectName, type MonsterAbility, type MonsterName } from '../rules/monsters.ts';
import { abilityName, theMonster, theTarget } from './names.ts';

export function ownAct({ card, roll, hit }: OwnAct, language: Language): string {
  const kind = card ? CARDS[card.name].kind : 'strike';
  if (kind !== 'strike' && kind !== 'spell') return say(STANCES[kind], language);
  const name = card && abilityName(card, language);
  if (kind === 'strike' && roll === undefined)
    return say({ en: `Runa plays ${name}.`, de: `Runa spielt ${name}.` }, language);
  const rolls = { en: `rolls ${roll}`, de: `würfelt ${roll}` };
  const plays = { en: `plays ${name}`, de: `spielt ${name}` };
  const casts = { en: `casts ${name}`, de: `wirkt ${name}` };
  const does = kind === 'spell' ? [casts] : card ? [plays, rolls] : [rolls];
  const did = [...does.map((text) => say(text, language)), ...(hit ? [hitWords(hit, language)] : [])];
  return `Runa ${list(did, language)}${hit ? '.' : say(STOPPED[kind], language)}`;
}

const STANCES = {
  parry: { en: 'Runa gets ready to parry.', de: 'Runa macht sich zur Parade bereit.' },
  reflect: { en: 'Runa gets ready to reflect spells.', de: 'Runa hebt ihren Spiegel gegen Zauber.' },
  focus: { en: 'Runa gathers focus.', de: 'Runa sammelt Fokus.' },
} as const satisfies Record<string, Text>;

const STOPPED = {
  strike: { en: ', but the attack is blocked.', de: ', doch der Angriff wird geblockt.' },
  spell: { en: ', but the spell is deflected.', de: ', doch der Zauber wird abgewehrt.' },
} as const satisfies Record<string, Text>;

function hitWords({ who, damage, left }: NonNullable<OwnAct['hit']>, language: Language): string {
  const target = theTarget(who, language);
  const words =
    left === 0
      ? { en: `kills ${target} with ${damage} damage`, de: `besiegt ${target} mit ${damage} Schaden` }
      : {
          en: `hits ${target} for ${damage} (${left} left)`,
          de: `trifft ${target} mit ${damage} Schaden (noch ${left})`,
        };
  return say(words, language);
}

/** Returns a sentence about a monster's action and the reflected damage. */
export function monsterAct({ who, ability, hits }: MonsterAct, language: Language): string {
  const verb = say(VERBS[ability.name], language).replace('*', abilityName(ability, language));
  const told = hits.map((hit) => (hit.who === 'Runa' ? suffered(hit, language) : returned(hit, language)));
  const doing = `${capital(theMonster(who, language))} ${verb}`;
  return told.length === 0 ? `${doing}${say(PARRIED, language)}` : `${doing}: ${told.join('; ')}.`;
}

/** Returns one sentence about monsters that only defended themselves or gained focus. */
export function passiveActs(acts: readonly MonsterAct[], language: Language): string {
  const [first, second] = acts.map(({ ability }) => ability.name);
  const together = first === second && PLURALS[first as EffectName];
  const whos = acts.map(({ who }) => theMonster(who, language));
  if (together) return `${capital(list(whos, language))} ${say(together, language)}.`;
  const did = acts.map(({ ability }, index) => `${whos[index]} ${say(VERBS[ability.name], language)}`);
  return `${capital(list(did, language))}.`;
}

/** Verbs for two monsters with the same action. */
const PLURALS: Partial<Record<EffectName, Text>> = {
  Focus: { en: 'gather focus', de: 'sammeln Fokus' },
  Block: { en: 'get ready to block', de: 'gehen in Deckung' },
  Deflect: { en: 'get ready to deflect', de: 'machen sich zur Abwehr bereit' },
};

const PARRIED: Text = { en: ', but Runa parries it.', de: ', doch Runa pariert.' };

function suffered({ damage, left }: Hit, language: Language): string {
  const words =
    left === 0
      ? { en: `Runa takes ${damage} damage and falls`, de: `Runa erleidet ${damage} Schaden und fällt` }
      : { en: `Runa takes ${damage} damage (${left} left)`, de: `Runa erleidet ${damage} Schaden (noch ${left})` };
  return say(words, language);
}

function returned({ damage, left }: Hit, language: Language): string {
  const words =
    left === 0
      ? {
          en: `${damage} damage is reflected and kills it`,
          de: `${damage} werden zurückgeworfen und besiegen den Angreifer`,
        }
      : { en: `${damage} reflected (${left} left)`, de: `${damage} werden zurückgeworfen (noch ${left})` };
  return say(words, language);
}

/** Verbs of the abilities; `*` is replaced by the ability's name. */
const VERBS: Readonly<Record<EffectName, Text>> = {
  Scratch: { en: 'scratches', de: 'kratzt' },
  Claw: { en: 'claws', de: 'schlägt mit der Pranke zu' },
  Smash: { en: 'smashes', de: 'schlägt zu' },
  Bite: { en: 'bites', de: 'beißt zu' },
  Focus: { en: 'gathers focus', de: 'sammelt Fokus' },
  Block: { en: 'gets ready to block', de: 'geht in Deckung' },
  Deflect: { en: 'gets ready to deflect', de: 'macht sich zur Abwehr bereit' },
  Water: { en: 'casts *', de: 'wirkt *' },
  Ice: { en: 'casts *', de: 'wirkt *' },
  Fire: { en: 'casts *', de: 'wirkt *' },
  Lightning: { en: 'casts *', de: 'wirkt *' },
};

export type Hit = Extract<RunaEvent, { kind: 'takes' }>;

/** Runa's action: the card (unless already reported with the previous move), the roll and the target. */
export interface OwnAct {
  readonly card?: Card;
  readonly roll?: number;
  readonly hit?: Hit & { readonly who: MonsterName };
}

/** Action of a monster and its hits: on Runa, or on itself if she reflected it. */
export interface MonsterAct {
  readonly who: MonsterName;
  readonly ability: MonsterAbility;
  readonly hits: readonly Hit[];
}

/** Groups events by actor: Runa's card, roll and hit, then each monster's ability and hits. */
export function actsOf(events: readonly RunaEvent[]): { own?: OwnAct; monsters: readonly MonsterAct[] } {
  let own: OwnAct | undefined;
  const monsters: MonsterAct[] = [];
  for (const event of events) {
    const last = monsters.at(-1);
    if (event.kind === 'rolls') own = { ...own, roll: event.roll };
    else if (event.kind === 'uses' && event.who === 'Runa') own = { card: event.ability };
    else if (event.kind === 'uses') monsters.push({ who: event.who, ability: event.ability, hits: [] });
    else if (event.kind === 'takes' && last) monsters.splice(-1, 1, { ...last, hits: [...last.hits, event] });
    else if (event.kind === 'takes' && event.who !== 'Runa') own = { ...own, hit: { ...event, who: event.who } };
  }
  return { ...(own && { own }), monsters };
}

/** Whether a monster only defends itself or gains focus. */
export function isPassive({ ability }: MonsterAct): boolean {
  return ['focus', 'block', 'deflect'].includes(EFFECTS[ability.name].kind);
}
