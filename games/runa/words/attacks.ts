import type { Text, Translation } from '@longtable/kit';
import type { RunaEvent } from '../events.ts';
import { CARDS, type Card } from '../rules/cards.ts';
import { EFFECTS, type MonsterAbility, type MonsterName } from '../rules/monsters.ts';
import { abilityText } from './names.ts';
import { texts } from './texts.ts';

export function ownAct({ card, roll, hit }: OwnAct): Text {
  const kind = card ? CARDS[card.name].kind : 'strike';
  if (kind !== 'strike' && kind !== 'spell') return texts.story[kind];
  const name = card && abilityText(card);
  const harm = { target: hit && texts.monsters[hit.who], damage: hit?.damage ?? 0, left: hit?.left ?? 0 };
  if (roll !== undefined) return texts.story.attacks({ card: name, roll, ...harm });
  return texts.story[kind === 'spell' ? 'casts' : 'plays']({ card: name ?? '', ...harm });
}

/** Returns a sentence about a monster's action and the reflected damage. */
export function monsterAct({ who, ability, hits }: MonsterAct): Text {
  return texts.story.monsterActs({
    monster: texts.monsters[who],
    does: doesWords(ability),
    harm: hits.map((hit) => (hit.who === 'Runa' ? texts.story.suffers(hit) : texts.story.reflected(hit))),
  });
}

/** Returns one sentence about monsters that only defended themselves or gained focus. */
export function passiveActs(acts: readonly MonsterAct[]): Text {
  const [first, second] = acts.map(({ ability }) => ability.name);
  const together = first === second && first && hasKey(texts.story.do, first) ? texts.story.do[first] : undefined;
  if (together) return texts.story.monstersDo({ monsters: acts.map(({ who }) => texts.monsters[who]), do: together });
  const clauses = acts.map(({ who, ability }) =>
    texts.story.monsterDoes({ monster: texts.monsters[who], does: doesWords(ability) }),
  );
  return texts.story.sentence({ clauses });
}

function doesWords(ability: MonsterAbility): Translation {
  const { name } = ability;
  return hasKey(texts.story.does, name)
    ? texts.story.does[name]
    : texts.story.doesCast({ ability: abilityText(ability) });
}

function hasKey<T extends object>(record: T, key: PropertyKey): key is keyof T {
  return Object.hasOwn(record, key);
}

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
