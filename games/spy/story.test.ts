import { SIGNS } from '@longtable/kit/picture';
import { expect, test } from 'vitest';
import { gadgetIcon } from './drawing/icons.ts';
import { effectsOf } from './drawing/story.ts';
import type { EventData } from './events.ts';

const effects = (event: EventData) => effectsOf({ audience: 'all', ...event });
const at = { x: 1, y: 1 };

test('names the people of an action with its icon, or a cross if it failed', () => {
  const use = { kind: 'used', actor: 'Ines', gadget: 'BOWLER_BLADE', at, victim: 'Hugo' } as const;
  const cut = { actor: 'Ines', target: 'Hugo' };
  expect(effects({ ...use, success: true })).toEqual([{ ...cut, icon: gadgetIcon('BOWLER_BLADE') }]);
  expect(effects({ ...use, success: false })).toEqual([{ ...cut, icon: SIGNS.cancel }]);
  expect(effects({ ...use, success: true, victim: null })).toEqual([]);
});

test('shows who throws something that hurts people near a field, and where, before its effects', () => {
  const use = { kind: 'used', actor: 'Ines', gadget: 'MOTHBALL_POUCH', at, victim: null, success: true } as const;
  const icon = gadgetIcon('MOTHBALL_POUCH');
  expect(effects(use)).toEqual([{ target: 'Ines', icon, spot: 'casino/B2' }]);
  expect(effects({ ...use, gadget: 'GRAPPLE' })).toEqual([]);
});

test('shows damage and intelligence points as numbers', () => {
  const cause = { gadget: 'BOWLER_BLADE', actor: 'Ines' };
  expect(effects({ kind: 'hurt', person: 'Hugo', damage: 20, hp: 80, cause })).toEqual([
    { actor: 'Ines', target: 'Hugo', number: -20 },
  ]);
  expect(effects({ kind: 'secret', actor: 'Ines', ip: 3 })).toEqual([{ target: 'Ines', number: 3 }]);
});

test('marks a collapse as deadly', () => {
  const collapse = {
    kind: 'exfiltrated',
    person: 'Hugo',
    from: at,
    to: { x: 2, y: 1 },
    moved: null,
    actor: 'Ines',
  } as const;
  expect(effects(collapse)).toEqual([{ target: 'Hugo', icon: SIGNS.deadly }]);
});
