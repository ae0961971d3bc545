import { type InEach, type Language, type Noun, nameNoun, say, type Text } from '@longtable/kit';
import { makePoint, type Point } from '@longtable/spy/rules/grid';
import { gadgetNoun } from '@longtable/spy/words/descriptions';
import { texts as spyTexts } from '@longtable/spy/words/texts';
import type { NormalOperation, NormalStatus } from '../wire/normal.ts';
import { texts } from '../words/texts.ts';

const { log } = spyTexts;

/**
 * Returns a sentence per operation of a recorded status. Without operations, announces the round if no character is
 * active, else returns an empty array.
 */
export function captionsOf(status: NormalStatus, before: NormalStatus | undefined, language: Language): string[] {
  if (status.operations.length > 0)
    return status.operations.map((operation) => say(caption(operation, status, before ?? status), language));
  return status.active === null ? [say(log.round({ round: status.round, isLast: false }), language)] : [];
}

function caption(operation: NormalOperation, { characters }: NormalStatus, before: NormalStatus): Text {
  const name = characters.find(({ id }) => id === operation.characterId)?.name ?? '?';
  const predicates = PREDICATES[operation.type]?.(operation, before, name);
  return predicates
    ? log.turn({ who: FIGURES[operation.type] ?? nameNoun(name), isEnemy: false, isYours: false, predicates })
    : operation.type;
}

/** Subjects of operations without a character. */
const FIGURES: Readonly<Record<string, InEach<Noun>>> = { CAT_ACTION: log.cat, JANITOR_ACTION: log.janitor };

const walks = ({ target }: NormalOperation) => [log.walks({ field: fieldOf(target) })];

/** Predicates by type of operation. */
const PREDICATES: Readonly<
  Record<string, (operation: NormalOperation, before: NormalStatus, actor: string) => readonly Text[]>
> = {
  MOVEMENT: walks,
  CAT_ACTION: walks,
  JANITOR_ACTION: walks,
  RETIRE: () => [texts.captions.endsTurn],
  EXFILTRATION: ({ target }) => [log.wakesUp({ field: fieldOf(target), hp: 1 })],
  SPY_ACTION: ({ target, successful: success }, before) => {
    const safe = target ? safeAt(before, target) : undefined;
    if (safe !== undefined) return [log.opens({ safe, success, times: 1 })];
    return [log.spies({ victim: personAt(before, target) ?? fieldOf(target), success, times: 1 })];
  },
  GAMBLE_ACTION: ({ successful }) => [successful ? texts.captions.winsAtRoulette : texts.captions.losesAtRoulette],
  PROPERTY_ACTION: ({ usedProperty, target, isEnemy }, before) => {
    const field = fieldOf(target);
    if (usedProperty === 'BANG_AND_BURN') return [log.burns({ field })];
    const verdict = isEnemy === null ? null : isEnemy ? 'enemy' : 'harmless';
    return [log.observes({ victim: personAt(before, target) ?? field, verdict, times: 1 })];
  },
  GADGET_ACTION: ({ gadget: name, target, successful: success }, before, actor) => {
    const gadget = name ?? '';
    const victim = personAt(before, target) ?? null;
    const use = { gadget, noun: gadgetNoun(gadget), victim, field: fieldOf(target), isSelf: victim === actor };
    return [
      log.uses({ ...use, loot: null, success, times: 1 }),
      ...(success || gadget === 'HAIRDRYER' ? [] : [log.misses]),
    ];
  },
};

function fieldOf(target: Point | null | undefined): string {
  return target ? makePoint(target) : '?';
}

function personAt({ characters }: NormalStatus, target: Point | null | undefined): string | undefined {
  return characters.find(({ at }) => target && at?.x === target.x && at.y === target.y)?.name;
}

function safeAt({ fields }: NormalStatus, { x, y }: Point): number | undefined {
  const field = fields[y]?.[x];
  return field?.state === 'SAFE' ? (field.safe ?? undefined) : undefined;
}
