import { capital, type Language, list, say, type Text } from '@longtable/kit';
import type { RunaEvent } from '../events.ts';
import { CARDS, type Card } from '../rules/cards.ts';
import { EFFECTS, type EffectName, type MonsterAbility, type MonsterName } from '../rules/monsters.ts';
import { abilityName, theMonster, theTarget } from './names.ts';
import { texts } from './texts.ts';

export function ownAct({ card, roll, hit }: OwnAct, language: Language): string {
  const kind = card ? CARDS[card.name].kind : 'strike';
  if (kind !== 'strike' && kind !== 'spell') return say(STANCES[kind], language);
  const name = card && abilityName(card, language);
  if (kind === 'strike' && roll === undefined) return say(texts.attacks.runaPlays({ name }), language);
  const rolls = texts.attacks.rolls({ roll });
  const plays = texts.attacks.plays({ name });
  const casts = texts.attacks.casts({ name });
  const does = kind === 'spell' ? [casts] : card ? [plays, rolls] : [rolls];
  const did = [...does.map((text) => say(text, language)), ...(hit ? [hitWords(hit, language)] : [])];
  return `Runa ${list(did, language)}${hit ? '.' : say(STOPPED[kind], language)}`;
}

const STANCES = {
  parry: texts.attacks.runaGetsReadyToParry,
  reflect: texts.attacks.runaGetsReadyToReflectSpells,
  focus: texts.attacks.runaGathersFocus,
} as const satisfies Record<string, Text>;

const STOPPED = {
  strike: texts.attacks.butTheAttackIsBlocked,
  spell: texts.attacks.butTheSpellIsDeflected,
} as const satisfies Record<string, Text>;

function hitWords({ who, damage, left }: NonNullable<OwnAct['hit']>, language: Language): string {
  const target = theTarget(who, language);
  const words =
    left === 0
      ? texts.attacks.killsWithDamage({ target, damage })
      : texts.attacks.hitsForLeft({ target, damage, left });
  return say(words, language);
}

/** Returns a sentence about a monster's action and the reflected damage. */
export function monsterAct({ who, ability, hits }: MonsterAct, language: Language): string {
  const verb = say(VERBS[ability.name], language).replace('*', abilityName(ability, language));
  const told = hits.map((hit) => (hit.who === 'Runa' ? suffered(hit, language) : returned(hit, language)));
  const doing = `${capital(theMonster(who, language))} ${verb}`;
  return told.length === 0 ? `${doing}${say(texts.attacks.parried, language)}` : `${doing}: ${told.join('; ')}.`;
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
  Focus: texts.attacks.gatherFocus,
  Block: texts.attacks.getReadyToBlock,
  Deflect: texts.attacks.getReadyToDeflect,
};

function suffered({ damage, left }: Hit, language: Language): string {
  const words =
    left === 0
      ? texts.attacks.runaTakesDamageAndFalls({ damage })
      : texts.attacks.runaTakesDamageLeft({ damage, left });
  return say(words, language);
}

function returned({ damage, left }: Hit, language: Language): string {
  const words =
    left === 0 ? texts.attacks.damageIsReflectedAndKillsIt({ damage }) : texts.attacks.reflectedLeft({ damage, left });
  return say(words, language);
}

/** Verbs of the abilities; `*` is replaced by the ability's name. */
const VERBS: Readonly<Record<EffectName, Text>> = {
  Scratch: texts.attacks.scratches,
  Claw: texts.attacks.claws,
  Smash: texts.attacks.smashes,
  Bite: texts.attacks.bites,
  Focus: texts.attacks.gathersFocus,
  Block: texts.attacks.getsReadyToBlock,
  Deflect: texts.attacks.getsReadyToDeflect,
  Water: texts.attacks.casts2,
  Ice: texts.attacks.casts2,
  Fire: texts.attacks.casts2,
  Lightning: texts.attacks.casts2,
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
