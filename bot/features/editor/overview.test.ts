import { duel } from '@longtable/duel';
import { dungeon } from '@longtable/dungeon';
import type { Fault } from '@longtable/kit';
import { describe, expect, test } from 'vitest';
import { parseId } from '../../../tests/ids.ts';
import { type Drawn, textOf } from '../../render/message.ts';
import { page } from '../../render/page.ts';
import { type DesignKind, designKindsOf, type OpenDraft } from './drafts.ts';
import { drawEditor, drawMore } from './panel.ts';

const KINDS = designKindsOf([duel, dungeon]);
const kindOf = (id: string) => KINDS.find(({ design }) => design.id === id) as DesignKind;
const [DECK, LEVELS] = ['deck', 'levels'].map(kindOf) as [DesignKind, DesignKind];
const startOf = ({ design }: DesignKind) => design.starts[0] as unknown as { id: string; doc: never };

function draftOf(kind: DesignKind, changes: object = {}): OpenDraft {
  const at = { sheet: 0, brush: 0, painting: false, x: 0, y: 0, entry: 0, group: 0 };
  const { doc } = startOf(kind);
  const draft = { owner: 'ada', game: kind.game.id, design: kind.design.id, name: 'My *best* one', doc, past: [], at };
  return { ...kind, id: 'K3_x-9aB', draft: { ...draft, changed: 0, until: 86_400_000, ...changes } };
}

const actionsOf = (drawn: Drawn) =>
  [...JSON.stringify(drawn.components).matchAll(/"custom_id":"([^"]+)"/g)].flatMap(([, custom]) => {
    const id = parseId(custom ?? '');
    return id && 'action' in id ? [id.action] : id && 'step' in id ? [id.step] : [];
  });

describe('the editor', () => {
  const draw = (open: OpenDraft, display: 'plain' | 'sentences' = 'plain') => {
    const drawn = drawEditor(open, { language: 'en', display });
    return { text: textOf(drawn), actions: actionsOf(drawn) };
  };

  test('names the entry or the square of a fault, two faults at most', () => {
    const withFaults = (kind: DesignKind, faults: readonly Fault[]) =>
      draw({ ...draftOf(kind), design: { ...kind.design, faults: () => faults } }).text;
    const named = withFaults(DECK, [{ entry: 1, reason: 'is weak' }]);
    expect(named).toContain('Gullboy: is weak');
    const fixed = {
      ...DECK,
      design: {
        ...DECK.design,
        lists: DECK.design.kind === 'listed' ? DECK.design.lists.map(({ newEntry: _, ...list }) => list) : [],
      },
    };
    expect(withFaults(fixed, [{ entry: 1, reason: 'is weak' }])).toContain('**To fix:** is weak');
    expect(withFaults(DECK, [{ entry: 0, sheet: 1, reason: 'is weak' }])).toMatch(/\w+: is weak/);
    expect(withFaults(DECK, [{ reason: 'is weak' }])).not.toContain(': is weak\n');
    expect(withFaults(LEVELS, [{ at: { x: 1, y: 2 }, reason: 'is odd' }])).toContain('B3: is odd');
    const faults = ['one', 'two', 'three'].map((reason) => ({ reason }));
    expect(withFaults(DECK, faults.slice(0, 2))).toContain('two');
    expect(withFaults(DECK, faults.slice(0, 2))).not.toContain('(2');
    const three = withFaults(DECK, faults);
    expect(three).toContain('one');
    expect(three).not.toContain('three');
    expect(three).toContain('**To fix (3):** one\ntwo');
  });
});

describe('more actions', () => {
  const more = (open: OpenDraft, isShared = false, inServer = true) => page(drawMore(open, isShared, inServer), 'en');

  test('fit the kind of the draft', () => {
    expect(actionsOf(more(draftOf(DECK)))).toEqual(['rename', 'twin', 'share', 'help', 'list', 'delete', 'edit']);
    expect(actionsOf(more(draftOf(LEVELS)))).toEqual([
      ...['shape', 'map', 'rename', 'twin', 'share', 'help', 'list', 'delete', 'edit'],
    ]);
    expect(textOf(more(draftOf(LEVELS)))).toContain('kept until <t:86400:D>');
  });
});
