import { type Language, say, type Text } from '@longtable/kit';
import type { RunaEvent } from '../events.ts';
import { CARDS, type Card, HIGH_ROLL, spellDamage } from '../rules/cards.ts';
import { EFFECTS, type MonsterAbility, type MonsterName, strengthOf } from '../rules/monsters.ts';
import type { State } from '../state.ts';
import { dieName, elementName } from './names.ts';

/** What a card does in Runa's hands, whatever its target. */
export function cardEffect({ runa }: Pick<State, 'runa'>, { name, level }: Card, language: Language): string {
  const effect = CARDS[name];
  switch (effect.kind) {
    case 'strike': {
      const base = `${effect.power * level} + ${dieName(runa.die, language)}`;
      const more = runa.die < HIGH_ROLL ? 0 : effect.highRoll * level;
      const bonus = { en: more ? `, +${more} on ${HIGH_ROLL}+` : '', de: more ? `, +${more} ab ${HIGH_ROLL}` : '' };
      const breaks = effect.breaksFocus ? { en: ', breaks focus', de: ', bricht Fokus' } : { en: '', de: '' };
      return say({ en: `${base}${bonus.en}${breaks.en}`, de: `${base}${bonus.de}${breaks.de}` }, language);
    }
    case 'spell': {
      const damage = spellDamage(effect, level, runa.fp, null);
      const element = elementName(effect.strongAgainst, language);
      return say(
        {
          en: `${damage} magic, +${2 * level} vs. ${element}`,
          de: `${damage} Magie, +${2 * level} gegen ${element}`,
        },
        language,
      );
    }
    default:
      return say(stanceEffect(effect.kind, effect.power * level), language);
  }
}

function stanceEffect(kind: 'parry' | 'reflect' | 'focus', power: number): Text {
  switch (kind) {
    case 'parry':
      return { en: `${power} less from every attack`, de: `${power} weniger pro Angriff` };
    case 'reflect':
      return { en: `reflects ${power} magic`, de: `wirft ${power} Magie zurück` };
    case 'focus':
      return { en: `+${power} focus next turn`, de: `+${power} Fokus im nächsten Zug` };
  }
}

/** What a monster's ability does. */
export function abilityEffect(ability: MonsterAbility, language: Language): string {
  const strength = strengthOf(ability);
  const { kind } = EFFECTS[ability.name];
  const text: Record<typeof kind, Text> = {
    strike: { en: `${strength} damage`, de: `${strength} Schaden` },
    spell: { en: `${strength} magic damage`, de: `${strength} Magieschaden` },
    focus: { en: `gains ${strength} focus`, de: `sammelt ${strength} Fokus` },
    block: { en: `blocks ${strength}`, de: `blockt ${strength}` },
    deflect: { en: `deflects ${strength} magic`, de: `Magie −${strength}` },
  };
  return say(text[kind], language);
}

/** Damage that somebody took. */
export type Hit = Extract<RunaEvent, { kind: 'takes' }>;

/** What Runa did: her card (unless it was told with the move before), her roll and whom she hit. */
export interface OwnAct {
  readonly card?: Card;
  readonly roll?: number;
  readonly hit?: Hit & { readonly who: MonsterName };
}

/** What a monster did, and whom that hit: Runa, or itself if she reflected it. */
export interface MonsterAct {
  readonly who: MonsterName;
  readonly ability: MonsterAbility;
  readonly hits: readonly Hit[];
}

/** Groups events by who acted: Runa's card, roll and hit, then each monster's ability and hits. */
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

/** Whether a monster only defends itself or gathers focus. */
export function isPassive({ ability }: MonsterAct): boolean {
  return ['focus', 'block', 'deflect'].includes(EFFECTS[ability.name].kind);
}
